"""How many people were active lately: counted in memory, by hashes of their ids."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

HOUR, DAY = 3600, 86_400
MOST = 100_000  # people; if there are more within a day, those who were active least recently are not counted


class ActivePeople:
    """When each person was last active, least recent first, for one day."""

    def __init__(self, steady: Callable[[], float] = time.monotonic, most: int = MOST) -> None:
        self._steady = steady
        self._most = most
        self._last: OrderedDict[int, float] = OrderedDict()

    def note(self, person: str) -> None:
        """Note that this person is active now."""
        key = hash(person)  # with a key of its own in every process, so it says nothing about the id
        self._last[key] = self._steady()
        self._last.move_to_end(key)
        if len(self._last) > self._most:
            self._last.popitem(last=False)

    def count(self, seconds: float) -> int:
        """Return how many people were active within these seconds, at most a day."""
        now, found = self._steady(), 0
        while self._last and next(iter(self._last.values())) <= now - DAY:
            self._last.popitem(last=False)
        for when in reversed(self._last.values()):
            if when <= now - seconds:
                break
            found += 1
        return found
