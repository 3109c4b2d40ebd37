"""Stores what people have had explained, when they get up from a table (see `guide`)."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from bots.refusals import NoTable
from bots.tables.guide import counts_of
from bots.tables.repository import TableRepository
from bots.teaching.seen import SETTING, join_seen, parse_seen, seen_text
from storage.people import People
from storage.places import Place


async def store_lessons(people: People, repository: TableRepository, place: Place) -> None:
    """Store what the people at that table have had explained, because they may not come back to it."""
    with suppress(NoTable):
        await store_counts(people, await repository.read(place, counts_of))


async def store_counts(people: People, counts: Mapping[str, Mapping[str, int]]) -> None:
    """Store these counts with the settings of their people; where more is stored already, that stays."""
    for person, seen in counts.items():
        stored = (await people.settings(person)).get(SETTING, "")
        together = seen_text(join_seen(parse_seen(stored), seen))
        if together != stored:
            await people.change(person, **{SETTING: together})
