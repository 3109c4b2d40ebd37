"""Prices: what a card costs, in coins and perhaps a potion.

The problem: a cost with a potion and one without can often not be compared: 2 and a potion is neither more nor less
than 4. The idea: a price without a potion is a plain `int`, as nearly all are. One with a potion is a `PotionPrice`,
which compares with both kinds by the rule: at most means at most in coins and in potions, less means at most and not
the same. So `price <= 5` leaves out all cards with a potion in their cost, and `price >= 3` looks at their coins only.
"""

from __future__ import annotations

from typing import TypeAlias


class PotionPrice:
    """A number of coins and one potion."""

    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def __add__(self, coins: int) -> PotionPrice:
        return PotionPrice(self.coins + coins)

    def __sub__(self, coins: int) -> PotionPrice:
        return PotionPrice(self.coins - coins)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PotionPrice) and self.coins == other.coins

    def __hash__(self) -> int:
        return hash((PotionPrice, self.coins))

    def __le__(self, other: Price) -> bool:
        return isinstance(other, PotionPrice) and self.coins <= other.coins

    def __lt__(self, other: Price) -> bool:
        return isinstance(other, PotionPrice) and self.coins < other.coins

    def __ge__(self, other: Price) -> bool:
        return self.coins >= coins_of(other)

    def __gt__(self, other: Price) -> bool:
        return self >= other and self != other

    def __repr__(self) -> str:
        return f"{self.coins}P"


Price: TypeAlias = int | PotionPrice


def coins_of(price: Price) -> int:
    """Return the coins of the price, without its potion."""
    return price.coins if isinstance(price, PotionPrice) else price


def potions_of(price: Price) -> int:
    """Return how many potions the price has."""
    return int(isinstance(price, PotionPrice))
