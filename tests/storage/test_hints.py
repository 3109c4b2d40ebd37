"""Workers hear that others have changed a table; on one server, and on a cluster."""

import asyncio
from contextlib import asynccontextmanager, suppress

import pytest

from storage import hints as hints_module
from storage import keys
from storage.connection import Cluster, connect
from storage.errors import Conflict
from storage.hints import Hints
from storage.places import Place
from storage.redis_store import Store
from tests.server_clock import PATIENCE
from tests.storage.test_cluster import ELSEWHERE, HERE, cluster  # noqa: F401  (a fixture)

DRAFT = {"seat:0": b"picked"}


@pytest.fixture(params=["server", "cluster"])
async def client(request):
    if request.param == "server":
        client = connect(request.getfixturevalue("server").url)
        await client.flushall()
    else:
        ports = request.getfixturevalue("cluster").ports
        client = connect(f"redis+cluster://127.0.0.1:{ports[0]}")
        await client.flushall(target_nodes=Cluster.PRIMARIES)
    yield client
    await client.aclose()


@asynccontextmanager
async def listening(client, worker=b"listener"):
    """A worker that listens: yields the queue of what it hears, from when it may have missed something."""
    heard = asyncio.Queue()
    task = asyncio.create_task(Hints(client, worker).listen(heard.put_nowait))
    try:
        assert await next_heard(heard) is None
        yield heard
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def next_heard(heard):
    async with asyncio.timeout(PATIENCE):
        return await heard.get()


async def test_a_change_of_a_table_is_heard_by_other_workers(client):
    other = Store(client, b"other")
    async with listening(client) as heard:
        for place in (HERE, ELSEWHERE):
            await other.save(place, 0, b"a table", lives=100)
            assert await next_heard(heard) == place


async def test_a_worker_does_not_hear_itself(client):
    async with listening(client) as heard:
        await Store(client, b"listener").save(HERE, 0, b"a table", lives=100)
        await Store(client, b"other").save(ELSEWHERE, 0, b"a table", lives=100)
        assert await next_heard(heard) == ELSEWHERE


async def test_picks_are_heard_even_if_their_worker_does_not_get_the_lease(client):
    await Store(client, b"drawer").acquire_drawing_lease(HERE, 60)
    async with listening(client) as heard:
        assert await Store(client, b"other").acquire_drawing_lease(HERE, 60, DRAFT) is None
        assert await next_heard(heard) == HERE


async def test_a_lease_without_picks_and_a_refused_write_are_not_heard(client):
    other = Store(client, b"other")
    await other.save(HERE, 0, b"a table", lives=100)
    async with listening(client) as heard:
        await other.acquire_drawing_lease(HERE, 60)
        await other.release_drawing_lease(HERE, {}, 0, DRAFT)
        with pytest.raises(Conflict):
            await other.save(HERE, 1, b"a table", lives=100)
        await other.save(ELSEWHERE, 0, b"a table", lives=100)
        assert await next_heard(heard) == ELSEWHERE


async def test_after_a_broken_connection_a_worker_knows_that_it_may_have_missed_something(client, monkeypatch):
    monkeypatch.setattr(hints_module, "RETRY", 0.01)
    async with listening(client) as heard:
        nodes = client.get_primaries() if isinstance(client, Cluster) else [None]
        for node in nodes:
            target = {"target_nodes": node} if node else {}
            await client.execute_command("CLIENT", "KILL", "TYPE", "pubsub", **target)
        assert await next_heard(heard) is None
        await Store(client, b"other").save(HERE, 0, b"a table", lives=100)
        while (place := await next_heard(heard)) is None:
            pass
        assert place == HERE


async def test_a_worker_that_may_not_listen_looks_now_and_then(server, monkeypatch):
    monkeypatch.setattr(hints_module, "RETRY", 0.01)
    monkeypatch.setattr(hints_module, "LOOK", 0.05)
    user = ("deaf", "on", "nopass", "~*", "resetchannels", "+@all")
    async with connect(server.url) as host:
        await host.execute_command("ACL", "SETUSER", *user)
        async with connect(server.url.replace("unix://", "unix://deaf:any@")) as client, listening(client) as heard:
            assert await next_heard(heard) is None
        await host.execute_command("ACL", "DELUSER", "deaf")


async def test_a_cluster_that_cannot_be_reached_is_tried_again(monkeypatch):
    monkeypatch.setattr(hints_module, "RETRY", 0.01)
    away = connect("redis+cluster://127.0.0.1:9")  # nobody listens there
    attempts, initialize = asyncio.Queue(), away.initialize

    async def attempt():
        attempts.put_nowait(None)
        return await initialize()

    away.initialize = attempt
    task = asyncio.create_task(Hints(away, b"listener").listen(print))
    for _ in range(3):
        await next_heard(attempts)
    assert not task.done()
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    await away.aclose()


async def test_a_quiet_worker_looks_now_and_then(client, monkeypatch):
    monkeypatch.setattr(hints_module, "LOOK", 0.01)
    async with listening(client) as heard:
        assert [await next_heard(heard) for _ in range(3)] == [None] * 3


async def test_a_busy_worker_looks_now_and_then(client, monkeypatch):
    monkeypatch.setattr(hints_module, "LOOK", 0.2)
    other, revision = Store(client, b"other"), 0
    async with listening(client) as heard:
        async with asyncio.timeout(PATIENCE):
            while heard.empty() or heard.get_nowait() is not None:
                revision = await other.save(HERE, revision, b"a table", lives=100)


@pytest.mark.parametrize(
    "message", [b"", b"other", b"other:1 nonsense", b"\xff:1 \xff", b"other:1 dominion:{x:1}:table"]
)
async def test_what_is_no_hint_is_ignored(client, message):
    async with listening(client) as heard:
        await client.execute_command("PUBLISH", keys.CHANGES, message)
        await Store(client, b"other").save(HERE, 0, b"a table", lives=100)
        place = await next_heard(heard)
        assert place in (HERE, Place("x", "1"))
