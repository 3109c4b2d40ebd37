"""Back-off: what has to wait, and until when. Every failure doubles the next pause.

The clock must be monotonic, so that pauses keep their length when the time of day is changed.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf

SHORTEST = 1.0  # seconds
LONGEST = 60.0
LEAST = 0.1  # the shortest pause, even if a platform asks to wait for zero seconds


class Backoff:
    """When each named thing may be done again; a name that is not on hold may be done at once."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._until: dict[str, float] = {}
        self._length: dict[str, float] = {}

    def until(self, name: str) -> float:
        """Return when it may be done; minus infinity if it is not on hold."""
        return self._until.get(name, -inf)

    def hold(self, name: str, seconds: float) -> None:
        """Put it on hold for that many seconds."""
        self._until[name] = self._clock() + max(seconds, LEAST)

    def grow(self, name: str) -> float:
        """Put it on hold for twice as long as after the last failure; return for how many seconds."""
        self._length[name] = min(self._length.get(name, SHORTEST / 2) * 2, LONGEST)
        self.hold(name, self._length[name])
        return self._length[name]

    def end(self, name: str) -> None:
        """Take it off hold; if it fails again, the pause is still longer than the last one."""
        self._until.pop(name, None)

    def clear(self, name: str) -> None:
        """Take it off hold after a success; the next failure starts with the shortest pause again."""
        self.end(name)
        self._length.pop(name, None)
