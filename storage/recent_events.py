"""The latest events of a game, kept beside it for the screens; the whole story is replayed from its answers.

A step holds the events one answer caused. They are packed by position, because they are most of what a table
takes: fields at the end that have their defaults are left out, and fields that a newer release added are ignored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product, takewhile
from types import NoneType
from typing import Any

import msgpack

from engine import Event

ROOM = 1600  # bytes; about three rounds of four players

# The types that each field of an event may have, and all shapes of a row that this allows.
KINDS: dict[str, tuple[type, ...]] = {
    "name": (str,),
    "seat": (int, NoneType),
    "cards": (tuple,),
    "size": (int,),
    "source": (str,),
    "place": (str,),
    "knows": (tuple, NoneType),
    "shown": (tuple,),
}
SHAPES = {shape for length in range(1, len(KINDS) + 1) for shape in product(*list(KINDS.values())[:length])}
KNOWS = list(KINDS).index("knows")
_DEFAULTS = Event("end")  # its name does not matter: names are never left out
UNDO = b"undo"  # in every step in which something was taken back


def pack_step(number: int, events: Sequence[Event]) -> bytes:
    """Pack what happened, and how many answers had been given by then."""
    packed: bytes = msgpack.packb([number, [_row(event) for event in events]])
    return packed


def _row(event: Event) -> list[Any]:
    row = [getattr(event, name) for name in KINDS]
    while row[-1] == _DEFAULTS[len(row) - 1] and len(row) > 1:
        row.pop()
    if len(row) > KNOWS and event.knows is not None:
        row[KNOWS] = sorted(event.knows)
    return row


def unpack_step(step: bytes) -> tuple[int, list[Event]]:
    """Unpack a step for which `is_sound` holds."""
    number, rows = msgpack.unpackb(step, use_list=False)
    return number, [_event(row) for row in rows]


def _event(row: tuple[Any, ...]) -> Event:
    event = Event(*row[: len(KINDS)])
    return event if event.knows is None else event._replace(knows=frozenset(event.knows))


@lru_cache(maxsize=4096)
def is_sound(step: bytes, seats: int) -> bool:
    """Whether `unpack_step` can read the step, and all its events are about these seats.

    Cached: most steps of a table that is read again have been checked before, and checking them anew took a third of
    the time of reading it."""
    try:
        number, rows = msgpack.unpackb(step, use_list=False)
    except (TypeError, ValueError, msgpack.UnpackException):
        return False
    return type(number) is int and number >= 0 and type(rows) is tuple and all(_is_event(row, seats) for row in rows)


def _is_event(row: Any, seats: int) -> bool:
    if type(row) is not tuple or tuple(map(type, row[: len(KINDS)])) not in SHAPES:
        return False
    _, seat, cards, size, _, _, knows, shown = row[: len(KINDS)] + _DEFAULTS[len(row) :]
    known = () if knows is None else knows
    return (
        all(type(word) is str for word in cards + shown)
        and all(type(other) is int and 0 <= other < seats for other in known)
        and (seat is None or 0 <= seat < seats)
        and size >= 0
    )


def before(events: Sequence[Event], name: str) -> list[Event]:
    """Return the events before the first one of that name."""
    return list(takewhile(lambda event: event.name != name, events))


@dataclass(slots=True)
class RecentEvents:
    """Steps in order; the oldest are dropped when there is no room."""

    steps: list[bytes] = field(default_factory=list)

    def add(self, number: int, events: Sequence[Event]) -> None:
        """Append the events that answer caused."""
        if not events:
            return
        self.steps.append(pack_step(number, events))
        while len(self.steps) > 1 and sum(map(len, self.steps)) > ROOM:
            del self.steps[0]

    def since(self, number: int) -> list[Event]:
        """Return what has happened after that many answers, as far back as is known."""
        found: list[Event] = []
        for step in reversed(self.steps):
            at, events = unpack_step(step)
            if at <= number:
                break
            found[:0] = events
        return found

    def cut(self, number: int, name: str) -> None:
        """Drop the first event of that name after that many answers, and everything that follows it."""
        start = len(self.steps)
        while start and unpack_step(self.steps[start - 1])[0] > number:
            start -= 1
        later = [unpack_step(step) for step in self.steps[start:]]
        del self.steps[start:]
        for at, events in later:
            kept = before(events, name)
            self.add(at, kept)
            if len(kept) < len(events):
                return

    def without_undone(self, seat: int) -> RecentEvents:
        """Return the same without what that seat has taken back, and without a word about that."""
        kept: list[bytes] = []
        for step in self.steps:
            if UNDO not in step or not any(event == Event("undo", seat) for event in unpack_step(step)[1]):
                kept.append(step)
                continue
            number, _ = unpack_step(step)
            while kept and unpack_step(kept[-1])[0] > number:
                kept.pop()
        return RecentEvents(kept)

    def all(self) -> list[Event]:
        return self.since(-1)

    def is_sound(self, seats: int) -> bool:
        """Whether every step can be read, and is about these seats."""
        return all(is_sound(step, seats) for step in self.steps)
