"""Pages that a person opens while they choose: the texts of the cards at hand, and the trash. Each leads to the others.

They are messages of their own, so the panel stays where it is, and closing a page is the way back to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bots.language import marks
from bots.language.texts import Texts
from bots.language.wording import costs_on_table, dearest_first, explain, headline, in_reading_order
from bots.screens.context import Stamp
from bots.screens.formatting import section, strong
from bots.screens.layout import Keys, lay_out, text_within
from bots.screens.model import Button, Screen, Shape
from bots.tables import tokens
from bots.tables.shortcuts import full_purse, question
from engine import KINDS, Game, View

# The buttons below each page: the label, the press with its argument, and the mark.
LINKS: Final = {
    "texts": ("button-texts", tokens.EXPLAIN, "", marks.TEXTS),
    "trash": ("button-trash", tokens.EXPLAIN, tokens.TRASH, marks.TRASH),
    "log": ("button-log", tokens.LOG, "", marks.LOG),
    "kingdom": ("button-kingdom", tokens.KINGDOM, "", marks.CARDS),
    "close": ("button-close-page", tokens.EXPLAIN, tokens.CLOSE, marks.CLOSE),
}


def texts_button(texts: Texts, stamp: Stamp) -> Button:
    """Return the button of a panel that opens the texts of the cards at hand."""
    return _link("texts", texts, stamp)


def close_button(texts: Texts, stamp: Stamp) -> Button:
    """Return the button that closes a page."""
    return _link("close", texts, stamp)


def shuffles_button(texts: Texts, stamp: Stamp) -> Button:
    """Return the button that opens how the shuffles of a game can be checked."""
    return Button(texts.say("button-shuffles"), stamp.token(tokens.EXPLAIN, tokens.SHUFFLES), mark=marks.SHUFFLES)


def _link(page: str, texts: Texts, stamp: Stamp) -> Button:
    label, press, argument, mark = LINKS[page]
    return Button(texts.say(label), stamp.token(press, argument), mark=mark)


def with_links(screen: Screen, page: str, *, texts: Texts, stamp: Stamp, shape: Shape) -> Screen:
    """Add buttons that lead from this page to the others and back."""
    links = [_link(other, texts, stamp) for other in LINKS if other != page]
    return replace(screen, rows=(*screen.rows, *lay_out(Keys(links), shape, texts)))


def present_texts(game: Game, seat: int, *, texts: Texts, shape: Shape, title: str) -> Screen:
    """Explain the cards in this seat's hand and those it can choose from, in the edition of the game."""
    decision = question(game, seat)
    view = game.view(seat) if decision is None else game.view_for(decision)
    hand = in_reading_order(dict.fromkeys(view.hand))
    offered = dearest_first({*_offered(game, seat)} - {*hand}, view, texts)
    lines = [*_explained("texts-hand", hand, view, texts), *_explained("texts-offered", offered, view, texts)]
    if len("\n".join([title, *lines])) > shape.text:  # what everybody holds needs no words, so the headlines are enough
        lines = section([strong(texts.say("texts-hand")), *(headline(id, texts) for id in hand)])
        lines += _explained("texts-offered", offered, view, texts)
    return Screen(text_within(shape, [title], (), lines or [texts.say("screen-hand-empty")]))


def _offered(game: Game, seat: int) -> list[str]:
    """Return the cards that the seat can buy or pick now; none where any card can be named."""
    decision = question(game, seat)
    if decision is None or decision.verb == "name":
        return []
    options = full_purse(game, seat).options if decision.verb == "buy" else decision.options
    return [id for id in (key.rpartition(":")[2] for key in options) if id in KINDS]


def _explained(heading: str, ids: Sequence[str], view: View, texts: Texts) -> list[str]:
    costs = costs_on_table(view)
    explained = [explain_marked(id, texts, costs.get(id), view.edition) for id in ids]
    return section([strong(texts.say(heading)), *explained] if ids else [])


def explain_marked(id: str, texts: Texts, cost: int | None, edition: int | None) -> str:
    """Explain a card in a list of several: with its mark, and its text in a line of its own."""
    return f"{marks.mark_of(id)} {explain(id, texts, cost, edition)}"


def present_trash(view: View, *, texts: Texts, shape: Shape, title: str) -> Screen:
    """List the cards in the trash."""
    count = texts.say("table-trash", count=len(view.trash))
    lines = [count, texts.cards(dearest_first(view.trash, view, texts))] if view.trash else [count]
    return Screen(text_within(shape, [title], (), lines))
