"""Reads and writes lines, with colours if the output is a terminal that can show them."""

from __future__ import annotations

import re
import shutil
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TextIO

from bots.settings import read_environment
from bots.terminal.front_end import Leave
from engine import ACTION, ATTACK, CURSE, KINDS, REACTION, TREASURE, VICTORY

BOLD, DIM, RED, GREEN, YELLOW, BLUE, MAGENTA = "1", "2", "31", "32", "33", "36", "35"
# The first of these types that a card has decides its colour.
COLOURS = ((CURSE, MAGENTA), (ATTACK, RED), (REACTION, BLUE), (TREASURE, YELLOW), (VICTORY, GREEN), (ACTION, ""))
INK = re.compile(r"\x1b\[[\d;]*m")
WIDEST = 110  # columns


class Console:
    """Reads from one stream and writes to another."""

    def __init__(self, source: TextIO, out: TextIO, environment: Mapping[str, str] | None = None) -> None:
        given = read_environment() if environment is None else environment
        self.source = source
        self.out = out
        self.screen = out.isatty()
        self.coloured = self.screen and not given.get("NO_COLOR") and given.get("TERM") != "dumb"

    def width(self) -> int:
        return min(WIDEST, shutil.get_terminal_size((100, 24)).columns)

    def height(self) -> int:
        return shutil.get_terminal_size((100, 24)).lines

    # -- writing -----------------------------------------------------------------------------------------------------

    def write(self, text: str = "", *styles: str) -> None:
        """Write the text; on a screen, break lines that are too long between words."""
        for line in self._lines(text):
            self.out.write(self.ink(line, *styles) + "\n")
        self.out.flush()

    def write_pages(self, lines: Sequence[str], more: str) -> None:
        """Write the lines; on a screen, wait for Enter below every screenful. Anything else that is typed skips the
        rest."""
        parts = [part for line in lines for part in self._lines(line)]
        room = self.height() - 2 if self.screen else len(parts)
        for start in range(0, len(parts), max(5, room)):
            if start and self.read(more + " "):
                return
            for part in parts[start : start + max(5, room)]:
                self.out.write(part + "\n")
        self.out.flush()

    def _lines(self, text: str) -> list[str]:
        lines = text.split("\n")
        return [part for line in lines for part in self._break(line)] if self.screen else lines

    def _break(self, line: str) -> list[str]:
        parts, room = [""], self.width()
        indent = " " * (len(line) - len(line.lstrip(" ")) or 2)
        for word in re.split(r"(?<=\S)(?= )", line):
            length = len(INK.sub("", word))
            if length > room and parts[-1]:
                parts.append(indent)
                word, room = word.lstrip(), self.width() - len(indent)
            parts[-1] += word
            room -= length
        return parts

    def flow(self, cells: Sequence[tuple[str, str]]) -> list[str]:
        """Arrange cells in lines without breaking a cell; each is given plain, for measuring, and with colours."""
        lines, room = [""], self.width()
        for plain, inked in cells:
            if room < len(plain) + 3 and lines[-1]:
                lines.append("")
                room = self.width()
            lines[-1] += ("   " if lines[-1] else "  ") + inked
            room -= len(plain) + 3
        return lines if cells else []

    def ink(self, text: str, *styles: str) -> str:
        codes = ";".join(filter(None, styles))
        return f"\x1b[{codes}m{text}\x1b[0m" if self.coloured and codes else text

    def card(self, id: str, text: str) -> str:
        """Return the text in the colour of a card; unchanged for what is no single card."""
        types = KINDS[id].types if id in KINDS else ACTION
        return self.ink(text, next(colour for type, colour in COLOURS if types & type))

    # -- reading -----------------------------------------------------------------------------------------------------

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
