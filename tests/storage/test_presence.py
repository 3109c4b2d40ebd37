"""Workers notice that another one is gone, once, and only for platforms that they serve."""

import pytest

from storage import keys
from storage.presence import GONE, Presence

DISCORD, BOTH = ("discord",), ("discord", "telegram")


@pytest.fixture
def worker(client):
    return lambda name, platforms=DISCORD: Presence(client, name, platforms)


async def passes(client, name, platform="discord"):
    """So much time passes that the worker is gone."""
    assert await client.zscore(keys.WORKERS, f"{platform} {name}") is not None
    await client.zincrby(keys.WORKERS, -GONE - 1, f"{platform} {name}")


async def test_workers_that_are_alive_leave_each_other_alone(worker):
    one, two = worker(b"one"), worker(b"two")
    for each in (one, two, one, two):
        assert await each.beat() == set()


async def test_a_worker_that_is_gone_is_noticed_by_one_of_the_others(worker, client):
    one, two, three = worker(b"one"), worker(b"two"), worker(b"three")
    for each in (one, two, three):
        await each.beat()
    await passes(client, "one")
    assert await two.beat() == {"discord"}
    assert await three.beat() == set()


async def test_a_worker_that_was_only_slow_is_not_gone_for_itself(worker, client):
    one = worker(b"one")
    await one.beat()
    await passes(client, "one")
    assert await one.beat() == set()


async def test_a_worker_is_looked_after_only_by_those_who_serve_its_platform(worker, client):
    gone, telegram, discord = worker(b"gone", BOTH), worker(b"telegram", ("telegram",)), worker(b"discord")
    await gone.beat()
    for platform in BOTH:
        await passes(client, "gone", platform)
    assert await telegram.beat() == {"telegram"}
    assert await discord.beat() == {"discord"}


async def test_a_worker_that_stops_is_not_looked_after(worker, client):
    one, two = worker(b"one"), worker(b"two")
    await one.beat()
    await one.leave(unfinished=False)
    assert await two.beat() == set()
    assert await client.zrange(keys.WORKERS, 0, -1) == [b"discord two"]


async def test_a_worker_that_stops_and_leaves_something_undone_is_looked_after_at_once(worker):
    one, two = worker(b"one"), worker(b"two")
    await one.beat()
    await one.leave(unfinished=True)
    assert await two.beat() == {"discord"}


async def test_a_worker_without_platforms_says_nothing(worker, client):
    nobody = worker(b"one", ())
    assert await nobody.beat() == set()
    await nobody.leave(unfinished=True)
    assert not await client.exists(keys.WORKERS)


async def test_a_value_of_another_program_is_replaced(worker, client):
    await client.set(keys.WORKERS, "something else")
    assert await worker(b"one").beat() == set()
