"""One place while there is something to draw at it: when to look, what may go now, what has to wait.

What a channel sees together is one lane, and each private audience is a lane of its own. The steps of a lane follow one
another; lanes do not wait for each other.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import traceback
from collections.abc import Awaitable, Callable, Iterable, Mapping
from math import inf

from bots.brush import Brush
from bots.drafts import Drafts
from bots.drawn import CHANNEL, Canvas, Desired, Known, Later, Step, elsewhere, steps, unreachable
from bots.pauses import Pauses
from storage.errors import Conflict
from storage.places import Place
from storage.redis_store import Store

PEN = 4.0  # seconds until the pen of a worker that died is free again
PEN_TAKEN = 0.2  # seconds until the next attempt where another worker draws
PATIENCE = 60.0  # seconds for one message
PLACE = "place"  # what waits when nothing at all can be done
OTHERS = "others"  # what waits while another worker draws

Clock = Callable[[], float]
Sleep = Callable[[float], Awaitable[None]]
Wishes = Callable[[Place, Known], Awaitable[Desired | None]]

logger = logging.getLogger(__name__)


class Easel:
    """Draws one place until what is on screen is what should be."""

    def __init__(
        self,
        place: Place,
        store: Store,
        desired: Wishes,
        canvas: Canvas,
        drafts: Drafts,
        clock: Clock,
        steady: Clock,
        sleep: Sleep,
    ) -> None:
        self.place = place
        self.touched = True
        self._store = store
        self._desired = desired
        self._drafts = drafts
        self._clock = clock  # the time of day, which may be set back
        self._steady = steady  # all that is waited for here is waited for by this one
        self._sleep = sleep
        self._brush = Brush(place, store, canvas, drafts, clock)
        self._pauses = Pauses(steady)
        self._wanted: Desired | None = None
        self._again: set[str] = set()  # audiences that get a new message
        self._lanes: dict[str, asyncio.Task[None]] = {}  # on their way
        self._wake = asyncio.Event()
        self._finishing = False

    def touch(self) -> None:
        """What should be on screen is asked for once more, at once: what comes after something was stored may well
        succeed where storage was away before."""
        self._pauses.end(PLACE)
        self.touched = True
        self._wake.set()

    def anew(self, audience: str) -> None:
        """That audience gets a new message, even if it could not be reached before."""
        self._again.add(audience)
        self.touch()

    def finish(self) -> None:
        """What is under way is drawn to its end; what would have to wait is left."""
        self._finishing = True
        self._wake.set()

    async def run(self) -> None:
        """All that was touched is on screen."""
        next_look: float | None = -inf
        while next_look is not None or self.touched:  # a touch may come while the pen is being laid down
            while (seconds := self._seconds_until(next_look)) > 0:
                if self._finishing:
                    return
                await self._wait(seconds)
            next_look = await self._turn()

    def _seconds_until(self, next_look: float | None) -> float:
        """How long nothing can be done here: a touch ends every wait but that for a pen which another worker has."""
        wanted = -inf if self.touched or next_look is None else next_look
        return max(wanted, self._pauses.until(PLACE), self._pauses.until(OTHERS)) - self._steady()

    async def _wait(self, seconds: float) -> None:
        """The time has passed, or something happened."""
        timer = asyncio.ensure_future(self._sleep(seconds))
        timer.add_done_callback(self._woken)
        try:
            await self._wake.wait()
        finally:
            timer.remove_done_callback(self._woken)
            timer.cancel()
            self._wake.clear()

    def _woken(self, _: asyncio.Future[None]) -> None:
        self._wake.set()

    async def _turn(self) -> float | None:
        """What can be drawn now is drawn; returns when to look again, None if nothing is left to do."""
        try:
            if await self._store.take_pen(self.place, PEN):
                return await self._with_pen()
            self._pauses.hold(OTHERS, PEN_TAKEN)
        except Exception as error:
            self._failed(PLACE, error)
        return -inf

    async def _with_pen(self) -> float | None:
        try:
            await self._brush.read()
            self.touched = True
            return await self._draw()
        except asyncio.CancelledError:
            for lane in self._lanes.values():
                lane.cancel()
            raise
        finally:
            if self._lanes:
                await asyncio.wait(self._lanes.values())
            with contextlib.suppress(Exception):  # it falls from the hand by itself after a while
                await self._store.drop_pen(self.place)

    async def _draw(self) -> float | None:
        """Nothing more can be done now; returns when to look again. Nobody else draws while the pen is ours."""
        renewal = self._steady() + PEN / 3
        while True:
            if self.touched:
                await self._look()
            next_look = self._set_off()
            if not self._lanes and not self.touched:
                return next_look
            if self._lanes:
                await self._wait(min(renewal if next_look is None else next_look, renewal) - self._steady())
            if self._steady() >= renewal:
                renewal = self._steady() + PEN / 3
                await self._renew()

    async def _renew(self) -> None:
        """The pen is ours for a while longer."""
        if not await self._store.take_pen(self.place, PEN):
            raise Conflict(f"another worker draws {self.place.text}")

    async def _look(self) -> None:
        """What should be on screen is known as of now."""
        self.touched = False
        await self._brush.note_again()
        picked = self._drafts.picked(self.place)
        self._wanted = await self._desired(self.place, self._known(picked))
        if self._wanted is None:
            await self._brush.forget()
        else:
            self._brush.lives = self._wanted.lives
            self._drafts.keep(self.place, picked, self._wanted.drafted)
        self._pauses.clear(PLACE)

    def _known(self, picked: Mapping[str, object]) -> Known:
        drawn = self._brush.drawn
        return Known(picked, unreachable(drawn), elsewhere(drawn))

    def _set_off(self) -> float | None:
        """Every lane that is free and may go is on its way; returns when the next one may go."""
        ready: dict[str, list[Step]] = {}
        waiting: list[float] = []
        for step in self._steps():
            if step.lane in self._lanes:
                continue
            now: Step | None = step
            if (moment := self._may_go(step)) > self._steady():
                waiting.append(moment)
                now = _tidying(step)  # there is time for that
            if now is not None and self._may_go(now) <= self._steady():
                ready.setdefault(now.lane, []).append(now)
        for lane, its_steps in ready.items():
            self._lanes[lane] = asyncio.create_task(self._go(lane, its_steps))
        return min(waiting, default=None)

    def _steps(self) -> Iterable[Step]:
        if self._wanted is None:
            return ()
        seen = {name: self._drafts.digest(self.place, name, last) for name, last in self._brush.drawn.items()}
        return steps(self._wanted, self._brush.drawn, seen, self._again)

    def _may_go(self, step: Step) -> float:
        """When this may be done."""
        held = max(self._pauses.until(step.lane), self._pauses.until(step.name))
        if step.lane != CHANNEL or step.verb != "show":
            return held
        peace = max(self._brush.rest(), self._brush.lull(step)) - self._clock()
        return max(held, self._steady() + peace)

    async def _go(self, lane: str, its_steps: Iterable[Step]) -> None:
        """The steps are done, or have to wait."""
        try:
            for step in its_steps:
                await self._attempt(step)
        except Later as later:
            self._pauses.hold(lane, later.seconds)
        finally:
            del self._lanes[lane]
            self._wake.set()

    async def _attempt(self, step: Step) -> None:
        """The step is done and noted, or will be tried again after a pause."""
        again = {step.audience} & self._again if step.anew else set()
        self._again -= again
        before = self._known({})
        try:
            async with asyncio.timeout(PATIENCE):
                await self._brush.do(step)
        except Exception as error:
            self._again |= again
            if isinstance(error, Later):
                raise
            self._failed(step.name, error)
            return
        self._pauses.clear(step.name)
        if before != self._known({}):
            self.touched = True  # screens say who cannot be reached
        await self._note(step.audience)

    async def _note(self, audience: str) -> None:
        try:
            await self._brush.note(audience)
        except Exception as error:
            self._failed(f"note {audience}", error)
            self.touched = True  # before the next look the store is told again

    def _failed(self, name: str, error: Exception) -> None:
        """It waits, longer each time. What an error says may quote a screen, and with it a hand: it is not logged."""
        seconds = self._pauses.grow(name)
        frame = traceback.extract_tb(error.__traceback__)[-1]
        where = f"{frame.filename}:{frame.lineno}"
        logger.warning("%s: %s: %s at %s; again in %.0f s", self.place.text, name, type(error).__name__, where, seconds)


def _tidying(step: Step) -> Step | None:
    """What can be done for that audience while its next screen has to wait; None if there is nothing to remove."""
    if step.verb != "show" or step.last is None or not step.last.replaced:
        return None
    return Step("tidy", step.audience, step.last)
