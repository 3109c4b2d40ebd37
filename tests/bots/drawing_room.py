"""What the tests of drawing need: tables that consist only of screens, a platform in memory, and a fast clock."""

import asyncio
import time

from bots.drawing.redrawer import Redrawer
from bots.screens.model import Audience, Screen, Wanted
from storage.places import Place
from storage.redis_store import Store
from tests.bots.platform import Platform
from tests.server_clock import PATIENCE

HERE = Place("telegram", "-100", "5")
THERE = Place("telegram", "-200")
LIVES = 1000


class FastTime:
    """A clock and a sleep that run `speed` times as fast as real time, and can be stopped."""

    def __init__(self, speed=200):
        self.speed = speed
        self.shift = 0  # seconds by which the time of day was changed
        self._shown = self._read_at = time.time()
        self._runs = asyncio.Event()
        self._runs.set()

    def now(self):
        return self.steady() + self.shift

    def steady(self):
        real = time.time()
        self._shown += (real - self._read_at) * self.speed if self._runs.is_set() else 0
        self._read_at = real
        return self._shown

    def stop(self):
        """Stop the clock, so that nothing that waits goes on, however slow this machine is."""
        self.steady()
        self._runs.clear()

    def go_on(self):
        self.steady()
        self._runs.set()

    async def sleep(self, seconds):
        await self._runs.wait()
        await asyncio.sleep(seconds / self.speed)


class Room:
    """Tables by place: screens by audience, as text or as Screen. A draft is a text that is added to the screen."""

    def __init__(self, client, gap=0.0):
        self.client = client
        self.time = FastTime()
        self.platform = Platform(gap, self.time.now)
        self.tables = {}
        self.asked = []  # the place and what the drawing knew, each time it asked for screens
        self.failures = []  # to be raised instead of returning the screens
        self.meanwhile = []  # to be called while the screens are being made
        self.stale_drafts = set()
        self.drawings = []

    def redrawer(self, worker=b"worker", store=None, canvas=None, **more):
        """A new redrawer, as a worker has it right after its start."""
        drawing = Redrawer(
            store or Store(self.client, worker),
            self.wanted,
            {"telegram": canvas or self.platform},
            clock=self.time.now,
            steady=self.time.steady,
            sleep=self.time.sleep,
            **more,
        )
        self.drawings.append(drawing)
        return drawing

    async def wanted(self, place, known):
        self.asked.append((place, known))
        if self.failures:
            raise self.failures.pop()
        if place not in self.tables:
            return None
        drafts = {audience: draft for audience, draft in known.drafts.items() if draft not in self.stale_drafts}
        screens = {}
        for key, screen in self.tables[place].items():
            audience = Audience.from_key(key)
            screen = Screen(screen) if isinstance(screen, str) else screen
            if audience in drafts:
                screen = Screen(screen.text + drafts[audience], alert=screen.alert)
            screens[audience] = screen
        if self.meanwhile:
            self.meanwhile.pop(0)()
        return Wanted(screens, LIVES, frozenset(drafts))

    async def drawn(self, drawing, place=HERE, **table):
        """Set the screens of the table and wait until they are drawn; underscores in audiences stand for colons."""
        self.tables[place] = {audience.replace("_", ":"): screen for audience, screen in table.items()}
        drawing.touch(place)
        await drawing.wait_until_settled(place)

    async def close(self):
        for drawing in self.drawings:
            await drawing.close(0)


async def until(condition, seconds=PATIENCE):
    """Wait until the condition holds."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.001)
