"""The list of the tables at which a person plays: the command `games`."""

from __future__ import annotations

from functools import partial
from typing import Any, Final, NamedTuple

from bots.adapter.dispatcher import Dispatcher
from bots.adapter.request import Answer, Request
from bots.adapter.solo import home
from bots.language.texts import Texts
from bots.people import Person
from bots.screens.mentions import cut_to
from bots.screens.model import Button, Screen
from bots.screens.shared_table import stamp_of
from bots.tables import deadlines
from bots.tables.tokens import HAND
from storage.table import LOBBY, PLAYING, Table

MOST_LISTED: Final = 20  # tables in a list; more would not fit into one message


async def games(dispatcher: Dispatcher[Any], request: Request) -> Answer:
    """List the tables of the person, each with a button for its panel; if there are many, those waiting for them."""
    texts = await request.texts()
    entries = []
    for place in await dispatcher.tables.places_of(request.person):
        look = partial(_list_entry, person=request.person, texts=texts, room=dispatcher.worker.shape(place).label)
        entries.append(await dispatcher.worker.repository.read(place, look))
    if len(entries) > MOST_LISTED:
        entries = sorted(entries, key=lambda entry: entry.urgency)[:MOST_LISTED]
    if not entries:
        return await home(dispatcher, request, texts.say("games-none"))
    lines = [texts.say("games-title"), *(entry.line for entry in entries)]
    return Screen("\n".join(lines), tuple((entry.button,) for entry in entries if entry.button))


class ListEntry(NamedTuple):
    """A table in a person's list: a line about it, and a button for its panel if there is one yet."""

    urgency: int  # 0 if it is waiting for the person
    line: str
    button: Button | None = None


def _list_entry(table: Table, person: Person, texts: Texts, room: int) -> ListEntry:
    title = table.title or texts.say("table-default")
    if table.phase == LOBBY:
        return ListEntry(2, texts.say("games-lobby", table=title))
    waiting = texts.join_names([table.seats[seat].name for seat in deadlines.nameable(table)])
    key = "games-waiting" if waiting else "games-playing" if table.phase == PLAYING else "games-over"
    key = "games-yours" if table.seat_of(person.id) in deadlines.awaited(table) else key
    button = Button(cut_to(texts.say("button-hand-at", table=title), room), stamp_of(table).token(HAND))
    urgency = 0 if key == "games-yours" else 1 if table.phase == PLAYING else 3
    return ListEntry(urgency, texts.say(key, table=title, who=waiting), button)
