"""Draws places again after storage may have lost something, so that people see the state that is stored.

Every table is in doubt then. Drawing all of them at once would use up what the platforms accept, and people who play
would have to wait. So each drawing of a place finds out whether it is in doubt, and puts it on a list; the places on it
are drawn one after the other, with pauses, those first where something was drawn last. The list need not be stored: the
notes tell what is left to do (`Drawn.epoch`).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bots.drawing.announcer import BETWEEN_TABLES
from storage.epochs import Epochs
from storage.errors import NoServer
from storage.places import Place
from storage.redis_store import Store

logger = logging.getLogger(__name__)
PAUSE = 5.0  # seconds between two checks whether the server was restarted


class Verifier:
    """Learns that storage may have lost something, and has all places verified, one after the other."""

    def __init__(self, epochs: Epochs, store: Store) -> None:
        self._epochs = epochs
        self._store = store
        self._places: dict[Place, float] = {}  # that are in doubt, and when they were last drawn
        self._has_places = asyncio.Event()

    def note(self, place: Place, drawn_at: float) -> None:
        """Note that a place is in doubt."""
        self._places[place] = drawn_at
        self._has_places.set()

    async def check(self) -> bool:
        """Ask for the epoch of storage; True if it is not the one that was last known."""
        last = self._store.epoch
        try:
            self._store.epoch = await self._epochs.check()
        except NoServer:
            return False  # timers report that storage does not answer
        except Exception as refusal:  # hosted servers may forbid to ask; then nothing is ever in doubt
            logger.debug("the server does not tell which run of it this is: %s", type(refusal).__name__)
            return False
        return self._store.epoch != last

    async def follow(self, begin: Callable[[], Awaitable[None]]) -> None:
        """Go on asking, and await `begin` whenever a new epoch has begun, or if it could not be asked for before."""
        while True:
            await asyncio.sleep(PAUSE)
            if await self.check():
                logger.warning("storage was restarted and may have lost something: every table is drawn again")
                await begin()

    async def run(self, verify: Callable[[Place], None]) -> None:
        """Call `verify` with each place that is in doubt, slowly."""
        while True:
            await self._has_places.wait()
            while self._places:
                newest = max(self._places, key=self._places.__getitem__)
                del self._places[newest]
                verify(newest)
                await asyncio.sleep(BETWEEN_TABLES)
            self._has_places.clear()
