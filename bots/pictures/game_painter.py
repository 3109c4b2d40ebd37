"""Paints a finished game: the ranking as a headline, a chart of the points by turn, and the final decks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from bots.pictures.chart import draw_chart
from bots.pictures.colours import CARD, INK, PALE, PAPER, PLAYERS, WHITE
from bots.pictures.icons import mark, trophy
from bots.pictures.lettering import fitting_font, font, shorten, visible, with_visible_names, wrap
from bots.pictures.model import GamePicture, Player
from bots.pictures.pills import Placed, draw_pills, lay_out_within
from bots.pictures.sheet import CORNER, GAP, MARGIN, PADDING, ROOM, WIDTH, Area, to_png

COLOURS: Final = 48  # in the file
ROW: Final = 92  # the height of a player in the ranking
BADGE: Final = 60  # the disc with the rank
HEADING, TEXT = 44, 36  # font sizes
SMALL: Final = 34  # the smallest letters
NAME, POINTS = 60, 56  # font sizes in the ranking
LINE: Final = 46  # the distance between lines of text
CHART, CROWDED_CHART = 560, 430  # the height of the chart; with many players
HEAD: Final = 58  # the height of a coloured head
INSIDE: Final = 14  # between a head and the cards below it
ROWS, ALL_ROWS = 5, 18  # of cards in a deck at most; in all decks together
DECK_NAME: Final = 40  # the font size of the name over a deck
RANK: Final = 38  # the width of the rank before it
MANY: Final = 3  # players beyond whom everything takes less room


def paint_game(picture: GamePicture) -> bytes:
    """Return the picture as PNG.

    With many players only the winners are in the headline; the decks, which are in order, have ranks and points.
    """
    picture = _with_visible_names(picture)
    is_crowded = len(picture.players) > MANY
    headline = [player for player in picture.players if player.won or not is_crowded]
    notes = [line for note in picture.notes for line in wrap(note, font("Regular", TEXT), ROOM)]
    rows, chart = min(ROWS, ALL_ROWS // len(picture.players)), CROWDED_CHART if is_crowded else CHART
    decks = [lay_out_within(player.deck, ROOM - 2 * PADDING, rows, picture.more) for player in picture.players]
    notes_top = MARGIN + ROW * len(headline)
    chart_top = notes_top + LINE * len(notes) + GAP
    top = chart_top + HEAD + chart + PADDING + GAP
    heights = [HEAD + INSIDE + deck[-1][0].bottom + INSIDE if deck else HEAD for deck in decks]
    image = Image.new("RGB", (WIDTH, top + sum(heights) + GAP * (len(heights) - 1) + MARGIN), PAPER)
    _draw_ranking(image, headline, [PLAYERS[picture.players.index(player)] for player in headline])
    draw = ImageDraw.Draw(image)
    for number, line in enumerate(notes):
        draw.text((MARGIN, notes_top + LINE * number + LINE // 2), line, INK, font("Regular", TEXT), anchor="lm")
    _draw_chart(image, picture, Area(MARGIN, chart_top, WIDTH - MARGIN, top - GAP))
    for number, (player, deck, height) in enumerate(zip(picture.players, decks, heights, strict=True)):
        area = Area(MARGIN, top, WIDTH - MARGIN, top + height)
        _draw_deck(image, player, deck, PLAYERS[number], area, has_rank=is_crowded)
        top += height + GAP
    return to_png(image, COLOURS)


def _with_visible_names(picture: GamePicture) -> GamePicture:
    """Return the picture with names of which everything can be painted."""
    names, otherwise = [player.name for player in picture.players], picture.nameless
    notes = (with_visible_names(note, names, otherwise) for note in picture.notes)
    players = (player._replace(name=visible(player.name, otherwise)) for player in picture.players)
    return picture._replace(players=tuple(players), notes=tuple(notes))


# -- the ranking -------------------------------------------------------------------------------------------------------


def _draw_ranking(image: Image.Image, players: Sequence[Player], colours: Sequence[str]) -> None:
    """Draw a row for each of these players; all names are of one size, and points and turns stand in columns."""
    points, turns = font("Bold", POINTS), font("Regular", SMALL)
    turns_right = WIDTH - MARGIN - round(max(points.getlength(player.points) for player in players)) - PADDING
    turns_left = turns_right - round(max(turns.getlength(player.turns) for player in players))
    left, cup = MARGIN + BADGE + PADDING, trophy(ROW - 20)
    rooms = [turns_left - left - PADDING - (cup.width + PADDING if player.won else 0) for player in players]
    fonts = [fitting_font(player.name, "Bold", NAME, SMALL, room) for player, room in zip(players, rooms, strict=True)]
    letters = min(fonts, key=lambda each: each.size)
    draw = ImageDraw.Draw(image)
    for number, (player, colour, room) in enumerate(zip(players, colours, rooms, strict=True)):
        middle = MARGIN + ROW * number + ROW // 2
        _draw_badge(image, player.rank, colour, MARGIN, middle)
        draw.text((WIDTH - MARGIN, middle), player.points, INK, points, anchor="rm")
        draw.text((turns_right, middle), player.turns, PALE, turns, anchor="rm")
        name = shorten(player.name, letters, room)
        draw.text((left, middle), name, INK, letters, anchor="lm")
        if player.won:
            image.paste(cup, (left + round(letters.getlength(name)) + PADDING, middle - cup.height // 2), cup)


def _draw_badge(image: Image.Image, rank: int, colour: str, left: int, middle: int) -> None:
    """Draw a disc with the rank, in the colour that the player has in the chart."""
    image.paste(colour, (left, middle - BADGE // 2), _disc(BADGE))
    ImageDraw.Draw(image).text((left + BADGE // 2, middle), str(rank), WHITE, font("Bold", HEADING), anchor="mm")


def _disc(size: int) -> Image.Image:
    disc = Image.new("L", (4 * size, 4 * size))
    ImageDraw.Draw(disc).ellipse((0, 0, 4 * size - 1, 4 * size - 1), 255)
    return disc.resize((size, size), Image.Resampling.LANCZOS)


# -- the chart ---------------------------------------------------------------------------------------------------------


def _draw_chart(image: Image.Image, picture: GamePicture, area: Area) -> None:
    draw, letters = ImageDraw.Draw(image), font("Regular", SMALL)
    draw.rounded_rectangle(area, CORNER, CARD)
    middle, right = area.top + PADDING + HEAD // 2, area.right - PADDING
    draw.text((area.left + PADDING, middle), picture.chart_title, INK, font("Bold", HEADING), anchor="lm")
    if any(player.provinces for player in picture.players):
        draw.text((right, middle), picture.mark_words, PALE, letters, anchor="rm")
        left, drawn = right - round(letters.getlength(picture.mark_words)) - SMALL - 8, mark(SMALL)
        image.paste(drawn, (left, middle - SMALL // 2), drawn)
    inside = Area(area.left + PADDING, area.top + PADDING + HEAD, right, area.bottom - 4)
    draw_chart(image, picture.players, picture.rounds, inside)


# -- decks -------------------------------------------------------------------------------------------------------------


def _draw_deck(image: Image.Image, player: Player, deck: Placed, colour: str, area: Area, *, has_rank: bool) -> None:
    """Draw the cards below a head with the name of the player and, where that is not above, the rank and the points."""
    draw = ImageDraw.Draw(image)
    head = area._replace(bottom=area.top + HEAD)
    draw.rounded_rectangle(area, CORNER, CARD)
    draw.rounded_rectangle(head, CORNER, colour, corners=(True, True, False, False))
    middle, left, right = head.top + HEAD // 2, head.left + PADDING, head.right - PADDING
    letters = font("Bold", DECK_NAME)
    if has_rank:
        draw.text((left, middle), str(player.rank), WHITE, letters, anchor="lm")
        left += RANK
        draw.text((right, middle), player.points, WHITE, letters, anchor="rm")
        right -= round(letters.getlength(player.points)) + PADDING
    size, words = font("Regular", SMALL), player.size
    if (
        has_rank
        and letters.getlength(player.name) + size.getlength(f"{player.turns} · {words}") < right - left - PADDING
    ):
        words = f"{player.turns} · {words}"
    draw.text((right, middle), words, WHITE, size, anchor="rm")
    room = right - left - PADDING - round(size.getlength(words))
    draw.text((left, middle), shorten(player.name, letters, room), WHITE, letters, anchor="lm")
    draw_pills(draw, deck, area.left + PADDING, head.bottom + INSIDE)
