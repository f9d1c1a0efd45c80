"""The plaques of a tournament, without their figures: square, with a line and a dot in each corner,
so that nobody takes them for chips that are money."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage

from kiosk.ui.painting.canvas import blank, painting, pen
from kiosk.ui.painting.chip import ChipState
from kiosk.ui.painting.palette import Palette, towards

VALUES = (25, 100, 500, 1_000, 2_500, 5_000)
_SIDE, _LINE_AT, _CORNER = 0.94, 0.84, 0.20
_DOT = 0.035
_UNDER_DARKER = 0.45


def plaque_value(points: int) -> int:
    """The plaque that an amount is shown with: the largest that is not above it."""
    return max((value for value in VALUES if value <= points), default=min(VALUES))


def draw_plaque(points: int, size: int, state: ChipState, palette: Palette) -> QImage:
    image = blank(size, size)
    name = f"plaque{plaque_value(points)}"
    body, marks = palette[name], palette[f"{name}Figures"]
    if state is ChipState.DISABLED:
        body, marks = palette["panel"], palette["lineStrong"]
    elif state is ChipState.UNDER:
        body = towards(body, QColor(Qt.GlobalColor.black), _UNDER_DARKER)
    with painting(image) as painter:
        painter.translate(size / 2, size / 2)
        painter.setPen(pen(palette["chipEdge"], max(1.0, 0.02 * size)))
        painter.setBrush(body)
        painter.drawRoundedRect(_square(_SIDE * size), _CORNER * size, _CORNER * size)
        if state is not ChipState.UNDER:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(marks, max(1.0, 0.016 * size)))
            inner = _CORNER * size * _LINE_AT / _SIDE
            painter.drawRoundedRect(_square(_LINE_AT * size), inner, inner)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(marks)
            at = 0.33 * size
            for x, y in ((-at, -at), (at, -at), (-at, at), (at, at)):
                painter.drawEllipse(QPointF(x, y), _DOT * size, _DOT * size)
    return image


def _square(side: float) -> QRectF:
    return QRectF(-side / 2, -side / 2, side, side)
