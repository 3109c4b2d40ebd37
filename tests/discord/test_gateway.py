"""The connection to Discord breaks, is taken up again, begins anew: nothing is lost and nothing is done twice."""

import asyncio

import discord.backoff
import pytest

from bots.settings import BadSetting
from tests.discord.bot_house import DiscordHouse, panel_of, place_at
from tests.discord.scenes import position, tables
from tests.discord_server.library import speaks_to
from tests.discord_server.server import DiscordServer
from tests.server_clock import PATIENCE

QUESTIONS = position(["cellar", "mystic", "estate", "copper", "copper"], ["copper"] * 5, actions=2)


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    """The library tries again a little sooner than usual."""
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda _: 0.05)


async def breaks(gateway, how):
    """The connection ends in that way."""
    if how == "dropped":
        gateway.drops()
    elif how == "asked to reconnect":
        await gateway.reconnects()
    elif how == "closed":
        await gateway.closes(4000)
    else:
        await gateway.invalidates(resumable=how == "paused")


@pytest.mark.parametrize("how", ["dropped", "asked to reconnect", "closed"])
async def test_a_move_made_while_the_connection_is_lost_is_made_on_resume(house, discord_api, channel, ann, bob, how):
    on_turn, other = await house.game(channel, ann, bob)
    rung = other.notified
    await breaks(discord_api.gateway, how)
    await house.buys(on_turn)
    assert "Your turn (1)" in panel_of(other).text
    assert tables(channel)[0].text.count("buys Estate") == 1
    assert other.notified == rung + 1
    assert (discord_api.gateway.identified, discord_api.gateway.resumed) == (1, 1)


@pytest.mark.parametrize("how", ["dropped", "asked to reconnect", "invalid"])
async def test_while_the_connection_is_lost_the_status_says_so(house, discord_api, how):
    status, told = house.bot.status, []
    assert status.reason == ""
    on_away = house.bot.client.on_away
    house.bot.client.on_away = lambda: (on_away(), told.append(status.reason))
    await breaks(discord_api.gateway, how)
    await discord_api.until(lambda: told[-1:] == [""])
    assert told[0] == "not connected"


@pytest.mark.parametrize("how", ["paused", "invalid"])
async def test_a_game_goes_on_in_a_new_session(house, discord_api, channel, ann, bob, how):
    people = await house.game(channel, ann, bob)
    await breaks(discord_api.gateway, how)
    await discord_api.until(lambda: discord_api.gateway.identified + discord_api.gateway.resumed == 2)
    await discord_api.gateway.connected()
    for person in people:
        await house.buys(person)
    assert "Turn 2" in tables(channel)[0].text
    assert len(tables(channel)) == 1


async def test_what_was_held_back_when_the_connection_broke_is_done_once(house, discord_api, channel, ann, bob, cid):
    on_turn, other = await house.game(channel, ann, bob)
    table = tables(channel)[0]
    discord_api.gateway.holds()
    press = await on_turn.presses(panel_of(on_turn), "Estate")
    hand = await other.presses(table, "My hand")
    new = await cid.uses(channel.guild.channel("club"), "dominion new")
    discord_api.gateway.drops()
    discord_api.gateway.releases()
    for interaction in (press, hand, new):
        await interaction.answer()
    await house.rests()
    assert "Your turn (1)" in panel_of(other).text
    assert tables(channel)[0].text.count("buys Estate") == 1
    assert len(other.ephemerals(channel)) == 1


async def test_a_connection_that_breaks_again_and_again_loses_no_move(house, discord_api, channel, ann, bob):
    people = await house.game(channel, ann, bob)
    for number in range(8):
        press = await people[number % 2].presses(panel_of(people[number % 2]), "Estate")
        discord_api.gateway.drops()
        await press.answer()
        await house.rests()
    assert "Turn 5" in tables(channel)[0].text
    players = await house.worker.repository.read(place_at(channel), lambda table: table.game.view(None).players)
    assert [player.turns for player in players] == [4, 4]


async def test_a_permission_given_back_while_nothing_was_told_is_noticed(house, discord_api, channel, ann, bob):
    on_turn, _ = await house.game(channel, ann, bob)
    gateway = discord_api.gateway
    channel.forbids("view_channel")
    discord_api.clock.advance(901)
    await house.buys(on_turn)
    gateway.down = True
    gateway.drops()
    gateway.forgets()
    channel.permits("view_channel")
    gateway.down = False
    await ann.sees(channel, "buys Estate")
    await house.rests()
    assert len(tables(channel)) == 1


async def test_a_gateway_that_is_away_for_a_while_is_found_again(house, discord_api, channel, ann, bob):
    people = await house.game(channel, ann, bob)
    gateway = discord_api.gateway
    gateway.down = True
    gateway.drops()
    asked = len(discord_api.requests)
    await discord_api.until(lambda: not gateway.live)
    gateway.down = False
    await gateway.connected()
    assert len(discord_api.requests) == asked
    for person in people:
        await house.buys(person)
    assert "Turn 2" in tables(channel)[0].text


# -- twice -------------------------------------------------------------------------------------------------------------


async def again(house, interaction):
    """Discord reports the interaction once more."""
    place = interaction.place
    house.server.gateway.dispatch("INTERACTION_CREATE", interaction.payload(), place.guild)
    await house.server.gateway.connected()
    await house.rests()


async def test_a_move_that_is_told_of_twice_is_made_once(house, channel, ann, bob):
    on_turn, other = await house.game(channel, ann, bob)
    press = await on_turn.presses(panel_of(on_turn), "Estate")
    await house.rests()
    before, rung = await house.stored(channel), other.notified
    await again(house, press)
    assert (await house.stored(channel), other.notified) == (before, rung)


async def test_questions_answered_twice_are_answered_once(house, channel, ann, bob):
    await house.standing(channel, QUESTIONS, ann, bob)
    await (await ann.presses(panel_of(ann), "Cellar")).answer()
    await house.rests()
    choice = await ann.selects(panel_of(ann), None, ["Estate"])
    await house.rests()
    confirm = await ann.presses(panel_of(ann), "Confirm")
    await house.rests()
    await (await ann.presses(panel_of(ann), "Mystic")).answer()
    await house.rests()
    opened = await ann.presses(panel_of(ann), "Type a name")
    sent = await ann.submits((await opened.answer()).modal, {"Card": "Gold"})
    await house.rests()
    before, panel = await house.stored(channel), panel_of(ann).text
    for interaction in (choice, confirm, opened, sent):
        await again(house, interaction)
        assert await house.stored(channel) == before
    assert panel_of(ann).text == panel
    assert len(ann.reads()) == 1
    assert ann.ephemerals() == []


async def test_a_press_in_the_lobby_that_is_told_of_twice_is_done_once(house, channel, ann, bob, cid):
    table = await house.lobby(channel, ann, bob)
    for person, label in ((bob, "Leave"), (cid, "Join"), (ann, "Add a computer player"), (ann, "Options")):
        press = await person.presses(table, label)
        await house.rests()
        before, messages = await house.stored(channel), len(channel.ever)
        await again(house, press)
        assert (await house.stored(channel), len(channel.ever)) == (before, messages), label


async def test_a_command_that_is_told_of_twice_is_done_once(house, channel, ann, bob):
    for command in ("new", "table", "hand", "help"):
        use = await ann.uses(channel, f"dominion {command}")
        await use.outcome()
        await house.rests()
        before, messages = await house.stored(channel), len(channel.ever)
        await again(house, use)
        assert (await house.stored(channel), len(channel.ever)) == (before, messages), command
        if command == "new":
            await bob.presses(await bob.sees(channel, button="Join"), "Join")
            await house.rests()
            await (await ann.presses(await ann.sees(channel, "seats taken"), "Start")).answer()
            await house.rests()


# -- shards and addresses ----------------------------------------------------------------------------------------------


async def test_two_shards_serve_the_tables_of_their_guilds_and_all_direct_messages(client):
    async with DiscordServer(rate_limits=None, shards=2) as server:
        people = [server.person(name) for name in ("Ann", "Bob")]
        channels = [server.guild(name, *people).channel("games") for name in ("Friends", "Club")]
        with speaks_to(server):
            house = DiscordHouse(server, client)
            house.shards = 2
            await house.start()
            try:
                games = [(channel, await house.game(channel, *people)) for channel in channels]
                house.bot.client.away.add(1)
                house.bot.client.on_away()
                assert house.bot.status.reason == "1 of 2 shards are not connected"
                server.gateway.drops(shard=1)
                for channel, (on_turn, _) in games:
                    panel = next(one for one in on_turn.reads() if str(channel.id) in one.text)
                    await (await on_turn.presses(panel, "Estate")).answer()
                    await house.rests()
                    assert "buys Estate" in tables(channel)[0].text
                await (await people[0].presses(tables(channels[1])[0], "My hand")).answer()
                assert server.gateway.resumed == 1
                assert [one.shard for one in server.gateway.live] == [(0, 2), (1, 2)]
            finally:
                await house.stop()
        assert server.complaints == server.failures == []


async def test_the_gateway_that_was_set_is_used_also_to_resume_whatever_discord_names(discord_api, client, guild, ann):
    channel = guild.channel("games")
    house = DiscordHouse(_Elsewhere(discord_api), client)
    try:
        await house.start()
        discord_api.gateway.drops()
        await house.lobby(channel, ann)
        assert (discord_api.gateway.identified, discord_api.gateway.resumed) == (1, 1)
    finally:
        await house.stop()


class _Elsewhere:
    """Discord, which names a gateway that cannot be reached; the right one was set."""

    def __init__(self, server):
        self._server, self.gateway_url = server, server.gateway_url
        server.gateway_url = "ws://127.0.0.1:9/"

    def __getattr__(self, name):
        return getattr(self._server, name)


@pytest.mark.parametrize(("code", "reason"), [(4004, "ConnectionClosed"), (4014, "PrivilegedIntentsRequired")])
async def test_a_connection_that_is_lost_for_good_ends_the_service_with_a_sentence(house, discord_api, code, reason):
    await discord_api.gateway.closes(code)
    with pytest.raises(BadSetting, match=f"connection to Discord has ended: {reason}; is DISCORD_TOKEN still right"):
        await house.bot.lost()


async def test_an_event_that_is_being_handled_when_the_bot_stops_does_not_reach_for_storage_afterwards(
    house, monkeypatch
):
    begun, client = asyncio.Event(), house.bot.client

    async def never_ends():
        begun.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(client.guild_events, "close_vanished", never_ends)
    handling = asyncio.create_task(client.on_shard_ready(0))
    await begun.wait()
    await house.stop()
    await asyncio.wait((handling,), timeout=PATIENCE)
    assert handling.cancelled()
    begun.clear()
    await client.on_shard_ready(0)
    assert not begun.is_set()
