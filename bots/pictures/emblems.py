"""Emblems: which marks have a small picture of our own, for platforms on which an application can have emojis."""

from __future__ import annotations

from typing import Final

from bots.language import marks
from engine import TYPE_NAMES

# By mark: the name of a counter, or of a type of cards.
EMBLEMS: Final = {marks.COINS: "coins", marks.ACTIONS: "actions", marks.BUYS: "buys"} | {
    mark: TYPE_NAMES[type].lower() for type, mark in marks.TYPE_MARKS.items()
}
