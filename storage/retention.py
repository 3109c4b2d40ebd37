"""Retention: how long the results and records of a chat, and the statistics of a person, are kept.

Results expire when nobody has played for a long time: after every game, `Results` sets the time to live of the chat and
of its people anew. What belongs to a chat that the bot was removed from expires earlier, unless the bot comes back in
time. Tables are not touched: only closed and finished ones ever expire, by rules of their own.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any

from storage import keys
from storage.connection import Client
from storage.errors import WrongType
from storage.places import Place, parse_place
from storage.results import DAY, KEPT, Results
from storage.scripts import Script

LEFT = 90 * DAY  # for which the results of a chat are kept after the bot was removed from it
LIMITED = keys.note("statistics-limited")

# Keys that do not exist stay so. The first also limits keys without a time to live, and returns how many keys exist.
SHORTEN = """
for _, key in ipairs(KEYS) do
    local left = redis.call('TTL', key)
    if left == -1 or left > tonumber(ARGV[1]) then redis.call('EXPIRE', key, ARGV[1]) end
end
return redis.call('EXISTS', unpack(KEYS))
"""
PROLONG = """
local left = redis.call('TTL', KEYS[1])
if left >= 0 and left < tonumber(ARGV[1]) then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
"""


class Retention:
    """Sets how long results and records are kept."""

    def __init__(
        self, client: Client, results: Results, clock: Callable[[], float] = time.time, kept: int = KEPT
    ) -> None:
        self._client = client
        self._results = results
        self._clock = clock
        self._kept = kept
        self._shorten = Script(client, SHORTEN)
        self._prolong = Script(client, PROLONG)

    async def leave(self, chat: Place) -> None:
        """Let what is kept of a chat expire, because the bot was removed from it, or because it was deleted.

        A place without a thread stands for the whole channel, with its threads."""
        kept = 0
        for place in await self._results.places(chat):
            kept += await self._shorten.run((keys.results(place), keys.records(place)), LEFT)
        if kept and not chat.thread:
            await self._note_left(chat)

    async def come_back(self, chat: Place) -> None:
        """Keep everything of a chat as long as usual again, because the bot is back."""
        for place in await self._results.places(chat):
            await self._prolong.run((keys.results(place),), self._kept)
            left = await self._results.records_end(place) - int(self._clock())
            await self._prolong.run((keys.records(place),), left)
        with suppress(WrongType):
            await self._client.zrem(keys.left_channels(chat.platform), chat.text)

    async def left_chats(self, platform: str) -> Collection[Place]:
        """Return the channels that the bot was removed from and whose results are still there."""
        try:
            found: Any = await self._client.zrange(keys.left_channels(platform), 0, -1)
        except WrongType:
            return ()
        return tuple(filter(None, map(parse_place, found)))

    async def _note_left(self, chat: Place) -> None:
        key, now = keys.left_channels(chat.platform), self._clock()
        with suppress(WrongType):
            await self._client.zremrangebyscore(key, "-inf", now - LEFT)
            await self._client.zadd(key, {chat.text: now})
            await self._client.expire(key, LEFT)

    async def limit_old(self) -> None:
        """Once, note whose results older versions have stored, and where, and let those expire that never would."""
        await self._results.traces.fill(self._kept)
        if await self._client.exists(LIMITED):
            return
        async for key in self._client.scan_iter(match=keys.EVERY_RESULTS, count=1000):
            await self._shorten.run((key,), self._kept)
            place = keys.place_of(key)
            if place is not None:
                await self._results.note_thread(place)
        async for key in self._client.scan_iter(match=keys.EVERY_PERSONS_GAMES, count=1000):
            await self._shorten.run((key,), self._kept)
        await self._client.set(LIMITED, "1")
