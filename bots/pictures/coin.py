"""A coin with a cost in it, and a flask if a potion is part of the cost."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from bots.pictures.colours import INK
from bots.pictures.icons import icon
from bots.pictures.lettering import fitting_font
from bots.pictures.sheet import Area

EDGE: Final = 0.08  # of the coin, in which there are no letters


FLASK: Final = 0.6  # of the coin
BEYOND: Final = 0.15  # of the coin, by which the flask stands out of it


def draw_coin(image: Image.Image, cost: str, area: Area, largest: int, *, potion: bool = False) -> None:
    """Draw a coin into this square, with the cost in letters of that size, or smaller ones if it is several figures;
    with a potion, the figures make room for a flask at the lower right."""
    size = area.right - area.left
    coin = icon("coins", size)
    image.paste(coin, area[:2], coin)
    letters = fitting_font(cost, "Bold", largest, largest // 2, round(size * (1 - 2 * EDGE)))
    middle = ((area.left + area.right) // 2, (area.top + area.bottom) // 2)
    if potion:
        middle = (middle[0] - round(size * 0.16), middle[1] - round(size * 0.1))
    ImageDraw.Draw(image).text(middle, cost, INK, letters, anchor="mm")
    if potion:
        flask, beyond = icon("potions", round(size * FLASK)), round(size * BEYOND)
        image.paste(flask, (area.right + beyond - flask.width, area.bottom + beyond // 2 - flask.height), flask)
