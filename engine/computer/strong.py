"""The strong player: it follows the plan for its kingdom, and is not the same in every game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engine.computer.advice import Advice
from engine.computer.answers import answer
from engine.computer.candidates import quick_plan
from engine.computer.planned import NO_PLAN, PlannedOutlook
from engine.computer.plans import Plan
from engine.computer.taste import Taste
from engine.computer.values import advice
from engine.decisions import Decision, Picks
from engine.kinds import ACTION, KINDS
from engine.view import View

MEASURED: Final = 2  # players in the games in which obvious plans were measured
SWAY: Final = 0.06  # how much more or less than usual an Action may be wanted


class Strong:
    """Play any seat by a plan; without one, by a plan that is obvious from the kingdom, or in Builder's way.

    Its taste decides in every game which of the plans is played, and makes Actions a little more or less wanted;
    without a taste, it always plays the same. The answer depends on nothing but plan, taste, view and question.
    """

    def __init__(self, plan: Plan | None = None, taste: Taste | None = None) -> None:
        self.given = plan
        self.taste = taste
        self._game = ""
        self._plan = NO_PLAN

    def __call__(self, view: View, decision: Decision) -> Picks:
        if self._game != view.commitment:
            self._game = view.commitment
            obvious = quick_plan(view.kingdom) if len(view.players) == MEASURED else None
            self._plan = tempered(self.given or obvious or NO_PLAN, view, self.taste)
        return answer(PlannedOutlook(view, decision, self._plan))


def tempered(plan: Plan, view: View, taste: Taste | None) -> Plan:
    """Return the plan as a player of this taste follows it in this game."""
    if taste is None:
        return plan
    plans = (plan, *plan.others)
    chosen = plans[min(int(taste.luck(view, "plan") * len(plans)), len(plans) - 1)]
    if not chosen.is_open:
        return chosen
    values = dict(chosen.values)
    for id in view.kingdom:
        if id in KINDS and KINDS[id].types & ACTION:
            usual = values.get(id) or advice(KINDS[id])
            values[id] = Advice(round(usual.value * (1 + SWAY * (2 * taste.luck(view, id) - 1))), usual.copies)
    return replace(chosen, values=values)
