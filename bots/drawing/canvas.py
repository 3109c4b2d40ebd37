"""The interface that a platform implements so that screens can be drawn on it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol

from bots.drawing.diff import Drawn
from bots.screens.model import Audience, Screen
from storage.places import Place


class Unreachable(Exception):
    """This person or channel cannot be written to at all."""


class Gone(Unreachable):
    """The channel or thread of a table no longer exists; only for shared channels."""


class Moved(Unreachable):
    """The chat of a table has become another one; only for shared channels."""

    def __init__(self, place: Place) -> None:
        super().__init__(place)
        self.place = place


class Later(Exception):
    """The platform asks to wait."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Shown(NamedTuple):
    """Where a screen is shown: the platform's own id of the message."""

    message: str
    opened_only: bool = False  # the person has no message in a private chat; they see the screen only when they open it


class Canvas(Protocol):
    """What a platform implements: showing and removing screens."""

    burst: int  # shared screens that may be drawn in a channel at once
    gap: float  # seconds after which another one may be drawn
    threads_share_limit: bool  # all threads of a channel together may be written to as often as one of them
    lull: float  # seconds between two drawings of one shared channel that are about the same moment
    bundle: float  # seconds, or up to a third less, between two edits of the screen of a person who only waits

    async def show(self, place: Place, audience: Audience, screen: Screen, last: Drawn | None, anew: bool) -> Shown:
        """Show the screen to that audience and return its message.

        Edit the message of `last`. Post a new message if there is none or it was deleted, or if `anew` is true: then
        the new message notifies people; otherwise nobody is notified. Leave the old message alone: it is removed later,
        once the new one has been stored. If `last.in_doubt`, it should show this screen already, but that is not sure:
        edit it even if it is old or out of sight, where another edit would be sent as a new message.
        """
        ...

    async def remove(self, place: Place, audience: Audience, last: Drawn) -> None:
        """Delete the message of `last`, or only its buttons if it shows a result, which people may want to read later.

        It is not an error if the message is gone already, or cannot be deleted. If `last.replaced` is empty, this was
        the last message of that audience at the place.
        """
        ...


class Copies(Protocol):
    """The attribute `copies` of a canvas whose screens are also shown on messages that only this worker can edit.

    Any worker may draw a place. It draws the copies that it has itself, but cannot know of those of the others; these
    notice that their copies are out of date, and redraw them.
    """

    def places(self) -> Iterable[Place]:
        """Return the places of which there are copies."""
        ...

    def shown(self, place: Place) -> Mapping[Audience, frozenset[str]]:
        """Return the digests of what the copies show, by audience; "" for one that was pressed and waits for it."""
        ...

    def is_played_on(self, place: Place, audience: Audience) -> bool:
        """True if the person of that audience has last pressed or opened a copy, not the screen itself."""
        ...

    def is_answer(self, place: Place, audience: Audience, message: str) -> bool:
        """True if an edit of that message would be the answer to a press, which no rate limit counts."""
        ...

    async def redraw(self, place: Place, audience: Audience, screen: Screen | None) -> None:
        """Show the screen on the copies of that audience that show something else; None if there is none any longer.

        This never fails: a copy that cannot be edited is forgotten.
        """
        ...


RemoveSeveral = Callable[[Place, Audience, Sequence[Drawn]], Awaitable[None]]


def bulk_removal_of(canvas: Canvas) -> RemoveSeveral | None:
    """Return the method `remove_several` of a canvas that can delete several messages of a chat with one request.

    It does for all of them what `Canvas.remove` does for one. None if the platform has no such request.
    """
    return getattr(canvas, "remove_several", None)


def reveal_pause_of(canvas: Canvas) -> float:
    """Return the attribute `reveal`: how many seconds after the end of a turn its player's new hand is shown, unless
    they ask for it before; 0 if it is shown as soon as it may be seen, as on most platforms."""
    return getattr(canvas, "reveal", 0.0)


def copies_of(canvas: Canvas) -> Copies | None:
    """Return the copies of a canvas; None if it has none, as on most platforms."""
    return getattr(canvas, "copies", None)
