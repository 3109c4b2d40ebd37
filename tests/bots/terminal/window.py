"""A window that is not there, with the full screen in it: keys and clicks go in, and its text can be read."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

from rich.cells import cell_len

from bots.language.texts import Texts
from bots.terminal.full_screen.app import TerminalApp
from bots.terminal.session import Session


class Window:
    """What a person sees and presses."""

    def __init__(self, app, pilot):
        self.app = app
        self.pilot = pilot

    @property
    def text(self):
        """The screen as it is drawn, line by line."""
        return "\n".join(strip.text.rstrip() for strip in self.app.screen._compositor.render_strips())

    @property
    def lines(self):
        return self.text.splitlines()

    @property
    def form(self):
        """The question on the screen."""
        return self.app.screen.question.form

    async def settles(self):
        """Wait until something is asked or shown, or the session has ended; then let it be drawn."""
        while not self._is_ready():
            await asyncio.sleep(0.001)
        await self.pilot.pause()

    def _is_ready(self):
        return self.app.front.waiting is not None or self.app.playing.done()

    async def press(self, *keys):
        """Press the keys one after another, each when the screen is ready for it."""
        for key in keys:
            await self.pilot.press(key)
            await self.settles()

    async def types(self, line):
        """Type the line and press Enter."""
        await self.pilot.press(*("space" if letter == " " else letter for letter in line), "enter")
        await self.settles()

    async def click(self, words):
        """Click on these words."""
        row = next(number for number, line in enumerate(self.lines) if words in line)
        await self.pilot.click(offset=(cell_len(self.lines[row].partition(words)[0]), row))
        await self.settles()

    async def resize(self, columns, rows):
        await self.pilot.resize_terminal(columns, rows)
        await self.pilot.pause()


@asynccontextmanager
async def open_window(worker, records, size=(80, 24), language="en"):
    """Run a session in a window of this size."""
    app = TerminalApp(Texts(language))
    app.script = Session(app.front, worker, records).run
    async with app.run_test(size=size) as pilot:
        window = Window(app, pilot)
        await window.settles()
        yield window
