"""Draws one place until it is up to date: when to fetch the screens, which steps may run now, which have to wait.

Problem: several workers may serve one channel, platforms limit how often a channel may be written to, any request may
fail or hang, and the table changes while it is being drawn.

Idea: the worker that draws a place holds its lease in the store; with the lease it gets the notes of what was drawn
last, and the revision of the table. It fetches the wanted screens (`_fetch_wanted`), makes steps of the difference
(`diff`), and carries out steps until none is left. All shared screens are one lane, and each private audience is a lane
of its own: the steps in a lane run one after another, lanes run concurrently.

Rule: before an audience gets its next step, the note of the last one is in the store (see `step_runner`). A step that
fails is retried with a back-off. A touch makes the drawer fetch the wanted screens once more, at any time. A screen
that may not be what is noted is drawn once more (see `doubts`).
"""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable, Iterable, Mapping
from math import inf

from bots.drawing.backoff import Backoff
from bots.drawing.canvas import Canvas, Copies, Later
from bots.drawing.diff import NO_COPIES, Drawn, Step, only_opened, steps, unreachable
from bots.drawing.doubts import Doubts
from bots.drawing.drafts import Drafts
from bots.drawing.lanes import Lanes
from bots.drawing.pacing import ChatTimes
from bots.drawing.pressed_panels import PressedPanels
from bots.drawing.step_runner import Listeners, StepRunner
from bots.screens.model import TABLE, Audience, Known, Wanted
from storage.errors import Conflict
from storage.places import Place
from storage.redis_store import DrawingLease, Renewal, Store

DRAWING_LEASE = 4.0  # seconds until the lease of a worker that died is free again
LEASE_TAKEN = 0.2  # seconds until the next attempt to get a lease that another worker holds
TIMEOUT = 60.0  # seconds for one message

# Names in the back-off, besides those of lanes and steps
PLACE = "place"  # on hold after a failure that concerns the whole place
OTHERS = "others"  # on hold while another worker has the lease
NOTES = "notes"  # on hold after notes could not be written

Clock = Callable[[], float]
Sleep = Callable[[float], Awaitable[None]]
FindWanted = Callable[[Place, Known], Awaitable[Wanted | None]]

logger = logging.getLogger(__name__)


class PlaceDrawer:
    """Draws one place until its messages show the wanted screens."""

    def __init__(
        self,
        place: Place,
        store: Store,
        find_wanted: FindWanted,
        canvas: Canvas,
        drafts: Drafts,
        listeners: Listeners,
        clock: Clock,
        steady: Clock,
        sleep: Sleep,
        copies: Copies | None = None,
        chats: ChatTimes | None = None,
    ) -> None:
        self.place = place
        self.touched = True
        self._store = store
        self._find_wanted = find_wanted
        self._drafts = drafts
        self._copies = copies
        self._clock = clock  # the time of day, which may be set back
        self._steady = steady  # a monotonic clock, for all pauses here
        self._sleep = sleep
        self._runner = StepRunner(place, store, canvas, drafts, listeners, clock, copies, chats)
        self.pressed = PressedPanels(self._runner)
        self._doubts = Doubts(self._runner, listeners)
        self._backoff = Backoff(steady)
        self._wanted: Wanted | None = None
        self._revision: int | None = None  # of the stored table, from the lease; None once it has been used
        self._shown_picks: dict[Audience, object] = {}  # the drafts that the wanted screens show
        self._send_anew: set[Audience] = set()  # audiences that get a new message in any case
        self._lanes = Lanes()
        self._wake = asyncio.Event()
        self._finishing = False
        self.gave_up = False  # something was left to draw when it had to finish

    def touch(self) -> None:
        """Fetch the wanted screens once more. End the back-off of the place: if a table was stored, storage is back."""
        self._backoff.end(PLACE)
        self.touched = True
        self._wake.set()

    def anew(self, audience: Audience) -> None:
        """Send that audience a new message, even if it could not be reached before."""
        self._send_anew.add(audience)
        self.touch()

    def doubt(self) -> None:
        """Draw every screen once more, because people may see something else than what is noted."""
        self._doubts.raise_all()
        self.touch()

    def verify(self) -> None:
        """Draw every screen once more that was drawn before storage may have lost something."""
        self._doubts.verify()
        self.touch()

    def finish(self) -> None:
        """Finish what is running, and give up what would have to wait."""
        self._finishing = True
        self._wake.set()

    async def run(self) -> None:
        """Draw until everything is up to date."""
        next_look: float | None = -inf
        while next_look is not None or self.touched:  # it may be touched while the lease is being released
            while (seconds := self._seconds_until(next_look)) > 0:
                if self._finishing:
                    self.gave_up = True
                    return
                await self._wait(seconds)
            next_look = await self._turn()

    def _seconds_until(self, next_look: float | None) -> float:
        """Return how long to wait. A touch ends every wait, except for one for a lease that another worker holds."""
        wanted = -inf if self.touched or next_look is None else next_look
        return max(wanted, self._backoff.until(PLACE), self._backoff.until(OTHERS)) - self._steady()

    async def _wait(self, seconds: float) -> None:
        """Wait for that many seconds, or until `_wake` is set."""
        timer = asyncio.ensure_future(self._sleep(seconds))
        timer.add_done_callback(self._wake_up)
        try:
            await self._wake.wait()
        finally:
            timer.remove_done_callback(self._wake_up)
            timer.cancel()
            self._wake.clear()

    def _wake_up(self, _: asyncio.Future[None]) -> None:
        self._wake.set()

    # -- the lease ---------------------------------------------------------------------------------------------------

    async def _turn(self) -> float | None:
        """Draw what can be drawn now; return when to continue, or None if nothing is left to do."""
        try:
            lease = await self._acquire()
            if lease is not None:
                return await self._draw_with(lease)
            self._backoff.hold(OTHERS, LEASE_TAKEN)
        except Exception as error:
            self._report(PLACE, error)
        return -inf

    async def _acquire(self) -> DrawingLease | None:
        """Acquire the lease, and store the drafts that have changed here."""
        drafts = self._drafts.take_unsaved(self.place)
        try:
            if drafts:
                return await self._store.acquire_drawing_lease(self.place, DRAWING_LEASE, drafts)
            return await self._store.acquire_drawing_lease(self.place, DRAWING_LEASE)
        except BaseException:
            self._drafts.keep_unsaved(self.place, drafts)
            raise

    async def _draw_with(self, lease: DrawingLease) -> float | None:
        try:
            self._runner.read(lease.drawn, lease.buried)
            self._drafts.merge(self.place, lease.drafts)
            self._revision = lease.revision
            self.touched = True
            return await self._draw()
        except asyncio.CancelledError:
            self._lanes.cancel()
            raise
        finally:
            await self._lanes.wait()
            await self._release()

    async def _release(self) -> None:
        """Release the lease; if that fails, the lease expires, and missing notes are written later."""
        try:
            if await self._runner.release() is False:
                logger.warning("%s: the drawing lease was lost; everything is drawn again", self.place.text)
                self.doubt()
        except Exception as error:
            if self._runner.unnoted:
                self._report(PLACE, error)
                self.touched = True

    async def _renew(self) -> None:
        """Prolong the lease."""
        if await self._store.renew_drawing_lease(self.place, DRAWING_LEASE) is not Renewal.KEPT:
            self._doubts.raise_all()
            raise Conflict(f"another worker may have drawn {self.place.text}")

    # -- drawing -----------------------------------------------------------------------------------------------------

    async def _draw(self) -> float | None:
        """Draw until nothing more can be done now, and return when to continue. The lease must be held."""
        renewal = self._steady() + DRAWING_LEASE / 3
        while True:
            if self.touched:
                await self._fetch_wanted()
            ready, next_look = self._find_ready()
            if self._must_flush(ready):
                await self._flush()
                continue
            for lane, its_steps in ready.items():
                self._lanes[lane] = asyncio.create_task(self._run_lane(lane, its_steps))
            if not self._lanes and not self.touched:
                self.pressed.end()
                return next_look
            if self._lanes:
                await self._wait(min(renewal if next_look is None else next_look, renewal) - self._steady())
            if self._steady() >= renewal:
                renewal = self._steady() + DRAWING_LEASE / 3
                await self._renew()

    def _must_flush(self, ready: Mapping[str, Iterable[Step]]) -> bool:
        """True if notes have to be written before the next steps begin."""
        if self._runner.is_urgent and (ready or self._lanes):
            return True
        unnoted = self._runner.unnoted
        return any(
            step.audience in unnoted for its_steps in ready.values() for step in its_steps if step.verb != "copy"
        )

    async def _fetch_wanted(self) -> None:
        """Fetch the wanted screens."""
        self.touched = False
        await self._runner.flush()
        self._doubts.find()
        picked = self._drafts.picked(self.place)
        known, self._revision = self._known(picked), None
        self._wanted = await self._find_wanted(self.place, known)
        if self._wanted is None:
            await self._runner.forget()
        else:
            self._runner.lives = self._wanted.lives
            self.pressed.note_strays(self._lanes)
            self._drafts.drop_outdated(self.place, picked, self._wanted.drafted)
            self._shown_picks = {each: picked.get(each) for each in self._wanted.drafted}
        self._backoff.clear(PLACE)

    def _known(self, picked: Mapping[Audience, object]) -> Known:
        return Known(picked, *self._facts(), self._revision)

    def _facts(self) -> tuple[frozenset[Audience], frozenset[Audience], str]:
        """Return what the notes say that screens depend on: who is unreachable, who has to open them, and the table."""
        drawn = self._runner.drawn
        return unreachable(drawn), only_opened(drawn), drawn[TABLE].message if TABLE in drawn else ""

    def _find_ready(self) -> tuple[dict[str, list[Step]], float | None]:
        """Return the steps that may run now, by lane, and when the first of the others may run. Skip running lanes."""
        ready: dict[str, list[Step]] = {}
        waiting: list[float] = []
        found = list(self._steps())
        is_table_sent = any(step.sends_table and self._ready_at(step) <= self._steady() for step in found)
        for step in found:
            if step.lane in self._lanes or not self._shows_picks(step) or (is_table_sent and step.can_wait_for_table):
                continue
            now: Step | None = step
            if (ready_at := self._ready_at(step)) > self._steady():
                waiting.append(ready_at)
                now = step.tidy_first()  # use the time
            if now is not None and self._ready_at(now) <= self._steady():
                ready.setdefault(now.lane, []).append(now)
        return ready, min(waiting, default=None)

    def _shows_picks(self, step: Step) -> bool:
        """True unless the person has picked something else since the screens were fetched, so that these come again."""
        return self._drafts.picked(self.place).get(step.audience) == self._shown_picks.get(step.audience)

    def _steps(self) -> Iterable[Step]:
        if self._wanted is None:
            return ()
        seen = {name: self._digest(name, last) for name, last in self._runner.drawn.items()}
        copied = NO_COPIES if self._copies is None else self._copies.shown(self.place)
        found = steps(self._wanted, self._runner.drawn, seen, self._send_anew, copied)
        return (step._replace(in_doubt=step.audience in self._doubts) for step in found)

    def _digest(self, audience: Audience, last: Drawn) -> str:
        """Return the digest of what the audience sees; "" if that is unknown."""
        return "" if audience in self._doubts else self._drafts.digest(self.place, audience, last)

    def _ready_at(self, step: Step) -> float:
        """Return when this step may run, on the monotonic clock."""
        on_hold = max(self._backoff.until(step.lane), self._backoff.until(step.name))
        earliest = self._runner.earliest(step, self.pressed.is_due(step) or step.in_doubt)
        return max(on_hold, self._steady() + earliest - self._clock()) if earliest else on_hold

    async def _run_lane(self, lane: str, its_steps: list[Step]) -> None:
        """Carry out the steps one after another; stop if the platform asks to wait."""
        try:
            for step in its_steps:
                if await self._attempt(step) and step is not its_steps[-1]:
                    await self._flush()  # note a new message before the next one is sent, in case of a crash
        except Later as later:
            self._backoff.hold(lane, later.seconds)
        finally:
            del self._lanes[lane]
            self.touched |= self.pressed.has_strays()
            self._wake.set()

    async def _attempt(self, step: Step) -> bool:
        """Carry out the step; if that fails, it is retried after a pause. True if a new message was sent."""
        again = {step.audience} & self._send_anew if step.anew else set()
        self._send_anew -= again
        before = self._facts()
        try:
            async with asyncio.timeout(TIMEOUT):
                sent = await self._runner.run(step)
        except Exception as error:
            self._send_anew |= again
            if isinstance(error, Later):
                raise
            self._report(step.name, error)
            return False
        self._backoff.clear(step.name)
        if step.verb in ("show", "remove"):  # another step leaves the message as it is
            self._doubts.end(step.audience)
        if self._facts() != before:
            self.touched = True  # because screens say who cannot be reached, and link to the table
        return sent

    async def _flush(self) -> None:
        try:
            await self._runner.flush()
            self._backoff.clear(NOTES)
        except Exception as error:
            self._report(NOTES, error)
            self.touched = True  # fetching the screens begins with another attempt to write the notes

    def _report(self, name: str, error: Exception) -> None:
        """Log a failure and back off. The message of the error is not logged, because it may quote a hand."""
        seconds = self._backoff.grow(name)
        frame = traceback.extract_tb(error.__traceback__)[-1]
        kind, where = type(error).__name__, f"{frame.filename}:{frame.lineno}"
        logger.warning("%s: %s: %s at %s; retrying in %.0f s", self.place.text, name, kind, where, seconds)
