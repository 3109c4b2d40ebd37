"""The screen of a game: the Supply, the players, the log, the text of a card, the hand, the question, the keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.events import Resize

from bots.language.texts import Texts
from bots.language.wording import costs_on_table, explain
from bots.terminal.front_end import Board, Form, Page
from bots.terminal.full_screen.asking import AskingScreen, KeyBar
from bots.terminal.full_screen.choices import LOOK_UP
from bots.terminal.full_screen.grid import CellGrid
from bots.terminal.full_screen.look import LOW, NARROW, ROOMY, SHORT
from bots.terminal.full_screen.panes import CardPane, HandPane, Header, LogPane, SeatsPane, SupplyPane, head_words
from bots.terminal.full_screen.question import NAME, QuestionPane
from bots.terminal.full_screen.screens import PageScreen
from bots.terminal.parsing import single_key, typed

COMMANDS = ("undo", "hint", "log", "kingdom", "statistics", "settings", "learn", "quit")
PANES = ("", "log", "card")  # classes of a narrow screen: the board, the log, the text of a card


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
        self._leave_room()
        self.call_after_refresh(self._draw_keys)

    def _leave_room(self) -> None:
        """Let the Supply and the players take no more rows than they fill; what is left belongs to the log.

        They give way to the question: where there is no room for all of them, they can be scrolled.
        """
        board, frame = self.query_one("#board", VerticalScroll), 2 if self.has_class("roomy") else 0
        width = self.size.width - 2 - frame
        panes = [pane for pane in board.children if pane.display]
        rows = sum(pane.get_content_height(board.size, self.size, width) + frame for pane in panes)
        board.styles.max_height = None if self.has_class("narrow") else rows

    def _draw_keys(self) -> None:
        """Show the keys that do something; a question about the one before it only has its own answers, and leaving."""
        say, form = self.texts.say, self.question.form
        if form is not None and form.board is None:
            leave = single_key("typed-quit", self.texts)
            self.query_one(KeyBar).show([(leave, say("key-quit"), leave), ("F1", say("key-help"), "f1")])
            return
        letters = {name: single_key(f"typed-{name}", self.texts) for name in COMMANDS}
        keys = [(letter, say(f"key-{name}"), letter) for name, letter in letters.items()]
        keys[1:1] = [(LOOK_UP, say("key-card"), LOOK_UP), (NAME, say("key-name"), NAME)]
        panes = [("Tab", say("key-panes"), "tab")] if self.has_class("narrow") else []
        spare = [letters[name] for name in ("learn", "statistics", "settings", "kingdom", "log", "hint")]
        self.query_one(KeyBar).show([*panes, *keys, ("F1", say("key-help"), "f1")], [*spare, NAME, LOOK_UP])

    # -- showing -----------------------------------------------------------------------------------------------------

    def ask(self, form: Form, notices: Sequence[str]) -> None:
        if form.board is not None and form.board is not self.board:
            self._draw_board(form.board)
            if self.has_class("card"):  # it was about the question before
                self.show_pane("")
        if form.board is None and form.others and not form.others[0].line:  # what comes next must not be seen yet
            self.query_one(HandPane).hide_cards(self.texts)
        if form.card:
            self.look_up(form.card)
        notices = [*notices, *(line.strip() for line in form.above)]
        self.question.border_title = ""
        self.question.ask(form, notices)
        self._draw_keys()

    def _draw_board(self, board: Board) -> None:
        self.board, texts = board, self.texts
        self.query_one(Header).show(texts.say("header", kingdom=board.title), head_words(board, texts))
        self.query_one(SupplyPane).show(board.view, texts)
        self.query_one(SeatsPane).show(board, texts)
        self._leave_room()
        self.query_one(LogPane).show(board.log, len(board.news), texts)
        self.query_one(HandPane).show(board.view, texts)

    def wait(self) -> None:
        """Show that the others are playing."""
        self.question.wait(self.texts.say("others-play"))

    def clear(self) -> None:
        """Remove what only the person at the keyboard may see, before someone else looks at the screen."""
        self.board = None
        if self.is_mounted:
            self.query_one(HandPane).hide_cards(self.texts)
            self.query_one(LogPane).show((), 0, self.texts)
            self.query_one(CardPane).show("", self.texts.say("card-none"), self.texts)
            self.question.wait("")

    def look_up(self, id: str) -> None:
        """Show the text of a card."""
        if self.board is not None:
            view = self.board.view
            words = explain(id, self.texts, costs_on_table(view).get(id), view.edition)
            self.query_one(CardPane).show(id, words, self.texts)

    async def has_room_for(self, id: str) -> bool:
        """Show the text of a card beside the board, or instead of it; False if not all of it can be seen there."""
        pane = self.shown_pane
        self.look_up(id)
        self.show_pane("card")
        drawn = asyncio.Event()
        self.call_after_refresh(drawn.set)
        await drawn.wait()
        fits = self.query_one(CardPane).max_scroll_y == 0
        if not fits:
            self.show_pane(pane)
        return fits

    @property
    def shown_pane(self) -> str:
        """The pane at the front, where there is no room for all."""
        return next((name for name in PANES[1:] if self.has_class(name)), "")

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
            self.show_pane(PANES[(PANES.index(self.shown_pane) + 1) % len(PANES)])
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
