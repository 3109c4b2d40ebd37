"""Invitations: the people of the last game at a place are called to the next one."""

from __future__ import annotations

from bots.people import Person
from bots.refusals import Refusal
from bots.tables import kingdoms
from bots.tables.lobby import MOST_SEATS, require_lobby
from storage.table import Table


def regulars_of(old: Table | None) -> dict[str, str]:
    """Return the people of the last game at the place, with their names."""
    if old is None:
        return {}
    seated = {seat.person: seat.name for seat in old.seats if seat.person and not seat.resigned}
    return seated if old.game is not None else dict(list((old.regulars | seated).items())[-MOST_SEATS:])


def invite(table: Table, person: Person) -> None:
    """Call the people of the last game here to this one, once."""
    require_lobby(table)
    kingdoms.require_seat(table, person)
    if not absent_regulars(table) or table.invited:
        raise Refusal("invited-already")
    table.invited = True


def absent_regulars(table: Table) -> dict[str, str]:
    """Return the people of the last game here who have no seat yet, with their names."""
    return {person: name for person, name in table.regulars.items() if table.seat_of(person) is None}
