"""What all screens with a question have in common, and the line of keys at the bottom."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.content import Content
from textual.events import Key
from textual.screen import Screen

from bots.language.texts import Texts
from bots.terminal.front_end import Form
from bots.terminal.full_screen.grid import GAP, Cell, CellRow
from bots.terminal.full_screen.look import KEY
from bots.terminal.full_screen.question import QuestionPane


class KeyBar(CellRow):
    """The keys that can be pressed, in one line."""

    def show(self, keys: Sequence[tuple[str, str, str]], spare: Sequence[str] = ()) -> None:
        """Show keys, each with its name, its label and what a click on it presses.

        Where there is no room for all, those that can be spared are left out, the first of them first.
        """
        cells = [Cell(Content.assemble((name, KEY), f" {label}"), press) for name, label, press in keys]
        for press in spare:
            if sum(cell.width + GAP for cell in cells) <= self.content_size.width + GAP:
                break
            cells = [cell for cell in cells if cell.value != press]
        self.fill(cells)


class AskingScreen(Screen[None]):
    """A screen with a question on it."""

    def __init__(self, texts: Texts, give: Callable[[str], None]) -> None:
        super().__init__()
        self.texts = texts
        self.give = give  # takes the line that answers the question

    @property
    def question(self) -> QuestionPane:
        return self.query_one(QuestionPane)

    def ask(self, form: Form, notices: Sequence[str]) -> None:
        """Ask this."""
        raise NotImplementedError

    async def on_key(self, event: Key) -> None:
        event.stop()
        event.prevent_default()
        await self.press(event.key, event.character)

    async def press(self, key: str, character: str | None) -> None:
        """Do what a key means."""
        self.question.press(key, character)

    def on_question_pane_answered(self, event: QuestionPane.Answered) -> None:
        self.give(event.line)
