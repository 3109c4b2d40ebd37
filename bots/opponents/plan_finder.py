"""Finds plans for the strong computer players of live tables, one kingdom after the other.

The problem: a good plan for a kingdom that nobody has planned for takes many simulated games, and people who play must
not wait for them.

The idea: another process looks for a plan (`plan_process`) as soon as it is known what would be played. The game begins
whenever people want, and the strong player plays soundly until there is a plan: a first one after some seconds, then a
better one. It is stored with the table, so that every worker has it and it survives a restart; a rematch in the same
kingdom has it from the start.

The rules: one process at a time, at the lowest priority; a table without any plan comes before one that has a first
plan. Nothing is planned twice. If something fails, the player goes on with what it has, and the kingdom is not tried
again before the next start. A restart before the better plan is found leaves the first one.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from bots import redacted_log
from bots.opponents.plan_process import NoPlan, find_elsewhere
from bots.refusals import NoTable
from bots.tables.plans import WantedPlan, missing_plan, wanted_plan
from bots.tables.repository import TableRepository
from engine import Plan, Setup
from storage.errors import StorageError
from storage.places import Place
from storage.table import Table
from storage.tuned_plan import TunedPlan

logger = logging.getLogger(__name__)
MOST_WAITING: Final = 200  # tables; the oldest is dropped beyond that, and looked at again after its next change
FIRST_GAMES: Final = 1500  # that a first plan is found with


class PlanFinder:
    """Looks at every table that has changed, and finds a plan where one is missing; `games` 0 turns that off."""

    def __init__(self, repository: TableRepository, games: int) -> None:
        self.repository = repository
        self.games = games
        self._waiting: OrderedDict[Place, None] = OrderedDict()
        self._improving: OrderedDict[Place, WantedPlan] = OrderedDict()  # tables with a first plan
        self._has_work = asyncio.Event()
        self._looking = False
        self._hopeless: set[str] = set()  # the keys of plans that could not be found

    def touch(self, place: Place) -> None:
        """Look at the table of that place soon, because it has changed."""
        if not self.games:
            return
        self._waiting[place] = None
        if len(self._waiting) > MOST_WAITING:
            self._waiting.popitem(last=False)
        self._has_work.set()

    @property
    def is_busy(self) -> bool:
        """Whether there is a table to look at, or a plan being looked for."""
        return bool(self._waiting or self._improving) or self._looking

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Find plans until the end of the block."""
        task = asyncio.create_task(self.run())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def run(self) -> None:
        """Find plans until cancelled."""
        while True:
            await self._has_work.wait()
            self._looking = True
            try:
                if self._waiting:
                    await self._look_at(self._waiting.popitem(last=False)[0])
                elif self._improving:
                    await self._improve(*self._improving.popitem(last=False))
                else:
                    self._has_work.clear()
            except (NoTable, StorageError):
                pass  # it is looked at again after its next change
            except Exception as fault:
                redacted_log.report(logger, "no plan could be found", fault)
            finally:
                self._looking = False

    async def _look_at(self, place: Place) -> None:
        """Find a first plan for the table if it has none."""
        missing = await self.repository.read(place, missing_plan, newest=False)
        if missing is None or missing.key in self._hopeless:
            return
        await self._plan(place, missing, min(self.games, FIRST_GAMES))
        if self.games > FIRST_GAMES:
            self._improving[place] = missing
            if len(self._improving) > MOST_WAITING:
                self._improving.popitem(last=False)

    async def _improve(self, place: Place, wanted: WantedPlan) -> None:
        """Find a better plan for the table if it still follows that one."""
        now = await self.repository.read(place, wanted_plan, newest=False)
        if now is not None and now.key == wanted.key not in self._hopeless:
            await self._plan(place, now, self.games)

    async def _plan(self, place: Place, wanted: WantedPlan, games: int) -> None:
        """Find a plan by simulating that number of games, and store it with the table."""
        try:
            plan = await self._find(wanted.setup, wanted.players, games)
        except (NoPlan, OSError) as reason:
            self._hopeless.add(wanted.key)
            logger.warning("no plan could be found for a kingdom: %s", type(reason).__name__)
            return
        await self.repository.change(place, lambda table: _keep(table, wanted.key, plan), by_person=False)

    async def _find(self, setup: Setup, players: int, games: int) -> Plan:
        return await find_elsewhere(setup, players, games)


def _keep(table: Table, key: str, plan: Plan) -> None:
    """Store the plan with the table, unless another kingdom is being played there by now."""
    wanted = wanted_plan(table)
    if wanted is not None and wanted.key == key:
        table.tuned = TunedPlan(key, plan)
