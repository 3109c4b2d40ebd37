"""What the person who is asked next may see of the table: read once, so that nothing moves while they think."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bots.desire import stamp_of
from bots.people import Person
from bots.presenter import Stamp
from bots.shortcuts import Purse, full_purse
from engine import Decision, Event, View, told
from storage.log import Log, unpacked
from storage.table import PLAYING, Table


@dataclass(frozen=True, slots=True)
class Sight:
    """A question, and all that its person needs to answer it."""

    stamp: Stamp
    person: Person
    alone: bool  # no other person sits at this keyboard
    decision: Decision
    view: View
    purse: Purse | None
    steps: tuple[bytes, ...]  # of the log
    read: int  # so many answers had been given when they last answered

    @property
    def seat(self) -> int:
        return self.decision.seat

    @property
    def question(self) -> tuple[int, int]:
        """What tells this question from every other of this table."""
        return self.stamp.generation, self.decision.number

    def news(self, known: Sequence[bytes] | None) -> list[Event]:
        """What happened that is not known yet; None: nothing has been shown, but their own answers they gave."""
        if known is None:
            return told(Log(list(self.steps)).since(self.read or -1), self.seat)
        return told(newer(self.steps, known), self.seat)


def sight(table: Table, holder: int | None) -> Sight | None:
    """What the next to be asked sees: whoever has the keyboard already, if they can go on."""
    if table.phase != PLAYING or table.game is None:
        return None
    decision = min(table.game.pending, key=lambda each: (each.seat != holder, each.seat))
    seat = table.seats[decision.seat]
    return Sight(
        stamp_of(table),
        Person(seat.person, seat.name, seat.language),
        len(table.people()) == 1,
        decision,
        table.game.view(decision.seat),
        full_purse(table.game, decision.seat) if decision.verb == "buy" else None,
        tuple(table.log.steps),
        seat.read,
    )


def newer(steps: Sequence[bytes], known: Sequence[bytes]) -> list[Event]:
    """What happened after the known steps of the log. It forgets its oldest, so the rest is looked for."""
    lost = next(lost for lost in range(len(known) + 1) if list(known[lost:]) == list(steps[: len(known) - lost]))
    return [event for step in steps[len(known) - lost :] for event in unpacked(step)[1]]
