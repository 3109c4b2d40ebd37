"""A worker: all parts of the house put together on one connection. Adapters talk to it and to nothing else."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from math import inf

from bots import faults, lobby, pages, presses
from bots.desire import OpenPage, Picked, audience, desired
from bots.drawing import Drawing
from bots.drawn import Canvas, Desired, Known
from bots.ledger import Ledger
from bots.pace import Limits
from bots.people import Person
from bots.presenter.lobby import LOBBY_PAGE
from bots.presses import Outcome
from bots.refusals import NoTable, Refusal, Stale
from bots.screens import Screen, Shape
from bots.seeds import fresh_seed
from bots.shelf import Shelf
from bots.sweeper import Sweeper
from bots.tables import Tables
from bots.texts import FALLBACK, Texts
from bots.tokens import Token
from storage.alarms import Alarms
from storage.connection import Client
from storage.errors import NoServer
from storage.people import People
from storage.places import Place
from storage.redis_store import Store
from storage.results import Results
from storage.table import Table

logger = logging.getLogger(__name__)

AGAIN = 3.0  # seconds after which tables that could not be drawn are gone through again
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
        self.sweeper = Sweeper(self.tables, self.alarms, tuple(canvases or ()))
        self.drawing = Drawing(self.store, self._desired, canvases or {}, clock=clock)
        self.shelf.changed.append(self.drawing.touch)

    # -- what should be on screen ------------------------------------------------------------------------------------

    def shape(self, place: Place) -> Shape:
        return self.shapes.get(place.platform, Shape())

    async def _desired(self, place: Place, known: Known) -> Desired | None:
        def look(table: Table) -> Desired | None:
            # A table that has moved is drawn where it stands now.
            return desired(table, known, self.shape(place), self.limits) if table.place == place else None

        try:
            return await self.shelf.read(place, look)
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
        except NoServer:
            # Perhaps it was written, and only the answer was lost: then it is shown as soon as storage is back.
            self.drawing.touch(Token.decode(text).place)
            raise
        if outcome.seat is not None and not outcome.page:
            picked = None
            if outcome.draft is not None:
                picked = Picked(Token.decode(text).generation, outcome.draft)
            self.drawing.draft(outcome.place, audience(outcome.seat), picked)
        return outcome

    async def press_from(self, person: Person, text: str, pressed_at: Place | None) -> Outcome:
        """Like `press`, of a button at that place, or in private: a client may send what no button there ever carried.

        In a shared chat only its own table can be reached, in private only a table where one sits or watches."""
        wanted = Token.decode(text).place

        def look(table: Table) -> bool:
            if pressed_at is None:
                return table.seat_of(person.id) is not None or person.id in table.watchers
            return pressed_at in (wanted, table.place)

        # What was at hand mostly suffices, and then a press is no more than its one write.
        if not (await self.shelf.read(wanted, look, newest=False) or await self.shelf.read(wanted, look)):
            raise Refusal("not-seated" if pressed_at is None else "bad-token")
        return await self.press(person, text)

    async def open_options(self, place: Place, person: Person, page: str) -> None:
        """That page of options is open on the table, for all to see; the host turns the pages."""

        def look(table: Table) -> Place:
            lobby.in_lobby(table)
            lobby.only_rulers(table, person)
            return table.place

        at = await self.shelf.read(place, look)
        self.drawing.draft(at, "table", None if page == LOBBY_PAGE else OpenPage(page))

    async def page(self, outcome: Outcome, person: Person, texts: Texts) -> Screen:
        """What the person asked to be shown; a hand with what is picked of it."""
        known = Known(self.drawing.picked(outcome.place))
        return await pages.page(self.tables, outcome, person, texts, self.shape(outcome.place), known)

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
        while True:
            try:
                await self.drawing.resume(self._live())
                return
            except Exception as fault:  # a server that is still starting, say
                faults.note(logger, "not every table could be drawn again; it is tried again", fault)
            await asyncio.sleep(AGAIN)

    async def _live(self) -> AsyncIterator[Place]:
        armed = await self.alarms.all()
        async for place in self.store.places():
            try:
                found, due = await self.shelf.read(place, lambda table: (table.place, table.due))
            except NoTable:
                continue
            except NoServer:
                raise
            except Exception as fault:  # one that cannot be read keeps no other from being drawn
                faults.note(logger, f"{place.text} cannot be read", fault)
                continue
            if due and armed.get(found, inf) > due:
                await self.alarms.set(found, due)
            yield found
