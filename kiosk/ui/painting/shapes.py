"""Red is a disc, black is a diamond, zero is a hexagon, at every size and on every screen."""

from math import cos, pi, sin

from PySide6.QtGui import QPainter, QPainterPath

from kiosk.rules.pockets import Colour
from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.canvas import closed_path, pen, point
from kiosk.ui.painting.palette import Field

# How far they reach for a disc of radius 1, so that all three look equally large.
_REACH = {Colour.RED: 1, Colour.BLACK: 1.14, Colour.GREEN: 1.04}
WIDEST = max(_REACH.values())


def reach(colour: Colour) -> float:
    """To the left and right of its centre, for a disc of radius 1."""
    return _REACH[colour]


def shape(colour: Colour, *, centre: Pixel, radius: float) -> QPainterPath:
    match colour:
        case Colour.RED:
            path = QPainterPath()
            path.addEllipse(point(centre), radius, radius)
            return path
        case Colour.BLACK:
            return _polygon(centre, radius * reach(colour), corners=4)
        case Colour.GREEN:
            return _polygon(centre, radius * reach(colour), corners=6)


def _polygon(centre: Pixel, distance: float, *, corners: int) -> QPainterPath:
    """With a corner to the right."""
    turns = [2 * pi * corner / corners for corner in range(corners)]
    return closed_path(
        [Pixel(centre.x + distance * cos(t), centre.y + distance * sin(t)) for t in turns]
    )


def draw_shape(painter: QPainter, path: QPainterPath, field: Field, *, line: float) -> None:
    painter.setPen(pen(field.line, line))
    painter.setBrush(field.fill)
    painter.drawPath(path)
