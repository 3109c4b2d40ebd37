"""Help: the commands under headings, and what the marks and numbers mean."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bots.language import marks
from bots.language.texts import Texts
from bots.language.wording import cost_of
from bots.screens.formatting import NO_BREAK, section, strong, with_headings
from bots.screens.learn_pages import learn_button
from bots.screens.model import Screen
from engine import TYPE_NAMES, full_pile

COUNTERS: Final = {
    marks.ACTIONS: "legend-actions",
    marks.BUYS: "legend-buys",
    marks.COINS: "legend-coins",
    marks.POTIONS: "legend-potions",
}
PLACES: Final = {
    marks.HAND: "legend-hand",
    marks.DECK: "legend-deck",
    marks.DISCARD: "legend-discard",
    marks.TRASH: "legend-trash",
}
EXAMPLE: Final = "gold"  # a card with a pile in every game
TOKENS: Final = {marks.TOKENS: "legend-tokens", marks.EMBARGO: "legend-embargo"}
TURNS: Final = {marks.TURN: "legend-turn", marks.TIME: "legend-time", marks.COMPUTER: "legend-computer"}


def present_help(commands: str, texts: Texts) -> Screen:
    """Return the help page; `commands` is the part of it that depends on the platform and the chat."""
    head = texts.say("heading-help")
    legend = section([strong(texts.say("heading-legend")), *legend_lines(texts)])
    text = "\n".join([head, with_headings(commands), *legend])
    return Screen(text, ((learn_button(texts),),), language=texts.language)


def legend_lines(texts: Texts) -> list[str]:
    """Return what each mark means, in short lines."""
    lines = [
        _in_one_line(_named(mark, texts.say(key)) for mark, key in group.items())
        for group in (COUNTERS, PLACES, TOKENS, TURNS)
    ]
    types = [_named(mark, texts.say(f"type-{TYPE_NAMES[bit]}")) for bit, mark in marks.TYPE_MARKS.items()]
    return [*lines, _in_one_line(types), _pile_line(texts)]


def _pile_line(texts: Texts) -> str:
    """Explain the numbers on a button that buys a card, with an example, and piles without a number."""
    cost, count = cost_of(EXAMPLE), full_pile(EXAMPLE, 2)
    label = texts.say("button-priced", card=texts.card(EXAMPLE), cost=cost, count=count)
    return texts.say("legend-pile", label=label, cost=cost, count=count)


def _in_one_line(words: Iterable[str]) -> str:
    return f"{NO_BREAK}· ".join(words)  # where the line is wrapped, no row begins with a dot


def _named(mark: str, words: str) -> str:
    return f"{mark}{NO_BREAK}{words}"
