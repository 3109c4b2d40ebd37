"""What was drawn, what should be, and the steps from the one to the other. Plain data; nothing is sent here."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol

import msgpack

from bots.screens import Screen
from storage.places import Place

CHANNEL = "channel"  # the lane of all that a whole channel sees
SHARED = frozenset(
    {"table", "call", "sheet"}
)  # audiences of that lane; every other is one person's, and a lane of its own
RESULT = "result"  # what the screen of a game that is over is about: it stays to be read when the next one comes
KEPT = "="  # what the note of a replaced message begins with that showed a result
NOWHERE = "-"  # what the note of a message begins with that is only seen where its person opens it
MOST_REPLACED = 5  # messages that wait to be removed; older ones are left where they are


class Unreachable(Exception):
    """This person or channel cannot be written to at all."""


class Later(Exception):
    """The platform asks to wait."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Drawn(NamedTuple):
    """What one audience was shown last."""

    message: str  # "" where there is none
    digest: str
    alert: str
    reachable: bool = True
    rest: float = 0  # until when the channel is left in peace
    replaced: tuple[str, ...] = ()  # older messages, still to be removed, or kept without their buttons
    moment: str = ""  # what the screen was about
    whom: tuple[str, ...] = ()  # the people who could not be reached

    @property
    def is_result(self) -> bool:
        return self.moment == RESULT

    def older(self) -> Iterator[Drawn]:
        """Each of the messages that were replaced."""
        for note in self.replaced:
            yield self._replace(message=note.removeprefix(KEPT), moment=RESULT if note.startswith(KEPT) else "")

    def replaced_by(self, screen: Screen) -> tuple[str, ...]:
        """All messages that are old as soon as there is a new one with that screen."""
        kept = KEPT if self.is_result and screen.moment != RESULT else ""  # the same result need not stand there twice
        return (*self.replaced, kept + self.message)[-MOST_REPLACED:]

    def pack(self) -> bytes:
        packed: bytes = msgpack.packb(tuple(self))
        return packed

    @classmethod
    def unpack(cls, data: bytes) -> Drawn:
        """What was packed, also by a version that notes more than this one."""
        return cls(*msgpack.unpackb(data, use_list=False)[: len(cls._fields)])


BLANK = Drawn("", "", "")


class Canvas(Protocol):
    """What a platform does for the drawing."""

    gap: float  # seconds between two drawings of one shared channel
    lull: float  # seconds between two drawings of one shared channel that are about the same moment

    async def show(self, place: Place, audience: str, screen: Screen, last: Drawn | None, anew: bool) -> str:
        """The screen is on that audience's screen; returns its message.

        The message of `last` is edited, unless there is none, it is gone, or `anew` asks for a new one, which notifies.
        The old one stays: it is removed later, once the new one has been noted. Without `anew` nobody is notified.
        """
        ...

    async def remove(self, place: Place, audience: str, last: Drawn) -> None:
        """The message of `last` is gone, or cannot be taken away by anyone: both are fine. A result stays to be read.

        Where nothing is `replaced`, that audience sees nothing of the place any more.
        """
        ...


@dataclass(frozen=True)
class Known:
    """What the drawing knows and the screens depend on."""

    drafts: Mapping[str, object] = field(default_factory=dict)  # by audience, as they were given
    unreachable: frozenset[str] = frozenset()  # audiences
    elsewhere: frozenset[str] = frozenset()  # audiences that no private message tells of anything


@dataclass(frozen=True)
class Desired:
    """What should be on screen at a place: its audiences in the order in which they are drawn."""

    screens: Mapping[str, Screen]
    lives: int  # seconds that a note of it is kept
    drafted: frozenset[str] = frozenset()  # audiences whose screen shows their draft


class Step(NamedTuple):
    """One thing to do for one audience."""

    verb: Literal["show", "note", "tidy", "remove"]
    audience: str
    last: Drawn | None
    screen: Screen | None = None
    anew: bool = False
    drafted: bool = False

    @property
    def lane(self) -> str:
        """Steps of one lane follow one another; lanes do not wait for each other."""
        return CHANNEL if self.audience in SHARED else self.audience

    @property
    def name(self) -> str:
        return f"{self.verb} {self.audience}"


def steps(
    desired: Desired, drawn: Mapping[str, Drawn], seen: Mapping[str, str], again: Collection[str]
) -> Iterator[Step]:
    """What is left to do; `seen` are the digests of what audiences really see, `again` those that get a new message."""
    for audience, screen in desired.screens.items():
        last = drawn.get(audience, BLANK)
        if step := _next(audience, screen, last, seen.get(audience, ""), audience in again):
            yield step._replace(drafted=audience in desired.drafted)
    for audience, last in drawn.items():
        if audience not in desired.screens and (last.message or not last.reachable):
            yield Step("remove", audience, last)


def _next(audience: str, screen: Screen, last: Drawn, seen: str, again: bool) -> Step | None:
    anew = again or screen.alert not in ("", last.alert)
    if not (last.reachable or again) and (screen.alert, screen.people) == (last.alert, last.whom):
        return None  # it was in vain for the same people, and nothing new calls for another attempt
    if not last.message:
        return Step("show", audience, None, screen, anew)
    if anew or screen.digest != seen:
        return Step("show", audience, last, screen, anew)
    if screen.alert != last.alert:
        return Step("note", audience, last, screen)
    return Step("tidy", audience, last) if last.replaced else None


def elsewhere(drawn: Mapping[str, Drawn]) -> frozenset[str]:
    """The audiences that see their screen only where they open it."""
    return frozenset(audience for audience, last in drawn.items() if last.message.startswith(NOWHERE))


def unreachable(drawn: Mapping[str, Drawn]) -> frozenset[str]:
    """The audiences that could not be written to."""
    return frozenset(audience for audience, last in drawn.items() if not last.reachable)
