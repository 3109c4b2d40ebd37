"""Paints a kingdom: one card below the other, each as tall as its text needs, below it what else is there.

No letter is smaller than `TYPES`.
"""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from bots.pictures.coin import draw_coin
from bots.pictures.colours import CARD, INK, PAPER, hues_of, letters_on
from bots.pictures.icons import icon
from bots.pictures.lettering import Font, fitting_font, font, shorten, wrap
from bots.pictures.model import Bonus, KingdomPicture, Label, Tile
from bots.pictures.sheet import CORNER, GAP, MARGIN, PADDING, WIDTH, Area, to_png
from bots.pictures.sheet import ROOM as TILE

HEADER: Final = 66  # the height of the coloured head of a card
COIN: Final = 58  # the coin that shows the cost
ICON: Final = 40
ROOM: Final = TILE - 2 * PADDING  # for the text of a card
TITLE, NAME, COST, TEXT, TYPES = 56, 44, 40, 36, 30  # font sizes
LINE: Final = 44  # the distance between lines of text
PILL: Final = 56  # the height of the name of another pile
COLOURS: Final = 32  # in the file


def paint_kingdom(picture: KingdomPicture) -> bytes:
    """Return the picture as PNG."""
    heights = [_height(tile) for tile in picture.tiles]
    top = MARGIN + TITLE + 2 * GAP
    pills = _lay_out_pills(picture, top + sum(heights) + GAP * len(heights))
    bottom = pills[-1][0].bottom if pills else top + sum(heights) + GAP * (len(heights) - 1)
    image = Image.new("RGB", (WIDTH, bottom + MARGIN), PAPER)
    draw, letters = ImageDraw.Draw(image), font("Bold", TITLE)
    draw.text((MARGIN, MARGIN + TITLE // 2), shorten(picture.title, letters, TILE), INK, letters, anchor="lm")
    for tile, height in zip(picture.tiles, heights, strict=True):
        _draw_tile(image, tile, Area(MARGIN, top, MARGIN + TILE, top + height))
        top += height + GAP
    for area, label in pills:
        _draw_pill(draw, label, area)
    return to_png(image, COLOURS)


# -- cards -------------------------------------------------------------------------------------------------------------


def _draw_tile(image: Image.Image, tile: Tile, area: Area) -> None:
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle(area, CORNER, CARD)
    hue, second = hues_of(tile.types)
    head = area._replace(bottom=area.top + HEADER)
    kinds, share = font("Semibold", TYPES), types_width(tile)
    draw.rounded_rectangle(head, CORNER, hue)
    draw.rectangle(head._replace(top=head.bottom - CORNER), hue)
    if second != hue:
        side = head._replace(left=head.right - share)
        draw.rounded_rectangle(side, CORNER, second, corners=(False, True, False, False))
    middle, x = head.top + HEADER // 2, area.left + PADDING
    draw.text((area.right - PADDING, middle), tile.kinds, letters_on(second), kinds, anchor="rm")
    draw_coin(
        image, tile.cost, Area(x, middle - COIN // 2, x + COIN, middle + COIN // 2), COST, potion=tile.costs_potion
    )
    x += COIN + PADDING
    draw.text((x, middle), tile.name, letters_on(hue), name_font(tile), anchor="lm")
    _draw_text(image, tile, area.left + PADDING, head.bottom + PADDING)


def _draw_text(image: Image.Image, tile: Tile, left: int, top: int) -> None:
    """Draw the bonuses, and the text after them."""
    draw, indent = ImageDraw.Draw(image), 0
    for bonus in tile.bonuses:
        _draw_bonus(image, bonus, left + indent, top + LINE // 2)
        indent += _bonus_width(bonus)
    for line in wrap_text(tile):
        draw.text((left + indent, top + LINE // 2), line, INK, font("Regular", TEXT), anchor="lm")
        top, indent = top + LINE, 0


def _draw_bonus(image: Image.Image, bonus: Bonus, left: int, middle: int) -> None:
    letters, drawn = font("Bold", TEXT), icon(bonus.kind, ICON)
    ImageDraw.Draw(image).text((left, middle), f"+{bonus.number}", INK, letters, anchor="lm")
    image.paste(drawn, (left + round(letters.getlength(f"+{bonus.number}")) + 6, middle - ICON // 2), drawn)


def _bonus_width(bonus: Bonus) -> int:
    return round(font("Bold", TEXT).getlength(f"+{bonus.number}")) + 6 + ICON + PADDING


def wrap_text(tile: Tile) -> list[str]:
    """Return the lines of a card's text; the first one is drawn after the bonuses."""
    return wrap(tile.text, font("Regular", TEXT), ROOM, sum(map(_bonus_width, tile.bonuses)))


def types_width(tile: Tile) -> int:
    """Return the width of the part of the head that names the types."""
    return round(font("Semibold", TYPES).getlength(tile.kinds)) + 2 * PADDING


def name_room(tile: Tile) -> int:
    """Return the width that is left for the name of a card."""
    return TILE - 2 * PADDING - types_width(tile) - COIN - PADDING


def name_font(tile: Tile) -> Font:
    """Return the largest font in which the name of the card fits beside its types."""
    return fitting_font(tile.name, "Bold", NAME, TYPES, name_room(tile))


def _height(tile: Tile) -> int:
    return HEADER + PADDING + max(1, len(wrap_text(tile))) * LINE + PADDING


# -- what else is on the table -----------------------------------------------------------------------------------------


def _lay_out_pills(picture: KingdomPicture, top: int) -> list[tuple[Area, Label]]:
    """Return the names of the other piles and their places: a title, and the names behind it, in rows."""
    placed: list[tuple[Area, Label]] = []
    left = MARGIN
    for label in (Label(picture.beside_title, ()), *picture.beside) if picture.beside else ():
        width = round(font("Semibold", TEXT).getlength(label.name)) + 2 * (PADDING if label.types else 0)
        if left > MARGIN and left + width > WIDTH - MARGIN:
            left, top = MARGIN, top + PILL + GAP
        placed.append((Area(left, top, left + width, top + PILL), label))
        left += width + GAP
    return placed


def _draw_pill(draw: ImageDraw.ImageDraw, label: Label, area: Area) -> None:
    hue, colour = hues_of(label.types)[0], INK
    if label.types:
        draw.rounded_rectangle(area, PILL // 2, hue)
        colour = letters_on(hue)
    middle = ((area.left + area.right) // 2, (area.top + area.bottom) // 2)
    draw.text(middle, label.name, colour, font("Semibold", TEXT), anchor="mm")
