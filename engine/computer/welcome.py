"""How welcome each card is: tables that the modules for each set fill in, and the order in which cards are judged."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import inf
from typing import TYPE_CHECKING, Final, TypeAlias

from engine.computer.values import GOLD, advice, treasure_value
from engine.kinds import ACTION, CURSE, KINDS, RUINS, TREASURE, VICTORY, Kind

if TYPE_CHECKING:
    from engine.computer.outlook import Outlook

MANY_POINTS: Final = 1000.0

# How much a card is desired at most, its position in the options, the card, and whether it always is desired that much.
Purchase: TypeAlias = tuple[float, int, str, bool]
Judgement: TypeAlias = Callable[["Outlook"], bool]
Wish: TypeAlias = Callable[["Outlook"], float]
# Whether an Action bought now will still be useful, where that is not certain.
PURPOSE: Final[dict[str, Judgement]] = {}
# How welcome a card is, where neither its type nor a fixed number tells.
WISHES: Final[dict[str, Wish]] = {}
# The coins of all copies of a Treasure in hand, beyond those printed on them.
MORE_COINS: Final[dict[str, Callable[[Outlook], int]]] = {}
# Points that depend on other cards.
POINTS: Final[dict[str, Callable[[Outlook], int]]] = {}
# How welcome each card is; a number where that never changes.
JUDGES: Final[dict[str, float | Wish]] = {}


def judge_of(id: str) -> float | Wish:
    """Return how welcome the card is: a number if it is always the same."""
    kind = KINDS[id]
    if kind.types & (CURSE | RUINS):
        return -20.0
    if id in WISHES:
        return WISHES[id]
    if id not in POINTS and isinstance(kind.points, int) and kind.points >= 6:
        return MANY_POINTS + kind.points
    fixed, wishes = _fixed_desire(kind), list[Wish]()
    if kind.types & VICTORY:
        wishes.append(lambda outlook: outlook.desire_for_points(kind))
    if kind.types & ACTION and advice(kind).value:
        wishes.append(lambda outlook: outlook.desire_for_action(kind))
    if len(wishes) == 1 and fixed < 0:
        return wishes[0]
    return (lambda outlook: max(fixed, *[wish(outlook) for wish in wishes])) if wishes else fixed


def _fixed_desire(kind: Kind) -> float:
    """How welcome the card is as a Treasure, or as an Action that is never wanted."""
    if kind.types & TREASURE:
        return float(treasure_value(kind)) if kind.id != "copper" else -1.0
    return 0.0 if kind.types & ACTION and not advice(kind).value else -5.0


def ceiling_of(id: str) -> tuple[float, bool]:
    """Return how much the card is desired at most, and whether it always is; the end of the game may change both."""
    judge, kind = judge_of(id), KINDS[id]
    if isinstance(judge, float):
        return judge, True
    if id in WISHES or id in POINTS or not isinstance(kind.points, int):
        return inf, False
    points = GOLD + 10 * kind.points if kind.types & VICTORY else 0
    money = treasure_value(kind) if kind.types & TREASURE else 0
    return float(max(points, money, advice(kind).value)), False


def unlimited(options: tuple[str, ...]) -> list[Purchase]:
    """The purchases among these moves, for a player to whom any of them may be the most welcome."""
    return [(inf, at, move[4:], False) for at, move in enumerate(options) if move.startswith("buy:")]


@lru_cache(maxsize=10_000)
def by_ceiling(options: tuple[str, ...], most_liking: float = 1) -> list[Purchase]:
    """The purchases among these moves, those that can be desired most first: how much at most, the position, the card,
    and whether it is always desired that much. So most cards need no judgement.

    Actions may be desired up to `most_liking` times as much as usual."""
    found = []
    for at, move in enumerate(options):
        if move.startswith("buy:"):
            id = move.removeprefix("buy:")
            ceiling, is_fixed = ceiling_of(id)
            if KINDS[id].types & ACTION and ceiling > 0 and most_liking != 1:
                ceiling, is_fixed = ceiling * most_liking, False
            found.append((ceiling, at, id, is_fixed))
    return sorted(found, reverse=True)
