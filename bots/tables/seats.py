"""Seats and their people: resigning, watching, nudging, and votes to replace absent players."""

from __future__ import annotations

from bots.people import Person
from bots.refusals import NoTable, Refusal
from bots.tables import deadlines, holding, lobby, play, solo, stand_ins
from bots.tables.deadlines import Limits
from storage.table import LOBBY, OVER, PLAYING, Table

MOST_WATCHERS = 10  # each takes about 160 bytes in the table and the drawn notes


def apply_preferences(table: Table, person: Person, preferences: dict[str, str]) -> None:
    """Apply the person's preferences to their seat, or to what they see as a watcher."""
    seat = table.seat_of(person.id)
    if seat is not None:
        lobby.apply_preferences_to_seat(table.seats[seat], preferences)
        solo.update_title(table)
    if person.id in table.watchers:
        table.watcher_languages[person.id] = lobby.with_language(person, preferences).language


def seat_of_player(table: Table, person: Person) -> int:
    """Return the seat of that person; refuse if they have none or have resigned."""
    seat = table.seat_of(person.id)
    if seat is None or table.seats[seat].resigned:
        raise Refusal("not-seated")
    return seat


def seat_with_hand(table: Table, person: Person) -> int:
    """Return the seat of that person; refuse if they have none, or if there are no hands to look at."""
    seat = seat_of_player(table, person)
    if table.game is None or table.phase not in (PLAYING, OVER):
        raise Refusal("no-game")
    return seat


def return_to_seat(table: Table, person: Person) -> int:
    """Return the seat of that person, which they take over again if a computer player was keeping it for them."""
    seat = seat_of_player(table, person)
    come_back(table, seat)
    return seat


def come_back(table: Table, seat: int) -> bool:
    """Give the seat back to its person, or what is left of the turn; True if a computer player was keeping the seat."""
    table.seats[seat].finishing = 0
    if not table.seats[seat].away or table.phase != PLAYING:
        return False
    table.seats[seat].computer, table.seats[seat].missed = False, 0
    table.votes.pop(seat, None)
    return True


def mark_present(table: Table, seat: int) -> None:
    """Note that the person of that seat is present: cancel the vote against them, and forget missed questions."""
    table.seats[seat].missed = 0
    table.votes.pop(seat, None)


def resign(table: Table, person: Person) -> None:
    """Give the person's seat to a computer player for good; close the table if no person is left."""
    play.game_of(table)
    number = seat_of_player(table, person)
    if holding.is_hidden(table, number):
        holding.release(table)
    seat = table.seats[number]
    seat.resigned = seat.computer = True
    people = table.people()
    if not people:
        lobby.close(table)
        return
    if table.host == person.id:
        table.host = table.seats[people[0]].person
    if all(table.seats[other].computer for other in people):
        for other in people:  # all others are away: the game waits for them, instead of playing on without anybody
            table.seats[other].computer = False
    play.go_on(table)


def watch(table: Table, person: Person) -> None:
    """Let the person watch the table; refuse if they play there."""
    if table.phase not in (LOBBY, PLAYING):
        raise NoTable
    seat = table.seat_of(person.id)
    if seat is not None and not table.seats[seat].resigned:
        raise Refusal("seated-already")
    if person.id not in table.watchers:
        if len(table.watchers) >= MOST_WATCHERS:
            raise Refusal("watchers-full", count=MOST_WATCHERS)
        table.watchers.append(person.id)
    apply_preferences(table, person, {})


# -- absent players ----------------------------------------------------------------------------------------------------


def nudge(table: Table, person: Person, now: int, limits: Limits) -> None:
    """Notify again the people whom the table is waiting for."""
    return_to_seat(table, person)
    play.game_of(table)
    if now - table.nudged < limits.nudge:
        raise Refusal("nudged-already", count=limits.nudge - (now - table.nudged))
    waiting = deadlines.awaited(table)
    # If the person who nudges is the only one awaited, that is refused, unless the others may not know whom the table
    # is waiting for: everybody can read the refusal, so it would tell them.
    if not waiting or (set(waiting) == {table.seat_of(person.id)} and deadlines.nameable(table)):
        raise Refusal("nobody-else")
    table.nudged = now
    for seat, decision in waiting.items():
        if table.seats[seat].person != person.id:
            deadlines.call(table, seat, decision)


def vote(table: Table, person: Person, seat: int, now: int, limits: Limits) -> bool:
    """Vote for a computer player to take over the seat; True if it does so with this vote.

    That takes more than half of the others who are present. The person gets the seat back by pressing any button.
    """
    play.game_of(table)
    voter = return_to_seat(table, person)
    if seat == voter or seat not in deadlines.nameable(table):
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
    stand_ins.replace(table, seat)
    return True
