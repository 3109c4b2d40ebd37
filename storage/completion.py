"""Completes what was restored from a backup that was made while people were playing.

Each table is in a backup as of one instant, with its answers, results and records. What belongs to a person, and the
alarms, are as of other instants: somebody may have joined, left or finished a game in between. So what leads from a
person to a table or a result, and from a time to a table, is derived from the tables and results once more. Entries too
many do no harm; they are found out when they are read.
"""

from __future__ import annotations

from collections.abc import Mapping

from storage import keys
from storage.alarms import Alarms
from storage.connection import Client
from storage.errors import WrongType
from storage.finished_games import pack_appearance, unpack_games
from storage.people import People
from storage.places import Place, parse_place
from storage.results import KEPT
from storage.scripts import Script
from storage.table import CLOSED, Table

ADD_GAME = """
drop_foreign(KEYS[1], 'hash')
redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2])
if redis.call('TTL', KEYS[1]) == -1 then redis.call('EXPIRE', KEYS[1], ARGV[3]) end
"""


class Completion:
    """Adds what is missing around restored tables and results."""

    def __init__(self, client: Client) -> None:
        self._alarms = Alarms(client)
        self._people = People(client)
        self._add_game = Script(client, ADD_GAME)
        self._client = client

    async def complete_table(self, table: Table) -> None:
        """Set the alarm of the table unless it has one, and let its people find it."""
        if table.due and not await self._has_alarm(table.place):
            await self._alarms.set(table.place, table.due)
        if table.phase != CLOSED:
            sitting = {seat.person for seat in table.seats if seat.person and not seat.resigned}
            for person in sitting.union(table.watchers):
                if not await self._finds(person, table.place):
                    await self._people.add_place(person, table.place)

    async def _has_alarm(self, place: Place) -> bool:
        try:
            return await self._client.execute_command("ZSCORE", keys.ALARMS, place.text) is not None
        except WrongType:
            return False

    async def _finds(self, person: str, place: Place) -> bool:
        """Whether a place of the person is that one, or has a signpost to it."""
        known = await self._people.places(person)
        return place in known or any([await self._target_of(each) == place for each in known])

    async def _target_of(self, place: Place) -> Place | None:
        try:
            moved = await self._client.execute_command("HGET", keys.table(place), "moved")
        except WrongType:
            return None
        return parse_place(moved) if moved else None

    async def complete_results(self, place: Place, rows: Mapping[str, bytes]) -> None:
        """Add the games of that place to the statistics of their people."""
        for game in unpack_games(rows):
            for result in game.people:
                row = pack_appearance(place, game, result)
                await self._add_game.run((keys.games_of(result.person),), game.game, row, KEPT)
