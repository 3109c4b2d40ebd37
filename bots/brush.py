"""The steps of one place: each is done by the platform and then noted in the store.

The order decides what a crash can leave behind. A new message is sent first, then noted together with the one that it
replaces, and only then is the old one removed and that noted too. So a screen is never missing. A crash between sending
and noting leaves that audience one message too many; after any other, drawing the place again leaves nothing wrong.
"""

from __future__ import annotations

from collections.abc import Callable

from bots.drafts import Drafts
from bots.drawn import BLANK, CHANNEL, SHARED, Canvas, Drawn, Step, Unreachable
from storage.places import Place
from storage.redis_store import Store


class Brush:
    """Draws at one place, and knows what is drawn there while this worker has the pen."""

    def __init__(self, place: Place, store: Store, canvas: Canvas, drafts: Drafts, clock: Callable[[], float]) -> None:
        self.drawn: dict[str, Drawn] = {}
        self.lives: int | None = None  # seconds that a note is kept; None: there is no table, and nothing to note
        self._place = place
        self._store = store
        self._canvas = canvas
        self._drafts = drafts
        self._clock = clock
        self._unnoted: set[str] = set()

    async def read(self) -> None:
        """What is drawn is known as the store has it."""
        await self.note_again()
        noted = await self._store.drawn(self._place)
        self.drawn = {audience: Drawn.unpack(data) for audience, data in noted.items()}

    async def do(self, step: Step) -> None:
        """The step is done; the store is told by `note`."""
        try:
            drawn = await (self._show(step) if step.screen else self._remove(step))
        except Unreachable:
            drawn = in_vain(step)
        if drawn == self.drawn.get(step.audience):
            return  # a draft: the store notes what the panel shows without it
        self._unnoted.add(step.audience)
        if drawn is None:
            del self.drawn[step.audience]
        else:
            self.drawn[step.audience] = drawn

    def rest(self) -> float:
        """Until when the channel is left in peace; a time that lies too far ahead is that of a clock since set back."""
        rest = max((drawn.rest for audience, drawn in self.drawn.items() if audience in SHARED), default=0)
        return rest if rest <= self._clock() + self._canvas.gap * (len(SHARED) + 1) else 0

    def lull(self, step: Step) -> float:
        """Until when that screen of the channel can wait, because it is about the same moment as the last one, or
        about less."""
        last, screen = step.last, step.screen
        if last is None or screen is None or step.anew or not screen.moment:
            return 0
        if not last.moment.startswith(screen.moment):
            return 0
        until = last.rest - self._canvas.gap + self._canvas.lull
        return until if until <= self._clock() + self._canvas.lull + self._canvas.gap * len(SHARED) else 0

    async def note_again(self) -> None:
        """The store has been told everything that was drawn."""
        for audience in tuple(self._unnoted):
            await self.note(audience)

    async def note(self, audience: str) -> None:
        """The store has been told what this audience sees."""
        if audience not in self._unnoted:
            return
        self._unnoted.discard(audience)
        drawn = self.drawn.get(audience)
        try:
            if drawn is None or self.lives is None:
                await self._store.forget_drawn(self._place, audience)
            else:
                await self._store.note_drawn(self._place, audience, drawn.pack(), self.lives)
        except BaseException:
            self._unnoted.add(audience)
            raise

    async def forget(self) -> None:
        """There is no table any more: what it last showed stays in the chat, as something to read."""
        self.lives = None
        self._drafts.forget(self._place)
        await self._store.forget_drawn(self._place, *self.drawn)
        self.drawn.clear()

    async def _show(self, step: Step) -> Drawn:
        assert step.screen is not None  # noqa: S101
        last, message = step.last or BLANK, step.last.message if step.last else ""
        if step.verb == "show":
            message = await self._canvas.show(self._place, step.audience, step.screen, step.last, step.anew)
        alert, moment = step.screen.alert, step.screen.moment
        drawn = last._replace(message=message, alert=alert, reachable=True, moment=moment, whom=())
        if last.message not in ("", message):
            drawn = drawn._replace(replaced=last.replaced_by(step.screen))
        if not step.drafted:
            drawn = drawn._replace(digest=step.screen.digest)
        if step.lane == CHANNEL and step.verb == "show":
            drawn = drawn._replace(rest=max(self.rest(), self._clock()) + self._canvas.gap)
        self._drafts.seen(self._place, step.audience, drawn, step.screen.digest)
        return drawn

    async def _remove(self, step: Step) -> Drawn | None:
        """Returns what is left: a channel is left in peace also when what it saw last is gone."""
        last = step.last or BLANK
        for old in last.older():
            await self._canvas.remove(self._place, step.audience, old)
        if step.verb == "tidy":
            return last._replace(replaced=())
        if last.message:
            await self._canvas.remove(self._place, step.audience, last._replace(replaced=()))
        self._drafts.forget(self._place, step.audience)
        return BLANK._replace(rest=last.rest) if last.rest > self._clock() else None


def in_vain(step: Step) -> Drawn | None:
    """What to note when an audience cannot be written to."""
    if step.verb == "remove":
        return None
    last = step.last or BLANK
    if step.screen is None:
        return last._replace(replaced=())
    return last._replace(digest="", alert=step.screen.alert, reachable=False, whom=step.screen.people)
