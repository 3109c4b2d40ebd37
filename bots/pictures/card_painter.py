"""Paints one card, large: its cost and name in a coloured head, its bonuses as icons, its text, and its types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from bots.pictures.coin import draw_coin
from bots.pictures.colours import CARD, INK, PAPER, hues_of, letters_on
from bots.pictures.icons import icon
from bots.pictures.lettering import fitting_font, font, wrap_evenly
from bots.pictures.model import Bonus, CardPicture
from bots.pictures.sheet import MARGIN, WIDTH, Area, to_png

HEAD: Final = 150  # the height of the coloured head
FOOT: Final = 84  # the height of the strip with the types
COIN: Final = 120
EDGE: Final = 8  # the border of the card
CORNER: Final = 36
INSIDE: Final = 56  # between the border and the text
ICON: Final = 104
NAME, SMALLEST_NAME, COST, BONUS, TEXT, TYPES = 88, 48, 80, 88, 52, 44  # font sizes
LINE: Final = 66  # the distance between lines of text
BONUS_GAP: Final = 54
LEAST: Final = 300  # the height of the part with the text, at least
COLOURS: Final = 32  # in the file
ROOM: Final = WIDTH - 2 * (MARGIN + INSIDE)


def paint_card(picture: CardPicture) -> bytes:
    """Return the picture as PNG."""
    tile = picture.tile
    rows, lines = bonus_rows(tile.bonuses), wrap_evenly(tile.text, font("Regular", TEXT), ROOM)
    needed = len(rows) * (ICON + 24) + len(lines) * LINE + (24 if rows and lines else 0)
    middle_part = max(LEAST, needed + 2 * INSIDE)
    card = Area(MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + HEAD + middle_part + FOOT)
    image = Image.new("RGB", (WIDTH, card.bottom + MARGIN), PAPER)
    draw = ImageDraw.Draw(image)
    hue, second = hues_of(tile.types)
    draw.rounded_rectangle(card, CORNER, CARD)
    draw.rounded_rectangle(card._replace(bottom=card.top + HEAD), CORNER, hue, corners=(True, True, False, False))
    foot = card._replace(top=card.bottom - FOOT)
    draw.rounded_rectangle(foot, CORNER, second, corners=(False, False, True, True))
    draw.rounded_rectangle(card, CORNER, None, INK, EDGE)
    _draw_head(image, picture, card)
    kinds = fitting_font(tile.kinds, "Semibold", TYPES, 34, ROOM)
    draw.text((WIDTH // 2, (foot.top + foot.bottom) // 2 - 2), tile.kinds, letters_on(second), kinds, anchor="mm")
    top = card.top + HEAD + (middle_part - needed) // 2
    for row in rows:
        _draw_bonuses(image, row, top)
        top += ICON + 24
    top += 24 if rows and lines else 0
    for line in lines:
        draw.text((WIDTH // 2, top + LINE // 2), line, INK, font("Regular", TEXT), anchor="mm")
        top += LINE
    return to_png(image, COLOURS)


def _draw_head(image: Image.Image, picture: CardPicture, card: Area) -> None:
    tile, draw, middle = picture.tile, ImageDraw.Draw(image), card.top + HEAD // 2
    left, right = card.left + 32, card.right - 32
    draw_coin(
        image,
        tile.cost,
        Area(left, middle - COIN // 2, left + COIN, middle + COIN // 2),
        COST,
        potion=tile.costs_potion,
    )
    left += COIN + 28
    letters = fitting_font(tile.name, "Bold", NAME, SMALLEST_NAME, right - left)
    draw.text((left, middle - 4), tile.name, letters_on(hues_of(tile.types)[0]), letters, anchor="lm")


def bonus_rows(bonuses: Sequence[Bonus]) -> list[Sequence[Bonus]]:
    """Return the bonuses in rows that are narrow enough."""
    if not bonuses or _row_width(bonuses) <= ROOM:
        return [bonuses] if bonuses else []
    half = -(-len(bonuses) // 2)
    return [bonuses[:half], bonuses[half:]]


def _row_width(bonuses: Sequence[Bonus]) -> int:
    return sum(_bonus_width(bonus) for bonus in bonuses) + BONUS_GAP * (len(bonuses) - 1)


def _bonus_width(bonus: Bonus) -> int:
    return round(font("Bold", BONUS).getlength(f"+{bonus.number}")) + 12 + ICON


def _draw_bonuses(image: Image.Image, bonuses: Sequence[Bonus], top: int) -> None:
    draw, middle = ImageDraw.Draw(image), top + ICON // 2
    left = (WIDTH - _row_width(bonuses)) // 2
    for bonus in bonuses:
        drawn = icon(bonus.kind, ICON)
        draw.text((left, middle), f"+{bonus.number}", INK, font("Bold", BONUS), anchor="lm")
        image.paste(drawn, (left + _bonus_width(bonus) - ICON, top), drawn)
        left += _bonus_width(bonus) + BONUS_GAP
