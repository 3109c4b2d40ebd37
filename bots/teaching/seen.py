"""How often a person has had each lesson, as a text that is stored with their settings: "act:1 silver:3"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bots.teaching.lessons import TIMES

SETTING: Final = "lessons"  # its name among the settings of a person


def parse_seen(text: str) -> dict[str, int]:
    """Return the counts; what this version does not know, or cannot read, is left out."""
    pairs = (word.partition(":") for word in text.split())
    return {key: min(int(count), TIMES[key]) for key, _, count in pairs if key in TIMES and _is_count(count)}


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 3


def seen_text(seen: Mapping[str, int]) -> str:
    """Return the counts as a text."""
    return " ".join(f"{key}:{count}" for key, count in sorted(seen.items()) if count and key in TIMES)


def join_seen(first: Mapping[str, int], second: Mapping[str, int]) -> dict[str, int]:
    """Return the counts of both, which may be of two games at the same time: of each lesson the larger one."""
    return {key: max(first.get(key, 0), second.get(key, 0)) for key in {**first, **second}}
