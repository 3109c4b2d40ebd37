"""A hint that a person was given, as it is stored with their seat: it stays on their panel until they have answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from storage.fields import Malformed, mapping, row, sequence_as_tuple, text, whole
from storage.held import NUMBERS

MOST_MOVES = 1000
MOST_FACTS = 10


class GivenHint(NamedTuple):
    """What to answer to one question, and why. The generation is the table's: numbers repeat after an undo."""

    generation: int
    number: int  # of the question
    moves: tuple[str, ...]  # the options to pick; for a purchase, those with every Treasure played
    reason: str  # one of `engine.REASONS`, of the version that gave the hint
    facts: Mapping[str, str | int]


def _fact(value: object) -> str | int:
    if type(value) is str or type(value) is int:
        return value
    raise Malformed("neither a text nor a number")


_HINT = row(whole(), whole(most=NUMBERS), sequence_as_tuple(text, MOST_MOVES), text, mapping(text, _fact, MOST_FACTS))


def unpack_hint(found: object) -> GivenHint:
    """Return the hint that was stored as a row; raise Malformed if it is none."""
    return GivenHint(*_HINT(found))
