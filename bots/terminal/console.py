"""The terminal: reads and writes lines, with colours if the output is a screen."""

from __future__ import annotations

import os
import re
import shutil
import signal
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TextIO

from engine import ACTION, ATTACK, CURSE, KINDS, REACTION, TREASURE, VICTORY

BOLD, DIM, RED, GREEN, YELLOW, BLUE, MAGENTA = "1", "2", "31", "32", "33", "36", "35"
# The first of these types that a card has decides its colour.
COLOURS = ((CURSE, MAGENTA), (ATTACK, RED), (REACTION, BLUE), (TREASURE, YELLOW), (VICTORY, GREEN), (ACTION, ""))
INK = re.compile(r"\x1b\[[\d;]*m")
WIPE = "\x1b[2J\x1b[3J\x1b[H"  # clears the screen and what has scrolled off it


class Leave(Exception):
    """The person at the keyboard wants to leave."""


class Console:
    """Reads from one stream and writes to another."""

    def __init__(self, source: TextIO, out: TextIO, environment: Mapping[str, str] = os.environ) -> None:
        self.source = source
        self.out = out
        self.screen = out.isatty()
        self.coloured = self.screen and not environment.get("NO_COLOR")

    def width(self) -> int:
        return min(110, shutil.get_terminal_size((100, 24)).columns)

    def write(self, text: str = "", *styles: str) -> None:
        """Write the text; on a screen, break lines that are too long between words."""
        for line in self._lines(text):
            self.out.write(self.ink(line, *styles) + "\n")
        self.out.flush()

    def _lines(self, text: str) -> list[str]:
        lines = text.split("\n")
        return [part for line in lines for part in self._break(line)] if self.screen else lines

    def _break(self, line: str) -> list[str]:
        parts, room = [""], self.width()
        for word in re.split(r"(?<=\S)(?= )", line):
            length = len(INK.sub("", word))
            if length > room and parts[-1]:
                parts.append("  ")
                word, room = word.lstrip(), self.width() - 2
            parts[-1] += word
            room -= length
        return parts

    def read(self, prompt: str = "> ") -> str:
        """Read a line from the keyboard. Raise Leave at the end of the input, or after Ctrl-C."""
        try:
            with interruptible():
                *above, last = self._lines(prompt.rstrip())
                for line in above:
                    self.write(line)
                return self._line(last + " ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None

    def _line(self, prompt: str) -> str:
        if self.source is sys.stdin and self.screen:
            return input(prompt)
        self.out.write(prompt)
        self.out.flush()
        line = self.source.readline()
        if not line:
            raise EOFError
        return line

    def flow(self, cells: list[tuple[str, str]]) -> list[str]:
        """Arrange cells in lines without breaking a cell; each is given plain, for measuring, and with colours."""
        lines, room = [""], self.width()
        for plain, inked in cells:
            if room < len(plain) + 3 and lines[-1]:
                lines.append("")
                room = self.width()
            lines[-1] += ("   " if lines[-1] else "  ") + inked
            room -= len(plain) + 3
        return lines if cells else []

    def wipe(self) -> None:
        """Clear the screen, so that the next person cannot read what was on it."""
        self.out.write(WIPE if self.screen else "\n" * 3)

    def ink(self, text: str, *styles: str) -> str:
        codes = ";".join(filter(None, styles))
        return f"\x1b[{codes}m{text}\x1b[0m" if self.coloured and codes else text

    def card(self, id: str, text: str) -> str:
        """Return the text in the colour of a card."""
        types = KINDS[id].types
        return self.ink(text, next(colour for type, colour in COLOURS if types & type))


@contextmanager
def interruptible() -> Iterator[None]:
    """Make Ctrl-C take effect at once: the event loop would only note it, and is not running while a person thinks."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def keyboard() -> Console:
    """Return the console of this terminal, without a history: nobody should recall what another person typed."""
    try:
        import readline  # line editing, if Python was built with it

        readline.set_auto_history(False)
    except ImportError:
        pass
    return Console(sys.stdin, sys.stdout)
