"""The front end of the full screen: shows forms on screens, and waits for the line that keys or clicks make."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from textual.screen import Screen

from bots.language.texts import Texts
from bots.terminal.front_end import Form, Leave, Page, choice_for
from bots.terminal.full_screen.screens import CurtainScreen, PageScreen
from bots.terminal.parsing import agrees

if TYPE_CHECKING:
    from bots.terminal.full_screen.app import TerminalApp

PATIENCE = 0.3  # seconds after an answer before it is said that the others are playing


class ScreenFrontEnd:
    """Asks on the screens of an app."""

    def __init__(self, app: TerminalApp, texts: Texts) -> None:
        self.app = app
        self.texts = texts
        self.told: list[str] = []  # to be shown with the next question
        self.waiting: asyncio.Future[str] | None = None

    async def ask(self, form: Form) -> str:
        return await self.ask_again(form)

    async def ask_again(self, form: Form, words: str = "") -> str:
        notices, self.told = [*self.told, words], []
        screen = await self.app.screen_for(form)
        screen.ask(form, notices)
        line = await self._wait()
        asyncio.get_running_loop().call_later(PATIENCE, self._say_who_plays)
        return line

    async def _wait(self) -> str:
        """Wait for a line; raise Leave if people leave instead."""
        self.waiting = asyncio.get_running_loop().create_future()
        try:
            return await self.waiting
        finally:
            self.waiting = None

    async def _open(self, screen: Screen[None]) -> None:
        """Show a screen until people close it."""
        await self.app.push_screen(screen, lambda _: self.give(""))
        await self._wait()

    def _say_who_plays(self) -> None:
        if (
            self.waiting is None
            and self.app.is_running
            and self.app.screen is self.app.game
            and self.app.game.is_mounted
        ):
            self.app.game.wait()

    def give(self, line: str) -> None:
        """Take a line as the answer; without a question, it means nothing."""
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(line)

    def leave(self) -> bool:
        """Leave at the question; False if there is none."""
        if self.waiting is None or self.waiting.done():
            return False
        self.waiting.set_exception(Leave())
        return True

    async def confirm(self, question: str) -> bool:
        choices = [choice_for(f"typed-{name}", self.texts.say(f"option-{name}"), self.texts) for name in ("yes", "no")]
        form = Form(question, others=choices, aside=True)
        return agrees(await self.ask(form), self.texts)

    async def hand_over(self, who: str) -> None:
        self.app.game.clear()
        await self._open(CurtainScreen(self.texts, who))

    async def show(self, page: Page) -> None:
        if not page.card or self.app.screen is not self.app.game or not await self.app.game.has_room_for(page.card):
            await self._open(PageScreen(self.texts, page))

    def tell(self, words: str) -> None:
        self.told.append(words)
