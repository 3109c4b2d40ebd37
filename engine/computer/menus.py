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
from typing import Final, NamedTuple

from engine.computer.outlook import Outlook
from engine.errors import BadPlan
from engine.kinds import KINDS, MIXED_PILES, VICTORY

QUANTITIES: Final[dict[str, Callable[[Outlook], float]]] = {
    "cards": lambda outlook: outlook.owned.total(),
    "left": lambda outlook: outlook.left,  # how far away the end is, in Provinces of a game for two
    "money": lambda outlook: outlook.money,
    "terminals": lambda outlook: outlook.terminals,
    "turn": lambda outlook: outlook.me.turns,
    "victory": lambda outlook: sum(count for id, count in outlook.owned.items() if KINDS[id].types & VICTORY),
}
PILE: Final = "pile."
MOST_TERMS: Final = 12
MOST_NUMBER: Final = 1000
CONDITION: Final = re.compile(r"([^<>]+)(<=|>=|<|>)([^<>]+)")
TERM: Final = re.compile(r"([+-])(?:(\d{1,4})\*)?([a-z_.]+|\d{1,4})")


class Condition(NamedTuple):
    """It holds if the sum of the number and the quantities, each times its factor, is at least 0."""

    number: int
    factors: tuple[tuple[str, int], ...]

    def holds(self, outlook: Outlook) -> bool:
        return self.number + sum(factor * measure(outlook, name) for name, factor in self.factors) >= 0


class Row(NamedTuple):
    """A card, and when it is wanted."""

    id: str
    conditions: tuple[Condition, ...]
    text: str

    def holds(self, outlook: Outlook) -> bool:
        return all(condition.holds(outlook) for condition in self.conditions)


def measure(outlook: Outlook, name: str) -> float:
    """Return a quantity by its name."""
    if name in KINDS:
        return outlook.owned[name]
    if name.startswith(PILE):
        return outlook.stock(name.removeprefix(PILE))
    return QUANTITIES[name](outlook)


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
    return Condition(number, tuple(factors.items()))


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
