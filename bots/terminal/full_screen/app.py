"""The full-screen program: runs a session while Textual draws and listens.

The session is a task beside the screens. It asks through `ScreenFrontEnd`, which waits for keys and clicks. What ends
the session ends the program: people leave, a signal arrives, or something unforeseen happens, which is raised again
once the terminal is as it was.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from bots.language.texts import Texts
from bots.terminal.front_end import Form, Leave
from bots.terminal.full_screen.asking import AskingScreen
from bots.terminal.full_screen.front_end import ScreenFrontEnd
from bots.terminal.full_screen.game_screen import GameScreen
from bots.terminal.full_screen.look import CSS, THEME
from bots.terminal.full_screen.screens import FormScreen
from bots.terminal.session import Session
from bots.worker import Worker

ENDINGS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class TerminalApp(App[None]):
    """The screens of the terminal, and the session that uses them."""

    CSS = CSS
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", priority=True, show=False),
        Binding("ctrl+q", "leave", priority=True, show=False),
    ]

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.register_theme(THEME)
        self.theme = THEME.name
        self.front = ScreenFrontEnd(self, texts)
        self.game = GameScreen(texts, self.front.give)
        self.form = FormScreen(texts, self.front.give)
        self.script: Callable[[], Awaitable[None]] | None = None  # the session
        self.playing: asyncio.Task[None] | None = None

    def on_mount(self) -> None:
        self.install_screen(self.game, "game")
        self.install_screen(self.form, "form")
        self.playing = asyncio.create_task(self._play())

    async def on_unmount(self) -> None:
        if self.playing is not None:
            self.playing.cancel()
            await asyncio.wait([self.playing])

    async def _play(self) -> None:
        try:
            if self.script is not None:
                await self.script()
        except (Leave, asyncio.CancelledError):
            pass
        except Exception as error:
            self._exception = self._exception or error
        self.exit()

    async def screen_for(self, form: Form) -> AskingScreen:
        """Bring the screen for a form to the front: a question that belongs to another one stays where that is."""
        wanted = self.game if form.board is not None or (form.aside and self.screen is self.game) else self.form
        if self.screen not in (self.game, self.form):
            await self.push_screen(wanted)
        elif self.screen is not wanted:
            await self.switch_screen(wanted)
        return wanted

    def action_leave(self) -> None:
        """Leave at once; what is being done is saved, or was not done."""
        if not self.front.leave() and self.playing is not None:
            self.playing.cancel()

    def _fatal_error(self) -> None:
        """Close without printing: the program raises the failure again once the terminal is restored."""
        self._close_messages_no_wait()

    def raise_failure(self) -> None:
        """Raise what went wrong, if anything did."""
        if self._exception is not None:
            raise self._exception


async def play_on_screen(texts: Texts, worker: Worker, records: Path) -> str:
    """Let people play until they leave; return what to tell them then."""
    app = TerminalApp(texts)
    session = Session(app.front, worker, records)
    app.script = session.run
    loop, before = asyncio.get_running_loop(), {number: signal.getsignal(number) for number in ENDINGS}
    for number in ENDINGS:
        loop.add_signal_handler(number, app.action_leave)
    try:
        await app.run_async()
    finally:
        for number, handler in before.items():
            loop.remove_signal_handler(number)
            signal.signal(number, handler)
    app.raise_failure()
    return await session.goodbye()
