"""Contests: simulated games that tell which plans are better, with the same shuffles for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from engine.computer.equilibrium import equilibrium
from engine.computer.planned import NO_PLAN, Follower
from engine.computer.plans import Plan
from engine.setup import Setup
from engine.simulation import simulate
from engine.state import Result

EVEN: Final = 0.3  # the share of games that is for all plans alike
TRUST: Final = 25  # games of two plans that say as much about them as all their other games do
FITTING: Final = 30  # rounds in which strengths are fitted
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


NO_GAMES: Final = Entry(NO_PLAN)


class Meetings(NamedTuple):
    """The games of two plans, and those that the first one has won."""

    games: int
    wins: float


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
    """How plans do against each other. Games are spent mostly on those that are hard to beat.

    How clear a victory is does not count here: a rush that wins by a few points is good.
    """

    def __init__(self, contest: Contest, plans: Sequence[Plan]) -> None:
        self.contest = contest
        self.plans = list(plans)
        self.duels: dict[tuple[int, int], Entry] = {}

    def play(self, games: int, label: str) -> None:
        """Let the plans play about that many games against each other."""
        mix, players = self.mix(), self.contest.players
        often = [weight + EVEN / len(mix) for weight in mix]
        at_all = range(len(self.plans))
        pairs = [(own, other) for own in at_all for other in at_all if (own < other if players == 2 else own != other)]
        total = sum(often[own] * often[other] for own, other in pairs)
        for own, other in pairs:
            duel = self.duels.setdefault((own, other), Entry(self.plans[own]))
            turns = max(1, round(games * often[own] * often[other] / total / players))
            self.contest.play(duel, [self.plans[other]], players * turns, f"{label} {other}")

    def ranked(self) -> list[tuple[float, Plan]]:
        """Return how often to play each plan, and the plan, the most frequent first."""
        return sorted(zip(self.mix(), self.plans, strict=True), key=lambda each: -each[0])

    def mix(self) -> list[float]:
        """Return how often to play each plan so that none of them beats the mix."""
        return equilibrium(self.shares())

    def share(self, own: Plan, other: Plan) -> float:
        """Return how many games the one plan is expected to win against the other."""
        return self.shares()[self._position(own)][self._position(other)]

    def _position(self, plan: Plan) -> int:
        return next(at for at, each in enumerate(self.plans) if each is plan)

    def shares(self) -> list[list[float]]:
        """Return how many games each plan is expected to win against each.

        Two plans meet too seldom for their games alone to tell. So each plan has a strength, which all its games tell,
        and the difference of two strengths is what is expected; how they did against each other counts beside it.
        """
        at_all, even = range(len(self.plans)), 1 / self.contest.players
        met = [[self._met(own, other) for other in at_all] for own in at_all]
        strengths = _strengths(met, even)
        return [
            [
                (TRUST * (even + strengths[own] - strengths[other]) + met[own][other].wins)
                / (TRUST + met[own][other].games)
                for other in at_all
            ]
            for own in at_all
        ]

    def _met(self, own: int, other: int) -> Meetings:
        """Return how often the two plans have met, and how often the first one has won."""
        duel, back = self.duels.get((own, other), NO_GAMES), self.duels.get((other, own), NO_GAMES)
        if own == other or self.contest.players > 2:
            return Meetings(len(duel.outcomes), duel.wins)
        return Meetings(len(duel.outcomes) + len(back.outcomes), duel.wins + len(back.outcomes) - back.wins)


def _strengths(met: Sequence[Sequence[Meetings]], even: float) -> list[float]:
    """Return by how much each plan wins more games than usual, the strengths of its opponents considered."""
    found = [0.0] * len(met)
    for _ in range(FITTING):
        for own, row in enumerate(met):
            ahead = sum([each.wins - each.games * (even - found[other]) for other, each in enumerate(row)])
            found[own] = ahead / (TRUST + sum([each.games for each in row]))
    return found


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
