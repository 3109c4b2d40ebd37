"""Colours. They only repeat what is written: types are named, and lines of a chart have the names of their players."""

from __future__ import annotations

from typing import Final

PAPER, CARD, INK, WHITE, GRID, PALE = "#ece6d8", "#fffdf6", "#2a2622", "#ffffff", "#d9d2c3", "#5d554b"
HUES: Final = {
    "Action": "#cfc8b8",
    "Treasure": "#e3b93c",
    "Victory": "#3f7d32",
    "Reaction": "#2f6aa8",
    "Attack": "#a83a31",
    "Shelter": "#9a4f34",
    "Looter": "#6b4f98",
    "Knight": "#7a5e2f",
    "Ruins": "#75603f",
    "Curse": "#7a3e8e",
}
MOST_TELLING: Final = ("Shelter", "Ruins", "Attack", "Reaction", "Victory", "Treasure", "Curse", "Action")
PLAYERS: Final = ("#1c5d99", "#b3401d", "#2f7a3d", "#7b3f98", "#8a5a00", "#3d4654")  # by rank


def hues_of(types: tuple[str, ...]) -> tuple[str, str]:
    """Return the colour of the most telling type of a card, and that of another one, or the same once more.

    That a card is an Action as well is not told by a colour, unless it is also a Victory card or a Treasure.
    """
    known = [name for name in MOST_TELLING if name in types] or ["Action"]
    others = [name for name in types if name in HUES and name != known[0]]
    if known[0] in ("Attack", "Reaction"):
        others = [name for name in others if name != "Action"]
    return HUES[known[0]], HUES[others[-1]] if others else HUES[known[0]]


def letters_on(hue: str) -> str:
    """Return the colour of letters that can be read on this one."""
    red, green, blue = (int(hue[at : at + 2], 16) for at in (1, 3, 5))
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else WHITE
