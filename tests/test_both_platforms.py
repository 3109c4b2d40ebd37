"""One worker at Discord and Telegram at once: many tables, and neither waits for the other."""

import asyncio
from contextlib import AsyncExitStack, suppress
from functools import partial, partialmethod

import pytest

from bots.adapter import startup
from bots.discord_bot import client as discord_client
from bots.discord_bot.canvas import DiscordCanvas
from bots.drawing.redrawer import Redrawer
from bots.service import Service
from bots.settings import settings
from bots.telegram_bot import service as telegram_service
from bots.telegram_bot.canvas import TelegramCanvas
from bots.telegram_bot.limiter import Limiter
from bots.worker import Worker
from storage import durability
from storage.places import Place
from tests.discord import bot_house as discord_house
from tests.discord import players as discord_players
from tests.discord.players import title_of
from tests.discord_server.library import speaks_to
from tests.discord_server.server import DiscordServer
from tests.server_clock import PATIENCE
from tests.telegram import bot_house as telegram_house
from tests.telegram import players as telegram_players
from tests.telegram.test_process import Process
from tests.telegram_server.fixtures import (  # noqa: F401 - what the library needs here as well
    few_certificates,
    one_certificate,
    waiting_times_are_periods,
)
from tests.telegram_server.server import TelegramServer

KINGDOM = "cellar,militia,moat,village,workshop,festival,market,smithy,gardens,woodcutter"
WISHES = ("Moat", "Estate", "Cellar")  # piles that are soon gone
HELD_UP = 300  # seconds, longer than anyone waits for anything here
NAMES = ("Ann", "Bob", "Cid", "Dan")


class Both:
    """Both platforms, people who are at each, and the tables they play at."""

    def __init__(self, discord_itself, telegram_itself, settings):
        self.discord, self.telegram, self.settings = discord_itself, telegram_itself, settings
        self.at_discord = [discord_itself.person(name) for name in NAMES]
        self.at_telegram = [telegram_itself.person(name) for name in NAMES]
        self.guild = discord_itself.guild("Club", *self.at_discord)
        self.channels = [self.guild.channel("games"), self.guild.channel("more-games")]
        self.groups = [telegram_itself.supergroup(title, *self.at_telegram) for title in ("Friends", "Family")]
        for group in self.groups:
            group.add(telegram_itself.bot)

    async def start(self):
        """One worker serves both."""
        self.begin()
        await self.discord.gateway.connected(1)
        await self.telegram.until(lambda: self.states() == ["serving", "serving"])

    def begin(self):
        """One worker tries to serve both."""
        self.service = Service(self.settings)
        self.serving = asyncio.create_task(self.service.serve())

    def states(self):
        """Whether Discord and Telegram are being served."""
        return [self.service.statuses[name].state for name in ("discord", "telegram")]

    async def stop(self):
        self.serving.cancel()
        with suppress(asyncio.CancelledError):
            await self.serving
        self.discord.gateway.forgets()

    async def in_channel(self, number=0):
        """Two people begin a game at Discord."""
        where, people = self.channels[number], self.at_discord[2 * number : 2 * number + 2]
        await self._begin(discord_house.place_at(where), title_of(where), *map(discord_house.person_of, people))
        players = [discord_players.Player(person, where, WISHES, b"dice") for person in people]
        return discord_players.Round(self.discord, players)

    async def in_group(self, number=0):
        """Two people begin a game at Telegram."""
        group, people = self.groups[number], self.at_telegram[2 * number : 2 * number + 2]
        for person in people:
            self.telegram.private(person).started = True
        await self._begin(telegram_house.place_at(group), group.title, *map(telegram_house.person_of, people))
        players = [telegram_players.Player(person, group.title, WISHES, b"dice") for person in people]
        return telegram_players.Round(self.telegram, players)

    async def _begin(self, place, title, host, *others):
        """Begin a game with that kingdom. How people come to a table is tested elsewhere."""
        tables = self.service.worker.tables
        await tables.open(place, host, title)
        await tables.do("option", place, host, f"own={KINGDOM}")
        for person in others:
            await tables.do("join", place, person)
        await tables.do("start", place, host)


@pytest.fixture
async def both(server, client, monkeypatch):
    """One worker at both platforms, where time passes faster; it makes no mistake at either."""
    for canvas in (DiscordCanvas, TelegramCanvas):
        monkeypatch.setattr(canvas, "gap", 0.1)
        monkeypatch.setattr(canvas, "lull", 0.2)
    monkeypatch.setattr(discord_client, "LONGEST_WAIT", 2 * HELD_UP)  # a limit is waited for, not put off
    monkeypatch.setattr(telegram_service, "Limiter", partial(Limiter, 1000))
    monkeypatch.setattr(Redrawer, "close", partialmethod(Redrawer.close, 0.2))  # some of it cannot be drawn here
    assert await client.dbsize() == 0
    async with AsyncExitStack() as stack:
        discord_itself = await stack.enter_async_context(DiscordServer(rate_limits=None))
        telegram_itself = await stack.enter_async_context(TelegramServer(flood=None))
        # Three seconds for an answer are thirty: a busy machine must not look like a slow bot.
        discord_itself.clock.speed = 0.1
        telegram_itself.clock.speed = 0.1
        stack.enter_context(speaks_to(discord_itself))
        both = Both(discord_itself, telegram_itself, settings(environment(discord_itself, telegram_itself, server.url)))
        await both.start()
        yield both
        await both.stop()
        assert discord_itself.complaints == telegram_itself.complaints == discord_itself.failures == []


def environment(discord_itself, telegram_itself, redis_url=""):
    return {
        "REDIS_URL": redis_url,
        "DISCORD_TOKEN": discord_itself.token,
        "DISCORD_API_URL": discord_itself.rest_url,
        "DISCORD_GATEWAY_URL": discord_itself.gateway_url,
        "TELEGRAM_TOKEN": telegram_itself.token,
        "TELEGRAM_BASE_URL": telegram_itself.url.removesuffix("/bot"),
    }


@pytest.mark.long
@pytest.mark.usefixtures("short_piles")
async def test_tables_at_both_platforms_are_played_to_the_end_at_the_same_time(both):
    beginning = both.in_channel(0), both.in_channel(1), both.in_group(0), both.in_group(1)
    rounds = await asyncio.gather(*beginning)
    in_channel, in_another_channel, in_group, in_another_group = rounds
    await asyncio.gather(
        in_channel.plays_to_the_end(),
        in_another_channel.plays(15),
        in_group.plays_to_the_end(),
        in_another_group.plays(15),
    )
    assert [each.refusals() for each in rounds] == [[]] * 4
    await both.at_discord[0].sees(both.channels[0], "The game is over.")
    await both.at_telegram[0].sees(both.groups[0], "The game is over.")
    assert [each.presses for each in (in_another_channel, in_another_group)] == [15, 15]


async def moves(game, presses):
    """Make that many presses, each as soon as the one before it is on screen; what is held up fails the test."""
    for _ in range(presses):
        await (await game.next()).moves()
    await game.next()


LONG = 1000  # requests


async def test_the_server_is_asked_once_whether_it_can_lose_presses(both, client):
    await both.stop()
    await client.config_resetstat()
    await both.start()
    asked = await client.info("commandstats")
    assert asked["cmdstat_config|get"]["calls"] == 1


async def test_a_risk_that_appears_later_is_known_to_the_service(both, client, monkeypatch):
    monkeypatch.setattr(durability, "LOOK_AGAIN", 0.01)
    await both.stop()
    await both.start()
    await client.config_set("maxmemory", "1mb")
    try:
        await both.telegram.until(lambda: any("nearly full" in risk for risk in both.service.risks()))
    finally:
        await client.config_set("maxmemory", 0)


async def test_a_flood_at_telegram_does_not_delay_discord(both):
    channel, group = await asyncio.gather(both.in_channel(), both.in_group())
    asked = await group.next()
    for method in ("sendMessage", "editMessageText"):
        both.telegram.fails(method, retry_after=HELD_UP, times=LONG)
    await asked.moves()
    await moves(channel, 4)


@pytest.mark.long
async def test_telegram_that_does_not_answer_does_not_delay_discord(both):
    channel, group = await asyncio.gather(both.in_channel(), both.in_group())
    asked = await group.next()
    for method in ("sendMessage", "editMessageText"):
        both.telegram.delays(method, HELD_UP, times=LONG)
    await asked.moves()
    await moves(channel, 4)


@pytest.mark.long
async def test_a_flood_at_discord_does_not_delay_telegram(both):
    channel, group = await asyncio.gather(both.in_channel(), both.in_group())
    asked = await channel.next()
    both.discord.limits("edit_message", HELD_UP, times=LONG)
    both.discord.limits("send_message", HELD_UP, times=LONG, everywhere=True)
    await asked.moves()
    await moves(group, 4)


async def test_discord_that_cannot_be_reached_does_not_delay_telegram(both):
    channel, group = await asyncio.gather(both.in_channel(), both.in_group())
    await both.discord.until(lambda: all(player.panel is not None for player in channel.players))
    both.discord.gateway.down = True
    both.discord.gateway.drops()
    both.discord.fails("*", status=503, times=LONG)
    await moves(group, 4)


async def test_a_token_that_discord_took_back_takes_nothing_from_telegram(both, caplog):
    group = await both.in_group()
    await both.discord.gateway.closes(4004)
    await both.discord.until(lambda: "is DISCORD_TOKEN still right?" in caplog.text)
    await moves(group, 4)
    assert not both.serving.done()
    assert both.states() == ["lost", "serving"]
    assert both.service.statuses["discord"].reason.endswith("is DISCORD_TOKEN still right?")


async def test_a_platform_that_cannot_be_reached_keeps_the_other_from_nothing_and_is_drawn_once_it_is_there(
    both, client, monkeypatch
):
    monkeypatch.setattr(startup, "PAUSES", (0.2,))
    await both.in_group()
    await both.stop()
    idle = Worker(client)  # changes the table while nothing is drawn
    here, elsewhere = telegram_house.place_at(both.groups[0]), Place("discord", "1")
    await idle.repository.change(here, lambda table: setattr(table, "expiring", 1), by_person=False)
    for place in (here, elsewhere):
        await idle.alarms.set(place, 2)
    both.telegram.fails("*", code=503, times=10**9)
    before = len(both.telegram.requests)
    both.begin()
    await both.discord.gateway.connected(1)
    await moves(await both.in_channel(), 3)
    both.service.worker.redrawer.touch(here)
    async with asyncio.timeout(PATIENCE):
        while elsewhere in await idle.alarms.all():
            await asyncio.sleep(0.05)
    assert both.states() == ["serving", "starting"]
    assert both.service.statuses["telegram"].reason == "does not answer: NetworkError"
    assert (await idle.alarms.all())[here] == 2, "timed work was done where nobody can see it"
    assert {request.method for request in both.telegram.requests[before:]} == {"getMe"}
    both.telegram.faults.ordered.clear()
    await both.at_telegram[0].sees(both.groups[0], "closed soon")
    assert both.states() == ["serving", "serving"]
    async with asyncio.timeout(PATIENCE):
        while (await idle.alarms.all()).get(here) == 2:
            await asyncio.sleep(0.05)


@pytest.mark.long
@pytest.mark.parametrize("refused", ["DISCORD_TOKEN", "TELEGRAM_TOKEN"])
async def test_a_token_that_is_refused_at_the_start_is_one_line_and_takes_nothing_from_the_other(tmp_path, refused):
    wrong = {"DISCORD_TOKEN": "MTIz.wrong.token", "TELEGRAM_TOKEN": "7000000001:wrong"}
    async with DiscordServer(rate_limits=None) as discord_itself, TelegramServer(flood=None) as telegram_itself:
        given = environment(discord_itself, telegram_itself) | {refused: wrong[refused]}
        process = Process(tmp_path, **given)
        await process.start()
        await process.says(f"this {refused}")
        await process.says("serving")
        status = await process.stop()
    assert status == 0, process.written
    assert process.written.count(f"this {refused}") == 1
    assert "Traceback" not in process.written


@pytest.mark.long
async def test_two_tokens_that_are_refused_end_the_process(tmp_path):
    async with DiscordServer(rate_limits=None) as discord_itself, TelegramServer(flood=None) as telegram_itself:
        given = environment(discord_itself, telegram_itself)
        process = Process(
            tmp_path, **(given | {"DISCORD_TOKEN": "MTIz.wrong.token", "TELEGRAM_TOKEN": "7000000001:wrong"})
        )
        await process.start()
        assert await process.ends() == 2
    assert process.written.count("does not know this") == 2
    assert "Traceback" not in process.written


async def test_a_process_with_both_tokens_serves_both_and_ends_cleanly(tmp_path):
    async with DiscordServer(rate_limits=None) as discord_itself, TelegramServer(flood=None) as telegram_itself:
        process = Process(tmp_path, **environment(discord_itself, telegram_itself))
        await process.start_afresh()
        await process.says("serving Discord as")
        await process.says("serving Telegram as")
        status = await process.stop()
    assert status == 0, process.written
