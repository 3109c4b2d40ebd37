"""What the operator does not allow is refused on every platform, before it costs the server anything."""

import pytest

from bots.adapter.limits import QUIET_ABOUT_BLOCK, RateLimiter
from bots.adapter.request import Alert, Confirmation
from bots.screens.model import TABLE
from bots.tables.operator_policy import ADMINS
from storage.places import Place
from storage.table import OVER
from tests.bots.adapter.test_adapter import Chat
from tests.bots.house import ADMIN, ANN, BOB, HERE, HURRIED, Clock
from tests.bots.round_trips import counted

BLOCKED = "The operator of this bot has blocked you."
ELSEWHERE = Place("telegram", "-100777")


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
async def chat(client, clock):
    made = Chat(client)
    made.dispatcher.limiter = RateLimiter(HURRIED, clock)
    made.policy = made.house.worker.policy
    yield made
    await made.house.worker.redrawer.close()


async def block(chat, id):
    await chat.policy.store.block(id)
    await chat.policy.refresh()


async def test_a_blocked_person_is_told_once_an_hour_and_nothing_is_done_for_them(chat, client, clock, monkeypatch):
    await chat.says(ANN, "new")
    join = (await chat.labels())["Join"]
    await block(chat, BOB.id)
    with counted(chat.house.worker, client, monkeypatch) as sent:
        assert (await chat.presses_it(BOB, join, message="m1"))[0] == BLOCKED
        assert (await chat.presses_it(BOB, join, message="m1"))[0] is None
        assert await chat.says(BOB, "new", ELSEWHERE) is None
        assert await chat.says(BOB, "help", None) is None
    assert {command[0] for command in sent} <= {"HGETALL", "HGET"}  # for the language of the one sentence
    assert (await chat.house.table()).seat_of(BOB.id) is None
    clock.time += QUIET_ABOUT_BLOCK
    assert await chat.says(BOB, "help", None) == BLOCKED
    await chat.policy.store.unblock(BOB.id)
    await chat.policy.refresh()
    assert (await chat.presses_it(BOB, join, message="m1"))[0] == "You’re in."


async def test_the_others_play_on_when_a_person_is_blocked(chat):
    await chat.game()
    await block(chat, BOB.id)
    assert await chat.says(ANN, "nudge") is not None
    assert (await chat.house.table()).seat_of(BOB.id) is not None


async def test_nobody_can_use_the_bot_in_a_blocked_chat_and_everybody_can_elsewhere(chat):
    await block(chat, HERE._replace(thread="").text)
    assert await chat.says(ANN, "new") == "The operator of this bot has blocked this chat."
    assert await chat.says(ANN, "new") is None
    assert await chat.says(ANN, "new", ELSEWHERE) == Confirmation("slash-opened")
    assert "Copper" in str(await chat.says(ANN, "card", None, name="copper"))


async def test_no_game_begins_in_a_blocked_chat_by_a_command_in_private_either(chat):
    await chat.says(ANN, "new")
    await chat.says(BOB, "join")
    await block(chat, HERE.text)
    assert await chat.says(ANN, "begin", None) == Alert("The operator of this bot has blocked this chat.")


async def test_a_block_costs_requests_of_others_no_round_trip(chat, client, monkeypatch):
    await chat.game()
    await chat.house.worker.redrawer.wait_until_settled()
    with counted(chat.house.worker, client, monkeypatch) as before:
        await chat.says(ANN, "log")
    await block(chat, BOB.id)
    with counted(chat.house.worker, client, monkeypatch) as after:
        await chat.says(ANN, "log")
    assert len(after) == len(before)


@pytest.mark.parametrize("allowed", [HERE.text, HERE._replace(thread="").text])
async def test_tables_are_opened_only_in_allowed_chats_and_the_host_learns_of_others(chat, allowed, caplog):
    caplog.set_level("INFO")
    chat.policy.chats = frozenset({allowed})
    refusal = Alert("The operator of this bot doesn’t allow new games in this chat.")
    assert await chat.says(ANN, "new", ELSEWHERE) == refusal
    assert caplog.messages == ["telegram:-100777: no game may begin there: chat-not-allowed"]
    assert await chat.says(ANN, "new") == Confirmation("slash-opened")
    assert "Copper" in str(await chat.says(ANN, "card", ELSEWHERE, name="copper"))


async def test_in_a_chat_that_is_no_longer_allowed_the_running_game_goes_on_and_no_other_begins(chat):
    await chat.game()
    chat.policy.chats = frozenset({ELSEWHERE.text})
    refusal = Alert("The operator of this bot doesn’t allow new games in this chat.")
    on_turn = (await chat.house.table()).game.pending[0].seat
    panel = await chat.labels(f"seat:{on_turn}")
    estate = next(token for label, token in panel.items() if "Estate" in label)
    assert (await chat.presses_it((ANN, BOB)[on_turn], estate, None))[0] is None
    await chat.house.worker.repository.change(HERE, lambda table: setattr(table, "phase", OVER))
    assert await chat.says(ANN, "rematch") == refusal
    await chat.house.worker.redrawer.wait_until_settled()


async def test_the_start_button_of_a_chat_that_is_no_longer_allowed_is_refused(chat):
    await chat.says(ANN, "new")
    await chat.says(BOB, "join")
    start = (await chat.labels())["Start"]
    chat.policy.chats = frozenset({ELSEWHERE.text})
    refusal = Alert("The operator of this bot doesn’t allow new games in this chat.")
    assert (await chat.presses_it(ANN, start, message="m1"))[0] == refusal
    assert await chat.says(ANN, "begin") == refusal


async def test_where_only_admins_open_tables_others_are_refused_in_words(chat):
    chat.policy.opening = ADMINS
    refusal = Alert("Only admins of this chat can open a table or start a rematch here.")
    assert await chat.says(ANN, "new") == refusal
    assert await chat.says(ADMIN, "new") == Confirmation("slash-opened")
    await chat.says(ANN, "join")
    await chat.says(ADMIN, "begin")
    await chat.house.worker.repository.change(HERE, lambda table: setattr(table, "phase", OVER))
    assert await chat.says(ANN, "rematch") == refusal


async def test_during_maintenance_the_start_button_says_so(chat):
    await chat.says(ANN, "new")
    await chat.says(BOB, "join")
    start = (await chat.labels(TABLE))["Start"]
    await chat.policy.store.drain(True)
    await chat.policy.refresh()
    words = "This bot is under maintenance: no new games can start right now. Games in progress continue."
    assert (await chat.presses_it(ANN, start, message="m1"))[0] == Alert(words)
    assert await chat.says(ANN, "new", ELSEWHERE) == Alert(words)
