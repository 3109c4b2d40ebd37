"""Presence: which workers are alive, so that others finish the drawing of one that is gone.

Problem: a worker that is killed may have stored a press and not yet drawn it. When it is started again, it looks at all
tables; but if it is not, as one of several, nobody knows that something is left to draw until the next press there.

Idea: every worker says now and then, for each platform that it serves, that it is alive. One that has not done so for
some time is gone. The first of the others to notice that removes it, and looks at all tables of that platform, as it
does at its own start. A worker that stops says goodbye; it is looked after as well if it had to leave something undone.

Rule: time is that of the server, so the clocks of the workers do not matter. A worker that was only slow is taken for
gone needlessly, which does no harm: what it has drawn is not drawn again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Final

from redis.exceptions import RedisError

from storage import keys
from storage.connection import Client
from storage.errors import StorageError
from storage.scripts import Script

INTERVAL: Final = 10.0  # seconds between two signs of life
GONE: Final = 30  # seconds after the last one

# Members are `<platform> <worker>`, scores the time until which they are alive.
# Arguments: the worker, for how many seconds it is alive, its platforms.
BEAT = """
drop_foreign(KEYS[1], 'zset')
local now = tonumber(redis.call('TIME')[1])
local served, orphaned = {}, {}
for at = 3, #ARGV do
    served[ARGV[at]] = true
    redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[at] .. ' ' .. ARGV[1])
end
for _, member in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', '(' .. now)) do
    local platform = string.match(member, '^[^ ]*')
    if served[platform] then
        redis.call('ZREM', KEYS[1], member)
        orphaned[#orphaned + 1] = platform
    end
end
return orphaned
"""
# Arguments: the worker, 1 if it leaves something undone, its platforms.
LEAVE = """
drop_foreign(KEYS[1], 'zset')
for at = 3, #ARGV do
    local member = ARGV[at] .. ' ' .. ARGV[1]
    if ARGV[2] == '1' then redis.call('ZADD', KEYS[1], 0, member) else redis.call('ZREM', KEYS[1], member) end
end
"""
# How many are alive.
COUNT = """
if redis.call('TYPE', KEYS[1]).ok ~= 'zset' then return 0 end
return redis.call('ZCOUNT', KEYS[1], '(' .. redis.call('TIME')[1], '+inf')
"""

log = logging.getLogger(__name__)


async def is_anybody_alive(client: Client) -> bool:
    """Whether any worker has given a sign of life lately and has not stopped since."""
    return int(await Script(client, COUNT).run((keys.WORKERS,))) > 0


class Presence:
    """The presence of one worker among others; `platforms` are those that it serves, which may change."""

    def __init__(self, client: Client, worker: bytes, platforms: Collection[str]) -> None:
        self._worker = worker
        self._platforms = platforms
        self._beat = Script(client, BEAT)
        self._leave = Script(client, LEAVE)

    async def run(self, look_after: Callable[[str], None]) -> None:
        """Give signs of life until cancelled; call `look_after` with each platform that another worker has left."""
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                for platform in await self.beat():
                    log.info("another worker is gone: looking at all tables of %s", platform)
                    look_after(platform)
            except (StorageError, RedisError) as error:
                log.debug("no sign of life could be given: %s; retrying", type(error).__name__)

    async def beat(self, platform: str = "") -> set[str]:
        """Give a sign of life, for one platform or for all that are served.

        Return the platforms of workers that are gone, which this worker has to look after from now on.
        """
        platforms = (platform,) if platform else tuple(self._platforms)
        if not platforms:
            return set()
        orphaned = await self._beat.run((keys.WORKERS,), self._worker, GONE, *platforms)
        return {platform.decode() for platform in orphaned}

    async def leave(self, unfinished: bool) -> None:
        """Say goodbye, because this worker stops; `unfinished` if others have to look at its tables."""
        if self._platforms:
            await self._leave.run((keys.WORKERS,), self._worker, int(unfinished), *self._platforms)
