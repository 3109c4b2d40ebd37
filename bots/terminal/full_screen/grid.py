"""A widget of cells that can be pointed at and clicked: choices, piles, keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from textual.content import Content
from textual.events import Click, MouseMove
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from bots.terminal.full_screen.look import CURSOR, fit

GAP = 2  # columns between two cells
MANY = 8  # cells, among which one may be cut
CUT = 22  # columns to which a cell may be cut
WIDE = 100  # columns from which on there are four of cells


class Cell(NamedTuple):
    """A piece of text, what a click on it means, and what stands at the right end of it."""

    content: Content
    value: str
    tail: Content = Content("")

    @property
    def width(self) -> int:
        """How many columns it takes."""
        return self.content.cell_length + (self.tail.cell_length + 1 if self.tail else 0)

    def fitted(self, width: int) -> Content:
        """Return it in exactly this many columns."""
        if not self.tail:
            return fit(self.content, width)
        return fit(self.content, max(1, width - self.tail.cell_length - 1)) + " " + self.tail


class Placed(NamedTuple):
    """Where a cell is."""

    row: int
    left: int
    width: int
    at: int  # its number among the cells


class CellGrid(Widget):
    """Arranges cells. A subclass decides where they are, by `place`."""

    DEFAULT_CSS = "CellGrid { height: auto; width: 1fr; } CellGrid.empty { display: none; }"

    class Clicked(Message):
        """A cell was clicked."""

        def __init__(self, grid: CellGrid, value: str) -> None:
            super().__init__()
            self.grid = grid
            self.value = value

    class Pointed(Message):
        """The mouse is over a cell."""

        def __init__(self, grid: CellGrid, value: str) -> None:
            super().__init__()
            self.grid = grid
            self.value = value

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.cells: Sequence[Cell] = ()
        self.cursor: int | None = None
        self.one_per_row = False
        self._over = ""

    def fill(self, cells: Sequence[Cell], cursor: int | None = None) -> None:
        """Show these cells."""
        self.cells, self.cursor = cells, cursor
        self.set_class(not cells, "empty")
        self.refresh(layout=True)

    def place(self, width: int) -> list[Placed]:
        """Arrange the cells in equal columns, row by row."""
        if self.one_per_row:
            return [Placed(at, 0, width, at) for at in range(len(self.cells))]
        widest = min(width, self._usual_width())
        per_row = max(1, (width + GAP) // (widest + GAP))
        return [Placed(at // per_row, at % per_row * (widest + GAP), widest, at) for at in range(len(self.cells))]

    def _usual_width(self) -> int:
        """Return the width of the widest cell; of many cells, a few that are much wider are cut instead."""
        widths = sorted((cell.width for cell in self.cells), reverse=True) or [1]
        return min(widths[0], max(CUT, widths[len(widths) // MANY]))

    def get_content_height(self, _container: Size, _viewport: Size, width: int) -> int:
        return max((placed.row for placed in self.place(width)), default=-1) + 1

    def render(self) -> Content:
        rows: dict[int, list[Placed]] = {}
        for placed in self.place(self.content_size.width):
            rows.setdefault(placed.row, []).append(placed)
        lines = [self._line(rows.get(row, [])) for row in range(max(rows, default=-1) + 1)]
        return Content("\n").join(lines)

    def _line(self, row: Sequence[Placed]) -> Content:
        line = Content("")
        for placed in sorted(row, key=lambda each: each.left):
            cell = self.cells[placed.at].fitted(placed.width)
            if placed.at == self.cursor:
                cell = cell.stylize(CURSOR)
            line = line.pad_right(max(0, placed.left - line.cell_length)) + cell
        return line

    def row_of(self, at: int) -> int:
        """Return the row of a cell."""
        return next((placed.row for placed in self.place(self.content_size.width) if placed.at == at), 0)

    def step(self, at: int | None, rows: int, columns: int) -> int | None:
        """Return the cell that many rows and columns away; None if there are no cells."""
        placed = self.place(self.content_size.width)
        if not placed:
            return None
        if at is None or at >= len(placed):
            return 0
        if columns:
            return (at + columns) % len(placed)
        here = placed[at]
        wanted = [each for each in placed if each.row == here.row + rows]
        return min(wanted, key=lambda each: abs(each.left - here.left)).at if wanted else at

    def _value_at(self, x: int, y: int) -> str | None:
        for placed in self.place(self.content_size.width):
            if placed.row == y and placed.left <= x < placed.left + placed.width:
                return self.cells[placed.at].value
        return None

    def on_click(self, event: Click) -> None:
        offset = event.get_content_offset(self)
        value = None if offset is None else self._value_at(offset.x, offset.y)
        if value is not None:
            self.post_message(self.Clicked(self, value))

    def on_mouse_move(self, event: MouseMove) -> None:
        offset = event.get_content_offset(self)
        value = None if offset is None else self._value_at(offset.x, offset.y)
        if value is not None and value != self._over:
            self.post_message(self.Pointed(self, value))
        self._over = value or ""


class CellRow(CellGrid):
    """Cells of different widths, one after another; those that do not fit below."""

    def place(self, width: int) -> list[Placed]:
        found, row, left = list[Placed](), 0, 0
        for at, cell in enumerate(self.cells):
            wide = min(width, cell.width)
            if left and left + wide > width:
                row, left = row + 1, 0
            found.append(Placed(row, left, wide, at))
            left += wide + GAP
        return found


class CellColumns(CellGrid):
    """Cells in columns of equal width, from top to bottom, in groups that begin a column of their own."""

    def __init__(self, narrowest: int, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.narrowest = narrowest  # columns that a cell needs at least
        self.groups: Sequence[int] = ()  # how many cells each group has

    def place(self, width: int) -> list[Placed]:
        columns = min(4, max(1, (width + GAP) // (self.narrowest + GAP)))
        columns = 3 if columns == 4 and width < WIDE else columns
        each = (width + GAP) // columns - GAP
        first, rest = (*self.groups, 0, 0)[:2]
        if columns == 1:
            return [Placed(at, 0, width, at) for at in range(len(self.cells))]
        placed = [Placed(at, 0, each, at) for at in range(first)]
        share, more = divmod(rest, columns - 1)
        at = first
        for column in range(columns - 1):
            for row in range(share + (column < more)):
                placed.append(Placed(row, (column + 1) * (each + GAP), each, at))
                at += 1
        return placed
