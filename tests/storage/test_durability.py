"""A server that can lose accepted presses, or refuse them, is warned about in one sentence each."""

import pytest

from storage.connection import open_client
from storage.durability import find_risks
from storage.embedded import EmbeddedServer
from tests.storage.servers import configured_server

SAFE = "--appendonly yes --appendfsync always"
ALLOWED = "--user default on nopass ~* &* +@all"
NO_FILE = "The server has no append-only file"
NOT_FLUSHED = "The server does not flush its append-only file (appendfsync no)"
DELETES = "The server may delete tables when it is full (maxmemory-policy allkeys-lru)"
REPLICA = "The server is a replica"
FULL = "The memory of the server is nearly full"


@pytest.mark.parametrize(
    ("options", "risks"),
    [
        (SAFE, []),
        ("--appendonly yes --appendfsync everysec", []),
        ("", [NO_FILE]),
        ("--appendonly yes --appendfsync no", [NOT_FLUSHED]),
        (f"{SAFE} --maxmemory 100mb --maxmemory-policy noeviction", []),
        (f"{SAFE} --maxmemory 100mb --maxmemory-policy allkeys-lru", [DELETES]),
        (f"{SAFE} --maxmemory 1mb", [FULL]),
        (f"{SAFE} --replicaof 127.0.0.1 1", [REPLICA]),
        ("--maxmemory 100mb --maxmemory-policy allkeys-lru", [NO_FILE, DELETES]),
        (f"{SAFE} {ALLOWED} -config", []),
        (f"{ALLOWED} -config", [NO_FILE]),
        (f"{ALLOWED} -info", [NO_FILE]),
        (f"{ALLOWED} -info -config", []),
    ],
)
async def test_each_risk_of_a_server_is_one_warning(tmp_path, caplog, options, risks):
    with configured_server(tmp_path, options) as url:
        async with open_client(url, tmp_path / "data") as client:
            told = [record.getMessage() for record in caplog.records if record.levelname == "WARNING"]
            assert told == list(client.risks)
    assert len(told) == len(risks)
    for sentence, risk in zip(told, risks, strict=True):
        assert sentence.startswith(risk)


@pytest.mark.parametrize("fsync", ["always", "everysec", "no"])
async def test_the_embedded_server_flushes_its_file_as_the_host_has_chosen(tmp_path, caplog, fsync):
    async with open_client(None, tmp_path, fsync) as client:
        assert await find_risks(client, embedded=True) == []
    assert caplog.records == []


async def test_an_embedded_server_that_is_nearly_full_is_warned_about(tmp_path, caplog):
    async with open_client(None, tmp_path, "no", 1):
        pass
    (line,) = [record.getMessage() for record in caplog.records]
    assert line.startswith(FULL)
    assert "DOMINION_MEMORY_MB" in line


async def test_the_embedded_server_has_a_memory_limit_and_deletes_nothing(tmp_path):
    async with open_client(None, tmp_path, "no", 64) as client:
        found = await client.info("memory")
        assert (found["maxmemory"], found["maxmemory_policy"]) == (64 << 20, "noeviction")


async def test_the_memory_limit_is_that_of_the_last_user(tmp_path):
    first = EmbeddedServer(tmp_path, "no", 64)
    first.start()
    async with open_client(None, tmp_path, "no", 128) as client:
        assert (await client.info("memory"))["maxmemory"] == 128 << 20
    first.stop()
