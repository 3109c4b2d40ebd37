"""Drafts: what people have picked and not yet confirmed. Kept in memory only: the buttons on the screen carry it too.

A panel that shows a draft is noted in the store as if it showed none: toggling a card writes nothing. So what such a
panel really shows is remembered here as well.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bots.drawn import Drawn
from storage.places import Place

MOST_PLACES = 1000


@dataclass(slots=True)
class Draft:
    """What one audience has picked, and what its screen really shows while the store notes something else."""

    picked: object = None
    noted: tuple[str, ...] | None = None  # message, digest and alert; None: nobody knows what the screen shows
    digest: str = ""


class Drafts:
    """The drafts of all places; those of the place that was quiet the longest are forgotten first."""

    def __init__(self, most: int = MOST_PLACES) -> None:
        self._most = most
        self._places: OrderedDict[Place, dict[str, Draft]] = OrderedDict()

    def put(self, place: Place, audience: str, picked: object) -> None:
        """That is what the audience has picked; None: it has not picked anything."""
        self._places.setdefault(place, {}).setdefault(audience, Draft()).picked = picked
        self._places.move_to_end(place)
        if len(self._places) > self._most:
            self._places.popitem(last=False)

    def picked(self, place: Place) -> dict[str, object]:
        """All that is picked at a place, by audience."""
        return {name: draft.picked for name, draft in self._of(place).items() if draft.picked is not None}

    def digest(self, place: Place, audience: str, last: Drawn) -> str:
        """What the audience really sees, as far as anyone knows; "" where nobody does."""
        draft = self._of(place).get(audience)
        if draft is None or draft.noted not in (None, last[:3]):  # someone else has drawn since
            return last.digest
        return draft.digest

    def seen(self, place: Place, audience: str, noted: Drawn, digest: str) -> None:
        """The audience sees the screen with that digest, and the store notes the other."""
        if draft := self._of(place).get(audience):
            draft.noted, draft.digest = noted[:3], digest
            if draft.picked is None and digest == noted.digest:
                self.forget(place, audience)

    def keep(self, place: Place, asked: Mapping[str, object], drafted: Collection[str]) -> None:
        """Of the drafts the screens were asked for, only those they show are still picked."""
        for audience, draft in self._of(place).items():
            if audience not in drafted and draft.picked is asked.get(audience):
                draft.picked = None

    def forget(self, place: Place, audience: str = "") -> None:
        """Nothing is known of that audience; of none at that place, if none is named."""
        drafts = self._of(place)
        drafts.pop(audience, None)
        if not (drafts and audience):
            self._places.pop(place, None)

    def _of(self, place: Place) -> dict[str, Draft]:
        return self._places.get(place, {})

    def __len__(self) -> int:
        return sum(map(len, self._places.values()))
