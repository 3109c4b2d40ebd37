"""The decisions that plans in Builder's way are made of: the values of the Actions, and habits."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from engine.computer.advice import NEVER, Advice
from engine.computer.factors import CAUTION, Design, Factor
from engine.computer.outlook import WISHES
from engine.computer.plans import HABITS, Plan
from engine.computer.values import advice, is_terminal
from engine.kinds import ACTION, KINDS, Kind

WANTED: Final = 50  # Actions of this value are bought in the usual way
UNFIT: Final = WISHES.keys() | {"rats"}  # judged in their own way, or never any good
HABIT_LEVELS: Final = {"terminal": (6, 7, 9, 12), "duchy": (3, 4, 5, 6), "copper": (4, 6, 9)}


def values_design(kingdom: Sequence[str]) -> Design:
    """Builder's way, with other values and habits."""
    actions = [KINDS[id] for id in kingdom if id in KINDS and KINDS[id].types & ACTION and id not in UNFIT]
    return Design(
        "values",
        (
            *(
                Factor(kind.id, _values(kind), advice(kind), CAUTION if advice(kind).value >= WANTED else 2 * CAUTION)
                for kind in actions
            ),
            *(Factor(name, levels, HABITS[name]) for name, levels in HABIT_LEVELS.items()),
        ),
        _assemble_values,
    )


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
    habits = {id: level for id, level in levels.items() if isinstance(level, int) and level != HABITS[id]}
    return Plan(name, is_open=True, values=values, habits=habits)
