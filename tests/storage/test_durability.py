"""A server that can lose accepted presses, or refuse them, is warned about in one sentence each."""

import asyncio
import shutil

import pytest

from storage import connection, durability
from storage.connection import open_client
from storage.durability import ROOM, find_risks
from storage.embedded import EmbeddedServer
from tests.server_clock import PATIENCE
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
        assert await find_risks(client, tmp_path) == []
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


async def until(found):
    async with asyncio.timeout(PATIENCE):
        while not found():
            await asyncio.sleep(0.01)


async def test_what_fills_up_while_the_bot_is_running_is_warned_about_once_until_it_has_room_again(
    tmp_path, caplog, monkeypatch
):
    monkeypatch.setattr(durability, "LOOK_AGAIN", 0.01)
    async with open_client(None, tmp_path, "no", 64) as client:
        assert client.risks == []
        await client.config_set("maxmemory", "1mb")
        await until(lambda: client.risks)
        assert client.risks[0].startswith(FULL)
        await client.config_set("maxmemory", "64mb")
        await until(lambda: not client.risks)
    assert [record.getMessage().startswith(FULL) for record in caplog.records] == [True]


async def test_a_disk_that_is_nearly_full_is_warned_about(tmp_path, monkeypatch):
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage._replace(free=ROOM - 1))
    async with open_client(None, tmp_path, "no", warn=False) as client:
        assert client.risks == ["The disk of the data directory is nearly full; then every press is refused."]
        assert await find_risks(client) != client.risks, "the disk of another server is not ours"


async def test_a_server_that_is_away_changes_nothing_about_what_is_known(tmp_path, monkeypatch):
    monkeypatch.setattr(durability, "LOOK_AGAIN", 0.01)
    monkeypatch.setattr(connection, "RETRIES", 0)
    with configured_server(tmp_path, "") as url:
        opening = open_client(url, tmp_path / "data")
        client = await opening.__aenter__()
    known = client.risks
    assert known[0].startswith(NO_FILE)
    await asyncio.sleep(0.2)
    assert client.risks is known
    await opening.__aexit__(None, None, None)
