"""The decisions that plans are made of: in Builder's way, values of Actions and habits; in a menu, its rows."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from typing import Final, cast

from engine.computer.advice import NEVER, Advice
from engine.computer.candidates import provinces
from engine.computer.factors import CAUTION, Design, Factor
from engine.computer.plans import HABITS, Plan
from engine.computer.values import advice, is_terminal
from engine.computer.welcome import WISHES
from engine.kinds import ACTION, KINDS, TREASURE, Kind

WANTED: Final = 50  # Actions of this value are bought in the usual way
UNFIT: Final = WISHES.keys() | {"rats"}  # judged in their own way, or never any good
HABIT_LEVELS: Final = {"terminal": (6, 7, 9, 12), "duchy": (3, 4, 5, 6), "copper": (3, 4, 6, 9)}
GREENING: Final = 0, 12, 15, 18  # coins of the deck from which on Provinces are bought
LIMIT: Final = re.compile(r"(.+ (?:<|>|<=|>=) )(-?\d+)")  # the number that a row ends with
LARGE: Final = 8  # a number from which on the steps are larger
LOWEST: Final = -3  # cards too few that a deck may draw
COPPERS: Final = 3, 4, 6, 9
MANY: Final = 8  # as many as there are


def values_design(plan: Plan, kingdom: Sequence[str]) -> Design:
    """An open plan, with other values and habits."""
    actions = [KINDS[id] for id in kingdom if id in KINDS and KINDS[id].types & ACTION and id not in UNFIT]
    return Design(
        "values",
        (
            *(_value(kind, plan.values.get(kind.id, advice(kind))) for kind in actions),
            *(_habit(name, levels, plan.habit(name)) for name, levels in HABIT_LEVELS.items()),
            _habit("greening", GREENING, _greening(plan)),
        ),
        _assemble_values,
    )


def _value(kind: Kind, start: Advice) -> Factor:
    levels = list(dict.fromkeys([start, *_values(kind)]))
    return Factor(kind.id, levels, start, CAUTION if advice(kind).value >= WANTED else 2 * CAUTION)


def _habit(name: str, levels: Sequence[int], start: int) -> Factor:
    return Factor(name, sorted({*levels, start}), start)


def _greening(plan: Plan) -> int:
    """Return how many coins an open plan waits for before it buys Provinces."""
    return int(plan.menu[0].rpartition(" ")[2]) if plan.menu else 0


def _values(kind: Kind) -> list[Advice]:
    """Return the usual advice and others: more urgent than Gold or than Silver, more copies, not at all."""
    usual = advice(kind)
    if is_terminal(kind):
        if usual.value >= WANTED:
            more = [NEVER, Advice(115, usual.copies), Advice(75, usual.copies), Advice(usual.value, usual.copies + 1)]
        else:
            more = [Advice(115, 1), Advice(75, 1)]
    elif usual.value >= WANTED:
        more = [NEVER, Advice(115, 8), Advice(75, 8), Advice(75, 2)]
    else:
        more = [Advice(115, 2), Advice(75, 2), Advice(55, 4)]
    return list(dict.fromkeys([usual, *more]))


def _assemble_values(name: str, levels: Mapping[str, Hashable]) -> Plan:
    values = {id: level for id, level in levels.items() if isinstance(level, Advice) and level != advice(KINDS[id])}
    habits = {id: level for id, level in levels.items() if isinstance(level, int) and HABITS.get(id, level) != level}
    greening = cast("int", levels["greening"])
    menu = provinces(greening) if greening else ()
    return Plan(name, menu, is_open=True, values=values, habits=habits)


def rows_design(plan: Plan, kingdom: Sequence[str]) -> Design:
    """The plan with some rows of its menu changed or left out, and rows for other cards of the kingdom."""
    actions = [KINDS[id] for id in kingdom if id in KINDS and KINDS[id].types & (ACTION | TREASURE)]
    rows = [Factor(f"{at}", _changed(row), row) for at, row in enumerate(plan.menu) if len(_changed(row)) > 1]
    more = [
        Factor(kind.id, _added(kind), "", CAUTION if advice(kind).value >= WANTED else 2 * CAUTION)
        for kind in actions
        if kind.id not in plan.named and kind.id not in UNFIT - WISHES.keys()
    ]
    copper = plan.habit("copper")
    habit = Factor("copper", sorted({*COPPERS, copper}), copper)
    return Design(plan.name, (*rows, *more, habit), partial(_assemble_rows, plan))


def _changed(row: str) -> list[str]:
    """Return the row, no row where the plan can do without it, and the row with other numbers."""
    kind = KINDS[row.partition(" ")[0]]
    found = [row]
    if " if " in row or kind.types & ACTION or row not in ("province", "gold", "silver"):
        found.append("")
    limit = LIMIT.fullmatch(row)
    if limit is not None:
        number = int(limit[2])
        steps = (-3, 3) if number >= LARGE else (-1, 1, 2)
        least = LOWEST if "reach" in row else 0
        found += [f"{limit[1]}{number + step}" for step in steps if number + step >= least]
    if row.startswith("province if coins"):
        found.append("province")
    return found


def _added(kind: Kind) -> list[str]:
    """Return no row, and rows that may be added for this card, each with the card it is preferred to."""
    best, other = ("gold", "silver") if kind.cost > 2 else ("silver", "")
    rows = [f"{before}: {kind.id} if {kind.id} < {count}" for before in (best, other) for count in (1, 2)]
    if kind.actions > 1:
        rows.append(f"{other}: {kind.id} if spare < 1")
    elif kind.actions:
        rows.append(f"{best}: {kind.id} if {kind.id} < {MANY}")
    return ["", *rows]


def _assemble_rows(plan: Plan, name: str, levels: Mapping[str, Hashable]) -> Plan:
    menu = [str(levels.get(f"{at}", row)) for at, row in enumerate(plan.menu)]
    menu = [row for row in menu if row]
    for id in (id for id, level in levels.items() if level and id in KINDS and id != "copper"):
        before, _, row = str(levels[id]).partition(": ")
        at = next((at for at, each in enumerate(menu) if before and each.startswith(before)), len(menu))
        menu.insert(at, row)
    habits = dict(plan.habits)
    if levels["copper"] != plan.habit("copper"):
        habits["copper"] = cast("int", levels["copper"])
    return Plan(name, tuple(menu), plan.is_open, plan.values, habits)
