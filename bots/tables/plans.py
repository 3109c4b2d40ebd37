"""Plans of the strong computer players at a table: which one they follow, and whether one has yet to be found."""

from __future__ import annotations

from typing import NamedTuple

from engine import Plan, Setup, shipped_plan
from storage.table import PLAYING, Seat, Table


class MissingPlan(NamedTuple):
    """A plan that a computer player at a table would follow if it were known."""

    key: str  # the same for all games that need the same plan
    setup: Setup
    players: int


def missing_plan(table: Table) -> MissingPlan | None:
    """Return the plan that has to be found for this table; None if no strong player is at it, or has all it needs."""
    game = table.game
    if table.phase != PLAYING or game is None or not any(map(_follows_plans, table.seats)):
        return None
    missing = MissingPlan(_key(game.setup, len(table.seats)), game.setup, len(table.seats))
    if shipped_plan(game.setup.kingdom) is not None or (table.tuned is not None and table.tuned.key == missing.key):
        return None
    return missing


def plan_of(table: Table) -> Plan | None:
    """Return the plan that was found for the game at this table."""
    game, tuned = table.game, table.tuned
    if game is None or tuned is None or tuned.key != _key(game.setup, len(table.seats)):
        return None
    return tuned.plan


def _follows_plans(seat: Seat) -> bool:
    return not seat.person and seat.level == "strong"


def _key(setup: Setup, players: int) -> str:
    return f"{','.join(sorted(setup.kingdom))}|{setup.edition}|{players}"
