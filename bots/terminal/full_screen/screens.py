"""The screens: the table, a form without a table, a page to read, and the curtain between two players."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.events import Key, Resize
from textual.screen import Screen
from textual.widgets import Static

from bots.language.texts import Texts
from bots.language.wording import costs_on_table, explain
from bots.terminal.front_end import Board, Form, Page
from bots.terminal.full_screen.grid import GAP, Cell, CellGrid, CellRow
from bots.terminal.full_screen.look import BRIGHT, DIM, KEY, LOW, NARROW, ROOMY, SHORT
from bots.terminal.full_screen.panes import CardPane, HandPane, Header, LogPane, SeatsPane, SupplyPane, turn_words
from bots.terminal.full_screen.question import LOOK_UP, NAME, QuestionPane
from bots.terminal.parsing import single_key, typed

COMMANDS = ("undo", "log", "kingdom", "statistics", "settings", "quit")
PANES = ("", "log", "card")  # classes of a narrow screen: the board, the log, the text of a card


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


class GameScreen(AskingScreen):
    """The table: the Supply, the players, the log, the text of a card, the hand, the question, the keys."""

    def __init__(self, texts: Texts, give: Callable[[str], None]) -> None:
        super().__init__(texts, give)
        self.board: Board | None = None

    def compose(self) -> ComposeResult:
        yield Header(id="header")
        with VerticalScroll(id="board", can_focus=False):
            yield SupplyPane()
            yield SeatsPane(id="seats")
        with Horizontal(id="band"):
            yield LogPane(id="log")
            yield CardPane(id="card")
        yield HandPane(id="hand")
        yield QuestionPane(self.texts, shares_screen=True)
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.query_one(CardPane).show("", self.texts.say("card-none"), self.texts)

    def on_resize(self, event: Resize) -> None:
        width, height = event.size
        self.set_class(width < NARROW or height < SHORT, "narrow")
        self.set_class(height < LOW, "short")
        self.set_class(width >= ROOMY[0] and height >= ROOMY[1], "roomy")
        self.call_after_refresh(self._draw_keys)

    def _draw_keys(self) -> None:
        say = self.texts.say
        letters = {name: single_key(f"typed-{name}", self.texts) for name in COMMANDS}
        keys = [(letter, say(f"key-{name}"), letter) for name, letter in letters.items()]
        keys[1:1] = [(LOOK_UP, say("key-card"), LOOK_UP), (NAME, say("key-name"), NAME)]
        panes = [("Tab", say("key-panes"), "tab")] if self.has_class("narrow") else []
        spare = [letters[name] for name in ("statistics", "settings", "kingdom", "log")]
        self.query_one(KeyBar).show([*panes, *keys, ("F1", say("key-help"), "f1")], [*spare, NAME, LOOK_UP])

    # -- showing -----------------------------------------------------------------------------------------------------

    def ask(self, form: Form, notices: Sequence[str]) -> None:
        if form.board is not None and form.board is not self.board:
            self._draw_board(form.board)
        if form.board is None and form.others and not form.others[0].line:  # what comes next must not be seen yet
            self.query_one(HandPane).hide_cards(self.texts)
        if form.card:
            self.look_up(form.card)
        notices = [*notices, *(line.strip() for line in form.above)]
        self.question.border_title = ""
        self.question.ask(form, notices)

    def _draw_board(self, board: Board) -> None:
        self.board, texts = board, self.texts
        self.query_one(Header).show(texts.say("header", kingdom=board.title), turn_words(board, texts))
        self.query_one(SupplyPane).show(board.view, texts)
        self.query_one(SeatsPane).show(board, texts)
        self.query_one(LogPane).show(board.log, len(board.news), texts)
        self.query_one(HandPane).show(board.view, texts)

    def wait(self) -> None:
        """Show that the others are playing."""
        self.question.wait(self.texts.say("others-play"))

    def look_up(self, id: str) -> None:
        """Show the text of a card."""
        if self.board is not None:
            view = self.board.view
            words = explain(id, self.texts, costs_on_table(view).get(id), view.edition)
            self.query_one(CardPane).show(id, words, self.texts)

    def show_pane(self, name: str) -> None:
        """Bring a pane to the front, where there is no room for all."""
        for pane in PANES[1:]:
            self.set_class(pane == name, pane)

    # -- keys --------------------------------------------------------------------------------------------------------

    async def press(self, key: str, character: str | None) -> None:
        if key in ("pageup", "pagedown"):
            log, board = self.query_one(LogPane), self.query_one("#board", VerticalScroll)
            pane = log if log.region else board
            (pane.scroll_page_up if key == "pageup" else pane.scroll_page_down)(animate=False)
        elif key == "f1":
            await self.app.push_screen(PageScreen(self.texts, self.help_page()))
        elif self.question.press(key, character):
            return
        elif key == "tab":
            now = next((name for name in PANES[1:] if self.has_class(name)), "")
            self.show_pane(PANES[(PANES.index(now) + 1) % len(PANES)])
        else:
            await self._command(character or "")

    async def _command(self, letter: str) -> None:
        form = self.question.form
        if form is None or not letter:
            return
        if form.board is None:  # a question about the one before it: only its own answers, and leaving
            if letter.casefold() in typed("typed-quit", self.texts):
                await self.app.run_action("leave")
        elif letter.casefold() in (single_key("typed-settings", self.texts), *self._letters()):
            self.give(letter.casefold())
        elif letter.isalpha():
            self.question.type(letter)

    def _letters(self) -> list[str]:
        return [word for name in COMMANDS for word in typed(f"typed-{name}", self.texts) if len(word) == 1]

    def help_page(self) -> Page:
        """Return what all keys do."""
        say = self.texts.say
        keys = [(single_key(f"typed-{name}", self.texts), say(f"key-{name}")) for name in COMMANDS]
        keys += [(LOOK_UP, say("key-card")), (NAME, say("key-name"))]
        return Page(
            say("help-title"), [*say("help-screen").split("\n"), "", *(f"{key}  {label}" for key, label in keys)]
        )

    def on_question_pane_pointed(self, event: QuestionPane.Pointed) -> None:
        if event.card:
            self.look_up(event.card)

    def on_cell_grid_pointed(self, event: CellGrid.Pointed) -> None:
        if event.grid.id in ("supply", "hand") and event.value:
            self.look_up(event.value)

    async def on_cell_grid_clicked(self, event: CellGrid.Clicked) -> None:
        if event.grid.id == "keys":
            await self.press(event.value, event.value if len(event.value) == 1 else None)
        elif event.value:
            self.look_up(event.value)
            self.show_pane("card")


class FormScreen(AskingScreen):
    """A question without a table: before and after a game, and settings."""

    def compose(self) -> ComposeResult:
        yield Header(id="header")
        with VerticalScroll(id="above", can_focus=False):
            yield Static(classes="line")
        yield QuestionPane(self.texts, shares_screen=False)
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        say = self.texts.say
        self.query_one(Header).show(say("title"))
        self.query_one(KeyBar).show([("Ctrl-C", say("key-leave-now"), "ctrl+c")])

    def ask(self, form: Form, notices: Sequence[str]) -> None:
        above, told = self.query_one("#above"), [Content(line) for line in form.above]
        above.display = bool(told)
        above.query_one(Static).update(Content("\n").join(told))
        self.set_class(form.columns, "list")
        self.question.ask(form, notices)

    async def press(self, key: str, character: str | None) -> None:
        if key in ("pageup", "pagedown"):
            scroll = self.query_one("#above", VerticalScroll)
            (scroll.scroll_page_up if key == "pageup" else scroll.scroll_page_down)(animate=False)
        else:
            await super().press(key, character)

    async def on_cell_grid_clicked(self, event: CellGrid.Clicked) -> None:
        if event.grid.id == "keys":
            await self.app.run_action("leave")


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
            yield Static(classes="line")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        say = self.texts.say
        self.query_one(Header).show(self.page.title)
        self.query_one("#page Static", Static).update(Content("\n").join(map(_page_line, self.page.lines)))
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
