"""Suggestions of card names while someone types."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from bots.adapter.dispatcher import Dispatcher
from bots.language import search
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
