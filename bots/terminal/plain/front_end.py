"""The front end of lines: writes each question below the last one, and reads a line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bots.language.texts import Texts
from bots.terminal.front_end import Choice, Form, Page
from bots.terminal.parsing import agrees, typed
from bots.terminal.plain.board import BoardLines
from bots.terminal.plain.console import BOLD, DIM, Console

HIDING = 3  # empty lines, where a window has no height
INDENT = "      "


class PlainFrontEnd:
    """Asks at a console. Nothing on the screen is ever changed, only written once."""

    def __init__(self, console: Console, texts: Texts) -> None:
        self.console = console
        self.texts = texts
        self.board = BoardLines(console, texts)
        self._told: list[str] = []  # what happened, written above the last question

    async def ask(self, form: Form) -> str:
        write = self.console.write
        if form.board is not None:
            for line in self._unwritten(form.board.news):
                write(line, DIM)
            for line in self.board.lines(form.board):
                write(line)
        write()
        for line in form.above:
            write(line)
        self._told = list(form.above)
        write(form.title, BOLD)
        if form.columns:
            self.console.write_pages(list(self._rows(form)), self.texts.say("more-lines"))
        for line in self._moves(form):
            write(line)
        if form.board is not None:
            write(self.texts.say("keys"), DIM)
        return self.console.read()

    def _unwritten(self, news: Sequence[str]) -> Sequence[str]:
        """Return the news without what was written above the last question: nothing is told twice."""
        count = len(self._told)
        return news[count:] if list(news[:count]) == self._told else news

    def _rows(self, form: Form) -> Iterator[str]:
        """Yield one choice per line, with its note below it."""
        for choice in form.choices:
            yield f"  {choice.line} {choice.words}"
            if choice.note:
                yield INDENT + self.console.ink(choice.note, DIM)

    def _moves(self, form: Form) -> Iterator[str]:
        for hint in form.hints:
            yield self.console.ink(hint, DIM)
        if form.listed and not form.columns:
            yield from self.console.flow([self._cell(choice) for choice in form.choices])
        yield from self.console.flow([(words, words) for words in map(self._other, form.others)])

    def _cell(self, choice: Choice) -> tuple[str, str]:
        label = choice.words
        if choice.copies > 1:
            label = self.texts.say("card-times", card=label, count=choice.copies)
        return f"{choice.line} {label}", f"{choice.line} {self.console.card(choice.card, label)}"

    def _other(self, choice: Choice) -> str:
        if " " in choice.line:  # a whole command, which says it all
            return choice.line
        return f"{choice.line or self.texts.say('key-enter')} {choice.words}"

    async def ask_again(self, form: Form, words: str = "") -> str:  # noqa: ARG002
        if words:
            self.console.write(words)
        return self.console.read()

    async def confirm(self, question: str) -> bool:
        letters = "/".join(typed(key, self.texts)[0] for key in ("typed-yes", "typed-no"))
        return agrees(self.console.read(f"{question} ({letters}) "), self.texts)

    async def hand_over(self, who: str) -> None:
        """Scroll what the person before saw out of sight: a screen that only has lines cannot be cleared."""
        self._told = []  # by somebody else
        self.console.write("\n" * (self.console.height() if self.console.screen else HIDING))
        self.console.write(self.texts.say("pass-keyboard", who=who))
        self.console.read(self.texts.say("press-enter", who=who) + " ")

    async def show(self, page: Page) -> None:
        self.console.write(self.console.card(page.card, page.title) if page.card else page.title, BOLD)
        indent = "  " if page.card else ""
        self.console.write_pages([indent + line for line in page.lines], self.texts.say("more-lines"))

    def tell(self, words: str) -> None:
        self.console.write(words)
