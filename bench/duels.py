"""Games between two computer players, and what is measured in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import thread_time

from engine import ComputerPlayer, Decision, Picks, View, simulate


@dataclass
class Tally:
    """The outcomes of some games from the point of view of one player; a tie is half a win."""

    games: int = 0
    wins: float = 0
    decided: int = 0
    ended_by_loser: int = 0  # decided games whose last turn was the loser's own
    ended_by_losing: int = 0  # of these, the ones that this player lost
    times: list[float] = field(default_factory=list)  # seconds of processor time of its decisions
    seconds: float = 0  # processor time of all games

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.wins += other.wins
        self.decided += other.decided
        self.ended_by_loser += other.ended_by_loser
        self.ended_by_losing += other.ended_by_losing
        self.times += other.times
        self.seconds += other.seconds

    @property
    def share(self) -> float:
        return self.wins / max(1, self.games)

    @property
    def margin(self) -> float:
        """Half the width of the interval that holds the true share in 95 of 100 cases (Agresti and Coull)."""
        games = self.games + 4
        share = (self.wins + 2) / games
        return 1.96 * sqrt(share * (1 - share) / games)

    def __str__(self) -> str:
        return f"{100 * self.share:5.1f} ± {100 * self.margin:4.1f} %"


class Timed:
    """A player whose decisions are timed, the building of the view included."""

    def __init__(self, player: ComputerPlayer, times: list[float]) -> None:
        self.player = player
        self.times = times

    def __call__(self, view: View, decision: Decision) -> Picks:
        began = thread_time()
        picks = self.player(view, decision)
        self.times.append(thread_time() - began)
        return picks


def duel(
    player: Callable[[int], ComputerPlayer],
    other: Callable[[int], ComputerPlayer],
    kingdom: Sequence[str],
    games: int,
    label: str,
) -> Tally:
    """Play games with fresh shuffles; the players, each made from the number of the game, start in turn."""
    tally = Tally()
    began = thread_time()
    for number in range(games):
        seat = number % 2  # of the player; seat 0 starts
        pair = [Timed(player(number), tally.times), other(number)]
        result = simulate(pair if seat == 0 else pair[::-1], kingdom, f"{label} {number}", first=0)
        tally.games += 1
        if len(result.winners) > 1:
            tally.wins += 0.5
            continue
        winner = result.winners[0]
        last = 0 if result.turns[0] > result.turns[1] else 1
        tally.wins += winner == seat
        tally.decided += 1
        tally.ended_by_loser += winner != last
        tally.ended_by_losing += winner != last and winner != seat
    tally.seconds = thread_time() - began
    return tally
