"""Traces: the places where something about a person may be stored, so that all of it can be erased without a scan.

Each person has a set of places at whose table they sat or watched, or in whose results and records they are. An entry
is added before anything is stored there, so there may be one too many, but never one too few. The set lives at least as
long as what it leads to: whenever a game ends, it is prolonged for everybody in the results of that place.

A place can move. Its people are not looked up then; instead the move itself is noted, and followed when a set is read.

Servers of versions without these sets are scanned once, at the start. Until that is done nothing is known (None), and
the caller has to look everywhere.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Iterable
from contextlib import suppress

from storage import keys
from storage.connection import Client
from storage.errors import BadTable, WrongType
from storage.places import Place, parse_place
from storage.scripts import Script
from storage.table import Table

BATCH = 1000  # keys looked through at a time
MANY = 1000  # places of one person; if there are more, those at which nothing is stored are removed
SAMPLE = 10  # places looked at for each one that is added then
LONGEST_WAY = 16  # moves one after another
FILLED = keys.note("traces-filled")

# For scripts that store something about a person: `add_trace` returns how many places there are now; 0 if none is new.
ADD_TRACE = """
local function add_trace(key, place, lives)
    drop_foreign(key, 'set')
    local is_new = redis.call('SADD', key, place)
    if redis.call('TTL', key) < tonumber(lives) then redis.call('EXPIRE', key, lives) end
    return is_new == 1 and redis.call('SCARD', key) or 0
end
"""
ADD = f"{ADD_TRACE} return add_trace(KEYS[1], ARGV[1], ARGV[2])"
MOVED = """
drop_foreign(KEYS[1], 'hash')
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
"""


class Traces:
    """Where people have left something."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._add = Script(client, ADD)
        self._moved = Script(client, MOVED)

    async def add(self, person: str, place: Place, lives: int) -> None:
        """Note that something about the person may be stored at the place for that many seconds."""
        await self.prune(person, await self._add.run((keys.traces_of(person),), place.text, lives))

    async def prune(self, person: str, count: int) -> None:
        """Remove some entries of places at which nothing is stored, if there are that many after one was added.

        Nobody can let the set grow without bound.
        """
        if count <= MANY:
            return
        for text in await self._client.execute_command("SRANDMEMBER", keys.traces_of(person), SAMPLE):
            places = filter(None, map(parse_place, await self._follow_moves({text})))
            if not any([await self._holds_anything(place) for place in places]):
                await self._client.execute_command("SREM", keys.traces_of(person), text)

    async def _holds_anything(self, place: Place) -> bool:
        names = [name(place) for name in keys.OF_PLACE]
        return bool(await self._client.execute_command("EXISTS", *names))

    async def note_move(self, old: Place, new: Place) -> None:
        """Note that what is stored at the old place will be at the new one."""
        await self._moved.run((keys.MOVED,), old.text, new.text)

    async def places(self, person: str, *also: Place) -> set[Place] | None:
        """Return where something about the person may be stored, `also` included; None if that is not known."""
        if not await self._client.exists(FILLED):
            return None
        try:
            found = {place.text.encode() for place in also}
            found |= set(await self._client.execute_command("SMEMBERS", keys.traces_of(person)))
            found |= set(await self._client.execute_command("SMEMBERS", keys.tables_of(person)))
            return set(filter(None, map(parse_place, await self._follow_moves(found))))
        except WrongType:  # another program wrote to a key
            return None

    async def _follow_moves(self, found: set[bytes]) -> set[bytes]:
        """Return these places, and those to which they have moved."""
        new = found
        for _ in range(LONGEST_WAY):
            if not new:
                break
            moved = await self._client.execute_command("HMGET", keys.MOVED, *new)
            new = set(filter(None, moved)) - found
            found = found | new
        return found

    async def remove(self, person: str, places: Collection[Place]) -> None:
        """Note that nothing about the person is stored at these places any longer."""
        if places:
            with suppress(WrongType):
                texts = [place.text for place in places]
                await self._client.execute_command("SREM", keys.traces_of(person), *texts)

    async def fill(self, lives: int) -> None:
        """Once, look through everything that versions without traces have stored."""
        if await self._client.exists(FILLED):
            return
        for pattern in (keys.EVERY_RESULTS, keys.EVERY_RECORDS):
            async for place, key in self._scan(pattern):
                with suppress(WrongType):
                    await self.add_all(persons_in(await self._client.execute_command("HKEYS", key)), place, lives)
        async for place, key in self._scan(keys.EVERY_TABLE):
            with suppress(WrongType, BadTable):
                data = await self._client.execute_command("HGET", key, "data")
                await self.add_all(_persons_at(Table.unpack(place, 0, data or b"")), place, lives)
        await self._client.set(FILLED, "1")

    async def add_all(self, persons: Iterable[str], place: Place, lives: int) -> None:
        """Add the place to the traces of all these people."""
        for person in persons:
            await self.add(person, place, lives)

    async def _scan(self, pattern: str) -> AsyncIterator[tuple[Place, bytes]]:
        async for key in self._client.scan_iter(match=pattern, count=BATCH):
            place = keys.place_of(key)
            if place is not None:
                yield place, key


def persons_in(fields: Iterable[bytes]) -> set[str]:
    """Return the people whom the fields of results or records name: `<game>|<person>`."""
    return {person.decode(errors="replace") for field in fields if (person := field.partition(b"|")[2])}


def _persons_at(table: Table) -> set[str]:
    return {table.host, *(seat.person for seat in table.seats), *table.watchers} - {""}
