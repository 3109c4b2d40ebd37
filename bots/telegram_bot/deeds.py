"""Commands that do something at a table. The screens tell what came of it."""

from __future__ import annotations

from bots import lobby, play
from bots.desire import audience
from bots.pages import page
from bots.people import Person
from bots.presses import Outcome
from bots.refusals import NoTable, Refusal
from bots.screens import Screen
from bots.seats import seated
from bots.tables import LIVE
from bots.telegram_bot.asked import Asked, groups_only, table_of
from bots.telegram_bot.front import Front
from bots.telegram_bot.markup import SHAPE
from bots.telegram_bot.names import title_of
from bots.telegram_bot.private import games
from storage.places import Place
from storage.table import OVER, PLAYING, Table


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
    seat = await front.worker.shelf.read(place, lambda table: _with_hand(table, asked.person))
    if audience(seat) in await front.worker.drawing.unreachable(place):
        texts = await front.texts_for(asked.message)
        front.voice.reply(asked.message, Screen(texts.say("open-private"), unreached=True), texts)
    front.worker.drawing.anew(place, audience(seat))


def _with_hand(table: Table, person: Person) -> int:
    seat = seated(table, person)
    if table.game is None or table.phase not in (PLAYING, OVER):
        raise Refusal("no-game")
    return seat


async def undo(front: Front, asked: Asked) -> None:
    await front.tables.undo(await table_of(front, asked), asked.person)


async def nudge(front: Front, asked: Asked) -> None:
    await front.tables.nudge(await table_of(front, asked), asked.person)


async def rematch(front: Front, asked: Asked) -> None:
    await front.tables.rematch(await table_of(front, asked), asked.person)


async def resign(front: Front, asked: Asked) -> None:
    def can(table: Table, person: Person) -> None:
        seated(table, person)
        play.game_of(table)

    place = await table_of(front, asked)
    await front.worker.shelf.read(place, lambda table: can(table, asked.person))
    await _sure(front, asked, place, "resign")


async def stop(front: Front, asked: Asked) -> None:
    def can(table: Table, person: Person) -> None:
        if table.phase not in LIVE:
            raise NoTable
        lobby.only_rulers(table, person)

    place = await table_of(front, asked)
    read = front.worker.shelf.read
    await front.with_rights(asked.user, place, lambda person: read(place, lambda table: can(table, person)))
    await _sure(front, asked, place, "stop")


async def _sure(front: Front, asked: Asked, place: Place, what: str) -> None:
    """Asked once more, below the command; only its writer can say yes."""
    texts = await front.texts_for(asked.message)
    screen = await page(front.tables, Outcome(place, page=what), asked.person, texts, SHAPE)
    front.voice.reply(asked.message, screen, texts)
