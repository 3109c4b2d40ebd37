"""How much room a text takes on a phone: in columns, of which an emoji takes two, and in rows after wrapping."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final
from unicodedata import category, east_asian_width

_EMOJI: Final = re.compile("[\u21a9\u23f3\u25b6\u26a1\u26aa\u267b\u2699\u2754\u2b05\u270b\u2716\U0001f000-\U0001faff]")
_BREAKS: Final = re.compile("(?<= )")  # after a space, but not after one that does not break


@lru_cache(maxsize=4096)  # screens consist of the same words again and again
def columns(text: str) -> int:
    """Return how many columns the text takes; invisible characters take none."""
    return sum(map(_width, text))


@cache
def _width(letter: str) -> int:
    if category(letter) in ("Mn", "Cf", "Cc"):
        return 0
    return 2 if _EMOJI.match(letter) or east_asian_width(letter) in "WF" else 1


def rows(line: str, width: int) -> int:
    """Return how many rows of that width the line takes."""
    count, used = 1, 0
    for word in _BREAKS.split(line):
        if used and used + columns(word.rstrip(" ")) > width:
            count, used = count + 1, 0
        used += columns(word)
    return count
