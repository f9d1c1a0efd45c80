"""Pages of one document. What is put on them is drawn when their number is known."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import floor
from typing import TypeAlias

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)

from kiosk.ui.fonts import TEXT, font

# All measures are tenths of a point, so that Qt's whole pixels are fine enough for type.
POINT = 10.0
WIDTH, HEIGHT = 5950.0, 8420.0
MARGIN = 480.0
TOP, BOTTOM = 480.0, HEIGHT - 620.0
INNER = WIDTH - 2 * MARGIN
GUTTER = 60.0
"""Between two columns of a table."""

INK = "#1b201d"
QUIET = "#666d69"
HAIR = "#cfd4d0"
FELT = "#1f5140"
TINT = "#b4cbbf"
BRASS = "#a37c2c"
ALARM = "#9a3529"

LEFT, RIGHT, CENTRE = (
    Qt.AlignmentFlag.AlignLeft,
    Qt.AlignmentFlag.AlignRight,
    Qt.AlignmentFlag.AlignHCenter,
)
MINUS = "\u2212"
_LESS = re.compile(r"^-(?=[\d,.]+( %)?$)")
# Hashes have no spaces to break at.
_WRAPPED = int(LEFT) | int(Qt.TextFlag.TextWordWrap) | int(Qt.TextFlag.TextWrapAnywhere)
Draw: TypeAlias = Callable[[QPainter], None]


@dataclass(frozen=True, slots=True)
class Type:
    """A way to set text."""

    size_pt: float
    colour: str = INK
    strong: bool = False

    def font(self, *, figures: bool = False) -> QFont:
        """Figures in columns are all equally wide, and so would be the dashes of a text."""
        weight = QFont.Weight.DemiBold if self.strong else QFont.Weight.Normal
        made = font(size_px=self.size_pt * POINT, weight=weight, family=TEXT)
        if not figures:
            made.unsetFeature(QFont.Tag("tnum"))
        return made

    def smaller(self, times: float) -> "Type":
        return replace(self, size_pt=floor(self.size_pt * POINT * times) / POINT)

    @property
    def height(self) -> float:
        return self.size_pt * POINT * 1.4


BODY, SMALL = Type(8.5), Type(7.0, QUIET)
STRONG = Type(8.5, strong=True)
HEADING = Type(10.5, FELT, strong=True)


class Sheet:
    """Filled from top to bottom; what does not fit begins the next page."""

    def __init__(self) -> None:
        self._pages: list[list[Draw]] = [[]]
        self.y = TOP

    def room(self) -> float:
        return BOTTOM - self.y

    def need(self, height: float) -> bool:
        """Begin a new page unless this much fits. Whether it did."""
        if height <= self.room() or self.y == TOP:
            return False
        self._pages.append([])
        self.y = TOP
        return True

    def skip(self, height: float) -> None:
        self.y += height

    def draw(self, draw: Draw) -> None:
        self._pages[-1].append(draw)

    def text(
        self, text: str, box: QRectF, kind: Type = BODY, align: Qt.AlignmentFlag = LEFT
    ) -> None:
        self.draw(partial(put_text, text=text, box=box, kind=kind, align=align))

    def line(self, y: float, *, left: float = MARGIN, right: float = WIDTH - MARGIN) -> None:
        self.draw(partial(put_line, y=y, left=left, right=right))

    def heading(self, text: str) -> None:
        self.text(text, QRectF(MARGIN, self.y, INNER, HEADING.height), HEADING)
        self.y += HEADING.height + 50

    def paragraph(self, text: str, kind: Type = BODY, *, indent: float = 0) -> None:
        """Broken into lines, and over pages if need be between paragraphs."""
        height = wrapped_height(text, INNER - indent, kind)
        self.need(height)
        box = QRectF(MARGIN + indent, self.y, INNER - indent, height)
        self.draw(partial(put_paragraph, text=text, box=box, kind=kind))
        self.y += height

    def pdf(self, *, title: str, footer: str) -> bytes:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = _writer(buffer, title)
        painter = QPainter(writer)
        scale = writer.resolution() / (72 * POINT)
        painter.scale(scale, scale)
        for number, page in enumerate(self._pages, start=1):
            if number > 1:
                writer.newPage()
            for draw in page:
                draw(painter)
            _foot(painter, footer, number, of=len(self._pages))
        painter.end()
        buffer.close()
        return bytes(buffer.data().data())


def _writer(buffer: QBuffer, title: str) -> QPdfWriter:
    writer = QPdfWriter(buffer)
    # For archives: every font is inside, and nothing depends on the machine that shows it.
    writer.setPdfVersion(QPagedPaintDevice.PdfVersion.PdfVersion_A1b)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(720)
    writer.setTitle(title)
    writer.setCreator("Tapis")
    return writer


def _foot(painter: QPainter, footer: str, number: int, *, of: int) -> None:
    y = HEIGHT - 480
    put_line(painter, y=y, left=MARGIN, right=WIDTH - MARGIN)
    box = QRectF(MARGIN, y + 60, INNER, SMALL.height)
    put_text(painter, text=footer, box=box, kind=SMALL)
    put_text(painter, text=f"Page {number} of {of}", box=box, kind=SMALL, align=RIGHT)


def put_text(
    painter: QPainter,
    *,
    text: str,
    box: QRectF,
    kind: Type = BODY,
    align: Qt.AlignmentFlag = LEFT,
) -> None:
    """In one line, as small as it must be to fit: a figure that is cut off is a false one."""
    flags = int(align | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextSingleLine)
    text = _LESS.sub(MINUS, text)
    painter.setFont(fitting(text, box.width(), kind, figures=align == RIGHT))
    painter.setPen(QColor(kind.colour))
    painter.drawText(box, flags, text)


def fitting(text: str, width: float, kind: Type, *, figures: bool) -> QFont:
    figures = figures and text.upper() == text.lower()
    made = kind.font(figures=figures)
    wide = QFontMetricsF(made).horizontalAdvance(text)
    return made if wide <= width else kind.smaller(width / wide).font(figures=figures)


def put_paragraph(painter: QPainter, *, text: str, box: QRectF, kind: Type = BODY) -> None:
    painter.setFont(kind.font())
    painter.setPen(QColor(kind.colour))
    painter.drawText(box, _WRAPPED, text)


def put_line(painter: QPainter, *, y: float, left: float, right: float) -> None:
    painter.setPen(QPen(QColor(HAIR), 5))
    painter.drawLine(round(left), round(y), round(right), round(y))


def wrapped_height(text: str, width: float, kind: Type) -> float:
    bounds = QFontMetricsF(kind.font()).boundingRect(QRectF(0, 0, width, 1e6), _WRAPPED, text)
    return bounds.height() + 20


def table(
    sheet: Sheet,
    head: Sequence[str],
    rows: Sequence[Sequence[str]],
    total: Sequence[str],
    shares: Sequence[float],
) -> None:
    """Figures set right, each column as wide as its share; the head on every page."""
    widths = [INNER * share / sum(shares) for share in shares]
    lefts = [MARGIN + sum(widths[:column]) for column in range(len(widths))]

    def row(cells: Sequence[str], kind: Type) -> None:
        for cell, left, wide in zip(cells, lefts, widths, strict=True):
            sheet.text(cell, QRectF(left, sheet.y, wide - GUTTER, kind.height), kind, RIGHT)
        sheet.skip(kind.height + 20)

    def begin() -> None:
        row(head, SMALL)
        sheet.line(sheet.y - 10)

    begin()
    for cells in rows:
        if sheet.need(BODY.height + 20):
            begin()
        row(cells, BODY)
    sheet.need(STRONG.height + 30)
    sheet.line(sheet.y)
    sheet.skip(15)
    row(total, STRONG)
