"""A person at a terminal that is not there: reads what is on the screen and types lines."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable

from bots.terminal.console import Console
from bots.texts import Texts


class Keyboard(io.StringIO):
    """Types the given lines; when they run out, asks `otherwise` what to type, or goes away."""

    def __init__(self, lines: Iterable[str] = (), otherwise: Callable[[], str] | None = None) -> None:
        super().__init__()
        self.lines = list(lines)
        self.otherwise = otherwise

    def readline(self, *_: object) -> str:  # type: ignore[override]
        if self.lines:
            return self.lines.pop(0) + "\n"
        return self.otherwise() + "\n" if self.otherwise else ""


class Person:
    """A console whose screen can be read."""

    def __init__(self, *lines: str) -> None:
        self.screen = io.StringIO()
        self.keyboard = Keyboard(lines)
        self.console = Console(self.keyboard, self.screen, {})
        self.texts = Texts()

    @property
    def seen(self) -> str:
        return self.screen.getvalue()


class Clicker(Person):
    """Someone who tries one answer after another until the table goes on."""

    def __init__(self, *lines: str) -> None:
        super().__init__(*lines)
        self.keyboard.otherwise = self.next_try
        self.read_up_to = 0
        self.left: list[str] = []  # answers to the present question not tried yet

    def next_try(self) -> str:
        page = self.seen[self.read_up_to :]
        self.read_up_to += len(page)
        if "press Enter" in page:
            return ""
        if "(y/n)" in page:
            return "y"
        if "r the same players again" in page:
            return "q"
        if "u undo" in page:  # the last line of a fresh question
            self.left = self.answers(page)
        assert self.left, f"nothing this person can think of is an answer: {page}"
        return self.left.pop(0)

    @staticmethod
    def answers(page: str) -> list[str]:
        """What one could type: one card, the first two, three ... of the list, nothing, yes, the end, a name."""
        shown = [line for line in page.splitlines() if re.match(r"  \d+ ", line)]
        copies = []
        for cell in "   ".join(line.strip() for line in shown).split("   "):
            number, _, name = cell.partition(" ")
            times = re.search(r"×(\d+)$", name)
            copies += [number] * int(times[1] if times else 1)
        several = [" ".join(copies[:count]) for count in range(1, len(copies) + 1)]
        return [*several, "none", "yes", "e", "copper"]
