"""Small changes to a plan, by chance: a number, the order of two rows, a row more or less, the value of a card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.chance import Chance
from engine.computer.advice import Advice
from engine.computer.plans import HABITS, MOST_ROWS, Plan
from engine.computer.values import advice
from engine.kinds import ACTION, KINDS

NUMBER: Final = re.compile(r"\b\d+\b")
STEPS: Final = (-2, -1, 1, 2)
VALUES: Final = (0, 45, 75, 90, 115, 140)


def mutate(plan: Plan, kingdom: Sequence[str], chance: Chance) -> Plan:
    """Return a plan that differs from this one in one or two places."""
    changed = _change(plan, kingdom, chance)
    return _change(changed, kingdom, chance) if chance.below(2) else changed


def combine(plan: Plan, other: Plan) -> Plan:
    """Return an open plan with the values, habits and rows of both; of two values for one card, the first plan's."""
    menu = (*plan.menu, *(row for row in other.menu if row not in plan.menu))[:MOST_ROWS]
    return Plan(plan.name, menu, True, {**other.values, **plan.values}, {**other.habits, **plan.habits})


def _change(plan: Plan, kingdom: Sequence[str], chance: Chance) -> Plan:
    if plan.is_open and (not plan.menu or chance.below(2)):
        return _change_values(plan, kingdom, chance)
    return replace(plan, menu=_change_menu(plan.menu, kingdom, chance))


def _change_values(plan: Plan, kingdom: Sequence[str], chance: Chance) -> Plan:
    actions = [id for id in kingdom if id in KINDS and KINDS[id].types & ACTION]
    if not actions or chance.below(4) == 0:
        habit = chance.pick(list(HABITS))
        return replace(plan, habits={**plan.habits, habit: max(1, plan.habit(habit) + chance.pick(STEPS))})
    id = chance.pick(actions)
    known = plan.values.get(id) or advice(KINDS[id])
    if known.value and chance.below(2):
        known = Advice(known.value, max(1, known.copies + chance.pick((-1, 1, 2))))
    else:
        known = Advice(chance.pick(VALUES), max(1, known.copies))
    return replace(plan, values={**plan.values, id: known})


def _change_menu(menu: tuple[str, ...], kingdom: Sequence[str], chance: Chance) -> tuple[str, ...]:
    rows = list(menu)
    how, at = chance.below(8), chance.below(len(rows))
    if how == 0 and len(rows) > 4:
        del rows[at]
    elif how <= 2 and at:
        rows[at - 1], rows[at] = rows[at], rows[at - 1]
    elif how <= 4 and len(rows) < MOST_ROWS:
        cards = [id for id in kingdom if id in KINDS]
        id = chance.pick([*cards, "silver", "gold"])
        rows.insert(at, f"{id} if {id} < {1 + chance.below(4)}")
    else:
        rows[at] = NUMBER.sub(lambda found: str(max(0, int(found[0]) + chance.pick(STEPS))), rows[at], count=1)
    return tuple(rows)
