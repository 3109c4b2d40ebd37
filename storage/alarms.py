"""Alarms: one sorted set of the times at which a worker has to look at a table."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import Any

from storage import keys
from storage.connection import Client
from storage.errors import WrongType
from storage.places import Place, parse_place
from storage.scripts import Script

# An earlier alarm moves by a millisecond: it may be the end of another worker's claim, who has to notice that an alarm
# was set meanwhile, and leave it. A value of another type is replaced; the alarms come back when workers start.
SET = """
drop_foreign(KEYS[1], 'zset')
local at = redis.call('ZSCORE', KEYS[1], ARGV[2])
local wanted = ARGV[1]
if at and tonumber(at) <= tonumber(wanted) then wanted = string.format('%.6f', tonumber(at) - 0.001) end
redis.call('ZADD', KEYS[1], wanted, ARGV[2])
"""
CLAIM = """
drop_foreign(KEYS[1], 'zset')
local served, claimed = {}, {}
for number = 4, #ARGV do served[ARGV[number]] = true end
for _, place in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1])) do
    if #claimed == tonumber(ARGV[3]) then break end
    if #ARGV == 3 or served[string.match(place, '^[^:]*')] then
        redis.call('ZADD', KEYS[1], ARGV[2], place)
        claimed[#claimed + 1] = place
    end
end
return claimed
"""
SETTLE = """
drop_foreign(KEYS[1], 'zset')
local at = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not at or tonumber(at) ~= tonumber(ARGV[2]) then return 0 end
if ARGV[3] == '' then return redis.call('ZREM', KEYS[1], ARGV[1]) end
redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
return 1
"""
MOVE = """
drop_foreign(KEYS[1], 'zset')
local at = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not at then return end
redis.call('ZADD', KEYS[1], 'LT', at, ARGV[2])
redis.call('ZREM', KEYS[1], ARGV[1])
"""

ADVANCE = """
drop_foreign(KEYS[1], 'zset')
for _, place in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. ARGV[1], '+inf')) do
    redis.call('ZADD', KEYS[1], ARGV[1], place)
end
"""


class Alarms:
    """The alarms of all places; times are seconds since 1970."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._set = Script(client, SET)
        self._claim = Script(client, CLAIM)
        self._settle = Script(client, SETTLE)
        self._move = Script(client, MOVE)
        self._advance = Script(client, ADVANCE)

    async def set(self, place: Place, at: float) -> None:
        """Have a worker look at the place at that time or earlier."""
        await self._set.run((keys.ALARMS,), at, place.text)

    async def claim(self, now: float, lease: float, most: int = 100, platforms: Collection[str] = ()) -> list[Place]:
        """Return the places of these platforms (none: of all) that are due, earliest first, for this worker alone.

        Until `now + lease` no other worker gets them; after that one does, unless they were settled."""
        due = await self._claim.run((keys.ALARMS,), now, now + lease, most, *platforms)
        if invalid := [text for text in due if parse_place(text) is None]:
            await self._client.execute_command("ZREM", keys.ALARMS, *invalid)
        return list(filter(None, map(parse_place, due)))

    async def settle(self, place: Place, at: float | None, claimed_until: float) -> bool:
        """Set the next alarm of a claimed place, or none; False if another was set meanwhile, or the claim ran out:
        then that one stays."""
        settled = await self._settle.run((keys.ALARMS,), place.text, claimed_until, "" if at is None else at)
        return bool(settled)

    async def remove(self, place: Place) -> None:
        """Remove the alarm of the place."""
        with suppress(WrongType):
            await self._client.execute_command("ZREM", keys.ALARMS, place.text)

    async def move(self, old: Place, new: Place) -> None:
        """Give the alarm of the old place to the new one, unless that has an earlier one."""
        await self._move.run((keys.ALARMS,), old.text, new.text)

    async def advance(self, now: float) -> None:
        """Have workers look at every place now, because later alarms may have been set by a clock that was wrong."""
        await self._advance.run((keys.ALARMS,), now)

    async def all(self) -> dict[Place, float]:
        """Return every alarm."""
        try:
            found: Any = await self._client.zrange(keys.ALARMS, 0, -1, withscores=True)
        except WrongType:
            return {}
        return {place: float(at) for text, at in found if (place := parse_place(text)) is not None}
