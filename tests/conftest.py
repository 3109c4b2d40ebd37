"""One real server for each process of the test run, emptied before each test."""

import gc

import pytest

from bots.tables import lobby
from storage.connection import connect
from storage.embedded import EmbeddedServer
from storage.redis_store import Store
from tests.engine.table import SCRIPTS
from tests.prepared import remember_what_takes_long
from tests.whole_games import shorten_piles

pytest_plugins = ["tests.forked_run"]


def pytest_sessionstart():
    """Look for no garbage while tests are collected: they all stay, and looking takes a tenth of the time."""
    gc.disable()
    remember_what_takes_long()


def pytest_collection_finish():
    """Take the thousands of tests out of garbage collection: looking through them again and again takes as long as many
    of them do, and holds up the others."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 20, 50)  # what tests leave behind is little, and mostly freed without being looked for


def pytest_runtest_teardown():
    """Forget the scripted shuffles of a rules test: another game may have the same seed."""
    SCRIPTS.clear()


@pytest.fixture(autouse=True)
def _turns_end_at_once(monkeypatch):
    """Let the end of a turn be final at once, except at seats whose `undo` a test sets: most tests are about others
    who go on, and none should wait for seconds."""
    monkeypatch.setitem(lobby.DEFAULTS, "undo", "0")


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    server = EmbeddedServer(tmp_path_factory.mktemp("server"), fsync="no")
    server.start()
    yield server
    server.stop()


@pytest.fixture
async def client(server):
    client = connect(server.url)
    await client.flushall()
    yield client
    await client.aclose()
    client.connection_pool.get_connection = _refuse  # a task that is cancelled only now would leave a connection open


async def _refuse(*_args, **_options):
    raise RuntimeError("the test is over")


@pytest.fixture
def store(client):
    return Store(client, b"worker")


@pytest.fixture
def short_piles(monkeypatch):
    """Games that begin are shorter: for tests that need the end of a game, but not a long one."""
    shorten_piles(monkeypatch)


@pytest.fixture
def tiny_piles(monkeypatch):
    """Games that begin are over after a few turns: for tests that need an end, no matter which."""
    shorten_piles(monkeypatch, 8)


@pytest.fixture
def half_piles(monkeypatch):
    """Games that begin are shorter, but long enough to be told a lot."""
    shorten_piles(monkeypatch, 2)
