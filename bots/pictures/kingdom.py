"""The picture of a kingdom: ten cards with their cost and text. Everything on it is also available as text."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import and_

from bots.language.texts import Texts
from bots.language.wording import dearest_first, headline, types_of, what_it_does
from bots.pictures.model import Picture, Tile
from engine import KINDS, MIXED_PILES, TYPE_NAMES


def kingdom_picture(cards: Sequence[str], *, texts: Texts, title: str, edition: int | None = None) -> Picture:
    """Return the picture of a kingdom with these cards in the order of all lists, with alt text."""
    ordered = dearest_first(cards, None, texts)
    words = "; ".join(headline(id, texts) for id in ordered)
    return Picture(title, tuple(_tile(id, texts, edition) for id in ordered), words)


def _tile(id: str, texts: Texts, edition: int | None) -> Tile:
    types, cost = _types(id), KINDS[id].cost if id in KINDS else None
    names = tuple(name for bit, name in TYPE_NAMES.items() if types & bit)
    return Tile(texts.card(id), cost, names, types_of(types, texts), what_it_does(id, texts, edition))


def _types(id: str) -> int:
    """Return the types of a card, or the types that all cards of a mixed pile share."""
    members = [id] if id in KINDS else [member for member, _ in MIXED_PILES[id].copies]
    return reduce(and_, (KINDS[member].types for member in members))
