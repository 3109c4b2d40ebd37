"""Results: finished games as a place and as each person remembers them, and the records of the latest games.

A place has two hashes. In the results, field `<game>` tells of the game, `<game>|<person>` of one person in it; in the
records, `<game>` is the packed record, `<game>|` the time until which it is kept, `<game>|<person>` the seat whose name
in it is that person's. A person has one hash, a field a game. So whatever is known of someone can be found by their id
alone, and taken away without touching what belongs to others.
"""

from __future__ import annotations

import time
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgpack

from engine.errors import EngineError
from engine.record import Record
from storage import keys
from storage.connection import Client
from storage.places import Place
from storage.scripts import Script

GAMES_OF_PLACE = 500
GAMES_OF_PERSON = 2000
DAY = 86_400
ERASED = "—"  # stands in a record where a person's name was

# Nothing changes if the game is there already: whoever has been erased since stays so. Tells which fields are there.
ADD = """
if redis.call('HEXISTS', KEYS[1], ARGV[1]) == 0 then redis.call('HSET', KEYS[1], unpack(ARGV)) end
local there = {}
for at = 1, #ARGV, 2 do there[#there + 1] = redis.call('HEXISTS', KEYS[1], ARGV[at]) end
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
if redis.call('HEXISTS', KEYS[1], ARGV[2]) == 0 then redis.call('HSET', KEYS[1], unpack(ARGV, 2)) end
if redis.call('TTL', KEYS[1]) < tonumber(ARGV[1]) then redis.call('EXPIRE', KEYS[1], ARGV[1]) end
"""

# Where nobody else is named in a game, it goes; elsewhere the person's field goes, or, where it says which name is to
# be blanked (ARGV[2]), it stays until that is done. Tells what is left to be done: games and seats in turn.
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


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one person did in a game."""

    person: str
    name: str
    points: int
    won: bool
    turns: int
    bought: Mapping[str, int] = field(default_factory=dict)  # how many of each card


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game as its place remembers it."""

    game: str  # the beginning of the hash of its seed
    when: int
    kingdom: tuple[str, ...]
    edition: int
    players: int
    turns: int  # of the player who took most
    people: tuple[Outcome, ...] = ()  # those who have not erased themselves, winners first
    computers: tuple[tuple[int, bool], ...] = ()  # points, and whether that won


@dataclass(frozen=True, slots=True)
class Appearance:
    """A finished game as one of its players remembers it."""

    game: str
    when: int
    place: str
    points: int
    won: bool
    players: int
    turns: int
    bought: Mapping[str, int] = field(default_factory=dict)


def game_id(commitment: str) -> str:
    """A short name of the game that the whole world has no second of."""
    return commitment[:12]


class Results:
    """What is remembered of finished games."""

    def __init__(self, client: Client, clock: Callable[[], float] = time.time) -> None:
        self._client = client
        self._clock = clock

    async def _run(self, script: str, names: Sequence[str], *values: bytes | str | int) -> Any:
        return await Script(self._client, script).run(names, *values)

    # -- results -----------------------------------------------------------------------------------------------------

    async def add(self, place: Place, finished: Finished) -> None:
        """The place and its people remember the game, however often this is said; one without people, nobody does."""
        if not finished.people:
            return
        fields: list[str | bytes] = [finished.game, _packed(_row_of_game(finished))]
        for outcome in finished.people:
            fields += [f"{finished.game}|{outcome.person}", _packed(_row_of_place(outcome))]
        _, *there = await self._run(ADD, [keys.results(place)], *fields)
        for outcome in (outcome for outcome, kept in zip(finished.people, there, strict=True) if kept):
            row = _packed(_row_of_person(place, finished, outcome))
            await self._client.hsetnx(keys.games_of(outcome.person), finished.game, row)
            await self._trim_person(outcome.person)
        await self._trim_place(place)

    async def of_place(self, place: Place) -> list[Finished]:
        """The games played there, newest first."""
        people: dict[str, list[Outcome]] = defaultdict(list)
        rows: dict[str, list[Any]] = {}
        for name, data in (await self._client.hgetall(keys.results(place))).items():
            game, _, person = _text(name).partition("|")
            if person:
                people[game].append(Outcome(person, *_unpacked(data)))
            else:
                rows[game] = _unpacked(data)
        return _newest([_game(game, people[game], row) for game, row in rows.items()])

    async def of_person(self, person: str) -> list[Appearance]:
        """The games that person played, newest first."""
        rows = await self._client.hgetall(keys.games_of(person))
        return _newest([Appearance(_text(game), *_unpacked(data)) for game, data in rows.items()])

    async def _trim_place(self, place: Place) -> None:
        key = keys.results(place)
        if await self._client.hlen(key) <= GAMES_OF_PLACE:
            return
        games = [_text(name) for name in await self._client.hkeys(key) if b"|" not in _bytes(name)]
        if len(games) > GAMES_OF_PLACE:
            rows = await self._client.hmget(key, games)
            oldest = _oldest(zip(games, rows, strict=True), GAMES_OF_PLACE)
            await self._run(DROP, [key, keys.records(place)], *oldest)

    async def _trim_person(self, person: str) -> None:
        key = keys.games_of(person)
        if await self._client.hlen(key) > GAMES_OF_PERSON:
            rows = await self._client.hgetall(key)
            oldest = _oldest(((_text(game), row) for game, row in rows.items()), GAMES_OF_PERSON)
            await self._run(DROP, [key], *oldest)

    # -- records -----------------------------------------------------------------------------------------------------

    async def keep_record(self, place: Place, game: str, data: bytes, days: int, persons: Sequence[str]) -> None:
        """The packed record can be had for that many days. `persons`: whose the names in it are, by seat; empty for
        those of computer players. Who left during the game counts too, as long as the seat bears their name."""
        await self._drop_old_records(place)
        if days <= 0:
            return
        seconds = days * DAY
        fields: list[str | bytes | int] = [game, zlib.compress(data), f"{game}|", int(self._clock()) + seconds]
        for seat, person in enumerate(persons):
            fields += [f"{game}|{person}", seat] if person else []
        await self._run(KEEP, [keys.records(place)], seconds, *fields)

    async def record(self, place: Place, game: str) -> bytes | None:
        """The packed record of that game, if it is still kept."""
        data, until = await self._client.hmget(keys.records(place), [game, f"{game}|"])
        if data is None or until is None or int(until) <= self._clock():
            return None
        return zlib.decompress(_bytes(data))

    async def games(self, place: Place) -> list[str]:
        """The games whose records are kept, newest first."""
        kept = await self._kept(place)
        return sorted((game for game, until in kept.items() if until > self._clock()), key=lambda game: -kept[game])

    async def _kept(self, place: Place) -> dict[str, int]:
        """Until when each record is kept."""
        key = keys.records(place)
        names = [_text(name) for name in await self._client.hkeys(key) if _bytes(name).endswith(b"|")]
        times = await self._client.hmget(key, names) if names else []
        return {name[:-1]: int(until) for name, until in zip(names, times, strict=True) if until is not None}

    async def _drop_old_records(self, place: Place) -> None:
        old = [game for game, until in (await self._kept(place)).items() if until <= self._clock()]
        if old:
            await self._run(DROP, [keys.records(place)], *old)

    # -- being forgotten ---------------------------------------------------------------------------------------------

    async def erase(self, person: str) -> None:
        """Nothing is left of that person; what others did stays. Can be repeated, also after half of it was done.

        All places are gone through: what a person remembers may name places that have moved since."""
        async for key in self._client.scan_iter(match="dominion:{*}:results", count=1000):
            await self._run(ERASE, [key], person, "")
        async for key in self._client.scan_iter(match="dominion:{*}:records", count=1000):
            left = await self._run(ERASE, [key], person, "blank")
            for game, seat in zip(left[::2], left[1::2], strict=True):
                await self._blank(key, _text(game), int(seat), person)
        await self._client.delete(keys.games_of(person))

    async def _blank(self, key: str, game: str, seat: int, person: str) -> None:
        """That seat has no name in the record any more; all else in it is as before."""
        while (old := await self._client.hget(key, game)) is not None:
            try:
                new = _without_name(_bytes(old), seat)
            except (EngineError, IndexError, zlib.error):  # what cannot be read cannot be blanked, so it goes
                await self._run(DROP, [key], game)
                return
            if await self._run(BLANK, [key], game, old, new, f"{game}|{person}"):
                return


def _without_name(data: bytes, seat: int) -> bytes:
    record = Record.from_bytes(zlib.decompress(data))
    record.names[seat] = ERASED
    return zlib.compress(record.to_bytes())


# -- rows -------------------------------------------------------------------------------------------------------------


def _row_of_game(it: Finished) -> list[Any]:
    return [it.when, it.kingdom, it.edition, it.players, it.turns, it.computers]


def _row_of_place(it: Outcome) -> list[Any]:
    return [it.name, it.points, it.won, it.turns, dict(it.bought)]


def _row_of_person(place: Place, game: Finished, it: Outcome) -> list[Any]:
    return [game.when, place.text, it.points, it.won, game.players, it.turns, dict(it.bought)]


def _game(game: str, people: list[Outcome], row: list[Any]) -> Finished:
    when, kingdom, edition, players, turns, computers = row
    best_first = sorted(people, key=lambda each: (not each.won, -each.points, each.person))
    scores = tuple((points, won) for points, won in computers)
    return Finished(game, when, tuple(kingdom), edition, players, turns, tuple(best_first), scores)


def _packed(row: list[Any]) -> bytes:
    data: bytes = msgpack.packb(row)
    return data


def _unpacked(data: Any) -> list[Any]:
    row: list[Any] = msgpack.unpackb(data)
    return row


def _oldest(rows: Iterable[tuple[str, Any]], most: int) -> list[str]:
    """The games beyond the newest `most`; a row begins with its time."""
    ages = sorted(((_unpacked(row)[0], game) for game, row in rows if row is not None), reverse=True)
    return [game for _, game in ages[most:]]


def _newest(games: list[Any]) -> list[Any]:
    return sorted(games, key=lambda each: (-each.when, each.game))


def _text(name: bytes | str) -> str:
    return name.decode() if isinstance(name, bytes) else name


def _bytes(value: bytes | str) -> bytes:
    return value if isinstance(value, bytes) else value.encode()
