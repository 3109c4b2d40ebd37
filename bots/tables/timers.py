"""Timers: run timed work at tables when it is due: warnings, computer players' answers, closing, counting.

Any number of workers may run them. A worker claims the tables that are due for the time of a lease; if it dies, another
worker claims them again once the lease has run out.

If the clock is set back, all alarms are too late. A worker that is running notices that and looks at every table at
once; one that starts finds these tables when it reads all of them (`Worker`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from typing import TypeAlias

from bots import redacted_log
from bots.refusals import NoTable
from bots.tables import deadlines, holding, lobby, play, stand_ins
from bots.tables.use_cases import Tables
from storage.alarms import Alarms
from storage.places import Place
from storage.table import CLOSED, PLAYING, Table

logger = logging.getLogger(__name__)

AnnouncedAt: TypeAlias = Callable[[Place], Awaitable[int | None]]

LEASE = 30  # seconds after which another worker may claim a table whose worker died
PAUSE = 1.0  # seconds between two searches for due tables


class Timers:
    """Claims tables that are due and does what is due at them; no table is claimed by two workers at once."""

    def __init__(
        self, tables: Tables, alarms: Alarms, platforms: Collection[str] = (), announced_at: AnnouncedAt | None = None
    ) -> None:
        self.tables = tables
        self.alarms = alarms
        self.platforms = platforms  # whose tables this worker can draw; if empty, it claims all
        self.announced_at = announced_at  # when people were shown that a table will be closed; None if not yet
        self._last_search = 0  # the time of the last search for due tables

    async def run(self) -> None:
        """Claim and handle due tables until cancelled, each in a task of its own, so that no table delays another."""
        running: set[asyncio.Task[None]] = set()
        try:
            while True:
                try:
                    running |= set(await self._claim_due())
                except Exception as fault:
                    redacted_log.report(logger, "looking for due tables failed; retrying", fault)
                await asyncio.sleep(PAUSE)
                running = {task for task in running if not task.done()}
        finally:
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)

    async def run_all_due(self) -> int:
        """Do everything that is due now; return how many tables that were."""
        tasks = await self._claim_due()
        await asyncio.gather(*tasks)
        return len(tasks)

    async def _claim_due(self) -> list[asyncio.Task[None]]:
        """Claim the tables that are due, and start a task for each."""
        now = self.tables.repository.now()
        if now < self._last_search - deadlines.SKEW:
            logger.warning("the clock was set back by %d seconds: looking at all tables", self._last_search - now)
            await self.alarms.advance(now)
        self._last_search = now
        places = await self.alarms.claim(now, LEASE, platforms=self.platforms)
        return [asyncio.create_task(self._run_due_safely(place, now + LEASE)) for place in places]

    async def _run_due_safely(self, place: Place, claimed_until: float) -> None:
        try:
            await self.run_due(place, claimed_until)
        except Exception as fault:
            # The table stays claimed, and is due again when the lease has run out.
            redacted_log.report(
                logger, f"{place.text}: timed work failed; it is retried when the lease has run out", fault
            )

    async def run_due(self, place: Place, claimed_until: float) -> None:
        """Do what is due at that table, and set its next alarm."""
        try:
            announced = await self._announcement_time(place)
            found = await self.tables.repository.change(
                place, lambda table: self._act(table, announced), by_person=False
            )
        except NoTable:
            await self.alarms.settle(place, None, claimed_until)
            return
        if found.phase == CLOSED:
            self.tables.repository.notify(found.place)  # another process may have closed it, and set the alarm for that
        if found.uncounted:
            await self.tables.count(found.place)
        due = await self.tables.repository.read(found.place, lambda table: table.due)
        # A table that has moved has another alarm at its new place.
        await self.alarms.settle(place, due if due and found.place == place else None, claimed_until)

    async def _announcement_time(self, place: Place) -> int | None:
        """Return when people could first see that the table will be closed; None if they could not yet."""
        now, limits = self.tables.repository.now(), self.tables.limits
        found = await self.tables.repository.read(
            place, lambda table: table.place if deadlines.is_abandoned(table, now, limits) else None
        )
        return None if found is None or self.announced_at is None else await self.announced_at(found)

    def _act(self, table: Table, announced: int | None) -> Table:
        now, limits = self.tables.repository.now(), self.tables.limits
        if deadlines.is_abandoned(table, now, limits):
            if self.announced_at is not None:  # the notice counts from when it could be seen
                table.expiring = max(table.expiring, now if announced is None else announced)
            if deadlines.is_abandoned(table, now, limits):
                lobby.close(table)
            return table
        if holding.is_over(table, now):
            holding.release(table)
        for seat in deadlines.warn(table, now, limits):
            if table.phase == PLAYING and table.held is None:
                stand_ins.stand_in(table, seat)
        if table.phase == PLAYING:
            play.go_on(table)
        return table
