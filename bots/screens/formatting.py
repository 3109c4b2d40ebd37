"""Formatting inside the text of a screen, without the syntax of any platform.

Problem: a screen is made once for all platforms, and its text is cut to fit before it is sent. Each platform has its
own syntax for bold letters and quotations, and cutting through that syntax would break the message.

Idea: the text contains single control characters, which names and titles cannot contain. `Part`s of it are what a
platform translates: it splits the text with `split`, escapes the words, and then replaces the characters for bold
letters (`render_strong`).

Rule: bold is for whose turn it is, for what a person holds, and for headings. A mark that lost its counterpart because
the text was cut does no harm: letters stay bold until the end of their line, a quotation lasts until its last line.
Rows of a table are ordinary lines where there are no tables.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from bots.language.narrator import is_indented

STRONG_ON, STRONG_OFF = "\x0e", "\x0f"
QUOTE_ON, QUOTE_OFF = "\x10", "\x11"
SECTION: Final = "\x12"  # at the beginning of a line: another part of the screen begins here
CELL: Final = "\x13"  # after the first words of a line: they are the first cell of a row of a table
ROW: Final = "\x14"  # between two rows of a table that are in one line, because lines are narrow
NO_BREAK: Final = "\u00a0"  # a space at which no line is broken
HEADING: Final = "# "  # how a line of a message begins that is a heading
_ALL: Final = re.compile(f"[{STRONG_ON}{STRONG_OFF}{QUOTE_ON}{QUOTE_OFF}{SECTION}{CELL}{ROW}]")
_STRONG: Final = re.compile(f"{STRONG_ON}([^{STRONG_ON}{STRONG_OFF}\n]+){STRONG_OFF}?")


class Part(NamedTuple):
    """Lines that belong together; they may be a quotation, and begin a section of the screen."""

    text: str
    quoted: bool = False
    begins_section: bool = False


def strong(words: str) -> str:
    """Return these words in bold letters."""
    return f"{STRONG_ON}{words}{STRONG_OFF}" if words else ""


def quote(lines: Sequence[str]) -> list[str]:
    """Return these lines as a quotation."""
    if not lines:
        return []
    quoted = list(lines)
    quoted[0] = QUOTE_ON + quoted[0]
    quoted[-1] += QUOTE_OFF
    return quoted


def section(lines: Sequence[str]) -> list[str]:
    """Return these lines as the beginning of a new section; empty lines are left out."""
    kept = [line for line in lines if line]
    return [SECTION + kept[0], *kept[1:]] if kept else []


def cell(first: str, rest: str, gap: str = " ") -> str:
    """Return a line that is a row of a table with two cells."""
    return f"{first}{CELL}{gap}{rest}"


def with_headings(text: str) -> str:
    """Return a text from the catalogues with its headings in bold letters, each at the beginning of a section."""
    lines = text.split("\n")
    return "\n".join(
        f"{SECTION}{strong(line.removeprefix(HEADING))}" if line.startswith(HEADING) else line for line in lines
    )


def keep_together(text: str) -> str:
    """Return the text with no break before a dot or a number of copies, so that no row of a phone begins with one."""
    return text.replace(" ·", f"{NO_BREAK}·").replace(" ×", f"{NO_BREAK}×")


def first_turn(lines: Sequence[str]) -> Sequence[str]:
    """Return the first of these lines of a log, up to the heading of the next turn."""
    end = next((at for at, line in enumerate(lines) if at and not is_indented(line)), len(lines))
    return lines[:end]


def plain(text: str) -> str:
    """Return the text without formatting."""
    return _ALL.sub("", text)


def split(text: str) -> list[Part]:
    """Split the text into parts: at the beginning of each section, and around each quotation."""
    parts: list[Part] = []
    lines: list[str] = []
    quoted = begins = False

    def close() -> None:
        nonlocal lines, begins
        if lines:
            parts.append(Part("\n".join(lines), quoted, begins))
            lines, begins = [], False

    for line in text.split("\n"):
        if SECTION in line or QUOTE_ON in line:
            close()
            begins, quoted = begins or SECTION in line, QUOTE_ON in line
        lines.append(re.sub(f"[{QUOTE_ON}{QUOTE_OFF}{SECTION}]", "", line))
        if quoted and QUOTE_OFF in line:
            close()
            quoted = False
    close()
    return parts


def render_strong(text: str, before: str, after: str) -> str:
    """Return the text with bold letters as this platform writes them."""
    return plain(_STRONG.sub(lambda found: f"{before}{found[1]}{after}", text))
