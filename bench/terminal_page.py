"""Turns a picture of the full screen (SVG) into a page that looks the same on every machine.

Rich writes pictures that load a font from the network, or take another one if that fails. It also gives an emoji the
room of one letter, although a terminal gives it two, so that the following letters would lie on it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape, unescape
from typing import Final

from rich.cells import cell_len

from bench.fonts import EMOJI, MONOSPACED

BACKGROUND: Final = "#121212"
_FACES: Final = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
_TEXT: Final = re.compile(
    r'<text (?P<style>[^>]*?)x="(?P<x>[\d.]+)"(?P<y>[^>]*?)textLength="[\d.]+"(?P<rest>[^>]*)>(?P<words>[^<]*)</text>'
)
_FAMILY: Final = "font-family: Fira Code, monospace;"
_TITLE: Final = "font-family: arial;"
CELL: Final = 12.2  # the width of a letter in these pictures
JOINING: Final = "\ufe0e\ufe0f\u200d"  # they belong to the character before them


def terminal_page(svg: str) -> str:
    """Return the page that shows this picture."""
    family = f"font-family: '{MONOSPACED}', '{EMOJI}';"
    plain = _FACES.sub("", svg).replace(_FAMILY, family).replace(_TITLE, family)
    shown = _TEXT.sub(lambda found: "".join(_pieces(found)), plain)
    return f"<!doctype html><meta charset=utf-8><style>body {{ margin: 0; background: {BACKGROUND} }}</style>{shown}"


def _pieces(found: re.Match[str]) -> Iterator[str]:
    """Yield the text in pieces, each where it is in a terminal: wide characters are pieces of their own."""
    at = float(found["x"])
    for piece in _split(unescape(found["words"])):
        cells = cell_len(piece)
        is_wide = cells != len(piece)
        fit = f"style=\"font-family: '{EMOJI}'\"" if is_wide else f'textLength="{cells * CELL:.1f}"'
        yield (
            f'<text {found["style"]}x="{at:.1f}"{found["y"]}{fit}{found["rest"]}>'
            f"{escape(piece).replace(chr(0xA0), '&#160;')}</text>"
        )
        at += cells * CELL


def _split(words: str) -> Iterator[str]:
    """Yield the words in pieces: narrow characters together, wide ones alone with what belongs to them."""
    piece = ""
    for character in words:
        if character in JOINING:
            piece += character
        elif piece and (cell_len(character) > 1 or cell_len(piece[0]) > 1 or piece[-1] in JOINING):
            yield piece
            piece = character
        else:
            piece += character
    if piece:
        yield piece
