"""A plan that was found for the kingdom of a table, as it is stored with the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine import BadPlan, Plan
from storage.fields import Form, Malformed, text


@dataclass(slots=True)
class TunedPlan:
    """A plan, and what it is for: kingdom, edition and number of players, as one text."""

    key: str
    plan: Plan


def _plan(value: Any) -> Plan:
    try:
        return Plan.from_data(value)
    except BadPlan as reason:
        raise Malformed("not a plan") from reason


TUNED_PLAN = Form(TunedPlan, {"key": text, "plan": _plan}, {"plan": Plan.to_data})
