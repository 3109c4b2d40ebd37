"""The question: its choices as cells, the keys that choose, and names that are typed.

A key acts at once where one key is enough. Numbers choose; where several can be picked they pick, and Enter confirms.
Letters are moves and commands, so a name begins with a capital letter or a slash; a question that is answered by typing
takes every letter. What is chosen ends as the line that one could have typed (`Answered`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from bots.language.texts import Texts
from bots.terminal.front_end import Choice, Form
from bots.terminal.full_screen.choices import LOOK_UP, choice_cell, choices_in_sight, move_cell, status_words
from bots.terminal.full_screen.grid import CellGrid, CellRow
from bots.terminal.full_screen.look import BRIGHT, DIM, FEWEST_ROWS, KEY, MOST_ROWS, NOTICE

NAME = "/"
AROUND = 4  # rows of the screen beside the question: the header, two of the hand or empty ones, the keys
LONGEST = 400  # characters that can be typed
TAIL = 100  # of them are in sight, the last ones
ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class QuestionPane(Vertical):
    """Asks one form after another."""

    class Answered(Message):
        """The line that answers the question."""

        def __init__(self, line: str) -> None:
            super().__init__()
            self.line = line

    class Pointed(Message):
        """The cursor or the mouse is at a choice about this card."""

        def __init__(self, card: str) -> None:
            super().__init__()
            self.card = card

    def __init__(self, texts: Texts, shares_screen: bool) -> None:
        super().__init__(id="question")
        self.texts = texts
        self.shares_screen = shares_screen  # the choices must leave room for a table
        self.form: Form | None = None
        self.notices: Sequence[str] = ()
        self.typed: str | None = None  # what is being typed; None while single keys act
        self.cursor: int | None = None  # among the choices in sight
        self.picks: list[int] = []

    def compose(self) -> ComposeResult:
        yield Static(id="told", classes="line")
        yield Static(id="title", classes="line")
        yield Static(id="notice", classes="line")
        with VerticalScroll(id="choices", can_focus=False):
            yield CellGrid(id="cells")
        yield Static(id="detail", classes="line")
        yield CellRow(id="moves")
        yield Static(id="typed", classes="line")

    # -- asking ------------------------------------------------------------------------------------------------------

    def ask(self, form: Form, notices: Sequence[str] = ()) -> None:
        """Ask this; if it was asked before, what was picked stays picked."""
        if form is not self.form:
            self.picks.clear()
            self.cursor = None
        self.form, self.notices = form, notices
        self.typed = "" if self._is_typed else None
        self.draw()

    def wait(self, words: str) -> None:
        """Ask nothing, and say why."""
        self.form, self.picks, self.typed, self.cursor = None, [], None, None
        self.notices = ()
        self._say("title", Content.styled(words, DIM))
        for name in ("notice", "detail", "typed"):
            self._say(name, Content(""))
        self.query_one("#cells", CellGrid).fill([])
        self.query_one("#moves", CellRow).fill([])

    @property
    def _is_typed(self) -> bool:
        """True if the question is answered by typing, so that no letter is a command."""
        form = self.form
        return form is not None and form.typing and not form.pages and (form.board is None or not form.listed)

    @property
    def _has_pages(self) -> bool:
        return self.form is not None and self.form.pages is not None

    @property
    def in_sight(self) -> list[int]:
        """The choices that fit what is being typed."""
        return [] if self.form is None else choices_in_sight(self.form, self.typed)

    def on_resize(self) -> None:
        self._leave_room()

    def _leave_room(self) -> None:
        """Limit the rows of choices, so that the rest of the question and the hand fit on the screen as well."""
        if not self.content_size.width:
            return
        rows, width = self.screen.size.height, self.content_size.width
        others = [child for child in self.children if child.display and child.id != "choices"]
        taken = sum(child.get_content_height(self.content_size, self.screen.size, width) for child in others)
        most = MOST_ROWS + max(0, rows - 20) // 2 if self.shares_screen else rows
        self.query_one("#choices").styles.max_height = max(FEWEST_ROWS, min(most, rows - taken - AROUND))

    # -- drawing -----------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Show the question as it is now."""
        form = self.form
        if form is None:
            return
        status = status_words(form, len(self.picks), self.texts)
        title = Content.styled(form.title, BRIGHT)
        self._say("title", Content.assemble(title, (f"  {status}", DIM)) if status else title)
        hints = [] if form.board is not None and form.listed else form.hints
        told = [Content.styled(words, NOTICE) for words in self.notices if words]
        notes = [Content.styled(hint, DIM) for hint in hints]
        # Beside a table there is a log; elsewhere, what has happened is above the question, because it came before it.
        self._say("told", Content("\n").join([] if self.shares_screen else told))
        self._say("notice", Content("\n").join([*told, *notes] if self.shares_screen else notes))
        sight = self.in_sight
        if self.cursor is not None and self.cursor >= len(sight):
            self.cursor = None
        cells = self.query_one("#cells", CellGrid)
        cells.one_per_row = form.columns
        cells.fill([choice_cell(form, at, self.picks, self.texts) for at in sight], self.cursor)
        detail = form.choices[sight[self.cursor]].note if form.columns and self.cursor is not None else ""
        self._say("detail", Content.styled(detail, DIM))
        self.query_one("#moves", CellRow).fill([move_cell(choice, self.texts) for choice in form.others])
        self._draw_typed(sight)
        self._leave_room()

    def _say(self, name: str, content: Content) -> None:
        line = self.query_one(f"#{name}", Static)
        line.display = bool(content)
        line.update(content)

    def _draw_typed(self, sight: Sequence[int]) -> None:
        if self.typed is None:
            self._say("typed", Content(""))
            return
        label = self.texts.say("answer-here" if self._is_typed or self._has_pages else "type-here")
        ghost = ""
        if self.typed and not sight:
            ghost = "  " + self.texts.say("nothing-fits")
        elif len(sight) == 1 and self.form is not None:
            ghost = "  → " + self.form.choices[sight[0]].words
        tail = self.typed if len(self.typed) <= TAIL else f"…{self.typed[-TAIL:]}"
        self._say("typed", Content.assemble((f"{label}: ", DIM), (tail, BRIGHT), ("▏", KEY), (ghost, DIM)))

    # -- keys --------------------------------------------------------------------------------------------------------

    def press(self, key: str, character: str | None) -> bool:
        """Do what a key means here; False if it means nothing."""
        if self.form is None:
            return False
        if key == "enter":
            self._enter()
        elif key in ARROWS and self.form.pages and self.typed is None:
            return self._turn_page(key)
        elif key in ARROWS and self.form.choices:
            self._step(*ARROWS[key])
        elif self.typed is not None:
            return self._edit(key, character)
        else:
            return self._act(key, character)
        return True

    def _turn_page(self, key: str) -> bool:
        assert self.form is not None and self.form.pages is not None  # noqa: S101, PT018
        if key in ("left", "right"):
            self.answer(self.form.pages.back if key == "left" else self.form.pages.on)
        return key in ("left", "right")

    def _act(self, key: str, character: str | None) -> bool:
        """Do what a key means while nothing is being typed."""
        assert self.form is not None  # noqa: S101
        letter = (character or "").casefold()
        move = self._move(letter) if letter else None
        if letter.isdecimal() or (self.form.typing and (letter == LOOK_UP or (character or "").isupper())):
            self.type(character or "")
        elif letter == NAME and self.form.typing:
            self.type("")
        elif key == "space" and self.form.several is not None and self.cursor is not None:
            self._choose(self.cursor)
        elif key == "escape" and self.form.pages:
            self.answer(self.form.pages.close)
        elif key == "escape" and self.form.closes:
            self.answer("")
        elif key == "escape" and self.picks:
            self.picks.clear()
            self.draw()
        elif move is not None:
            self.answer(move.line)
        else:
            return False
        return True

    def _move(self, letter: str) -> Choice | None:
        """Return the move or choice with that key, in the language of the screen or else in English."""
        assert self.form is not None  # noqa: S101
        moves = [*self.form.others, *self.form.choices]
        shown = [move for move in moves if letter == (move.key or move.line).casefold()]
        return next(iter([*shown, *(move for move in moves if letter in move.letters)]), None)

    def type(self, letters: str) -> None:
        """Begin to type, or go on."""
        self.typed = ((self.typed or "") + letters)[:LONGEST]
        self.cursor = None
        if self.typed.isdecimal() and not self._is_typed and not self._has_pages and len(self.in_sight) < 2:
            self._number()
        self.draw()

    def _number(self) -> None:
        """Choose by number: no other number begins like what is typed."""
        sight, self.typed = self.in_sight, None
        if sight:
            self._choose(sight[0])
        else:
            self.app.bell()

    def _edit(self, key: str, character: str | None) -> bool:
        assert self.typed is not None  # noqa: S101
        if key == "backspace":
            self.typed = self.typed[:-1] if self.typed or self._is_typed else None
        elif key == "escape":
            self.typed = "" if self._is_typed and self.typed else None
        elif key == "tab":
            self._complete()
        elif character is not None and character.isprintable():
            if self._can_follow(character):
                self.type(character)
            else:
                self.app.bell()
            return True
        else:
            return False
        self.draw()
        return True

    def _can_follow(self, character: str) -> bool:
        """True if the character makes sense after what is typed: after a number, no letter does."""
        assert self.typed is not None  # noqa: S101
        return self._is_typed or not (self.typed.isdecimal() and character.isalpha())

    def _complete(self) -> None:
        assert self.form is not None and self.typed is not None  # noqa: S101, PT018
        names = [self.form.choices[at].words.casefold() for at in self.in_sight]
        head, comma, last = self.typed.rpartition(",")
        alike = takewhile(lambda letters: len(set(letters)) == 1, zip(*names, strict=False))
        common = "".join(letters[0] for letters in alike)
        if len(common) > len(last.strip()):
            self.typed = f"{head}{comma}{' ' if comma else ''}{common}"

    def _step(self, rows: int, columns: int) -> None:
        grid = self.query_one("#cells", CellGrid)
        self.cursor = grid.step(self.cursor, rows, columns)
        self.draw()
        if self.cursor is not None and self.form is not None:
            scroll = self.query_one("#choices", VerticalScroll)
            row = grid.row_of(self.cursor)
            if not scroll.scroll_y <= row < scroll.scroll_y + scroll.size.height:
                scroll.scroll_to(y=row - scroll.size.height // 2, animate=False)
            self.post_message(self.Pointed(self.form.choices[self.in_sight[self.cursor]].card))

    @property
    def card(self) -> str:
        """The card at the cursor."""
        if self.form is None or self.cursor is None:
            return ""
        return self.form.choices[self.in_sight[self.cursor]].card

    # -- answering ---------------------------------------------------------------------------------------------------

    def answer(self, line: str) -> None:
        """Give that answer."""
        self.post_message(self.Answered(line))

    def _enter(self) -> None:
        assert self.form is not None  # noqa: S101
        sight = self.in_sight
        if self.cursor is not None and not (self.picks and self.form.several):
            self._choose(sight[self.cursor])
        elif self.typed:
            self._submit(self.typed, sight)
        elif self.picks:
            self.answer(", ".join(self.form.choices[at].line for at in self.picks))
        elif any(not move.line for move in self.form.others):
            self.answer("")

    def _submit(self, typed: str, sight: Sequence[int]) -> None:
        """Answer with what is typed, or with the only choice that fits it."""
        if typed.startswith(LOOK_UP):
            card = typed[1:].strip() or (self.texts.card(self.card) if self.card else "")
            self.answer(f"{LOOK_UP} {card}".strip())
        elif len(sight) == 1 and "," not in typed and "*" not in typed:
            self._choose(sight[0])
        else:
            self.answer(typed)

    def _choose(self, at: int) -> None:
        """Take a choice; where several can be picked, pick it, or drop it if it is picked as often as possible."""
        assert self.form is not None  # noqa: S101
        form, choice = self.form, self.form.choices[at]
        if form.several is None:
            self.answer(choice.line)
            return
        if self.picks.count(at) < choice.copies and len(self.picks) < form.several.most:
            self.picks.append(at)
        elif at in self.picks:
            self.picks = [each for each in self.picks if each != at]
        else:
            self.app.bell()
        self.typed = "" if self._is_typed else None
        self.draw()

    def on_cell_grid_clicked(self, event: CellGrid.Clicked) -> None:
        event.stop()
        if self.form is None:
            return
        lines = [choice.line for choice in self.form.choices]
        if event.grid.id == "cells":
            self._choose(lines.index(event.value))
        else:
            self.answer(event.value)

    def on_cell_grid_pointed(self, event: CellGrid.Pointed) -> None:
        event.stop()
        found = [choice.card for choice in self.form.choices if choice.line == event.value] if self.form else []
        if event.grid.id == "cells" and found and found[0]:
            self.post_message(self.Pointed(found[0]))
