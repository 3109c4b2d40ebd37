"""The heartbeat: measures how late the event loop is, and tells systemd how the bot is doing.

systemd restarts the bot if the watchdog is not fed in time. It is fed by a task of the event loop, so a loop that hangs
does not feed it; neither does one in which a question to storage never returns. Storage that does not answer is no
reason for a restart: the bot goes on trying.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from bots.monitor.health import Health
from bots.monitor.storage_probe import StorageProbe
from bots.monitor.systemd import Notifier

BEAT = 0.5  # seconds


class Heartbeat:
    """Beats until it is cancelled."""

    def __init__(
        self,
        health: Health,
        probe: StorageProbe,
        notifier: Notifier,
        watchdog: float = 0.0,
        note_lag: Callable[[float], None] | None = None,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """`watchdog` is the number of seconds within which it must be fed; 0 if there is none."""
        self._health = health
        self._probe = probe
        self._notifier = notifier
        self._watchdog = watchdog
        self._note_lag = note_lag
        self._steady = steady
        self._beat = min(BEAT, watchdog / 8) if watchdog else BEAT
        self._feed_at = steady()
        self._was_ready = False
        self._status = ""

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            self.beat()
            due = self._steady() + self._beat
            await asyncio.sleep(self._beat)
            if self._note_lag is not None:
                self._note_lag(max(self._steady() - due, 0.0))

    def beat(self) -> None:
        """Tell systemd what has changed, and feed the watchdog if it is time."""
        lines = []
        if self._health.is_ready and not self._was_ready:
            self._was_ready = True
            lines.append("READY=1")
        if (status := self._health.sentence()) != self._status:
            self._status = status
            lines.append(f"STATUS={status}")
        now = self._steady()
        if self._watchdog and now >= self._feed_at and not self._probe.is_stuck:
            self._feed_at = now + self._watchdog / 2 - self._beat
            lines.append("WATCHDOG=1")
        if lines:
            self._notifier.send(*lines)

    def stop(self) -> None:
        """Tell systemd that the bot is stopping."""
        if not self._health.is_stopping:
            self._health.is_stopping = True
            self._status = self._health.sentence()
            self._notifier.send("STOPPING=1", f"STATUS={self._status}")
