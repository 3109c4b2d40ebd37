"""The turn: whose it is, its phase, and what it has left."""

from __future__ import annotations

from dataclasses import MISSING, dataclass, field, fields
from typing import Any, Final, Literal, TypeAlias, get_args

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
    potions: int = 0  # like coins
    victories_bought: int = 0  # how many Victory cards
    outposts: int = 0  # how many times one was played
    in_a_row: int = 0  # how many turns this player took right before this one
    after: int | None = None  # of an extra turn: whose ordinary turn was the last one
    possessor: int | None = None  # the seat that decides in this turn, if another player does


TURN_DEFAULTS: Final[dict[str, Any]] = {
    each.name: each.default_factory() if each.default_factory is not MISSING else each.default for each in fields(Turn)
}
