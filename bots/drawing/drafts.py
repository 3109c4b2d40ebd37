"""Drafts: what people have picked and not yet confirmed.

Problem: people toggle cards many times before they confirm. Each toggle redraws a panel, but should not cost a write.
And what a panel shows has to be known exactly, or the diff sends too much or too little.

Idea: drafts are kept in memory only. If they get lost, nothing else does: the buttons on the screen carry the picks
too. In the store, a panel with a draft is noted as if it showed the table without the draft; what it really shows (its
digest) is remembered here.

Rule: the digest that is remembered here holds only for as long as the stored note is the one that it was remembered
with (`Drawn.identity`). If the note is another one, another worker has drawn the panel since, and the note is right.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bots.drawing.diff import Drawn
from bots.screens.model import Audience
from storage.places import Place

MOST_PLACES = 1000


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

    def put(self, place: Place, audience: Audience, picked: object) -> None:
        """Remember what the audience has picked; None if it no longer has any picks."""
        self._places.setdefault(place, {}).setdefault(audience, PanelDraft()).picked = picked
        self._places.move_to_end(place)
        if len(self._places) > self._most:
            self._places.popitem(last=False)

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
            if draft.picked is None and digest == noted.digest:
                self.forget(place, audience)

    def drop_outdated(self, place: Place, asked: Mapping[Audience, object], drafted: Collection[Audience]) -> None:
        """Drop the drafts (`asked`) that the screens were asked to show and do not show, because they are out of date.

        A draft that has changed since the screens were asked for is kept.
        """
        for audience, draft in self._of(place).items():
            if audience not in drafted and draft.picked is asked.get(audience):
                draft.picked = None

    def forget(self, place: Place, audience: Audience | None = None) -> None:
        """Forget this audience's draft, or all drafts at the place if no audience is given."""
        drafts = self._of(place)
        if audience is not None:
            drafts.pop(audience, None)
        if audience is None or not drafts:
            self._places.pop(place, None)

    def _of(self, place: Place) -> dict[Audience, PanelDraft]:
        return self._places.get(place, {})

    def __len__(self) -> int:
        return sum(map(len, self._places.values()))
