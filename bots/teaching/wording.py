"""A lesson as a sentence."""

from __future__ import annotations

from typing import Final

from bots.language import marks
from bots.language.texts import Texts
from bots.language.wording import in_reading_order
from bots.teaching.lessons import Told

PLAYER: Final = "who"  # the example that is the name of a player
PURSE: Final = "played"  # in the examples of lessons that begin with what can be spent


def lesson_words(told: Told | None, texts: Texts) -> str:
    """Return the sentence of that lesson, with its mark; "" without a lesson."""
    if told is None:
        return ""
    values = {name: _in_words(name, value, texts) for name, value in told.example.items()}
    purse = [texts.say("hand-and-coins", **values)] if PURSE in told.example else []
    return " ".join([marks.LEARN, *purse, texts.say(f"lesson-{told.key}", **values)])


def _in_words(name: str, value: int | str | tuple[str, ...], texts: Texts) -> int | str:
    if isinstance(value, tuple):
        return texts.cards(in_reading_order(value))
    return value if isinstance(value, int) or name == PLAYER else texts.card(value)
