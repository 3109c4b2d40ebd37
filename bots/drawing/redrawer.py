"""Redraws places: keeps the messages in the chats up to date with the wanted screens.

The wanted screens are compared with what was drawn last, and only the difference is sent. Every place that changed has
its own task, so that no place has to wait for another. Touches are merged: no matter how many arrive while a place is
being drawn, it is drawn once more, with the newest state. What is shown is decided elsewhere (`screens.wanted`).
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterable, Mapping
from types import MappingProxyType

from bots.drawing.canvas import Canvas, Copies
from bots.drawing.diff import Drawn, read_notes, unreachable
from bots.drawing.drafts import Drafts
from bots.drawing.pacing import ChatTimes
from bots.drawing.place_drawer import Clock, FindWanted, PlaceDrawer, Sleep
from bots.drawing.step_runner import Listeners
from bots.screens.model import TABLE, Audience
from storage.places import Place
from storage.redis_store import Store

AT_ONCE = 50  # places that are read at the same time after a restart
POLL = 0.01  # seconds between two checks whether one of them has been read
DOUBT_AGAIN = 5.0  # seconds until the notes of a place may be doubted again
CANCEL_AGAIN = 0.5  # seconds until a task that ignores its cancellation is cancelled again


class Redrawer:
    """Redraws all places of this worker.

    `find_wanted` returns the wanted screens of a place, given the drafts and who cannot be reached; None if there is no
    table. `clock` is the time of day, which workers must share, because together they keep the rate limit of a
    channel. `steady` is a monotonic clock for pauses.
    """

    def __init__(
        self,
        store: Store,
        find_wanted: FindWanted,
        canvases: Mapping[str, Canvas],
        *,
        listeners: Listeners = Listeners(),  # noqa: B008  (frozen)
        clock: Clock = time.time,
        steady: Clock = time.monotonic,
        sleep: Sleep = asyncio.sleep,
        copies: Mapping[str, Copies] = MappingProxyType({}),
    ) -> None:
        self._store = store
        self._find_wanted = find_wanted
        self._canvases = canvases
        self._copies = copies
        self._listeners = listeners
        self._clock = clock
        self._steady = steady
        self._sleep = sleep
        self._drafts = Drafts()
        self._chats = ChatTimes()
        self._doubted: dict[Place, float] = {}  # when that was, for the last seconds
        self._drawers: dict[Place, tuple[PlaceDrawer, asyncio.Task[None]]] = {}
        self._closed = False
        self.gave_up = False  # something was left to draw when a drawing had to end

    def touch(self, place: Place) -> None:
        """Request a redraw of the place; ignored if this worker does not serve its platform."""
        if drawer := self._drawer(place):
            drawer.touch()

    def anew(self, place: Place, audience: Audience) -> None:
        """Send that audience a new message instead of an edit, even if it could not be reached before."""
        if drawer := self._drawer(place):
            drawer.anew(audience)

    def note_press(self, place: Place, audience: Audience, message: str, outdated: bool) -> None:
        """Note that the audience has pressed a button of its panel in that message.

        If the button was `outdated`, the panel is redrawn at once, even if its person only waits. If the message is not
        known to show the panel, it is removed: a process that was killed may have sent it without noting it.
        """
        if (drawer := self._drawer(place)) and drawer.pressed.note(audience, message, outdated):
            drawer.touch()

    def touch_copies(self, place: Place | None) -> None:
        """Request a redraw of the place if there are copies of its screens that only this worker can edit.

        With None, request it for all places of which there are such copies.
        """
        for platform, copies in self._copies.items():
            for each in list(copies.places()) if place is None else [place]:
                if each.platform == platform and copies.shown(each):
                    self.touch(each)

    def doubt(self, place: Place) -> None:
        """Draw every screen of the place once more, because people may see something else than what is noted.

        Clients can send what makes a worker doubt, so it does so only now and then.
        """
        now = self._steady()
        if now - self._doubted.get(place, -DOUBT_AGAIN) < DOUBT_AGAIN:
            return
        self._doubted = {at: when for at, when in self._doubted.items() if now - when < DOUBT_AGAIN} | {place: now}
        if drawer := self._drawer(place):
            drawer.doubt()

    def verify(self, place: Place) -> None:
        """Draw every screen of the place once more that was drawn before storage may have lost something."""
        if drawer := self._drawer(place):
            drawer.verify()

    def draft(self, place: Place, audience: Audience, picked: object) -> None:
        """Show the audience the outcome of its press: its unconfirmed picks, or None if there are none any longer."""
        self._drafts.put(place, audience, picked)
        if drawer := self._drawer(place):
            drawer.pressed.hurry(audience)
            drawer.touch()

    def picked(self, place: Place) -> dict[Audience, object]:
        """Return the unconfirmed picks at a place, by audience."""
        return self._drafts.picked(place)

    async def resume(self, places: AsyncIterable[Place]) -> None:
        """Draw all these places after a start, a few at a time. Drawing may go on for a while after this returns."""
        looking: set[PlaceDrawer] = set()
        async for place in places:
            if drawer := self._drawer(place):
                drawer.touch()
                looking.add(drawer)
            while len(looking) >= AT_ONCE and not self._closed:
                await self._sleep(POLL)
                looking = {drawer for drawer in looking if drawer.touched}

    async def notes(self, place: Place) -> dict[Audience, Drawn]:
        """Return the notes of what each audience of the place was shown last."""
        return read_notes(await self._store.drawn_notes(place))

    async def unreachable(self, place: Place) -> frozenset[Audience]:
        """Return the audiences at that place that could not be reached."""
        return unreachable(await self.notes(place))

    async def messages(self, place: Place) -> frozenset[str]:
        """Return the ids of the messages that show the screens of that place, or showed them and will be removed."""
        return frozenset().union(*(drawn.messages() for drawn in (await self.notes(place)).values()))

    async def table_message(self, place: Place) -> str:
        """Return the id of the message that shows the table of that place; "" if there is none."""
        return (await self.notes(place)).get(TABLE, Drawn()).message

    async def note_buried(self, place: Place) -> None:
        """Note for all workers that people have written so much below the table that it is to be sent anew."""
        if message := await self.table_message(place):
            await self._store.note_buried(place, message)

    def count_waiting(self) -> int:
        """Return the number of places that are being drawn or are waiting for it."""
        return len(self._drawers)

    async def wait_until_settled(self, place: Place | None = None) -> None:
        """Wait until all requested redraws are done, at that place or everywhere."""
        while tasks := [task for at, (_, task) in self._drawers.items() if place in (None, at)]:
            await asyncio.wait(tasks)

    def give_up(self, platform: str) -> None:
        """Finish the drawing that is under way on that platform, and give up what would have to wait."""
        for place, (drawer, _) in self._drawers.items():
            if place.platform == platform:
                drawer.finish()

    async def close(self, seconds: float = 3.0) -> None:
        """Stop drawing: give what is under way that many seconds to finish, then cancel it."""
        self._closed = True
        for drawer, _ in self._drawers.values():
            drawer.finish()
        tasks = {task for _, task in self._drawers.values()}
        if tasks:
            _, tasks = await asyncio.wait(tasks, timeout=seconds)
        while tasks:
            for task in tasks:
                task.cancel()  # repeatedly, because some libraries swallow a cancellation
            _, tasks = await asyncio.wait(tasks, timeout=CANCEL_AGAIN)
        self.gave_up |= bool(self._drawers)
        self._drawers.clear()  # a task that never started does not remove itself

    def _drawer(self, place: Place) -> PlaceDrawer | None:
        canvas = self._canvases.get(place.platform)
        if self._closed or canvas is None:
            return None
        if place not in self._drawers:
            more = self._clock, self._steady, self._sleep, self._copies.get(place.platform), self._chats
            drawer = PlaceDrawer(place, self._store, self._find_wanted, canvas, self._drafts, self._listeners, *more)
            self._drawers[place] = drawer, asyncio.create_task(self._run(drawer))
        return self._drawers[place][0]

    async def _run(self, drawer: PlaceDrawer) -> None:
        try:
            await drawer.run()
            self.gave_up |= drawer.gave_up
        except BaseException:
            self.gave_up = True
            raise
        finally:
            self._drawers.pop(drawer.place, None)
