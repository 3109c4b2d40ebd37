"""Carries out the steps of one place: the platform sends each of them, then the store gets a note of it.

The order decides what a crash can leave behind. A new message is sent first. Then it is noted, together with the
message that it replaces. Only then is the old message removed, and that is noted too. So a screen is never missing. A
crash between sending and noting leaves that audience with one message too many, a stray, of which nobody knows. When it
is pressed, the press names it: then it is noted as if it had been replaced, and removed. After a crash at any other
time, drawing the place again puts everything right.

Notes are collected and written together, because a round trip to the store costs more than most of the work here. A new
message is noted at once, and anything else about an audience before its next step (`flush`). Editing or removing a
message twice does no harm, so notes of that can wait until then, or until the lease is released. There is only one
write at a time: two could arrive in the wrong order, and an older note of a screen would replace a newer one.

When a step may be carried out is decided by `pacing`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from bots.drawing.canvas import Canvas, Copies, Gone, Later, Moved, Unreachable, bulk_removal_of
from bots.drawing.diff import ABOVE_TABLE, BLANK, CHANNEL, Drawn, Step, read_notes
from bots.drawing.drafts import Drafts
from bots.drawing.pacing import ChatTimes, Pacing
from bots.screens.model import PICTURES, TABLE, Audience
from storage.places import Place
from storage.redis_store import Store

T = TypeVar("T")


@dataclass(frozen=True)
class Listeners:
    """Callbacks for what drawing finds out about chats."""

    moved: Callable[[Place, Place], Awaitable[None]] | None = None  # the chat has become another one
    gone: Callable[[Place], Awaitable[None]] | None = None  # the channel no longer exists
    # What people see may not be what is noted, since storage may have lost something; when it was last drawn.
    unverified: Callable[[Place, float], None] | None = None

    async def tell(self, place: Place, refusal: Unreachable) -> None:
        """Pass on why the place cannot be written to."""
        if isinstance(refusal, Moved) and self.moved is not None:
            await self.moved(place, refusal.place)
        elif isinstance(refusal, Gone) and self.gone is not None:
            await self.gone(place)


class StepRunner:
    """Draws at one place, and keeps its notes while this worker holds the lease."""

    def __init__(
        self,
        place: Place,
        store: Store,
        canvas: Canvas,
        drafts: Drafts,
        listeners: Listeners,
        clock: Callable[[], float],
        copies: Copies | None = None,
        chats: ChatTimes | None = None,
    ) -> None:
        self.drawn: dict[Audience, Drawn] = {}
        self.lives: int | None = None  # seconds for which notes are stored; None: there is no table, so none are
        self.unnoted: set[Audience] = set()  # whose notes are newer than those in the store
        self._unnoted_messages: set[Audience] = set()  # who was sent a new message of which there is no note yet
        self._writing = asyncio.Lock()
        self.place = place
        self._store = store
        self._canvas = canvas
        self._drafts = drafts
        self._listeners = listeners
        self._clock = clock
        self._copies = copies
        self._pacing = Pacing(place, canvas, chats or ChatTimes(), clock, copies)

    def read(self, stored: Mapping[str, bytes], buried: str = "") -> None:
        """Take over the notes from the store, except for those that have not been written yet and are newer.

        `buried` is the message of a table that some worker has seen buried.
        """
        unnoted = {audience: self.drawn.get(audience) for audience in self.unnoted}
        self.drawn = read_notes(stored)
        for audience, drawn in unnoted.items():
            if drawn is None:
                self.drawn.pop(audience, None)
            else:
                self.drawn[audience] = drawn
        table = self.drawn.get(TABLE, BLANK)
        if buried and table.message == buried:
            self.drawn[TABLE] = replace(table, buried=True)

    async def run(self, step: Step) -> bool:
        """Carry out the step; `flush` or `release` will write its note. True if a new message was sent."""
        if step.verb == "copy":
            assert self._copies is not None  # noqa: S101
            await self._copies.redraw(self.place, step.audience, step.screen)
            return False
        before = self.drawn.get(step.audience, BLANK)
        if step.last is not None and before.buried:  # since this step was planned
            step = step._replace(last=replace(step.last, buried=True))
        drawn = await self._attempt(step)
        if drawn == self.drawn.get(step.audience):
            return False  # a draft was drawn: the note says what the panel shows without it
        self.unnoted.add(step.audience)
        if drawn is None:
            del self.drawn[step.audience]
            return False
        self.drawn[step.audience] = drawn
        sent = drawn.message != before.message
        if sent:
            self._unnoted_messages.add(step.audience)
        if sent and step.audience in ABOVE_TABLE and TABLE in self.drawn:  # the picture stands above the table
            self.drawn[TABLE] = replace(self.drawn[TABLE], buried=True)
            self.unnoted.add(TABLE)
        return sent

    async def _attempt(self, step: Step) -> Drawn | None:
        try:
            return await (self._show(step) if step.screen else self._remove(step))
        except Unreachable as refusal:
            if step.audience.is_shared:  # a private chat that is gone says nothing about the channel of the table
                await self._listeners.tell(self.place, refusal)
            return note_unreachable(step)

    def knows(self, audience: Audience, message: str) -> bool:
        """True if that message shows the screen of that audience, or has shown it and will be removed."""
        return message in self.drawn.get(audience, BLANK).messages()

    def note_stray(self, audience: Audience, message: str) -> None:
        """Note a message that shows a screen of that audience, so that it is removed, unless it is known."""
        last = self.drawn.get(audience, BLANK)
        if last.message and message not in last.messages():
            self.drawn[audience] = last.with_stray(message)
            self.unnoted.add(audience)

    def earliest(self, step: Step, pressed: bool = False) -> float:
        """Return the time of day at which this step may be carried out; 0 if there is no need to wait."""
        return self._pacing.earliest(step, self.drawn, pressed)

    def unverified(self) -> dict[Audience, Drawn]:
        """Return the notes of screens that were drawn before storage may have lost something.

        A picture never changes, and people who could not be reached see nothing.
        """
        now = self._store.epoch
        return {
            audience: last
            for audience, last in self.drawn.items()
            if now and last.epoch != now and last.message and last.reachable and audience not in PICTURES
        }

    # -- notes -------------------------------------------------------------------------------------------------------

    @property
    def is_urgent(self) -> bool:
        """True if a new message has no note yet: after a crash it would be left in the chat."""
        return bool(self._unnoted_messages)

    async def flush(self) -> None:
        """Write all notes that are not in the store yet; if some are being written, wait for these first."""
        async with self._writing:
            if self.unnoted:
                await self._write(lambda notes: self._store.save_drawn_notes(self.place, notes, self.lives or 0))

    async def release(self) -> bool:
        """Release the lease and write all notes and drafts that are not in the store yet, in one round trip.

        False if this worker had lost the lease.
        """
        drafts = self._drafts.take_unsaved(self.place)
        try:
            async with self._writing:
                return await self._write(
                    lambda notes: self._store.release_drawing_lease(self.place, notes, self.lives or 0, drafts)
                )
        except BaseException:
            self._drafts.keep_unsaved(self.place, drafts)
            raise

    async def _write(self, write: Callable[[dict[str, bytes | None]], Awaitable[T]]) -> T:
        """Write the notes. What is drawn in the meantime has no note yet, and neither has anything if this fails."""
        writing = {audience: self.drawn.get(audience) for audience in self.unnoted}
        result = await write({audience.key: self._note(audience) for audience in writing})
        written = {audience for audience, drawn in writing.items() if self.drawn.get(audience) is drawn}
        self.unnoted -= written
        self._unnoted_messages -= written
        return result

    def _note(self, audience: Audience) -> bytes | None:
        drawn = self.drawn.get(audience)
        return None if drawn is None or self.lives is None else drawn.pack()

    async def forget(self) -> None:
        """Delete all notes, because there is no table any longer; its last messages stay in the chat."""
        self.lives = None
        self._drafts.forget(self.place)
        self.unnoted |= set(self.drawn)
        self.drawn.clear()
        await self.flush()

    # -- steps -------------------------------------------------------------------------------------------------------

    async def _show(self, step: Step) -> Drawn:
        assert step.screen is not None  # noqa: S101
        last = step.last or BLANK
        message, opened_only = last.message, last.opened_only
        if step.verb == "show" and (seconds := self._pacing.seconds_left(step, self.drawn)):
            raise Later(seconds)
        # Counted before it is sent: other threads of the same chat may be drawn in the meantime.
        rest = self._pacing.rest_after(step, self.drawn) if step.verb == "show" else 0
        if step.verb == "show":
            canvas = self._canvas
            message, opened_only = await canvas.show(self.place, step.audience, step.screen, step.known, step.anew)
        drawn = replace(
            last,
            message=message,
            opened_only=opened_only,
            alert=step.screen.alert,
            reachable=True,
            moment=step.screen.moment,
            unreached=(),
        )
        if message != last.message:
            drawn = replace(drawn, sent=self._clock(), buried=False)
            if last.message:
                tidy_at = 0 if step.lane == CHANNEL else self._pacing.tidy_time(last)
                drawn = replace(drawn, replaced=last.replaced_by(step.screen), tidy_at=tidy_at)
        if not step.drafted:
            drawn = replace(drawn, digest=step.screen.digest)
        if step.verb == "show":
            drawn = replace(drawn, epoch=self._store.epoch)
            drawn = replace(drawn, link=step.screen.link)  # also of a draft, or it would be drawn again and again
        if step.verb == "show" and (step.lane == CHANNEL or not step.drafted):
            drawn = replace(drawn, at=self._clock(), rest=rest)
        self._drafts.note_shown(self.place, step.audience, drawn, step.screen.digest)
        return drawn

    async def _remove(self, step: Step) -> Drawn | None:
        """Return the note that is left, if any: the gap of a channel is kept even after its screen was removed."""
        last = step.last or BLANK
        older = list(last.older())
        remove_several = bulk_removal_of(self._canvas)
        if remove_several is not None and len(older) > 1:
            await remove_several(self.place, step.audience, older)
        else:
            for old in older:
                await self._canvas.remove(self.place, step.audience, old)
        if step.verb == "tidy":
            return replace(last, replaced=(), tidy_at=0)
        if last.message:
            await self._canvas.remove(self.place, step.audience, replace(last, replaced=()))
        self._drafts.forget(self.place, step.audience)
        return Drawn(rest=last.rest) if step.lane == CHANNEL and last.rest > self._clock() else None


def note_unreachable(step: Step) -> Drawn | None:
    """Return the note for an audience that could not be reached."""
    if step.verb == "remove":
        return None
    last = step.last or BLANK
    if step.screen is None:
        return replace(last, replaced=(), tidy_at=0)
    return replace(last, digest="", alert=step.screen.alert, reachable=False, unreached=step.screen.people)
