"""Paints the table: whose turn it is, the Supply, the players, and what happened in the last turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from bots.pictures.coin import draw_coin
from bots.pictures.colours import CARD, GRID, INK, PALE, PAPER, hues_of, letters_on
from bots.pictures.lettering import fitting_font, font, shorten, visible, with_visible_names, wrap
from bots.pictures.model import PileTile, PlayerRow, TablePicture
from bots.pictures.pills import draw_pills, lay_out_pills
from bots.pictures.sheet import CORNER, GAP, MARGIN, PADDING, ROOM, WIDTH, Area, to_png

COLOURS: Final = 64  # in the file
TITLE, SMALLEST_TITLE, LINE_TEXT, TEXT, COUNT = 60, 38, 40, 34, 40  # font sizes
HEAD: Final = 76  # the height of the title
PILE: Final = 62  # the height of a pile
PILE_GAP: Final = 8
COIN: Final = 50
COLUMN: Final = (ROOM - GAP) // 2
ROW: Final = 64  # the height of a player without cards in play
LINE: Final = 44  # the distance between lines of text
MARK: Final = 30  # the triangle before the player whose turn it is


def paint_table(picture: TablePicture) -> bytes:
    """Return the picture as PNG."""
    picture = _with_visible_names(picture)
    rows = max(len(picture.basic), len(picture.kingdom))
    players_top = MARGIN + HEAD + rows * (PILE + PILE_GAP) + GAP
    heights = [_row_height(player) for player in picture.players]
    story_top = players_top + PADDING + sum(heights) + PADDING + GAP
    lines = _story_lines(picture.story)
    bottom = story_top + (2 * PADDING + len(lines) * LINE if lines else -GAP)
    image = Image.new("RGB", (WIDTH, bottom + MARGIN), PAPER)
    draw = ImageDraw.Draw(image)
    letters = fitting_font(picture.title, "Bold", TITLE, SMALLEST_TITLE, ROOM)
    draw.text((MARGIN, MARGIN + HEAD // 2 - 8), shorten(picture.title, letters, ROOM), INK, letters, anchor="lm")
    for left, piles in ((MARGIN, picture.basic), (MARGIN + COLUMN + GAP, picture.kingdom)):
        for number, pile in enumerate(piles):
            top = MARGIN + HEAD + number * (PILE + PILE_GAP)
            _draw_pile(image, pile, Area(left, top, left + COLUMN, top + PILE))
    draw.rounded_rectangle((MARGIN, players_top, WIDTH - MARGIN, story_top - GAP), CORNER, CARD)
    top = players_top + PADDING
    for player, height in zip(picture.players, heights, strict=True):
        _draw_player(draw, player, top)
        top += height
    if lines:
        draw.rounded_rectangle((MARGIN, story_top, WIDTH - MARGIN, bottom), CORNER, CARD)
    for number, (line, weight) in enumerate(lines):
        middle = story_top + PADDING + number * LINE + LINE // 2
        draw.text((MARGIN + PADDING, middle), line, INK, font(weight, TEXT), anchor="lm")
    return to_png(image, COLOURS)


def _with_visible_names(picture: TablePicture) -> TablePicture:
    """Return the picture with names of which everything can be painted."""
    names, otherwise = [player.name for player in picture.players], picture.nameless
    return picture._replace(
        title=with_visible_names(picture.title, names, otherwise),
        players=tuple(player._replace(name=visible(player.name, otherwise)) for player in picture.players),
        story=tuple(with_visible_names(line, names, otherwise) for line in picture.story),
    )


def _draw_pile(image: Image.Image, pile: PileTile, area: Area) -> None:
    """Draw the cost, the name and the number of cards left; an empty pile is grey and crossed out."""
    draw, middle = ImageDraw.Draw(image), (area.top + area.bottom) // 2
    hue = hues_of(pile.types)[0] if pile.left else GRID
    colour = letters_on(hue) if pile.left else PALE
    draw.rounded_rectangle(area, CORNER, hue)
    left = area.left + 8
    if pile.cost is not None and pile.left:
        coin = Area(left, middle - COIN // 2, left + COIN, middle + COIN // 2)
        draw_coin(image, str(pile.cost), coin, TEXT, potion=pile.costs_potion)
    left += COIN + 12
    number = font("Bold", COUNT)
    draw.text((area.right - 16, middle), str(pile.left), colour, number, anchor="rm")
    letters, room = font("Semibold", TEXT), area.right - left - 28 - round(number.getlength(str(pile.left)))
    name = shorten(pile.name, letters, room)
    draw.text((left, middle), name, colour, letters, anchor="lm")
    if not pile.left:
        draw.line([(left - 6, middle), (left + letters.getlength(name) + 6, middle)], PALE, 4)


def _row_height(player: PlayerRow) -> int:
    pills = lay_out_pills(player.in_play, ROOM - 2 * PADDING - MARK)
    return ROW + (pills[-1][0].bottom + GAP if pills else 0)


def _draw_player(draw: ImageDraw.ImageDraw, player: PlayerRow, top: int) -> None:
    middle, left = top + ROW // 2, MARGIN + PADDING
    if player.is_next:
        draw.polygon([(left, middle - MARK // 2), (left + MARK - 6, middle), (left, middle + MARK // 2)], INK)
    left += MARK + 6
    right, facts = WIDTH - MARGIN - PADDING, font("Regular", TEXT)
    draw.text((right, middle), player.facts, INK, facts, anchor="rm")
    room, weight = (
        right - left - PADDING - round(facts.getlength(player.facts)),
        "Bold" if player.is_next else "Regular",
    )
    letters = fitting_font(player.name, weight, LINE_TEXT, TEXT, room)
    draw.text((left, middle), shorten(player.name, letters, room), INK, letters, anchor="lm")
    draw_pills(draw, lay_out_pills(player.in_play, ROOM - 2 * PADDING - MARK), left, top + ROW)


def _story_lines(story: Sequence[str]) -> list[tuple[str, str]]:
    """Return the lines of the last turn and the weight of their letters; the first one is its heading."""
    found = []
    for number, line in enumerate(story):
        weight = "Regular" if number else "Bold"
        wrapped = wrap(line, font(weight, TEXT), ROOM - 2 * PADDING)
        found += [(part, weight) for part in wrapped]
    return found
