"""Renders pictures as PNG: two cards per row, each row as tall as its text needs.

Colours only repeat what is written: the types of a card are also named on it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from io import BytesIO
from typing import Final, TypeAlias

from PIL import Image, ImageDraw, ImageFont

from bots.pictures.model import Picture, Tile

Font: TypeAlias = ImageFont.FreeTypeFont

WIDTH: Final = 1080  # pixels, as all sizes here; as wide as most phones can show
MARGIN: Final = 24
GAP: Final = 16
PADDING: Final = 18
BAND: Final = 12  # the height of the coloured edge of a card
COIN: Final = 27  # the radius of the coin that shows the cost
TILE: Final = (WIDTH - 2 * MARGIN - GAP) // 2
LEADING: Final = 1.25  # the distance between lines, in font sizes
TITLE, NAME, TYPES, TEXT = 44, 34, 23, 25  # font sizes
PAPER, CARD, INK, FAINT, GOLD = "#ece6d8", "#fffdf6", "#2a2622", "#6b6257", "#e3b93c"
HUES: Final = {
    "Action": "#b9b2a3",
    "Treasure": "#e3b93c",
    "Victory": "#5b9a4b",
    "Reaction": "#4a86c5",
    "Attack": "#b5443a",
    "Shelter": "#a5573b",
    "Looter": "#7b5ea7",
    "Knight": "#8a6d3b",
    "Ruins": "#8b7355",
    "Curse": "#7a3e8e",
}


def render_png(picture: Picture) -> bytes:
    """Render the picture as PNG."""
    rows = [picture.tiles[at : at + 2] for at in range(0, len(picture.tiles), 2)]
    heights = [max(_height(tile) for tile in row) for row in rows]
    top = MARGIN + round(TITLE * LEADING) + GAP
    image = Image.new("RGB", (WIDTH, top + sum(heights) + GAP * (len(rows) - 1) + MARGIN), PAPER)
    title = _shorten(picture.title, _font("Bold", TITLE), WIDTH - 2 * MARGIN)
    ImageDraw.Draw(image).text((MARGIN, MARGIN), title, INK, _font("Bold", TITLE))
    for row, height in zip(rows, heights, strict=True):
        for column, tile in enumerate(row):
            _draw_tile(image, tile, MARGIN + column * (TILE + GAP), top, height)
        top += height + GAP
    written = BytesIO()
    image.quantize(64, Image.Quantize.FASTOCTREE).save(written, "PNG")
    return written.getvalue()


def _draw_tile(image: Image.Image, tile: Tile, left: int, top: int, height: int) -> None:
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((left, top, left + TILE, top + height), 12, CARD)
    share = TILE / max(1, len(tile.types))
    for number, name in enumerate(tile.types):
        edge = (left + round(number * share), top, left + round((number + 1) * share), top + BAND)
        draw.rectangle(edge, HUES.get(name, HUES["Action"]))
    x, y = left + PADDING, top + BAND + PADDING
    room = TILE - 2 * PADDING
    if tile.cost is not None:
        image.paste(_coin(), (x, y), _coin())
        draw.text((x + COIN, y + COIN), str(tile.cost), INK, _font("Bold", NAME), anchor="mm")
        room -= 2 * COIN + PADDING
    draw.text((left + TILE - PADDING - room, y - 8), tile.name, INK, _fitting_font(tile.name, room))
    kinds = _shorten(tile.kinds, _font("Semibold", TYPES), room)
    draw.text((left + TILE - PADDING - room, y + NAME), kinds, FAINT, _font("Semibold", TYPES))
    y += 2 * COIN + PADDING
    for line in _wrap(tile.text):
        draw.text((x, y), line, INK, _font("Regular", TEXT))
        y += round(TEXT * LEADING)


def _height(tile: Tile) -> int:
    lines = len(_wrap(tile.text))
    return BAND + PADDING + 2 * COIN + PADDING + lines * round(TEXT * LEADING) + PADDING


def _wrap(text: str) -> list[str]:
    """Break the text into lines as wide as a card; its own line breaks stay."""
    font, lines = _font("Regular", TEXT), []
    for paragraph in text.splitlines():
        line = ""
        for word in paragraph.split(" "):  # not at no-break spaces, which keep words together
            longer = f"{line} {word}".strip()
            if font.getlength(longer) > TILE - 2 * PADDING and line:
                lines.append(line)
                longer = word
            line = longer
        lines.append(line)
    return lines


def _fitting_font(name: str, room: int) -> Font:
    """Return the largest font in which the name fits, but none smaller than that of the types."""
    size = NAME
    while size > TYPES and _font("Bold", size).getlength(name) > room:
        size -= 1
    return _font("Bold", size)


def _shorten(words: str, font: Font, room: int) -> str:
    """Cut the words to this width, ending with an ellipsis."""
    if font.getlength(words) <= room:
        return words
    while words and font.getlength(words + "…") > room:
        words = words[:-1]
    return words.rstrip() + "…"


@cache
def _coin() -> Image.Image:
    """Return the coin, drawn large and scaled down so that its edge is smooth."""
    size = 8 * COIN
    coin = Image.new("RGBA", (size, size))
    ImageDraw.Draw(coin).ellipse((2, 2, size - 2, size - 2), GOLD, INK, 8)
    return coin.resize((2 * COIN, 2 * COIN), Image.Resampling.LANCZOS)


@cache
def _font(weight: str, size: int) -> Font:
    with as_file(files("font_source_sans_pro").joinpath(f"files/SourceSansPro-{weight}.ttf")) as path:
        return ImageFont.truetype(path, size)
