"""The plans that come with the program, for the recommended kingdoms; found by `make plans`, read when first needed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from engine.computer.plans import Plan, checks
from engine.setup import SEATS

BOOK: Final = "plans.json"


def known_plan(kingdom: Sequence[str], players: int = 2) -> Plan | None:
    """Return the plan for this kingdom and this number of players, if there is one."""
    return _shipped().get((frozenset(kingdom), players))


def read_book(data: Any) -> dict[tuple[frozenset[str], int], Plan]:
    """Return plans by kingdom and number of players; anything that is not a list of plans is refused with BadPlan."""
    book = {}
    for each in checks.listing(data, "a book of plans"):
        entry = checks.mapping(each, "an entry of the book")
        kingdom = frozenset(checks.texts(entry.get("kingdom"), "a kingdom"))
        players = checks.whole(entry.get("players"), "the number of players", SEATS[-1])
        book[kingdom, players] = Plan.from_data(entry.get("plan"))
    return book


def write_book(plans: Sequence[tuple[Sequence[str], int, Plan]]) -> str:
    """Return the book as text, one plan per line."""
    lines = [
        json.dumps({"kingdom": list(kingdom), "players": players, "plan": plan.to_data()})
        for kingdom, players, plan in plans
    ]
    return "[\n" + ",\n".join(lines) + "\n]\n"


@cache
def _shipped() -> dict[tuple[frozenset[str], int], Plan]:
    return read_book(json.loads((files("engine.computer") / BOOK).read_text(encoding="utf-8")))
