"""Asks storage again and again whether it answers."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from storage.connection import Client

logger = logging.getLogger(__name__)
PAUSE = 2.0  # seconds between two questions
SLOW = 10.0  # seconds after which a question counts as not answered; a server that restarts takes less
STUCK = 120.0  # seconds; a question has been answered or given up long before


class StorageProbe:
    """Whether storage answers."""

    def __init__(self, steady: Callable[[], float] = time.monotonic, pause: float = PAUSE) -> None:
        self._answered = False
        self._steady = steady
        self._pause = pause
        self._asked: float | None = None  # when the question was asked that has not been answered yet

    @property
    def answers(self) -> bool:
        """True if storage has answered the last question, unless the next one has been waiting for too long."""
        return self._answered and self._waiting() <= SLOW

    @property
    def is_stuck(self) -> bool:
        """True if a question was neither answered nor given up: something here hangs."""
        return self._waiting() > STUCK

    def _waiting(self) -> float:
        return self._steady() - self._asked if self._asked is not None else 0.0

    def _note(self, trouble: Exception | None) -> None:
        if self._answered and trouble is not None:
            logger.error("storage does not answer: %s", type(trouble).__name__)
        elif not self._answered and trouble is None:
            logger.info("storage answers")
        self._answered = trouble is None

    async def run(self, client: Client) -> None:
        """Ask until cancelled. The client retries for some seconds before it gives up."""
        while True:
            self._asked = self._steady()
            trouble: Exception | None = None
            try:
                await client.ping()
            except Exception as fault:  # there is no server, or it refuses
                trouble = fault
            self._note(trouble)
            self._asked = None
            await asyncio.sleep(self._pause)
