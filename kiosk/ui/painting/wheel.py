"""The wheel of the attract screen. A picture, never a control; its hub is left empty."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from kiosk.rules.pockets import Colour, colour
from kiosk.rules.wheel import Wheel
from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.canvas import blank, painting, pen, ring_part
from kiosk.ui.painting.palette import Palette, towards
from kiosk.ui.painting.text import SEMI_BOLD, Style, draw_centred

# Radii in the size in which it was drawn, from the outside.
_RIM = 754
_BRASS = 734
_POCKETS = 720
_POCKETS_INNER = 598
_NUMBERS = 661
_BALL = 562
_CONE = 432
_HUB = 216

_BALL_RADIUS = 22
_NUMBER_PX = 44
_LINE = 1.5
_BRASS_LINE = 2
_GAP = 2.5
"""Between two pockets of which neither is black."""
_SPOKES = 8
_FIRST_SPOKE_DEG = 11
_ZERO_DEG = 248
"""Where 0 stands, clockwise from the top: beside the ball, where the screen shows the rim."""
_BALL_DEG = 286
_RIM_SHARE = 0.45
_CONE_SHARE = 0.35
"""How far the surfaces are from the page towards a panel."""


def draw_wheel(wheel: Wheel, diameter: int, palette: Palette) -> QImage:
    image = blank(diameter, diameter)
    with painting(image) as painter:
        painter.translate(diameter / 2, diameter / 2)
        painter.scale(diameter / (2 * _RIM + _LINE), diameter / (2 * _RIM + _LINE))
        _draw_surfaces(painter, palette)
        _draw_pockets(painter, wheel, palette)
        _draw_lines(painter, palette)
        painter.setBrush(palette["ivory"])
        painter.setPen(palette["ivory"])
        painter.drawEllipse(_at(_BALL, _BALL_DEG), _BALL_RADIUS, _BALL_RADIUS)
    return image


def _at(distance: float, clockwise_deg: float) -> QPointF:
    turn = clockwise_deg * pi / 180
    return QPointF(distance * sin(turn), -distance * cos(turn))


def _circle(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), radius, radius)
    return path


def _draw_surfaces(painter: QPainter, palette: Palette) -> None:
    room, panel = palette["room"], palette["panel"]
    painter.fillPath(_circle(_RIM), towards(room, panel, _RIM_SHARE))
    painter.fillPath(_circle(_POCKETS), palette["black"])
    painter.fillPath(_circle(_POCKETS_INNER), towards(room, panel, _CONE_SHARE))


def _draw_pockets(painter: QPainter, wheel: Wheel, palette: Palette) -> None:
    fills = {
        Colour.RED: palette["red"],
        Colour.BLACK: palette["black"],
        Colour.GREEN: palette["zero"],
    }
    span = 360 / len(wheel.order)
    zero = wheel.order.index("0")
    radii = (_POCKETS, _POCKETS_INNER)
    style = Style(_NUMBER_PX, SEMI_BOLD)
    for index, pocket in enumerate(wheel.order):
        middle = _ZERO_DEG + (index - zero) * span
        path = ring_part(Pixel(0, 0), radii, start_deg=middle - span / 2, span_deg=span)
        painter.fillPath(path, fills[colour(pocket)])
        painter.strokePath(path, pen(palette["black"], _GAP))
        painter.save()
        painter.rotate(middle)
        draw_centred(painter, pocket, Pixel(0, -_NUMBERS), style, palette["ivory"])
        painter.restore()


def _draw_lines(painter: QPainter, palette: Palette) -> None:
    for radius in (_BRASS, _POCKETS_INNER):
        painter.strokePath(_circle(radius), pen(palette["brassDim"], _BRASS_LINE))
    for radius in (_RIM, _CONE, _HUB):
        painter.strokePath(_circle(radius), pen(palette["line"], _LINE))
    painter.setPen(pen(palette["line"], _LINE))
    for spoke in range(_SPOKES):
        turn = _FIRST_SPOKE_DEG + spoke * 360 / _SPOKES
        painter.drawLine(_at(_HUB, turn), _at(_CONE, turn))
