"""Asks storage again and again whether it answers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from bots import redacted_log
from storage.connection import Client
from storage.errors import NoServer

logger = logging.getLogger(__name__)
PAUSE = 2.0  # seconds between two questions
STUCK = 120.0  # seconds; a question has been answered or given up long before


class StorageProbe:
    """Whether storage answers."""

    def __init__(self, steady: Callable[[], float] = time.monotonic, pause: float = PAUSE) -> None:
        self.answers = False
        self._steady = steady
        self._pause = pause
        self._asked: float | None = None  # when the question was asked that has not been answered yet

    @property
    def is_stuck(self) -> bool:
        """True if a question was neither answered nor given up: something here hangs."""
        return self._asked is not None and self._steady() - self._asked > STUCK

    async def run(self, client: Client) -> None:
        """Ask until cancelled. The client retries for some seconds before it gives up."""
        while True:
            self._asked = self._steady()
            try:
                await client.ping()
                self.answers = True
            except NoServer:
                self.answers = False
            except Exception as fault:  # the server refuses: it is loading its file, say
                redacted_log.report(logger, "storage does not answer as it should", fault)
                self.answers = False
            self._asked = None
            await asyncio.sleep(self._pause)
