"""What cards are worth to a player who builds on money: tables by card, and a guess for cards not in them.

Values compare with Silver, 50, and Gold, 100. A new set adds rows to the tables; nothing else has to know its cards.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import engine.cards  # noqa: F401  (declares every card)
from engine.kinds import ACTION, CURSE, KINDS, RUINS, TREASURE, VICTORY, Kind

SILVER: Final = 50
GOLD: Final = 100


@dataclass(frozen=True, slots=True)
class Advice:
    """How much an Action is wanted, and how many at most."""

    value: int
    copies: int


NEVER: Final = Advice(0, 0)

ADVICE: Final[dict[str, Advice]] = {
    # Worth their place in any deck of money.
    "witch": Advice(130, 2),
    "council_room": Advice(85, 2),
    "laboratory": Advice(90, 8),
    "bandit": Advice(80, 1),
    "sentry": Advice(78, 2),
    "library": Advice(76, 2),
    "smithy": Advice(72, 2),
    "market": Advice(70, 5),
    "militia": Advice(68, 1),
    "mine": Advice(60, 1),
    "moneylender": Advice(64, 1),
    "festival": Advice(57, 3),
    "poacher": Advice(58, 4),
    "bureaucrat": Advice(53, 1),
    "moat": Advice(30, 1),
    # No better than the money they cost.
    "adventurer": Advice(60, 1),
    "artisan": Advice(70, 1),
    "cellar": NEVER,
    "chapel": NEVER,  # a thin deck needs Actions to live on, not money
    "chancellor": Advice(40, 1),
    "feast": NEVER,
    "harbinger": NEVER,
    "merchant": Advice(45, 2),
    "remodel": NEVER,
    "spy": NEVER,
    "thief": NEVER,
    "throne_room": NEVER,
    "vassal": NEVER,
    "village": NEVER,
    "woodcutter": NEVER,
    "workshop": NEVER,
}

# In which order Actions are played, highest first, where the bonuses printed on them do not tell.
EAGERNESS: Final = {
    "sentry": 256,
    "cellar": 210,
    "throne_room": 205,
    "witch": 120,
    "council_room": 100,
    "library": 85,
    "bandit": 75,
    "artisan": 70,
    "mine": 58,
    "moneylender": 56,
    "adventurer": 55,
    "bureaucrat": 45,
    "remodel": 42,
    "feast": 40,
    "thief": 38,
    "chapel": 36,
    "workshop": 34,
}

TREASURES: Final = {0: 40, 1: 5, 2: SILVER, 3: GOLD}  # by coins


def is_dead(kind: Kind) -> bool:
    """In a hand it does nothing."""
    return bool(kind.types & (VICTORY | CURSE)) and not kind.types & (ACTION | TREASURE)


def is_junk(kind: Kind) -> bool:
    """A deck is better without it, points apart."""
    return bool(kind.types & (CURSE | RUINS)) or kind.id in ("copper", "estate", "hovel", "overgrown_estate")


def is_terminal(kind: Kind) -> bool:
    """Playing it leaves no Action to go on with."""
    return bool(kind.types & ACTION) and not kind.actions and kind.id != "throne_room"


def advice(kind: Kind) -> Advice:
    """What is known about the Action, or a guess by its cost: one of the dear ones can do no harm."""
    return ADVICE.get(kind.id) or Advice(10 * kind.cost + 5, 1 if is_terminal(kind) else 2)


def treasure_value(kind: Kind) -> int:
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
    use = 10 * kind.coins if kind.types & TREASURE else 1
    if kind.types & ACTION and not kind.types & RUINS:
        use = max(use, 15 + eagerness(id) // 12)
    return use
