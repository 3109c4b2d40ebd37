"""Commands that do something at a table. The screens tell what came of it."""

from __future__ import annotations

from bots.desire import audience
from bots.pages import may, page
from bots.presses import Outcome
from bots.screens import Screen
from bots.seats import with_hand
from bots.telegram_bot.asked import Asked, groups_only, table_of
from bots.telegram_bot.front import Front
from bots.telegram_bot.markup import SHAPE
from bots.telegram_bot.names import title_of
from bots.telegram_bot.private import games


async def new(front: Front, asked: Asked) -> None:
    """A new table stands below the command."""
    groups_only(asked)
    place = await front.tables.open(asked.place, asked.person, title_of(asked.message))
    front.worker.drawing.anew(place, "table")


async def join(front: Front, asked: Asked) -> None:
    groups_only(asked)
    await front.tables.join(await table_of(front, asked), asked.person)


async def leave(front: Front, asked: Asked) -> None:
    await front.tables.leave(await table_of(front, asked), asked.person)


async def begin(front: Front, asked: Asked) -> None:
    place = await table_of(front, asked)
    await front.with_rights(asked.user, place, lambda person: front.tables.start(place, person))


async def table(front: Front, asked: Asked) -> None:
    """The table stands below the command."""
    groups_only(asked)
    front.worker.drawing.anew(await table_of(front, asked), "table")


async def settings_here(front: Front, asked: Asked) -> None:
    """The options are open on the table, which stands below the command."""
    place = await table_of(front, asked)
    await front.with_rights(asked.user, place, lambda person: front.worker.open_options(place, person, "options"))
    front.worker.drawing.anew(place, "table")


async def hand(front: Front, asked: Asked) -> None:
    """The panel comes anew; whoever has never opened the private chat is shown the way."""
    if not asked.in_group and len(await front.tables.places_of(asked.person)) > 1:
        await games(front, asked)
        return
    place = await table_of(front, asked)
    seat = await front.worker.shelf.read(place, lambda table: with_hand(table, asked.person))
    if audience(seat) in await front.worker.drawing.unreachable(place):
        texts = await front.texts_for(asked.message)
        front.voice.reply(asked.message, Screen(texts.say("open-private"), unreached=True), texts)
    front.worker.drawing.anew(place, audience(seat))


async def undo(front: Front, asked: Asked) -> None:
    await front.tables.undo(await table_of(front, asked), asked.person)


async def nudge(front: Front, asked: Asked) -> None:
    await front.tables.nudge(await table_of(front, asked), asked.person)


async def rematch(front: Front, asked: Asked) -> None:
    await front.tables.rematch(await table_of(front, asked), asked.person)


async def resign(front: Front, asked: Asked) -> None:
    await _sure(front, asked, "resign")


async def stop(front: Front, asked: Asked) -> None:
    await _sure(front, asked, "stop")


async def _sure(front: Front, asked: Asked, what: str) -> None:
    """Asked once more, below the command; only its writer can say yes."""
    place, read = await table_of(front, asked), front.worker.shelf.read
    await front.with_rights(asked.user, place, lambda person: read(place, lambda table: may(table, person, what)))
    texts = await front.texts_for(asked.message)
    screen = await page(front.tables, Outcome(place, page=what), asked.person, texts, SHAPE)
    front.voice.reply(asked.message, screen, texts)
