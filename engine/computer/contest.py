"""Contests: simulated games that tell which plans are better, with the same shuffles for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from math import exp, sqrt
from typing import Final, NamedTuple

from engine.computer.planned import NO_PLAN, Follower
from engine.computer.plans import Plan
from engine.setup import Setup
from engine.simulation import simulate
from engine.state import Result

STEEP: Final = 8.0  # an opponent that wins 9 % more counts twice as much
CLOSE: Final = 10  # points: a game that is won or lost by this many is half as clear as one can be


@dataclass
class Entry:
    """A plan and how it has done so far, each game between 0 and 1."""

    plan: Plan
    outcomes: list[float] = field(default_factory=list)
    wins: float = 0

    @property
    def mean(self) -> float:
        return sum(self.outcomes) / max(1, len(self.outcomes))

    @property
    def share(self) -> float:
        """The share of games won; a tie is half a win."""
        return self.wins / max(1, len(self.outcomes))

    @property
    def error(self) -> float:
        """The standard error of the share."""
        return sqrt(0.25 / max(1, len(self.outcomes)))


class Contest:
    """Plays plans against opponents in one kingdom, and counts the games."""

    def __init__(self, setup: Setup, players: int, games: int, seed: str) -> None:
        self.setup = replace(setup, first=0)
        self.players = players
        self.left = games
        self.seed = seed

    def play(self, entry: Entry, opponents: Sequence[Plan], games: int, label: str) -> None:
        """Let the entry play some more games, its seat and its opponents in turn; stop when there are none left."""
        begin = len(entry.outcomes)
        for number in range(begin, begin + min(games, self.left)):
            self.left -= 1
            seat = number % self.players
            opponent = Follower(opponents[number // self.players % len(opponents)])
            seats = [Follower(entry.plan) if each == seat else opponent for each in range(self.players)]
            setup = self.setup
            seed = f"{self.seed} {label} {number // self.players}"
            result = simulate(seats, setup.kingdom, seed, setup.edition, setup.shelters, setup.first)
            entry.outcomes.append(_outcome(result, seat))
            entry.wins += _share(result, seat)


class Standings:
    """Plans, and how each has done against each opponent. An opponent counts the more, the better it does itself.

    So a plan is not chosen that beats many weak ones and loses to the one that is hard to beat: nobody would play the
    weak ones.
    """

    def __init__(self, plans: Sequence[Plan], opponents: Sequence[Plan]) -> None:
        self.opponents = list(opponents)
        self.rows = [[Entry(plan) for _ in self.opponents] for plan in plans]

    def play(self, contest: Contest, games: int, label: str) -> None:
        """Let every plan play so many games, some against each opponent."""
        each = max(1, games // len(self.opponents) // contest.players) * contest.players
        for row in self.rows:
            for at, opponent in enumerate(self.opponents):
                contest.play(row[at], [opponent], each, f"{label} {at}")

    def ranked(self) -> list[Standing]:
        """Return the plans, the best first."""
        columns = [Entry(NO_PLAN, [each for row in self.rows for each in row[at].outcomes]) for at in self._positions()]
        weights = [exp(STEEP * (0.5 - column.mean)) for column in columns]
        total = sum(weights)
        standings = []
        for row in self.rows:
            parts = [(weight / total, entry) for weight, entry in zip(weights, row, strict=True)]
            error = sqrt(sum(weight**2 * entry.error**2 for weight, entry in parts))
            standings.append(Standing(row[0].plan, sum(weight * entry.mean for weight, entry in parts), error))
        return sorted(standings, key=lambda standing: -standing.mean)

    def keep(self, plans: Sequence[Plan]) -> None:
        """Let all other plans drop out; they stay among the opponents."""
        self.rows = [row for row in self.rows if any(row[0].plan is plan for plan in plans)]

    def _positions(self) -> range:
        return range(len(self.opponents))


class Standing(NamedTuple):
    """How good a plan is, and the standard error of that."""

    plan: Plan
    mean: float
    error: float


def _share(result: Result, seat: int) -> float:
    """Return how much of the victory belongs to the seat, with half a point for an equal in a game for two."""
    if seat not in result.winners:
        return 0
    others = len(result.winners) - 1
    return 1 - 0.5 * others / max(1, len(result.scores) - 1)


def _outcome(result: Result, seat: int) -> float:
    """Return a number from 0 to 1: half for the victory, half for how clear it is, which depends less on luck."""
    best = max(score for other, score in enumerate(result.scores) if other != seat)
    ahead = result.scores[seat] - best
    return _share(result, seat) / 2 + 0.25 + ahead / (4 * (abs(ahead) + CLOSE))
