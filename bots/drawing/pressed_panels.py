"""Panels that people have pressed: they are drawn at once, and removed if nobody knows of their messages.

What is not urgent for a person who only waits is urgent once they press something. And a process that was killed right
after it had sent a panel has not noted its message, a stray. The press says which message it is, so it is noted then,
as one that was replaced, and removed.
"""

from __future__ import annotations

from collections.abc import Container

from bots.drawing.diff import Step
from bots.drawing.step_runner import StepRunner
from bots.screens.model import Audience


class PressedPanels:
    """Those of one place, until it has been drawn."""

    def __init__(self, runner: StepRunner) -> None:
        self._runner = runner
        self._hurried: set[Audience] = set()
        self._strays: dict[str, Audience] = {}  # by message; it may yet turn out to be known

    def note(self, audience: Audience, message: str, outdated: bool) -> bool:
        """Note a press on the panel of the audience in that message; False if there is nothing to do about it."""
        is_known = self._runner.knows(audience, message)
        if not is_known:
            self._strays[message] = audience
        if outdated:
            self.hurry(audience)
        return outdated or not is_known

    def hurry(self, audience: Audience) -> None:
        """Note that the audience has pressed something and waits for the outcome."""
        self._hurried.add(audience)

    def is_due(self, step: Step) -> bool:
        """True if the step draws a panel that was pressed."""
        return step.verb == "show" and step.audience in self._hurried

    def has_strays(self) -> bool:
        return bool(self._strays)

    def note_strays(self, running: Container[str]) -> None:
        """Note the messages that are not known, except for those of running lanes, which may be known soon."""
        for message, audience in list(self._strays.items()):
            if audience.key not in running:
                self._runner.note_stray(self._strays.pop(message), message)

    def end(self) -> None:
        """Forget who has pressed: everything that was due has been drawn."""
        self._hurried.clear()
