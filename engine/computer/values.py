"""What cards are worth to a player who builds on money: by the tables in `advice`, and a guess for cards not in them.

Values compare with Silver, 50, and Gold, 100.
"""

from __future__ import annotations

from typing import Final

import engine.cards  # noqa: F401  (declares every card)
from engine.computer.advice import ADVICE, EAGERNESS, LEAVE_ACTIONS, TREASURE_VALUES, TREASURES_IN_HAND, Advice
from engine.kinds import ACTION, CURSE, KINDS, RUINS, TREASURE, VICTORY, Kind

SILVER: Final = 50
GOLD: Final = 100
TREASURES: Final = {0: 40, 1: 5, 2: SILVER, 3: GOLD}  # by coins


def is_dead(kind: Kind) -> bool:
    """In a hand it does nothing."""
    return not kind.types & (ACTION | TREASURE)


def is_junk(kind: Kind) -> bool:
    """A deck is better without it, points apart."""
    return bool(kind.types & (CURSE | RUINS)) or kind.id in ("copper", "estate", "hovel", "overgrown_estate")


def is_terminal(kind: Kind) -> bool:
    """Playing it leaves no Action to go on with; Ruins are not counted, nobody plans to play them."""
    ends = kind.types & ACTION and not kind.types & RUINS and not kind.actions
    return bool(ends) and kind.id not in LEAVE_ACTIONS


def advice(kind: Kind) -> Advice:
    """What is known about the Action, or a guess by its cost: one of the dear ones can do no harm."""
    return ADVICE.get(kind.id) or Advice(10 * kind.cost + 5, 1 if is_terminal(kind) else 2)


def treasure_value(kind: Kind) -> int:
    if kind.id in TREASURE_VALUES:
        return TREASURE_VALUES[kind.id]
    return TREASURES.get(kind.coins, GOLD + 20 * (kind.coins - 3))


def worth(id: str) -> int:
    """How sorry its owner would be to lose the card for good."""
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


def eagerness(id: str) -> int:
    """Actions that leave Actions come first, those that draw before those that pay, then what ends the phase."""
    kind = KINDS[id]
    if id in EAGERNESS:
        return EAGERNESS[id]
    bonus = 12 * kind.cards + 9 * kind.coins + 2 * kind.cost
    return bonus + 40 * kind.actions + 160 if kind.actions else bonus + 20


def use_in_hand(id: str) -> int:
    """How much the card helps this turn or the next, if there is an Action left to play it."""
    kind = KINDS[id]
    if is_dead(kind):
        return 0
    use = TREASURES_IN_HAND.get(id, 10 * kind.coins) if kind.types & TREASURE else 1
    if kind.types & ACTION and not kind.types & RUINS:
        use = max(use, 15 + eagerness(id) // 12)
    return use
