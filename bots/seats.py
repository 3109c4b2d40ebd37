"""Seats and the people they belong to."""

from __future__ import annotations

from bots import lobby
from bots.people import Person
from bots.refusals import Refusal
from storage.table import OVER, PLAYING, Table


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
    return True
