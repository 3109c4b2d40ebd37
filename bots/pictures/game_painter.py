"""Paints a finished game: the ranking as a headline, a chart of the points by turn, and the final decks."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from bots.pictures.chart import draw_chart
from bots.pictures.colours import CARD, INK, PALE, PAPER, PLAYERS, WHITE
from bots.pictures.icons import mark, trophy
from bots.pictures.lettering import fitting_font, font, shorten, visible, with_visible_names, wrap
from bots.pictures.model import GamePicture, Player
from bots.pictures.pills import Placed, draw_pills, lay_out_pills
from bots.pictures.sheet import CORNER, GAP, MARGIN, PADDING, ROOM, WIDTH, Area, to_png

COLOURS: Final = 64  # in the file
ROW, CROWDED_ROW = 92, 76  # the height of a player in the ranking; with many players
BADGE: Final = 60  # the disc with the rank
HEADING, TEXT = 44, 36  # font sizes
SMALL: Final = 34  # the smallest letters
LINE: Final = 46  # the distance between lines of text
CHART: Final = 560  # the height of the chart
HEAD: Final = 58  # the height of a coloured head
MANY: Final = 3  # players from whom on the ranking is written smaller


def paint_game(picture: GamePicture) -> bytes:
    """Return the picture as PNG."""
    picture = _with_visible_names(picture)
    row = ROW if len(picture.players) <= MANY else CROWDED_ROW
    notes = [line for note in picture.notes for line in wrap(note, font("Regular", TEXT), ROOM)]
    decks = [lay_out_pills(player.deck, ROOM - 2 * PADDING) for player in picture.players]
    chart_top = MARGIN + row * len(picture.players) + LINE * len(notes) + GAP
    top = chart_top + HEAD + CHART + PADDING + GAP
    heights = [HEAD + PADDING + deck[-1][0].bottom + PADDING if deck else HEAD for deck in decks]
    image = Image.new("RGB", (WIDTH, top + sum(heights) + GAP * (len(heights) - 1) + MARGIN), PAPER)
    column = max(font("Bold", row - 36).getlength(player.points) for player in picture.players)
    for number, player in enumerate(picture.players):
        area = Area(MARGIN, MARGIN + row * number, WIDTH - MARGIN, MARGIN + row * (number + 1))
        _draw_standing(image, player, PLAYERS[number], area, round(column))
    draw = ImageDraw.Draw(image)
    for number, line in enumerate(notes):
        middle = MARGIN + row * len(picture.players) + LINE * number + LINE // 2
        draw.text((MARGIN, middle), line, INK, font("Regular", TEXT), anchor="lm")
    _draw_chart(image, picture, chart_top)
    for number, (player, deck, height) in enumerate(zip(picture.players, decks, heights, strict=True)):
        _draw_deck(image, player, deck, PLAYERS[number], Area(MARGIN, top, WIDTH - MARGIN, top + height))
        top += height + GAP
    return to_png(image, COLOURS)


def _with_visible_names(picture: GamePicture) -> GamePicture:
    """Return the picture with names of which everything can be painted."""
    names, otherwise = [player.name for player in picture.players], picture.nameless
    notes = (with_visible_names(note, names, otherwise) for note in picture.notes)
    players = (player._replace(name=visible(player.name, otherwise)) for player in picture.players)
    return picture._replace(players=tuple(players), notes=tuple(notes))


# -- the ranking -------------------------------------------------------------------------------------------------------


def _draw_standing(image: Image.Image, player: Player, colour: str, area: Area, column: int) -> None:
    """Draw a row of the ranking; the points take as much room as in all other rows."""
    draw, row = ImageDraw.Draw(image), area.bottom - area.top
    middle, size = area.top + row // 2, row - 32
    _draw_badge(image, player.rank, colour, area.left, middle)
    points, turns = font("Bold", size - 4), font("Regular", SMALL)
    right = area.right - column
    draw.text((area.right, middle), player.points, INK, points, anchor="rm")
    right -= PADDING + round(turns.getlength(player.turns))
    draw.text((right, middle), player.turns, PALE, turns, anchor="lm")
    left = area.left + BADGE + PADDING
    cup = trophy(row - 20) if player.won else None
    room = right - left - PADDING - (cup.width + PADDING if cup else 0)
    letters = fitting_font(player.name, "Bold", size, SMALL, room)
    name = shorten(player.name, letters, room)
    draw.text((left, middle), name, INK, letters, anchor="lm")
    if cup:
        image.paste(cup, (left + round(letters.getlength(name)) + PADDING, middle - cup.height // 2), cup)


def _draw_badge(image: Image.Image, rank: int, colour: str, left: int, middle: int) -> None:
    """Draw a disc with the rank, in the colour that the player has in the chart."""
    disc = Image.new("L", (4 * BADGE, 4 * BADGE))
    ImageDraw.Draw(disc).ellipse((0, 0, 4 * BADGE - 1, 4 * BADGE - 1), 255)
    disc = disc.resize((BADGE, BADGE), Image.Resampling.LANCZOS)
    image.paste(colour, (left, middle - BADGE // 2), disc)
    ImageDraw.Draw(image).text((left + BADGE // 2, middle), str(rank), WHITE, font("Bold", HEADING), anchor="mm")


# -- the chart ---------------------------------------------------------------------------------------------------------


def _draw_chart(image: Image.Image, picture: GamePicture, top: int) -> None:
    draw, letters = ImageDraw.Draw(image), font("Regular", SMALL)
    area = Area(MARGIN, top, WIDTH - MARGIN, top + HEAD + CHART + PADDING)
    draw.rounded_rectangle(area, CORNER, CARD)
    middle, right = top + PADDING + HEAD // 2, area.right - PADDING
    draw.text((area.left + PADDING, middle), picture.chart_title, INK, font("Bold", HEADING), anchor="lm")
    if any(player.provinces for player in picture.players):
        draw.text((right, middle), picture.mark_words, PALE, letters, anchor="rm")
        left, drawn = right - round(letters.getlength(picture.mark_words)) - SMALL - 8, mark(SMALL)
        image.paste(drawn, (left, middle - SMALL // 2), drawn)
    inside = Area(area.left + PADDING, top + PADDING + HEAD, right, area.bottom)
    draw_chart(image, picture.players, picture.rounds, inside)


# -- decks -------------------------------------------------------------------------------------------------------------


def _draw_deck(image: Image.Image, player: Player, deck: Placed, colour: str, area: Area) -> None:
    draw = ImageDraw.Draw(image)
    head = area._replace(bottom=area.top + HEAD)
    draw.rounded_rectangle(area, CORNER, CARD)
    draw.rounded_rectangle(head, CORNER, colour, corners=(True, True, False, False))
    middle, size = head.top + HEAD // 2, font("Regular", SMALL)
    draw.text((head.right - PADDING, middle), player.size, WHITE, size, anchor="rm")
    letters, room = font("Bold", 40), ROOM - 3 * PADDING - round(size.getlength(player.size))
    draw.text((head.left + PADDING, middle), shorten(player.name, letters, room), WHITE, letters, anchor="lm")
    draw_pills(draw, deck, area.left + PADDING, head.bottom + PADDING)
