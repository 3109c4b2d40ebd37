"""How much is gained by turning a card into another."""

from __future__ import annotations

from collections.abc import Callable

from engine.computer.outlook import Outlook
from engine.computer.values import worth
from engine.kinds import KINDS
from engine.view import price


def value_of_improving(outlook: Outlook, id: str, more: int, types: int = -1) -> float:
    """Return how much the deck gains by turning this card into the best one costing at most `more` more."""
    limit = cost(outlook, id) + more
    return max(_welcome(outlook, types, lambda price: price <= limit), default=-20) - worth(id)


def value_of_exchanging(outlook: Outlook, id: str, more: int, types: int = -1) -> float:
    """Return the same for a card costing exactly `more` more; if there is none, the card is only lost."""
    price = cost(outlook, id) + more
    return max(_welcome(outlook, types, lambda each: each == price), default=0) - worth(id)


def cost(outlook: Outlook, id: str) -> int:
    """What the card costs now."""
    return price(outlook.view, id)


def _welcome(outlook: Outlook, types: int, fits: Callable[[int], bool]) -> list[float]:
    return [
        outlook.desire(pile.top)
        for pile in outlook.view.piles.values()
        if pile.in_supply and pile.top and pile.cost is not None and fits(pile.cost) and KINDS[pile.top].types & types
    ]
