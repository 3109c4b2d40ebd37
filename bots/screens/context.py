"""What screens need besides views: which table their buttons belong to, and facts about seats beyond the game."""

from __future__ import annotations

from typing import NamedTuple

from bots.tables.tokens import Token
from storage.places import Place


class Stamp(NamedTuple):
    """What every button of a table carries: its place, and its generation, which tells old buttons from new ones."""

    place: Place
    generation: int

    def token(self, press: str, argument: str = "", number: int = 0) -> str:
        """Return the token of a button at this table."""
        return Token(self.place, self.generation, number, press, argument).encode()


class SeatMark(NamedTuple):
    """What a table knows about a seat beyond the game."""

    name: str
    computer: bool = False
    away: bool = False
    resigned: bool = False
    late: bool = False  # the others have been waiting for this player for a while
    level: str = ""  # of the computer player whose seat it is; "" if it is a person's
    hints: int = 0  # how many this player was given; shown with the result
