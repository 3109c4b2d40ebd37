"""What is kept beside the tables, and must agree with them: alarms, people's tables, results and records."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import AsyncIterator
from typing import Final, NamedTuple

from bench.chaos_people import Party
from engine import EngineError, Record, verify
from storage.alarms import Alarms
from storage.connection import Client
from storage.finished_games import Finished, game_id
from storage.people import People
from storage.results import Results
from storage.table import LOBBY, OVER, PLAYING, Table

LATE: Final = 600.0  # seconds after which an alarm that is still set for later is too late; a claim lasts a minute


class Missing(NamedTuple):
    """Something that should be there: what kind of thing, and which."""

    kind: str
    what: str


class Bookkeeping:
    """Compares what is kept beside a table with the table."""

    def __init__(self, client: Client) -> None:
        self._alarms = Alarms(client)
        self._people = People(client)
        self._results = Results(client)

    async def check(self, party: Party, table: Table) -> list[Missing]:
        """Return what is missing for this table, and for the games that were finished at it."""
        found = [each async for each in self._check_table(table)]
        return found + [each async for each in self._check_games(party, table)]

    async def _check_table(self, table: Table) -> AsyncIterator[Missing]:
        at = (await self._alarms.all()).get(table.place)
        if table.due and (at is None or at > max(table.due, time.time()) + LATE):
            yield Missing("missing alarms", f"due at {table.due}, set for {at}")
        if table.phase not in (LOBBY, PLAYING):
            return
        for person in (*(seat.person for seat in table.seats if seat.person and not seat.resigned), *table.watchers):
            if table.place not in await self._people.places(person):
                yield Missing("missing tables", f"{person} is not known to sit there")

    async def _check_games(self, party: Party, table: Table) -> AsyncIterator[Missing]:
        stored = await self._results.of_place(table.place)
        times = Counter(game.game for game in stored)
        for game in sorted(party.finished.keys() - uncounted_game(table)):
            if times[game] != 1:
                yield Missing("wrong results", f"{game} is stored {times[game]} times")
            if not await self._has_true_record(table, game):
                yield Missing("missing records", game)
        for finished in stored:
            async for each in self._check_people(finished):
                yield each

    async def _check_people(self, finished: Finished) -> AsyncIterator[Missing]:
        for result in finished.people:
            appearances = [each.game for each in await self._results.of_person(result.person)]
            if appearances.count(finished.game) != 1:
                yield Missing("wrong results", f"{finished.game} of {result.person}")

    async def _has_true_record(self, table: Table, game: str) -> bool:
        data = await self._results.record(table.place, game)
        try:
            return data is not None and verify(Record.from_bytes(data)) is not None
        except EngineError:
            return False


def uncounted_game(table: Table) -> set[str]:
    """Return the game that has just ended, if its result is not stored yet."""
    ended = table.phase == OVER and not table.counted and table.game is not None
    return {game_id(table.game.commitment)} if ended and table.game is not None else set()
