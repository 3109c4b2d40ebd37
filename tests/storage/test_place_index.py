"""The index of places: it finds the tables of a channel without a scan, and corrects itself."""

import pytest

from storage import keys
from storage.places import Place
from storage.redis_store import Store

CHANNEL = Place("discord", "12")
THREADS = [Place("discord", "12", "7"), Place("discord", "12", "70")]
OTHERS = [Place("discord", "1"), Place("discord", "123", "7"), Place("telegram", "12", "7"), Place("discord", "120")]


@pytest.fixture
def store(client):
    return Store(client, b"worker")


async def open_tables(store, *places):
    return [await store.save(place, 0, b"table", lives=0) for place in places]


async def scans(client):
    return (await client.info("commandstats")).get("cmdstat_scan", {"calls": 0})["calls"]


async def test_a_channel_has_its_own_place_and_those_of_its_threads(store):
    await open_tables(store, CHANNEL, *THREADS, *OTHERS)
    assert set(await store.index.in_channel("discord", "12")) == {CHANNEL, *THREADS}
    assert await store.index.threads_of("discord", "12") == 2
    assert set(await store.index.of_platform("telegram")) == {OTHERS[2]}
    assert set(await store.index.all()) == {CHANNEL, *THREADS, *OTHERS}


async def test_only_the_first_look_of_a_worker_scans(store, client):
    await store.index.all()
    begun = await scans(client)
    await open_tables(store, CHANNEL, *THREADS)
    await store.index.in_channel("discord", "12")
    await store.index.of_platform("discord")
    assert await scans(client) == begun


async def test_tables_that_no_index_knows_are_found_by_the_next_worker(store, client):
    await open_tables(store, CHANNEL, *THREADS)
    await client.delete(keys.PLACES)
    assert set(await Store(client, b"next").index.in_channel("discord", "12")) == {CHANNEL, *THREADS}


async def test_entries_without_a_table_are_removed_by_the_next_worker(store, client):
    await open_tables(store, CHANNEL)
    await store.index.add(*THREADS)
    assert await Store(client, b"next").index.all() == [CHANNEL]


async def test_only_entries_without_a_table_can_be_removed(store):
    await open_tables(store, THREADS[0])
    await store.index.add(*THREADS)
    await store.index.remove_stale(*THREADS)
    assert await store.index.all() == [THREADS[0]]


async def test_a_table_that_moved_is_found_at_its_new_place(store):
    await open_tables(store, CHANNEL)
    await store.move(CHANNEL, THREADS[0])
    assert THREADS[0] in await store.index.all()


@pytest.mark.parametrize("is_read_already", [False, True])
async def test_a_value_of_another_type_is_replaced_by_a_new_index(store, client, is_read_already):
    await open_tables(store, CHANNEL, *THREADS)
    if is_read_already:
        await store.index.all()
    await client.delete(keys.PLACES)
    await client.rpush(keys.PLACES, "x")
    assert await store.index.threads_of("discord", "12") == 0
    await store.index.remove_stale(OTHERS[0])
    assert set(await store.index.all()) == {CHANNEL, *THREADS}


async def test_entries_that_name_no_place_hide_no_other(store, client):
    await client.zadd(keys.PLACES, {b"\xff": 0, "nowhere": 0})
    await open_tables(store, CHANNEL)
    assert await store.index.all() == [CHANNEL]
