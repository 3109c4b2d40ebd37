"""The server's clock, which a test may stop, turn forward or let run faster."""

import time


class Clock:
    """Seconds since 1970 as the server sees them."""

    def __init__(self, start=1_800_000_000.0):
        self._shown = start
        self._read_at = time.monotonic()
        self._speed = 1.0

    def now(self):
        """The present second; the clock never goes back."""
        real = time.monotonic()
        self._shown += (real - self._read_at) * self._speed
        self._read_at = real
        return self._shown

    @property
    def speed(self):
        return self._speed

    @speed.setter
    def speed(self, speed):
        self.now()
        self._speed = speed

    def advance(self, seconds):
        """That many seconds have passed at once."""
        self._shown = self.now() + seconds

    def stop(self):
        """Only `advance` moves the clock from now on."""
        self.speed = 0.0
