"""A table as it rests: who sits where, what was agreed, and the game. Packed with a format number.

Fields that are missing in old bytes take their defaults, so a new field needs no upgrade; a change of meaning does:
`UPGRADES[n]` turns the fields of format n into those of format n + 1.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, TypeAlias
from zlib import crc32

import msgpack

from engine import BadSave, Game
from engine.simulation import ComputerPlayer
from storage.errors import BadTable, NewerTable
from storage.log import Log
from storage.places import Place

Fields: TypeAlias = dict[str, Any]

MAGIC = b"T"
FORMAT = 1
UPGRADES: dict[int, Callable[[Fields], Fields]] = {}

LOBBY, PLAYING, OVER, CLOSED = "lobby", "playing", "over", "closed"


@dataclass(slots=True)
class Seat:
    """A seat: whose it is, who plays it now, and how long it has kept the others waiting.

    Packed by position, like Options: a new field goes to the end."""

    name: str
    person: str = ""  # empty: it belongs to a computer player
    computer: bool = False  # a computer player answers for it now
    resigned: bool = False  # its person does not come back
    question: int = -1  # the number of the question it is asked now; -1: none
    asked: int = 0  # when that question was put
    stage: int = 0  # how many times it has been warned about it
    calls: int = 0  # how many times its person has been called so far: every further call is a new message
    missed: int = 0  # questions in a row that a computer player had to answer for it
    read: int = 0  # the number of answers up to which its person knows what happened
    language: str = ""
    moat: bool = True  # a Moat is shown by itself
    confirm: bool = True  # asked once more before ending a turn with money left
    warned: int = 0  # when it was warned last

    @property
    def away(self) -> bool:
        """A person's seat that a computer player keeps warm."""
        return self.computer and bool(self.person) and not self.resigned


@dataclass(slots=True)
class Options:
    """What was agreed before the game. `cards` are the ten piles, however they were chosen."""

    kingdom: str = "first_game_2e"  # a recommended one, "random" or "own"
    cards: tuple[str, ...] = ()
    sets: tuple[str, ...] = ("base2",)  # that a random kingdom is drawn from
    edition: int = 2
    shelters: str = "auto"
    pace: str = "casual"
    players: int = 4  # seats at most
    language: str = "en"


@dataclass(slots=True)
class Table:
    """Everything about a table. Its place is where it lies, so it is not packed, nor is its revision."""

    place: Place
    title: str = ""
    host: str = ""
    phase: str = LOBBY
    options: Options = field(default_factory=Options)
    seats: list[Seat] = field(default_factory=list)
    game: Game | None = field(default=None, repr=False)
    seed: bytes = field(default=b"", repr=False)  # of the game; a secret until it is over
    first: int | None = None  # who was to start; None: chance decided
    generation: int = 0  # grows with every new game and every move taken back: what makes old buttons old
    marks: list[tuple[int, int]] = field(default_factory=list)  # presses that can be taken back: seat, answers before
    log: Log = field(default_factory=Log, repr=False)
    votes: dict[int, list[int]] = field(default_factory=dict)  # seat to be replaced: seats that want it
    watchers: list[str] = field(default_factory=list)
    tongues: dict[str, str] = field(default_factory=dict)  # watcher: the language they read; else the table's
    calls: int = 0  # how many times someone has been called in the channel
    nudged: int = 0  # when someone last nudged those the table waits for
    touched: int = 0  # when a person last did something here
    expiring: int = 0  # when it was announced that the table will be cleared; 0: it was not
    due: int = 0  # when something has to be done by itself
    counted: bool = False  # the result has been entered in the statistics
    dropped: int = 0  # answers that a change of the rules cost on loading
    revision: int = 0
    answers: bytes = field(default=b"", repr=False)  # given since the table was loaded: history to be written
    minds: dict[int, ComputerPlayer] = field(default_factory=dict, repr=False)  # of computer players, while they last
    fresh: bool = False  # a new game has begun: the history starts anew

    def pack(self) -> bytes:
        """The table as bytes."""
        packed = {name: _plain(getattr(self, name)) for name in _PACKED if getattr(self, name) != _DEFAULTS[name]}
        data: bytes = msgpack.packb(packed)
        return MAGIC + bytes([FORMAT]) + crc32(data).to_bytes(4, "big") + data

    @classmethod
    def unpack(cls, place: Place, revision: int, data: bytes) -> Table:
        """The table that was packed, whatever format it was packed in."""
        try:
            table = cls(place, **_rebuilt(_fields(data)), revision=revision)
        except (TypeError, ValueError, KeyError, AttributeError, BadSave, msgpack.UnpackException) as reason:
            raise BadTable(f"what lies at {place.text} is not a table: {type(reason).__name__}") from reason
        if table.game is not None and table.game.dropped:
            table.dropped = table.game.dropped
        return table

    @property
    def uncounted(self) -> bool:
        """A finished game whose result has not been entered in the statistics."""
        return self.game is not None and self.game.result is not None and not self.counted

    # -- who sits here -----------------------------------------------------------------------------------------------

    def seat_of(self, person: str) -> int | None:
        """The seat that belongs to that person."""
        return next((number for number, seat in enumerate(self.seats) if person and seat.person == person), None)

    def people(self) -> list[int]:
        """Seats whose persons may still play."""
        return [number for number, seat in enumerate(self.seats) if seat.person and not seat.resigned]


_UNPACKED = ("place", "revision", "dropped", "answers", "minds", "fresh")
_PACKED = [each.name for each in fields(Table) if each.name not in _UNPACKED]
_DEFAULTS: Fields = {name: getattr(Table(Place("terminal", "0")), name) for name in _PACKED}
_SEAT = [each.name for each in fields(Seat)]
_OPTIONS = [each.name for each in fields(Options)]


def _plain(value: Any) -> Any:
    """The value in types that can be packed."""
    if isinstance(value, Options):
        return [getattr(value, name) for name in _OPTIONS]
    if isinstance(value, Game):
        return value.save()
    if isinstance(value, Log):
        return value.steps
    if isinstance(value, list) and value and isinstance(value[0], Seat):
        return [[getattr(seat, name) for name in _SEAT] for seat in value]
    return value


def _fields(data: bytes) -> Fields:
    if data[:1] != MAGIC or len(data) < 6:
        raise ValueError("other bytes")
    format, checksum, packed = data[1], data[2:6], data[6:]
    if format > FORMAT:
        raise NewerTable(f"a table in format {format}; this version reads up to {FORMAT}")
    if crc32(packed).to_bytes(4, "big") != checksum:
        raise ValueError("damaged")
    found: Fields = msgpack.unpackb(packed, strict_map_key=False)
    while format != FORMAT:
        found = UPGRADES[format](found)
        format += 1
    return found


def _rebuilt(found: Fields) -> Fields:
    """Plain values as what they stand for. Lists that are too short come from before a field was added, and those that
    are too long from after the next one was: whoever goes back to an older version keeps their tables."""
    known = {name: value for name, value in found.items() if name in _DEFAULTS}
    if "options" in known:
        options = Options(*known["options"][: len(_OPTIONS)])
        options.cards, options.sets = tuple(options.cards), tuple(options.sets)
        known["options"] = options
    if "seats" in known:
        known["seats"] = [Seat(*row[: len(_SEAT)]) for row in known["seats"]]
    if known.get("game") is not None:
        known["game"] = Game.load(known["game"])
    if "log" in known:
        known["log"] = Log(known["log"])
    if "marks" in known:
        known["marks"] = [(seat, number) for seat, number in known["marks"]]
    return known
