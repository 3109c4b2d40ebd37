"""The store of tables: bytes under a revision, which one guarded write at a time moves on.

Every write names the revision it was made from, and loses if another came first. It also carries a mark of its own, so
a write whose answer was lost on the way may be sent again: the server knows the mark and does nothing twice.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import NamedTuple

from storage import keys
from storage.connection import Client
from storage.errors import Conflict
from storage.moving import Move
from storage.places import Place
from storage.scripts import Script

BATCH = 1000  # keys looked through at a time

# A new table begins at the server's clock in microseconds: no table that stood here before can have had that revision,
# and no table is written to more often than that.
SAVE = """
local held = redis.call('HMGET', KEYS[1], 'revision', 'nonce', 'moved', 'arrives')
local revision = tonumber(held[1] or 0)
if held[2] == ARGV[2] then return revision end
if revision ~= tonumber(ARGV[1]) or held[3] or held[4] then return 0 end
if revision == 0 then
    local now = redis.call('TIME')
    revision = now[1] * 1000000 + now[2]
else
    revision = revision + 1
end
redis.call('HSET', KEYS[1], 'revision', string.format('%.0f', revision), 'nonce', ARGV[2], 'data', ARGV[3])
if ARGV[5] == '1' then redis.call('DEL', KEYS[2]) end
if ARGV[4] ~= '' then redis.call('RPUSH', KEYS[2], ARGV[4]) end
for _, key in ipairs(KEYS) do
    if ARGV[6] == '0' then redis.call('PERSIST', key) else redis.call('EXPIRE', key, ARGV[6]) end
end
return revision
"""
DELETE = """
local held = redis.call('HMGET', KEYS[1], 'revision', 'moved', 'arrives')
if not held[1] then return 1 end
if held[1] ~= ARGV[1] or held[2] or held[3] then return 0 end
redis.call('DEL', unpack(KEYS))
return 1
"""
NOTE_DRAWN = """
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
if ARGV[3] == '0' then redis.call('PERSIST', KEYS[1]) else redis.call('EXPIRE', KEYS[1], ARGV[3]) end
"""
# Where the answer was lost, the same call asks again, and is still the first.
FIRST_TIME = """
if redis.call('SET', KEYS[1], ARGV[1], 'NX', 'EX', ARGV[2]) then return 1 end
return redis.call('GET', KEYS[1]) == ARGV[1] and 1 or 0
"""
TAKE_PEN = """
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2]) and 1 or 0
"""
DROP_PEN = """
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
"""


class Stored(NamedTuple):
    """A table as it rests: its revision and its bytes; or, where it has moved away, the place it moved to."""

    revision: int
    data: bytes
    moved: Place | None = None

    def __repr__(self) -> str:  # the bytes hold every hand and every deck, and what is shown may end in a log
        return f"Stored(revision={self.revision}, {len(self.data)} bytes, moved={self.moved})"


class Store:
    """All tables on one server or cluster, as one worker sees them; no two workers have the same name."""

    def __init__(self, client: Client, worker: bytes) -> None:
        self._client = client
        self._worker = worker
        # From the clock, so that a worker that begins anew under its old name repeats no mark.
        self._marks = itertools.count(time.time_ns())
        self._save = Script(client, SAVE)
        self._delete = Script(client, DELETE)
        self._note_drawn = Script(client, NOTE_DRAWN)
        self._first_time = Script(client, FIRST_TIME)
        self._take_pen = Script(client, TAKE_PEN)
        self._drop_pen = Script(client, DROP_PEN)

    # Tables

    async def load(self, place: Place) -> Stored | None:
        """The table of the place as it is now, or None."""
        found = await self._client.execute_command("HMGET", keys.table(place), "revision", "data", "moved", "arrives")
        revision, data, moved, arrives = found
        if arrives is not None:  # somebody began to move it here and did not finish
            with suppress(Conflict):  # it went elsewhere in the end, and what lies here is gone
                await self.move(Place.from_text(arrives.decode()), place)
            return await self.load(place)
        if revision is None:
            return None
        return Stored(int(revision), data or b"", Place.from_text(moved.decode()) if moved else None)

    async def revision(self, place: Place) -> int:
        """The revision of the table as it is now; 0 where there is none."""
        return int(await self._client.execute_command("HGET", keys.table(place), "revision") or 0)

    async def save(
        self, place: Place, expected: int, data: bytes, *, history: bytes = b"", fresh: bool = False, lives: int
    ) -> int:
        """The table is stored under the revision returned, for so many seconds (0: for ever); a Conflict if the
        revision is not the expected one, where 0 expects that there is no table. The history grows by one piece, if
        one is given; a fresh one begins with it."""
        revision: int = await self._save.run(
            (keys.table(place), keys.history(place), keys.drawn(place)),
            *(expected, self._mark(), data, history, int(fresh), lives),
        )
        if not revision:
            raise Conflict(f"the table at {place.text} is not at revision {expected}")
        return revision

    def _mark(self) -> bytes:
        return self._worker + b":%x" % next(self._marks)

    async def delete(self, place: Place, expected: int) -> None:
        """There is no table at the place; a Conflict if its revision was not the expected one."""
        if not await self._delete.run((keys.table(place), keys.history(place), keys.drawn(place)), expected):
            raise Conflict(f"the table at {place.text} is not at revision {expected}")

    async def history(self, place: Place) -> list[bytes]:
        """The pieces of history in the order they were saved."""
        return list(await self._client.execute_command("LRANGE", keys.history(place), 0, -1))

    async def places(self) -> AsyncIterator[Place]:
        """Every place that has a table or had one that moved away, once."""
        seen: set[Place] = set()
        async for key in self._client.scan_iter(match=keys.EVERY_TABLE, count=BATCH):
            place = keys.place_of(key.decode())
            if place is not None and place not in seen:
                seen.add(place)
                yield place

    async def move(self, old: Place, new: Place) -> None:
        """The table and all that belongs to it stand at the new place, and the old one points there; a Conflict if the
        new place has a table of its own."""
        if old == new:
            return
        await self.load(old)  # an unfinished move to the old place comes first
        await Move(self._client, old, new).finish()

    async def move_results(self, old: Place, new: Place) -> None:
        """The games that were played at the old place are remembered at the new one; tables stay where they are."""
        await Move(self._client, old, new).results()

    # What is on screen

    async def drawn(self, place: Place) -> dict[str, bytes]:
        """What was last drawn for each audience."""
        found = await self._client.execute_command("HGETALL", keys.drawn(place))
        return {audience.decode(): data for audience, data in found.items()}

    async def note_drawn(self, place: Place, audience: str, data: bytes, lives: int) -> None:
        """This is what the audience sees now; all notes of the place live for so many seconds (0: for ever)."""
        await self._note_drawn.run((keys.drawn(place),), audience, data, lives)

    async def forget_drawn(self, place: Place, *audiences: str) -> None:
        """Nothing is known about what these audiences see."""
        if audiences:
            await self._client.execute_command("HDEL", keys.drawn(place), *audiences)

    # What came before

    async def first_time(self, mark: str, seconds: int) -> bool:
        """True for the first who asks about this mark, false for everyone after that for so many seconds."""
        return bool(await self._first_time.run((keys.seen(mark),), self._mark(), seconds))

    async def noted(self, name: str) -> str:
        """What was noted under that name; nothing if nothing was."""
        return (await self._client.execute_command("GET", keys.note(name)) or b"").decode()

    async def note(self, name: str, value: str) -> None:
        """That is noted under that name, for every worker and for good."""
        await self._client.execute_command("SET", keys.note(name), value)

    # Who draws

    async def take_pen(self, place: Place, seconds: float) -> bool:
        """Whether this worker may draw the place for so many seconds from now; nobody else may meanwhile."""
        return bool(await self._take_pen.run((keys.pen(place),), self._worker, int(seconds * 1000)))

    async def drop_pen(self, place: Place) -> None:
        """This worker does not hold the pen of the place."""
        await self._drop_pen.run((keys.pen(place),), self._worker)
