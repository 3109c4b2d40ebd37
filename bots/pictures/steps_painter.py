"""Paints a few things side by side, each with a sign, a heading and a few words; arrows lead from one to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from bots.pictures.colours import CARD, INK, PALE, PAPER
from bots.pictures.lettering import Font, fitting_font, font, wrap_evenly
from bots.pictures.model import Step, StepsPicture
from bots.pictures.sheet import MARGIN, ROOM, WIDTH, Area, to_png
from bots.pictures.signs import sign

MOST_ACROSS: Final = 4
TITLE, HEADING, SMALLEST, TEXT = 56, 50, 30, 40  # font sizes
TITLE_HEIGHT: Final = 96
SIGN: Final = 150
LINE: Final = 48  # the distance between lines of text
ARROW: Final = 56  # the room between two panels that an arrow leads through
GAP: Final = 24  # without an arrow
INSIDE: Final = 18
CORNER: Final = 28
EDGE: Final = 5
RETURN: Final = 70  # the height of the arrow back to the first
COLOURS: Final = 48  # in the file


def paint_steps(picture: StepsPicture) -> bytes:
    """Return the picture as PNG."""
    count = len(picture.steps)
    across = count if count <= MOST_ACROSS else -(-count // 2)
    gap = ARROW if picture.follow else GAP
    width = (ROOM - gap * (across - 1)) // across
    height = _height(picture.steps, width)
    rows = -(-count // across)
    bottom = TITLE_HEIGHT + rows * height + (rows - 1) * GAP
    total = bottom + MARGIN + (RETURN if picture.goes_round else 0)
    image = Image.new("RGB", (WIDTH, total), PAPER)
    draw = ImageDraw.Draw(image)
    title = fitting_font(picture.title, "Bold", TITLE, SMALLEST, ROOM)
    draw.text((WIDTH // 2, TITLE_HEIGHT // 2 + 4), picture.title, INK, title, anchor="mm")
    heading = heading_font(picture.steps, width)
    for at, step in enumerate(picture.steps):
        row, column = divmod(at, across)
        left, top = MARGIN + column * (width + gap), TITLE_HEIGHT + row * (height + GAP)
        panel = Area(left, top, left + width, top + height)
        _draw_panel(image, step, panel, heading)
        if picture.follow and column + 1 < across and at + 1 < count:
            _draw_arrow(draw, panel.right + 8, panel.right + gap - 8, (panel.top + panel.bottom) // 2)
    if picture.goes_round:
        _draw_return(draw, MARGIN + width // 2, WIDTH - MARGIN - width // 2, bottom)
    return to_png(image, COLOURS)


def _height(steps: tuple[Step, ...], width: int) -> int:
    lines = max(len(_lines(step, width)) for step in steps)
    return 2 * INSIDE + SIGN + 12 + 60 + lines * LINE


def heading_font(steps: Sequence[Step], width: int) -> Font:
    """Return the largest font in which every heading fits into a panel of that width: all of them are of one size."""
    fonts = [fitting_font(step.heading, "Bold", HEADING, SMALLEST, width - 2 * INSIDE) for step in steps]
    return min(fonts, key=lambda letters: letters.size)


def _lines(step: Step, width: int) -> list[str]:
    return wrap_evenly(step.text, _letters(), width - 2 * INSIDE) if step.text else []


def _letters() -> Font:
    return font("Regular", TEXT)


def _draw_panel(image: Image.Image, step: Step, panel: Area, heading: Font) -> None:
    draw, middle = ImageDraw.Draw(image), (panel.left + panel.right) // 2
    width = panel.right - panel.left
    draw.rounded_rectangle(panel, CORNER, CARD, INK, EDGE)
    drawn = sign(step.sign, SIGN)
    image.paste(drawn, (middle - SIGN // 2, panel.top + INSIDE), drawn)
    top = panel.top + INSIDE + SIGN + 12
    draw.text((middle, top + 28), step.heading, INK, heading, anchor="mm")
    top += 60
    for line in _lines(step, width):
        letters = fitting_font(line, "Regular", TEXT, SMALLEST, width - 2 * INSIDE + 12)
        draw.text((middle, top + LINE // 2), line, PALE, letters, anchor="mm")
        top += LINE


def _draw_arrow(draw: ImageDraw.ImageDraw, left: int, right: int, middle: int) -> None:
    draw.line([(left, middle), (right - 14, middle)], INK, 10)
    draw.polygon([(right, middle), (right - 22, middle - 18), (right - 22, middle + 18)], INK)


def _draw_return(draw: ImageDraw.ImageDraw, left: int, right: int, top: int) -> None:
    """Draw an arrow from below the last panel back to the first."""
    low = top + RETURN - 22
    draw.line([(right, top + 6), (right, low), (left, low), (left, top + 24)], INK, 10, "curve")
    draw.polygon([(left, top + 6), (left - 18, top + 30), (left + 18, top + 30)], INK)
