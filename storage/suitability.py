"""Whether a server is new enough, and lets the bot do there what it has to do.

A hosted server often has users who may not run every command, or not use every key. Without a check the bot would start
there, and apologise for every press. The commands that are tried change nothing, because their key never exists.
"""

from __future__ import annotations

from typing import Any, Final, Protocol

from redis.exceptions import NoPermissionError, RedisClusterException, RedisError

from storage.errors import NoServer

OLDEST: Final = (6, 2)
TRIAL: Final = "dominion:trial"
TRIALS: Final = (
    ("EVAL", "return 0", 1, TRIAL),
    ("EVALSHA", "0" * 40, 1, TRIAL),
    ("SCAN", 0, "MATCH", TRIAL),
    ("EXISTS", TRIAL),
    ("TYPE", TRIAL),
    ("DEL", TRIAL),
    ("EXPIRE", TRIAL, 1),
    ("PERSIST", TRIAL),
    ("GET", TRIAL),
    ("SET", TRIAL, "", "XX"),
    ("HGETALL", TRIAL),
    ("HDEL", TRIAL, ""),
    ("LRANGE", TRIAL, 0, 0),
    ("SMEMBERS", TRIAL),
    ("SREM", TRIAL, ""),
    ("ZRANGEBYLEX", TRIAL, "-", "+"),
    ("ZREM", TRIAL, ""),
)
MOVING: Final = (("DUMP", TRIAL), ("RESTORE", TRIAL, 0, ""))  # whose value no server accepts
ADVICE: Final = "docs/hosting.md says what a user of the bot's own needs"
CANNOT_MOVE: Final = (
    "The server forbids what moves a table (DUMP, RESTORE): a game is stuck when its Telegram group becomes a "
    f"supergroup. Allow it; {ADVICE}."
)


class Server(Protocol):
    """A client that can send a command without retrying it."""

    async def try_once(self, *command: Any) -> Any: ...


async def check(client: Server) -> list[str]:
    """Raise NoServer if the bot cannot work there; return a sentence for the host about what does not work."""
    await _check_version(client)
    refused = await _find_refused(client, TRIALS)
    if refused:
        raise NoServer(f"the server does not let the bot run {', '.join(refused)} on its keys (dominion:*); {ADVICE}")
    return [CANNOT_MOVE] if await _find_refused(client, MOVING) else []


async def _check_version(client: Server) -> None:
    """Raise NoServer if the server says that it is too old."""
    try:
        version = str((await client.try_once("INFO", "server"))["redis_version"])
        number = tuple(int(part) for part in version.split(".")[:2])
    except (RedisError, RedisClusterException, LookupError, TypeError, ValueError):  # it does not tell
        return
    if number < OLDEST:
        raise NoServer(f"the server has version {version}; the bot needs {'.'.join(map(str, OLDEST))} or later")


async def _find_refused(client: Server, commands: tuple[tuple[Any, ...], ...]) -> list[str]:
    """Return the names of those commands that the server never carries out for this user."""
    return [command[0] for command in commands if await _is_refused(client, command)]


async def _is_refused(client: Server, command: tuple[Any, ...]) -> bool:
    try:
        await client.try_once(*command)
    except NoPermissionError:
        return True
    except (RedisError, RedisClusterException) as error:  # most often it is full, or a replica: that is told elsewhere
        return str(error).startswith("unknown command")
    return False
