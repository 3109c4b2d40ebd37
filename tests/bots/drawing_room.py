"""A room to draw in: tables that are nothing but their screens, a platform in memory, and time that runs fast."""

import asyncio
import time

from bots.drawing import Drawing
from bots.drawn import Desired
from bots.screens import Screen
from storage.places import Place
from storage.redis_store import Store
from tests.bots.platform import Platform

HERE = Place("telegram", "-100", "5")
THERE = Place("telegram", "-200")
LIVES = 1000


class FastTime:
    """So many seconds pass in each real one."""

    def __init__(self, speed=200):
        self.speed = speed
        self.shift = 0  # by which the time of day was set
        self._start = time.time()

    def now(self):
        return self.steady() + self.shift

    def steady(self):
        return self._start + (time.time() - self._start) * self.speed

    async def sleep(self, seconds):
        await asyncio.sleep(seconds / self.speed)


class Room:
    """Tables by place: screens by audience, as text or as Screen. A draft is a text that the screen ends with."""

    def __init__(self, client, gap=0.0):
        self.client = client
        self.time = FastTime()
        self.platform = Platform(gap, self.time.now)
        self.tables = {}
        self.asked = []  # what the drawing knew each time it asked
        self.failures = []  # to raise instead of telling what should be on screen
        self.meanwhile = []  # to be called while the screens are being made
        self.stale_drafts = set()
        self.drawings = []

    def drawing(self, worker=b"worker", store=None, canvas=None):
        """A worker that draws, as if it had just been started."""
        drawing = Drawing(
            store or Store(self.client, worker),
            self.desired,
            {"telegram": canvas or self.platform},
            clock=self.time.now,
            steady=self.time.steady,
            sleep=self.time.sleep,
        )
        self.drawings.append(drawing)
        return drawing

    async def desired(self, place, known):
        self.asked.append((place, known))
        if self.failures:
            raise self.failures.pop()
        if place not in self.tables:
            return None
        drafts = {audience: draft for audience, draft in known.drafts.items() if draft not in self.stale_drafts}
        screens = {}
        for audience, screen in self.tables[place].items():
            screen = Screen(screen) if isinstance(screen, str) else screen
            if audience in drafts:
                screen = Screen(screen.text + drafts[audience], alert=screen.alert)
            screens[audience] = screen
        if self.meanwhile:
            self.meanwhile.pop(0)()
        return Desired(screens, LIVES, frozenset(drafts))

    async def drawn(self, drawing, place=HERE, **table):
        """The table is this now, and drawn. Underscores in names of audiences stand for colons."""
        self.tables[place] = {audience.replace("_", ":"): screen for audience, screen in table.items()}
        drawing.touch(place)
        await drawing.settled(place)

    async def close(self):
        for drawing in self.drawings:
            await drawing.close(0)


async def until(condition, seconds=5):
    """The condition holds."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.001)
