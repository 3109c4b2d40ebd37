"""A person at a terminal that is not there: reads what is on the screen and types lines."""

from __future__ import annotations

import io
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

    ATTEMPTS = ("1", "2", "all", "none", "1 1", "1 2", "y", "e")

    def __init__(self, *lines: str) -> None:
        super().__init__(*lines)
        self.keyboard.otherwise = self.next_try
        self.tried: list[str] = []

    def next_try(self) -> str:
        refused = self.seen.rstrip("> \n").rsplit("\n", 1)[-1]
        if not any(words in refused for words in ("not possible", "none of these", "could be", "not so many")):
            self.tried = []
        if "press Enter" in refused:
            return ""
        self.tried.append("")
        return self.ATTEMPTS[(len(self.tried) - 1) % len(self.ATTEMPTS)]
