"""A coin with a cost in it."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from bots.pictures.colours import INK
from bots.pictures.icons import icon
from bots.pictures.lettering import fitting_font
from bots.pictures.sheet import Area

EDGE: Final = 0.08  # of the coin, in which there are no letters


def draw_coin(image: Image.Image, cost: str, area: Area, largest: int) -> None:
    """Draw a coin into this square, with the cost in letters of that size, or smaller ones if it is several figures."""
    size = area.right - area.left
    coin = icon("coins", size)
    image.paste(coin, area[:2], coin)
    letters = fitting_font(cost, "Bold", largest, largest // 2, round(size * (1 - 2 * EDGE)))
    middle = ((area.left + area.right) // 2, (area.top + area.bottom) // 2)
    ImageDraw.Draw(image).text(middle, cost, INK, letters, anchor="mm")
