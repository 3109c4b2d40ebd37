"""Rematches: another game of the same people, who are asked first."""

from __future__ import annotations

from collections.abc import Callable

from bots.people import Person
from bots.refusals import Refusal
from bots.tables import cast, kingdoms, play
from bots.tables.lobby import CHOICES, change_level
from engine import Chance, first_of_rematch
from storage.seat import Seat
from storage.table import LOBBY, OVER, Table


def rematch(table: Table, person: Person, seed: Callable[[], bytes], level: str = "") -> None:
    """Open a lobby for another game, in which everybody else is asked whether they play again.

    The kingdom stays the same, and the player to the left of the winner begins. A person who asks for a rematch that
    somebody else has asked for already says that they play. Who plays alone plays at once, perhaps against opponents of
    another level.
    """
    seat = table.seat_of(person.id)
    if seat is None or table.seats[seat].resigned:
        raise Refusal("not-seated")
    if table.phase == LOBBY and table.seats[seat].pending:
        table.seats[seat].pending = False
        return
    if table.phase != OVER or table.game is None or table.game.result is None:
        raise Refusal("not-over")
    table.first = first_of_rematch(table.game.result, seed())
    play.clear(table)
    for number, other in enumerate(table.seats):
        _keep_for_rematch(table, other, seed, is_asked=number != seat)
    if table.seat_of(table.host) is None:
        table.host = person.id
    if table.solo:  # nobody else has to agree
        if level:
            change_level(table, level, seed())
        if table.options.kingdom == kingdoms.RANDOM:
            CHOICES["kingdom"](table, kingdoms.RANDOM, seed())
        play.begin(table, [other.name for other in table.seats], seed())


def _keep_for_rematch(table: Table, seat: Seat, seed: Callable[[], bytes], *, is_asked: bool) -> None:
    if seat.resigned:  # this person has left for good: a computer player keeps the seat, under a name of its own
        seat.person, seat.resigned = "", False
        cast.seat_computer(table, seat, table.options.level, Chance(seed()))
    elif seat.person:
        seat.computer, seat.pending = False, is_asked
