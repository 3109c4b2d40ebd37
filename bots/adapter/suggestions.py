"""Suggestions of cards while someone types."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final, NamedTuple

from bots.adapter.dispatcher import Dispatcher
from bots.language import search
from bots.language.wording import explain, headline
from bots.people import Person
from storage.places import Place


async def suggest_cards(
    dispatcher: Dispatcher[Any], person: Person, place: Place | None, typed: str, most: int
) -> list[str]:
    """Return the names of at most `most` matching cards; if nothing is typed, those of the table's kingdom."""
    texts = await dispatcher.texts_in_time(dispatcher.texts_of(person), person)
    if typed.strip():
        return [texts.card(id) for id in search.suggest(typed, texts, most)]
    cards: tuple[str, ...] = ()
    with suppress(Exception):  # no table, or storage is slow or unavailable: suggest nothing
        async with asyncio.timeout(dispatcher.soon):
            if place is not None:
                cards = await dispatcher.worker.repository.read(place, lambda table: table.options.cards)
    return sorted(map(texts.card, cards), key=texts.order)[:most]


EXAMPLES: Final = ("village", "smithy", "moat", "chapel", "witch")  # shown before anything is typed


class CardText(NamedTuple):
    """A card that somebody may have meant: its name, one line about it, and its whole text."""

    id: str
    name: str
    line: str
    text: str


async def look_up(dispatcher: Dispatcher[Any], person: Person, typed: str, most: int) -> list[CardText]:
    """Return at most `most` cards whose names match, in the language of that person; without a name, some examples."""
    texts = await dispatcher.texts_in_time(dispatcher.texts_of(person), person)
    cards = search.suggest(typed, texts, most) if typed.strip() else EXAMPLES[:most]
    return [CardText(id, texts.card(id), headline(id, texts), explain(id, texts)) for id in cards]
