"""One real server for each process of the test run, emptied before each test."""

import pytest

from storage.connection import connect
from storage.embedded import EmbeddedServer
from storage.redis_store import Store


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


@pytest.fixture
def store(client):
    return Store(client, b"worker")
