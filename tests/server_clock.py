"""Time at a loopback server: its clock, which a test may stop, advance or speed up, and how long people wait."""

import asyncio
import time

PATIENCE = 40  # seconds that a person waits for what should happen: a test that goes well never waits for so long

ROUNDS = 20  # of the event loop: what is in a socket has been read and handed on by then


async def until_idle(is_busy, seconds=PATIENCE):
    """Wait until `is_busy` stays false, also after everything that is already in a socket has been read."""
    async with asyncio.timeout(seconds):
        idle = 0
        while idle < ROUNDS:
            idle = 0 if is_busy() else idle + 1
            await asyncio.sleep(0 if idle else 0.004)


class Clock:
    """Seconds since 1970 as the server sees them."""

    def __init__(self, start=1_800_000_000.0):
        self._shown = start
        self._read_at = time.monotonic()
        self._speed = 1.0

    def now(self):
        """The current time in seconds; it never goes back."""
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
        """Move the clock forward by that many seconds."""
        self._shown = self.now() + seconds

    def stop(self):
        """Stop the clock, so that only `advance` moves it."""
        self.speed = 0.0
