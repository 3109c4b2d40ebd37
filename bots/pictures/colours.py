"""Colours. They only repeat what is written: types are named, and lines of a chart have the names of their players."""

from __future__ import annotations

from typing import Final, TypeAlias

from bots.language.marks import TYPE_MARKS
from engine import TYPE_NAMES

PAPER, CARD, INK, WHITE, GRID, PALE = "#ece6d8", "#fffdf6", "#2a2622", "#ffffff", "#d9d2c3", "#5d554b"
GOLD, CARD_BACK, BOLT, CART, SHIELD, BROOM = "#e3b93c", "#4a86c5", "#e08a1e", "#5b9a4b", "#3f7d32", "#9a6a2f"
FLASK: Final = "#35a7bd"
ICON_COLOURS: Final = (GOLD, CARD_BACK, BOLT, CART, SHIELD, BROOM, FLASK)
HUES: Final = {
    "Action": "#cfc8b8",
    "Treasure": "#e3b93c",
    "Victory": "#3f7d32",
    "Reaction": "#2f6aa8",
    "Duration": "#d9782b",
    "Attack": "#a83a31",
    "Shelter": "#9a4f34",
    "Looter": "#75603f",  # they bring the Ruins
    "Knight": "#7a5e2f",
    "Ruins": "#75603f",
    "Curse": "#7a3e8e",
}
MOST_TELLING: Final = tuple(TYPE_NAMES[bit] for bit in TYPE_MARKS)  # a card has the colour of its mark
PLAYERS: Final = ("#1c5d99", "#b3401d", "#2f7a3d", "#7b3f98", "#8a5a00", "#3d4654")  # by rank


Colour: TypeAlias = tuple[int, int, int]


def parts_of(colour: str) -> Colour:
    """Return the red, the green and the blue of a colour."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return red, green, blue


# What pictures are painted with; everything else in them is a shade at an edge.
PAINTS: Final = frozenset(map(parts_of, (PAPER, CARD, INK, WHITE, GRID, PALE, *ICON_COLOURS, *HUES.values(), *PLAYERS)))


def hues_of(types: tuple[str, ...]) -> tuple[str, str]:
    """Return the colour of the most telling type of a card, and that of another one, or the same once more.

    That a card is an Action as well is not told by a colour, unless it is also a Victory card or a Treasure.
    """
    known = [name for name in MOST_TELLING if name in types] or ["Action"]
    others = [name for name in types if name in HUES and name != known[0]]
    if known[0] in ("Attack", "Reaction", "Duration"):
        others = [name for name in others if name != "Action"]
    return HUES[known[0]], HUES[others[-1]] if others else HUES[known[0]]


def letters_on(hue: str) -> str:
    """Return the colour of letters that can be read on this one."""
    red, green, blue = parts_of(hue)
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else WHITE
