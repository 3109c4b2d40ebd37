"""Drafts: what people have picked and not yet confirmed.

Problem: people toggle cards many times before they confirm. Each toggle redraws a panel, but should not cost a round
trip. What a panel shows has to be known exactly, or the diff sends too much or too little. And the next toggle, or the
next drawing of that panel, may be the work of another worker.

Idea: drafts are kept in memory, and stored with the requests that drawing makes anyway: what was picked when the lease
is acquired, what the panel shows when it is released. With the lease a worker gets the drafts of all others. They are
stored for an hour; if they get lost, nothing else does: the buttons on the screen carry the picks too. The stored note
of a panel with a draft is as if it showed the table without the draft; what it really shows (its digest) is part of
the draft.

Rules: a draft that has changed here and is not stored yet counts; otherwise the stored one does. The digest holds only
for as long as the stored note is the one that it was remembered with (`Drawn.identity`). If the note is another one,
the panel was drawn without the draft since, and the note is right.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass

import msgpack

from bots.drawing.diff import Drawn
from bots.screens.model import Audience
from bots.screens.seat_panel import Picked
from bots.screens.wanted import OpenPage
from bots.tables.draft import Draft
from storage.places import Place

MOST_PLACES = 1000
SEEN = "seen:"  # with the key of an audience, the stored field of what its screen really shows


@dataclass(slots=True)
class PanelDraft:
    """What one audience has picked, and what its screen really shows, which may differ from the stored note."""

    picked: object = None
    noted: tuple[str, str, str] | None = (
        None  # `Drawn.identity` of the stored note; None: unknown what the screen shows
    )
    digest: str = ""  # of what the screen really shows; "" if that is unknown


class Drafts:
    """The drafts of all places; if there are too many, those of the least recently used place are dropped."""

    def __init__(self, most: int = MOST_PLACES) -> None:
        self._most = most
        self._places: OrderedDict[Place, dict[Audience, PanelDraft]] = OrderedDict()
        self._unsaved: dict[Place, set[str]] = {}  # the fields that have changed here

    def put(self, place: Place, audience: Audience, picked: object) -> None:
        """Remember what the audience has picked; None if it no longer has any picks."""
        self._places.setdefault(place, {}).setdefault(audience, PanelDraft()).picked = picked
        self._change(place, audience.key)
        self._places.move_to_end(place)
        if len(self._places) > self._most:
            oldest, _ = self._places.popitem(last=False)
            self._unsaved.pop(oldest, None)

    # -- storage -----------------------------------------------------------------------------------------------------

    def take_unsaved(self, place: Place) -> dict[str, bytes | None]:
        """Return what has changed here, encoded, by field; None for what was forgotten.

        It counts as saved from now on; `keep_unsaved` takes that back.
        """
        drafts, fields = self._of(place), self._unsaved.pop(place, ())
        return {field: _pack(field, drafts.get(Audience.from_key(field.removeprefix(SEEN)))) for field in fields}

    def keep_unsaved(self, place: Place, taken: Mapping[str, object]) -> None:
        """Save these fields once more, because that failed."""
        self._change(place, *taken)

    def merge(self, place: Place, stored: Mapping[str, bytes]) -> None:
        """Take over what is stored, except for what has changed here since."""
        unsaved, here = self._unsaved.get(place, set()), self._of(place)
        merged: dict[Audience, PanelDraft] = {}
        for audience in {*here, *read_audiences(stored)}:
            draft, key = here.get(audience, PanelDraft()), audience.key
            if key not in unsaved:
                if key not in stored:
                    continue  # forgotten by another worker
                draft.picked = _read_picked(stored[key])
            if SEEN + key not in unsaved:
                draft.noted, draft.digest = _read_seen(stored.get(SEEN + key, b""))
            merged[audience] = draft
        self._places.pop(place, None)
        if merged:
            self._places[place] = merged

    def _change(self, place: Place, *fields: str) -> None:
        if fields:
            self._unsaved.setdefault(place, set()).update(fields)

    # -- drawing -----------------------------------------------------------------------------------------------------

    def picked(self, place: Place) -> dict[Audience, object]:
        """Return everything that is picked at a place, by audience."""
        return {name: draft.picked for name, draft in self._of(place).items() if draft.picked is not None}

    def digest(self, place: Place, audience: Audience, last: Drawn) -> str:
        """Return the digest of what the audience really sees; "" if that is unknown."""
        draft = self._of(place).get(audience)
        if draft is None or draft.noted not in (None, last.identity):  # another worker has drawn since
            return last.digest
        return draft.digest

    def note_shown(self, place: Place, audience: Audience, noted: Drawn, digest: str) -> None:
        """Remember that the audience sees the screen with that digest, even if the stored note has another."""
        if draft := self._of(place).get(audience):
            draft.noted, draft.digest = noted.identity, digest
            self._change(place, SEEN + audience.key)
            if draft.picked is None and digest == noted.digest:
                self.forget(place, audience)

    def drop_outdated(self, place: Place, asked: Mapping[Audience, object], drafted: Collection[Audience]) -> None:
        """Drop the drafts (`asked`) that the screens were asked to show and do not show, because they are out of date.

        A draft that has changed since the screens were asked for is kept.
        """
        for audience, draft in self._of(place).items():
            if audience not in drafted and draft.picked is asked.get(audience) and draft.picked is not None:
                draft.picked = None
                self._change(place, audience.key)

    def forget(self, place: Place, audience: Audience | None = None) -> None:
        """Forget this audience's draft, or all drafts at the place if no audience is given."""
        drafts = self._of(place)
        for each in list(drafts) if audience is None else [audience]:
            if drafts.pop(each, None) is not None:
                self._change(place, each.key, SEEN + each.key)
        if not drafts:
            self._places.pop(place, None)

    def _of(self, place: Place) -> dict[Audience, PanelDraft]:
        return self._places.get(place, {})

    def __len__(self) -> int:
        return sum(map(len, self._places.values()))


# -- the stored form ---------------------------------------------------------------------------------------------------


def read_audiences(stored: Iterable[str]) -> Iterator[Audience]:
    """Yield the audiences that have picked something; skip what this version does not know."""
    for field in stored:
        with suppress(ValueError):
            yield Audience.from_key(field)


def _pack(field: str, draft: PanelDraft | None) -> bytes | None:
    if draft is None:
        return None
    value = (draft.noted, draft.digest) if field.startswith(SEEN) else _plain(draft.picked)
    packed: bytes = msgpack.packb(value)
    return packed


def _plain(picked: object) -> object:
    return (type(picked).__name__, *picked) if isinstance(picked, Picked | OpenPage) else picked


def _read_picked(data: bytes) -> object:
    """Return what was picked; None if this version cannot read it."""
    try:
        match msgpack.unpackb(data, use_list=False):
            case ("Picked", int(generation), (int(number), tuple(picks), int(page), bool(ending), *more)):
                last = str(more[0]) if more else ""  # earlier versions did not ask before the end of a game
                return Picked(generation, Draft(number, tuple(map(int, picks)), page, ending, last))
            case ("OpenPage", str(page)):
                return OpenPage(page)
            case str(text):
                return text
    except (TypeError, ValueError, msgpack.UnpackException):
        pass
    return None


def _read_seen(data: bytes) -> tuple[tuple[str, str, str] | None, str]:
    """Return the note and the digest of what a screen shows; None and "" if that is unknown."""
    try:
        match msgpack.unpackb(data, use_list=False):
            case ((str(message), str(noted), str(alert)), str(digest)):
                return (message, noted, alert), digest
    except (TypeError, ValueError, msgpack.UnpackException):
        pass
    return None, ""
