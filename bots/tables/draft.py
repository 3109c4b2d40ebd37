"""A selection that has not been confirmed yet."""

from __future__ import annotations

from typing import NamedTuple

from engine import Picks


class Draft(NamedTuple):
    """What a person has picked but not confirmed, in answer to the question with that number."""

    number: int
    picks: Picks = ()
    page: int = 0
    ending: bool = False  # they want to end the turn with money left, and are asked to confirm that
    last: str = ""  # what they want to do would end the game: to buy this card, or to end the turn (`END`)


END = "end"
