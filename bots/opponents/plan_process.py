"""A process of its own that finds a plan for a kingdom: it is given what to plan for, and writes the plan, as JSON."""

from __future__ import annotations

import json

from bots.child_process import LATEST, answer, run_apart
from engine import BadPlan, Plan, Setup, find_plan


class NoPlan(Exception):
    """The process has found no plan."""


async def find_elsewhere(setup: Setup, players: int, games: int, *, latest: float = LATEST) -> Plan:
    """Return the plan that another process finds with so many simulated games; raise NoPlan if it fails."""
    asked = {
        "kingdom": setup.kingdom,
        "edition": setup.edition,
        "shelters": setup.shelters,
        "players": players,
        "games": games,
    }
    found = await run_apart(__name__, json.dumps(asked).encode(), latest)
    try:
        return Plan.from_data(json.loads(found or b""))
    except (ValueError, BadPlan) as reason:
        raise NoPlan from reason


def main() -> None:
    """Find the plan that is asked for."""
    answer(_find)


def _find(given: bytes) -> bytes:
    asked = json.loads(given)
    setup = Setup(tuple(asked["kingdom"]), asked["edition"], asked["shelters"])
    return json.dumps(find_plan(setup, asked["players"], asked["games"]).to_data()).encode()
