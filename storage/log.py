"""The latest events of a game, kept beside it for the screens; the whole story comes from its history."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgpack

from engine import Event

ROOM = 1600  # bytes; about three rounds of four players


def packed(number: int, events: Sequence[Event]) -> bytes:
    """One step of the log: what happened, and how many answers had been given then."""
    rows = [[*event[:6], None if event.knows is None else sorted(event.knows), event.shown] for event in events]
    data: bytes = msgpack.packb([number, rows])
    return data


def unpacked(data: bytes) -> tuple[int, list[Event]]:
    number, rows = msgpack.unpackb(data, use_list=False)
    return number, [_event(row) for row in rows]


def _event(row: tuple[Any, ...]) -> Event:
    name, seat, cards, size, source, place, knows, shown = row
    return Event(name, seat, cards, size, source, place, None if knows is None else frozenset(knows), shown)


@dataclass(slots=True)
class Log:
    """Steps in order, the oldest forgotten when there is no room."""

    steps: list[bytes] = field(default_factory=list)

    def add(self, number: int, events: Sequence[Event]) -> None:
        """What that answer brought about is the latest step."""
        if not events:
            return
        self.steps.append(packed(number, events))
        while len(self.steps) > 1 and sum(map(len, self.steps)) > ROOM:
            del self.steps[0]

    def since(self, number: int) -> list[Event]:
        """What has happened after that many answers, as far back as is known."""
        found: list[Event] = []
        for step in reversed(self.steps):
            at, events = unpacked(step)
            if at <= number:
                break
            found[:0] = events
        return found

    def all(self) -> list[Event]:
        return self.since(-1)
