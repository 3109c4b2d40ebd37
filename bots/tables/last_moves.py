"""What the person at a seat did last and what they have read, on which their panel depends; taken back with the move.

Moves that can be taken back are the marks of the table: whose they are, and the number of answers before each.
"""

from __future__ import annotations

from storage.table import Table


def note_move(table: Table, number: int, before: int) -> None:
    """Note that the person at this seat has just made a move, before which that many answers had been given."""
    assert table.game is not None  # noqa: S101
    seat = table.seats[number]
    if all(whose != number for whose, _ in table.marks):
        seat.earlier_pressed, seat.earlier_read = seat.pressed, seat.read
    table.marks.append((number, before))
    seat.pressed, seat.read = before, table.game.number


def forget_undone(table: Table, number: int) -> None:
    """After this seat has taken back its last move, go back to what its person did before it, and had read by then."""
    assert table.game is not None  # noqa: S101
    seat, now = table.seats[number], table.game.number
    is_marked = any(whose == number for whose, _ in table.marks)
    table.marks = [(whose, before) for whose, before in table.marks if before < now]
    left = [before for whose, before in table.marks if whose == number]
    if left:
        seat.pressed, seat.read = left[-1], now
    elif is_marked and seat.earlier_read <= now:
        seat.pressed, seat.read = seat.earlier_pressed, seat.earlier_read
