"""The diff between what was drawn and what should be drawn, as a list of steps. Plain data; nothing is sent here.

Problem: a screen that is already in the chat must not be sent again, not even after a restart or by another worker. And
an edit does not notify anybody, so somebody who has to be notified needs a new message.

Idea: for each audience of a place the store keeps a note (`Drawn`) of what it was shown last: the message, a digest of
the screen, and the alert, which is a text that changes whenever people have to be notified. Comparing the note with the
wanted screen leads to one step per audience, or none:

- "show": the screen has to be sent, as an edit or, with a new alert, as a new message.
- "note": the screen is right, but its alert is over; only the note changes.
- "copy": copies of the screen that only this worker can edit are to be redrawn. This is a step besides the others.
- "tidy": the screen is right; older messages that it replaced have yet to be removed. Where several can be removed
  with one request, those that ask nothing wait for each other (`tidy_at`).
- "remove": there is no wanted screen for this audience any longer.

Rule: the store may know less than is in the chat, after a crash, but a note never claims more than was sent. What a
digest says is compared with what people really see (`seen`), which is not what is noted while they see a draft.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

import msgpack

from bots.screens.model import BOARD, HELD, NO_MOMENT, RESULT, SHEET, TABLE, Audience, Moment, Screen, Wanted

CHANNEL = "channel"  # the lane of all screens that the whole channel sees
ABOVE_TABLE = frozenset({SHEET, BOARD})  # pictures: when one is sent, the table is sent anew below it
MOST_REPLACED = 5  # messages waiting to be removed; older ones are left in the chat


class Replaced(NamedTuple):
    """An older message that was replaced by a new one."""

    message: str
    is_result: bool = False  # it shows a result: only its buttons are removed, so that people can still read it


@dataclass(frozen=True, slots=True)
class Drawn:
    """The stored note of what one audience was shown last.

    `message` is the platform's own id of the message, opaque to everybody else; empty if there is none. A person who
    does not accept private messages sees their screen only when they open it (`opened_only`). Then there is no message
    that could be edited, but `message` still says whose screen it is.
    """

    message: str = ""
    digest: str = ""
    alert: str = ""
    reachable: bool = True
    rest: float = 0  # when the bucket of the channel is full again (see `pacing`); in private, when an edit is due
    replaced: tuple[Replaced, ...] = ()  # still to be removed
    moment: Moment = NO_MOMENT
    unreached: tuple[str, ...] = ()  # the people who could not be reached
    opened_only: bool = False
    buried: bool = False  # so much is below it that it is to be sent anew, not edited
    at: float = 0  # when it was last sent or edited; 0 if that is unknown
    sent: float = 0  # when its message was sent; 0 if that is unknown
    link: str = ""  # the message that its title links to; "" if it has no link, or if that is unknown
    tidy_at: float = 0  # when the replaced messages are to be removed, if there is no hurry
    epoch: str = ""  # of storage, in which it was last sent or edited (see `storage.epochs`); "" if that is unknown
    in_doubt: bool = False  # never stored: all is as noted, unless people see something else (see `Canvas.show`)

    @property
    def is_result(self) -> bool:
        return self.moment == RESULT

    @property
    def identity(self) -> tuple[str, str, str]:
        """What distinguishes this note from one that another worker has written."""
        return self.message, self.digest, self.alert

    def has_alerted(self, screen: Screen) -> bool:
        """True if there is nothing in the screen that people have yet to be notified of."""
        if screen.quiet or screen.alert in ("", self.alert):
            return True
        return self.is_result and screen.moment == RESULT  # an earlier version drew it, without an alert

    def must_stay(self, screen: Screen) -> bool:
        """True if this shows a result that stays to be read, and `screen` is about something else."""
        return self.is_result and screen.moment != RESULT

    def can_change_to(self, screen: Screen) -> bool:
        """True if a picture in this message may become that of the screen, which is about the same lobby."""
        return bool(self.message and screen.moment.about) and screen.moment == self.moment

    def older(self) -> Iterator[Drawn]:
        """Yield each of the messages that were replaced, in the form of a note."""
        for old in self.replaced:
            yield replace(self, message=old.message, moment=RESULT if old.is_result else NO_MOMENT)

    def messages(self) -> frozenset[str]:
        """Return the message, and those that it replaced and that have not been removed yet."""
        return frozenset({self.message, *(old.message for old in self.replaced)} - {""})

    def with_stray(self, message: str) -> Drawn:
        """Return the note with a message that nobody knew of among those that are to be removed."""
        return replace(self, replaced=(Replaced(message), *self.replaced)[:MOST_REPLACED], tidy_at=0)

    def replaced_by(self, screen: Screen) -> tuple[Replaced, ...]:
        """Return the messages to remove once a new message shows that screen."""
        stays = self.must_stay(screen)  # the same result need not be shown twice
        return (*self.replaced, Replaced(self.message, stays))[-MOST_REPLACED:]

    def pack(self) -> bytes:
        """Encode the note for storage: fields by name, without those that have their default value."""
        named = {each.name: getattr(self, each.name) for each in fields(self)}
        packed: bytes = msgpack.packb({name: value for name, value in named.items() if value != _DEFAULTS[name]})
        return packed

    @classmethod
    def unpack(cls, data: bytes) -> Drawn:
        """Decode what `pack` encoded, in this version or another one; unknown fields are ignored.

        A note that cannot be read is treated as a blank one: the screen is sent once more.
        """
        try:
            found = msgpack.unpackb(data, use_list=False)
            named = found if isinstance(found, dict) else _upgrade(found)
            return cls(**{name: _CONVERT[name](value) for name, value in named.items() if name in _CONVERT})
        except (TypeError, ValueError, LookupError, AttributeError, msgpack.UnpackException):
            return BLANK


BLANK = Drawn()
_DEFAULTS: dict[str, Any] = {each.name: getattr(BLANK, each.name) for each in fields(Drawn)}


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("not a string")
    return value


_CONVERT: dict[str, Any] = {
    "message": _text,
    "digest": _text,
    "alert": _text,
    "reachable": bool,
    "rest": float,
    "replaced": lambda rows: tuple(Replaced(_text(message), bool(kept)) for message, kept in rows),
    "moment": lambda row: Moment(_text(row[0]), bool(row[1])),
    "unreached": lambda people: tuple(map(_text, people)),
    "opened_only": bool,
    "buried": bool,
    "at": float,
    "sent": float,
    "link": _text,
    "tidy_at": float,
    "epoch": _text,
}


def _upgrade(row: tuple[Any, ...]) -> dict[str, Any]:
    """Upgrade a note of the first format: a tuple of fields in a fixed order, with marks inside its strings.

    `=` marked a replaced message that showed a result, `-.` a person who sees their screen only when they open it.
    """
    names = ("message", "digest", "alert", "reachable", "rest", "replaced", "moment", "unreached")
    named = dict(zip(names, row, strict=False))
    about, _, others = named.get("moment", "").partition(";")
    named["moment"] = (about, others == "others")
    named["replaced"] = [(old.removeprefix("="), old.startswith("=")) for old in named.get("replaced", ())]
    if named["message"].startswith("-."):
        named["message"], named["opened_only"] = f"0.0.{named['message'][2:]}", True
    return named


NO_COPIES: Mapping[Audience, frozenset[str]] = MappingProxyType({})


class Step(NamedTuple):
    """One thing to do for one audience (see the list of verbs at the top of this module)."""

    verb: Literal["show", "copy", "note", "tidy", "remove"]
    audience: Audience
    last: Drawn | None
    screen: Screen | None = None
    anew: bool = False
    drafted: bool = False
    in_doubt: bool = False

    @property
    def known(self) -> Drawn | None:
        """What the canvas is told about the last message: that it need only be edited, if nothing has changed."""
        if not self.in_doubt or self.last is None or self.screen is None or self.last.digest != self.screen.digest:
            return self.last
        return replace(self.last, in_doubt=True)

    @property
    def lane(self) -> str:
        """The lane of the step: steps in the same lane run one after another, lanes run concurrently.

        Copies have lanes of their own: a copy on which somebody plays does not wait for the screen itself.
        """
        if self.verb == "copy":
            return self.name
        return CHANNEL if self.audience.is_shared else self.audience.key

    @property
    def name(self) -> str:
        return f"{self.verb} {self.audience.key}"

    @property
    def adds_nothing(self) -> bool:
        """True if this edits a screen that is about the same moment as before, so that there is no hurry.

        A title that links to a message that is gone is corrected at once.
        """
        if self.last is None or self.screen is None or self.anew or not self.screen.moment.about:
            return False
        if "" != self.last.link != self.screen.link:
            return False
        return self.screen.moment.is_within(self.last.moment)

    @property
    def sends_table(self) -> bool:
        """True if this sends the table in a new message, or a picture that the table will follow."""
        is_known = self.last is not None and not self.last.buried
        is_seen_there = self.audience == TABLE or self.audience in ABOVE_TABLE
        return self.verb == "show" and is_seen_there and (self.anew or not is_known)

    @property
    def can_wait_for_table(self) -> bool:
        """True if this is the panel of a person who was only waiting, or its first one: its title will link to the new
        table."""
        if self.verb != "show" or self.anew or self.screen is None or self.audience.is_shared:
            return False
        return bool((self.screen if self.last is None else self.last).moment.about)

    def tidy_first(self) -> Step | None:
        """Return a step that removes old messages while the screen itself has to wait; None if there are none."""
        if self.verb != "show" or self.last is None or not self.last.replaced:
            return None
        return Step("tidy", self.audience, self.last)

    @property
    def shows_new_hand(self) -> bool:
        """True if this shows their new hand to a person whose turn could be taken back, and who is asked nothing."""
        if self.last is None or self.screen is None or self.anew:
            return False
        return self.last.moment.about.startswith(HELD) and bool(self.screen.moment.about)


def steps(
    wanted: Wanted,
    drawn: Mapping[Audience, Drawn],
    seen: Mapping[Audience, str],
    again: Collection[Audience],
    copied: Mapping[Audience, frozenset[str]] = NO_COPIES,
) -> Iterator[Step]:
    """Yield what is left to do.

    `seen` has the digests of what audiences really see, `copied` those of what their copies show (`canvas.Copies`), ""
    for a copy that was just pressed; audiences in `again` get a new message in any case.
    """
    for audience, screen in wanted.screens.items():
        last = drawn.get(audience, BLANK)
        if outdated := copied.get(audience, frozenset()) - {screen.digest}:
            yield Step("copy", audience, last, screen, anew="" in outdated)
        step = _next_step(audience, screen, last, seen.get(audience, ""), audience in again)
        if step is not None:
            yield step._replace(drafted=audience in wanted.drafted)
    for audience in {**drawn, **copied}:
        last = drawn.get(audience, BLANK)
        if audience not in wanted.screens and (last.message or not last.reachable):
            yield Step("remove", audience, last)
        elif audience not in wanted.screens and audience in copied:
            yield Step("copy", audience, None)


def _next_step(audience: Audience, screen: Screen, last: Drawn, seen: str, again: bool) -> Step | None:
    anew = again or not last.has_alerted(screen)
    if not (last.reachable or again) and (screen.alert, screen.people) == (last.alert, last.unreached):
        return None  # the same people could not be reached before, and there is no new reason to try again
    if not last.message:
        return Step("show", audience, None, screen, anew)
    if anew or screen.digest != seen or "" != last.link != screen.link != "":
        return Step("show", audience, last, screen, anew)
    if screen.alert != last.alert:
        return Step("note", audience, last, screen)
    return Step("tidy", audience, last) if last.replaced else None


def only_opened(drawn: Mapping[Audience, Drawn]) -> frozenset[Audience]:
    """Return the audiences that see their screen only when they open it."""
    return frozenset(audience for audience, last in drawn.items() if last.opened_only)


def unreachable(drawn: Mapping[Audience, Drawn]) -> frozenset[Audience]:
    """Return the audiences that could not be reached."""
    return frozenset(audience for audience, last in drawn.items() if not last.reachable)


def read_notes(stored: Mapping[str, bytes]) -> dict[Audience, Drawn]:
    """Decode all notes of a place; skip those of audiences that this version does not know."""
    found: dict[Audience, Drawn] = {}
    for key, data in stored.items():
        try:
            found[Audience.from_key(key)] = Drawn.unpack(data)
        except ValueError:
            continue
    return found
