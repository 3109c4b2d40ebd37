"""Paints emblems: icons for counters, and for types a card in their colour.

Each type has a shape of its own besides its colour, so that they can be told apart without it.
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Final

from PIL import Image, ImageDraw

from bots.pictures.colours import HUES, INK, WHITE
from bots.pictures.icons import GRID, Draw, icon
from bots.pictures.model import BonusKind

SIZE: Final = 128  # pixels, as large as emojis are stored
COUNTERS: Final[tuple[BonusKind, ...]] = ("coins", "actions", "buys")


def _ring(draw: Draw) -> None:
    draw.ellipse((130, 130, 270, 270), None, WHITE, 34)


def _house(draw: Draw) -> None:
    draw.polygon([(200, 100), (300, 190), (270, 190), (270, 290), (130, 290), (130, 190), (100, 190)], WHITE)


def _play(draw: Draw) -> None:
    draw.polygon([(145, 110), (300, 200), (145, 290)], INK)


def _sword(draw: Draw) -> None:
    draw.line([(120, 280), (280, 120)], WHITE, 40)
    draw.line([(110, 215), (185, 290)], WHITE, 30)


def _shield(draw: Draw) -> None:
    draw.polygon([(110, 110), (290, 110), (290, 200), (200, 305), (110, 200)], WHITE)


def _cross(draw: Draw) -> None:
    draw.line([(125, 125), (275, 275)], WHITE, 40)
    draw.line([(275, 125), (125, 275)], WHITE, 40)


def _rubble(draw: Draw) -> None:
    for left, top in ((100, 220), (210, 220), (155, 120)):
        draw.rectangle((left, top, left + 90, top + 80), WHITE)


def _tent(draw: Draw) -> None:
    draw.polygon([(200, 105), (310, 290), (240, 290), (200, 215), (160, 290), (90, 290)], WHITE)


def _hourglass(draw: Draw) -> None:
    draw.polygon([(120, 105), (280, 105), (120, 295), (280, 295)], WHITE)


SHAPES: Final[dict[str, Callable[[Draw], None]]] = {
    "treasure": _ring,
    "victory": _house,
    "action": _play,
    "attack": _sword,
    "reaction": _shield,
    "curse": _cross,
    "ruins": _rubble,
    "shelter": _tent,
    "duration": _hourglass,
}


def paint_emblem(name: str) -> bytes:
    """Return the emblem of that counter or type as PNG, with a transparent background."""
    drawn = next((_counter(kind) for kind in COUNTERS if kind == name), None) or type_emblem(name)
    written = BytesIO()
    drawn.save(written, "PNG", optimize=True)
    return written.getvalue()


def _counter(kind: BonusKind) -> Image.Image:
    """Return the icon of that counter on a bright disc, so that it can be seen in a dark theme, too."""
    drawn = Image.new("RGBA", (GRID, GRID))
    ImageDraw.Draw(drawn).ellipse((4, 4, GRID - 4, GRID - 4), WHITE)
    size = GRID * 4 // 5 if kind == "coins" else GRID * 3 // 5
    drawn.alpha_composite(icon(kind, size), ((GRID - size) // 2, (GRID - size) // 2))
    return drawn.resize((SIZE, SIZE), Image.Resampling.LANCZOS)


def type_emblem(type: str, size: int = SIZE) -> Image.Image:
    """Return a card in the colour of that type, with its shape."""
    drawn = Image.new("RGBA", (GRID, GRID))
    draw = ImageDraw.Draw(drawn)
    draw.rounded_rectangle((50, 20, 350, 380), 70, HUES[type.capitalize()], WHITE, 14)
    SHAPES[type](draw)
    return drawn.resize((size, size), Image.Resampling.LANCZOS)
