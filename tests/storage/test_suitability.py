"""A server that is too old, or that does not let the bot do what it must, is named at the start."""

import re
from contextlib import asynccontextmanager

import pytest

from storage import connection
from storage.connection import Cluster, connect, open_client
from storage.errors import NoServer, StorageError
from storage.suitability import CANNOT_MOVE, OLDEST, check
from tests.storage.servers import configured_server
from tests.storage.test_cluster import cluster  # noqa: F401  (a fixture)
from tests.test_project import read

PASSWORD = "sesame"  # noqa: S105
SAFE = "--appendonly yes --appendfsync always"


@asynccontextmanager
async def allowed(tmp_path, rights, options=SAFE):
    """The risks of a server where that is all the bot may do."""
    user = f"--user bot on >{PASSWORD} {rights}"
    with configured_server(tmp_path, f"{options} {user}") as url:
        async with open_client(url.replace("unix://", f"unix://bot:{PASSWORD}@"), tmp_path / "data") as client:
            yield client


@pytest.mark.parametrize(
    ("rights", "refused"),
    [
        ("~* &* +@all -@scripting", "EVAL, EVALSHA on"),
        ("~* &* +@all -scan", "SCAN on"),
        ("~other:* &* +@all", "EXISTS, TYPE, DEL"),
        ("~* &* +@read +@connection", "EVAL, EVALSHA, DEL, EXPIRE, PERSIST, SET, HDEL, SREM, ZREM on"),
    ],
)
async def test_a_user_who_may_not_do_what_the_bot_must_is_one_sentence(tmp_path, rights, refused):
    with pytest.raises(NoServer, match=f"the server does not let the bot run .*{refused}") as failure:
        async with allowed(tmp_path, rights):
            pass
    assert PASSWORD not in str(failure.value)


async def test_where_tables_cannot_move_the_host_is_warned(tmp_path, caplog):
    async with allowed(tmp_path, "~dominion:* &dominion:* +@all -@dangerous +info") as client:
        assert client.risks == [CANNOT_MOVE]
    assert [record.getMessage() for record in caplog.records] == [CANNOT_MOVE]


async def test_the_rights_that_the_hosting_guide_names_are_enough(tmp_path):
    (rights,) = re.findall(r"^ *ACL SETUSER dominion on >PASSWORD (.+)$", read("docs/hosting.md"), re.MULTILINE)
    async with allowed(tmp_path, rights) as client:
        assert client.risks == []


async def test_the_trials_leave_nothing_and_harm_no_server_that_is_full_or_a_replica(tmp_path):
    async with allowed(tmp_path, "~* &* +@all", f"{SAFE} --maxmemory 1mb") as client:
        assert await client.dbsize() == 0
        assert await check(client) == []
    async with allowed(tmp_path, "~* &* +@all", f"{SAFE} --replicaof 127.0.0.1 1") as client:
        assert await check(client) == []


async def test_a_cluster_is_asked_too(cluster):  # noqa: F811
    async with connect(f"redis+cluster://127.0.0.1:{cluster.ports[0]}") as client:
        assert isinstance(client, Cluster)
        assert await check(client) == []


@pytest.mark.parametrize("version", ["6.0.16", "5.0.7"])
async def test_a_server_that_is_too_old_is_one_sentence(client, version, monkeypatch):
    async def info(*_command):
        return {"redis_version": version}

    monkeypatch.setattr(client, "try_once", info)
    with pytest.raises(NoServer, match=rf"version {version}; the bot needs 6\.2 or later"):
        await check(client)


async def test_the_oldest_version_is_the_one_that_the_hosting_guide_names(client):
    assert f"({'.'.join(map(str, OLDEST))} or later)" in read("docs/hosting.md")
    await check(client)


async def test_a_command_that_the_host_has_renamed_is_one_that_is_refused(tmp_path):
    with pytest.raises(NoServer, match="does not let the bot run SCAN on"):
        async with allowed(tmp_path, "~* &* +@all", f"{SAFE} --rename-command scan hidden"):
            pass


async def test_what_the_server_refuses_later_is_one_sentence_without_what_was_sent(server, tmp_path):
    with pytest.raises(StorageError) as failure:
        async with open_client(server.url, tmp_path) as client:
            await client.execute_command("NOSUCH", PASSWORD)
    assert str(failure.value) == "the server refuses: unknown command 'NOSUCH'"


@pytest.mark.parametrize("word", ["", f":not-{PASSWORD}@", f"bot:not-{PASSWORD}@"])
async def test_a_password_that_is_missing_or_wrong_is_told_at_once_and_asked_about_once(tmp_path, word):
    with configured_server(tmp_path, f"--user bot on >{PASSWORD} ~* +@all") as url:
        async with connect(url) as host:
            await host.execute_command("ACL", "SETUSER", "default", "resetpass", f">{PASSWORD}")
            before = (await host.info("stats"))["total_connections_received"]
            with pytest.raises(NoServer, match="wants another user name or password than REDIS_URL has") as failure:
                async with open_client(url.replace("unix://", f"unix://{word}"), tmp_path / "data"):
                    pass
            assert PASSWORD not in str(failure.value)
            assert (await host.info("stats"))["total_connections_received"] <= before + 2


async def test_a_cluster_that_wants_a_password_is_told_in_the_same_words(cluster):  # noqa: F811
    client = connect(f"redis+cluster://nobody:{PASSWORD}@127.0.0.1:{cluster.ports[0]}")
    with pytest.raises(NoServer, match="wants another user name or password"):
        await client.ping()
    await client.aclose()


async def test_an_address_where_nobody_answers_is_told_within_two_seconds(tmp_path, monkeypatch):
    attempts = []
    monkeypatch.setattr(connection.OneServer, "try_once", lambda *given: attempts.append(given) or fail())
    with pytest.raises(NoServer, match="does not answer"):
        async with open_client("redis://localhost:1", tmp_path):
            pass
    assert len(attempts) == connection.RETRIES_AT_START + 1


async def fail():
    raise connection.Unreachable("Connection refused")
