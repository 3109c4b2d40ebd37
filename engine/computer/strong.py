"""The strong player: it follows the plan for its kingdom, and is not the same in every game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.chance import Chance, seed_bytes
from engine.computer.advice import Advice
from engine.computer.answers import answer
from engine.computer.candidates import quick_plan
from engine.computer.planned import NO_PLAN, PlannedOutlook
from engine.computer.plans import Plan
from engine.computer.values import advice
from engine.decisions import Decision, Picks
from engine.kinds import ACTION, KINDS
from engine.view import View

MEASURED: Final = 2  # players in the games in which obvious plans were measured
SWAY: Final = 6  # how much more or less than usual an Action may be wanted, in hundredths


class Strong:
    """Play any seat by a plan; without one, by a plan that is obvious from the kingdom, or in Builder's way.

    The temper, any text, decides among plans that are nearly as good, and makes Actions a little more or less wanted.
    The answer depends on nothing but the plan, the temper, the view and the question.
    """

    def __init__(self, plan: Plan | None = None, temper: str = "") -> None:
        self.given = plan
        self.temper = temper
        self._kingdom: tuple[str, ...] = ()
        self._plan = NO_PLAN

    def __call__(self, view: View, decision: Decision) -> Picks:
        if self._kingdom != view.kingdom:
            self._kingdom = view.kingdom
            obvious = quick_plan(view.kingdom) if len(view.players) == MEASURED else None
            self._plan = tempered(self.given or obvious or NO_PLAN, view.kingdom, self.temper)
        return answer(PlannedOutlook(view, decision, self._plan))


def tempered(plan: Plan, kingdom: tuple[str, ...], temper: str) -> Plan:
    """Return the plan as a player of this temper follows it; the empty temper changes nothing."""
    if not temper:
        return plan
    chance = Chance(seed_bytes(temper))
    chosen = chance.pick((plan, *plan.others))
    if not chosen.is_open:
        return chosen
    values = dict(chosen.values)
    for id in kingdom:
        if id in KINDS and KINDS[id].types & ACTION:
            usual = values.get(id) or advice(KINDS[id])
            values[id] = Advice(usual.value * (100 - SWAY + chance.below(2 * SWAY + 1)) // 100, usual.copies)
    return replace(chosen, values=values)
