"""What the operator of the bot decides, as people on Discord see it."""

import time

import pytest

from bots.drawing import announcer
from bots.operations.control import block
from bots.operations.stored_tables import list_open
from bots.tables.operator_policy import ADMINS
from storage.operator_rules import OperatorRulesStore
from storage.places import Place
from tests.discord.asking import uses
from tests.discord.bot_house import panel_of, place_at

NOT_ALLOWED = "The operator of this bot doesn’t allow new games in this chat."


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    """Let the worker look for changes more often."""
    monkeypatch.setattr(announcer, "PAUSE", 0.05)


@pytest.fixture
def operator(client):
    """The command line of the host, as another process has it."""
    return OperatorRulesStore(client)


async def test_an_announcement_appears_on_the_table_and_the_panels_by_edits_as_plain_text(
    house, channel, ann, bob, operator
):
    await house.game(channel, ann, bob)
    sent = len(channel.messages)
    await operator.announce("Back at *nine*, see example.org or @everyone", int(time.time()) + 3600)
    line = r"From the operator of this bot: Back at \*nine\*, see example." + "\u2060org or @\u2060everyone"
    table = await ann.sees(channel, line)
    assert "🟢" in table.text
    for person in (ann, bob):
        await person.sees(person.direct(), line)
    assert len(channel.messages) == sent
    await operator.announce("", 0)
    await house.server.until(lambda: "operator" not in table.text, what="the announcement stays")


async def test_during_maintenance_a_lobby_does_not_begin(house, channel, ann, bob, operator):
    table = await house.lobby(channel, ann, bob)
    await operator.drain(True)
    await house.worker.policy.refresh()
    answer = await (await ann.presses(table, "Start")).outcome()
    assert answer.message.text.startswith("This bot is under maintenance")
    assert answer.ephemeral
    await operator.drain(False)
    await house.worker.policy.refresh()
    await (await ann.presses(table, "Start")).answer()
    await ann.sees(channel, "Turn 1")


async def test_only_people_who_manage_the_channel_open_tables_where_the_host_wants_that(house, guild, channel, cid):
    house.worker.policy.opening = ADMINS
    refused = await uses(house, cid, channel, "new", thread=True)
    assert refused.text == "Only admins of this chat can open a table or start a rematch here."
    assert not channel.threads
    guild.trusts(cid)
    await uses(house, cid, channel, "new")
    await cid.sees(channel, "1 of 4 seats taken")


@pytest.mark.parametrize("allowed", ["server", "channel"])
async def test_a_server_or_a_channel_can_be_allowed(house, guild, channel, ann, allowed):
    house.worker.policy.chats = frozenset({"discord:1"})
    assert (await uses(house, ann, channel, "new", thread=True)).text == NOT_ALLOWED
    assert not channel.threads
    house.worker.policy.chats = frozenset({f"discord:{guild.id if allowed == 'server' else channel.id}"})
    await uses(house, ann, channel, "new", thread=True)
    assert len(channel.threads) == 1


async def test_the_server_of_a_table_is_known_in_private_too(house, guild, channel, ann, bob):
    await house.lobby(channel, ann, bob)
    house.worker.policy.chats = frozenset({"discord:1"})
    assert (await uses(house, ann, ann.direct(), "rematch")).text == NOT_ALLOWED
    house.worker.policy.chats = frozenset({f"discord:{guild.id}"})
    assert (await uses(house, ann, ann.direct(), "rematch")).text == "The game isn’t over yet."


async def test_a_blocked_person_is_refused_to_them_alone_and_their_presses_are_acknowledged(
    house, channel, ann, bob, operator
):
    on_turn, _ = await house.game(channel, ann, bob)
    await operator.block(f"discord:{on_turn.id}")
    await house.worker.policy.refresh()
    stored, panel = await house.stored(channel), panel_of(on_turn)
    assert (await uses(house, on_turn, channel, "help")).text == "The operator of this bot has blocked you."
    for _ in range(2):
        await (await on_turn.presses(panel, "Estate")).answer()
    await house.rests()
    assert await house.stored(channel) == stored


async def test_a_blocked_server_is_refused_in_all_its_channels(house, guild, channel, ann, operator):
    await operator.block(f"discord:{guild.id}")
    await house.worker.policy.refresh()
    assert (await uses(house, ann, channel, "new")).text == "The operator of this bot has blocked this chat."
    assert "/dominion" in (await uses(house, ann, ann.direct(), "help")).text


async def test_who_blocks_a_server_is_told_of_the_tables_in_its_channels_and_threads(
    house, guild, channel, ann, client
):
    await uses(house, ann, channel, "new")
    await uses(house, ann, channel, "new", thread=True)
    opened = {place_at(channel).text, place_at(channel.threads[0]).text}
    server = Place("discord", str(guild.id))
    assert {line.split()[0] for line in (await list_open(client, server))[1:]} == opened
    told = await block(client, server, "")
    assert {line.rpartition(" ")[2] for line in told[1:]} == opened
