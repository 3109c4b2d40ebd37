"""A snapshot of the table: what the person who is asked next may see of it.

The problem: a person takes time to answer, and meanwhile the table may change, for example because another process is
using it. And since people take turns at one keyboard, each must be shown the events since their own last look.

The idea: everything a person needs is read from the table once. What they see does not change while they are thinking;
if the table does, their press is refused as stale, and a new snapshot is taken.

The rule for the news: the table keeps only the latest steps of the log, so a position in the log does not stay valid.
Instead, the steps that a person has seen are remembered and compared: what comes after them is new (`newer`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bots.people import Person
from bots.screens.context import Stamp
from bots.screens.shared_table import points_of, stamp_of
from bots.tables.guide import lesson_for
from bots.tables.holding import visible_events
from bots.tables.shortcuts import Purse, full_purse
from bots.teaching.lessons import Told
from engine import Decision, Event, View, told
from storage.recent_events import RecentEvents, unpack_step
from storage.table import PLAYING, Table


@dataclass(frozen=True, slots=True)
class TableSnapshot:
    """A question, and everything that its person needs to answer it."""

    stamp: Stamp
    person: Person
    decision: Decision
    view: View
    purse: Purse | None
    steps: tuple[bytes, ...]  # of the log
    read: int  # the number of answers up to which the person knows the log
    kingdom: str  # as the options of the table name it
    points: Sequence[int] = ()  # of all seats, if they are shown during the game
    lesson: Told | None = None  # what the person is told about the question, if they are learning

    @property
    def seat(self) -> int:
        return self.decision.decider

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.view.players]

    @property
    def question(self) -> tuple[int, int]:
        """What distinguishes this question from every other question of the table."""
        return self.stamp.generation, self.decision.number

    def events(self) -> list[Event]:
        """Return what this player may know of the steps that the table remembers."""
        return told(RecentEvents(list(self.steps)).all(), self.seat)

    def news(self, known: Sequence[bytes] | None) -> list[Event]:
        """Return the events that this player has not seen.

        If `known` is None, nothing has been shown yet: start after the player's own last answer.
        """
        if known is None:
            return told(RecentEvents(list(self.steps)).since(self.read or -1), self.seat)
        return told(newer(self.steps, known), self.seat)


class HeldTurn(NamedTuple):
    """The end of a turn that can still be taken back, without anything of the new hand."""

    stamp: Stamp
    person: Person
    number: int
    names: list[str]
    events: list[Event]


def look(table: Table, holder: int | None) -> TableSnapshot | HeldTurn | None:
    """Return the turn that can still be taken back, if there is one; else what the next person sees."""
    if table.held is None or table.game is None:
        return take_snapshot(table, holder)
    seat = table.seats[table.held.seat]
    person, names = Person(seat.person, seat.name, seat.language), [each.name for each in table.seats]
    return HeldTurn(stamp_of(table), person, table.game.number, names, visible_events(table, table.held))


def take_snapshot(table: Table, holder: int | None) -> TableSnapshot | None:
    """Return what the next person to be asked sees: the one at the keyboard if possible. None if there is no game."""
    if table.phase != PLAYING or table.game is None:
        return None
    decision = min(table.game.pending, key=lambda each: (each.decider != holder, each.decider))
    seat = table.seats[decision.decider]
    return TableSnapshot(
        stamp_of(table),
        Person(seat.person, seat.name, seat.language),
        decision,
        table.game.view_for(decision),
        full_purse(table.game, decision.decider) if decision.verb == "buy" else None,
        tuple(table.log.steps),
        seat.read,
        table.options.kingdom,
        points_of(table),
        lesson_for(table, decision.decider),
    )


def newer(steps: Sequence[bytes], known: Sequence[bytes]) -> list[Event]:
    """Return the events after the known steps. The log drops old steps, so find where `known` overlaps `steps`."""
    lost = next(lost for lost in range(len(known) + 1) if list(known[lost:]) == list(steps[: len(known) - lost]))
    return [event for step in steps[len(known) - lost :] for event in unpack_step(step)[1]]
