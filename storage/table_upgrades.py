"""Upgrades of stored tables: each turns the fields of one format into those of the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

Fields: TypeAlias = dict[str, Any]

# Format 1 packed seats and options by position. A list that is too short is from before the last fields were added.
SEAT_1 = (
    "name", "person", "computer", "resigned", "question", "asked", "stage", "calls", "missed", "read",
    "language", "moat", "confirm", "warned",
)  # fmt: skip
# Some rows have two fields in the middle. Such a row has a number where the language is now.
SEAT_1_WITH_TWO_MORE = (
    "name", "person", "computer", "resigned", "question", "asked", "stage", "warned", "calls", "missed",
    "generation", "read", "language", "moat", "confirm",
)  # fmt: skip
OPTIONS_1 = ("kingdom", "cards", "sets", "edition", "shelters", "pace", "players", "language")


def _name_fields(found: Fields) -> Fields:
    """Format 1 to 2: seats and options by name. What is not a list is left for the checks to refuse."""
    named = dict(found)
    if "tongues" in found:
        named["watcher_languages"] = named.pop("tongues")
    if type(options := found.get("options")) is list:
        named["options"] = dict(zip(OPTIONS_1, options, strict=False))
    if type(seats := found.get("seats")) is list:
        named["seats"] = [_name_seat(row) if type(row) is list else row for row in seats]
    if type(found.get("expiring")) is bool:  # before it became the time of the announcement
        named["expiring"] = int(found["expiring"])
    return named


def _name_seat(row: list[Any]) -> Fields:
    at = SEAT_1.index("language")
    layout = SEAT_1_WITH_TWO_MORE if len(row) == len(SEAT_1_WITH_TWO_MORE) and type(row[at]) is int else SEAT_1
    return dict(zip(layout, row, strict=False))


UPGRADES: dict[int, Callable[[Fields], Fields]] = {1: _name_fields}
