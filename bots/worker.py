"""The worker: wires all components to one connection, and carries out presses.

Adapters reach the components through it: `tables` to act, `repository` to read tables, `redrawer` for screens,
`archive` for records and statistics. Platforms use it through `bots.adapter`; `tests/layers.py` lists what else they
may import.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from math import inf

from bots import redacted_log
from bots.drawing.announcer import Announcer
from bots.drawing.canvas import Canvas, copies_of
from bots.drawing.redrawer import Redrawer
from bots.drawing.step_runner import Listeners
from bots.drawing.verifier import Verifier
from bots.language.texts import FALLBACK, Texts
from bots.observer import Observer
from bots.opponents.plan_finder import PlanFinder
from bots.people import Person
from bots.records.analyst import PLAYOUTS, Analyst
from bots.records.archive import Archive
from bots.refusals import NoTable, Refusal, Stale
from bots.screens import pages
from bots.screens.model import EXPIRING, TABLE, Audience, Known, Screen, Shape, Wanted
from bots.screens.seat_panel import Picked
from bots.screens.wanted import OpenPage, wanted_screens
from bots.tables import lobby, presses
from bots.tables.deadlines import Limits, is_ahead
from bots.tables.operator_policy import EVERYONE, OperatorPolicy
from bots.tables.outcome import Outcome
from bots.tables.registry import LIVE
from bots.tables.repository import TableRepository
from bots.tables.seeds import fresh_seed
from bots.tables.stale_buttons import is_of_lost_state
from bots.tables.timers import Timers
from bots.tables.tokens import HINT, Token
from bots.tables.use_cases import TABLES_PER_CHANNEL, TABLES_PER_PERSON, Tables
from storage.alarms import Alarms
from storage.analyses import Analyses
from storage.connection import Client
from storage.epochs import Epochs
from storage.errors import NoServer, StorageError
from storage.hints import Hints
from storage.operator_rules import OperatorRulesStore
from storage.people import People
from storage.places import Place
from storage.presence import Presence
from storage.redis_store import Store
from storage.results import Results
from storage.retention import Retention
from storage.table import Table

logger = logging.getLogger(__name__)
RETRY = 3.0  # seconds after which drawing all tables at the start is retried
AT_HAND = 2000  # live tables kept in memory


class Worker:
    """Everything one process needs to run tables.

    It draws on the canvases; those of platforms that are not connected yet can be added later (`connect`). Tables of
    other platforms are neither drawn nor timed. Without canvases (None) it draws nothing, and times all tables.
    """

    def __init__(
        self,
        client: Client,
        canvases: Mapping[str, Canvas] | None = None,
        shapes: Mapping[str, Shape] | None = None,
        limits: Limits | None = None,
        *,
        language: str = FALLBACK,
        record_days: int = 90,
        analysis_playouts: int = PLAYOUTS,
        at_hand: int = AT_HAND,
        tables_per_person: int = TABLES_PER_PERSON,
        tables_per_channel: int = TABLES_PER_CHANNEL,
        opening: str = EVERYONE,
        chats: Collection[str] = (),
        clock: Callable[[], float] = time.time,
        seed: Callable[[], bytes] = fresh_seed,
        plan_games: int = 0,
        observer: Observer | None = None,
    ) -> None:
        self.observer = observer or Observer()
        self.has_resumed = asyncio.Event()  # all tables have been looked at, and redrawn if necessary, since the start
        self.shapes = shapes or {}
        self._canvases = dict(canvases or {})  # shared with the redrawer and the timers
        self._draws = canvases is not None
        self._running: set[asyncio.Task[None]] = set()
        self._timing: asyncio.Task[None] | None = None
        self._is_listening = False
        self.limits = limits or Limits()
        name = fresh_seed()[:6].hex().encode()
        self.store = Store(client, name)
        self.hints = Hints(client, name)
        self.presence = Presence(client, name, self._canvases)
        self.alarms = Alarms(client)
        self.people = People(client)
        self.results = Results(client, clock, self.limits.statistics)
        self.retention = Retention(client, self.results, clock, self.limits.statistics)
        self.repository = TableRepository(self.store, self.alarms, clock, self.limits, at_hand, self.observer)
        self.archive = Archive(self.repository, self.results, self.people, record_days)
        self.analyst = Analyst(self.archive, Analyses(client), analysis_playouts)
        self.policy = OperatorPolicy(OperatorRulesStore(client), clock, opening, chats)
        most = tables_per_person, tables_per_channel
        self.tables = Tables(self.repository, self.people, self.archive, self.policy, seed, language, *most)
        self.timers = Timers(self.tables, self.alarms, self._canvases, self._announced_at if self._draws else None)
        self.verifier = Verifier(Epochs(client), self.store)
        listeners = Listeners(moved=self.tables.move, gone=self.tables.close, unverified=self.verifier.note)
        self._copies = {name: found for name, each in self._canvases.items() if (found := copies_of(each)) is not None}
        self.redrawer = Redrawer(
            self.store, self._find_wanted, self._canvases, listeners=listeners, clock=clock, copies=self._copies
        )
        self.plan_finder = PlanFinder(self.repository, plan_games)
        self.repository.listeners += [self.redrawer.touch, self.plan_finder.touch]
        self.announcer = Announcer(self.policy, self.repository, self.redrawer, self._canvases)

    # -- screens -----------------------------------------------------------------------------------------------------

    def shape(self, place: Place) -> Shape:
        """Return how much the platform of that place can show."""
        return self.shapes.get(place.platform, Shape())

    async def _find_wanted(self, place: Place, known: Known) -> Wanted | None:
        known = replace(known, announcement=self.policy.announcement)

        def look(table: Table) -> tuple[Wanted | None, bool]:
            # A table that has moved is drawn at its new place.
            is_here = table.place == place
            return wanted_screens(table, known, self.shape(place), self.limits) if is_here else None, table.uncounted

        try:
            wanted, uncounted = await self.repository.read(place, look, revision=known.revision)
            if uncounted:  # counting a game also finds out how it went, which belongs to its result
                await self.tables.count(place)
                wanted, _ = await self.repository.read(place, look)
        except NoTable:
            return None
        return wanted

    async def _announced_at(self, place: Place) -> int | None:
        """Return when the channel was shown that its table will be closed; 0 if it cannot be shown anything."""
        notes = await self.redrawer.notes(place)
        shown = notes.get(TABLE, notes.get(Audience.of_seat(0)))  # a private chat has only a panel
        if shown is not None and not shown.reachable:
            return 0
        if shown is None or shown.alert != EXPIRING:
            return None
        return int(min(shown.at or shown.rest, self.repository.now()))  # in the future if a clock was set back

    # -- what people do ----------------------------------------------------------------------------------------------

    async def press(self, person: Person, token: Token) -> Outcome:
        """Carry out the press; the screens are redrawn later."""
        try:
            outcome = await presses.press(self.tables, person, token)
        except Refusal as refusal:
            await self._redraw_after(refusal, token)
            raise
        if outcome.seat is not None and not outcome.page and token.press != HINT:  # picks stay beside a hint
            picked = Picked(token.generation, outcome.draft) if outcome.draft is not None else None
            self.redrawer.draft(outcome.place, Audience.of_seat(outcome.seat), picked)
        return outcome

    async def _redraw_after(self, refusal: Refusal, token: Token) -> None:
        """Redraw the screen that made the person press something that is refused."""

        def look(table: Table) -> Place | None:
            return table.place if is_of_lost_state(table, token) else None

        if isinstance(refusal, Stale):  # the screen was outdated
            self.redrawer.touch(await self.repository.find(token.place) or token.place)
        with suppress(NoTable, StorageError):  # the cached table is good enough: the refusal came from it
            if lost_at := await self.repository.read(token.place, look, newest=False):
                self.redrawer.doubt(lost_at)

    async def press_from(self, person: Person, token: Token, pressed_at: Place | None) -> Outcome:
        """Carry out a press at that place, or in private if it is None, after checking that it may come from there.

        Clients may send tokens that no button there ever carried. In a shared chat only its own table can be reached,
        in private only a table where the person plays or watches.
        """
        wanted = token.place

        def look(table: Table) -> bool:
            if pressed_at is None:
                return table.seat_of(person.id) is not None or person.id in table.watchers
            return pressed_at in (wanted, table.place)

        # The cached table is mostly good enough; then a press costs only its write.
        if not (await self.repository.read(wanted, look, newest=False) or await self.repository.read(wanted, look)):
            raise Refusal("not-seated" if pressed_at is None else "bad-token")
        return await self.press(person, token)

    async def open_options(self, place: Place, person: Person, page: str) -> None:
        """Show that page of options on the table, for everybody; refuse people who may not manage the table."""

        def look(table: Table) -> Place:
            lobby.require_page(table, person, page)
            return table.place

        self.turn_options(await self.repository.read(place, look), page)

    def turn_options(self, place: Place, page: str) -> None:
        """Show that page of options on the table, or the lobby itself, after it was checked that this is allowed."""
        self.redrawer.draft(place, TABLE, None if page == lobby.LOBBY_PAGE else OpenPage(page))

    async def page(self, outcome: Outcome, person: Person | None, texts: Texts, heading: str = "") -> Screen:
        """Return the page that was asked for, a hand with its picks; without a person, what everybody may know."""
        shape = self.shape(outcome.place)
        known = Known(self.redrawer.picked(outcome.place), announcement=self.policy.announcement)
        asked = pages.PageRequest(outcome, person, texts, shape, known, heading)
        return await pages.page(self.repository, self.archive, asked)

    # -- running -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Redraw all live tables, and run timers, until the end of the block."""
        if self._draws:
            # Before anything is drawn, and before anything is started that must be stopped.
            await self.announcer.refresh()
            await self.verifier.check()
        self._start(self._limit_statistics())
        self._start(self.plan_finder.run())
        if self._draws:
            self._start(self.announcer.follow())
            self._start(self.announcer.redraw())
            self._start(self.verifier.follow(self._begin_epoch))
            self._start(self.verifier.run(self.redrawer.verify))
        if self._canvases or not self._draws:
            self._start(self._resume())
            self._start_timers()
        self._listen()
        self._start(self.presence.run(lambda platform: self._start(self._resume(platform))))
        try:
            yield
        finally:
            for task in self._running:
                task.cancel()
            await asyncio.gather(*self._running, return_exceptions=True)
            self._timing, self._is_listening = None, False
            await self.analyst.close()
            await self.redrawer.close()
            await self._leave()

    def connect(self, platform: str, canvas: Canvas) -> None:
        """Redraw all live tables of that platform, and run their timers, from now on; the worker must be running."""
        self._canvases[platform] = canvas
        if (copies := copies_of(canvas)) is not None:
            self._copies[platform] = copies
            self._listen()
        self._start(self._resume(platform))
        self._start_timers()

    def disconnect(self, platform: str) -> None:
        """Draw nothing on that platform any longer, and leave its tables as they are."""
        self._canvases.pop(platform, None)
        self._copies.pop(platform, None)
        self.redrawer.give_up(platform)
        if not self._canvases and self._timing is not None:  # without platforms, timers would claim all tables
            self._timing.cancel()
            self._timing = None

    async def _leave(self) -> None:
        """Tell the other workers that this one stops."""
        try:
            await self.presence.leave(self.redrawer.gave_up)
        except Exception as fault:  # then they notice it later
            redacted_log.report(logger, "the other workers could not be told that this one stops", fault)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        """Run this until it is done, or until the worker stops."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def _listen(self) -> None:
        """Hear of changes by other workers, if this one holds copies of screens that the others cannot edit."""
        if self._copies and not self._is_listening:
            self._is_listening = True
            self._start(self.hints.listen(self.redrawer.touch_copies))

    def _start_timers(self) -> None:
        if self._timing is None:
            self._timing = asyncio.create_task(self.timers.run())
            self._running.add(self._timing)

    async def _begin_epoch(self) -> None:
        """Believe nothing that was known of storage, which may have lost something, and look at all tables again."""
        self.repository.forget_all()
        self.store.index.distrust()
        await self._resume()

    async def _resume(self, platform: str = "") -> None:
        """Redraw every live table whose messages are out of date, and set missing alarms; retry until that succeeds.

        Do so for all platforms, or for one.
        """
        while True:
            try:
                await self.presence.beat(platform)  # what workers that are gone have left is looked at now
                await self.redrawer.resume(self._live_places(platform))
                self.has_resumed.set()
                return
            except Exception as fault:  # for example, the server is still starting
                redacted_log.report(logger, "not every table could be redrawn; retrying", fault)
            await asyncio.sleep(RETRY)

    async def _limit_statistics(self) -> None:
        try:
            await self.retention.limit_old()
        except Exception as fault:
            redacted_log.report(logger, "old statistics got no time limit; that is retried at the next start", fault)

    def _alarm_time(self, table: Table) -> int:
        """Return when a worker has to look at the table: at once if a clock was set back since it was written."""
        now = self.repository.now()
        return now if table.due and is_ahead(table, now, self.limits) else table.due

    async def _live_places(self, platform: str = "") -> AsyncIterator[Place]:
        """Yield the places of all tables, of one platform or of all; set alarms that are missing or too late."""
        armed = await self.alarms.all()
        index = self.store.index
        for place in await (index.of_platform(platform) if platform else index.all()):
            try:
                found, due, is_live = await self.repository.read(
                    place, lambda table: (table.place, self._alarm_time(table), table.phase in LIVE)
                )
            except NoTable:
                continue
            except NoServer:
                raise
            except Exception as fault:  # a table that cannot be read must not keep the others from being drawn
                redacted_log.report(logger, f"{place.text}: the table cannot be read", fault)
                continue
            if due and armed.get(found, inf) > due:
                await self.alarms.set(found, due)
            if is_live:
                await self.store.persist(found)  # earlier versions gave live tables a time to live
            yield found
