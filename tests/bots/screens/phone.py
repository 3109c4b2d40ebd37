"""A message as a phone shows it: rows of 38 columns, in which an emoji takes two."""

import html
import re
import unicodedata
from functools import cache

COLUMNS = 38
QUOTED = 35  # columns inside a quotation, which is indented
FOLDED = 3  # rows of a quotation that are visible until somebody taps on it
QUOTE = re.compile(r"(<blockquote expandable>.*?</blockquote>)", re.DOTALL)
OLD_EMOJI = "▶♻↩⏳⚡✋⚪❔⚙✖⬅"  # that Unicode does not call wide


@cache
def wide(letter):
    if letter in "\ufe0f\u2060" or unicodedata.combining(letter):
        return 0
    return 2 if ord(letter) >= 0x1F000 or letter in OLD_EMOJI or unicodedata.east_asian_width(letter) in "WF" else 1


@cache
def length(text):
    return sum(map(wide, text))


def wrapped(line, columns=COLUMNS):
    """The rows of one line, which is broken at spaces."""
    found = [""]
    for word in line.split(" "):
        longer = f"{found[-1]} {word}" if found[-1] else word
        if found[-1].strip() and length(longer) > columns:
            found.append(word)
        else:
            found[-1] = longer
    return found


def shown(written):
    """The rows of a message in Telegram's HTML, with its quotations folded."""
    found = []
    for part in QUOTE.split(written):
        is_quoted = part.startswith("<blockquote")
        text = html.unescape(re.sub(r"<[^>]*>", "", part)).strip("\n")
        lines = [row for line in text.split("\n") for row in wrapped(line, QUOTED if is_quoted else COLUMNS)]
        found += (lines[:FOLDED] if is_quoted else lines) if text else []
    return found
