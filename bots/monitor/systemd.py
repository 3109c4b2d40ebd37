"""Notifications for systemd (`Type=notify`, `WatchdogSec=`): lines of text, sent to the socket that it names.

See the manual page sd_notify(3).
"""

from __future__ import annotations

import logging
import socket

logger = logging.getLogger(__name__)


class Notifier:
    """Sends notifications; without an address, nothing."""

    def __init__(self, address: str) -> None:
        # An abstract socket is written with @, and begins with a zero byte.
        self._address = f"\0{address[1:]}" if address.startswith("@") else address
        self._socket: socket.socket | None = None

    def send(self, *lines: str) -> None:
        """Send these lines together. Failures are logged, because the bot can run without systemd."""
        if not self._address:
            return
        try:
            self._open().sendto("\n".join(lines).encode(), self._address)
        except OSError as trouble:
            logger.warning("systemd could not be notified: %s", type(trouble).__name__)

    def _open(self) -> socket.socket:
        if self._socket is None:
            self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC)
            self._socket.setblocking(False)
        return self._socket

    def close(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            self._socket.close()
