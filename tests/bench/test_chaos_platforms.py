"""The chaos on real platforms: its network, what its audit sees there, and a short run of it."""

import asyncio
import os
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

import pytest
from aiohttp import web

from bench.chaos_discord import DiscordSide, is_later, menu_of
from bench.chaos_network import Balancer, Line
from bench.chaos_platform_audit import AFTER, PlatformAuditor
from bench.chaos_platform_people import Platforms
from bench.chaos_platforms import PlatformLeg, shards_of
from bench.chaos_telegram import TelegramSide
from bots.discord_bot.views import PICK
from bots.tables.tokens import ANSWER, DRAFT, UNDO, Token
from engine import Chance
from storage.places import Place
from tests.discord.bot_house import DiscordHouse
from tests.discord_server.library import speaks_to
from tests.discord_server.server import DiscordServer
from tests.storage.servers import free_ports
from tests.telegram.bot_house import BotHouse
from tests.telegram_server.fixtures import (  # noqa: F401 - what the library needs here as well
    few_certificates,
    one_certificate,
    waiting_times_are_periods,
)
from tests.telegram_server.messages import Content
from tests.telegram_server.server import TelegramServer

# -- the network -------------------------------------------------------------------------------------------------------


@pytest.fixture
async def line():
    """A line from this process to a server that repeats what it is told."""

    async def repeat(reader, writer):
        with suppress(ConnectionError):
            while data := await reader.read(100):
                writer.write(data)
        writer.close()

    server = await asyncio.start_server(repeat, "127.0.0.1", 0)
    line = Line(lambda: [os.getpid()])
    line.target = server.sockets[0].getsockname()[1]
    line.port = await line.open()
    yield line
    await line.close()
    server.close()
    await asyncio.sleep(0)  # connections that were broken are closed in the next round of the loop


async def said(line):
    """What comes back over a new connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", line.port)
    try:
        writer.write(b"hello")
        return await reader.read(100)
    except ConnectionError:
        return b""
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def test_a_line_that_is_cut_carries_nothing_until_it_is_restored(line):
    assert await said(line) == b"hello"
    line.cut(os.getpid())
    assert await said(line) == b""
    line.restore(os.getpid())
    assert await said(line) == b"hello"


async def test_a_line_is_cut_for_one_process_only(line):
    line.cut(os.getpid() + 1)
    assert await said(line) == b"hello"


async def test_a_line_that_is_stalled_delivers_later(line):
    line.stall(os.getpid())
    waiting = asyncio.create_task(said(line))
    _, late = await asyncio.wait({waiting}, timeout=0.05)
    assert late
    line.restore(os.getpid())
    assert await waiting == b"hello"


async def test_an_update_that_a_worker_does_not_take_is_delivered_to_another():
    taken = asyncio.Event()

    async def take(_request):
        taken.set()
        return web.Response()

    app = web.Application()
    app.router.add_post("/updates", take)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    balancer = Balancer(Chance(b"dice"))
    (nobody,) = free_ports(1)
    balancer.workers = {"gone": f"127.0.0.1:{nobody}", "there": f"127.0.0.1:{runner.addresses[0][1]}"}
    url = await balancer.open()
    for _ in range(8):  # by chance some of them go to the one that is gone first
        async with balancer._outgoing.post(url, data=b"{}") as answer:
            assert answer.ok
        await asyncio.wait_for(taken.wait(), 20)
        taken.clear()
    assert balancer.failures > 0
    await balancer.close()
    await runner.cleanup()


def test_the_shards_are_spread_over_all_workers():
    assert [shards_of(number, 2) for number in range(2)] == ["0-1/4", "2-3/4"]
    assert [shards_of(number, 4) for number in range(4)] == ["0-0/4", "1-1/4", "2-2/4", "3-3/4"]


# -- the audit ---------------------------------------------------------------------------------------------------------


@pytest.fixture
async def telegram(client):
    """A game at Telegram, drawn by the real bot, and the audit of it."""
    async with TelegramServer(flood=None) as server:
        server.clock.speed = 0.1
        side = TelegramSide(server)
        platforms = Platforms({"telegram": side})
        await platforms.add("telegram", 0, 2)
        house = BotHouse(server, client)
        house.speed = 1000
        await house.start()
        await side.begin()
        (group,) = server.groups.values()
        ann, bob, _ = server.people.values()
        await ann.says(group, "/new")
        await bob.follows(await bob.presses(await bob.sees(group, button="Join"), "Join"))
        await house.rests()
        await ann.says(group, "/begin")
        yield await audit_of(client, platforms, house)
        await house.stop()


@pytest.fixture
async def discord(client):
    """A game at Discord, drawn by the real bot, and the audit of it."""
    async with DiscordServer(rate_limits=None) as server:
        server.clock.speed = 0.1
        with speaks_to(server):
            platforms = Platforms({"discord": DiscordSide(server, Chance(b"dice"))})
            await platforms.add("discord", 0, 2)
            house = DiscordHouse(server, client)
            await house.start()
            (guild,) = server.guilds.values()
            await house.game(guild.channels[0], *list(server.people.values())[:2])
            yield await audit_of(client, platforms, house)
            await house.stop()


async def audit_of(client, platforms, house):
    """The audit of the only table, where it finds nothing yet."""
    (party,) = platforms.parties.values()
    await house.rests()
    auditor = PlatformAuditor(client, platforms)
    assert await auditor.wrong_screens(party) == []
    auditor.report_left_over(await auditor.left_over(party))
    assert auditor.faults == []
    return SimpleNamespace(auditor=auditor, party=party, side=platforms.side(party.place))


@pytest.mark.long
async def test_a_message_at_telegram_that_shows_something_else_is_found(telegram):
    panel = next(message for _, whose, message in telegram.side.messages(telegram.party) if whose == "seat:1")
    panel.becomes(Content("something else"), panel.date)
    assert await telegram.auditor.wrong_screens(telegram.party) == ["seat:1"]


@pytest.mark.long
async def test_a_message_at_telegram_that_is_gone_is_found(telegram):
    next(message for _, whose, message in telegram.side.messages(telegram.party) if whose == "table").deleted = True
    assert await telegram.auditor.wrong_screens(telegram.party) == ["table"]


async def test_a_message_at_telegram_that_is_sent_twice_is_found_unless_a_disturbance_explains_it(telegram):
    panel = next(message for _, whose, message in telegram.side.messages(telegram.party) if whose == "seat:0")
    panel.chat.post(panel.sender, panel.content)
    telegram.auditor.report_left_over(await telegram.auditor.left_over(telegram.party))
    assert telegram.auditor.counts["extra messages"] == 2  # it is one too many, and was sent at a calm time
    excused = PlatformAuditor(telegram.auditor.client, telegram.auditor.chat)
    excused.disturbed.append((time.monotonic() - AFTER, time.monotonic()))
    excused.report_left_over(await excused.left_over(telegram.party))
    assert excused.faults == []


async def test_a_message_at_discord_that_shows_something_else_is_found(discord):
    panels = {whose: message for _, whose, message in discord.side.messages(discord.party)}
    panels["seat:0"].versions.append(panels["seat:1"].body)
    assert await discord.auditor.wrong_screens(discord.party) == ["seat:0"]


@pytest.mark.long
async def test_a_message_at_discord_that_is_sent_twice_is_found(discord):
    panel = next(message for _, whose, message in discord.side.messages(discord.party) if whose == "seat:0")
    panel.place.post(panel.author, panel.body)
    discord.auditor.report_left_over(await discord.auditor.left_over(discord.party))
    assert discord.auditor.counts["extra messages"] == 2


def test_a_move_at_discord_is_acknowledged_only_by_a_later_state_of_the_same_generation():
    place = Place("discord", "1")

    def message(*generations):
        ids = [f"t:{Token(place, generation, 2, ANSWER, '1').encode()}" for generation in generations]
        return SimpleNamespace(buttons=[SimpleNamespace(custom_id=id) for id in ids], selects=[], deleted=False)

    answer, undo = Token(place, 5, 1, ANSWER, "1"), Token(place, 5, 1, UNDO)
    assert is_later(message(5, 5), answer)
    assert not is_later(message(6), answer)
    assert not is_later(message(), answer)
    assert is_later(message(6), undo)


def test_only_a_choice_from_a_menu_is_made_in_a_menu():
    asked = Token(Place("discord", "1"), 5, 2, DRAFT)
    message = SimpleNamespace(selects=[SimpleNamespace(custom_id=PICK + asked.encode())])
    found = {argument: menu_of(message, asked._replace(argument=argument)) for argument in ("", "5", "5.2", "~5")}
    assert [argument for argument, menu in found.items() if menu] == ["", "5"]
    assert menu_of(message, asked._replace(number=3)) is None


@pytest.mark.long
@pytest.mark.parametrize("workers", [2, 4])
async def test_no_promise_is_broken_when_workers_are_killed_stopped_and_disconnected(workers):
    with TemporaryDirectory() as directory:
        leg = PlatformLeg(Path(directory), workers, Chance(b"a short run"), tables=1)
        counts = await leg.run(4)
    assert leg.auditor.faults == []
    assert counts["unexpected exits"] == 0
    assert counts["done"] > 0
    assert counts["screens compared"] > 0
