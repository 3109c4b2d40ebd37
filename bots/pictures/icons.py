"""Icons: one for each kind of bonus, a trophy, and the mark for a Province.

They are drawn large and scaled down, so that their edges are smooth.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from bots.pictures.colours import BOLT, CARD_BACK, CART, FLASK, GOLD, INK, SHIELD
from bots.pictures.model import BonusKind

GRID: Final = 400  # the size of the square on which icons are drawn

Draw = ImageDraw.ImageDraw


def _coin(draw: Draw) -> None:
    draw.ellipse((12, 12, 388, 388), GOLD, INK, 16)


def _card(draw: Draw) -> None:
    draw.rounded_rectangle((76, 16, 324, 384), 40, "white", INK, 24)
    draw.rounded_rectangle((132, 76, 268, 324), 20, CARD_BACK)


def _bolt(draw: Draw) -> None:
    draw.polygon([(250, 10), (70, 225), (185, 225), (140, 390), (335, 155), (215, 155)], BOLT, INK, 16)


def _cart(draw: Draw) -> None:
    draw.line([(10, 70), (80, 70), (140, 265), (350, 265)], INK, 30, "curve")
    draw.polygon([(100, 110), (385, 110), (345, 225), (135, 225)], CART, INK, 16)
    for left in (130, 285):
        draw.ellipse((left, 300, left + 76, 376), INK)


def _token(draw: Draw) -> None:
    draw.polygon([(40, 20), (360, 20), (360, 220), (200, 390), (40, 220)], SHIELD, INK, 16)


def _flask(draw: Draw) -> None:
    draw.rounded_rectangle((150, 12, 250, 190), 20, "white", INK, 20)
    draw.ellipse((60, 120, 340, 388), "white", INK, 24)
    draw.pieslice((84, 144, 316, 364), -10, 190, FLASK)
    draw.rectangle((170, 110, 230, 170), "white")


ICONS: Final[dict[BonusKind, Callable[[Draw], None]]] = {
    "cards": _card,
    "actions": _bolt,
    "buys": _cart,
    "coins": _coin,
    "tokens": _token,
    "potions": _flask,
}


@cache
def icon(kind: BonusKind, size: int) -> Image.Image:
    """Return the icon as a square of this size, with a transparent background."""
    drawn = Image.new("RGBA", (GRID, GRID))
    ICONS[kind](ImageDraw.Draw(drawn))
    return drawn.resize((size, size), Image.Resampling.LANCZOS)


# -- the end of a game -------------------------------------------------------------------------------------------------


@cache
def trophy(size: int) -> Image.Image:
    """Return a golden cup as a square of this size, with a transparent background."""
    drawn = Image.new("RGBA", (GRID, GRID))
    draw = ImageDraw.Draw(drawn)
    for left in (36, 244):
        draw.ellipse((left, 50, left + 120, 190), outline=INK, width=44)
        draw.ellipse((left + 12, 62, left + 108, 178), outline=GOLD, width=20)
    draw.pieslice((86, -140, 314, 260), 0, 180, GOLD, INK, 16)
    draw.rounded_rectangle((78, 24, 322, 68), 18, GOLD, INK, 14)
    draw.polygon([(176, 254), (224, 254), (236, 318), (164, 318)], GOLD, INK, 14)
    draw.rounded_rectangle((108, 312, 292, 384), 16, GOLD, INK, 16)
    return drawn.resize((size, size), Image.Resampling.LANCZOS)


@cache
def mark(size: int) -> Image.Image:
    """Return the mark for a Province in a chart, a green shield with a white border."""
    drawn = Image.new("RGBA", (GRID, GRID))
    outer = [(40, 20), (360, 20), (360, 220), (200, 396), (40, 220)]
    inner = [(86, 66), (314, 66), (314, 204), (200, 330), (86, 204)]
    draw = ImageDraw.Draw(drawn)
    draw.polygon(outer, "white")
    draw.polygon(inner, SHIELD)
    return drawn.resize((size, size), Image.Resampling.LANCZOS)
