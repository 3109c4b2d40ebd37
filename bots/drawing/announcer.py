"""Follows what the operator of the bot decides, and shows announcements at all live tables.

An announcement changes every table at once. Redrawing all of them at once would use up what the platforms accept, and
people who play would have to wait: so tables are redrawn one after the other, with pauses.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Container
from typing import Final

from bots import redacted_log
from bots.drawing.redrawer import Redrawer
from bots.refusals import NoTable
from bots.tables.operator_policy import PAUSE, OperatorPolicy
from bots.tables.registry import LIVE
from bots.tables.repository import TableRepository
from storage.errors import BadTable, NoServer
from storage.places import Place

logger = logging.getLogger(__name__)
RETRY: Final = 5.0  # seconds before redrawing is tried again
# Seconds between two tables. Each has about three messages, so this takes half of the thirty per second that Telegram
# accepts, and leaves the other half to people who play.
BETWEEN_TABLES: Final = 0.2


class Announcer:
    """Keeps a worker's copy of the operator's decisions up to date, and its tables with it."""

    def __init__(
        self, policy: OperatorPolicy, repository: TableRepository, redrawer: Redrawer, platforms: Container[str]
    ) -> None:
        self.policy = policy
        self.repository = repository
        self.redrawer = redrawer
        self.platforms = platforms  # whose tables this worker draws
        self._has_news = asyncio.Event()  # the announcement has changed

    async def refresh(self) -> None:
        """Learn what the operator has changed."""
        was_draining = self.policy.rules.draining
        try:
            await self.policy.refresh()
            if self.policy.rules.draining != was_draining:
                logger.info("new games may begin again" if was_draining else "draining: no new game begins")
        except NoServer:
            pass  # what was known last stays in force; timers report that storage does not answer
        except Exception as fault:
            redacted_log.report(logger, "what the operator allows could not be read; retrying", fault)

    async def follow(self) -> None:
        """Go on learning what changes; have live tables redrawn when an announcement begins, changes or ends."""
        shown = self.policy.announcement
        while True:
            await asyncio.sleep(PAUSE)
            await self.refresh()
            if self.policy.announcement != shown:
                shown = self.policy.announcement
                self._has_news.set()

    async def redraw(self) -> None:
        """Whenever there is a new announcement, redraw every live table, slowly; if that fails, do it once more."""
        while True:
            await self._has_news.wait()
            self._has_news.clear()
            try:
                for place in await self.repository.store.index.all():
                    if self._has_news.is_set():
                        break
                    if place.platform in self.platforms and await self._is_live(place):
                        self.redrawer.touch(place)
                        await asyncio.sleep(BETWEEN_TABLES)
            except Exception as fault:
                redacted_log.report(logger, "not every table could be redrawn; retrying", fault)
                self._has_news.set()
                await asyncio.sleep(RETRY)

    async def _is_live(self, place: Place) -> bool:
        try:
            return await self.repository.read(place, lambda table: table.place == place and table.phase in LIVE)
        except (NoTable, BadTable):
            return False
