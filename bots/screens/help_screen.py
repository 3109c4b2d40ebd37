"""Help: the commands under headings, and what the marks mean."""

from __future__ import annotations

from typing import Final

from bots.language import marks
from bots.language.texts import Texts
from bots.language.wording import join_with_dots
from bots.screens.formatting import section, strong, with_headings
from bots.screens.model import Screen
from engine import TYPE_NAMES

COUNTERS: Final = {marks.ACTIONS: "legend-actions", marks.BUYS: "legend-buys", marks.COINS: "legend-coins"}
PLACES: Final = {
    marks.HAND: "legend-hand",
    marks.DECK: "legend-deck",
    marks.DISCARD: "legend-discard",
    marks.TRASH: "legend-trash",
}
TURNS: Final = {marks.TURN: "legend-turn", marks.TIME: "legend-time", marks.COMPUTER: "legend-computer"}


def present_help(commands: str, texts: Texts) -> Screen:
    """Return the help page; `commands` is the part of it that depends on the platform and the chat."""
    head = texts.say("heading-help")
    legend = section([strong(texts.say("heading-legend")), *legend_lines(texts)])
    return Screen("\n".join([head, with_headings(commands), *legend]), language=texts.language)


def legend_lines(texts: Texts) -> list[str]:
    """Return what each mark means, in short lines."""
    lines = [
        join_with_dots([_named(mark, texts.say(key)) for mark, key in group.items()])
        for group in (COUNTERS, PLACES, TURNS)
    ]
    types = [_named(mark, texts.say(f"type-{TYPE_NAMES[bit]}")) for bit, mark in marks.TYPE_MARKS.items()]
    return [*lines, join_with_dots(types)]


def _named(mark: str, words: str) -> str:
    return f"{mark}\u00a0{words}"  # no line is broken between the two
