"""Chips, without the figures on them: the sum is live text.

Chips differ by their colour and by the number of marks on their edge.
"""

from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.canvas import blank, painting, pen, ring_part
from kiosk.ui.painting.palette import Palette, towards

MARKS = {100: 4, 500: 6, 2_500: 8, 10_000: 10, 50_000: 12, 100_000: 16}
"""How many marks a chip has on its edge, by the cents from which it is used."""

_EDGE_PX = 1.5
_EDGE_OF_DIAMETER = 0.02
_MARKS_FROM = 0.80
_MARK_OF_TURN = 0.42
_INNER = 0.70
_INNER_LIGHTER = 0.06
_INNER_LINE_OF_DIAMETER = 0.014
_UNDER_DARKER = 0.45


class ChipState(StrEnum):
    NORMAL = "normal"
    DISABLED = "disabled"
    UNDER = "under"
    """Below another chip of a stack."""


class _Colours(Struct, frozen=True):
    body: QColor
    inner: QColor
    marks: QColor


def design_cents(cents: int) -> int:
    """The default value whose chip a sum is shown with: the largest that is not above it."""
    return max((value for value in MARKS if value <= cents), default=min(MARKS))


def figures_colour(cents: int, palette: Palette) -> QColor:
    """Of the sum on a chip."""
    return palette[f"{_name(cents)}Figures"]


def _name(cents: int) -> str:
    """What the theme calls this chip."""
    return f"chip{design_cents(cents) // 100}"


def draw_chip(cents: int, diameter: int, state: ChipState, palette: Palette) -> QImage:
    image = blank(diameter, diameter)
    with painting(image) as painter:
        painter.translate(diameter / 2, diameter / 2)
        if state is ChipState.UNDER:
            body = towards(palette[_name(cents)], QColor(Qt.GlobalColor.black), _UNDER_DARKER)
            _draw_body(painter, diameter, body, palette["chipEdge"])
        else:
            colours = _colours(cents, state, palette)
            _draw_body(painter, diameter, colours.body, palette["chipEdge"])
            _draw_marks(painter, diameter, colours.marks, MARKS[design_cents(cents)])
            _draw_inner(painter, diameter, colours)
    return image


def _colours(cents: int, state: ChipState, palette: Palette) -> _Colours:
    if state is ChipState.DISABLED:
        return _Colours(palette["panel"], palette["panel"], palette["lineStrong"])
    name = _name(cents)
    inner = towards(palette[name], palette[f"{name}Light"], _INNER_LIGHTER)
    return _Colours(palette[name], inner, palette[f"{name}Marks"])


def _edge(diameter: float) -> float:
    return max(_EDGE_PX, _EDGE_OF_DIAMETER * diameter)


def _draw_body(painter: QPainter, diameter: float, body: QColor, edge: QColor) -> None:
    radius = (diameter - _edge(diameter)) / 2
    painter.setPen(pen(edge, _edge(diameter)))
    painter.setBrush(body)
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _draw_marks(painter: QPainter, diameter: float, colour: QColor, count: int) -> None:
    """The first is at the top."""
    radii = (diameter / 2 - _edge(diameter), _MARKS_FROM * diameter / 2)
    turn = 360 / count
    span = turn * _MARK_OF_TURN
    for index in range(count):
        start = turn * index - span / 2
        mark = ring_part(Pixel(0, 0), radii, start_deg=start, span_deg=span)
        painter.fillPath(mark, colour)


def _draw_inner(painter: QPainter, diameter: float, colours: _Colours) -> None:
    radius = _INNER * diameter / 2
    painter.setPen(pen(colours.marks, max(1, _INNER_LINE_OF_DIAMETER * diameter)))
    painter.setBrush(colours.inner)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
