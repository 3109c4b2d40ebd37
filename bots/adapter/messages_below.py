"""Counts the messages below each table: one that has scrolled out of sight is sent anew instead of edited."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from storage.places import Place

MOST_PLACES = 10_000  # beyond that, the places that were quiet the longest are forgotten


@dataclass(slots=True)
class _Seen:
    below: int = 0  # messages since the table was sent, or since the place was first watched
    newest: int = 0  # the highest number of a message
    table: str = ""  # the message that shows the table; "" if it is not known yet


class MessagesBelow:
    """How many messages are below each table. A table with more than `most` of them is buried."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._places: OrderedDict[Place, _Seen] = OrderedDict()

    def watch(self, place: Place) -> None:
        """Count messages at that place from now on."""
        self._places.setdefault(place, _Seen())
        self._places.move_to_end(place)
        if len(self._places) > MOST_PLACES:
            self._places.popitem(last=False)

    def restart(self, place: Place, table: str) -> None:
        """Count from zero: the table was sent just now, in that message."""
        self.watch(place)
        self._places[place].below, self._places[place].table = 0, table

    def count(self, place: Place, number: int = 0) -> bool:
        """Count a message at a watched place; with the message's number, only once.

        Return True if that buries the table, and again each time as many messages have followed.
        """
        seen = self._places.get(place)
        if seen is None or 0 < number <= seen.newest:
            return False
        seen.below += 1
        seen.newest = max(seen.newest, number)
        return seen.below % (self.most + 1) == 0

    def is_buried(self, place: Place, table: str) -> bool:
        """True if more messages than allowed were counted since the table was sent, in that message."""
        seen = self._places.get(place)
        if seen is None:
            return False
        if seen.table not in ("", table):  # another worker has sent it anew since
            seen.below = 0
        seen.table = table
        return seen.below > self.most

    def is_buried_by_number(self, place: Place, number: int) -> bool:
        """The same where messages are numbered without gaps: also messages that were not seen count."""
        return place in self._places and self._places[place].newest - number > self.most
