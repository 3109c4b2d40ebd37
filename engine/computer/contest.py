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
PRIOR: Final = 2  # games that count as even before two plans have met
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


NO_GAMES: Final = Entry(NO_PLAN)


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


class Standing(NamedTuple):
    """How many games a plan wins, and the standard error of that."""

    plan: Plan
    share: float
    error: float


class Standings:
    """How plans do against each other. An opponent counts the more, the better it does itself.

    So a plan is not chosen that beats many weak ones and loses to the one that is hard to beat: nobody would play the
    weak ones. How clear a victory is does not count here: a rush that wins by a few points is good.
    """

    def __init__(self, contest: Contest, contenders: Sequence[Plan], opponents: Sequence[Plan]) -> None:
        self.contest = contest
        self.contenders = list(contenders)
        self.opponents = list(opponents)  # the contenders among them
        self.duels: dict[tuple[int, int], Entry] = {}

    def play(self, games: int, label: str) -> None:
        """Let the contenders play so many games in all, most of them against those that count most."""
        weights, players = self._weights(), self.contest.players
        for own in self._positions(self.contenders):
            for other, opponent in enumerate(self.opponents):
                duel = self.duels.setdefault((own, other), Entry(self.opponents[own]))
                turns = round(games * weights[other] / len(self.contenders) / players)
                if own != other:
                    self.contest.play(duel, [opponent], players * max(1, turns), f"{label} {other}")

    def ranked(self) -> list[Standing]:
        """Return the contenders, the best first."""
        weights, standings = self._weights(), []
        for own in self._positions(self.contenders):
            parts = [(weight, *self._share(own, other)) for other, weight in enumerate(weights)]
            error = sqrt(sum(weight**2 * error**2 for weight, _, error in parts))
            standings.append(Standing(self.opponents[own], sum(weight * share for weight, share, _ in parts), error))
        return sorted(standings, key=lambda standing: -standing.share)

    def _positions(self, plans: Sequence[Plan]) -> list[int]:
        return [at for at, plan in enumerate(self.opponents) if any(plan is each for each in plans)]

    def _weights(self) -> list[float]:
        """Return how much each opponent counts; one in all."""
        owners = self._positions(self.contenders)
        won = [sum(self._share(own, at)[0] for own in owners) / len(owners) for at in range(len(self.opponents))]
        weights = [exp(-STEEP * share) for share in won]
        return [weight / sum(weights) for weight in weights]

    def _share(self, own: int, other: int) -> tuple[float, float]:
        """Return how many games the one plan wins against the other, and the standard error of that."""
        players = self.contest.players
        if own == other:
            return 1 / players, 0
        duel, back = self.duels.get((own, other), NO_GAMES), self.duels.get((other, own), NO_GAMES)
        wins, games = PRIOR / players + duel.wins, PRIOR + len(duel.outcomes)
        if players == 2:
            wins, games = wins + len(back.outcomes) - back.wins, games + len(back.outcomes)
        return wins / games, sqrt(0.25 / games)


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
