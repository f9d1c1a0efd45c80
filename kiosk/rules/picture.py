"""The cloth as a picture in plain characters, drawn from the same geometry as the screen."""

from collections.abc import Mapping

from kiosk.rules.cloth import Point, Rect
from kiosk.rules.layout import COLUMNS, ROWS, Layout
from kiosk.rules.wagers import Kind

_CELL_WIDTH, _CELL_HEIGHT = 6, 2  # characters and lines, borders included once

_LABELS: dict[str, str] = {
    Kind.COLUMN: "2:1",
    "dozen:1": "1st 12",
    "dozen:2": "2nd 12",
    "dozen:3": "3rd 12",
    Kind.LOW: "1-18",
    Kind.HIGH: "19-36",
    Kind.EVEN: "even",
    Kind.ODD: "odd",
    Kind.RED: "red",
    Kind.BLACK: "black",
    Kind.GREEN: "green",
}


class _Canvas:
    """A grid of characters addressed in cells, with y up as on the cloth."""

    def __init__(self, *, left: float, bottom: float, right: float, top: float) -> None:
        self._left, self._top = left, top
        columns = round((right - left) * _CELL_WIDTH) + 1
        lines = round((top - bottom) * _CELL_HEIGHT) + 1
        self._lines = [[" "] * columns for _ in range(lines)]

    def box(self, rect: Rect, label: str) -> None:
        left, right = self._column(rect.left), self._column(rect.right)
        top, bottom = self._line(rect.top), self._line(rect.bottom)
        for column in range(left, right + 1):
            self._draw(top, column, "-")
            self._draw(bottom, column, "-")
        for line in range(top, bottom + 1):
            self._draw(line, left, "|")
            self._draw(line, right, "|")
        for line, column in ((top, left), (top, right), (bottom, left), (bottom, right)):
            self._lines[line][column] = "+"
        self._write((top + bottom) // 2, left, right, label)

    def mark(self, point: Point, letter: str) -> None:
        """Beside the label where there is one: a chip must not hide what it stands on."""
        line, column = self._line(point.y), self._column(point.x)
        while self._lines[line][column].isalnum() or self._lines[line][column - 1].isalnum():
            column += 1
        self._lines[line][column] = letter

    def text(self) -> str:
        return "\n".join("".join(line).rstrip() for line in self._lines)

    def _column(self, x: float) -> int:
        return round((x - self._left) * _CELL_WIDTH)

    def _line(self, y: float) -> int:
        return round((self._top - y) * _CELL_HEIGHT)

    def _draw(self, line: int, column: int, stroke: str) -> None:
        """Two borders that meet make a cross-piece, whichever is drawn first."""
        there = self._lines[line][column]
        self._lines[line][column] = stroke if there in (" ", stroke) else "+"

    def _write(self, line: int, left: int, right: int, label: str) -> None:
        start = left + 1 + (right - left - 1 - len(label)) // 2
        self._lines[line][start : start + len(label)] = label


def cloth_picture(layout: Layout, marks: Mapping[Point, str] | None = None) -> str:
    """The layout with its numbers and boxes. `marks` are single letters that stand for chips."""
    left = min(cell.left for cell in layout.zeros.values())
    canvas = _Canvas(left=left, bottom=-2, right=COLUMNS + 1, top=ROWS)
    for pocket, cell in layout.cells.items():
        canvas.box(cell, pocket)
    for spot in layout.spots():
        if spot.kind in layout.boxes:
            canvas.box(spot.area[0], _LABELS.get(spot.id) or _LABELS[spot.kind])
    for point, letter in (marks or {}).items():
        canvas.mark(point, letter)
    return canvas.text()
