"""What the operator of the bot decides, as people on Telegram see it."""

import time

import pytest

from bots.drawing import announcer
from bots.tables.operator_policy import ADMINS
from storage.operator_rules import OperatorRulesStore
from tests.telegram.bot_house import place_at
from tests.telegram.test_commands import says

MAINTAINED = "This bot is under maintenance: no new games can start right now. Games in progress continue."


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    """Let the worker look for changes more often."""
    monkeypatch.setattr(announcer, "PAUSE", 0.05)


@pytest.fixture
def operator(client):
    """The command line of the host, as another process has it."""
    return OperatorRulesStore(client)


async def learns(house):
    """Let the worker learn what was decided."""
    await house.worker.policy.refresh()


async def test_an_announcement_appears_on_the_table_and_the_panels_by_edits_as_plain_text(
    house, bot_api, group, ann, bob, operator
):
    await house.game(group, ann, bob)
    sent = len(bot_api.asked("sendMessage"))
    await operator.announce("Back at <b>nine</b>, see example.org or @ann", int(time.time()) + 3600)
    line = "From the operator of this bot: Back at <b>nine</b>, see example.\u2060org or @\u2060ann"
    table = await ann.sees(group, line)
    assert "🟢" in table.text
    assert "&lt;b&gt;nine" in table.html
    for person in (ann, bob):
        await person.sees(text=line)
    assert len(bot_api.asked("sendMessage")) == sent
    await operator.announce("", 0)
    await bot_api.until(lambda: line not in table.text, what="the announcement stays")


async def test_during_maintenance_no_table_is_opened_and_the_running_game_goes_on(
    house, bot_api, group, ann, bob, operator
):
    on_turn, other = await house.game(group, ann, bob)
    elsewhere = bot_api.group("Others", ann)
    elsewhere.add(bot_api.bot)
    await operator.drain(True)
    await learns(house)
    assert (await says(house, ann, elsewhere, "/new")).text == MAINTAINED
    await house.buys(on_turn)
    assert "Your turn" in other.reads()[-1].text


async def test_only_admins_open_tables_where_the_host_wants_that(house, group, ann, bob):
    house.worker.policy.opening = ADMINS
    refused = await says(house, bob, group, "/new")
    assert refused.text == "Only admins of this chat can open a table or start a rematch here."
    await says(house, ann, group, "/new")  # Ann made the group
    await bob.sees(group, "1 of 4 seats taken")


async def test_a_chat_that_is_not_allowed_is_refused_in_the_language_of_the_person(house, group, bot_api):
    dora = bot_api.person("Dora", language="de")
    group.add(dora)
    house.worker.policy.chats = frozenset({"telegram:-1"})
    refused = await says(house, dora, group, "/new")
    assert refused.text == "Der Betreiber dieses Bots erlaubt in diesem Chat keine neuen Spiele."
    house.worker.policy.chats = frozenset({place_at(group).text})
    await says(house, dora, group, "/new")
    await dora.sees(group, "1. Dora")


async def test_a_blocked_person_is_told_once_in_private_and_each_press_is_answered(house, group, ann, bob, operator):
    on_turn, other = await house.game(group, ann, bob)
    await operator.block(f"telegram:{on_turn.id}")
    await learns(house)
    shown, panel = len(on_turn.reads(group)), on_turn.reads()[-1]
    await on_turn.says(group, "/undo")
    await on_turn.sees(text="The operator of this bot has blocked you.")
    answers = [await (await on_turn.presses(panel, "Estate")).answered() for _ in range(2)]
    assert [answer.text for answer in answers] == [None, None]
    await house.rests()
    assert [message.text for message in on_turn.reads(group)[shown:]] == ["/undo"]
    assert f"▶ {on_turn.first_name}" in (await other.sees(group, "🟢")).text


async def test_a_blocked_group_stays_blocked_as_a_supergroup_and_is_not_greeted(house, bot_api, group, ann, operator):
    await operator.block(place_at(group).text)
    await learns(house)
    grown = group.migrates()
    await house.rests()
    await learns(house)
    assert house.worker.policy.is_blocked(place_at(grown).text)
    other = bot_api.group("Others", ann)
    await operator.block(place_at(other).text)
    await learns(house)
    other.add(bot_api.bot)
    await house.rests()
    assert not [message for message in other.messages if "/new" in message.text]
