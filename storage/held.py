"""The end of a turn that can still be taken back, as it is stored with its table; and games as they are stored."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine import SEATS, Game, NewerSave
from storage import fields
from storage.errors import NewerTable
from storage.fields import Form, Malformed, whole

NUMBERS = 36**5  # answers in a game; they have to fit into buttons
SEAT_NUMBER = whole(most=max(SEATS) - 1)


@dataclass(slots=True)
class Held:
    """The end of a turn that can still be taken back. Until then the seat's new hand is hidden from its person."""

    seat: int
    game: bytes = field(repr=False)  # saved before that move
    number: int = 0  # of the answers before it
    until: int = 0  # 0: `deadlines.settle` has yet to say


def load_game(saved: Any) -> Game:
    """Load the game; a forged state can make the rules raise anything."""
    try:
        return Game.load(saved)
    except NewerSave as reason:
        raise NewerTable(f"the game on the table was {reason}") from reason
    except Exception as reason:
        raise Malformed(type(reason).__name__) from reason


# Whether the game can be loaded is one of the rules of `storage.table`.
HELD = Form(Held, {"seat": SEAT_NUMBER, "game": fields.data, "number": whole(most=NUMBERS), "until": whole()})
