"""A table as it is stored: who sits where, what was agreed, and the game.

The bytes are a letter, a format number, a checksum and a dictionary of fields. Every field has its check in one of the
forms below, and what is read has passed all of them: damaged or foreign bytes are a BadTable here, never an error of
another kind somewhere else. A new field needs a default and a check, and no new format. A change of meaning, or of a
default, needs a new format number: `UPGRADES[n]` turns the fields of format n into those of n + 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final
from zlib import crc32

import msgpack

from engine import (
    COLONIES_OPTIONS,
    EDITIONS,
    LEVELS,
    SEATS,
    SHELTERS_OPTIONS,
    ColoniesOption,
    Game,
    Level,
    Setup,
    SheltersOption,
)
from storage import fields
from storage.errors import BadTable, NewerTable
from storage.fields import Form, Malformed, flag, one_of, optional, text, whole
from storage.held import HELD, NUMBERS, SEAT_NUMBER, Held, load_game
from storage.places import Place
from storage.recent_events import RecentEvents
from storage.seat import SEAT, Seat
from storage.story import STORY, Story
from storage.table_upgrades import UPGRADES, Fields
from storage.tuned_plan import TUNED_PLAN, TunedPlan

MAGIC, FORMAT = b"T", 2

LOBBY, PLAYING, OVER, CLOSED = "lobby", "playing", "over", "closed"
# What a table adds to the log of its game: a computer player finishes a turn or answers a question of a person whose
# time is up, or takes over the seat.
ABSENCES = FINISHES, ANSWERS, REPLACES = "time_up_turn", "time_up_answer", "replaced"
MOST_ABSENCES = 200  # that are kept; only the log shows them


@dataclass(slots=True)
class Options:
    """What was agreed before the game. `cards` are the ten piles, for every kind of kingdom."""

    kingdom: str = "first_game_2e"  # a recommended one, "random" or "own"
    cards: tuple[str, ...] = ()
    sets: tuple[str, ...] = ("base2",)  # from which a random kingdom is drawn
    edition: int = 2
    shelters: SheltersOption = "auto"
    colonies: ColoniesOption = "auto"
    bane: str = ""  # the eleventh pile of a kingdom with Young Witch; "": drawn when the game begins
    pace: str = "casual"
    players: int = 4  # seats at most
    language: str = "en"
    wishes: tuple[str, ...] = ()  # cards that a random kingdom has
    bans: tuple[str, ...] = ()  # cards that it does not have
    needs: tuple[str, ...] = ()  # categories of which it has a card
    excludes: tuple[str, ...] = ()  # categories of which it has none
    points: str = "no"  # whether the points are shown during the game
    pictures: str = "no"  # whether there is a picture of the table at the start of each turn
    level: Level = "sound"  # of computer players that are added
    hints: str = "yes"  # whether people may ask what a strong player would do


@dataclass(slots=True)
class Table:
    """Everything about a table. Its place and its revision are stored beside it, so they are not packed."""

    place: Place
    title: str = ""
    host: str = ""
    phase: str = LOBBY
    options: Options = field(default_factory=Options)
    seats: list[Seat] = field(default_factory=list)
    game: Game | None = field(default=None, repr=False)
    seed: bytes = field(default=b"", repr=False)  # of the game; a secret until it is over
    first: int | None = None  # the seat that was to start; None: drawn by lot
    generation: int = 0  # grows with every new game and every undo; buttons of another generation are refused
    marks: list[tuple[int, int]] = field(
        default_factory=list
    )  # presses that can be taken back: seat, answers before it
    log: RecentEvents = field(default_factory=RecentEvents, repr=False)
    votes: dict[int, list[int]] = field(default_factory=dict)  # by seat to be replaced: the seats that want it
    watchers: list[str] = field(default_factory=list)
    watcher_languages: dict[str, str] = field(default_factory=dict)  # of those who do not read the table's
    regulars: dict[str, str] = field(default_factory=dict)  # the people of the last game here, with their names
    invited: bool = False  # they have been called to this one
    vetoes: dict[str, str] = field(default_factory=dict)  # of people who have left the lobby: a veto stays used
    calls: int = 0  # how many times someone has been called in the channel
    nudged: int = 0  # when someone last nudged those whom the table is waiting for
    touched: int = 0  # when a person last did something here
    expiring: int = 0  # when it was announced that the table will be closed; 0: it was not
    closed_by_operator: bool = False  # of the bot, and not by somebody at the table
    solo: bool = False  # in the private chat of its only person, who plays against computer players
    due: int = 0  # when a worker has to look at the table next
    counted: bool = False  # the result is in the statistics
    story: Story | None = None  # how the finished game went; None if that is not known
    held: Held | None = None  # the end of the last turn, while it can be taken back
    tuned: TunedPlan | None = None  # found for strong computer players in this kingdom
    absences: list[tuple[int, int, str]] = field(
        default_factory=list
    )  # times that people were absent: answers before it, seat, what happened
    dropped: int = 0  # answers that were lost on loading, because the rules had changed
    revision: int = 0
    answers: bytes = field(default=b"", repr=False)  # given since the last write, to be stored with the next
    fresh: bool = False  # a new game has begun: the stored answers of the last one are dropped

    def pack(self) -> bytes:
        """Return the table as bytes; raise BadTable rather than return what could not be read again."""
        try:
            self._check(RULES)
        except Malformed as reason:
            raise BadTable(f"what is to be stored at {self.place.text} is not a table: {reason}") from reason
        packed: bytes = msgpack.packb(TABLE.pack(self))
        return MAGIC + bytes([FORMAT]) + crc32(packed).to_bytes(4, "big") + packed

    @classmethod
    def unpack(cls, place: Place, revision: int, data: bytes) -> Table:
        """Return the table that was packed, in this format or an older one; raise BadTable if that cannot be."""
        try:
            table = cls(place, **TABLE.check(_fields(data)), revision=revision)
            if table.game is None:
                table.story = None  # earlier versions kept that of the last game, which may have had other seats
            table._check(RULES | RULES_OF_WHAT_IS_STORED)
        except Malformed as reason:
            raise BadTable(f"what is stored at {place.text} is not a table: {reason}") from reason
        if table.game is not None and table.game.dropped:
            table.dropped = table.game.dropped
        return table

    def _check(self, rules: Mapping[str, Callable[[Table], bool]]) -> None:
        """Raise Malformed if one of the rules is broken."""
        for rule, holds in rules.items():
            if not holds(self):
                raise Malformed(rule)

    @property
    def setup(self) -> Setup:
        """The options of a new game here; BadSetup if no game can have them."""
        options = self.options
        bane, colonies = options.bane or None, options.colonies
        return Setup(options.cards, options.edition, options.shelters, self.first, colonies=colonies, bane=bane)

    @property
    def uncounted(self) -> bool:
        """A finished game whose result has not been entered in the statistics."""
        return self.game is not None and self.game.result is not None and not self.counted

    def skip_counting(self) -> None:
        """Mark a finished game as counted although it is not, so that nobody tries again."""
        self.counted = self.counted or self.uncounted

    # -- who sits here -----------------------------------------------------------------------------------------------

    def seat_of(self, person: str) -> int | None:
        """The seat that belongs to that person."""
        return next((number for number, seat in enumerate(self.seats) if person and seat.person == person), None)

    def people(self) -> list[int]:
        """Seats whose persons may still play."""
        return [number for number, seat in enumerate(self.seats) if seat.person and not seat.resigned]


# -- reading and checking ----------------------------------------------------------------------------------------------

MOST_SEATS = max(SEATS)
GENERATIONS = 36**7  # they have to fit into buttons


def _fields(data: bytes) -> Fields:
    """Return the fields as the current format has them."""
    if type(data) is not bytes or data[:1] != MAGIC or len(data) < 6:
        raise Malformed("not the bytes of a table")
    format, checksum, packed = data[1], data[2:6], data[6:]
    if format > FORMAT:
        raise NewerTable(f"a table in format {format}; this version reads up to {FORMAT}")
    if crc32(packed).to_bytes(4, "big") != checksum:
        raise Malformed("damaged")
    try:
        found = msgpack.unpackb(packed, strict_map_key=False)
    except (TypeError, ValueError, msgpack.UnpackException) as reason:
        raise Malformed("damaged") from reason
    while format != FORMAT:
        if format not in UPGRADES or type(found) is not dict:
            raise Malformed("no upgrade from this format")
        found = UPGRADES[format](found)
        format += 1
    return found  # type: ignore[no-any-return]  # the form checks what it is


_time = whole()

OPTIONS = Form(
    Options,
    {
        "kingdom": text,
        "cards": fields.sequence_as_tuple(text, 100),
        "sets": fields.sequence_as_tuple(text, 100),
        "edition": one_of(EDITIONS),
        "shelters": one_of(SHELTERS_OPTIONS),
        "colonies": one_of(COLONIES_OPTIONS),
        "bane": text,
        "pace": text,
        "players": one_of(SEATS),
        "language": text,
        "wishes": fields.sequence_as_tuple(text, 100),
        "bans": fields.sequence_as_tuple(text, 100),
        "needs": fields.sequence_as_tuple(text, 100),
        "excludes": fields.sequence_as_tuple(text, 100),
        "points": one_of(("yes", "no")),
        "pictures": one_of(("yes", "no")),
        "level": one_of(LEVELS),
        "hints": one_of(("yes", "no")),
    },
)
TABLE = Form(
    Table,
    {
        "title": text,
        "host": text,
        "phase": one_of((LOBBY, PLAYING, OVER, CLOSED)),
        "options": OPTIONS.unpack,
        "seats": fields.sequence(SEAT.unpack, MOST_SEATS),
        "game": optional(load_game),
        "seed": fields.data,
        "first": optional(SEAT_NUMBER),
        "generation": whole(most=GENERATIONS),
        "marks": fields.sequence(fields.row(SEAT_NUMBER, whole(most=NUMBERS))),
        "log": lambda steps: RecentEvents(fields.sequence(fields.data)(steps)),  # see RULES
        "votes": fields.mapping(SEAT_NUMBER, fields.sequence(SEAT_NUMBER, MOST_SEATS)),
        "watchers": fields.sequence(text),
        "watcher_languages": fields.mapping(text, text),
        "regulars": fields.mapping(text, text),
        "invited": flag,
        "vetoes": fields.mapping(text, text),
        "calls": whole(),
        "nudged": _time,
        "touched": _time,
        "expiring": _time,
        "closed_by_operator": flag,
        "solo": flag,
        "due": _time,
        "counted": flag,
        "story": optional(STORY.unpack),
        "held": optional(HELD.unpack),
        "tuned": optional(TUNED_PLAN.unpack),
        "absences": fields.sequence(fields.row(whole(most=NUMBERS), SEAT_NUMBER, one_of(ABSENCES)), MOST_ABSENCES),
    },
    {
        "options": OPTIONS.pack,
        "seats": lambda seats: [SEAT.pack(seat) for seat in seats],
        "game": lambda game: game.save(),
        "log": lambda log: log.steps,
        "held": HELD.pack,
        "tuned": TUNED_PLAN.pack,
        "story": STORY.pack,
    },
)


def _seats_named(table: Table) -> set[int]:
    """Return every seat that something on the table refers to."""
    voting = {seat for wanted, voters in table.votes.items() for seat in (wanted, *voters)}
    begins = set() if table.first is None else {table.first}
    held = set() if table.held is None else {table.held.seat}
    absent = {seat for _, seat, _ in table.absences}
    return begins | voting | held | absent | {seat for seat, _ in table.marks}


# What must hold between fields.
RULES: Final[dict[str, Callable[[Table], bool]]] = {
    "a game is being played": lambda table: table.phase not in (PLAYING, OVER) or table.game is not None,
    "the game has as many players as there are seats": lambda table: (
        table.game is None or len(table.game.names) == len(table.seats)
    ),
    "the game has a number of answers": lambda table: table.game is None or 0 <= table.game.number <= NUMBERS,
    "the story is about these seats": lambda table: table.story is None or table.story.is_about(len(table.seats)),
    "every seat that is named is there": lambda table: all(seat < len(table.seats) for seat in _seats_named(table)),
}
# What takes too long to be checked before each write.
RULES_OF_WHAT_IS_STORED: Final[dict[str, Callable[[Table], bool]]] = {
    "the game before the last turn has as many players, too": lambda table: (
        table.held is None or len(load_game(table.held.game).view(None).players) == len(table.seats)
    ),
    "the latest events can be read": lambda table: table.log.is_sound(len(table.seats)),
}
