"""Upgrades: saved games and records of older formats, as values of the present one.

Each function takes a value of one format, as it was unpacked, and returns it in the next format. It need not check
what it finds: a value that cannot be upgraded is damaged, and the result is checked like any other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.errors import BadSave
from engine.packing import DAMAGED, FORMAT, pack_value, unpack_value

# Format 1 wrote everything as lists, in these orders.
ZONES_1: Final = ("hand", "deck", "discard", "in_play", "set_aside", "looked_at")
TURN_1: Final = (
    "seat", "phase", "actions", "buys", "coins", "bought", "discount", "action_plays", "played", "lasting",
)  # fmt: skip
RESULT_1: Final = ("scores", "winners", "turns")
RECORD_1: Final = (
    "names", "kingdom", "edition", "shelters", "first", "commitment", "answers", "seed", "result",
)  # fmt: skip

SETUP_1: Final = ("kingdom", "edition", "shelters", "first")


def _by_name(names: tuple[str, ...], values: Any) -> dict[str, Any]:
    return dict(zip(names, values, strict=True))


def _game_from_1(value: Any) -> Any:
    number, snapshot, journal = value
    return {"number": number, "snapshot": pack_value(_snapshot_from_1(unpack_value(snapshot))), "journal": journal}


def _snapshot_from_1(value: Any) -> dict[str, Any]:
    ids, body = value
    edition, seed, draws, kingdom, shelters, turn, players, piles, trash, result = body
    names = [id for id, _ in piles]
    names += [id for id in ids if id not in names]
    if len({id for id, _ in piles}) != len(piles):
        raise ValueError("a pile occurs twice")

    def renumber(zone: bytes) -> bytes:
        return bytes([names.index(ids[index]) for index in zone])

    return {
        "setup": {
            "kingdom": [names.index(id) for id in kingdom],
            "edition": edition,
            "shelters": {True: "yes", False: "no"}[shelters],
        },
        "seed": seed,
        "draws": draws,
        "piles": {id: stock if isinstance(stock, int) else renumber(stock) for id, stock in piles},
        "cards": names[len(piles) :],
        "seats": [
            {
                "name": name,
                "turns": turns,
                "zones": _by_name(ZONES_1, [renumber(zone) for zone in zones]),
                "became": [number if at % 2 == 0 else names.index(ids[number]) for at, number in enumerate(became)],
            }
            for name, turns, *zones, became in players
        ],
        "turn": _by_name(TURN_1, turn),
        "trash": renumber(trash),
        "result": None if result is None else _by_name(RESULT_1, result),
    }


def _record_from_1(value: Any) -> Any:
    record = _by_name(RECORD_1, value)
    record["setup"] = {name: record.pop(name) for name in SETUP_1}
    if record["result"] is not None:
        record["result"] = _by_name(RESULT_1, record["result"])
    return record


Upgrade = Callable[[Any], Any]
UPGRADES: Final[dict[int, Upgrade]] = {1: _game_from_1}
RECORD_UPGRADES: Final[dict[int, Upgrade]] = {1: _record_from_1}


def upgrade(format: int, value: Any, upgrades: dict[int, Upgrade]) -> Any:
    """Return the value in the present format."""
    try:
        for older in range(format, FORMAT):
            value = upgrades[older](value)
    except (TypeError, ValueError, KeyError, IndexError) as reason:
        raise BadSave(DAMAGED) from reason
    return value
