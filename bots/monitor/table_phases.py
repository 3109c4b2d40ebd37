"""How many live tables there are in each phase, without asking storage.

At the start the worker reads every table, which counts them all; then each write changes the count. A table that only
another worker has changed is counted anew when this one reads it.
"""

from __future__ import annotations

from bots.tables.registry import LIVE
from storage.places import Place


class TablePhases:
    """The phase of each live table, and their number by phase."""

    def __init__(self) -> None:
        self.numbers = dict.fromkeys(sorted(LIVE), 0)
        self._phases: dict[int, str] = {}  # by the hash of the place

    def note(self, place: Place, phase: str) -> str:
        """Note that the table is in this phase now, and return the one it was in before; "" if that was not live."""
        key = hash(place)
        before = self._phases.pop(key, "")
        if before:
            self.numbers[before] -= 1
        if phase in self.numbers:
            self._phases[key] = phase
            self.numbers[phase] += 1
        return before
