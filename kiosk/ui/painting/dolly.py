"""The dolly: the marker that stands on the winning number. Foot, waist and ball, all flat."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QBrush, QImage, QLinearGradient, QPainterPath

from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.canvas import blank, closed_path, painting, pen
from kiosk.ui.painting.palette import Palette

# It was drawn in this size.
_WIDTH = 45
_HEIGHT = 63
_LINE = 1.5

_BALL_RADIUS = 13.2
_WAIST_TOP = 25
_WAIST = (6.5, 12.2)
"""Half its width at its upper and lower end."""
_FOOT_TOP = 50.5
_FOOT = (17, 22.25)


def dolly_width(height: int) -> int:
    return round(height * _WIDTH / _HEIGHT)


def draw_dolly(height: int, palette: Palette, light: tuple[str, str]) -> QImage:
    """`light` are its colours in the light and in its own shade."""
    image = blank(dolly_width(height), height)
    bottom = _HEIGHT - _LINE / 2
    pieces = [
        _trapeze(_FOOT_TOP, bottom, _FOOT),
        _trapeze(_WAIST_TOP, _FOOT_TOP, _WAIST),
        _ball(),
    ]
    with painting(image) as painter:
        painter.scale(image.width() / _WIDTH, height / _HEIGHT)
        painter.setPen(pen(palette["ink"], _LINE))
        for piece in pieces:
            painter.setBrush(_brush(piece, palette, light))
            painter.drawPath(piece)
    return image


def _trapeze(top: float, bottom: float, half: tuple[float, float]) -> QPainterPath:
    upper, lower = half[0], half[1] - _LINE / 2
    middle = _WIDTH / 2
    return closed_path(
        [
            Pixel(middle - upper, top),
            Pixel(middle + upper, top),
            Pixel(middle + lower, bottom),
            Pixel(middle - lower, bottom),
        ]
    )


def _ball() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(_WIDTH / 2, _BALL_RADIUS + _LINE / 2), _BALL_RADIUS, _BALL_RADIUS)
    return path


def _brush(piece: QPainterPath, palette: Palette, light: tuple[str, str]) -> QBrush:
    """The light comes from the left."""
    box = piece.boundingRect()
    gradient = QLinearGradient(box.topLeft(), box.topRight())
    gradient.setColorAt(0, palette[light[0]])
    gradient.setColorAt(1, palette[light[1]])
    return QBrush(gradient)
