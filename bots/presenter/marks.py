"""What screens are made of besides views: whose buttons they carry, what is picked so far, who sits where."""

from __future__ import annotations

from typing import NamedTuple

from bots.tokens import Token
from engine.kinds import Picks
from storage.places import Place


class Stamp(NamedTuple):
    """What every button of a table carries: where it stands, and which of its games this is."""

    place: Place
    generation: int

    def token(self, press: str, argument: str = "", number: int = 0) -> str:
        """The token of a press at this table."""
        return Token(self.place, self.generation, number, press, argument).encode()


class Draft(NamedTuple):
    """What a person has picked but not confirmed, of the question with that number."""

    number: int
    picks: Picks = ()
    page: int = 0
    ending: bool = False  # they want to end the turn with money left, and are asked once more


class SeatMark(NamedTuple):
    """What a table knows of a seat beyond the game."""

    name: str
    computer: bool = False
    away: bool = False
    resigned: bool = False
    warned: str = ""  # until when there is time, in words
