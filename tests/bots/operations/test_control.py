"""Commands of the host beside a bot that is running: the worker learns of them, and draws what has changed."""

import asyncio
import time

import pytest

from bots.drawing import announcer
from bots.operations.control import announce, block, clear_announcement, close_table, drain, parse_announcement
from bots.screens.model import Audience
from bots.tables import timers
from bots.tables.deadlines import Limits
from engine import EngineError
from storage.errors import StorageError
from storage.places import Place
from storage.table import CLOSED, OVER
from tests.bots.house import ANN, BOB, HERE
from tests.server_clock import PATIENCE

THERE = Place("telegram", "-100777")
LINE = "From the operator of this bot: Back at nine"


@pytest.fixture(autouse=True)
def soon(monkeypatch):
    """Let workers look for changes more often."""
    monkeypatch.setattr(announcer, "PAUSE", 0.01)
    monkeypatch.setattr(announcer, "BETWEEN_TABLES", 0.01)
    monkeypatch.setattr(timers, "PAUSE", 0.01)


@pytest.fixture
async def running(chat):
    """A worker that draws a game and a lobby."""
    await chat.house.game(ANN, BOB)
    await chat.house.lobby(ANN, place=THERE)
    async with chat.house.worker.running():
        await asyncio.wait_for(chat.house.worker.has_resumed.wait(), PATIENCE)
        await chat.settled()
        yield chat


async def until(condition):
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def shown(chat):
    """How many of the screens of both tables show the announcement."""
    screens = [(HERE, "table"), (HERE, Audience.of_seat(0)), (HERE, Audience.of_seat(1)), (THERE, "table")]
    return sum(LINE in chat.platform.texts(*screen)[-1] for screen in screens)


async def test_all_tables_show_an_announcement_until_it_is_cleared_and_nobody_is_notified(running, client):
    sent = len(running.platform.requests)
    assert "Back at nine" in await announce(client, parse_announcement("Back at nine", "1"))
    await until(lambda: shown(running) == 4)
    await clear_announcement(client)
    await until(lambda: shown(running) == 0)
    await running.settled()
    later = running.platform.requests[sent:]
    assert {(request.verb, request.notifies) for request in later} == {("edit", False)}
    assert len(later) == 8  # each screen twice


async def test_an_announcement_ends_by_itself(running):
    await running.house.worker.policy.store.announce("Back at nine", int(time.time()) + 3600)
    await until(lambda: shown(running) == 4)
    running.house.worker.policy._clock = lambda: time.time() + 3600
    await until(lambda: shown(running) == 0)


async def test_a_worker_that_starts_draws_the_announcement_with_everything_else(chat, client):
    await chat.house.game(ANN, BOB)
    await chat.house.lobby(ANN, place=THERE)
    await chat.settled()
    await chat.dies()
    await announce(client, parse_announcement("Back at nine", "1"))
    chat.start()
    async with chat.house.worker.running():
        await asyncio.wait_for(chat.house.worker.has_resumed.wait(), PATIENCE)
        await until(lambda: shown(chat) == 4)


async def test_a_worker_learns_of_maintenance_and_of_blocks_without_a_restart(running, client):
    policy = running.house.worker.policy
    assert "no new game begins" in await drain(client, True)
    assert await block(client, Place("telegram", "5"), "spam") == ["telegram:5 is blocked"]
    await until(lambda: policy.rules.draining and policy.is_blocked("telegram:5"))


async def test_who_blocks_a_chat_is_told_which_tables_are_open_there(running, client):
    await running.house.tables.close(THERE)
    assert await block(client, THERE, "") == ["telegram:-100777 is blocked"]
    lines = await block(client, HERE._replace(thread=""), "")
    assert lines[1:] == [f"a table is still open there; to close it: close {HERE.text}"]


async def test_a_table_that_the_host_closes_is_drawn_by_the_running_worker(running, client):
    assert await close_table(client, Limits(), HERE) == f"the game at {HERE.text} is closed"
    await until(lambda: "The operator of this bot closed this table." in running.platform.texts(HERE)[-1])
    await running.settled()
    assert running.platform.texts(HERE, Audience.of_seat(0)) == []
    assert (await running.house.table()).phase == CLOSED
    with pytest.raises(StorageError, match=f"there is no open table at {HERE.text}"):
        await close_table(client, Limits(), HERE)
    await running.house.tables.open(HERE, ANN, "Friends")
    await running.settled()
    assert "closed" not in running.platform.texts(HERE)[-1]


async def test_a_press_that_is_under_way_while_the_host_closes_the_table_changes_nothing(running, client):
    await running.house.worker.repository.read(HERE, lambda table: table.revision)  # it is in the worker's memory
    token = await running.house.token("n")
    await close_table(client, Limits(), HERE)
    with pytest.raises(EngineError):
        await running.house.push(BOB, token)
    assert (await running.house.table()).phase == CLOSED


async def test_a_finished_game_is_not_closed(running, client):
    await running.house.worker.repository.change(HERE, lambda table: setattr(table, "phase", OVER))
    with pytest.raises(StorageError, match="no open table"):
        await close_table(client, Limits(), HERE)
