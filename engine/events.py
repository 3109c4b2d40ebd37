"""What happened, told to each seat as far as it may know.

The engine writes one list of events; `told` is the only way from that list to a person. An event names its cards in
full; whoever is not among those who `know` gets only the cards that were `shown` and the number.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

EVERYONE = None


class Event(NamedTuple):
    """One thing that happened at the table."""

    name: str
    seat: int | None = None
    cards: tuple[str, ...] = ()
    size: int = 0  # how many cards, also where they are not named
    source: str = ""
    place: str = ""
    knows: frozenset[int] | None = EVERYONE
    shown: tuple[str, ...] = ()

    def told(self, seat: int | None) -> Event:
        """The same event as that seat may know it; None is the public."""
        if self.knows is EVERYONE or seat in self.knows:
            return self._replace(knows=EVERYONE, shown=())
        return self._replace(cards=self.shown, knows=EVERYONE, shown=())


def told(events: Iterable[Event], seat: int | None) -> list[Event]:
    return [event.told(seat) for event in events]
