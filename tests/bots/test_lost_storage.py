"""Storage may lose the last seconds, in a power cut for instance: then people see again what is stored."""

import asyncio

import pytest

from bots.drawing import verifier
from bots.drawing.canvas import Unreachable
from bots.drawing.step_runner import Listeners
from bots.drawing.verifier import Verifier
from bots.screens.model import Known, Moment, Screen
from bots.screens.wanted import wanted_screens
from bots.tables import tokens
from storage.epochs import Epochs
from storage.places import Place
from storage.redis_store import Store
from tests.bots.drawing_room import HERE as PLACE
from tests.bots.drawing_room import Room, until
from tests.bots.house import ANN, BOB, CID, DAN, HERE


@pytest.fixture
async def room(client):
    room = Room(client)
    yield room
    await room.close()


@pytest.fixture
def server_run(monkeypatch):
    """Let the test tell which run of the server this is; checks follow each other without long pauses."""
    runs = ["first"]

    async def run(_epochs):
        return runs[-1]

    monkeypatch.setattr(Epochs, "run", run)
    monkeypatch.setattr(verifier, "PAUSE", 0.01)
    monkeypatch.setattr(verifier, "BETWEEN_TABLES", 0)
    return runs


async def copy_of(client):
    """Everything that is stored now."""
    return {key: await client.dump(key) for key in await client.keys("*")}


async def lose(client, copy):
    """Lose what was stored since the copy was made."""
    async with client.pipeline(transaction=True) as pipeline:
        pipeline.flushall()
        for key, data in copy.items():
            pipeline.restore(key, 0, data)
        await pipeline.execute()


async def play_on(house):
    """Let the player whose turn it is do something."""
    table = await house.table()
    await house.press((ANN, BOB)[table.game.pending[0].seat], tokens.END_FOR_SURE)


async def wrong_screens(chat):
    """The audiences that see something else than what the stored table demands."""
    notes = await chat.house.worker.redrawer.notes(HERE)
    table = next((last.message for audience, last in notes.items() if audience.key == "table"), "")
    worker, known = chat.house.worker, Known(table_message=table)
    wanted = wanted_screens(await chat.house.table(), known, worker.shape(HERE), worker.limits).screens
    return [
        audience.key
        for audience, screen in wanted.items()
        if [shown.text for shown in chat.platform.screens(HERE, audience)][-1:] != [screen.text]
    ]


async def until_right(chat):
    async with asyncio.timeout(20):
        while await wrong_screens(chat):
            await asyncio.sleep(0.01)


async def test_a_worker_that_outlives_its_storage_draws_again_what_is_stored(chat, client, server_run):
    async with chat.house.worker.running():
        await chat.house.game(ANN, BOB)
        await chat.settled()
        copy = await copy_of(client)
        await play_on(chat.house)
        await chat.settled()
        await lose(client, copy)
        assert await wrong_screens(chat)
        server_run.append("second")
        await until_right(chat)


async def test_a_worker_that_starts_after_a_loss_draws_again_what_is_stored_and_only_once(chat, client, server_run):
    async with chat.house.worker.running():
        await chat.house.game(ANN, BOB)
        await chat.settled()
        copy = await copy_of(client)
        await play_on(chat.house)
        await chat.settled()
    await lose(client, copy)
    server_run.append("second")
    chat.start()
    async with chat.house.worker.running():
        await until_right(chat)
        await chat.settled()
    sent = len(chat.platform.requests)
    chat.start()
    async with chat.house.worker.running():
        await chat.house.worker.has_resumed.wait()
        await chat.settled()
    assert len(chat.platform.requests) == sent


async def test_a_state_that_was_lost_is_never_taken_for_the_one_that_replaced_it(house, client):
    """Both have seen as many changes since what is left."""
    other = house.other_worker(client)
    await house.lobby(ANN)
    copy = await copy_of(client)
    await house.tables.do("join", HERE, BOB)
    await lose(client, copy)
    await other.tables.do("join", HERE, CID)
    await house.tables.do("join", HERE, DAN)
    assert [seat.name for seat in (await house.table()).seats] == ["Ann", "Cid", "Dan"]


async def test_places_are_verified_one_after_the_other_the_one_that_was_drawn_last_first(client, server_run):  # noqa: ARG001
    verified = []
    places = [Place("telegram", f"-{number}") for number in range(1, 4)]
    each = Verifier(Epochs(client), Store(client, b"worker"))
    for place, drawn_at in zip(places, (5, 9, 7), strict=True):
        each.note(place, drawn_at)
    running = asyncio.create_task(each.run(verified.append))
    await until(lambda: len(verified) == 3)
    running.cancel()
    assert verified == [places[1], places[2], places[0]]


async def test_only_screens_that_people_may_see_differently_are_drawn_again_and_do_not_wait(room, client):
    noted, store = [], Store(client, b"worker")
    room.platform.bundle = 1000.0  # seconds that panels of people who only wait may be out of date
    drawing = room.redrawer(store=store, listeners=Listeners(unverified=lambda place, at: noted.append((place, at))))
    store.epoch = "first"
    room.platform.fail("seat:1", Unreachable())
    waits = Screen("hand", moment=Moment("waits"))
    await room.drawn(drawing, PLACE, table="t", sheet="picture", seat_0=waits, seat_1="hand")
    await room.drawn(drawing, PLACE, table="t", sheet="picture", seat_0=waits, seat_1="hand")
    assert not noted
    sent = len(room.platform.requests)
    store.epoch = "second"
    drawing.touch(PLACE)
    await drawing.wait_until_settled()
    assert [place for place, _ in noted] == [PLACE]
    assert len(room.platform.requests) == sent  # nothing is drawn before its turn has come
    drawing.verify(PLACE)
    await drawing.wait_until_settled()
    drawing.touch(PLACE)
    drawing.verify(PLACE)
    await drawing.wait_until_settled()
    again = [(request.verb, request.audience) for request in room.platform.requests[sent:]]
    assert sorted(again) == [("edit", "seat:0"), ("edit", "table")]
    assert len(noted) == 1
