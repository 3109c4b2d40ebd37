"""Commands of the private chat: opening it, with and without a link, and all one's tables."""

from __future__ import annotations

from bots import pace
from bots.desire import stamp_of
from bots.people import Person
from bots.refusals import NoTable, Refusal
from bots.rendering import within
from bots.screens import Button, Screen
from bots.telegram_bot import knowledge
from bots.telegram_bot.asked import Asked
from bots.telegram_bot.front import Front
from bots.telegram_bot.markup import HELLO, SHAPE
from bots.telegram_bot.names import place_from
from bots.texts import Texts
from bots.tokens import HAND
from storage.places import Place
from storage.table import LOBBY, PLAYING, Table


async def start(front: Front, asked: Asked) -> None:
    """The private chat is open; a deep link also takes a seat at the table it came from."""
    if asked.in_group:
        if asked.words != HELLO:  # a bot that was invited by the button has said hello already
            await knowledge.help(front, asked)
        return
    place = place_from(asked.words) if asked.words else None
    try:
        if place is not None:
            await _join_from(front, asked, place)
        else:
            texts = await front.texts_for(asked.message)
            front.voice.reply(asked.message, texts.say("welcome"), texts, invite=True)
    finally:
        await front.welcome(asked.user, anew=True)  # with the chat, the old panels may have been deleted


async def _join_from(front: Front, asked: Asked, place: Place) -> None:
    if not await front.is_member(asked.user.id, place):
        raise Refusal("not-member")
    if not await front.has_table(place):
        raise NoTable
    texts = await front.texts_for(asked.message)
    here = await front.worker.shelf.find(place) or place
    seat, title = await front.worker.shelf.read(here, lambda table: (table.seat_of(asked.person.id), table.title))
    if seat is None:
        await front.tables.join(here, asked.person)
    said = texts.say("joined-private" if seat is None else "seated-private", table=title)
    front.voice.reply(asked.message, said, texts)


async def games(front: Front, asked: Asked) -> None:
    """All tables of that person, each with a button for its panel."""
    texts = await front.texts_for(asked.message)
    lines, rows = [texts.say("games-title")], []
    for place in await front.tables.places_of(asked.person):
        line, button = await front.worker.shelf.read(place, lambda table: _listed(table, asked.person, texts))
        lines.append(line)
        rows += [(button,)] if button else []
    if lines[1:]:
        front.voice.reply(asked.message, Screen("\n".join(lines), tuple(rows)), texts)
    else:
        front.voice.reply(asked.message, texts.say("games-none"), texts, invite=True)


def _listed(table: Table, person: Person, texts: Texts) -> tuple[str, Button | None]:
    """A table in a line, and the button for its panel once there is one."""
    title = table.title or table.place.text
    if table.phase == LOBBY:
        return texts.say("games-lobby", table=title), None
    waiting = texts.joined([table.seats[seat].name for seat in pace.nameable(table)])
    key = "games-waiting" if waiting else "games-playing" if table.phase == PLAYING else "games-over"
    key = "games-yours" if table.seat_of(person.id) in pace.awaited(table) else key
    label = within(texts.say("button-hand-at", table=title), SHAPE.label)
    button = Button(label, stamp_of(table).token(HAND))
    return texts.say(key, table=title, who=waiting), button
