"""Commands that only tell something, below the command."""

from __future__ import annotations

import re

from bots import preferences
from bots.desire import stamp_of
from bots.presenter import explain, present_kingdom, present_log
from bots.records import last_record
from bots.refusals import Refusal
from bots.search import card_named
from bots.telegram_bot.asked import Asked, table_of
from bots.telegram_bot.front import Front
from bots.telegram_bot.markup import SHAPE
from bots.telegram_bot.names import is_nobody


async def card(front: Front, asked: Asked) -> None:
    if not asked.words:
        raise Refusal("card-how")
    texts = await front.texts_for(asked.message)
    front.voice.reply(asked.message, explain(card_named(asked.words, texts), texts), texts)


async def kingdom(front: Front, asked: Asked) -> None:
    """Shows the kingdom; with ten cards named, before the game, chooses them."""
    place, texts = await table_of(front, asked), await front.texts_for(asked.message)
    if asked.words:
        await _choose(front, asked)
        return
    shown = await front.worker.shelf.read(
        place, lambda table: table.options.cards if table.game is None else table.game.view(None)
    )
    screen = present_kingdom(shown, texts=texts, shape=SHAPE, title=texts.say("kingdom-title"))
    front.voice.reply(asked.message, screen, texts)


async def _choose(front: Front, asked: Asked) -> None:
    if is_nobody(asked.message):
        raise Refusal("anonymous")
    place, texts = await table_of(front, asked), await front.texts_for(asked.message)
    names = [name for name in re.split(r"[,;\n]", asked.words) if name.strip()]
    cards = ",".join(card_named(name, texts) for name in names)
    await front.with_rights(asked.user, place, lambda person: front.tables.choose(place, person, "own", cards))


async def log(front: Front, asked: Asked) -> None:
    """In a group the log is what all may know."""
    place, texts = await table_of(front, asked), await front.texts_for(asked.message)
    reader = None if asked.in_group else asked.person
    lines = await front.tables.ledger.lines(place, reader, texts)
    stamp, title = await front.worker.shelf.read(place, lambda table: (stamp_of(table), table.title))
    screen = present_log(lines, 0, texts=texts, stamp=stamp, shape=SHAPE, title=title)
    front.voice.reply(asked.message, screen, texts)


async def record(front: Front, asked: Asked) -> None:
    """The last game that was finished in the group, or at the only table of whoever asks in private, as a file."""
    if asked.in_group:
        place = await front.worker.shelf.find(asked.place) or asked.place
    else:
        place = await table_of(front, asked)
    texts = await front.texts_for(asked.message)
    front.voice.hand_over(asked.message, await last_record(front.tables.ledger, place), texts.say("record-caption"))


async def stats(front: Front, asked: Asked) -> None:
    texts = await front.texts_for(asked.message)
    if asked.in_group:
        lines = await front.tables.ledger.of_place(asked.place, texts)
    else:
        lines = await front.tables.ledger.of_person(asked.person, texts)
    front.voice.reply(asked.message, "\n".join(lines), texts)


async def own_settings(front: Front, asked: Asked) -> None:
    """The page of one's own settings."""
    texts = await front.texts_for(asked.message)
    front.voice.reply(asked.message, await preferences.preferences(front.tables, asked.person, texts), texts)


async def help(front: Front, asked: Asked) -> None:
    texts = await front.texts_for(asked.message)
    front.voice.reply(asked.message, texts.say("help-group" if asked.in_group else "help-private"), texts)
