"""The stored tables as the host sees them: where they are, how far they are, and how many people they have.

Nothing here says who they are, what they wrote or what is hidden in a game.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Final, NamedTuple

from bots.settings import PLATFORMS
from bots.tables.registry import LIVE
from storage.connection import Client
from storage.errors import BadTable
from storage.places import Place
from storage.redis_store import Store
from storage.table import Table

NAME: Final = b"control"  # of this worker; it changes no table
PHASES: Final = {"lobby": "open", "playing": "being played", "over": "finished", "closed": "closed"}
COLUMNS: Final = ("PLACE", "SERVER", "PHASE", "PEOPLE", "COMPUTERS", "TURN", "IDLE")
UNITS: Final = ((86_400, "days"), (3_600, "hours"), (60, "minutes"))


async def read_table(store: Store, place: Place) -> Table | None:
    """Return the table of that place; None if there is none, or if it moved away. Raise BadTable if it is damaged."""
    stored = await store.load(place)
    if stored is None or stored.moved is not None:
        return None
    return Table.unpack(place, stored.revision, stored.data)


class OpenTable(NamedTuple):
    """A table whose game is being played or has not begun."""

    table: Table
    server: str  # the id of the server, which has several channels; an empty text if it has none or it is not known

    @property
    def place(self) -> str:
        return self.table.place.text

    def is_in(self, chat: Place) -> bool:
        """True if that chat is its server, its channel, or its own thread."""
        place = self.table.place
        if place.platform != chat.platform or chat.thread not in ("", place.thread):
            return False
        return chat.channel == place.channel or (chat.channel == self.server and not chat.thread)


async def find_open(store: Store, chat: Place | None = None) -> AsyncIterator[OpenTable]:
    """Yield the open tables of a server, a channel or a thread, or of all chats; skip those that are damaged.

    A game in the terminal is in no chat.
    """
    for place in await store.index.all() if chat is None else await store.index.of_platform(chat.platform):
        if place.platform not in PLATFORMS:
            continue
        try:
            table = await read_table(store, place)
        except BadTable:
            continue
        if table is not None and table.phase in LIVE:
            found = OpenTable(table, await store.server_of(place.platform, place.channel))
            if chat is None or found.is_in(chat):
                yield found


async def list_open(client: Client, chat: Place | None = None, clock: Callable[[], float] = time.time) -> list[str]:
    """Return the open tables, one per line, those first that have been idle for the longest time."""
    now = int(clock())
    found = [each async for each in find_open(Store(client, NAME), chat)]
    found.sort(key=lambda each: (each.table.touched, each.place))
    if not found:
        return ["no table is open" if chat is None else f"no table is open at {chat.text}"]
    return _align([COLUMNS, *(_row(each, now) for each in found)])


def _row(found: OpenTable, now: int) -> tuple[str, ...]:
    table = found.table
    people = len(table.people())
    counts = str(people), str(len(table.seats) - people), _turn(table)
    return (found.place, found.server or "-", PHASES[table.phase], *counts, _duration(now - table.touched))


def _turn(table: Table) -> str:
    """Return the number of the turn, as everybody at the table sees it."""
    if table.game is None:
        return "-"
    view = table.game.view(None)
    return str(view.players[view.current].turns + 1)


def _duration(seconds: int) -> str:
    length, unit = next((unit for unit in UNITS if seconds >= 2 * unit[0]), (1, "seconds"))
    return f"{max(0, seconds) // length} {unit}"


def _align(rows: Iterable[tuple[str, ...]]) -> list[str]:
    """Return the rows as lines, in columns."""
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
