"""Time left: how screens tell until when a person may think, although they never read a clock.

Problem: a screen is a pure function of the table, and a changed screen is an edit. If it said how much time is left, it
would have to be edited every minute.

Idea: the text of a screen has a mark with the moment at which the time is up (`mark`), so it stays the same. The
platform replaces the mark when it sends the text (`fill`): by a timestamp that its clients count down, if it has such a
thing, or else by words (`in_words`), which are rough and right at the moment of sending.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from bots.language.texts import Texts

# Control characters, which names and titles cannot contain.
MARK: Final = re.compile("\x02(~?)(\\d+)\x03")
MINUTE, HOUR = 60, 3600
ROUGHLY: Final = 1.5  # of the larger unit; below that the smaller one is used


def mark(deadline: int) -> str:
    """Return the mark for that time, in seconds since 1970."""
    return f"\x02{deadline}\x03"


def shorten_mark(marked: str) -> str:
    """Return the mark for the same time, to be replaced by the time that is left, and not by part of a sentence."""
    return MARK.sub("\x02~\\2\x03", marked)


def fill(text: str, words: Callable[[int], str], short: Callable[[int], str] | None = None) -> str:
    """Return the text with words in place of each mark; `short` ones where only the time that is left is wanted."""
    return MARK.sub(lambda found: (short if short and found[1] else words)(int(found[2])), text)


def in_words(deadline: int, now: float, texts: Texts) -> str:
    """Return in how many hours or minutes that is."""
    return _say(deadline - now, texts, "time-in-hours", "time-in-minutes")


def in_short(deadline: int, now: float, texts: Texts) -> str:
    """Return how many hours or minutes are left."""
    return _say(deadline - now, texts, "time-left-hours", "time-left-minutes")


def _say(left: float, texts: Texts, hours: str, minutes: str) -> str:
    if left <= 0:
        return texts.say("time-now")
    if left >= ROUGHLY * HOUR:
        return texts.say(hours, count=round(left / HOUR))
    return texts.say(minutes, count=max(1, round(left / MINUTE)))
