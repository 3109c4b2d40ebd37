"""Renders texts as rich messages: headings, bordered tables, and details that a person unfolds.

The HTML of rich messages consists of blocks, in which line breaks mean nothing: lines of a paragraph are separated by
`<br>`. The Supply and the players are rows of tables there (see `formatting.CELL`). Of a log the newest turn is a
quotation, and older ones are behind their heading.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from typing import Final

from bots.language.texts import Texts, supported_language
from bots.screens.formatting import CELL, ROW, STRONG_OFF, STRONG_ON, Part, first_turn, plain, render_strong, split
from bots.screens.mentions import add_mentions
from bots.telegram_bot.markup import Words

HEADING: Final = re.compile(f"{STRONG_ON}[^{STRONG_ON}{STRONG_OFF}]+{STRONG_OFF}?")  # a line that is bold throughout


def rich_html(words: Words) -> str:
    """Return the text as the HTML of a rich message."""
    title = escape(plain(words.title))
    head = f"<h3>{_link(words.link, title)}</h3>" if title.strip() else ""
    parts = split(words.rest) if words.rest else []
    return head + "".join(block for part in parts for block in _blocks(part, words))


def _link(address: str, words: str) -> str:
    return f'<a href="{escape(address)}">{words}</a>' if address else words


def _blocks(part: Part, words: Words) -> Iterator[str]:
    lines = [line for line in add_mentions(part.text, words.mentions, escape).split("\n") if plain(line).strip()]
    for kind, found in groupby(lines, _kind):
        if kind == "row":
            yield _table(list(found))
        elif kind == "heading":
            yield from (f"<h4>{plain(line)}</h4>" for line in found)
        elif part.quoted:
            yield from _log([_line(line) for line in found], words.language)
        else:
            yield f"<p>{'<br>'.join(map(_line, found))}</p>"


def _kind(line: str) -> str:
    return "row" if CELL in line else "heading" if HEADING.fullmatch(line) else "words"


def _line(line: str) -> str:
    return render_strong(line, "<b>", "</b>")


def _table(lines: Sequence[str]) -> str:
    """Return a table with two columns; a line may have several rows."""
    rows = [row.partition(CELL) for line in lines for row in line.split(ROW)]
    cells = [f"<tr><td>{_line(first.strip())}</td><td>{_line(rest.strip())}</td></tr>" for first, _, rest in rows]
    return f"<table bordered>{''.join(cells)}</table>"


def _log(lines: Sequence[str], language: str) -> Iterator[str]:
    """Yield the first turn, which is the newest, as a quotation, and the others to be unfolded."""
    newest = first_turn(lines)
    yield f"<blockquote>{'<br>'.join(newest)}</blockquote>"
    if older := lines[len(newest) :]:
        label = Texts(supported_language(language)).say("details-log")
        yield f"<details><summary>{escape(label)}</summary><p>{'<br>'.join(older)}</p></details>"
