"""Stand-ins: computer players who act for people whose time is up, and what the log says about that.

Rule: who is asked in secret is never told. A stand-in who answers such a question is not in the log, and takes over no
seat because of it.
"""

from __future__ import annotations

from bots.tables import deadlines, play
from bots.tables.shortcuts import question
from engine import Event
from storage.table import ABSENCES, ANSWERS, FINISHES, MOST_ABSENCES, REPLACES, Table

MISSES = 2  # times in a row that a person's time is up before a computer player takes over the seat


def stand_in(table: Table, seat: int) -> None:
    """Let a computer player finish the turn of a person whose time is up, or else answer their question.

    After repeated absence it takes over the seat.
    """
    decision = question(play.game_of(table), seat)
    if decision is None:
        return
    is_secret, is_absent = deadlines.reveals_reaction(table, decision), will_be_replaced(table, seat)
    table.seats[seat].missed += 1
    table.marks.clear()
    table.votes.pop(seat, None)
    if is_absent and not is_secret:
        replace(table, seat)
    elif play.is_on_turn(table, seat):
        _note(table, seat, FINISHES)
        play.finish_turn_of(table, seat)
    else:
        if not is_secret:
            _note(table, seat, ANSWERS)
        play.answer_for(table, seat)


def will_be_replaced(table: Table, seat: int) -> bool:
    """True if a computer player takes over the seat when its person's time is up again."""
    return table.seats[seat].missed + 1 >= MISSES


def replace(table: Table, seat: int) -> None:
    """Let a computer player take over the seat until its person comes back."""
    _note(table, seat, REPLACES)
    table.seats[seat].computer = True
    play.go_on(table)


def _note(table: Table, seat: int, name: str) -> None:
    """Add this to the log, as part of what the next answer leads to."""
    number = play.game_of(table).number
    table.log.add(number + 1, [event(seat, name)])
    table.absences = [*table.absences, (number, seat, name)][-MOST_ABSENCES:]


def event(seat: int, name: str) -> Event:
    """Return an absence in the form of an event of the game."""
    return Event(name, seat)  # type: ignore[arg-type]  # the rules have no such events


def is_own_absence(event: Event, seat: int) -> bool:
    """True if the event is an absence of that seat, of which its panel tells more."""
    return event.name in ABSENCES and event.seat == seat


def fresh_absences(table: Table) -> list[Event]:
    """Return the absences since a person last moved, as events."""
    moved = max((seat.read for seat in table.seats), default=0)
    return [event(seat, name) for number, seat, name in table.absences if number >= moved]


def events_by_number(table: Table) -> dict[int, list[Event]]:
    """Return all absences as events, by the number of answers before them."""
    found: dict[int, list[Event]] = {}
    for number, seat, name in table.absences:
        found.setdefault(number, []).append(event(seat, name))
    return found
