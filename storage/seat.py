"""A seat of a table, as it is stored with the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine import LEVELS, TEMPERS, Level, Temper
from storage import fields
from storage.fields import Form, flag, one_of, optional, text, whole
from storage.given_hint import GivenHint, unpack_hint
from storage.held import NUMBERS

# How a person wants to be notified: by a private message, by a mention in the channel, by both, or not at all.
NOTIFY = MESSAGE, MENTION, BOTH, QUIET = "message", "mention", "both", "quiet"


@dataclass(slots=True)
class Seat:
    """A seat: whose it is, who plays it now, and how long it has kept the others waiting."""

    name: str
    person: str = ""  # empty: it belongs to a computer player
    computer: bool = False  # a computer player is answering for it
    resigned: bool = False  # its person has left for good
    question: int = -1  # the number of the question it is being asked; -1: none
    asked: int = 0  # when that question was put
    stage: int = 0  # how many times it has been warned about it
    calls: int = 0  # how many times its person has been called; each call is a new message
    missed: int = 0  # times in a row that its time was up
    read: int = 0  # the number of answers up to which its person knows what happened
    language: str = ""
    moat: bool = True  # show a Moat without asking
    confirm: bool = True  # ask before ending a turn with money left
    warned: int = 0  # when it was warned last
    undo: int = 0  # for how many seconds it may take back the end of a turn; meanwhile its new hand is hidden
    auto_end: bool = False  # end a turn in which only junk can be bought
    undone: int = -1  # its latest turn whose end it took back, counted from 0: such a turn does not end by itself
    pending: bool = False  # kept for a rematch; its person has not said whether they play
    veto: str = ""  # the card that its person does not want in the kingdom, before the game
    notify: str = MESSAGE  # how its person wants to be notified
    finishing: int = 0  # the turn that a computer player finishes for it, counted from 1; 0: none
    pressed: int = -1  # the number of answers before its person's last move; -1: there is none
    earlier_pressed: int = -1  # as `pressed` and `read` were before the first of its moves that can be taken back
    earlier_read: int = 0
    paused: int = 0  # when its own turn paused, because others have to answer; 0: it has not
    level: Level = "sound"  # how well a computer player plays it; for a person's seat, that of their stand-in
    temper: Temper = "steady"
    seed: bytes = field(default=b"", repr=False)  # of the moods of its computer player
    character: str = ""  # who the computer player is (see `bots/tables/cast.py`); empty: a nameless one
    hints: int = 0  # how many hints its person has asked for in this game
    hint: GivenHint | None = None  # the last one
    guided: bool = False  # its person wants every new kind of question explained
    lessons: dict[str, int] = field(default_factory=dict)  # how often its person has had each explanation

    @property
    def away(self) -> bool:
        """Whether a computer player is playing for the seat's person, who may come back."""
        return self.computer and bool(self.person) and not self.resigned


_time = whole()

SEAT = Form(
    Seat,
    {
        "name": text,
        "person": text,
        "computer": flag,
        "resigned": flag,
        "question": whole(-1, NUMBERS),
        "asked": _time,
        "stage": whole(most=100),
        "calls": whole(),
        "missed": whole(),
        "hints": whole(most=NUMBERS),
        "hint": optional(unpack_hint),
        "read": whole(most=NUMBERS),
        "language": text,
        "moat": flag,
        "confirm": flag,
        "warned": _time,
        "undo": whole(most=60),
        "auto_end": flag,
        "undone": whole(-1, NUMBERS),
        "pending": flag,
        "veto": text,
        "notify": one_of(NOTIFY),
        "finishing": whole(most=NUMBERS),
        "pressed": whole(-1, NUMBERS),
        "earlier_pressed": whole(-1, NUMBERS),
        "earlier_read": whole(most=NUMBERS),
        "paused": _time,
        "level": one_of(LEVELS),
        "temper": one_of(TEMPERS),
        "seed": fields.data,
        "character": text,
        "guided": flag,
        "lessons": fields.mapping(text, whole(most=1000)),
    },
)
