"""Pauses: what has to wait, and until when. A failure makes the next pause twice as long.

The clock is a steady one: whatever is done to the time of day, a pause lasts as long as it was held for.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf

SHORTEST = 1.0  # seconds
LONGEST = 60.0
LEAST = 0.1  # a platform that asks to wait for no time at all is given a moment


class Pauses:
    """Times by name; a name that nobody holds is free."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._until: dict[str, float] = {}
        self._length: dict[str, float] = {}

    def until(self, name: str) -> float:
        """When it may go on; a time long ago where nothing holds it."""
        return self._until.get(name, -inf)

    def hold(self, name: str, seconds: float) -> None:
        """It waits that long from now."""
        self._until[name] = self._clock() + max(seconds, LEAST)

    def grow(self, name: str) -> float:
        """It waits twice as long as the last time; returns for how long."""
        self._length[name] = min(self._length.get(name, SHORTEST / 2) * 2, LONGEST)
        self.hold(name, self._length[name])
        return self._length[name]

    def end(self, name: str) -> None:
        """It may go on at once; if it fails again, it waits longer than before."""
        self._until.pop(name, None)

    def clear(self, name: str) -> None:
        """It went well: nothing holds it, and the next failure is the first again."""
        self.end(name)
        self._length.pop(name, None)
