"""What platforms have in common when they show a screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping


def mentioned(text: str, mentions: Mapping[str, str], plain: Callable[[str], str]) -> str:
    """The text made plain, in which each of these names, where it first stands, is the mention of its person."""
    left = dict(mentions)
    # All at once, the longest first: a name may be part of another, or of the words around it.
    pattern = "|".join(map(re.escape, sorted(left, key=len, reverse=True)))
    parts = re.split(rf"(?<!\w)({pattern})(?!\w)", text) if pattern else [text]
    return "".join(left.pop(part, "") or plain(part) for part in parts)


def press_in(data: str) -> str:
    """What a button of ours does, as its token has it."""
    return data.rpartition("|")[2][:1]


def within(text: str, room: int) -> str:
    """As much of the text as there is room for."""
    return text if len(text) <= room else text[: room - 1] + "…"
