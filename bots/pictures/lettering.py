"""Fonts, and how text is made to fit."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import as_file, files
from typing import Final, TypeAlias

from PIL import ImageFont

Font: TypeAlias = ImageFont.FreeTypeFont
EVENLY: Final = 12  # pixels by which a column is made narrower at once
BREAKS: Final = re.compile(r"(?<!\+\d) ")  # not in "+1 Card", and not at no-break spaces, which keep words together


@cache
def font(weight: str, size: int) -> Font:
    with as_file(files("font_source_sans_pro").joinpath(f"files/SourceSansPro-{weight}.ttf")) as path:
        return ImageFont.truetype(path, size)


def wrap(text: str, letters: Font, room: int, indent: int = 0) -> list[str]:
    """Break the text into lines of at most this width, the first one shorter by `indent`.

    Its own line breaks stay. The first line is empty if not even one word fits after the indent.
    """
    lines, room_left = [], room - indent
    for paragraph in text.splitlines():
        line = ""
        for word in BREAKS.split(paragraph):
            longer = f"{line} {word}".strip()
            if letters.getlength(longer) > room_left and (line or room_left < room):
                lines.append(line)
                room_left, longer = room, word
            line = longer
        lines.append(line)
        room_left = room
    return lines


def wrap_evenly(text: str, letters: Font, room: int) -> list[str]:
    """Break the text into as few lines as `wrap` does, each paragraph into lines that are about equally long.

    That looks better where lines are centred, and no word is alone on the last one.
    """
    return [line for paragraph in text.splitlines() for line in _wrap_paragraph(paragraph, letters, room)]


def _wrap_paragraph(text: str, letters: Font, room: int) -> list[str]:
    lines, narrow = wrap(text, letters, room), room
    while len(closer := wrap(text, letters, narrow := narrow - EVENLY)) == len(lines) and narrow > room // 2:
        lines = closer
    return lines


@cache
def _has_shape(letter: str) -> bool:
    letters = font("Bold", 20)
    return letter.isspace() or bytes(letters.getmask(letter)) != bytes(letters.getmask("\uffff"))


def visible(name: str, otherwise: str) -> str:
    """Return the name without what the fonts have no shape for, such as emoji; another one if nothing is left."""
    return " ".join("".join(filter(_has_shape, name)).split()) or otherwise


def with_visible_names(line: str, names: Iterable[str], otherwise: str) -> str:
    """Return the line with the names in it as `visible` returns them."""
    for name in sorted(names, key=len, reverse=True):
        line = line.replace(name, visible(name, otherwise))
    return visible(line, "")


def fitting_font(words: str, weight: str, largest: int, smallest: int, room: int) -> Font:
    """Return the largest font in which the words fit, but none smaller than the smallest."""
    size = largest
    while size > smallest and font(weight, size).getlength(words) > room:
        size -= 1
    return font(weight, size)


def shorten(words: str, letters: Font, room: int) -> str:
    """Cut the words to this width, ending with an ellipsis."""
    if letters.getlength(words) <= room:
        return words
    while words and letters.getlength(words + "…") > room:
        words = words[:-1]
    return words.rstrip() + "…"
