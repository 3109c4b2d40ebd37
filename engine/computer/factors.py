"""Factors: what a plan decides card by card, so that a search can try many decisions in one game.

The problem: a kingdom leaves dozens of decisions open, and one game says little about any of them.

The idea: every game is played by a plan that differs from the best one so far in a few decisions at once. A decision
that helps wins more games, whatever the others are. So each game tells something about all of them, and what does well
is tried more often (Thompson sampling, for each decision by itself).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from engine.chance import Chance
from engine.computer.plans import Plan

SPREAD: Final = 0.25  # the standard deviation of the mean outcome of two games
TRUST: Final = 4  # samples that count for a level before it was tried
PROVEN: Final = 30  # the same for the first choice
CAUTION: Final = 0.03  # how much worse than the first choice anything untried is expected to be
FREE: Final = 4  # one in so many factors is not at its best level
MEMORY: Final = 80  # samples that count; older ones are forgotten, since the other decisions have changed
FINE: Final = 1 << 16


class Factor:
    """One decision, its levels, and how well each has done; the level `start` is the first choice.

    Anything else is expected to be worse by `caution`.
    """

    def __init__(self, name: str, levels: Sequence[Hashable], start: Hashable, caution: float = CAUTION) -> None:
        self.name = name
        self.levels = tuple(levels)
        self.start = self.levels.index(start)
        self.weights = [PROVEN if level == start else TRUST for level in self.levels]
        self.means = [0.0 if level == start else -caution for level in self.levels]

    def best(self) -> int:
        """Return the level that is most surely good: little luck must not replace what has done well for long."""
        return max(range(len(self.levels)), key=lambda at: self.means[at] - SPREAD / sqrt(self.weights[at]))

    def proven(self) -> int:
        """Return the best level if it is better than the first choice by more than its usual error, else the first
        choice."""
        at, start = self.best(), self.start
        error = SPREAD * sqrt(1 / self.weights[at] + 1 / self.weights[start])
        return at if self.means[at] - self.means[start] > error else start

    def draw(self, chance: Chance) -> int:
        """Return a level by chance: each as often as it may be the best."""
        luck = [SPREAD * _normal(chance) / sqrt(weight) for weight in self.weights]
        return max(range(len(self.levels)), key=lambda at: self.means[at] + luck[at])

    def learn(self, at: int, outcome: float) -> None:
        """Count a sample with that level, which was so much better than usual."""
        self.weights[at] = min(MEMORY, self.weights[at] + 1)
        self.means[at] += (outcome - self.means[at]) / self.weights[at]


@dataclass(frozen=True)
class Design:
    """Factors, and how to make a plan of one level of each."""

    name: str
    factors: tuple[Factor, ...]
    assemble: Callable[[str, dict[str, Hashable]], Plan]

    def plan(self, levels: Sequence[int] = ()) -> Plan:
        """Return the plan with these levels, or with the best."""
        at = levels or [factor.best() for factor in self.factors]
        chosen = {factor.name: factor.levels[each] for factor, each in zip(self.factors, at, strict=True)}
        return self.assemble(self.name, chosen)

    def proven_plan(self) -> Plan:
        """Return the plan that differs from the first choices only where that has proved better."""
        return self.plan([factor.proven() for factor in self.factors])

    def sample(self, chance: Chance) -> list[int]:
        """Return the levels for the next game: the best, but for a few by chance."""
        return [factor.best() if chance.below(FREE) else factor.draw(chance) for factor in self.factors]

    def learn(self, levels: Sequence[int], outcome: float) -> None:
        """Count a game with these levels, which went so much better than usual."""
        for factor, at in zip(self.factors, levels, strict=True):
            factor.learn(at, outcome)


def _normal(chance: Chance) -> float:
    """Return a number by chance, in nearly the standard normal distribution."""
    return 2 * (sum(chance.below(FINE) for _ in range(3)) / FINE - 1.5)
