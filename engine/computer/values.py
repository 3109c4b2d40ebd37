"""What cards are worth to a player who relies on money: from the tables in `advice`, or a guess for cards not in them.

Values are relative to Silver, 50, and Gold, 100. They never change, so each is worked out once per card.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import engine.cards  # noqa: F401  (declares every card)
from engine.computer.advice import ADVICE, TREASURE_VALUES, TREASURES_IN_HAND, Advice
from engine.computer.eagerness import EAGERNESS, LEAVE_ACTIONS
from engine.kinds import ACTION, CURSE, KINDS, RUINS, TREASURE, VICTORY, Kind

SILVER: Final = 50
GOLD: Final = 100
TREASURES: Final = {0: 40, 1: 5, 2: SILVER, 3: GOLD}  # by coins


@cache
def is_dead(kind: Kind) -> bool:
    """Whether the card does nothing in a hand."""
    return not kind.types & (ACTION | TREASURE)


@cache
def is_junk(kind: Kind) -> bool:
    """Whether a deck is better without the card, apart from points."""
    return bool(kind.types & (CURSE | RUINS)) or kind.id in ("copper", "estate", "hovel", "overgrown_estate")


@cache
def is_terminal(kind: Kind) -> bool:
    """Whether playing the card leaves no Action to go on with; Ruins do not count, since nobody plans to play them."""
    ends = kind.types & ACTION and not kind.types & RUINS and not kind.actions
    return bool(ends) and kind.id not in LEAVE_ACTIONS


# Looked up for every card of a deck in every purchase: asking each kind makes games of sound players take 0.7 % longer.
TERMINALS: Final = frozenset(id for id, kind in KINDS.items() if is_terminal(kind))
VILLAGES: Final = frozenset(id for id, kind in KINDS.items() if kind.actions > 1)
COINS: Final = {id: kind.coins for id, kind in KINDS.items() if kind.types & TREASURE}


@cache
def advice(kind: Kind) -> Advice:
    """Return the advice about the Action, or a guess by its cost: an expensive one is rarely bad."""
    return ADVICE.get(kind.id) or Advice(10 * kind.cost + 5, 1 if is_terminal(kind) else 2)


@cache
def treasure_value(kind: Kind) -> int:
    if kind.id in TREASURE_VALUES:
        return TREASURE_VALUES[kind.id]
    return TREASURES.get(kind.coins, GOLD + 20 * (kind.coins - 3))


@cache
def worth(id: str) -> int:
    """Return how much its owner loses if the card is trashed."""
    kind = KINDS[id]
    if kind.types & (CURSE | RUINS):
        return -10
    value = 0
    if kind.types & VICTORY:
        points = kind.points if isinstance(kind.points, int) else 3
        value = max(value, {0: 0, 1: 2, 2: 25}.get(points, 20 * points))
    if kind.types & TREASURE:
        value = max(value, treasure_value(kind))
    if kind.types & ACTION:
        value = max(value, advice(kind).value, 8 * kind.cost)
    return value


@cache
def eagerness(id: str) -> int:
    """Return how early to play the Action: those with +Actions first, drawing before coins, then terminal ones."""
    kind = KINDS[id]
    if id in EAGERNESS:
        return EAGERNESS[id]
    bonus = 12 * kind.cards + 9 * kind.coins + 2 * kind.cost
    return bonus + 40 * kind.actions + 160 if kind.actions else bonus + 20


@cache
def use_in_hand(id: str) -> int:
    """Return how much the card helps this turn or the next, if an Action is left to play it."""
    kind = KINDS[id]
    if is_dead(kind):
        return 0
    use = TREASURES_IN_HAND.get(id, 10 * kind.coins) if kind.types & TREASURE else 1
    if kind.types & ACTION and not kind.types & RUINS:
        use = max(use, 15 + eagerness(id) // 12)
    return use
