"""Moving a table to another place: nothing is lost or doubled, wherever it stops on the way."""

import asyncio

import pytest

from storage import keys
from storage.alarms import Alarms
from storage.errors import Conflict
from storage.moving import SIGNPOST_LIVES, Move
from storage.places import Place
from storage.redis_store import Stored

OLD = Place("telegram", "-4242")
NEW = Place("telegram", "-1004242")


@pytest.fixture
async def revision(store, client):
    """A table at the old place, with all that may belong to one."""
    revision = await store.save(OLD, 0, b"table", answers=b"one", lives=5000)
    revision = await store.save(OLD, revision, b"table now", answers=b"two", lives=5000)
    await store.save_drawn_notes(OLD, {"all": b"screen"}, 5000)
    await client.hset(keys.results(OLD), "games", 7)
    await client.hset(keys.records(OLD), "game", b"record")
    await Alarms(client).set(OLD, 1234.5)
    return revision


async def assert_moved(store, client, data=b"table now", answers=(b"one", b"two")):
    assert (await store.load(OLD)).moved == NEW
    assert (await store.load(OLD)).data == b""
    held = await store.load(NEW)
    assert (held.data, held.moved) == (data, None)
    assert await store.answer_chunks(NEW) == list(answers)
    assert await store.drawn_notes(NEW) == {"all": b"screen"}
    assert await client.hgetall(keys.results(NEW)) == {b"games": b"7"}
    assert await client.hgetall(keys.records(NEW)) == {b"game": b"record"}
    assert await Alarms(client).all() == {NEW: 1234.5}
    old_keys = [key async for key in client.scan_iter(match=f"*{{{OLD.text}}}*")]
    assert old_keys == [keys.table(OLD).encode()]
    assert await store.save(NEW, held.revision, b"next", lives=100) > held.revision


@pytest.mark.usefixtures("revision")
async def test_a_table_moves_with_all_that_belongs_to_it(store, client):
    await store.move(OLD, NEW)
    await assert_moved(store, client)


@pytest.mark.usefixtures("revision")
async def test_times_to_live_move_along(store, client):
    await store.move(OLD, NEW)
    for key in (keys.table(NEW), keys.answers(NEW), keys.drawn_notes(NEW)):
        assert 4990 < await client.ttl(key) <= 5000
    assert await client.ttl(keys.results(NEW)) == -1


@pytest.mark.usefixtures("revision")
async def test_the_old_place_points_to_the_new_one_for_a_month(store, client):
    await store.move(OLD, NEW)
    assert SIGNPOST_LIVES - 10 < await client.ttl(keys.table(OLD)) <= SIGNPOST_LIVES == 30 * 24 * 3600


async def test_a_save_at_the_old_place_after_the_move_is_a_conflict(store, revision):
    await store.move(OLD, NEW)
    for expected in (revision, await store.revision(OLD), 0):
        with pytest.raises(Conflict):
            await store.save(OLD, expected, b"late", answers=b"late", lives=100)
    assert (await store.load(NEW)).data == b"table now"
    assert await store.answer_chunks(OLD) == []


async def test_a_copy_held_by_a_worker_is_known_to_be_old_after_the_move(store, revision):
    await store.move(OLD, NEW)
    assert await store.revision(OLD) > revision
    assert await store.revision(NEW) > revision


@pytest.mark.usefixtures("revision")
async def test_moving_twice_is_moving_once(store, client):
    await store.move(OLD, NEW)
    await store.move(OLD, NEW)
    await assert_moved(store, client)


@pytest.mark.usefixtures("revision")
async def test_two_workers_may_move_at_the_same_time(store, client):
    await asyncio.gather(*(store.move(OLD, NEW) for _ in range(10)))
    await assert_moved(store, client)


@pytest.mark.parametrize("finish", ["the move is repeated", "the new place is loaded"])
@pytest.mark.parametrize("steps", [1, 2, 3])
@pytest.mark.usefixtures("revision")
async def test_a_move_that_stopped_on_the_way_is_finished_later(store, client, steps, finish):
    move = Move(client, OLD, NEW)
    packed = await move.read()
    await move.copy(packed)
    if steps >= 2:
        assert await move.point(packed)
    if steps >= 3:
        await Alarms(client).move(OLD, NEW)
    if finish == "the move is repeated":
        await store.move(OLD, NEW)
    else:
        await store.load(NEW)
    await assert_moved(store, client)


async def test_a_save_between_two_steps_is_carried_along(store, client, revision):
    move = Move(client, OLD, NEW)
    packed = await move.read()
    await move.copy(packed)
    await store.save(OLD, revision, b"saved meanwhile", answers=b"three", lives=5000)
    assert not await move.point(packed)
    await store.move(OLD, NEW)
    await assert_moved(store, client, b"saved meanwhile", (b"one", b"two", b"three"))


@pytest.mark.usefixtures("revision")
async def test_nobody_writes_to_a_table_that_is_still_arriving(store, client):
    move = Move(client, OLD, NEW)
    await move.copy(await move.read())
    arriving = await store.revision(NEW)
    for expected in (0, arriving):
        with pytest.raises(Conflict):
            await store.save(NEW, expected, b"too early", lives=100)
    with pytest.raises(Conflict):
        await store.delete(NEW, arriving)


async def test_saves_during_a_move_land_before_it_or_are_conflicts(store, client, revision):
    landed = 0

    async def press():
        nonlocal landed
        held = revision
        while True:
            try:
                held = await store.save(OLD, held, b"press", answers=b"press", lives=5000)
            except Conflict:
                return
            landed += 1
            await asyncio.sleep(0.002)  # a move that loses every time gives up, as nobody presses that fast

    pressing = asyncio.create_task(press())
    while landed < 3:
        await asyncio.sleep(0)
    await store.move(OLD, NEW)
    await pressing
    assert await store.answer_chunks(NEW) == [b"one", b"two"] + [b"press"] * landed
    await assert_moved(store, client, b"press", [b"one", b"two"] + [b"press"] * landed)


async def test_another_table_at_the_new_place_is_a_conflict_that_changes_nothing(store, client, revision):
    other = await store.save(NEW, 0, b"another", answers=b"its own", lives=100)
    with pytest.raises(Conflict):
        await store.move(OLD, NEW)
    assert await store.load(OLD) == Stored(revision, b"table now")
    assert await store.load(NEW) == Stored(other, b"another")
    assert await store.answer_chunks(NEW) == [b"its own"]
    assert await Alarms(client).all() == {OLD: 1234.5}


@pytest.mark.usefixtures("revision")
async def test_a_table_that_moved_cannot_move_elsewhere(store):
    await store.move(OLD, NEW)
    with pytest.raises(Conflict):
        await store.move(OLD, Place("telegram", "-1009999"))


async def test_results_move_also_where_there_is_no_table(store, client):
    await client.hset(keys.results(OLD), "games", 7)
    await store.move(OLD, NEW)
    assert await client.hgetall(keys.results(NEW)) == {b"games": b"7"}
    assert (await store.load(OLD)).moved == NEW
    assert await store.load(NEW) is None


async def test_results_of_both_places_are_kept(store, client):
    await client.hset(keys.results(OLD), mapping={"first": 1, "second": 2})
    await client.hset(keys.results(NEW), mapping={"second": 22, "third": 3})
    await client.hset(keys.records(OLD), "first", 1)
    await client.expire(keys.records(OLD), 5000)
    await client.hset(keys.records(NEW), "third", 3)
    await client.expire(keys.records(NEW), 50)
    await store.save(OLD, 0, b"table", lives=100)
    packed = await Move(client, OLD, NEW).read()
    await Move(client, OLD, NEW).copy(packed)
    await store.move(OLD, NEW)
    assert await client.hgetall(keys.results(NEW)) == {b"first": b"1", b"second": b"22", b"third": b"3"}
    assert await client.hgetall(keys.records(NEW)) == {b"first": b"1", b"third": b"3"}
    assert await client.ttl(keys.results(NEW)) == -1
    assert 4990 < await client.ttl(keys.records(NEW)) <= 5000
    assert not await client.exists(keys.arriving(NEW))


async def test_results_can_move_without_the_table(store, client, revision):
    theirs = await store.save(NEW, 0, b"another", lives=100)
    await client.hset(keys.results(NEW), "theirs", 1)
    await store.move_results(OLD, NEW)
    assert await client.hgetall(keys.results(NEW)) == {b"theirs": b"1", b"games": b"7"}
    assert await client.hgetall(keys.records(NEW)) == {b"game": b"record"}
    assert not await client.exists(keys.results(OLD), keys.records(OLD))
    assert await store.load(OLD) == Stored(revision, b"table now")
    assert await store.load(NEW) == Stored(theirs, b"another")
    await store.move_results(OLD, NEW)
    assert await client.hgetall(keys.results(NEW)) == {b"theirs": b"1", b"games": b"7"}


async def test_a_result_that_comes_while_results_move_is_not_lost(store, client, revision, monkeypatch):
    copy = Move.copy

    async def meanwhile(move, packed):
        await copy(move, packed)
        await client.hset(keys.results(OLD), "another", 8)

    monkeypatch.setattr(Move, "copy", meanwhile)
    await store.move_results(OLD, NEW)
    assert await client.hget(keys.results(OLD), "another") == b"8"
    assert (await store.load(OLD)).revision == revision


async def test_moving_to_the_same_place_changes_nothing(store, revision):
    await store.move(OLD, OLD)
    assert await store.load(OLD) == Stored(revision, b"table now")


async def test_an_earlier_alarm_of_the_new_place_stays(store, client):
    await Alarms(client).set(OLD, 50.0)
    await Alarms(client).set(NEW, 20.0)
    await store.move(OLD, NEW)
    assert await Alarms(client).all() == {NEW: 20.0}


@pytest.mark.usefixtures("revision")
async def test_a_copy_whose_table_went_elsewhere_in_the_end_is_gone(store, client):
    elsewhere = Place("telegram", "-1005555")
    halfway = Move(client, OLD, NEW)
    await halfway.copy(await halfway.read())  # and then that worker died
    await store.move(OLD, elsewhere)
    assert await store.load(NEW) is None
    assert (await store.load(elsewhere)).data == b"table now"
    assert await store.save(NEW, 0, b"another", lives=100)
