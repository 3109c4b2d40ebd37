"""The index of all places that have a table, so that those of a channel are found without scanning all keys.

It is one sorted set, in alphabetical order: all places of a channel stand next to each other. It cannot be written in
the same step as a table, which may be on another node of a cluster, so it may be wrong in both directions. An entry
too many, such as that of a table that has expired, is removed when somebody finds no table there. An entry too few,
because a worker was killed or an earlier version has no index, is found at the next start: before a worker first reads
the index, it scans all keys once and corrects it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import suppress
from itertools import islice

from storage import keys
from storage.connection import Client
from storage.errors import WrongType
from storage.places import Place, parse_place
from storage.scripts import Script

BATCH = 1000  # entries written at a time
ADD = """
drop_foreign(KEYS[1], 'zset')
for _, place in ipairs(ARGV) do redis.call('ZADD', KEYS[1], 0, place) end
"""


class PlaceIndex:
    """Where tables are, by platform and channel."""

    def __init__(self, client: Client, scan: Callable[[], AsyncIterator[Place]]) -> None:
        self._client = client
        self._scan = scan
        self._add = Script(client, ADD)
        self._is_filled = False
        self._filling = asyncio.Lock()

    async def add(self, *places: Place) -> None:
        """Add these places."""
        for batch in _batches(places):
            await self._add.run((keys.PLACES,), *[place.text for place in batch])

    async def remove_stale(self, *places: Place) -> None:
        """Remove those of these places that have no table."""
        for place in places:
            if not await self._has_key(place):
                with suppress(WrongType):
                    await self._client.execute_command("ZREM", keys.PLACES, place.text)
                if await self._has_key(place):  # it was opened just now
                    await self.add(place)

    async def _has_key(self, place: Place) -> bool:
        return bool(await self._client.execute_command("EXISTS", keys.table(place)))

    async def all(self) -> list[Place]:
        """Return every place that has a table or had one that moved away, and perhaps some that had one."""
        return await self._between("-", "+")

    async def of_platform(self, platform: str) -> list[Place]:
        """Return the places of that platform."""
        return await self._between(*_everything_below(platform))

    async def in_channel(self, platform: str, channel: str) -> list[Place]:
        """Return the places of that channel and its threads; that of the channel even if it has no table."""
        whole = Place(platform, channel)
        return [whole, *await self._between(*_everything_below(whole.text))]

    async def threads_of(self, platform: str, channel: str) -> int:
        """Return the number of threads of that channel in the index, which may be too many."""
        try:
            least, most = _everything_below(Place(platform, channel).text)
            return int(await self._client.execute_command("ZLEXCOUNT", keys.PLACES, least, most))
        except WrongType:
            return 0

    async def _between(self, least: str, most: str) -> list[Place]:
        await self.ensure_filled()
        try:
            found = await self._client.execute_command("ZRANGEBYLEX", keys.PLACES, least, most)
        except WrongType:  # another program wrote to the key
            self.distrust()
            await self.ensure_filled()
            found = await self._client.execute_command("ZRANGEBYLEX", keys.PLACES, least, most)
        return list(filter(None, map(parse_place, found)))

    def distrust(self) -> None:
        """Correct the index once more before it is next read, because storage may have lost a part of it."""
        self._is_filled = False

    async def ensure_filled(self) -> None:
        """Correct the index by a scan of all keys, unless this was done before."""
        async with self._filling:
            if self._is_filled:
                return
            await self._add.run((keys.PLACES,))  # drops a value of another type
            known = set(map(bytes, await self._client.execute_command("ZRANGEBYLEX", keys.PLACES, "-", "+")))
            found = [place async for place in self._scan()]
            await self.add(*(place for place in found if place.text.encode() not in known))
            gone = known - {place.text.encode() for place in found}
            await self.remove_stale(*filter(None, map(parse_place, gone)))
            self._is_filled = True


def _everything_below(text: str) -> tuple[str, str]:
    """Return the bounds of all texts that begin with this one and a colon."""
    return f"[{text}:", f"({text};"


def _batches(places: Iterable[Place]) -> Iterable[list[Place]]:
    rest = iter(places)
    return iter(lambda: list(islice(rest, BATCH)), [])
