"""An empty picture, and a painter for it that ends when it should."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import ceil, cos, floor, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from kiosk.ui.geometry import Area, Pixel


def blank(width: float, height: float) -> QImage:
    """Transparent, large enough for a part of a pixel at its end."""
    image = QImage(ceil(width), ceil(height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


@contextmanager
def painting(image: QImage) -> Iterator[QPainter]:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        yield painter
    finally:
        painter.end()


def whole_pixels(area: Area) -> Area:
    """The smallest area of whole pixels around another: a picture cannot begin within a pixel."""
    left, top = floor(area.x), floor(area.y)
    return Area(left, top, ceil(area.right) - left, ceil(area.bottom) - top)


def point(pixel: Pixel) -> QPointF:
    return QPointF(pixel.x, pixel.y)


def closed_path(outline: Sequence[Pixel]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([point(pixel) for pixel in outline]))
    path.closeSubpath()
    return path


def ring_part(
    centre: Pixel, radii: tuple[float, float], *, start_deg: float, span_deg: float
) -> QPainterPath:
    """Between an outer and an inner radius. Angles run clockwise from the top."""
    # Qt counts angles from the right, against the clock.
    start = 90 - start_deg
    around, within = (_square(centre, radius) for radius in radii)
    path = QPainterPath()
    path.arcMoveTo(around, start)
    path.arcTo(around, start, -span_deg)
    path.arcTo(within, start - span_deg, span_deg)
    path.closeSubpath()
    return path


def _square(centre: Pixel, reach: float) -> QRectF:
    return QRectF(centre.x - reach, centre.y - reach, 2 * reach, 2 * reach)


def pen(colour: QColor, width: float) -> QPen:
    """For outlines: its corners are as sharp as theirs."""
    made = QPen(colour, width)
    made.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    made.setCapStyle(Qt.PenCapStyle.FlatCap)
    return made


def keep_inside(painter: QPainter, path: QPainterPath) -> None:
    """Leaves nothing of what was painted outside a path, with a smooth edge."""
    everything = QPainterPath()
    everything.addRect(painter.transform().inverted()[0].mapRect(QRectF(painter.viewport())))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
    painter.fillPath(everything.subtracted(path), Qt.GlobalColor.black)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)


def centre(painter: QPainter, diameter: int, radius: float) -> None:
    """What is drawn around nothing, with this radius, fills a square of this size."""
    painter.translate(diameter / 2, diameter / 2)
    painter.scale(diameter / (2 * radius), diameter / (2 * radius))


def around(distance: float, clockwise_deg: float) -> QPointF:
    """So far from the middle, from above it on."""
    turn = radians(clockwise_deg)
    return QPointF(distance * sin(turn), -distance * cos(turn))


def circle(radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), radius, radius)
    return path
