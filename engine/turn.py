"""The turn: whose it is, its phase, and what it has left."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, get_args

Phase: TypeAlias = Literal["action", "buy", "clean_up", "end"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


@dataclass(slots=True)
class Turn:
    """One turn; everything here ends with it.

    A counter added here, with a default, is part of saved games and positions automatically.
    """

    seat: int
    phase: Phase = "action"
    actions: int = 1
    buys: int = 1
    coins: int = 0
    bought: int = 0  # how many cards
    discount: int = 0  # from cards played, for the rest of the turn
    action_plays: int = 0  # how many times an Action was played
    played: dict[str, int] = field(default_factory=dict)  # how many times each card was played
    lasting: list[str] = field(default_factory=list)  # plays whose text applies for the rest of the turn
    forbidden: list[str] = field(default_factory=list)  # cards that may not be bought this turn
