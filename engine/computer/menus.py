"""Menus: what to buy, in order of preference, each row a card and the conditions under which it is wanted.

A row is text that people can read and write:

    smithy if smithy < 2 and turn >= 3
    duke if duchy >= duke + 4
    duchy if left <= 4

A condition compares two sums. Their terms are numbers, a number times a quantity (`9*smithy < cards`), and quantities:
the id of a card is how many of them are owned, `pile.<id>` how many are left in its pile, and the others are the
`QUANTITIES`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from engine.computer.outlook import Outlook
from engine.errors import BadPlan
from engine.kinds import KINDS, MIXED_PILES, VICTORY

QUANTITIES: Final[dict[str, Callable[[Outlook], float]]] = {
    "cards": lambda outlook: outlook.owned.total(),
    "coins": lambda outlook: outlook.deck.coins,
    "left": lambda outlook: outlook.left,  # how far away the end is, in Provinces of a game for two
    "money": lambda outlook: outlook.money,
    "reach": lambda outlook: outlook.deck.reach,
    "spare": lambda outlook: outlook.deck.spare_actions,
    "terminals": lambda outlook: outlook.terminals,
    "turn": lambda outlook: outlook.me.turns,
    "victory": lambda outlook: sum(count for id, count in outlook.owned.items() if KINDS[id].types & VICTORY),
}
PILE: Final = "pile."
MOST_TERMS: Final = 12
MOST_NUMBER: Final = 1000
CONDITION: Final = re.compile(r"([^<>]+)(<=|>=|<|>)([^<>]+)")
TERM: Final = re.compile(r"([+-])(?:(\d{1,4})\*)?([a-z_.]+|\d{1,4})")


Measure: TypeAlias = Callable[[Outlook], float]


class Condition(NamedTuple):
    """It holds if the sum of the number and the quantities, each times its factor, is at least 0."""

    number: int
    terms: tuple[tuple[Measure, int], ...]

    def holds(self, outlook: Outlook) -> bool:
        total: float = self.number
        for measure, factor in self.terms:
            total += factor * measure(outlook)
        return total >= 0


class Row(NamedTuple):
    """A card, and when it is wanted."""

    id: str
    conditions: tuple[Condition, ...]
    text: str

    def holds(self, outlook: Outlook) -> bool:
        for condition in self.conditions:  # noqa: SIM110  (`all` takes twice as long)
            if not condition.holds(outlook):
                return False
        return True


def measure_of(name: str) -> Measure:
    """Return what measures the quantity of that name."""
    if name in KINDS:
        return lambda outlook: outlook.owned.get(name, 0)
    if name.startswith(PILE):
        pile = name.removeprefix(PILE)
        return lambda outlook: outlook.stock(pile)
    return QUANTITIES[name]


@lru_cache(maxsize=10_000)
def read_row(text: str) -> Row:
    """Return the row that the text describes; BadPlan if it describes none."""
    id, _, conditions = text.partition(" if ")
    if id not in KINDS:
        raise BadPlan(f"not a card: {id!r:.80}")
    read = [_read_condition(condition) for condition in conditions.split(" and ")] if conditions else []
    return Row(id, tuple(read), text)


def _read_condition(text: str) -> Condition:
    found = CONDITION.fullmatch(text.replace(" ", ""))
    if found is None:
        raise BadPlan(f"not a condition: {text!r:.80}")
    smaller, larger = (found[1], found[3]) if found[2].startswith("<") else (found[3], found[1])
    factors: dict[str, int] = {}
    number = 0 if found[2].endswith("=") else -1
    for side, sign in ((larger, 1), (smaller, -1)):
        for name, factor in _read_sum(side):
            if name:
                factors[name] = factors.get(name, 0) + sign * factor
            else:
                number += sign * factor
    return Condition(number, tuple((measure_of(name), factor) for name, factor in factors.items() if factor))


def _read_sum(text: str) -> list[tuple[str, int]]:
    """Return the terms of a sum, each a quantity and its factor; a plain number has no name."""
    signed = text if text.startswith("-") else f"+{text}"
    found = list(TERM.finditer(signed))
    if "".join(term[0] for term in found) != signed or not 0 < len(found) <= MOST_TERMS:
        raise BadPlan(f"not a sum of quantities: {text!r:.80}")
    return [_read_term(*term.groups()) for term in found]


def _read_term(sign: str, factor: str | None, name: str) -> tuple[str, int]:
    signed = int(f"{sign}{factor or 1}")
    if name.isdigit():
        name, signed = "", signed * int(name)
    elif not _is_quantity(name):
        raise BadPlan(f"not a quantity: {name!r:.80}")
    if abs(signed) > MOST_NUMBER:
        raise BadPlan(f"too large a number: {signed}")
    return name, signed


def _is_quantity(name: str) -> bool:
    pile = name.removeprefix(PILE) if name.startswith(PILE) else None
    return name in KINDS or name in QUANTITIES or pile in KINDS or pile in MIXED_PILES
