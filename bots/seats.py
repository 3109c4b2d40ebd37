"""Seats and the people they belong to."""

from __future__ import annotations

from bots import lobby, pace, play
from bots.pace import Limits
from bots.people import Person
from bots.refusals import NoTable, Refusal
from storage.table import LOBBY, OVER, PLAYING, Table

MOST_WATCHERS = 10  # each takes about 160 bytes, of the table and of what was drawn


def prefer(table: Table, person: Person, preferences: dict[str, str]) -> None:
    """The person's seat, or what they watch, follows their preferences."""
    seat = table.seat_of(person.id)
    if seat is not None:
        lobby.prefer(table.seats[seat], preferences)
    if person.id in table.watchers:
        table.tongues[person.id] = lobby.reading(person, preferences).language


def seated(table: Table, person: Person) -> int:
    """The seat of that person, who must have one and not have given it up."""
    seat = table.seat_of(person.id)
    if seat is None or table.seats[seat].resigned:
        raise Refusal("not-seated")
    return seat


def with_hand(table: Table, person: Person) -> int:
    """The seat of that person, at a table where there are hands to be seen."""
    seat = seated(table, person)
    if table.game is None or table.phase not in (PLAYING, OVER):
        raise Refusal("no-game")
    return seat


def acting(table: Table, person: Person) -> int:
    """The seat of that person, who is back at the table if a computer player kept it."""
    seat = seated(table, person)
    come_back(table, seat)
    return seat


def come_back(table: Table, seat: int) -> bool:
    """True if a computer player kept that seat until now; it is its person's again."""
    if not table.seats[seat].away or table.phase != PLAYING:
        return False
    table.seats[seat].computer, table.seats[seat].missed = False, 0
    table.votes.pop(seat, None)
    return True


def watch(table: Table, person: Person) -> None:
    """The person watches that table, unless they play there."""
    if table.phase not in (LOBBY, PLAYING):
        raise NoTable
    seat = table.seat_of(person.id)
    if seat is not None and not table.seats[seat].resigned:
        raise Refusal("seated-already")
    if person.id not in table.watchers:
        if len(table.watchers) >= MOST_WATCHERS:
            raise Refusal("watchers-full", count=MOST_WATCHERS)
        table.watchers.append(person.id)
    prefer(table, person, {})


# -- whom the others wait for ------------------------------------------------------------------------------------------


def nudge(table: Table, person: Person, now: int, limits: Limits) -> list[str]:
    """Those the table waits for are to be called again; their names, as far as all may know them."""
    acting(table, person)
    play.game_of(table)
    if now - table.nudged < limits.nudge:
        raise Refusal("nudged-already", count=limits.nudge - (now - table.nudged))
    waiting = pace.awaited(table)
    # Whoever alone is asked what nobody may know of is not told so either: all would read it.
    if not waiting or (set(waiting) == {table.seat_of(person.id)} and pace.nameable(table)):
        raise Refusal("nobody-else")
    table.nudged = now
    for seat, decision in waiting.items():
        if table.seats[seat].person != person.id:
            pace.call(table, seat, decision)
    return [table.seats[seat].name for seat in pace.nameable(table)]


def vote(table: Table, person: Person, seat: int, now: int, limits: Limits) -> bool:
    """More than half of the others who are here must agree that a computer player takes the seat; true if that is so
    now. Its person gets it back by pressing anything."""
    play.game_of(table)
    voter = acting(table, person)
    if seat == voter or seat not in pace.nameable(table):
        raise Refusal("not-awaited")
    waited = now - table.seats[seat].asked
    if waited < limits.absent:
        raise Refusal("not-absent", count=limits.absent - waited)
    votes = table.votes.setdefault(seat, [])
    if voter in votes:
        raise Refusal("voted-already")
    votes.append(voter)
    others = [each for each in table.people() if each != seat and not table.seats[each].computer]
    if 2 * sum(vote in others for vote in votes) <= len(others):
        return False
    del table.votes[seat]
    table.seats[seat].computer = True
    play.go_on(table)
    return True
