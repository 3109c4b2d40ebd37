"""The commands of the program, as the host types them."""

import asyncio
import os
import subprocess
import sys

import pytest

from bots.__main__ import start
from bots.command_line import installed_version
from bots.records import export
from engine import RECOMMENDED, big_money
from storage import keys
from storage.backup import RESTORING
from storage.connection import connect, open_client
from storage.embedded import EmbeddedServer
from storage.operator_rules import OperatorRulesStore
from storage.presence import Presence
from tests.bots.house import ANN, BOB, HERE, House
from tests.engine.recorded import recorded
from tests.program import ROOT, PipedProgram
from tests.server_clock import PATIENCE
from tests.storage.servers import configured_server


@pytest.fixture
def host(tmp_path, monkeypatch, capfd):
    """A host in an empty directory: types a command, and reads its exit status and what it printed."""
    monkeypatch.chdir(tmp_path)
    for name in ("TELEGRAM_TOKEN", "DISCORD_TOKEN", "REDIS_URL", "DOMINION_DATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DOMINION_FSYNC", "no")

    def type_command(*arguments):
        try:
            status = start(arguments)
        except SystemExit as ending:
            status = ending.code
        said = capfd.readouterr()
        return status, said.out, said.err

    return type_command


async def play_somewhere(data):
    async with open_client(None, data, "no") as client:
        await House(client).game(ANN, BOB)


async def position_in(data):
    async with open_client(None, data, "no") as client:
        return (await House(client).table()).game.position()


def test_the_version_and_every_command_are_told(host):
    assert host("--version") == (0, f"dominion-in-chat {installed_version()}\n", "")
    status, out, _ = host("--help")
    assert status == 0
    for command in ("serve", "play", "demo", "check", "doctor", "backup", "restore", "stats"):
        assert f"  {command} " in out
    for command in ("block", "unblock", "blocked", "announce", "drain", "tables", "close"):
        assert f"  {command} " in out


@pytest.mark.parametrize("arguments", [("nonsense",), ("backup",), ("--nonsense",), ("restore", "a", "b")])
def test_what_is_no_command_is_refused_with_the_usage(host, arguments):
    status, out, err = host(*arguments)
    assert (status, out) == (2, "")
    assert err.startswith("usage: dominion-in-chat")


def test_without_a_token_there_is_nothing_to_serve(host):
    assert host("serve") == (2, "", "there is nothing to serve: set TELEGRAM_TOKEN or DISCORD_TOKEN\n")


@pytest.mark.parametrize("shards", ["0-3", "16/16"])
def test_shards_that_make_no_sense_are_one_line(host, monkeypatch, shards):
    monkeypatch.setenv("DISCORD_TOKEN", "MTIz.abc-d.e_f")
    monkeypatch.setenv("DISCORD_SHARDS", shards)
    status, out, err = host("serve")
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("DISCORD_SHARDS")


def test_a_record_is_checked(host, tmp_path):
    record = recorded(["Ann", "Bob"], RECOMMENDED[5].cards, b"secret", big_money, first=0)
    (tmp_path / "game.json").write_text(export.export(record), encoding="utf-8")
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    assert host("check", "game.json")[0] == 0
    status, out, _ = host("check", "game.json", "other.json")
    assert status == 1
    assert out.count("\n") == 2


def test_a_terminal_without_unicode_shows_question_marks():
    settings = {"PYTHONIOENCODING": "latin-1", "DOMINION_LANGUAGE": "uk", "PYTHONPATH": str(ROOT)}
    told = subprocess.run(
        [sys.executable, "-m", "bots", "check", "nothing", "pyproject.toml"],
        cwd=ROOT,
        env=settings,
        capture_output=True,
        check=False,
    )
    assert (told.returncode, told.stderr) == (1, b"")
    assert told.stdout.endswith(b"pyproject.toml: ?? ?? ????? ??????.\n")


def test_a_game_goes_on_from_its_backup_in_another_directory(host, tmp_path, monkeypatch):
    asyncio.run(play_somewhere(tmp_path / "data"))
    before = asyncio.run(position_in(tmp_path / "data"))
    assert host("backup", "all.gz")[0] == 0
    monkeypatch.setenv("DOMINION_DATA", "elsewhere")
    status, out, _ = host("restore", "all.gz")
    assert status == 0
    assert "were restored from all.gz" in out
    assert asyncio.run(position_in(tmp_path / "elsewhere")) == before
    status, out, _ = host("doctor")
    assert status == 0
    assert "tables: 1 can be used (1 playing)" in out


def test_a_single_key_is_told_in_the_singular(host):
    host("announce", "The bot restarts at nine.")
    assert host("backup", "all.gz")[1].startswith("1 key was written to all.gz; ")


def test_a_backup_is_not_restored_over_tables_unless_that_is_wished(host, tmp_path):
    asyncio.run(play_somewhere(tmp_path / "data"))
    before = asyncio.run(position_in(tmp_path / "data"))
    host("backup", "all.gz")
    refusal = "something is stored already; with --overwrite the backup replaces everything\n"
    assert host("restore", "all.gz") == (2, "", refusal)
    assert asyncio.run(position_in(tmp_path / "data")) == before
    assert host("restore", "all.gz", "--overwrite")[0] == 0
    assert asyncio.run(position_in(tmp_path / "data")) == before


def test_a_backup_is_not_restored_while_the_bot_is_running(host, tmp_path):
    asyncio.run(play_somewhere(tmp_path / "data"))
    host("backup", "all.gz")
    bot = EmbeddedServer(tmp_path / "data", "no")
    bot.start()
    try:
        refusal = "the bot is running: stop it before you restore a backup\n"
        assert host("restore", "all.gz", "--overwrite") == (2, "", refusal)
        assert host("backup", "more.gz")[0] == 0
    finally:
        bot.stop()


def test_a_backup_is_not_restored_while_any_worker_uses_the_server_of_the_host(host, tmp_path, monkeypatch):
    async def begin_and_stop(begins):
        async with connect(url) as client:
            worker = Presence(client, b"worker", ("telegram",))
            await (worker.beat() if begins else worker.leave(unfinished=False))

    asyncio.run(play_somewhere(tmp_path / "data"))
    host("backup", "all.gz")
    with configured_server(tmp_path, "--appendonly yes --appendfsync always") as url:
        monkeypatch.setenv("REDIS_URL", url)
        asyncio.run(begin_and_stop(True))
        status, _, err = host("restore", "all.gz", "--overwrite")
        assert (status, err.count("\n")) == (2, 1)
        assert err.startswith("the bot is running, here or elsewhere: stop it before you restore a backup")
        asyncio.run(begin_and_stop(False))
        assert host("restore", "all.gz")[0] == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("restore", "nothing.gz"), "nothing.gz cannot be read: No such file or directory"),
        (("backup", "no/such/directory.gz"), "no/such/directory.gz cannot be written: No such file or directory"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_in_one_sentence(host, arguments, words):
    assert host(*arguments) == (2, "", f"{words}\n")


def test_tables_people_and_games_are_counted(host, tmp_path):
    asyncio.run(play_somewhere(tmp_path / "data"))
    status, out, _ = host("stats")
    assert status == 0
    assert out.startswith(
        "tables: 1\n  being played: 1\n  on telegram: 1\npeople: 2\nfinished games in the statistics: 0\n"
    )


def test_a_reader_that_has_seen_enough_keeps_no_command_from_being_carried_out(tmp_path):
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    for command in (("drain", "on"), ("blocked",)):
        program = PipedProgram(kept | {"DOMINION_FSYNC": "no"}, tmp_path, arguments=command)
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(timeout=PATIENCE) == 0
        program.stderr.close()
    assert asyncio.run(drains(tmp_path / "data"))


async def drains(data):
    async with open_client(None, data, "no") as client:
        return (await OperatorRulesStore(client).read()).draining


def test_a_damaged_table_gives_the_doctor_a_status(host, tmp_path):
    async def damage():
        async with open_client(None, tmp_path / "data", "no") as client:
            await client.hset(keys.table(HERE), mapping={"revision": 5, "data": "x"})

    asyncio.run(damage())
    status, out, _ = host("doctor")
    assert status == 1
    assert f"table {HERE.text}: FAULT: " in out
    assert out.endswith("1 fault\n")


def test_a_restoration_that_was_interrupted_is_told_by_the_doctor_and_by_a_bot_that_starts(host, tmp_path, monkeypatch):
    async def interrupt():
        async with open_client(None, tmp_path / "data", "no") as client:
            await client.set(RESTORING, "1")

    asyncio.run(interrupt())
    status, out, _ = host("doctor")
    assert (status, "storage: FAULT: a backup was restored only in part" in out) == (1, True)
    monkeypatch.setenv("TELEGRAM_TOKEN", "123:abc")
    status, _, err = host("serve")
    assert status == 2
    assert err.endswith("a backup was restored only in part: restore it once more, with --overwrite\n")


def test_each_risk_of_the_server_is_told_once_by_the_doctor(host, tmp_path, monkeypatch, caplog):
    with configured_server(tmp_path, "") as url:
        monkeypatch.setenv("REDIS_URL", url)
        _, out, _ = host("doctor")
    assert out.count("storage: WARNING: The server has no append-only file") == 1
    assert caplog.records == []  # they would be printed too


def test_a_demo_is_shown_also_where_there_is_a_keyboard(host, monkeypatch):
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True)
    status, out, _ = host("demo")
    assert status == 0
    assert "no shuffle was rigged" in out


# -- controlling a bot that is running ---------------------------------------------------------------------------------


def test_the_host_controls_a_bot_that_is_running(host, tmp_path):
    asyncio.run(play_somewhere(tmp_path / "data"))
    bot = EmbeddedServer(tmp_path / "data", "no")
    bot.start()
    try:
        assert host("block", "telegram:5", "--why", "spam") == (0, "telegram:5 is blocked\n", "")
        assert host("blocked") == (0, "telegram:5: spam\n", "")
        assert host("unblock", "telegram:5") == (0, "telegram:5 is no longer blocked\n", "")
        assert host("blocked") == (0, "nobody is blocked\n", "")
        assert host("unblock", "telegram:5") == (2, "", "telegram:5 is not blocked\n")
        assert host("drain", "on")[0] == 0
        assert "draining: no new game begins; games still running: 1\n" in host("stats")[1]
        assert host("drain", "off") == (0, "new games may begin again\n", "")
        assert "draining" not in host("stats")[1]
        assert host("announce", "Back at  nine", "--hours", "2")[1].endswith(": Back at nine\n")
        assert host("announce", "--clear") == (0, "no announcement is shown any longer\n", "")
        assert [line.split()[0] for line in host("tables")[1].splitlines()] == ["PLACE", HERE.text]
        assert host("tables", "discord:5") == (0, "no table is open at discord:5\n", "")
        assert host("close", HERE.text) == (0, f"the game at {HERE.text} is closed\n", "")
        assert host("tables") == (0, "no table is open\n", "")
        assert host("close", HERE.text) == (2, "", f"there is no open table at {HERE.text}\n")
    finally:
        bot.stop()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("block", "Ann"), "'Ann' is not an id like "),
        (("tables", "Ann"), "'Ann' is not an id like "),
        (("block", "telegramm:5"), "'telegramm:5' is not an id like "),
        (("unblock", "telegram:"), "'telegram:' is not an id like "),
        (("close", "telegram:x"), "'telegram:x' is not an id like "),
        (("announce",), "there is no text to announce"),
        (("announce", "x" * 201), "the text has 201 characters; at most 200 fit on every table"),
        (("announce", "Soon", "--hours", "0"), "--hours must be a whole number from 1 to 720, not '0'"),
        (("announce", "Soon", "--clear"), "give a text to announce, or --clear, but not both"),
    ],
)
def test_an_argument_that_makes_no_sense_is_told_in_one_sentence(host, arguments, words, tmp_path):
    status, out, err = host(*arguments)
    assert (status, out) == (2, "")
    assert err.startswith(words)
    assert err.count("\n") == 1
    assert not (tmp_path / "data").exists()
