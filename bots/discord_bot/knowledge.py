"""Commands that only tell something, to the one who asked."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Final

import discord
from discord.app_commands import Choice

from bots import preferences, search
from bots.discord_bot.front import SOON, Answer, Asked, Front
from bots.discord_bot.names import person_of, place_of
from bots.presenter import explain
from bots.presses import Outcome
from bots.records import last_record
from bots.refusals import Refusal
from bots.search import card_named
from bots.texts import Texts, spoken
from storage.places import Place
from storage.table import OVER

SUGGESTED: Final = 25
# Those that help speaks of, the group of them all first.
COMMANDS: Final = (
    *("dominion", "new", "table", "hand", "undo", "nudge", "kingdom", "card", "log", "record", "stats"),
    *("settings", "resign", "stop", "rematch"),
)


async def card(asked: Asked, name: str) -> Answer:
    return explain(card_named(name, asked.texts), asked.texts)


async def suggested(front: Front, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
    """The cards that may be meant; with nothing typed, those of the table."""
    texts = await front.texts_of(person_of(interaction))
    if typed.strip():
        found = search.suggested(typed, texts, SUGGESTED)
    else:
        found = await _on_table(front, place_of(interaction), texts)
    return [Choice(name=texts.card(id), value=texts.card(id)) for id in found]


async def _on_table(front: Front, place: Place | None, texts: Texts) -> list[str]:
    cards: tuple[str, ...] = ()
    with suppress(Exception):  # no table, or storage is slow or away: there is nothing to suggest
        async with asyncio.timeout(SOON):
            cards = () if place is None else await front.worker.shelf.read(place, lambda table: table.options.cards)
    return sorted(cards, key=lambda id: texts.order(texts.card(id)))


async def kingdom(front: Front, asked: Asked, words: str) -> Answer:
    """The kingdom explained; with ten cards named, before the game, they are chosen."""
    place = await front.table_of(asked, watching=not words)
    if not words:
        return await front.worker.page(Outcome(place, page="kingdom"), asked.person, asked.texts)
    if await front.worker.shelf.read(place, lambda table: table.phase) == OVER:
        raise Refusal("no-game")
    names = [name for name in re.split(r"[,;\n]", words) if name.strip()]
    cards = ",".join(card_named(name, asked.texts) for name in names)
    await front.tables.choose(place, asked.person, "own", cards)
    return asked.texts.say("slash-kingdom-chosen")


async def log(front: Front, asked: Asked) -> Answer:
    place = await front.table_of(asked, watching=True)
    return await front.worker.page(Outcome(place, page="log"), asked.person, asked.texts)


async def record(front: Front, asked: Asked) -> Answer:
    """The last game that was finished in the channel, or at the only table of whoever asks in private, as a file."""
    place = asked.place or await front.table_of(asked)
    await asked.reply.hand_over(await last_record(front.tables.ledger, place), asked.texts.say("record-caption"))
    return None


async def stats(front: Front, asked: Asked, mine: bool) -> Answer:
    ledger = front.tables.ledger
    if mine or asked.place is None:
        return "\n".join(await ledger.of_person(asked.person, asked.texts))
    return "\n".join(await ledger.of_place(asked.place, asked.texts))


async def settings(front: Front, asked: Asked) -> Answer:
    """The page of one's own settings."""
    return await preferences.preferences(front.tables, asked.person, asked.texts)


async def help(asked: Asked) -> Answer:
    """How it works. Commands are called as Discord shows them to that person, whatever language they chose here."""
    shown = Texts(spoken(asked.person.language))
    names = {name: shown.say(f"slash-{name}") for name in COMMANDS}
    return asked.texts.say("slash-help-private" if asked.place is None else "slash-help-channel", **names)
