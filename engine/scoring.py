"""Points, winners, and who starts the next game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.chance import Chance
from engine.kinds import KINDS

if TYPE_CHECKING:
    from engine.player import Player
    from engine.state import State


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: tuple[int, ...]


class Holdings:
    """All cards a player owns, wherever they lie."""

    def __init__(self, player: Player) -> None:
        self.counts = Counter(card.printed.id for zone in player.zones() for card in zone)

    def __len__(self) -> int:
        return self.counts.total()

    def named(self, id: str) -> int:
        return self.counts[id]

    def of(self, types: int) -> int:
        return sum(count for id, count in self.counts.items() if KINDS[id].types & types)

    def points(self) -> int:
        total = 0
        for id, count in self.counts.items():
            points = KINDS[id].points
            total += count * (points if isinstance(points, int) else points(self))
        return total


def is_over(state: State) -> bool:
    """The game ends with the turn: no Provinces are left, or three piles of the Supply (four with 5 or 6 players)."""
    allowed = 3 if len(state.players) < 5 else 4
    return not state.piles["province"].count or state.empty_piles() >= allowed


def result(state: State) -> Result:
    """Most points win; among equals the fewest turns; still equal, they share it."""
    scores = tuple(Holdings(player).points() for player in state.players)
    turns = tuple(player.turns for player in state.players)
    best = max(zip(scores, (-taken for taken in turns), strict=True))
    winners = tuple(seat for seat, score in enumerate(scores) if (score, -turns[seat]) == best)
    return Result(scores, winners, turns)


def first_of_rematch(last: Result, seed: bytes) -> int:
    """The seat that starts the next game: left of the winner, or by chance after a shared victory.

    Among whom chance picks, the rulebooks differ (all, or those who did not win); we let it pick among all.
    """
    seats = len(last.scores)
    if len(last.winners) == 1:
        return (last.winners[0] + 1) % seats
    return Chance(seed).below(seats)
