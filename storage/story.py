"""How a finished game went, in short, as it is stored with its table: enough to tell it without replaying the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine import SEATS
from storage.fields import Form, optional, row, sequence_as_tuple, text, whole
from storage.held import NUMBERS, SEAT_NUMBER

MOST_TURNS = 2000  # that are kept
MOST_CARDS = 1000  # gained in one turn
MOST_POINTS = 100_000


class TurnInShort(NamedTuple):
    """What a turn came to."""

    seat: int
    points: tuple[int, ...]  # of all seats after it
    provinces: tuple[int, ...] = ()  # the seats that gained a Province in it


class BiggestTurn(NamedTuple):
    """The turn in which most was gained."""

    seat: int
    number: int  # which turn of that seat
    coins: int
    cards: tuple[str, ...]  # gained


@dataclass(frozen=True, slots=True)
class Story:
    """The course of a finished game."""

    turns: tuple[TurnInShort, ...]
    biggest: BiggestTurn | None = None  # None if nothing worth a coin was gained

    def is_about(self, seats: int) -> bool:
        """True if it can be the story of a game with that many seats."""
        named = {seat for turn in self.turns for seat in (turn.seat, *turn.provinces)}
        named |= set() if self.biggest is None else {self.biggest.seat}
        return (
            bool(self.turns)
            and all(seat < seats for seat in named)
            and all(len(turn.points) == seats for turn in self.turns)
        )


_SEATS = sequence_as_tuple(SEAT_NUMBER, max(SEATS))
_TURN = row(SEAT_NUMBER, sequence_as_tuple(whole(-MOST_POINTS, MOST_POINTS), max(SEATS)), _SEATS)
_BIGGEST = row(SEAT_NUMBER, whole(most=NUMBERS), whole(), sequence_as_tuple(text, MOST_CARDS))
STORY = Form(
    Story,
    {
        "turns": sequence_as_tuple(lambda found: TurnInShort(*_TURN(found)), MOST_TURNS),
        "biggest": optional(lambda found: BiggestTurn(*_BIGGEST(found))),
    },
)
