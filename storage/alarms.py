"""Alarms: the one sorted set of times at which somebody has to look at a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from storage import keys
from storage.connection import Client
from storage.places import Place, place_in
from storage.scripts import Script

# Where an earlier alarm stands, it moves by the least bit: it may be the end of somebody's claim, who must notice that
# another alarm was wanted meanwhile, and leave it.
SET = """
local at = redis.call('ZSCORE', KEYS[1], ARGV[2])
local wanted = ARGV[1]
if at and tonumber(at) <= tonumber(wanted) then wanted = string.format('%.6f', tonumber(at) - 0.001) end
redis.call('ZADD', KEYS[1], wanted, ARGV[2])
"""
CLAIM = """
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
local at = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not at or tonumber(at) ~= tonumber(ARGV[2]) then return 0 end
if ARGV[3] == '' then return redis.call('ZREM', KEYS[1], ARGV[1]) end
redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
return 1
"""
MOVE = """
local at = redis.call('ZSCORE', KEYS[1], ARGV[1])
if not at then return end
redis.call('ZADD', KEYS[1], 'LT', at, ARGV[2])
redis.call('ZREM', KEYS[1], ARGV[1])
"""


class Alarms:
    """The alarms of all places; times are seconds since 1970."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._set = Script(client, SET)
        self._claim = Script(client, CLAIM)
        self._settle = Script(client, SETTLE)
        self._move = Script(client, MOVE)

    async def set(self, place: Place, at: float) -> None:
        """Somebody looks at the place at that time or earlier."""
        await self._set.run((keys.ALARMS,), at, place.text)

    async def claim(self, now: float, lease: float, most: int = 100, platforms: Collection[str] = ()) -> list[Place]:
        """The places of these platforms (none: of all) that are due, earliest first, for this worker alone; until
        `now + lease` nobody else gets them, and after that somebody does, unless they were settled."""
        due = await self._claim.run((keys.ALARMS,), now, now + lease, most, *platforms)
        return list(filter(None, map(place_in, due)))

    async def settle(self, place: Place, at: float | None, claimed_until: float) -> bool:
        """The next alarm of a claimed place is at that time, or there is none; if another was set meanwhile (or the
        claim ran out), that one stays and the answer is False."""
        settled = await self._settle.run((keys.ALARMS,), place.text, claimed_until, "" if at is None else at)
        return bool(settled)

    async def remove(self, place: Place) -> None:
        """Nobody looks at the place."""
        await self._client.execute_command("ZREM", keys.ALARMS, place.text)

    async def move(self, old: Place, new: Place) -> None:
        """The alarm of the old place is the new one's, unless that has an earlier one."""
        await self._move.run((keys.ALARMS,), old.text, new.text)

    async def all(self) -> dict[Place, float]:
        """Every alarm there is."""
        found: Any = await self._client.zrange(keys.ALARMS, 0, -1, withscores=True)
        return {place: float(at) for text, at in found if (place := place_in(text)) is not None}
