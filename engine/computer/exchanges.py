"""How much is gained by turning a card into another."""

from __future__ import annotations

from collections.abc import Callable

from engine.computer.outlook import Outlook
from engine.computer.values import worth
from engine.kinds import KINDS
from engine.supply import PileView
from engine.view import price


def value_of_improving(outlook: Outlook, id: str, more: int, types: int = -1) -> float:
    """Return how much the deck gains by turning this card into the best one costing at most `more` more."""
    limit, potions = cost(outlook, id) + more, KINDS[id].costs_potion
    fits = _welcome(outlook, types, lambda pile: (pile.cost or 0) <= limit and pile.potions <= potions)
    return max(fits, default=-20) - worth(id)


def value_of_exchanging(outlook: Outlook, id: str, more: int, types: int = -1) -> float:
    """Return the same for a card costing exactly `more` more; if there is none, the card is only lost."""
    wanted = cost(outlook, id) + more, int(KINDS[id].costs_potion)
    return max(_welcome(outlook, types, lambda pile: (pile.cost, pile.potions) == wanted), default=0) - worth(id)


def cost(outlook: Outlook, id: str) -> int:
    """What the card costs now, apart from a potion."""
    return price(outlook.view, id)


def _welcome(outlook: Outlook, types: int, fits: Callable[[PileView], bool]) -> list[float]:
    return [
        outlook.desire(pile.top)
        for pile in outlook.view.piles.values()
        if pile.in_supply and pile.top and pile.cost is not None and fits(pile) and KINDS[pile.top].types & types
    ]
