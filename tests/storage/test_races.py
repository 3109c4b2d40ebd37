"""Races and lost answers: one write wins, and none is done twice."""

import asyncio

import pytest

from storage.connection import connect
from storage.errors import Conflict
from storage.places import Place
from storage.redis_store import Store, Stored
from tests.storage.servers import Line

HERE = Place("telegram", "-100123", "5")
THERE = Place("discord", "77")


@pytest.fixture
async def line(server):
    async with Line(server) as line:
        yield line


@pytest.fixture
async def far_store(line, store):
    """A store behind a line that can lose an answer, on a server that knows its scripts."""
    await store.delete(THERE, await store.save(THERE, 0, b"", lives=100))
    far_client = connect(f"redis://127.0.0.1:{line.port}")
    await far_client.ping()
    yield Store(far_client, b"far")
    await far_client.aclose()


def winners(outcomes):
    assert all(isinstance(outcome, int | Conflict) for outcome in outcomes), outcomes
    return [outcome for outcome in outcomes if isinstance(outcome, int)]


async def all_at_once(saves):
    return await asyncio.gather(*saves, return_exceptions=True)


async def test_of_fifty_saves_from_the_same_revision_one_wins(store):
    revision = await store.save(HERE, 0, b"before", lives=100)
    saves = [store.save(HERE, revision, b"%d" % number, answers=b"%d" % number, lives=100) for number in range(50)]
    outcomes = await all_at_once(saves)
    (written,) = winners(outcomes)
    winner = b"%d" % next(number for number, outcome in enumerate(outcomes) if isinstance(outcome, int))
    assert await store.load(HERE) == Stored(written, winner)
    assert await store.answer_chunks(HERE) == [winner]


async def test_of_fifty_who_open_a_table_at_one_place_one_wins(store):
    outcomes = await all_at_once(store.save(HERE, 0, b"%d" % number, lives=100) for number in range(50))
    (revision,) = winners(outcomes)
    winner = b"%d" % next(number for number, outcome in enumerate(outcomes) if isinstance(outcome, int))
    assert await store.load(HERE) == Stored(revision, winner)


async def test_of_two_workers_with_the_same_table_one_wins(store, server):
    other_client = connect(server.url)
    other = Store(other_client, b"other")
    revision = await store.save(HERE, 0, b"", lives=100)
    for _ in range(30):
        outcomes = await all_at_once(
            [store.save(HERE, revision, b"one", lives=100), other.save(HERE, revision, b"two", lives=100)]
        )
        (revision,) = winners(outcomes)
    await other_client.aclose()


async def test_nothing_is_lost_when_losers_load_and_try_again(store):
    await store.save(HERE, 0, b"0", lives=100)

    async def add_one():
        while True:
            held = await store.load(HERE)
            try:
                return await store.save(HERE, held.revision, b"%d" % (int(held.data) + 1), answers=b"+", lives=100)
            except Conflict:
                continue

    revisions = await asyncio.gather(*(add_one() for _ in range(30)))
    assert len(set(revisions)) == 30
    assert (await store.load(HERE)).data == b"30"
    assert await store.answer_chunks(HERE) == [b"+"] * 30


async def test_a_save_whose_answer_was_lost_is_done_once(far_store, store, line):
    revision = await store.save(HERE, 0, b"a", answers=b"one", lives=100)
    line.loses = b"EVALSHA"
    written = await far_store.save(HERE, revision, b"b", answers=b"two", lives=100)
    assert line.lost == 1
    assert await store.load(HERE) == Stored(written, b"b")
    assert await store.answer_chunks(HERE) == [b"one", b"two"]


async def test_a_new_table_whose_answer_was_lost_is_made_once(far_store, store, line):
    line.loses = b"EVALSHA"
    revision = await far_store.save(HERE, 0, b"a", answers=b"one", lives=100)
    assert line.lost == 1
    assert await store.load(HERE) == Stored(revision, b"a")
    assert await store.answer_chunks(HERE) == [b"one"]


async def test_a_delete_whose_answer_was_lost_is_no_conflict(far_store, store, line):
    revision = await store.save(HERE, 0, b"a", lives=100)
    line.loses = b"EVALSHA"
    await far_store.delete(HERE, revision)
    assert line.lost == 1
    assert await store.load(HERE) is None


async def test_two_workers_of_one_name_do_not_take_each_others_writes_for_their_own(client):
    first, second = Store(client, b"worker"), Store(client, b"worker")
    await first.save(HERE, 0, b"a", lives=100)
    with pytest.raises(Conflict):
        await second.save(HERE, 0, b"b", lives=100)


async def test_a_save_that_was_given_up_leaves_the_line_in_order(store):
    revision = await store.save(HERE, 0, b"0", lives=100)
    for _ in range(20):
        saving = asyncio.create_task(store.save(HERE, revision, b"1", lives=100))
        await asyncio.sleep(0)
        saving.cancel()
        await asyncio.gather(saving, return_exceptions=True)
        revision = (await store.load(HERE)).revision
    assert await store.save(HERE, revision, b"2", lives=100) > revision
    assert (await store.load(HERE)).data == b"2"
