"""Commands with which the host controls a bot that is running: blocking, announcing, draining, closing tables.

They write to the storage that all workers share. Workers look every few seconds whether something has changed
(`bots.tables.operator_policy`); a table that was closed here is drawn by the worker that its alarm goes off at.
"""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from bots.operations.stored_tables import NAME, find_open
from bots.people import tidy
from bots.settings import BadSetting, parse_id
from bots.tables.deadlines import Limits
from bots.tables.operator_policy import LONGEST_ANNOUNCEMENT
from bots.tables.registry import LIVE
from bots.worker import Worker
from storage.connection import Client
from storage.errors import StorageError
from storage.operator_rules import OperatorRulesStore
from storage.places import BadPlace, Place
from storage.redis_store import Store
from storage.table import PLAYING

HOUR: Final = 3600
MOST_HOURS: Final = 720
LONGEST_REASON: Final = 200  # characters
EXAMPLE: Final = "telegram:-1001234567890 or discord:123456789012345678"


def parse(word: str) -> Place:
    """Return the person, chat or place that the host means; raise BadSetting if it is none."""
    try:
        return parse_id(word)
    except BadPlace:
        raise BadSetting(f"{word!r} is not an id like {EXAMPLE}") from None


# -- blocking ----------------------------------------------------------------------------------------------------------


async def block(client: Client, id: Place, why: str) -> list[str]:
    """Block a person or a chat; return what to tell the host, also about the tables that are open there."""
    is_new = await OperatorRulesStore(client).block(id.text, tidy(why, LONGEST_REASON))
    done = f"{id.text} is blocked" if is_new else f"{id.text} was blocked already; the reason is replaced"
    there = [found.place async for found in find_open(Store(client, NAME), id)]
    return [done, *(f"a table is still open there; to close it: close {place}" for place in there)]


async def unblock(client: Client, id: Place) -> str:
    """Lift a block."""
    if not await OperatorRulesStore(client).unblock(id.text):
        raise StorageError(f"{id.text} is not blocked")
    return f"{id.text} is no longer blocked"


async def list_blocked(client: Client) -> list[str]:
    """Return everybody who is blocked, with the reasons, one per line."""
    blocked = (await OperatorRulesStore(client).read()).blocked
    return [f"{id}: {why}" if why else id for id, why in sorted(blocked.items())] or ["nobody is blocked"]


# -- announcing and draining -------------------------------------------------------------------------------------------


class Announcement(NamedTuple):
    """A line for all tables."""

    text: str
    seconds: int


def parse_announcement(text: str, hours: str) -> Announcement:
    """Return the announcement that the host means; raise BadSetting if it cannot be shown."""
    if not hours.isdecimal() or not 0 < int(hours) <= MOST_HOURS:
        raise BadSetting(f"--hours must be a whole number from 1 to {MOST_HOURS}, not {hours!r}")
    shown = tidy(text, len(text))
    if not shown:
        raise BadSetting("there is no text to announce")
    if len(shown) > LONGEST_ANNOUNCEMENT:
        raise BadSetting(f"the text has {len(shown)} characters; at most {LONGEST_ANNOUNCEMENT} fit on every table")
    return Announcement(shown, int(hours) * HOUR)


async def announce(client: Client, announcement: Announcement) -> str:
    """Show this at all live tables."""
    until = int(time.time()) + announcement.seconds
    await OperatorRulesStore(client).announce(announcement.text, until)
    return f"all tables show this until {time.strftime('%Y-%m-%d %H:%M', time.localtime(until))}: {announcement.text}"


async def clear_announcement(client: Client) -> str:
    """Show no announcement any longer."""
    await OperatorRulesStore(client).announce("", 0)
    return "no announcement is shown any longer"


async def drain(client: Client, on: bool) -> str:
    """Let no new game begin, or let them begin again."""
    await OperatorRulesStore(client).drain(on)
    return "no new game begins; `stats` counts those still running" if on else "new games may begin again"


# -- closing -----------------------------------------------------------------------------------------------------------


async def close_table(client: Client, limits: Limits, place: Place) -> str:
    """Close the live table of that place, and have a worker draw that."""
    worker = Worker(client, limits=limits)
    found = await worker.repository.find(place)
    phase = "" if found is None else await worker.repository.read(found, lambda table: table.phase)
    if found is None or phase not in LIVE:
        raise StorageError(f"there is no open table at {place.text}")
    await worker.tables.close(found, by_operator=True)
    await worker.alarms.set(found, worker.repository.now())  # only now: a worker that looks before sees nothing to do
    return f"the {'game' if phase == PLAYING else 'table'} at {found.text} is closed"
