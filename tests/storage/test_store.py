"""The store: revisions, history, expiry, what is drawn and who draws, on a real server."""

import pytest
from redis.crc import key_slot

from storage import keys
from storage.errors import Conflict
from storage.moving import Move
from storage.people import People
from storage.places import Place
from storage.redis_store import Store, Stored

HERE = Place("telegram", "-100123", "5")
THERE = Place("discord", "77")


async def everything(client):
    """All that is on the server, and whether it ends within the hour."""
    return {key: (await client.dump(key), 0 < await client.ttl(key) < 3600) async for key in client.scan_iter()}


async def test_where_nothing_was_saved_there_is_no_table(store):
    assert await store.load(HERE) is None
    assert await store.revision(HERE) == 0
    assert await store.answer_chunks(HERE) == []


async def test_what_was_saved_is_loaded(store):
    data = bytes(range(256))
    revision = await store.save(HERE, 0, data, lives=100)
    assert await store.load(HERE) == Stored(revision, data, None)
    assert await store.revision(HERE) == revision


async def test_what_a_log_shows_of_a_table_holds_none_of_its_bytes(store, client):
    revision = await store.save(HERE, 0, b"province", answers=b"curse", lives=100)
    shown = repr(await store.load(HERE)) + repr(await Move(client, HERE, THERE).read())
    assert str(revision) in shown
    assert "province" not in shown
    assert "curse" not in shown


async def test_each_save_raises_the_revision_even_if_the_clock_was_set_back(store, client):
    first = await store.save(HERE, 0, b"a", lives=100)
    second = await store.save(HERE, first, b"b", lives=100)
    assert second > first
    assert await store.load(HERE) == Stored(second, b"b")
    ahead = second + 10**12
    await client.hset(keys.table(HERE), "revision", ahead)
    assert await store.save(HERE, ahead, b"c", lives=100) == ahead + 1


async def test_a_table_that_exists_is_not_created_again(store):
    revision = await store.save(HERE, 0, b"a", lives=100)
    with pytest.raises(Conflict):
        await store.save(HERE, 0, b"b", lives=100)
    assert await store.load(HERE) == Stored(revision, b"a")


async def test_a_table_that_is_gone_cannot_be_saved_over(store):
    revision = await store.save(HERE, 0, b"a", lives=100)
    await store.delete(HERE, revision)
    with pytest.raises(Conflict):
        await store.save(HERE, revision, b"b", lives=100)
    assert await store.load(HERE) is None


async def test_a_conflict_changes_nothing(store, client):
    revision = await store.save(HERE, 0, b"a", answers=b"one", lives=100)
    await store.save_drawn_notes(HERE, {"all": b"screen"}, 100)
    before = await everything(client)
    for wrong in (0, revision - 1, revision + 1):
        with pytest.raises(Conflict):
            await store.save(HERE, wrong, b"b", answers=b"two", fresh=True, lives=9999)
        if wrong:
            with pytest.raises(Conflict):
                await store.delete(HERE, wrong)
    assert await everything(client) == before


async def test_a_table_that_was_deleted_and_made_again_never_repeats_a_revision(store):
    seen = set()
    for _ in range(20):
        revision = await store.save(HERE, 0, b"a", lives=100)
        later = await store.save(HERE, revision, b"b", lives=100)
        assert not seen or revision > max(seen)
        seen |= {revision, later}
        await store.delete(HERE, later)


async def test_deleting_takes_all_that_belongs_to_the_table_and_nothing_else(store, client):
    revision = await store.save(HERE, 0, b"a", answers=b"one", lives=100)
    await store.save_drawn_notes(HERE, {"all": b"screen"}, 100)
    await store.save(THERE, 0, b"b", lives=100)
    await store.delete(HERE, revision)
    assert {key async for key in client.scan_iter()} == {keys.table(THERE).encode(), keys.PLACES.encode()}
    assert await client.zrange(keys.PLACES, 0, -1) == [THERE.text.encode()]


async def test_deleting_what_is_gone_is_no_conflict(store):
    revision = await store.save(HERE, 0, b"a", lives=100)
    await store.delete(HERE, revision)
    await store.delete(HERE, revision)
    assert await store.load(HERE) is None


async def test_history_keeps_its_order_and_grows_only_by_what_is_given(store):
    revision = await store.save(HERE, 0, b"a", answers=b"one", lives=100)
    revision = await store.save(HERE, revision, b"b", lives=100)
    await store.save(HERE, revision, b"c", answers=b"two", lives=100)
    assert await store.answer_chunks(HERE) == [b"one", b"two"]


async def test_a_fresh_history_begins_with_what_is_given(store):
    revision = await store.save(HERE, 0, b"a", answers=b"one", lives=100)
    revision = await store.save(HERE, revision, b"b", answers=b"two", fresh=True, lives=100)
    assert await store.answer_chunks(HERE) == [b"two"]
    await store.save(HERE, revision, b"c", fresh=True, lives=100)
    assert await store.answer_chunks(HERE) == []


async def test_every_save_sets_the_time_to_live_of_all_keys_of_the_table(store, client):
    revision = await store.save(HERE, 0, b"a", answers=b"one", lives=50)
    await store.save_drawn_notes(HERE, {"all": b"screen"}, 50)
    await store.save(HERE, revision, b"b", lives=5000)
    for key in (keys.table(HERE), keys.answers(HERE), keys.drawn_notes(HERE)):
        assert 4990 < await client.ttl(key) <= 5000


async def test_no_time_to_live_means_for_ever(store, client):
    revision = await store.save(HERE, 0, b"a", answers=b"one", lives=50)
    await store.save_drawn_notes(HERE, {"all": b"screen"}, 50)
    await store.save(HERE, revision, b"b", lives=0)
    assert {await client.ttl(key) async for key in client.scan_iter()} == {-1}


async def test_all_keys_of_a_table_lie_in_one_slot():
    of_table = (keys.table, keys.answers, keys.drawn_notes, keys.drawing_lease, keys.results, keys.records)
    assert len({key_slot(key(HERE).encode()) for key in of_table}) == 1
    assert key_slot(keys.table(HERE).encode()) != key_slot(keys.table(THERE).encode())


async def test_every_place_with_a_table_is_found_once(store, client):
    expected = {Place("telegram", str(number)) for number in range(1, 1500)}
    async with client.pipeline(transaction=False) as pipeline:
        for place in expected:
            pipeline.hset(keys.table(place), "revision", 1)
        await pipeline.execute()
    await store.save_drawn_notes(HERE, {"all": b"screen"}, 100)
    await People(client).add_place("telegram:42", HERE)
    found = [place async for place in store.places()]
    assert len(found) == len(expected)
    assert set(found) == expected


async def test_a_server_that_forgot_the_scripts_learns_them_again(store, client):
    revision = await store.save(HERE, 0, b"a", lives=100)
    await client.script_flush()
    assert await store.save(HERE, revision, b"b", lives=100) > revision


async def test_what_is_drawn_is_noted_for_each_audience(store, client):
    await store.save_drawn_notes(HERE, {"all": b"\xff\x00"}, 100)
    await store.save_drawn_notes(HERE, {"telegram:42": b"hand"}, 200)
    assert await store.drawn_notes(HERE) == {"all": b"\xff\x00", "telegram:42": b"hand"}
    assert 190 < await client.ttl(keys.drawn_notes(HERE)) <= 200
    await store.save_drawn_notes(HERE, {"all": None, "nobody": None}, 200)
    await store.save_drawn_notes(HERE, {}, 200)
    assert await store.drawn_notes(HERE) == {"telegram:42": b"hand"}


async def test_one_worker_at_a_time_holds_the_pen(store, client):
    other = Store(client, b"other")
    assert await store.acquire_drawing_lease(HERE, 60)
    assert not await other.acquire_drawing_lease(HERE, 60)
    assert await other.acquire_drawing_lease(THERE, 60)


async def test_who_holds_the_lease_may_take_it_again_for_longer(store, client):
    await store.acquire_drawing_lease(HERE, 1)
    assert await store.acquire_drawing_lease(HERE, 60)
    assert 59_000 < await client.pttl(keys.drawing_lease(HERE)) <= 60_000


async def test_only_its_holder_drops_the_pen(store, client):
    other = Store(client, b"other")
    await store.acquire_drawing_lease(HERE, 60)
    await other.release_drawing_lease(HERE)
    assert not await other.acquire_drawing_lease(HERE, 60)
    await store.release_drawing_lease(HERE)
    assert await other.acquire_drawing_lease(HERE, 60)


async def test_the_lease_of_a_worker_that_died_is_free_after_its_time(store, client):
    await store.acquire_drawing_lease(HERE, 0.01)
    other = Store(client, b"other")
    while await client.exists(keys.drawing_lease(HERE)):
        pass
    assert await other.acquire_drawing_lease(HERE, 60)
