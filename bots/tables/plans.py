"""Plans of the strong computer players at a table: which one they follow, and whether one has yet to be found."""

from __future__ import annotations

from typing import NamedTuple

from engine import Plan, Setup, known_plan
from storage.seat import Seat
from storage.table import PLAYING, Table


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
    if plan_of(table) is not None:
        return None
    players = len(table.seats)
    return MissingPlan(_key(game.setup, players), game.setup, players)


def plan_of(table: Table) -> Plan | None:
    """Return the plan for the game at this table: the one that was found for it, or that came with the program."""
    game, tuned, players = table.game, table.tuned, len(table.seats)
    if game is None:
        return None
    if tuned is not None and tuned.key == _key(game.setup, players):
        return tuned.plan
    return known_plan(game.setup.kingdom, players)


def _follows_plans(seat: Seat) -> bool:
    return not seat.person and seat.level == "strong"


def _key(setup: Setup, players: int) -> str:
    return f"{','.join(sorted(setup.kingdom))}|{setup.edition}|{players}"
