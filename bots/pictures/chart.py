"""A chart of points by turn: one line for each player, with the name at its end, so that nobody has to look it up.

Lines are painted in double size and scaled down, so that their edges are smooth; letters are painted afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from bots.pictures.colours import CARD, GRID, INK, PALE, PLAYERS, WHITE
from bots.pictures.icons import mark
from bots.pictures.lettering import font, shorten
from bots.pictures.model import Player
from bots.pictures.sheet import Area

TEXT: Final = 34  # the size of letters
AXIS: Final = 64  # the width of the numbers on the left
NAMES: Final = 330  # the width of the names on the right at most
BEFORE_NAME: Final = 26  # between the lines and the names
FOOT: Final = 56  # the height of the numbers below
LABEL: Final = 40  # the distance between two names at least
LINE: Final = 7
APART: Final = 5  # between lines that would lie on each other
MARK: Final = 26
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
MOST_STEPS: Final = 5


class Scale(NamedTuple):
    """Turns positions and points into pixels."""

    area: Area  # of the lines alone
    length: int
    lowest: int
    highest: int

    def x(self, at: int) -> float:
        return self.area.left + (self.area.right - self.area.left) * at / max(1, self.length - 1)

    def y(self, points: float) -> float:
        share = (points - self.lowest) / (self.highest - self.lowest)
        return self.area.bottom - (self.area.bottom - self.area.top) * share


def draw_chart(image: Image.Image, players: Sequence[Player], rounds: Sequence[int], area: Area) -> None:
    """Draw the lines of these players into that part of the picture."""
    names = round(max(font("Bold", TEXT).getlength(_label(player)) for player in players)) + BEFORE_NAME
    inside = Area(area.left + AXIS, area.top + TEXT // 2, area.right - names, area.bottom - FOOT)
    ticks = _ticks(players)
    scale = Scale(inside, len(players[0].curve), ticks[0], ticks[-1])
    image.paste(_paint_lines(players, ticks, scale, area), area[:2])
    draw, letters = ImageDraw.Draw(image), font("Regular", TEXT)
    for points in ticks:
        words = f"{points}".replace("-", "\u2212")
        draw.text((inside.left - 14, scale.y(points)), words, PALE, letters, anchor="rm")
    for number in _told_rounds(len(rounds)):
        at = (scale.x(rounds[number - 1]), area.bottom - FOOT // 2 + 4)
        draw.text(at, str(number), PALE, letters, anchor="mm")
    for seat, top in _label_places(players, scale):
        draw.text(
            (inside.right + BEFORE_NAME, top), _label(players[seat]), PLAYERS[seat], font("Bold", TEXT), anchor="lm"
        )


def _label(player: Player) -> str:
    points = f" {player.curve[-1]}".replace("-", "\u2212")
    letters = font("Bold", TEXT)
    return shorten(player.name, letters, NAMES - BEFORE_NAME - round(letters.getlength(points))) + points


def _ticks(players: Sequence[Player]) -> list[int]:
    """Return the points at which there is a line: at most a few, with equal distances."""
    values = [points for player in players for points in player.curve]
    lowest, highest = min(0, *values), max(1, *values)
    step = next((each for each in STEPS if (highest - lowest) / each <= MOST_STEPS), STEPS[-1])
    return list(range(lowest // step * step, highest + step, step))


def _told_rounds(count: int) -> list[int]:
    """Return the rounds whose number is written below: the first, and then every fifth or so."""
    step = next((each for each in (1, 5, 10, 20, 50) if count / each <= 8), 100)
    return [1, *range(max(step, 2), count + 1, step)] if step > 1 else list(range(1, count + 1))


def _label_places(players: Sequence[Player], scale: Scale) -> list[tuple[int, float]]:
    """Return where the name of each player is: beside the end of the line, and never on another name."""
    wanted = sorted((scale.y(player.curve[-1]), number) for number, player in enumerate(players))
    tops: list[float] = []
    for top, _ in wanted:
        tops.append(max(top, tops[-1] + LABEL) if tops else top)
    excess = max(0.0, tops[-1] - scale.area.bottom)
    for at in reversed(range(len(tops))):  # what is pushed out at the bottom moves up, and others with it
        tops[at] = min(tops[at], scale.area.bottom - LABEL * (len(tops) - 1 - at)) if excess else tops[at]
    return [(number, top) for (_, number), top in zip(wanted, tops, strict=True)]


def _paint_lines(players: Sequence[Player], ticks: Sequence[int], scale: Scale, area: Area) -> Image.Image:
    width, height = area.right - area.left, area.bottom - area.top
    large = Image.new("RGB", (2 * width, 2 * height), CARD)
    draw = ImageDraw.Draw(large)

    def point(x: float, y: float) -> tuple[float, float]:
        return 2 * (x - area.left), 2 * (y - area.top)

    for points in ticks:
        y = scale.y(points)
        draw.line([point(scale.area.left, y), point(scale.area.right, y)], INK if not points else GRID, 4)
    ends = dict(_label_places(players, scale))
    marked = list[tuple[float, float]]()  # marks are above all lines
    for number, player in reversed(list(enumerate(players))):
        shift = (number - (len(players) - 1) / 2) * APART
        path = [point(scale.x(at), scale.y(points) + shift) for at, points in enumerate(player.curve)]
        end = point(scale.area.right + 20, ends[number])
        draw.line([path[-1], end], PLAYERS[number], 3)
        draw.line(path, WHITE, 2 * LINE + 8, "curve")
        draw.line(path, PLAYERS[number], 2 * LINE, "curve")
        marked += [path[at] for at in player.provinces]
    drawn = mark(2 * MARK)
    for x, y in marked:
        large.paste(drawn, (round(x) - MARK, round(y) - MARK), drawn)
    return large.resize((width, height), Image.Resampling.LANCZOS)
