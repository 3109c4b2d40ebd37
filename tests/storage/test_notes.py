"""Notes that every worker reads: what was told to a platform, and what came before."""

import pytest

from storage.connection import connect
from storage.redis_store import Store
from tests.storage.servers import Line


async def test_what_nobody_noted_is_nothing(store):
    assert await store.read_note("commands") == ""


async def test_what_was_noted_is_there_for_every_worker(store, client):
    await store.write_note("commands", "ünlike")
    assert await Store(client, b"other").read_note("commands") == "ünlike"


async def test_a_later_note_takes_the_place_of_an_earlier_one(store):
    for value in ("first", "second"):
        await store.write_note("commands", value)
    assert await store.read_note("commands") == "second"


async def test_notes_of_other_names_are_left_alone(store):
    await store.write_note("discord:commands:1", "one")
    await store.write_note("discord:commands:2", "two")
    assert await store.read_note("discord:commands:1") == "one"


async def test_a_note_stays_for_good(store, client):
    await store.write_note("commands", "kept")
    (key,) = [key async for key in client.scan_iter()]
    assert await client.ttl(key) == -1


async def test_a_note_is_no_table(store):
    await store.write_note("commands", "kept")
    assert [place async for place in store.places()] == []


async def test_the_first_who_asks_about_a_mark_is_told_so_and_nobody_after(store, client):
    assert await store.is_first_time("discord:1", 60)
    assert not await store.is_first_time("discord:1", 60)
    assert not await Store(client, b"other").is_first_time("discord:1", 60)
    assert await store.is_first_time("discord:2", 60)


async def test_the_first_who_asks_is_told_so_also_if_the_answer_was_lost_on_the_way(server, client):
    await client.ping()
    async with Line(server) as line:
        far = connect(f"redis://127.0.0.1:{line.port}")
        store = Store(far, b"far")
        await store.is_first_time("discord:1", 60)  # the server knows the script now
        line.loses = b"discord:2"
        assert await store.is_first_time("discord:2", 60)
        assert line.lost == 1
        assert not await store.is_first_time("discord:2", 60)
        await far.aclose()


@pytest.mark.parametrize("seconds", [60, 86_400])
async def test_a_mark_is_forgotten_after_its_time(store, client, seconds):
    await store.is_first_time("discord:1", seconds)
    (key,) = [key async for key in client.scan_iter()]
    assert seconds - 5 < await client.ttl(key) <= seconds
