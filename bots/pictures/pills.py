"""Cards as small coloured labels in rows: how many there are, their name, and perhaps what they are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import ImageDraw

from bots.pictures.colours import INK, WHITE, hues_of, letters_on
from bots.pictures.lettering import font
from bots.pictures.model import DeckCard
from bots.pictures.sheet import CORNER, Area

TEXT: Final = 34  # the size of letters
HEIGHT: Final = 48
GAP: Final = 8
EDGE: Final = 14  # between the border and the letters

Placed = Sequence[tuple[Area, DeckCard]]


def lay_out_within(cards: Sequence[DeckCard], room: int, rows: int, more: str) -> list[tuple[Area, DeckCard]]:
    """Return the cards and their places, in at most that many rows; the last ones are only counted, with that word."""
    shown = len(cards)
    while True:
        left_out = sum(card.copies for card in cards[shown:])
        placed = lay_out_pills([*cards[:shown], *([DeckCard(more, (), left_out)] if left_out else [])], room)
        if not placed or placed[-1][0].bottom <= rows * (HEIGHT + GAP):
            return placed
        shown -= 1


def lay_out_pills(cards: Sequence[DeckCard], room: int) -> list[tuple[Area, DeckCard]]:
    """Return the cards and their places, in rows of that width, seen from the top left."""
    placed: list[tuple[Area, DeckCard]] = []
    left, top = 0, 0
    for card in cards:
        width = min(room, _width(card))
        if left and left + width > room:
            left, top = 0, top + HEIGHT + GAP
        placed.append((Area(left, top, left + width, top + HEIGHT), card))
        left += width + GAP
    return placed


def _width(card: DeckCard) -> int:
    words = font("Bold", TEXT).getlength(f"{card.copies} ") + font("Semibold", TEXT).getlength(card.name)
    return round(words) + 2 * EDGE + (_points_width(card) + 4 if card.points else 0)


def _points_width(card: DeckCard) -> int:
    return round(font("Bold", TEXT).getlength(card.points)) + 20


def draw_pills(draw: ImageDraw.ImageDraw, placed: Placed, left: int, top: int) -> None:
    """Draw the cards that were laid out, from that point on."""
    for at, card in placed:
        _draw_pill(draw, card, Area(at.left + left, at.top + top, at.right + left, at.bottom + top))


def _draw_pill(draw: ImageDraw.ImageDraw, card: DeckCard, area: Area) -> None:
    hue = hues_of(card.types)[0]
    colour, middle, bold = letters_on(hue), (area.top + area.bottom) // 2, font("Bold", TEXT)
    draw.rounded_rectangle(area, CORNER, hue)
    draw.text((area.left + EDGE, middle), f"{card.copies}", colour, bold, anchor="lm")
    left = area.left + EDGE + round(bold.getlength(f"{card.copies} "))
    draw.text((left, middle), card.name, colour, font("Semibold", TEXT), anchor="lm")
    if card.points:
        box = Area(area.right - _points_width(card) - 5, area.top + 5, area.right - 5, area.bottom - 5)
        draw.rounded_rectangle(box, CORNER - 4, WHITE)
        draw.text(((box.left + box.right) // 2, middle), card.points, INK, bold, anchor="mm")
