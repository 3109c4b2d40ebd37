"""Connections: every kind of address, lost servers, and no password in any message."""

import asyncio
import errno
import logging
import os
import signal
import ssl

import pytest
import trustme

from storage import connection
from storage.connection import Cluster, OneServer, connect, open_client
from storage.embedded import EmbeddedServer
from storage.errors import NoServer
from tests.storage.servers import Line, answers, asked, free_ports, kill, process_of

PASSWORD = "sesame"  # noqa: S105


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(connection, "RETRIES", 0)


async def pinged(url):
    client = connect(url)
    try:
        return await client.ping()
    finally:
        await client.aclose()


async def test_a_server_on_a_socket_answers(server):
    assert server.url.startswith("unix:///")
    assert await pinged(server.url)


async def test_a_server_on_a_port_answers(server):
    async with Line(server) as line:
        assert await pinged(f"redis://127.0.0.1:{line.port}/0")


@pytest.fixture
def authority():
    return trustme.CA()


@pytest.fixture
async def safe_line(server, authority):
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert("localhost").configure_cert(context)
    async with Line(server, ssl=context) as line:
        yield line


async def test_a_server_with_tls_answers(safe_line, authority, tmp_path):
    certificate = tmp_path / "authority.pem"
    authority.cert_pem.write_to_path(certificate)
    assert await pinged(f"rediss://localhost:{safe_line.port}?ssl_ca_certs={certificate}")


@pytest.mark.usefixtures("impatient")
async def test_a_server_whose_certificate_nobody_vouches_for_is_refused(safe_line):
    with pytest.raises(NoServer, match="CERTIFICATE_VERIFY_FAILED"):
        await pinged(f"rediss://localhost:{safe_line.port}")


@pytest.mark.usefixtures("impatient")
async def test_a_certificate_for_another_name_is_refused(safe_line, authority, tmp_path):
    certificate = tmp_path / "authority.pem"
    authority.cert_pem.write_to_path(certificate)
    with pytest.raises(NoServer, match="CERTIFICATE_VERIFY_FAILED"):
        await pinged(f"rediss://127.0.0.1:{safe_line.port}?ssl_ca_certs={certificate}")


@pytest.mark.parametrize(
    ("url", "kind"),
    [
        ("redis://localhost", OneServer),
        ("redis://localhost?cluster=no", OneServer),
        ("rediss://localhost:6380/2", OneServer),
        ("unix:///run/valkey.sock?db=1", OneServer),
        ("redis+cluster://localhost:7000", Cluster),
        ("rediss+cluster://ann:word@localhost:7000", Cluster),
        ("redis://localhost:7000?cluster=true", Cluster),
    ],
)
async def test_the_address_says_what_kind_of_server_it_is(url, kind):
    client = connect(url)
    assert type(client) is kind
    await client.aclose()


@pytest.mark.parametrize(
    "url",
    [
        f"localhost:{PASSWORD}",
        f"http://:{PASSWORD}@localhost",
        f"redis://:{PASSWORD}@localhost:port",
        f"redis://:{PASSWORD}@localhost:99999",
        f"redis://:{PASSWORD}@",
        f"redis://:{PASSWORD}@[::1",
        f"redis://:{PASSWORD}@localhost?socket_connect_timeout=soon",
        f"redis://:{PASSWORD}@localhost?socket_timeout=3",
        f"redis://:{PASSWORD}@localhost?decode_responses=true",
        f"redis://:{PASSWORD}@localhost?colour={PASSWORD}",
        f"redis+cluster://:{PASSWORD}@localhost?colour={PASSWORD}",
        f"redis+cluster://:{PASSWORD}@localhost/3",
        f"redis://:{PASSWORD}@localhost/tables",
        f"rediss://:{PASSWORD}@localhost:6380/1/2",
        f"unix://?password={PASSWORD}",
        f"unix:///run/valkey.sock?cluster=true&password={PASSWORD}",
    ],
)
async def test_an_address_that_cannot_be_used_is_named_without_its_password(url):
    with pytest.raises(NoServer, match="REDIS_URL") as failure:
        await pinged(url)
    assert PASSWORD not in str(failure.value)
    assert failure.value.__cause__ is None


@pytest.fixture
async def guarded(client):
    """The server knows a user whose password is needed."""
    await client.execute_command("ACL", "SETUSER", "ann", "on", f">{PASSWORD}", "~*", "+@all")
    yield
    await client.execute_command("ACL", "DELUSER", "ann")


@pytest.mark.usefixtures("guarded")
async def test_a_password_opens_the_server(server):
    async with Line(server) as line:
        assert await pinged(f"redis://ann:{PASSWORD}@127.0.0.1:{line.port}")


@pytest.mark.usefixtures("guarded", "impatient")
async def test_a_wrong_password_is_refused_and_never_shown(server, caplog):
    caplog.set_level(logging.DEBUG)
    async with Line(server) as line:
        with pytest.raises(NoServer) as failure:
            await pinged(f"redis://ann:not-{PASSWORD}@127.0.0.1:{line.port}")
    assert PASSWORD not in str(failure.value) + repr(failure.value.__cause__) + caplog.text


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("scheme", ["redis", "redis+cluster"])
async def test_a_server_that_is_not_there_is_no_server(scheme):
    (port,) = free_ports(1)
    with pytest.raises(NoServer, match="does not answer"):
        await pinged(f"{scheme}://127.0.0.1:{port}")


async def test_a_server_that_speaks_no_tls_is_told_soon(server, tmp_path, monkeypatch):
    monkeypatch.setattr("storage.connection.WELCOME", 0.5)
    async with Line(server) as line:
        with pytest.raises(NoServer, match="does it speak TLS"):
            async with open_client(f"rediss://127.0.0.1:{line.port}", tmp_path):
                pass


async def test_a_line_that_breaks_is_taken_up_again(server):
    async with Line(server) as line:
        client = connect(f"redis://127.0.0.1:{line.port}")
        await client.set("card", "moat")
        line.loses = b"GET"
        assert await client.get("card") == b"moat"
        assert line.lost == 1
        await client.aclose()


@pytest.fixture
def two_servers(tmp_path):
    servers = [EmbeddedServer(tmp_path / name, "no") for name in ("old", "new")]
    for each in servers:
        each.start()
    yield servers
    for each in servers:
        each.stop()


@pytest.mark.parametrize("write", [["SET", "key", "value"], ["EVAL", "return redis.call('SET', 'key', 'value')", 0]])
async def test_a_server_that_another_took_over_from_is_no_longer_talked_to(two_servers, write):
    old, new = two_servers
    async with Line(old) as line:
        client = connect(f"redis://127.0.0.1:{line.port}")
        await asyncio.gather(*(client.ping() for _ in range(3)))  # several connections stay open
        line.leads_to(new)
        asked(old, "REPLICAOF", "127.0.0.1", "1")
        assert await client.execute_command(*write)
        assert {await client.get("key") for _ in range(3)} == {b"value"}
        await client.aclose()


@pytest.mark.usefixtures("impatient")
async def test_a_server_that_takes_no_writes_is_no_server(two_servers):
    asked(two_servers[0], "REPLICAOF", "127.0.0.1", "1")
    client = connect(two_servers[0].url)
    with pytest.raises(NoServer):
        await client.set("key", "value")
    await client.aclose()


@pytest.mark.usefixtures("impatient")
async def test_a_server_that_says_nothing_is_no_server(server, client, monkeypatch):
    process = process_of(server)
    os.kill(process, signal.SIGSTOP)
    try:
        with monkeypatch.context() as impatient:
            impatient.setattr(connection, "ANSWER", 0.2)
            with pytest.raises(NoServer, match="it takes too long"):
                await client.ping()
    finally:
        os.kill(process, signal.SIGCONT)
    assert await client.ping()


async def test_a_task_that_is_cancelled_always_ends(client):
    async def count():
        while True:
            await client.incr("count")

    for number in range(40):
        counting = asyncio.create_task(count())
        await asyncio.sleep(0.0001 * number)
        counting.cancel()
        await asyncio.wait({counting}, timeout=1)
        assert counting.cancelled()


async def test_more_commands_than_connections_wait_for_their_turn(client):
    outcomes = await asyncio.gather(*(client.incr("count") for _ in range(connection.CONNECTIONS * 4)))
    assert sorted(outcomes) == list(range(1, connection.CONNECTIONS * 4 + 1))
    assert (await client.info("clients"))["connected_clients"] <= connection.CONNECTIONS + 1


@pytest.mark.parametrize("url", ["", None])
async def test_without_an_address_the_embedded_server_is_started_and_stopped(tmp_path, url):
    async with open_client(url, tmp_path, "no") as client:
        await client.set("card", "moat")
        assert answers(EmbeddedServer(tmp_path))
    assert not answers(EmbeddedServer(tmp_path))
    async with open_client(url, tmp_path, "no") as client:
        assert await client.get("card") == b"moat"


async def test_with_an_address_no_server_is_started(server, tmp_path):
    async with open_client(server.url, tmp_path) as client:
        assert await client.ping()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("impatient")
async def test_an_address_that_does_not_answer_is_noticed_at_once(tmp_path):
    with pytest.raises(NoServer):
        await open_client(f"unix://{tmp_path}/nothing.sock", tmp_path).__aenter__()


async def test_an_embedded_server_that_is_killed_is_started_again_and_no_command_fails(tmp_path):
    async with open_client("", tmp_path, "always") as client:
        for number in range(2):
            await client.set("count", number)
            kill((await client.info("server"))["process_id"])
            assert await client.get("count") == b"%d" % number


async def test_an_embedded_server_is_started_again_though_the_disk_was_full_for_a_moment(tmp_path, monkeypatch, caplog):
    failed, failures = asyncio.Event(), []
    loop = asyncio.get_running_loop()

    def full(*_given):
        failures.append(1)
        if len(failures) == 3:
            loop.call_soon_threadsafe(failed.set)
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(connection, "LOOK", 0.05)
    async with open_client("", tmp_path, "no") as client:
        with monkeypatch.context() as patch:
            patch.setattr(EmbeddedServer, "ensure", full)
            kill((await client.info("server"))["process_id"])
            await failed.wait()
        assert await client.ping()
    assert caplog.text.count("cannot be started again: [Errno 28] No space left on device") == 1


async def test_what_goes_wrong_in_the_block_stops_the_server_too(tmp_path):
    with pytest.raises(ZeroDivisionError):
        async with open_client("", tmp_path, "no"):
            raise ZeroDivisionError
    assert not answers(EmbeddedServer(tmp_path))


async def test_a_database_that_does_not_exist_is_refused_in_a_sentence(server, tmp_path):
    with pytest.raises(NoServer, match="DB index"):
        async with open_client(f"{server.url}?db=99", tmp_path):
            pass


async def test_a_server_that_may_forget_tables_is_warned_about(server, client, tmp_path, caplog):
    await client.config_set("maxmemory-policy", "allkeys-lru")
    try:
        async with open_client(server.url, tmp_path):
            pass
    finally:
        await client.config_set("maxmemory-policy", "noeviction")
    assert "noeviction" in caplog.text
