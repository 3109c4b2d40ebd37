"""Finished games as data, and the rows in which they are stored.

Rows are lists. New items are added at their end, with a default for older rows (`added=` of `fields.beginning`). Items
that a newer release added are ignored, and a row that is not what it should be is left out: one bad row hides no other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgpack

from storage.fields import LARGEST, Check, beginning, flag, mapping, row, sequence_as_tuple, text, whole
from storage.places import Place


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """How one person did in a game."""

    person: str
    name: str
    points: int
    won: bool
    turns: int
    bought: Mapping[str, int] = field(default_factory=dict)  # how many of each card


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game, as stored for its place."""

    game: str  # the beginning of the hash of its seed
    when: int
    kingdom: tuple[str, ...]
    edition: int
    players: int
    turns: int  # of the player who took most
    people: tuple[PlayerResult, ...] = ()  # those who have not erased themselves, winners first
    computers: tuple[tuple[int, bool], ...] = ()  # points, and whether that won
    levels: tuple[str, ...] = ()  # of these computer players, as they were chosen; "" for one who stood in for a person


@dataclass(frozen=True, slots=True)
class Appearance:
    """A finished game, as stored for one of its players."""

    game: str
    when: int
    place: str
    points: int
    won: bool
    players: int
    turns: int
    bought: Mapping[str, int] = field(default_factory=dict)
    levels: tuple[str, ...] = ()  # of the computer players in the game


def game_id(commitment: str) -> str:
    """Return a short id of the game, unique for all practical purposes."""
    return commitment[:12]


# -- rows --------------------------------------------------------------------------------------------------------------

_BOUGHT = mapping(text, whole())
_LEVELS = (sequence_as_tuple(text), ())
GAME_ROW = beginning(
    whole(),
    sequence_as_tuple(text),
    whole(),
    whole(),
    whole(),
    sequence_as_tuple(row(whole(-LARGEST), flag)),
    added=(_LEVELS,),
)
PLACE_ROW = beginning(text, whole(-LARGEST), flag, whole(), _BOUGHT)
PERSON_ROW = beginning(whole(), text, whole(-LARGEST), flag, whole(), whole(), _BOUGHT, added=(_LEVELS,))


def pack_game(game: Finished) -> bytes:
    return _pack([game.when, game.kingdom, game.edition, game.players, game.turns, game.computers, game.levels])


def pack_player_result(result: PlayerResult) -> bytes:
    return _pack([result.name, result.points, result.won, result.turns, dict(result.bought)])


def pack_appearance(place: Place, game: Finished, result: PlayerResult) -> bytes:
    how = [result.points, result.won, game.players, result.turns, dict(result.bought), game.levels]
    return _pack([game.when, place.text, *how])


def unpack_games(rows: Mapping[str, bytes]) -> list[Finished]:
    """Return the games of a place, newest first; rows are `<game>`, and `<game>|<person>` for one person in it."""
    games: dict[str, tuple[Any, ...]] = {}
    people: dict[str, list[PlayerResult]] = defaultdict(list)
    for name, packed in rows.items():
        game, _, person = name.partition("|")
        found = _unpack(PLACE_ROW if person else GAME_ROW, packed)
        if found is not None and person:
            people[game].append(PlayerResult(person, *found))
        elif found is not None:
            games[game] = found
    return _newest_first([_game(game, people[game], found) for game, found in games.items()])


def _game(game: str, people: list[PlayerResult], found: tuple[Any, ...]) -> Finished:
    when, kingdom, edition, players, turns, computers, levels = found
    best_first = sorted(people, key=lambda each: (not each.won, -each.points, each.person))
    return Finished(game, when, kingdom, edition, players, turns, tuple(best_first), computers, levels)


def unpack_appearances(rows: Mapping[str, bytes]) -> list[Appearance]:
    """Return the games of a person, newest first."""
    found = ((game, _unpack(PERSON_ROW, packed)) for game, packed in rows.items())
    return _newest_first([Appearance(game, *each) for game, each in found if each is not None])


def oldest_games(rows: Mapping[str, bytes], most: int) -> list[str]:
    """Return the games beyond the newest `most`. A row begins with its time; one that does not is the oldest."""
    begins_with_time = beginning(whole())
    ages = sorted(((_unpack(begins_with_time, packed) or (-1,), game) for game, packed in rows.items()), reverse=True)
    return [game for _, game in ages[most:]]


def _pack(items: list[Any]) -> bytes:
    packed: bytes = msgpack.packb(items)
    return packed


def _unpack(check: Check, packed: bytes) -> tuple[Any, ...] | None:
    """Return the row; None if it is not one of this kind."""
    try:
        found: tuple[Any, ...] = check(msgpack.unpackb(packed))
    except (TypeError, ValueError, msgpack.UnpackException):
        return None
    return found


def _newest_first(games: list[Any]) -> list[Any]:
    return sorted(games, key=lambda each: (-each.when, each.game))
