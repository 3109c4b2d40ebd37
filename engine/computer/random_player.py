"""A player that does anything the rules allow, sooner or later. For tests, not as an opponent."""

from __future__ import annotations

from typing import Final

from engine.chance import Chance, seed_bytes
from engine.decisions import TREASURES, Decision, Picks
from engine.view import View

ONCE_IN: Final = 8  # how rarely it does something foolish
WORTHLESS: Final = ("buy:copper", "buy:curse")


class RandomPlayer:
    """Give any legal answer, by chance.

    Ending a phase early, buying worthless cards and trashing more than necessary are rare: with pure chance games would
    take hundreds of turns, or never end because no deck can buy anything.
    """

    def __init__(self, seed: str | bytes) -> None:
        self.chance = Chance(seed_bytes(seed))

    def __call__(self, _view: View, decision: Decision) -> Picks:
        if self.chance.below(ONCE_IN):
            if decision.verb in ("act", "buy"):
                return (self._useful_move(decision.options),)
            if decision.verb == "trash":
                return self._any(decision, most=decision.least)
        return self._any(decision, most=decision.most)

    def _useful_move(self, options: tuple[str, ...]) -> int:
        plays = [at for at, move in enumerate(options) if move.startswith("play:") or move == TREASURES]
        if plays:
            return self.chance.pick(plays)
        buys = [at for at, move in enumerate(options) if move.startswith("buy:") and move not in WORTHLESS]
        return self.chance.pick(buys or [len(options) - 1])

    def _any(self, decision: Decision, most: int) -> Picks:
        picks = list(range(len(decision.options)))
        self.chance.shuffle(picks)
        return tuple(picks[: decision.least + self.chance.below(most - decision.least + 1)])
