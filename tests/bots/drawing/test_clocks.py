"""What waits, waits no longer than it has to: also when the clock is set back, or storage has come back."""

import asyncio
from itertools import pairwise

import pytest

from bots.drawing import backoff
from bots.drawing.canvas import Later
from bots.screens.model import Screen
from storage import keys
from storage.redis_store import Store
from tests.bots.drawing_room import HERE, Room, until
from tests.server_clock import PATIENCE

HOUR = 3600


@pytest.fixture
async def room(client):
    room = Room(client)
    yield room
    await room.close()


class FaultyStore(Store):
    """Can be away, and remembers when the lease was asked for in vain."""

    def __init__(self, room):
        super().__init__(room.client, b"worker")
        self.time = room.time
        self.away = False
        self.in_vain = []

    async def acquire_drawing_lease(self, *lease):
        taken = not self.away and await super().acquire_drawing_lease(*lease)
        if not taken:
            self.in_vain.append(self.time.steady())
        if self.away:
            raise ConnectionError
        return taken


# -- the clock is set back ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", [Later(20), OSError()])
@pytest.mark.parametrize("touched", [False, True])
async def test_a_pause_is_no_longer_because_the_clock_was_set_back(room, fault, touched):
    room.platform.fail("table", fault)
    room.tables[HERE] = {"table": "t"}
    drawing = room.redrawer()
    drawing.touch(HERE)
    await until(lambda: not room.platform.faults["table"])
    room.time.shift = -HOUR
    if touched:
        drawing.touch(HERE)
    await until(lambda: room.platform.texts(HERE) == ["t"])


async def test_a_worker_without_the_lease_asks_for_it_again_although_the_clock_was_set_back(room, client):
    store = FaultyStore(room)
    await Store(client, b"other").acquire_drawing_lease(HERE, 0.1)
    room.tables[HERE] = {"table": "t"}
    room.redrawer(store=store).touch(HERE)
    await until(lambda: store.in_vain)
    room.time.shift = -HOUR
    await until(lambda: room.platform.texts(HERE) == ["t"])


async def test_a_channel_is_left_in_peace_no_longer_because_the_clock_was_set_back(room):
    room.platform.gap = 20
    drawing = room.redrawer()
    await room.drawn(drawing, table="1")
    room.tables[HERE] = {"table": "2"}
    drawing.touch(HERE)
    await until(lambda: len(room.asked) > 1)
    room.time.shift = -HOUR
    await until(lambda: room.platform.texts(HERE) == ["2"])


async def test_the_lease_is_kept_while_a_message_takes_long_although_the_clock_was_set_back(room, client):
    opens = room.platform.shut(HERE)
    room.tables = {HERE: {"table": "t"}}
    drawing = room.redrawer()
    drawing.touch(HERE)
    await until(lambda: room.asked)
    room.time.shift = -HOUR
    await client.pexpire(keys.drawing_lease(HERE), 2000)
    async with asyncio.timeout(PATIENCE):
        while await client.pttl(keys.drawing_lease(HERE)) <= 2000:
            await asyncio.sleep(0.01)
    opens()
    await drawing.wait_until_settled()


# -- storage was away --------------------------------------------------------------------------------------------------


@pytest.fixture
def _long_pauses(monkeypatch):
    """What fails once waits longer than a test can."""
    monkeypatch.setattr(backoff, "SHORTEST", 1e6)
    monkeypatch.setattr(backoff, "LONGEST", 1e9)


@pytest.mark.usefixtures("_long_pauses")
async def test_what_changes_after_storage_is_back_is_shown_at_once(room):
    store = FaultyStore(room)
    drawing = room.redrawer(store=store)
    await room.drawn(drawing, table="1")
    store.away = True
    drawing.touch(HERE)
    await until(lambda: store.in_vain)
    store.away = False
    room.tables[HERE] = {"table": "2"}
    drawing.touch(HERE)
    await until(lambda: room.platform.texts(HERE) == ["2"])


@pytest.mark.usefixtures("_long_pauses")
async def test_while_storage_is_away_a_change_is_one_attempt_and_the_next_pause_is_longer(room, caplog):
    store = FaultyStore(room)
    drawing = room.redrawer(store=store)
    store.away = True
    for attempt in range(1, 6):
        drawing.touch(HERE)
        await until(lambda attempt=attempt: len(store.in_vain) == attempt)
    pause = [line.partition("; retrying in ")[2] for line in caplog.messages]
    assert pause == [f"{times}000000 s" for times in (1, 2, 4, 8, 16)]


async def test_changes_do_not_make_a_worker_ask_more_often_for_a_lease_that_another_has(room, client):
    store = FaultyStore(room)
    await Store(client, b"other").acquire_drawing_lease(HERE, 0.1)
    room.tables[HERE] = {"table": Screen("t")}
    drawing = room.redrawer(store=store)
    while not room.platform.texts(HERE):
        drawing.touch(HERE)
        await asyncio.sleep(0)
    assert len(store.in_vain) > 1
    assert all(later - earlier >= 0.2 for earlier, later in pairwise(store.in_vain))
