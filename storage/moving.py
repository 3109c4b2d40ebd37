"""Moving a table to another place, as when a Telegram group becomes a supergroup and gets another number.

The two places may lie on different nodes of a cluster, so it takes several steps, and each may be the last before a
crash. A copy is laid down at the new place, marked as arriving: nobody can write to it. Then the old table, if it is
still the one that was copied, becomes a signpost. Then the mark is taken away. Whoever finds the mark goes on from it.
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
OF_TABLE = 3  # keys that belong to a table; the others belong to its chat
ATTEMPTS = 100  # each is lost only to a press at the old place

READ = """
local held = redis.call('HMGET', KEYS[1], 'revision', 'moved')
local found = {held[1] or '0', held[2] or ''}
for _, key in ipairs(KEYS) do
    found[#found + 1] = redis.call('DUMP', key) or ''
    found[#found + 1] = math.max(redis.call('PTTL', key), 0)
end
return found
"""
# Two chats that became one have played both their games: fields that are there stay, the others are added.
COPY = """
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


class Packed(NamedTuple):
    """All that belongs to a table: its revision, where it moved to, and each key's bytes and time to live."""

    revision: bytes
    moved: bytes
    pieces: tuple[Any, ...]

    def __repr__(self) -> str:  # the pieces hold every hand and every deck
        return f"Packed(revision={self.revision!r}, moved={self.moved!r})"


def belongings(place: Place) -> list[str]:
    """The keys that move: first those of the table, then the results and records of the chat."""
    return [name(place) for name in (keys.table, keys.history, keys.drawn, keys.results, keys.records)]


class Move:
    """One move from an old place to a new one; its steps, in order, are read, copy, point and arrive."""

    def __init__(self, client: Client, old: Place, new: Place) -> None:
        self._client = client
        self._old, self._new = old, new

    async def finish(self) -> None:
        """The move is done, wherever an earlier attempt stopped."""
        for _ in range(ATTEMPTS):
            packed = await self.read()
            if packed.moved == self._new.text.encode():
                return await self.arrive()
            if packed.moved:
                await self.drop()
                raise Conflict(f"the table at {self._old.text} has moved elsewhere")
            await self.copy(packed)
            if await self.point(packed):
                return await self.arrive()
        raise Conflict(f"the table at {self._old.text} is written to again and again")

    async def results(self) -> None:
        """What was remembered at the old place is remembered at the new one; tables stay where they are."""
        packed = await self.read()
        no_table, remembered = ("", 0) * OF_TABLE, packed.pieces[2 * OF_TABLE :]
        await self.copy(packed._replace(pieces=(*no_table, *remembered)))
        await Script(self._client, TAKE).run(belongings(self._old)[OF_TABLE:], *remembered[::2])

    async def drop(self) -> None:
        """Nothing is arriving at the new place from the old one."""
        await Script(self._client, DROP).run(belongings(self._new)[:OF_TABLE], self._old.text)

    async def read(self) -> Packed:
        """All that is at the old place, of one instant."""
        revision, moved, *pieces = await Script(self._client, READ).run(belongings(self._old))
        return Packed(revision, moved, tuple(pieces))

    async def copy(self, packed: Packed) -> None:
        """The copy lies at the new place, marked as arriving; a Conflict if there is another table."""
        script = Script(self._client, COPY)
        if not await script.run([*belongings(self._new), keys.arriving(self._new)], self._old.text, *packed.pieces):
            raise Conflict(f"there is another table at {self._new.text}")

    async def point(self, packed: Packed) -> bool:
        """The old place points to the new one, unless it was written to since it was read."""
        script = Script(self._client, SIGNPOST)
        return bool(await script.run(belongings(self._old), packed.revision, self._new.text, SIGNPOST_LIVES))

    async def arrive(self) -> None:
        """The table at the new place is like any other, its alarm included."""
        await Alarms(self._client).move(self._old, self._new)
        await Script(self._client, ARRIVED).run((keys.table(self._new),), self._old.text)
