"""Paints a kingdom: one card below the other, each as tall as its text needs, below it what else is there.

Texts are a little smaller where the picture would be too tall otherwise. No letter is smaller than `TYPES`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

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
TITLE, NAME, COST, OTHERS, TYPES = 56, 44, 40, 36, 30  # font sizes
PILL: Final = 56  # the height of the name of another pile
TOP: Final = MARGIN + TITLE + 2 * GAP  # of the first card
COLOURS: Final = 32  # in the file
TALL: Final = 2.5  # times as tall as it is wide; a phone is about 2.2 times as tall


class Writing(NamedTuple):
    """The letters of texts and bonuses."""

    size: int  # of the font
    line: int  # the distance between two lines


USUAL: Final = Writing(36, 44)
DENSE: Final = Writing(34, 40)


def paint_kingdom(picture: KingdomPicture) -> bytes:
    """Return the picture as PNG."""
    writing = writing_for(picture)
    image = Image.new("RGB", (WIDTH, _bottom(picture, writing) + MARGIN), PAPER)
    draw, letters, top = ImageDraw.Draw(image), font("Bold", TITLE), TOP
    draw.text((MARGIN, MARGIN + TITLE // 2), shorten(picture.title, letters, TILE), INK, letters, anchor="lm")
    for tile in picture.tiles:
        bottom = top + _height(tile, writing)
        _draw_tile(image, tile, Area(MARGIN, top, MARGIN + TILE, bottom), writing)
        top = bottom + GAP
    for area, label in _lay_out_pills(picture, top):
        _draw_pill(draw, label, area)
    return to_png(image, COLOURS)


def writing_for(picture: KingdomPicture) -> Writing:
    """Return the letters for the texts of this picture."""
    return USUAL if _bottom(picture, USUAL) <= TALL * WIDTH else DENSE


def _bottom(picture: KingdomPicture, writing: Writing) -> int:
    """Return where the last part of the picture ends."""
    below = TOP + sum(_height(tile, writing) + GAP for tile in picture.tiles)
    pills = _lay_out_pills(picture, below)
    return pills[-1][0].bottom if pills else below - GAP


# -- cards -------------------------------------------------------------------------------------------------------------


def _draw_tile(image: Image.Image, tile: Tile, area: Area, writing: Writing) -> None:
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
    _draw_text(image, tile, area.left + PADDING, head.bottom + PADDING, writing)


def _draw_text(image: Image.Image, tile: Tile, left: int, top: int, writing: Writing) -> None:
    """Draw the bonuses, and the text after them."""
    draw, indent = ImageDraw.Draw(image), 0
    for bonus in tile.bonuses:
        _draw_bonus(image, bonus, left + indent, top + writing.line // 2, writing)
        indent += _bonus_width(bonus, writing)
    for line in wrap_text(tile, writing):
        draw.text((left + indent, top + writing.line // 2), line, INK, font("Regular", writing.size), anchor="lm")
        top, indent = top + writing.line, 0


def _draw_bonus(image: Image.Image, bonus: Bonus, left: int, middle: int, writing: Writing) -> None:
    letters, drawn = font("Bold", writing.size), icon(bonus.kind, ICON)
    ImageDraw.Draw(image).text((left, middle), f"+{bonus.number}", INK, letters, anchor="lm")
    image.paste(drawn, (left + round(letters.getlength(f"+{bonus.number}")) + 6, middle - ICON // 2), drawn)


def _bonus_width(bonus: Bonus, writing: Writing) -> int:
    return round(font("Bold", writing.size).getlength(f"+{bonus.number}")) + 6 + ICON + PADDING


def wrap_text(tile: Tile, writing: Writing) -> list[str]:
    """Return the lines of a card's text; the first one is drawn after the bonuses."""
    indent = sum(_bonus_width(bonus, writing) for bonus in tile.bonuses)
    return wrap(tile.text, font("Regular", writing.size), ROOM, indent)


def types_width(tile: Tile) -> int:
    """Return the width of the part of the head that names the types."""
    return round(font("Semibold", TYPES).getlength(tile.kinds)) + 2 * PADDING


def name_room(tile: Tile) -> int:
    """Return the width that is left for the name of a card."""
    return TILE - 2 * PADDING - types_width(tile) - COIN - PADDING


def name_font(tile: Tile) -> Font:
    """Return the largest font in which the name of the card fits beside its types."""
    return fitting_font(tile.name, "Bold", NAME, TYPES, name_room(tile))


def _height(tile: Tile, writing: Writing) -> int:
    return HEADER + PADDING + max(1, len(wrap_text(tile, writing))) * writing.line + PADDING


# -- what else is on the table -----------------------------------------------------------------------------------------


def _lay_out_pills(picture: KingdomPicture, top: int) -> list[tuple[Area, Label]]:
    """Return the names of the other piles and their places: a title, and the names behind it, in rows."""
    placed: list[tuple[Area, Label]] = []
    left = MARGIN
    for label in (Label(picture.beside_title, ()), *picture.beside) if picture.beside else ():
        width = round(font("Semibold", OTHERS).getlength(label.name)) + 2 * (PADDING if label.types else 0)
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
    draw.text(middle, label.name, colour, font("Semibold", OTHERS), anchor="mm")
