"""Plans of the strong computer players at a table: which one they follow, and whether one has yet to be found."""

from __future__ import annotations

from typing import NamedTuple

from engine import SEATS, BadSetup, Plan, Setup, known_plan
from storage.seat import Seat
from storage.table import LOBBY, PLAYING, Table


class WantedPlan(NamedTuple):
    """A plan that the strong computer players at a table follow, once it is known."""

    key: str  # the same for all games that need the same plan
    setup: Setup
    players: int


def wanted_plan(table: Table) -> WantedPlan | None:
    """Return the plan that is followed at this table; None if no strong player is at it.

    In a lobby it is the plan for the game that would begin now, so that it can hold from the first turn.
    """
    setup, players = _setup(table), len(table.seats)
    if setup is None or table.phase not in (LOBBY, PLAYING) or not any(map(_follows_plans, table.seats)):
        return None
    return WantedPlan(_key(setup, players), setup, players)


def missing_plan(table: Table) -> WantedPlan | None:
    """Return the plan that has to be found for this table; None if it needs none, or has it."""
    return wanted_plan(table) if plan_of(table) is None else None


def plan_of(table: Table) -> Plan | None:
    """Return the plan for the game at this table: the one that was found for it, or that came with the program."""
    setup, tuned, players = _setup(table), table.tuned, len(table.seats)
    if setup is None:
        return None
    if tuned is not None and tuned.key == _key(setup, players):
        return tuned.plan
    return known_plan(setup.kingdom, players)


def _setup(table: Table) -> Setup | None:
    """Return the setup of the game at this table, or of the one that could begin now; None if there is none."""
    if table.phase != LOBBY:
        return None if table.game is None else table.game.setup
    try:
        return table.setup if len(table.seats) in SEATS else None
    except BadSetup:
        return None


def _follows_plans(seat: Seat) -> bool:
    return not seat.person and seat.level == "strong"


def _key(setup: Setup, players: int) -> str:
    return f"{','.join(sorted(setup.kingdom))}|{setup.edition}|{players}"
