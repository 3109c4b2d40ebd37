"""Doubts: screens of a place that may show something else than what is noted.

A worker that is stopped for longer than its lease lasts, as with its whole machine, does not know it. Its last request
may reach the platform after another worker has drawn something newer. So a worker that finds that it had lost its lease
believes no note of the place, and draws everything once more.

Nor does it believe the notes of screens that were drawn before storage may have lost something (`storage.epochs`). That
concerns all places at once, so it waits until it is told to `verify` this one (see `verifier`).
"""

from __future__ import annotations

from bots.drawing.step_runner import Listeners, StepRunner
from bots.screens.model import PICTURES, Audience


class Doubts:
    """Those of one place."""

    def __init__(self, runner: StepRunner, listeners: Listeners) -> None:
        self._runner = runner
        self._listeners = listeners
        self._doubts_all = False
        self._verifies = False
        self._doubted: set[Audience] = set()

    def raise_all(self) -> None:
        """Doubt every screen."""
        self._doubts_all = True

    def verify(self) -> None:
        """From now on, doubt what was drawn before storage may have lost something."""
        self._verifies = True

    def find(self) -> None:
        """Find out what is in doubt, now that the notes are at hand."""
        if self._doubts_all:
            self._doubts_all, self._doubted = False, set(self._runner.drawn) - PICTURES  # none is worth a second upload
        if not (unverified := self._runner.unverified()):
            return
        if self._verifies:
            self._doubted |= unverified.keys()
        elif self._listeners.unverified is not None:
            self._listeners.unverified(self._runner.place, max(last.at for last in unverified.values()))

    def end(self, audience: Audience) -> None:
        """Believe the note of that audience, whose screen was just drawn."""
        self._doubted.discard(audience)

    def __contains__(self, audience: Audience) -> bool:
        return audience in self._doubted
