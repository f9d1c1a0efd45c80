"""The wheel of the display: how often each pocket came up, as a bar outside of it.

The dotted circle is the average. A picture, never a control; its middle is left empty.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from kiosk.rules.pockets import Colour, colour
from kiosk.rules.wheel import Wheel
from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.canvas import blank, painting, pen, ring_part
from kiosk.ui.painting.palette import Palette
from kiosk.ui.painting.text import SEMI_BOLD, Style, draw_centred

# Radii in the size in which it was drawn.
_EDGE = 302
_BARS = 216
_POCKETS = 210
_POCKETS_INNER = 170
_NUMBERS = 190

_TIMES_PX = 9
"""The length of a bar for each time, unless one came up so often that it would not fit."""
_LONGEST = _EDGE - _BARS - 2
_NUMBER_PX = 23
_BAR_SHARE = 0.8
"""Of the width of a pocket."""
_GAP = 2
_DOTS = 1.6
_DOT_PATTERN = (1.5, 3.0)


def draw_tally(wheel: Wheel, times: Sequence[int], diameter: int, palette: Palette) -> QImage:
    """`times` are in the order of the wheel, clockwise from the top."""
    image = blank(diameter, diameter)
    scale = diameter / (2 * _EDGE)
    with painting(image) as painter:
        painter.translate(diameter / 2, diameter / 2)
        painter.scale(scale, scale)
        _draw_pockets(painter, wheel, palette)
        if any(times):
            _draw_bars(painter, times, palette)
    return image


def _draw_pockets(painter: QPainter, wheel: Wheel, palette: Palette) -> None:
    fills = {
        Colour.RED: palette["red"],
        Colour.BLACK: palette["black"],
        Colour.GREEN: palette["zero"],
    }
    span = 360 / len(wheel.order)
    style = Style(_NUMBER_PX, SEMI_BOLD)
    for index, pocket in enumerate(wheel.order):
        start = (index - 0.5) * span
        ring = (_POCKETS, _POCKETS_INNER)
        path = ring_part(Pixel(0, 0), ring, start_deg=start, span_deg=span)
        painter.fillPath(path, fills[colour(pocket)])
        painter.strokePath(path, pen(palette["black"], _GAP))
        painter.save()
        painter.rotate(index * span)
        fitted = style.fitted(pocket, _POCKETS_INNER / len(wheel.order) * 6, smallest_px=1)
        draw_centred(painter, pocket, Pixel(0, -_NUMBERS), fitted, palette["ivory"])
        painter.restore()


def _draw_bars(painter: QPainter, times: Sequence[int], palette: Palette) -> None:
    each = min(_TIMES_PX, _LONGEST / max(times))
    mean = sum(times) / len(times)
    span = 360 / len(times)
    width = span * _BAR_SHARE
    for index, count in enumerate(times):
        ring = (_BARS + each * count, _BARS)
        start = index * span - width / 2
        path = ring_part(Pixel(0, 0), ring, start_deg=start, span_deg=width)
        painter.fillPath(path, palette["brass" if count > mean else "brassDim"])
    dotted = QPen(palette["ivory"], _DOTS)
    dotted.setCapStyle(Qt.PenCapStyle.FlatCap)
    dotted.setDashPattern(_DOT_PATTERN)
    painter.setPen(dotted)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), _BARS + each * mean, _BARS + each * mean)
