"""Everybody's chances at the beginning of each turn of a finished game, estimated by playing on from there.

Nothing is dealt again that is known at the end: hands and decks are as they were, and only the shuffles to come are
new. The same computer player plays every seat, so what differs is the position.

A few play-outs tell little about one turn: with 10 of them, a chance of 50 % is estimated within 16 points. So half of
the play-outs are spread over all turns, and the rest is spent where the chances seem to have changed most.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from engine import Builder, ComputerPlayer, Event, Game, play_out

FAST: Final[ComputerPlayer] = Builder()
CANDIDATES: Final = 4  # turns that are looked at again


class Positions:
    """Listens to a game while it is replayed, and notes the position at the beginning of each turn."""

    def __init__(self) -> None:
        self.found: list[dict[str, Any]] = []

    def hear(self, game: Game, events: Sequence[Event]) -> None:
        """Note the position if a turn has begun: every turn asks something before it ends."""
        if any(event.name == "turn" for event in events):
            self.found.append(game.position())


class Chances:
    """How often each seat wins from each of these beginnings of turns; a shared victory counts in part."""

    def __init__(self, positions: Sequence[dict[str, Any]], seats: int) -> None:
        self._positions = positions
        self._seats = seats
        self._wins = [[0.0] * seats for _ in positions]
        self._played = [0] * len(positions)

    def play(self, at: int, times: int) -> None:
        """Play that many games on from that turn."""
        for _ in range(times):
            seed = b"play-out %d" % self._played[at]  # the same for all turns: their estimates share what is luck
            winners = play_out(self._positions[at], [FAST] * self._seats, seed).winners
            self._played[at] += 1
            for seat in winners:
                self._wins[at][seat] += 1 / len(winners)

    def of(self, seat: int, at: int) -> float:
        """Return the chance of a seat at the beginning of that turn."""
        return self._wins[at][seat] / max(1, self._played[at])


class Course(NamedTuple):
    """The winner's chance at the beginning of each turn, and 1 at the end."""

    chances: list[float]
    sharpest: list[int]  # the turns that were looked at closely, because the chance seemed to rise most in them


def estimate(positions: Sequence[dict[str, Any]], seats: int, winner: int, playouts: int) -> Course:
    """Return how the winner's chance changed, after that many play-outs in all."""
    chances = Chances(positions, seats)
    each = max(1, playouts // 2 // len(positions))
    for at in range(len(positions)):
        chances.play(at, each)
    left = playouts - each * len(positions)
    sharpest = _sharpest(_course(chances, winner, len(positions)))
    again = sorted({each for at in sharpest for each in (at, at + 1) if each < len(positions)})
    for at in again:
        chances.play(at, max(0, left) // len(again))
    return Course(_course(chances, winner, len(positions)), sharpest)


def _course(chances: Chances, winner: int, turns: int) -> list[float]:
    return [*(chances.of(winner, at) for at in range(turns)), 1.0]


def _sharpest(course: Sequence[float]) -> list[int]:
    """Return the turns in which the chance rose most."""
    rises = [after - before for before, after in pairwise(course)]
    return sorted(range(len(rises)), key=lambda at: -rises[at])[:CANDIDATES]
