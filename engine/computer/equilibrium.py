"""Mixes of plans that no other plan beats.

Rushes, money and engines can beat each other in a circle, like rock, paper and scissors. Whoever always plays the same
then loses to somebody. A player that plays each with the right frequency loses to nobody.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

ROUNDS: Final = 1500
FIRST_STEP: Final = 4.0  # how far the first round moves towards what does well; later ones move less


def equilibrium(shares: Sequence[Sequence[float]]) -> list[float]:
    """Return how often to play each plan. `shares` are the games that each one wins against each.

    In every round plans become more frequent that do well against the mix. The rounds circle around the equilibrium, so
    their average comes close to it.
    """
    count = len(shares)
    scores, average = [0.0] * count, [0.0] * count
    for number in range(1, ROUNDS + 1):
        step = FIRST_STEP / number**0.5
        best = max(scores)
        weights = [exp(step * (score - best)) for score in scores]
        total = sum(weights)
        mix = [weight / total for weight in weights]
        for at, row in enumerate(shares):
            scores[at] += sum([share * weight for share, weight in zip(row, mix, strict=True)])
            average[at] += mix[at] / ROUNDS
    return average
