"""The sweeper: does what has to be done by itself when its time has come. Any number of workers may run one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

from bots import faults, pace, play
from bots.refusals import NoTable
from bots.tables import Tables
from storage.alarms import Alarms
from storage.places import Place
from storage.table import CLOSED, PLAYING, Table

logger = logging.getLogger(__name__)

LEASE = 30  # seconds after which a table whose worker died is given to another
PAUSE = 1.0  # seconds between two looks


class Sweeper:
    """Claims tables whose time has come, one worker each, and acts on them."""

    def __init__(self, tables: Tables, alarms: Alarms, platforms: Collection[str] = ()) -> None:
        self.tables = tables
        self.alarms = alarms
        self.platforms = platforms  # whose tables this worker can draw; none: it acts on all

    async def run(self) -> None:
        """Until it is cancelled, nothing that is due stays undone for long, and no table waits for another."""
        ringing: set[asyncio.Task[None]] = set()
        try:
            while True:
                try:
                    ringing |= set(await self._claimed())
                except Exception as fault:
                    faults.note(logger, "sweeping failed; it is tried again", fault)
                await asyncio.sleep(PAUSE)
                ringing = {task for task in ringing if not task.done()}
        finally:
            for task in ringing:
                task.cancel()
            await asyncio.gather(*ringing, return_exceptions=True)

    async def sweep(self) -> int:
        """All that was due has been done; how many tables that were."""
        tasks = await self._claimed()
        await asyncio.gather(*tasks)
        return len(tasks)

    async def _claimed(self) -> list[asyncio.Task[None]]:
        """What is due and is being done now, a task for each table."""
        now = self.tables.shelf.now()
        places = await self.alarms.claim(now, LEASE, platforms=self.platforms)
        return [asyncio.create_task(self._safely(place, now + LEASE)) for place in places]

    async def _safely(self, place: Place, claimed_until: float) -> None:
        try:
            await self.ring(place, claimed_until)
        except Exception as fault:
            # It stays claimed, and comes back when the lease is over.
            faults.note(logger, f"{place.text}: what was due could not be done", fault)

    async def ring(self, place: Place, claimed_until: float) -> None:
        """What was due at that table is done, and its next time is set."""
        try:
            found = await self.tables.shelf.change(place, self._act, by_person=False)
        except NoTable:
            await self.alarms.settle(place, None, claimed_until)
            return
        if found.uncounted:
            await self.tables.count(found.place)
        due = await self.tables.shelf.read(found.place, lambda table: table.due)
        # A table that has moved has an alarm of its own at its new place.
        await self.alarms.settle(place, due if due and found.place == place else None, claimed_until)

    def _act(self, table: Table) -> Table:
        now, limits = self.tables.shelf.now(), self.tables.limits
        if pace.is_abandoned(table, now, limits):
            table.phase = CLOSED
            return table
        for seat in pace.warn(table, now, limits):
            if table.phase == PLAYING:
                self._stand_in(table, seat)
        if table.phase == PLAYING:
            play.go_on(table)
        return table

    @staticmethod
    def _stand_in(table: Table, seat: int) -> None:
        """A computer player makes the decision, and after repeated absence keeps the seat."""
        table.seats[seat].missed += 1
        if table.seats[seat].missed >= pace.MISSES:
            table.seats[seat].computer = True
        else:
            play.answer_for(table, seat)
