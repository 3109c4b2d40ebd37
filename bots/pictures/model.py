"""A picture as plain data, before it is rendered."""

from __future__ import annotations

from typing import Literal, NamedTuple

BonusKind = Literal["cards", "actions", "buys", "coins"]


class Bonus(NamedTuple):
    """A printed bonus, shown as a number and an icon: +2 Actions."""

    kind: BonusKind
    number: int


class Tile(NamedTuple):
    """One card of a picture."""

    name: str
    cost: int | None  # None for a mixed pile, whose cards differ
    types: tuple[str, ...]  # names of types, which decide the colours
    kinds: str  # the same, translated
    text: str  # without the bonuses
    bonuses: tuple[Bonus, ...] = ()


class Label(NamedTuple):
    """The name of a pile that is only mentioned."""

    name: str
    types: tuple[str, ...]


class Picture(NamedTuple):
    """Cards to be rendered, and the same in words, as alt text."""

    title: str
    tiles: tuple[Tile, ...]
    words: str
    beside: tuple[Label, ...] = ()  # what else is on the table, below the cards
    beside_title: str = ""
