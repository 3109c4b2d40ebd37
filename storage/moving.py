"""Moving a table to another place, as when a Telegram group becomes a supergroup and gets another id.

The problem: the two places may be on different nodes of a cluster, so no single script can move a table. It takes
several steps, and a worker can be killed after each of them, while another one is still writing at the old place.

The idea: first lay a copy at the new place and mark it as arriving, so that nobody writes to it. Then turn the old
table into a signpost, but only if it is still at the revision that was copied; otherwise copy again. Last, remove the
mark, and the table at the new place is like any other.

The rule: at every instant at most one of the two can be written to. The signpost decides: before it is set, the old
table counts, after it the new one. A worker that finds a mark finishes the move, so every step may be repeated.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from storage import keys
from storage.alarms import Alarms
from storage.connection import Client
from storage.errors import Conflict
from storage.places import Place
from storage.scripts import Script

SIGNPOST_LIVES = 30 * 24 * 3600  # seconds
OF_TABLE = 3  # keys that belong to a table; the others belong to its channel
ATTEMPTS = 100  # each fails only because of a write at the old place, such as a press

# Values of another type than belongs there are left behind.
READ = """
local held, kinds = {false, false}, {'hash', 'list', 'hash', 'hash', 'hash'}
if redis.call('TYPE', KEYS[1]).ok == 'hash' then held = redis.call('HMGET', KEYS[1], 'revision', 'moved') end
local found = {held[1] or '0', held[2] or ''}
for number, key in ipairs(KEYS) do
    found[#found + 1] = redis.call('TYPE', key).ok == kinds[number] and redis.call('DUMP', key) or ''
    found[#found + 1] = math.max(redis.call('PTTL', key), 0)
end
return found
"""
# Two groups that became one have played the games of both: fields that are there stay, the others are added.
COPY = """
for number, key in ipairs(KEYS) do drop_foreign(key, number == 2 and 'list' or 'hash') end
local mine = redis.call('HGET', KEYS[1], 'arrives') == ARGV[1]
local comes = ARGV[2] ~= ''
if comes and not mine and redis.call('EXISTS', KEYS[1]) == 1 then return 0 end

local function join(key, bytes, lives)
    redis.call('RESTORE', KEYS[6], 0, bytes, 'REPLACE')
    local fields = redis.call('HGETALL', KEYS[6])
    for at = 1, #fields, 2 do redis.call('HSETNX', key, fields[at], fields[at + 1]) end
    redis.call('DEL', KEYS[6])
    if lives == 0 then redis.call('PERSIST', key) end
    local left = redis.call('PTTL', key)
    if left >= 0 and left < lives then redis.call('PEXPIRE', key, lives) end
end

for number = 1, 5 do
    local key, bytes, lives = KEYS[number], ARGV[number * 2], tonumber(ARGV[number * 2 + 1])
    local of_table = number < 4
    if of_table and comes then redis.call('DEL', key) end
    if bytes ~= '' and (comes or not of_table) then
        if redis.call('EXISTS', key) == 0 then redis.call('RESTORE', key, lives, bytes) else join(key, bytes, lives) end
    end
end
if comes then
    local now = redis.call('TIME')
    redis.call('HSET', KEYS[1], 'arrives', ARGV[1], 'revision', string.format('%.0f', now[1] * 1000000 + now[2]))
end
return 1
"""
SIGNPOST = """
drop_foreign(KEYS[1], 'hash')
local held = redis.call('HMGET', KEYS[1], 'revision', 'moved')
if held[2] == ARGV[2] then return 1 end
if (held[1] or '0') ~= ARGV[1] or held[2] then return 0 end
local now = redis.call('TIME')
local revision = math.max(tonumber(ARGV[1]) + 1, now[1] * 1000000 + now[2])
redis.call('DEL', unpack(KEYS))
redis.call('HSET', KEYS[1], 'revision', string.format('%.0f', revision), 'moved', ARGV[2])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1
"""
ARRIVED = """
if redis.call('HGET', KEYS[1], 'arrives') == ARGV[1] then redis.call('HDEL', KEYS[1], 'arrives') end
"""


# The copy of a table that went elsewhere in the end.
DROP = """
if redis.call('HGET', KEYS[1], 'arrives') == ARGV[1] then redis.call('DEL', KEYS[1], KEYS[2], KEYS[3]) end
"""


# Takes away what was copied, where it is still the same.
TAKE = """
for number, key in ipairs(KEYS) do
    if redis.call('DUMP', key) == ARGV[number] then redis.call('DEL', key) end
end
"""


class Snapshot(NamedTuple):
    """All that belongs to a table: its revision, where it moved to, and each key's bytes and time to live."""

    revision: bytes
    moved: bytes
    pieces: tuple[Any, ...]

    def __repr__(self) -> str:  # the pieces hold every hand and every deck
        return f"Snapshot(revision={self.revision!r}, moved={self.moved!r})"


def keys_to_move(place: Place) -> list[str]:
    """Return the keys that move: first those of the table, then the results and records of the chat."""
    return [name(place) for name in keys.OF_PLACE]


class Move:
    """One move from an old place to a new one; its steps, in order, are read, copy, point and arrive."""

    def __init__(self, client: Client, old: Place, new: Place) -> None:
        self._client = client
        self._old, self._new = old, new

    async def finish(self) -> None:
        """Carry the move out, from wherever an earlier attempt stopped."""
        for _ in range(ATTEMPTS):
            snapshot = await self.read()
            if snapshot.moved == self._new.text.encode():
                return await self.arrive()
            if snapshot.moved:
                await self.drop()
                raise Conflict(f"the table at {self._old.text} has moved elsewhere")
            await self.copy(snapshot)
            if await self.point(snapshot):
                return await self.arrive()
        raise Conflict(f"the table at {self._old.text} is written to again and again")

    async def move_results(self) -> None:
        """Move the results and records only; tables stay where they are."""
        snapshot = await self.read()
        no_table, remembered = ("", 0) * OF_TABLE, snapshot.pieces[2 * OF_TABLE :]
        await self.copy(snapshot._replace(pieces=(*no_table, *remembered)))
        await Script(self._client, TAKE).run(keys_to_move(self._old)[OF_TABLE:], *remembered[::2])

    async def drop(self) -> None:
        """Delete a copy that is still arriving at the new place."""
        await Script(self._client, DROP).run(keys_to_move(self._new)[:OF_TABLE], self._old.text)

    async def read(self) -> Snapshot:
        """Read all that is at the old place, as of one instant."""
        revision, moved, *pieces = await Script(self._client, READ).run(keys_to_move(self._old))
        return Snapshot(revision, moved, tuple(pieces))

    async def copy(self, snapshot: Snapshot) -> None:
        """Lay a copy at the new place, marked as arriving; raise Conflict if there is another table."""
        script = Script(self._client, COPY)
        if not await script.run([*keys_to_move(self._new), keys.arriving(self._new)], self._old.text, *snapshot.pieces):
            raise Conflict(f"there is another table at {self._new.text}")

    async def point(self, snapshot: Snapshot) -> bool:
        """Turn the old table into a signpost; False if it was written to since it was read."""
        script = Script(self._client, SIGNPOST)
        return bool(await script.run(keys_to_move(self._old), snapshot.revision, self._new.text, SIGNPOST_LIVES))

    async def arrive(self) -> None:
        """Remove the mark, and move the alarm."""
        await Alarms(self._client).move(self._old, self._new)
        await Script(self._client, ARRIVED).run((keys.table(self._new),), self._old.text)
