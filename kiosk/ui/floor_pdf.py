"""A report of the floor as PDF. A process of its own: a document comes in, a PDF goes out."""

import sys
from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication

from kiosk.floor.document import Document, Grid
from kiosk.ui.fonts import load_fonts
from kiosk.ui.paper.sheet import (
    BODY,
    GUTTER,
    INNER,
    LEFT,
    MARGIN,
    RIGHT,
    SMALL,
    Sheet,
    Type,
)

_TITLE = Type(20, strong=True)
_FIGURE = Type(13, strong=True)
_A_ROW = 5
"""So many figures stand beside one another."""


def floor_pdf(document: Document) -> bytes:
    application = QGuiApplication.instance() or QGuiApplication(["tapis", "-platform", "offscreen"])
    load_fonts()
    sheet = Sheet()
    sheet.text(document.title, QRectF(MARGIN, sheet.y, INNER, _TITLE.height), _TITLE)
    sheet.skip(_TITLE.height + 30)
    sheet.paragraph(document.house, BODY)
    sheet.paragraph(document.under, SMALL)
    sheet.line(sheet.y + 20)
    sheet.skip(120)
    _figures(sheet, document.figures)
    for grid in document.grids:
        _grid(sheet, grid)
    for note in document.notes:
        sheet.paragraph(note, SMALL)
        sheet.skip(30)
    made = sheet.pdf(title=document.title, footer=f"{document.house} · {document.title}")
    del application  # kept until here: fonts and painters live by it
    return made


def _figures(sheet: Sheet, figures: Sequence[tuple[str, str]]) -> None:
    width = INNER / _A_ROW
    for first in range(0, len(figures), _A_ROW):
        sheet.need(SMALL.height + _FIGURE.height)
        for place, (name, value) in enumerate(figures[first : first + _A_ROW]):
            left = MARGIN + place * width
            sheet.text(name, QRectF(left, sheet.y, width - GUTTER, SMALL.height), SMALL)
            box = QRectF(left, sheet.y + SMALL.height, width - GUTTER, _FIGURE.height)
            sheet.text(value, box, _FIGURE)
        sheet.skip(SMALL.height + _FIGURE.height + 120)


def _grid(sheet: Sheet, grid: Grid) -> None:
    """Columns as wide as the longest of their cells; names left, figures right."""
    sheet.need(700)
    sheet.heading(grid.title)
    columns = list(zip(grid.head, *grid.rows, strict=True))
    longest = [max(4, *(len(cell) for cell in column)) for column in columns]
    widths = [INNER * length / sum(longest) for length in longest]

    def row(cells: Sequence[str], kind: Type) -> None:
        left = MARGIN
        for place, (cell, wide) in enumerate(zip(cells, widths, strict=True)):
            align = RIGHT if place else LEFT
            sheet.text(cell, QRectF(left, sheet.y, wide - GUTTER, kind.height), kind, align)
            left += wide
        sheet.skip(kind.height + 20)

    row(grid.head, SMALL)
    sheet.line(sheet.y - 10)
    for cells in grid.rows:
        if sheet.need(BODY.height + 20):
            row(grid.head, SMALL)
            sheet.line(sheet.y - 10)
        row(cells, BODY)
    sheet.skip(200)


if __name__ == "__main__":
    told = msgspec.json.decode(sys.stdin.buffer.read(), type=Document)
    sys.stdout.buffer.write(floor_pdf(told))
