"""A picture as plain data, before it is rendered."""

from __future__ import annotations

from typing import NamedTuple


class Tile(NamedTuple):
    """One card of a picture."""

    name: str
    cost: int | None  # None for a mixed pile, whose cards differ
    types: tuple[str, ...]  # names of types, which decide the colours
    kinds: str  # the same, translated
    text: str


class Picture(NamedTuple):
    """Cards to be rendered, and the same in words, as alt text."""

    title: str
    tiles: tuple[Tile, ...]
    words: str
