"""Desired state: what should be on screen is compared with what was drawn last, and only what differs is sent.

Every touched place has a task of its own, so no place ever waits for another. Touches collapse: however many come while
a place is being drawn, it is drawn once more, with the newest state. Nothing here decides what is shown.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterable, Mapping

from bots.drafts import Drafts
from bots.drawn import Canvas, Drawn, unreachable
from bots.easel import Clock, Easel, Sleep, Wishes
from storage.places import Place
from storage.redis_store import Store

AT_ONCE = 50  # places that are read at the same time after a restart
A_MOMENT = 0.01  # seconds
CANCEL_AGAIN = 0.5  # seconds


class Drawing:
    """All places of this worker.

    `desired` tells what should be on screen at a place, given the drafts and who cannot be reached; None where there is
    no table any more. `clock` tells the time of day: several workers keep a channel's gap together. `steady` is the
    one that pauses are measured by, and is never set back.
    """

    def __init__(
        self,
        store: Store,
        desired: Wishes,
        canvases: Mapping[str, Canvas],
        *,
        clock: Clock = time.time,
        steady: Clock = time.monotonic,
        sleep: Sleep = asyncio.sleep,
    ) -> None:
        self._store = store
        self._desired = desired
        self._canvases = canvases
        self._clock = clock
        self._steady = steady
        self._sleep = sleep
        self._drafts = Drafts()
        self._easels: dict[Place, tuple[Easel, asyncio.Task[None]]] = {}
        self._closed = False

    def touch(self, place: Place) -> None:
        """Something changed there: it will be drawn, soon, once, if this worker serves its platform."""
        if easel := self._easel(place):
            easel.touch()

    def anew(self, place: Place, audience: str) -> None:
        """That audience gets a new message instead of an edit, even if it could not be reached before."""
        if easel := self._easel(place):
            easel.anew(audience)

    def draft(self, place: Place, audience: str, picked: object) -> None:
        """The screen of that audience shows what it has picked, at once and unconfirmed; None: nothing any more."""
        self._drafts.put(place, audience, picked)
        self.touch(place)

    def picked(self, place: Place) -> dict[str, object]:
        """All that is picked at a place and not confirmed, by audience."""
        return self._drafts.picked(place)

    async def resume(self, places: AsyncIterable[Place]) -> None:
        """All these places will be drawn, and were looked at, a few at a time; call it after a start."""
        looking: set[Easel] = set()
        async for place in places:
            if easel := self._easel(place):
                easel.touch()
                looking.add(easel)
            while len(looking) >= AT_ONCE and not self._closed:
                await self._sleep(A_MOMENT)
                looking = {easel for easel in looking if easel.touched}

    async def unreachable(self, place: Place) -> frozenset[str]:
        """The audiences at that place that could not be written to."""
        noted = await self._store.drawn(place)
        return unreachable({audience: Drawn.unpack(data) for audience, data in noted.items()})

    async def messages(self, place: Place) -> frozenset[str]:
        """The messages on which the screens of that place are drawn."""
        return frozenset(Drawn.unpack(data).message for data in (await self._store.drawn(place)).values())

    async def settled(self, place: Place | None = None) -> None:
        """All that was touched is on screen: at that place, or everywhere."""
        while tasks := [task for at, (_, task) in self._easels.items() if place in (None, at)]:
            await asyncio.wait(tasks)

    async def close(self, seconds: float = 3.0) -> None:
        """What was under way is drawn, as far as that was possible in so many seconds; nothing is drawn any more."""
        self._closed = True
        for easel, _ in self._easels.values():
            easel.finish()
        tasks = {task for _, task in self._easels.values()}
        if tasks:
            _, tasks = await asyncio.wait(tasks, timeout=seconds)
        while tasks:
            for task in tasks:
                task.cancel()  # more than once, if need be: some libraries swallow it
            _, tasks = await asyncio.wait(tasks, timeout=CANCEL_AGAIN)
        self._easels.clear()  # a task that was never begun does not leave by itself

    def _easel(self, place: Place) -> Easel | None:
        canvas = self._canvases.get(place.platform)
        if self._closed or canvas is None:
            return None
        if place not in self._easels:
            times = self._clock, self._steady, self._sleep
            easel = Easel(place, self._store, self._desired, canvas, self._drafts, *times)
            self._easels[place] = easel, asyncio.create_task(self._run(easel))
        return self._easels[place][0]

    async def _run(self, easel: Easel) -> None:
        try:
            await easel.run()
        finally:
            self._easels.pop(easel.place, None)
