"""Results: finished games, by place and by person, and the records of the latest games.

A place has two hashes. In the results, field `<game>` is about the game, `<game>|<person>` about one person in it; in
the records, `<game>` is the packed record, `<game>|` the time until which it is kept, `<game>|<person>` the seat whose
name in it is that person's. A person has one hash with one field per game. So all that is known about a person can be
found by their id alone, and deleted without touching what belongs to others; `traces` knows at which places it is.
`retention` has the rules for how long all of it is kept.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from engine import EngineError, Record
from storage import keys
from storage.connection import Client
from storage.errors import WrongType
from storage.finished_games import (
    Appearance,
    Finished,
    oldest_games,
    pack_appearance,
    pack_game,
    pack_player_result,
    unpack_appearances,
    unpack_games,
)
from storage.places import Place, parse_place
from storage.scripts import Script
from storage.traces import BATCH, Traces, persons_in

GAMES_OF_PLACE = 500
GAMES_OF_PERSON = 2000
DAY = 86_400
KEPT = 730 * DAY  # for which results are kept after the last game of a place or a person
LONGEST_TIME = 16  # digits
LARGEST_RECORD = 1_000_000  # bytes; the longest games need a fiftieth of that
ERASED = "—"  # replaces a person's name in a record

# Nothing changes if the game is there already: people who were erased since stay erased. Returns which fields exist.
ADD = """
drop_foreign(KEYS[1], 'hash')
if redis.call('HEXISTS', KEYS[1], ARGV[2]) == 0 then redis.call('HSET', KEYS[1], unpack(ARGV, 2)) end
redis.call('EXPIRE', KEYS[1], ARGV[1])
local there = {}
for at = 2, #ARGV, 2 do there[#there + 1] = redis.call('HEXISTS', KEYS[1], ARGV[at]) end
return there
"""

# All fields of these games go, from every key given.
DROP = """
local dropped = {}
for _, game in ipairs(ARGV) do dropped[game] = true end
for _, key in ipairs(KEYS) do
  for _, name in ipairs(redis.call('HKEYS', key)) do
    if dropped[string.match(name, '^[^|]*')] then redis.call('HDEL', key, name) end
  end
end
"""

# A record is kept once; the key lives as long as the record that is kept longest.
KEEP = """
drop_foreign(KEYS[1], 'hash')
if redis.call('HEXISTS', KEYS[1], ARGV[2]) == 0 then redis.call('HSET', KEYS[1], unpack(ARGV, 2)) end
if redis.call('TTL', KEYS[1]) < tonumber(ARGV[1]) then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
"""

# A game in which nobody else is named is deleted; in the others the person's field is, or, if it says which name is to
# be blanked (ARGV[2]), it stays until that is done. Returns what is left to be done: games and seats in turn.
ERASE = """
local fields, others = {}, {}
for _, name in ipairs(redis.call('HKEYS', KEYS[1])) do
  local game, person = string.match(name, '^([^|]*)|(.+)$')
  if person == ARGV[1] then fields[game] = name elseif person then others[game] = true end
end
local left = {}
for game, name in pairs(fields) do
  if not others[game] then
    redis.call('HDEL', KEYS[1], game, game .. '|', name)
  elseif ARGV[2] == 'blank' then
    left[#left + 1] = game
    left[#left + 1] = redis.call('HGET', KEYS[1], name)
  else
    redis.call('HDEL', KEYS[1], name)
  end
end
return left
"""

# The record changes only if it is the one that was read: two people may be erasing themselves at once.
BLANK = """
if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
redis.call('HDEL', KEYS[1], ARGV[4])
return 1
"""


class Results:
    """Results and records of finished games."""

    def __init__(self, client: Client, clock: Callable[[], float] = time.time, kept: int = KEPT) -> None:
        self._client = client
        self._clock = clock
        self._kept = kept
        self.traces = Traces(client)

    async def _run(self, script: str, names: Sequence[str | bytes], *values: bytes | str | int) -> Any:
        return await Script(self._client, script).run(names, *values)

    async def _fields(self, key: str) -> dict[str, bytes]:
        """Return the fields of a hash; nothing if another program left something else there."""
        try:
            found = await self._client.hgetall(key)
        except WrongType:
            return {}
        return {name: _bytes(data) for field, data in found.items() if (name := _text(field)) is not None}

    # -- results -----------------------------------------------------------------------------------------------------

    async def add(self, place: Place, finished: Finished) -> None:
        """Store the game for the place and its people, once however often this is called; not if it has no people."""
        if not finished.people:
            return
        await self._note_traces(place, finished)
        fields: list[str | bytes] = [finished.game, pack_game(finished)]
        for result in finished.people:
            fields += [f"{finished.game}|{result.person}", pack_player_result(result)]
        _, *there = await self._run(ADD, [keys.results(place)], self._kept, *fields)
        for result in (result for result, kept in zip(finished.people, there, strict=True) if kept):
            row = pack_appearance(place, finished, result)
            await self._add_to_person(keys.games_of(result.person), finished.game, row)
            await self._trim_person(result.person)
        await self._trim_place(place)
        await self.note_thread(place)

    async def _note_traces(self, place: Place, finished: Finished) -> None:
        """Note that the people of this game will be in the results; prolong the traces of those who are in them."""
        fields = await self._names(keys.results(place))
        persons = persons_in(fields)
        if finished.game.encode() not in fields:  # else some of its people may have been erased since
            persons |= {result.person for result in finished.people}
        await self.traces.add_all(persons, place, self._kept)

    async def _names(self, key: str) -> list[bytes]:
        """Return the names of the fields of a hash; nothing if another program left something else there."""
        try:
            return list(await self._client.execute_command("HKEYS", key))
        except WrongType:
            return []

    async def note_thread(self, place: Place) -> None:
        """Note that a thread has results, so that they are found when the bot is removed from the whole chat."""
        if place.thread:
            key = keys.threads(place)
            with suppress(WrongType):
                await self._client.hset(key, place.text, "")
                await self._client.expire(key, self._kept)

    async def places(self, chat: Place) -> list[Place]:
        """Return the place itself and, if it is a whole channel, its threads that have results."""
        if chat.thread:
            return [chat]
        try:
            found: Any = await self._client.hkeys(keys.threads(chat))
        except WrongType:
            return [chat]
        return [chat, *filter(None, map(parse_place, found))]

    async def _add_to_person(self, key: str, game: str, row: bytes) -> None:
        try:
            await self._client.hsetnx(key, game, row)
        except WrongType:  # a value that another program left there is replaced
            await self._client.delete(key)
            await self._client.hsetnx(key, game, row)
        await self._client.expire(key, self._kept)

    async def of_place(self, place: Place) -> list[Finished]:
        """Return the games played there, newest first."""
        return unpack_games(await self._fields(keys.results(place)))

    async def of_person(self, person: str) -> list[Appearance]:
        """Return the games that person played, newest first."""
        return unpack_appearances(await self._fields(keys.games_of(person)))

    async def _trim_place(self, place: Place) -> None:
        key = keys.results(place)
        if await self._client.hlen(key) <= GAMES_OF_PLACE:
            return
        rows = {name: row for name, row in (await self._fields(key)).items() if "|" not in name}
        if len(rows) > GAMES_OF_PLACE:
            await self._run(DROP, [key, keys.records(place)], *oldest_games(rows, GAMES_OF_PLACE))

    async def _trim_person(self, person: str) -> None:
        key = keys.games_of(person)
        if await self._client.hlen(key) > GAMES_OF_PERSON:
            await self._run(DROP, [key], *oldest_games(await self._fields(key), GAMES_OF_PERSON))

    # -- records -----------------------------------------------------------------------------------------------------

    async def keep_record(self, place: Place, game: str, data: bytes, days: int, persons: Sequence[str]) -> None:
        """Keep the packed record for that many days.

        `persons` says, by seat, whose the names in it are; empty for computer players. A person who left during the
        game is among them as long as the seat bears their name."""
        await self._drop_old_records(place)
        if days <= 0:
            return
        seconds = days * DAY
        if game.encode() not in await self._names(keys.records(place)):
            # A record that is kept no longer stays until the next one comes, or until the key expires.
            await self.traces.add_all(filter(None, persons), place, 2 * seconds)
        fields: list[str | bytes | int] = [game, zlib.compress(data), f"{game}|", int(self._clock()) + seconds]
        for seat, person in enumerate(persons):
            fields += [f"{game}|{person}", seat] if person else []
        await self._run(KEEP, [keys.records(place)], seconds, *fields)

    async def record(self, place: Place, game: str) -> bytes | None:
        """Return the packed record of that game; None if it is not kept (any more), or damaged."""
        found = await self._fields_of_record(place, game)
        if found is None or _time(found[1]) <= self._clock():
            return None
        try:
            return _decompress(found[0])
        except zlib.error:
            return None

    async def _fields_of_record(self, place: Place, game: str) -> tuple[bytes, bytes] | None:
        try:
            data, until = await self._client.hmget(keys.records(place), [game, f"{game}|"])
        except WrongType:
            return None
        return None if data is None or until is None else (_bytes(data), _bytes(until))

    async def games(self, place: Place) -> list[str]:
        """Return the games whose records are kept, newest first."""
        kept = await self._ends(place)
        found = (game for game, until in kept.items() if until > self._clock())
        return sorted(found, key=lambda game: (-kept[game], game))

    async def records_end(self, place: Place) -> int:
        """Return until when the record that is kept longest is kept; 0 without records."""
        return max((await self._ends(place)).values(), default=0)

    async def _ends(self, place: Place) -> dict[str, int]:
        """Return until when each record is kept."""
        key = keys.records(place)
        names = [name for field in await self._names(key) if (name := _text(field)) and name.endswith("|")]
        times = await self._client.hmget(key, names) if names else []
        return {name[:-1]: _time(until) for name, until in zip(names, times, strict=True) if until is not None}

    async def _drop_old_records(self, place: Place) -> None:
        old = [game for game, until in (await self._ends(place)).items() if until <= self._clock()]
        if old:
            await self._run(DROP, [keys.records(place)], *old)

    # -- being forgotten ---------------------------------------------------------------------------------------------

    async def erase(self, person: str, *also: Place) -> None:
        """Delete all that is known about the person; what others did stays. Can be repeated if it was interrupted.

        It goes through all places only if those of the person are not known. `also` are places at which something was
        stored while the person was being erased."""
        places = await self.traces.places(person, *also)
        if places is None:
            places = await self._all_places()
        for place in places:
            await self._erase_at(place, person)
        await self._client.delete(keys.games_of(person))
        await self.traces.remove(person, places)

    async def _all_places(self) -> set[Place]:
        """Return every place that has results or records. This scans all keys of the server."""
        return {
            place
            for pattern in (keys.EVERY_RESULTS, keys.EVERY_RECORDS)
            async for key in self._client.scan_iter(match=pattern, count=BATCH)
            if (place := keys.place_of(key)) is not None
        }

    async def _erase_at(self, place: Place, person: str) -> None:
        with suppress(WrongType):
            await self._run(ERASE, [keys.results(place)], person, "")
            await self._forget_empty_thread(place)
        with suppress(WrongType):
            left = await self._run(ERASE, [keys.records(place)], person, "blank")
            for game, seat in zip(left[::2], left[1::2], strict=True):
                await self._blank(keys.records(place), game, seat, person)

    async def _forget_empty_thread(self, place: Place) -> None:
        """Remove a thread whose results are all gone from those of its channel."""
        if place.thread and not await self._client.exists(keys.results(place)):
            await self._client.hdel(keys.threads(place), place.text)

    async def _blank(self, key: str, game: bytes, seat: bytes, person: str) -> None:
        """Remove the name of that seat from the record; everything else in it stays."""
        while (old := await self._client.hget(key, game)) is not None:
            try:
                new = _without_name(_bytes(old), seat)
            except (EngineError, ValueError, LookupError, zlib.error):  # what cannot be read cannot be blanked
                await self._run(DROP, [key], game)
                return
            if await self._run(BLANK, [key], game, old, new, game + f"|{person}".encode()):
                return


def _without_name(data: bytes, seat: bytes) -> bytes:
    record = Record.from_bytes(_decompress(data))
    if not seat.isdigit():
        raise ValueError("not a seat")
    record.names[int(seat)] = ERASED
    return zlib.compress(record.to_bytes())


def _decompress(data: bytes) -> bytes:
    """Decompress a record; raise zlib.error if it is damaged, or larger than any record."""
    unpacking = zlib.decompressobj()
    found = unpacking.decompress(data, LARGEST_RECORD)
    if not unpacking.eof:
        raise zlib.error("not the whole of a record")
    return found


def _time(stored: bytes | str) -> int:
    """Return a stored time; 0, which is long ago, for what cannot be one."""
    return int(stored) if _bytes(stored).isdigit() and len(stored) <= LONGEST_TIME else 0


def _text(name: bytes | str) -> str | None:
    try:
        return name.decode() if isinstance(name, bytes) else name
    except UnicodeDecodeError:
        return None


def _bytes(value: bytes | str) -> bytes:
    return value if isinstance(value, bytes) else value.encode()
