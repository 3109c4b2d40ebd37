"""A worker: all parts of the house put together on one connection. Adapters talk to it and to nothing else."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress

from bots import faults, pages, presses
from bots.desire import Picked, audience, desired
from bots.drawing import Drawing
from bots.drawn import Canvas, Desired, Known
from bots.ledger import Ledger
from bots.pace import Limits
from bots.people import Person
from bots.presses import Outcome
from bots.refusals import NoTable, Stale
from bots.screens import Screen, Shape
from bots.seeds import fresh_seed
from bots.shelf import Shelf
from bots.sweeper import Sweeper
from bots.tables import Tables
from bots.texts import FALLBACK, Texts
from bots.tokens import Token
from storage.alarms import Alarms
from storage.connection import Client
from storage.people import People
from storage.places import Place
from storage.redis_store import Store
from storage.results import Results

logger = logging.getLogger(__name__)

AT_HAND = 2000  # live tables kept in memory


class Worker:
    """Everything one process needs to run tables."""

    def __init__(
        self,
        client: Client,
        canvases: Mapping[str, Canvas] | None = None,
        shapes: Mapping[str, Shape] | None = None,
        limits: Limits | None = None,
        *,
        language: str = FALLBACK,
        record_days: int = 90,
        at_hand: int = AT_HAND,
        clock: Callable[[], float] = time.time,
        seed: Callable[[], bytes] = fresh_seed,
    ) -> None:
        self.shapes = shapes or {}
        self.limits = limits or Limits()
        self.store = Store(client, fresh_seed()[:6].hex().encode())
        self.alarms = Alarms(client)
        self.people = People(client)
        self.results = Results(client, clock)
        self.shelf = Shelf(self.store, self.alarms, clock, self.limits, at_hand)
        self.ledger = Ledger(self.shelf, self.results, self.people, record_days)
        self.tables = Tables(self.shelf, self.people, self.ledger, seed, language)
        self.sweeper = Sweeper(self.tables, self.alarms)
        self.drawing = Drawing(self.store, self._desired, canvases or {}, clock=clock)
        self.shelf.changed.append(self.drawing.touch)

    # -- what should be on screen ------------------------------------------------------------------------------------

    def shape(self, place: Place) -> Shape:
        return self.shapes.get(place.platform, Shape())

    async def _desired(self, place: Place, known: Known) -> Desired | None:
        try:
            return await self.shelf.read(
                place, lambda table: desired(table, known, self.shape(place), self.limits), newest=True
            )
        except NoTable:
            return None

    # -- what people do ----------------------------------------------------------------------------------------------

    async def press(self, person: Person, text: str) -> Outcome:
        """What the button means has happened, and the screens will follow."""
        try:
            outcome = await presses.press(self.tables, person, text)
        except Stale:
            # Whatever that person still saw, they will see the truth.
            self.drawing.touch(await self.shelf.find(Token.decode(text).place) or Token.decode(text).place)
            raise
        if outcome.seat is not None and not outcome.page:
            picked = None
            if outcome.draft is not None:
                picked = Picked(Token.decode(text).generation, outcome.draft)
            self.drawing.draft(outcome.place, audience(outcome.seat), picked)
        return outcome

    async def page(self, outcome: Outcome, person: Person, texts: Texts) -> Screen:
        """What the person asked to be shown."""
        return await pages.page(self.tables, outcome, person, texts, self.shape(outcome.place))

    # -- running -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """All live tables are on screen again, and what falls due is done, until the end of the block."""
        tasks = [asyncio.create_task(self.sweeper.run()), asyncio.create_task(self._resume())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            for task in tasks:
                with suppress(asyncio.CancelledError):
                    await task
            await self.drawing.close()

    async def _resume(self) -> None:
        """Every table is drawn again where the last change did not reach the screen, and has its alarm."""
        try:
            await self.drawing.resume(self._live())
        except Exception as fault:
            faults.note(logger, "not every table could be drawn again", fault)

    async def _live(self) -> AsyncIterator[Place]:
        armed = await self.alarms.all()
        async for place in self.store.places():
            try:
                found, due = await self.shelf.read(place, lambda table: (table.place, table.due))
            except NoTable:
                continue
            if due and found not in armed:
                await self.alarms.set(found, due)
            yield found
