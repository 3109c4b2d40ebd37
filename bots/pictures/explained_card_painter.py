"""Paints a card, smaller than it usually is, with a name beside each of its parts."""

from __future__ import annotations

from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bots.pictures.card_painter import FOOT, HEAD, INSIDE, paint_card
from bots.pictures.colours import INK, PAPER
from bots.pictures.lettering import font, wrap
from bots.pictures.model import CardPicture, ExplainedCardPicture
from bots.pictures.sheet import MARGIN, WIDTH, to_png

SCALE: Final = 0.68  # of the card
LABEL, LINE = 44, 52  # the size of letters, the distance between lines
COLOURS: Final = 48
LEAD: Final = 66  # the length of the lines that lead from a name to the card


class Pointer(NamedTuple):
    """A name, and the height at which it points to the card."""

    words: str
    height: float


def paint_explained_card(picture: ExplainedCardPicture) -> bytes:
    """Return the picture as PNG."""
    with Image.open(BytesIO(paint_card(CardPicture(picture.title, picture.tile, picture.words)))) as painted:
        large = painted.convert("RGB")
    card = large.resize((round(large.width * SCALE), round(large.height * SCALE)), Image.Resampling.LANCZOS)
    image = Image.new("RGB", (WIDTH, card.height), PAPER)
    image.paste(card, (0, 0))
    draw = ImageDraw.Draw(image)
    left = card.width + LEAD - MARGIN // 2
    for pointer in _pointers(picture, large.height):
        middle = round(pointer.height * SCALE)
        edge = round((large.width - MARGIN) * SCALE) - 10
        draw.line([(edge, middle), (left - 14, middle)], INK, 6)
        draw.ellipse((edge - 12, middle - 12, edge + 12, middle + 12), INK)
        lines = wrap(pointer.words, font("Semibold", LABEL), WIDTH - left - MARGIN)
        top = middle - (len(lines) - 1) * LINE // 2
        for line in lines:
            draw.text((left, top), line, INK, font("Semibold", LABEL), anchor="lm")
            top += LINE
    return to_png(image, COLOURS)


def _pointers(picture: ExplainedCardPicture, height: int) -> list[Pointer]:
    """Return the names of the parts, from the top down."""
    parts, top, bottom = picture.parts, MARGIN + HEAD, height - MARGIN - FOOT
    room = bottom - top - INSIDE
    found = [Pointer(parts.cost, MARGIN + HEAD / 2)]
    found += [Pointer(parts.bonus, top + INSIDE / 2 + room * 0.22)] if picture.tile.bonuses else []
    found += [Pointer(parts.text, top + INSIDE / 2 + room * 0.72)] if picture.tile.text else []
    return [*found, Pointer(parts.types, bottom + FOOT / 2)]
