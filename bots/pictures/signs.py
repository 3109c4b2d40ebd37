"""Signs for things of the game: where cards are, what a turn has left, types of cards, ways to go on.

They are drawn large and scaled down, as icons are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from PIL import Image, ImageDraw

from bots.pictures.colours import BROOM, CARD, CARD_BACK, GOLD, INK
from bots.pictures.emblem_painter import SHAPES, type_emblem
from bots.pictures.icons import GRID, ICONS, Draw, icon, trophy


def _one_card(draw: Draw, left: int, top: int, *, is_open: bool) -> None:
    draw.rounded_rectangle((left, top, left + 190, top + 270), 30, "white", INK, 16)
    draw.rounded_rectangle((left + 36, top + 40, left + 154, top + 230), 14, GOLD if is_open else CARD_BACK)


def _deck(draw: Draw) -> None:
    for step in (0, 1, 2):
        _one_card(draw, 150 - 32 * step, 30 + 32 * step, is_open=False)


def _discard(draw: Draw) -> None:
    _one_card(draw, 150, 30, is_open=False)
    _one_card(draw, 118, 62, is_open=False)
    _one_card(draw, 86, 94, is_open=True)


def _play(draw: Draw) -> None:
    _one_card(draw, 10, 65, is_open=True)
    _one_card(draw, 200, 65, is_open=True)


def _clean_up(draw: Draw) -> None:
    draw.line([(330, 30), (190, 220)], INK, 40)
    draw.line([(326, 36), (194, 214)], BROOM, 22)
    draw.polygon([(150, 190), (235, 250), (190, 380), (30, 330)], GOLD, INK, 16)
    for end in ((80, 345), (130, 360)):
        draw.line([(175, 245), end], INK, 10)


def _book(draw: Draw) -> None:
    draw.rounded_rectangle((30, 70, 210, 340), 20, CARD, INK, 16)
    draw.rounded_rectangle((190, 70, 370, 340), 20, CARD, INK, 16)
    for left in (70, 230):
        for top in (130, 190, 250):
            draw.line([(left, top), (left + 100, top)], INK, 14)


def _cap(draw: Draw) -> None:
    draw.polygon([(110, 190), (110, 290), (200, 330), (290, 290), (290, 190)], CARD_BACK, INK, 14)
    draw.polygon([(200, 70), (385, 165), (200, 260), (15, 165)], CARD_BACK, INK, 16)
    draw.line([(345, 180), (345, 310)], GOLD, 18)


def _hand() -> Image.Image:
    fan = Image.new("RGBA", (GRID, GRID))
    for angle, shift in ((28, -75), (0, 0), (-28, 75)):
        one = Image.new("RGBA", (GRID, GRID))
        _one_card(ImageDraw.Draw(one), 105, 50, is_open=True)
        turned = one.rotate(angle, Image.Resampling.BICUBIC, center=(200, 320))
        fan.alpha_composite(turned.transform(turned.size, Image.Transform.AFFINE, (1, 0, -shift / 2, 0, 1, 0)))
    return fan


DRAWN: Final[dict[str, Callable[[Draw], None]]] = {
    "deck": _deck,
    "discard": _discard,
    "play": _play,
    "clean-up": _clean_up,
    "book": _book,
    "cap": _cap,
}


@cache
def sign(name: str, size: int) -> Image.Image:
    """Return the sign of that name as a square of this size, with a transparent background."""
    if name in SHAPES:
        return type_emblem(name, size)
    for kind in ICONS:
        if kind == name:
            return icon(kind, size)
    if name == "trophy":
        return trophy(size)
    if name == "hand":
        return _hand().resize((size, size), Image.Resampling.LANCZOS)
    drawn = Image.new("RGBA", (GRID, GRID))
    DRAWN[name](ImageDraw.Draw(drawn))
    return drawn.resize((size, size), Image.Resampling.LANCZOS)
