"""Connections: one client for every kind of server, and the embedded server if none is configured."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from time import monotonic, perf_counter
from typing import Any, Protocol, TypeAlias, cast
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit
from weakref import WeakSet

from redis.asyncio import BlockingConnectionPool, Redis, RedisCluster
from redis.asyncio.connection import AbstractConnection, Connection
from redis.asyncio.retry import Retry
from redis.backoff import EqualJitterBackoff, NoBackoff
from redis.exceptions import (
    AuthenticationError,
    AuthorizationError,
    ClusterDownError,
    NoScriptError,
    ReadOnlyError,
    RedisClusterException,
    RedisError,
    ResponseError,
)
from redis.exceptions import ConnectionError as Unreachable
from redis.exceptions import TimeoutError as Late

from storage.durability import watch_risks
from storage.embedded import MEMORY_MB, EmbeddedServer
from storage.errors import NoServer, StorageError, WrongType

SCHEMES = ("redis", "rediss", "unix")
CLUSTER = "+cluster"
CONNECT = 2.0  # seconds
ANSWER = 5.0  # seconds, connecting included
ANSWER_OF_CLUSTER = 10.0  # seconds: it may have to ask several nodes who is where
RETRIES = 8  # with the pauses between them three to five seconds: time for a server to restart
RETRIES_AT_START = 4  # about a second: whoever started the bot is waiting for a word
WELCOME = 10.0  # seconds until the start gives up on a server that accepts connections and does not answer
CONNECTIONS = 64  # more presses at the same instant wait for a moment
LOOK = 0.5  # seconds between two checks that the embedded server is alive
REPORT_AGAIN = 600  # seconds until the same failure to restart it is logged again
FAILURES = (Unreachable, Late, TimeoutError, ClusterDownError, RedisClusterException)
REFUSED_OPTIONS = {
    "socket_timeout",
    "decode_responses",
    "encoding",
    "retry_on_timeout",
}  # they change what is read, or when

log = logging.getLogger(__name__)


class NoEntry(NoServer):
    """The server does not let us in."""


class CommandObserver(Protocol):
    """Is told how commands fare."""

    def command_answered(self, seconds: float) -> None:
        """A command was answered that many seconds after it was first sent."""
        ...

    def command_failed(self, error: BaseException) -> None:
        """An attempt to send a command failed; there may be others."""
        ...


async def send_with_retries(
    command: Callable[[], Awaitable[Any]],
    seconds: float,
    observer: CommandObserver | None = None,
    retries: int | None = None,
) -> Any:
    """Send a command, again after growing pauses while there is no answer; raise NoServer in the end."""
    began = perf_counter()

    async def note_failure(error: Exception) -> None:
        if observer is not None:
            observer.command_failed(error)

    attempts = RETRIES if retries is None else min(retries, RETRIES)
    retry = Retry(EqualJitterBackoff(base=0.05, cap=1.0), attempts, FAILURES)  # type: ignore[arg-type]
    try:
        answer = await retry.call_with_retry(partial(_attempt, command, seconds), note_failure)
    except NoEntry as error:
        await note_failure(error)
        raise
    except FAILURES as error:
        raise NoServer(f"the server does not answer: {str(error) or 'it takes too long'}") from error
    except ResponseError as refusal:
        if not isinstance(refusal, NoScriptError):  # the server was restarted; its script is sent again
            await note_failure(refusal)
        if "WRONGTYPE" in str(refusal):
            raise WrongType("a key holds a value of another type") from refusal
        raise
    if observer is not None:
        observer.command_answered(perf_counter() - began)
    return answer


async def _attempt(command: Callable[[], Awaitable[Any]], seconds: float) -> Any:
    """Send a command; raise NoEntry, which is not worth another attempt, if the server did not let us in."""
    try:
        async with asyncio.timeout(seconds):
            return await command()
    except FAILURES as error:
        if _is_about_the_password(error):
            raise NoEntry("the server wants another user name or password than REDIS_URL has") from error
        raise


def _is_about_the_password(error: BaseException | None) -> bool:
    """Whether that is the reason; the client of a cluster raises an error of its own because of it."""
    while error is not None and not isinstance(error, (AuthenticationError, AuthorizationError)):
        error = error.__cause__
    return error is not None


class Welcomed:
    """A connection that does not ask for the health of the server before it was let in.

    Otherwise it would connect again thousands of times per second where the server wants a password and has been given
    none: the question fails, so it connects anew and asks again.
    """

    async def on_connect_check_health(self, check_health: bool = True) -> None:  # noqa: ARG002
        await super().on_connect_check_health(check_health=False)  # type: ignore[misc]


class Pool(BlockingConnectionPool):
    """A pool that can also close connections whose task was cancelled while they were connecting: it forgets these."""

    def __init__(self, connection_class: type[AbstractConnection] = Connection, **options: Any) -> None:
        self._made: WeakSet[AbstractConnection] = WeakSet()
        options["connection_class"] = type(connection_class.__name__, (Welcomed, connection_class), {})
        super().__init__(**options)

    def make_connection(self) -> AbstractConnection:
        connection: AbstractConnection = super().make_connection()  # type: ignore[no-untyped-call]
        self._made.add(connection)
        return connection

    async def close_all(self) -> None:
        for connection in list(self._made):
            await connection.disconnect(nowait=True)


class OneServer(Redis):
    """A client of one server; its failures are NoServer."""

    observer: CommandObserver | None = None
    risks: Sequence[str] = ()  # of losing what is written, in sentences for the host

    async def execute_command(self, *args: Any, **options: Any) -> Any:
        return await send_with_retries(partial(self._send, *args, **options), ANSWER, self.observer)

    async def try_once(self, *command: Any) -> Any:
        """Send a command, and raise what the server says to it."""
        return await super().execute_command(*command)  # type: ignore[no-untyped-call]

    async def aclose(self, close_connection_pool: bool | None = None) -> None:
        await super().aclose(close_connection_pool)
        if isinstance(self.connection_pool, Pool):
            await self.connection_pool.close_all()

    async def _send(self, *args: Any, **options: Any) -> Any:
        """Send the command; if the server was demoted, drop the connections and raise."""
        try:
            return await super().execute_command(*args, **options)  # type: ignore[no-untyped-call]
        except ResponseError as refusal:
            if not _is_demoted(refusal):
                raise
            await self.connection_pool.disconnect(inuse_connections=False)
            raise Unreachable(str(refusal)) from refusal


def _is_demoted(refusal: ResponseError) -> bool:
    """Whether a server refuses every write. Before version 7 its answer to a script says so only in the middle."""
    return isinstance(refusal, ReadOnlyError) or "READONLY" in str(refusal)


class Cluster(RedisCluster):
    """A client of a cluster; its failures are NoServer."""

    observer: CommandObserver | None = None
    risks: Sequence[str] = ()

    async def execute_command(self, *args: Any, **options: Any) -> Any:
        command = partial(super().execute_command, *args, **options)
        return await send_with_retries(command, ANSWER_OF_CLUSTER, self.observer)

    async def try_once(self, *command: Any) -> Any:
        """Send a command, and raise what the server says to it."""
        return await super().execute_command(*command)


Client: TypeAlias = OneServer | Cluster


def connect(url: str) -> Client:
    """Return a client for the address. It sends nothing before it is first used, and belongs to the running loop."""
    address, cluster = parse_url(url)
    options: dict[str, Any] = {
        # With its own timeout the library writes through `asyncio.wait_for`, which in Python 3.11 may swallow that
        # the task was cancelled; `send_with_retries` watches the time instead, and retries for as long as it takes.
        "socket_timeout": None,
        "socket_connect_timeout": CONNECT,
        "health_check_interval": 30,
        "retry": Retry(NoBackoff(), 1),
        # Otherwise each connection looks up the version of the library on disk, which takes longer than connecting.
        "driver_info": None,
    }
    if not address.startswith("unix:"):
        options["socket_keepalive"] = True
    try:
        if cluster:
            return cast(Cluster, Cluster.from_url(address, **options))
        pool = Pool.from_url(address, max_connections=CONNECTIONS, timeout=ANSWER, **options)
        pool.connection_class(**pool.connection_kwargs)  # an option it does not know would otherwise show only later
        return cast(OneServer, OneServer.from_pool(pool))
    except (
        ValueError,
        TypeError,
        RedisError,
        RedisClusterException,
    ):  # their words may repeat the address, and so the password
        raise NoServer("REDIS_URL has an option that is not known or not possible") from None


def parse_url(url: str) -> tuple[str, bool]:
    """Return the address as the client library wants it, and whether it is a cluster."""
    try:
        parts = urlsplit(url.strip())
        port, host = parts.port, parts.hostname
    except ValueError:
        raise NoServer("REDIS_URL cannot be read; it looks like redis://localhost:6379/0") from None
    scheme = parts.scheme.removesuffix(CLUSTER)
    if scheme not in SCHEMES:
        raise NoServer("REDIS_URL begins with redis://, rediss://, unix://, redis+cluster:// or rediss+cluster://")
    if not (parts.path if scheme == "unix" else host) or port == 0:
        raise NoServer("REDIS_URL names no server; it looks like redis://localhost:6379/0 or unix:///path/to/socket")
    if scheme != "unix" and not _is_database(parts.path):
        raise NoServer("REDIS_URL names its database by a number; it looks like redis://localhost:6379/0")
    options = dict(parse_qsl(parts.query))
    cluster = options.pop("cluster", "").lower() in ("1", "true", "yes") or scheme != parts.scheme
    if cluster and scheme == "unix":
        raise NoServer("REDIS_URL names a cluster on a socket; a cluster has redis:// or rediss:// addresses")
    if REFUSED_OPTIONS & options.keys():
        raise NoServer(f"REDIS_URL may not have the options {', '.join(sorted(REFUSED_OPTIONS))}")
    return urlunsplit((scheme, parts.netloc, parts.path, urlencode(options), "")), cluster


def _is_database(path: str) -> bool:
    number = path.removeprefix("/")
    return not number or (number.isascii() and number.isdecimal())


@contextlib.asynccontextmanager
async def open_client(
    url: str | None, directory: Path, fsync: str = "always", memory_mb: int = MEMORY_MB, *, warn: bool = True
) -> AsyncIterator[Client]:
    """Open a client whose server answers; without an address, that of the embedded server of the directory.

    Warn in the log if the server can lose what is written to it, unless the caller tells the host in another way.
    """
    if not url:
        async with (
            run_embedded_server(directory, fsync, memory_mb) as server,
            _open(server.url, warn, server.directory) as client,
        ):
            yield client
    else:
        async with _open(url, warn) as client:
            yield client


@contextlib.asynccontextmanager
async def _open(url: str, warn: bool, directory: Path | None = None) -> AsyncIterator[Client]:
    """Open a client, check that its server answers, and note whether it can lose what is written to it.

    `directory` is that of the embedded server.
    """
    client = connect(url)
    try:
        await _greet(client, url)
        async with watch_risks(client, directory, warn):
            yield client
    except ResponseError as refusal:  # whose words may repeat what was sent
        raise StorageError(f"the server refuses: {str(refusal).partition(', with args')[0]}") from refusal
    finally:
        await client.aclose()


async def _greet(client: Client, url: str) -> None:
    """Check that the server accepts us."""
    try:
        async with asyncio.timeout(WELCOME):
            await send_with_retries(partial(client.try_once, "PING"), WELCOME, retries=RETRIES_AT_START)
    except TimeoutError:
        hint = "; does it speak TLS, as rediss:// says?" if url.strip().startswith("rediss") else ""
        raise NoServer(f"the server does not answer{hint}") from None
    except ResponseError as refusal:  # no such database, say; its words name no password
        raise NoServer(f"the server refuses: {refusal}") from None


@contextlib.asynccontextmanager
async def run_embedded_server(directory: Path, fsync: str, memory_mb: int) -> AsyncIterator[EmbeddedServer]:
    """Run the embedded server: restart it whenever it dies, and stop it at the end if nobody else uses it."""
    server = EmbeddedServer(directory, fsync, memory_mb)
    done = asyncio.Event()
    try:
        await asyncio.to_thread(server.start)
        keeper = asyncio.create_task(keep_alive(server, done))
        try:
            yield server
        finally:
            done.set()
            await keeper
    finally:
        await asyncio.to_thread(server.stop)


async def keep_alive(server: EmbeddedServer, done: asyncio.Event) -> None:
    """Restart the server whenever it dies, until `done` is set; log the same failure only now and then."""
    reported, report_again_at = "", 0.0
    while not done.is_set():
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOOK):
                await done.wait()
            return
        try:
            await asyncio.to_thread(server.ensure)
        except Exception as failure:  # a full disk, say, which may have room again a moment later
            if str(failure) != reported or monotonic() >= report_again_at:
                reported, report_again_at = str(failure), monotonic() + REPORT_AGAIN
                log.error("The embedded server cannot be started again: %s; retrying", failure)
