"""Whether the bot can serve people, and if not, why: in sentences for the host."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from bots.monitor.storage_probe import StorageProbe

STARTING, SERVING, LOST = "starting", "serving", "lost"


class PlatformStatus(Protocol):
    """How a platform is doing."""

    @property
    def state(self) -> str:
        """STARTING, SERVING or LOST."""
        ...

    @property
    def reason(self) -> str:
        """Why it is lost or starting, or what is wrong while it is served; it names no person, chat, card or token."""
        ...


Statuses = Callable[[], Mapping[str, PlatformStatus]]


class Health:
    """Puts together what the parts of the bot say about themselves."""

    def __init__(self, statuses: Statuses, probe: StorageProbe, warnings: Callable[[], Sequence[str]]) -> None:
        self.statuses = statuses
        self.is_stopping = False
        self.has_drawn: Callable[[], bool] = lambda: False  # whether all tables have been looked at since the start
        self.is_draining: Callable[[], bool] = lambda: False  # whether no new game may begin
        self.count_games: Callable[[], int | None] = lambda: None  # that are running; None if nobody counts them
        self._probe = probe
        self._warnings = warnings

    @property
    def is_ready(self) -> bool:
        """True if people can play."""
        return not self.reasons()

    def reasons(self) -> list[str]:
        """Return why people cannot play; nothing if they can."""
        found = []
        if self.is_stopping:
            found.append("The bot is stopping.")
        if not self._probe.answers:
            found.append("Storage does not answer.")
        if not any(status.state == SERVING for status in self.statuses().values()):
            found.append("No platform is being served.")
        if not self.has_drawn():
            found.append("The tables have not been redrawn since the start.")
        return found

    def platforms(self) -> dict[str, dict[str, str]]:
        """Return the state of each platform, and the reason for it."""
        return {name: {"state": status.state, "reason": status.reason} for name, status in self.statuses().items()}

    def serving(self) -> dict[str, bool]:
        """Return for each platform whether it is being served, and nothing is wrong with that."""
        return {name: status.state == SERVING and not status.reason for name, status in self.statuses().items()}

    def report(self) -> dict[str, Any]:
        """Return everything, to be shown as JSON."""
        reasons = self.reasons()
        return {
            "alive": True,  # otherwise nobody would answer
            "ready": not reasons,
            "reasons": reasons,
            "warnings": list(self._warnings()),
            "draining": self.is_draining(),
            "games": self.count_games(),
            "platforms": self.platforms(),
        }

    def sentence(self) -> str:
        """Return one line about everything."""
        troubles = self.reasons() + list(self._warnings())
        if self.is_draining():
            running = self.count_games()
            counted = "" if running is None else f" Games still running: {running}."
            troubles.insert(0, f"Draining: no new game begins.{counted}")
        serving = {name: status.reason for name, status in self.statuses().items() if status.state == SERVING}
        troubles = [f"{name}: {reason}." for name, reason in serving.items() if reason] + troubles
        return " ".join([f"Serving {' and '.join(serving)}."] * bool(serving) + troubles)
