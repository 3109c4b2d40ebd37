"""When screens may be drawn: not more often than a chat may be written to, nor more often than people need it.

Problem: a chat may be written to only a number of times per minute. A pause after each screen would keep that limit,
but it would also make a lobby slow in which hardly anything has been sent.

Idea: a bucket. `burst` shared screens may be drawn at once, and one more after each `gap`. One number is enough for
that: the time at which the bucket will be full again (`Drawn.rest`). Each screen adds a gap to it, and a screen may be
drawn if that does not put it more than `burst` gaps ahead. What is not urgent waits: a shared screen about the same
moment as the one before for the `lull`, and the panel of a person who only waits for others, or who plays on a copy of
it, for the next `bundle`. So do older panels that ask nothing, if one request can remove several of them. A panel that
was drawn for another reason counts: at a table where everybody's turn comes soon, no panel is drawn only for the news.
What a person sees of their own hand, and what they are asked, never waits.

Rule: several workers may draw one place, and any of them may restart, so these times are stored in the notes, as times
of day. Threads of one chat that share its limit are places of their own, whose notes do not know of each other: so a
worker also remembers the times of the chats it draws in (`ChatTimes`). Two workers that draw two threads of one chat
can exceed the limit together; then the platform asks them to wait, and they do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import floor
from zlib import crc32

from bots.drawing.canvas import Canvas, Copies, bulk_removal_of, reveal_pause_of
from bots.drawing.diff import CHANNEL, Drawn, Step
from bots.screens.model import HELD, SHARED, Audience
from storage.places import Place

MOST_CHATS = 10_000
LOOKS = 3  # times within a bundle at which panels of a place may be due
LINGERING = 4  # old panels that are removed at once, although they might wait for more


class ChatTimes:
    """When the bucket of each chat will be full again, as far as this worker has drawn there."""

    def __init__(self) -> None:
        self._full_at: dict[Place, float] = {}

    def full_at(self, chat: Place) -> float:
        return self._full_at.get(chat, 0)

    def note(self, chat: Place, full_at: float, now: float) -> None:
        """Remember when the bucket of that chat will be full again."""
        if len(self._full_at) >= MOST_CHATS:
            self._full_at = {each: at for each, at in self._full_at.items() if at > now}
        self._full_at[chat] = full_at


class Pacing:
    """Says when the steps of one place may be carried out."""

    def __init__(
        self, place: Place, canvas: Canvas, chats: ChatTimes, clock: Callable[[], float], copies: Copies | None
    ) -> None:
        self._place = place
        self._chat = Place(place.platform, place.channel) if canvas.threads_share_limit else place
        self._canvas = canvas
        self._chats = chats
        self._clock = clock
        self._copies = copies

    def earliest(self, step: Step, drawn: Mapping[Audience, Drawn], pressed: bool = False) -> float:
        """Return the time of day at which this step may be carried out; 0 if there is no need to wait.

        A private screen that was `pressed` waits only if its person plays on a copy of it.
        """
        if step.verb == "tidy":
            return self._end_of_lingering(step.last)
        if step.verb not in ("show", "copy"):
            return 0
        if step.lane != CHANNEL:
            return self._end_of_bundle(step, pressed)
        lull = self._end_of_lull(step)
        return lull if self.is_free(step) else max(lull, self._end_of_gap(drawn))

    def seconds_left(self, step: Step, drawn: Mapping[Audience, Drawn]) -> float:
        """Return how long a screen has to wait after all, because another thread of the chat was drawn since it was
        found to be ready; 0 if it may be sent now."""
        if step.lane != CHANNEL or self._chat == self._place or self.is_free(step):
            return 0
        return max(0, self._end_of_gap(drawn) - self._clock())

    def rest_after(self, step: Step, drawn: Mapping[Audience, Drawn]) -> float:
        """Return the time to note for a screen that is about to be drawn."""
        if step.lane != CHANNEL:
            return self.next_bundle()
        rest = max(self._full_at(drawn), self._clock()) + (0 if self.is_free(step) else self._canvas.gap)
        self._chats.note(self._chat, rest, self._clock())
        return rest

    def is_free(self, step: Step) -> bool:
        """True if the step answers a press, so that it does not count against any limit."""
        if self._copies is None or step.last is None or step.anew:
            return False
        return self._copies.is_answer(self._place, step.audience, step.last.message)

    # -- shared screens ----------------------------------------------------------------------------------------------

    def _end_of_gap(self, drawn: Mapping[Audience, Drawn]) -> float:
        """Return when the bucket has room for another screen."""
        return self._full_at(drawn) - self._canvas.gap * (self._canvas.burst - 1)

    def _full_at(self, drawn: Mapping[Audience, Drawn]) -> float:
        """Return when the bucket will be full again; 0 if that is long past.

        All shared screens of a place may be drawn together, so each of them can add a gap. A time that is further ahead
        was noted before a clock was set back.
        """
        noted = (each.rest for audience, each in drawn.items() if audience.is_shared)
        furthest = self._clock() + self._canvas.gap * (self._canvas.burst + len(SHARED))
        return max((at for at in (*noted, self._chats.full_at(self._chat)) if at <= furthest), default=0)

    def _end_of_lull(self, step: Step) -> float:
        """Return until when this shared screen is to wait, because it is about the same moment as the last one.

        0 if it is urgent. A time that is too far ahead was noted before a clock was set back.
        """
        if step.last is None or not step.adds_nothing:
            return 0
        is_plausible = step.last.at <= self._clock() + self._canvas.gap  # the clocks of two workers differ a little
        return step.last.at + self._canvas.lull if is_plausible else 0

    # -- private screens ---------------------------------------------------------------------------------------------

    def _end_of_bundle(self, step: Step, pressed: bool) -> float:
        """Return until when this private screen is to wait, because nobody needs it now; else 0.

        A time that is too far ahead was noted before a clock was set back.
        """
        if step.last is None:
            return 0
        if self._is_played_elsewhere(step, step.last) or (step.adds_nothing and not pressed):
            return self._plausible(step.last.rest, self._canvas.bundle)
        pause = reveal_pause_of(self._canvas) if step.shows_new_hand and not pressed else 0
        return self._plausible(step.last.at + pause, pause) if pause else 0

    def _end_of_lingering(self, last: Drawn | None) -> float:
        """Return until when the messages that were replaced may stay; 0 if they are to be removed now."""
        if last is None or len(last.replaced) >= LINGERING:
            return 0
        return self._plausible(last.tidy_at, self._canvas.bundle)

    def _plausible(self, noted: float, longest: float) -> float:
        """Return that time; 0 if it is too far ahead."""
        return noted if noted <= self._clock() + longest else 0

    def tidy_time(self, last: Drawn) -> float:
        """Return when to remove the private message of that note, and those before it, now that it is replaced.

        A message that asks something goes at once: nobody is to answer the same question in two places.
        """
        if bulk_removal_of(self._canvas) is None or last.is_result:
            return 0
        if not last.moment.about or last.moment.about.startswith(HELD):
            return 0
        return last.tidy_at if last.replaced else self.next_bundle()

    def _is_played_elsewhere(self, step: Step, last: Drawn) -> bool:
        """True if the person plays on a copy of this screen, and does not need what this step draws.

        They need the copy while they are asked something, and the private message itself only to be called.
        """
        if self._copies is None or step.anew or last.opened_only:
            return False
        is_needed = step.verb == "copy" and step.screen is not None and not step.screen.moment.about
        return not is_needed and self._copies.is_played_on(self._place, step.audience)

    def next_bundle(self) -> float:
        """Return when a panel that is drawn now is due again: after a bundle, or at most a third of it earlier.

        Several people at this place are due at the same time, because fetching the wanted screens takes longer than
        most edits; different places are due at different times.
        """
        length, now = self._canvas.bundle / LOOKS, self._clock()
        if not length:
            return 0
        phase = crc32(self._place.text.encode()) / 2**32
        return (floor(now / length - phase) + LOOKS + phase) * length
