"""A person at a terminal that is not there: reads what is on the screen and types lines."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable

from bots.language.texts import Texts
from bots.tables import play
from bots.terminal.parsing import typed
from bots.terminal.plain.console import Console
from bots.terminal.plain.front_end import PlainFrontEnd
from storage.table import PLAYING, Table


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

    def __init__(self, *lines: str, language: str = "en") -> None:
        self.screen = io.StringIO()
        self.keyboard = Keyboard(lines)
        self.console = Console(self.keyboard, self.screen, {})
        self.texts = Texts(language)
        self.front = PlainFrontEnd(self.console, self.texts)

    @property
    def seen(self) -> str:
        return self.screen.getvalue()


class Clicker(Person):
    """Someone who tries one answer after another until the table goes on."""

    def __init__(self, *lines: str, language: str = "en") -> None:
        super().__init__(*lines, language=language)
        self.keyboard.otherwise = self.next_try
        self.read_up_to = 0
        self.left: list[str] = []  # answers to the present question not tried yet

    def next_try(self) -> str:
        page = self.seen[self.read_up_to :]
        self.read_up_to += len(page)
        say = self.texts.say
        if say("press-enter", who="\0").partition("\0")[2] in page:
            return ""
        if page.rstrip(" >").endswith(f"({self.words('typed-yes')}/{self.words('typed-no')})"):
            return self.words("typed-yes")
        if page.rstrip(" >\n").endswith(f"{say('key-enter')} {say('begin')}"):
            return ""
        if say("choice-rematch") in page:
            return self.words("typed-shuffles")
        if say("shuffles-title") in page:
            return self.words("typed-quit")
        if say("keys") in page:  # the last line of a fresh question
            self.left = self.answers(page)
        assert self.left, f"nothing this person can think of is an answer: {page}"
        return self.left.pop(0)

    def words(self, key: str) -> str:
        """What this person types for that."""
        return typed(key, self.texts)[0]

    def answers(self, page: str) -> list[str]:
        """What one could type: one card, the first two, three ... of the list, nothing, yes, the end, a name."""
        shown = [line for line in page.splitlines() if re.match(r"  \d+ ", line)]
        copies = []
        for cell in "   ".join(line.strip() for line in shown).split("   "):
            number, _, name = cell.partition(" ")
            times = re.search(r"×(\d+)$", name)
            copies += [number] * int(times[1] if times else 1)
        several = [" ".join(copies[:count]) for count in range(1, len(copies) + 1)]
        others = [self.words(key) for key in ("typed-none", "typed-yes", "typed-end")]
        return [*several, *others, self.texts.card("copper")]


def end(table: Table) -> None:
    """Computer players have played the game to its end; its people remain who they were."""
    for seat in table.seats:
        seat.computer = True
    while table.phase == PLAYING:
        play.go_on(table)
    for seat in table.seats:
        seat.computer = not seat.person
