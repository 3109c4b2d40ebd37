"""The kingdom as a picture: ten cards, what they cost and do. All of it can be read as text as well."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import and_

from bots.presenter.wording import headline, in_reading_order, types_of, what_it_does
from bots.screens import Picture, Screen, Tile
from bots.texts import Texts
from engine.kinds import KINDS, MIXED_PILES, TYPE_NAMES


def present_sheet(cards: Sequence[str], *, texts: Texts, title: str) -> Screen:
    """The sheet for a game with these cards: their names below the picture, more for those who do not see it."""
    ordered = [*in_reading_order(id for id in cards if id in KINDS), *(id for id in cards if id in MIXED_PILES)]
    words = "; ".join(headline(id, texts) for id in ordered)
    named = texts.say("lobby-cards", cards=texts.cards(ordered))
    return Screen(named, picture=Picture(title, tuple(_tile(id, texts) for id in ordered), words))


def _tile(id: str, texts: Texts) -> Tile:
    types, cost = _types(id), KINDS[id].cost if id in KINDS else None
    names = tuple(name for bit, name in TYPE_NAMES.items() if types & bit)
    return Tile(texts.card(id), cost, names, types_of(types, texts), what_it_does(id, texts))


def _types(id: str) -> int:
    """The types of the card, or those that all cards of a pile have."""
    members = [id] if id in KINDS else [member for member, _ in MIXED_PILES[id].copies]
    return reduce(and_, (KINDS[member].types for member in members))
