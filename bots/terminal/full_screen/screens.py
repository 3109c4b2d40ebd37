"""The screens without a game: a form before and after it, a page to read, and the curtain between two players."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Static

from bots.language.texts import Texts
from bots.terminal.front_end import Form, Page
from bots.terminal.full_screen.asking import AskingScreen, KeyBar
from bots.terminal.full_screen.grid import CellGrid
from bots.terminal.full_screen.look import BRIGHT, DIM, LOW
from bots.terminal.full_screen.panes import Header, Lines
from bots.terminal.full_screen.question import QuestionPane


class FormScreen(AskingScreen):
    """A question without a table: before and after a game, and settings."""

    def compose(self) -> ComposeResult:
        yield Header(id="header")
        with VerticalScroll(id="above", can_focus=False):
            yield Static(classes="line")
        yield QuestionPane(self.texts, shares_screen=False)
        yield Static(id="space")
        yield Static(Content.styled(self.texts.say("fan-note"), DIM), id="note")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        say = self.texts.say
        self.query_one(Header).show(say("title"))
        self.query_one(KeyBar).show([("Ctrl-C", say("key-leave-now"), "ctrl+c")])

    def ask(self, form: Form, notices: Sequence[str]) -> None:
        above = self.query_one("#above", VerticalScroll)
        above.display = bool(form.above)
        if form is not self.question.form:
            above.scroll_home(animate=False)
        above.query_one(Static).update(Content("\n").join(_read_first(form.above)))
        self.set_class(form.columns, "list")
        self.question.ask(form, notices)
        self._leave_room()

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.height < LOW, "short")
        self._leave_room()

    def _leave_room(self) -> None:
        """Let what is to be read first take no more rows than it fills; it can be scrolled if there are fewer."""
        above = self.query_one("#above")
        words = above.query_one(Static)
        above.styles.max_height = 1 + words.get_content_height(above.size, self.size, self.size.width - 4)

    async def press(self, key: str, character: str | None) -> None:
        scroll = self.query_one("#above", VerticalScroll)
        moves = {
            "pageup": scroll.scroll_page_up,
            "pagedown": scroll.scroll_page_down,
            "up": scroll.scroll_up,
            "down": scroll.scroll_down,
        }
        if (key.startswith("page") or not self.question.press(key, character)) and key in moves:
            moves[key](animate=False)

    async def on_cell_grid_clicked(self, event: CellGrid.Clicked) -> None:
        if event.grid.id == "keys":
            await self.app.run_action("leave")


def _read_first(lines: Sequence[str]) -> list[Content]:
    """Return the lines above a question: what comes after an empty line is less important."""
    at = list(lines).index("") if "" in lines else len(lines)
    styles = [BRIGHT if at < len(lines) else "", *[""] * (at - 1), *[DIM] * (len(lines) - at)]
    return [Content.styled(line, style) for line, style in zip(lines, styles, strict=True)] if lines else []


class PageScreen(Screen[None]):
    """Something to read, with a way back."""

    BACK = ("escape", "enter", "q", "space")

    def __init__(self, texts: Texts, page: Page) -> None:
        super().__init__()
        self.texts = texts
        self.page = page

    def compose(self) -> ComposeResult:
        yield Header(id="header")
        with VerticalScroll(id="page", can_focus=False):
            yield Lines(classes="line")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        say = self.texts.say
        self.query_one(Header).show(self.page.title)
        self.query_one(Lines).show([_page_line(line) for line in self.page.lines])
        self.query_one(KeyBar).show([("Esc", say("key-close"), "escape"), ("↑ ↓ PgUp PgDn", say("key-scroll"), "down")])

    def on_key(self, event: Key) -> None:
        event.stop()
        event.prevent_default()
        self.press(event.key)

    def press(self, key: str) -> None:
        """Scroll, or go back."""
        scroll = self.query_one("#page", VerticalScroll)
        moves = {
            "up": scroll.scroll_up,
            "down": scroll.scroll_down,
            "pageup": scroll.scroll_page_up,
            "pagedown": scroll.scroll_page_down,
            "home": scroll.scroll_home,
            "end": scroll.scroll_end,
        }
        if key in moves:
            moves[key](animate=False)
        elif key in self.BACK:
            self.dismiss()  # type: ignore[unused-awaitable]

    def on_cell_grid_clicked(self, event: CellGrid.Clicked) -> None:
        self.press(event.value)


def _page_line(line: str) -> Content:
    is_heading = bool(line) and not line[0].isspace()
    return Content(line) if is_heading else Content.styled(line.replace("\u2002", " "), DIM)


class CurtainScreen(Screen[None]):
    """Hides the table until the next person has the keyboard."""

    def __init__(self, texts: Texts, who: str) -> None:
        super().__init__()
        self.texts = texts
        self.who = who

    def compose(self) -> ComposeResult:
        say = self.texts.say
        words = Content.assemble((say("pass-keyboard", who=self.who), BRIGHT), "\n\n", say("press-enter", who=self.who))
        yield Static(words, id="curtain")

    def on_key(self, event: Key) -> None:
        event.stop()
        if event.key == "enter":
            self.dismiss()  # type: ignore[unused-awaitable]

    def on_click(self) -> None:
        self.dismiss()  # type: ignore[unused-awaitable]
