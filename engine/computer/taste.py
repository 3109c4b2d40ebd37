"""Taste: what makes two players of the same level buy different cards.

Nothing is remembered between questions: luck is computed from the seed of the player and the hash of the game, so a
player goes on after a restart as if nothing had happened, and buys something else in the next game.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from engine.chance import Chance
from engine.view import View

Temper: TypeAlias = Literal["steady", "fierce", "curious"]
TEMPERS: Final[tuple[Temper, ...]] = get_args(Temper)
FINE: Final = 1000  # steps between no luck and all luck


class Taste(NamedTuple):
    """The temper of a player, and the seed of its moods."""

    temper: Temper = "steady"
    seed: bytes = b""

    def luck(self, view: View, about: str) -> float:
        """Return a number between 0 and 1, always the same about this in this game."""
        return _luck(self.seed, view.commitment, about)


@lru_cache(maxsize=4096)
def _luck(seed: bytes, game: str, about: str) -> float:
    return Chance(b"%b|%b|%b" % (seed, game.encode(), about.encode())).below(FINE + 1) / FINE
