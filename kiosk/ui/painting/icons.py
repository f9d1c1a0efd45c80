"""Icons, drawn with one round pen on a grid of 24 units."""

from math import cos, pi, sin
from typing import TypeAlias

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainterPath, QPen

from kiosk.ui.painting.canvas import blank, painting

_GRID = 24
_LINE_PX = 2
_THIN_UP_TO_PX = 34
_THICK_SHARE = 1 / 17


class Line(Struct, frozen=True):
    """From point to point."""

    points: tuple[tuple[float, float], ...]
    closed: bool = False


class Arc(Struct, frozen=True):
    """Part of a circle, clockwise from the top. The whole circle unless told."""

    x: float
    y: float
    radius: float
    start_deg: float = 0
    span_deg: float = 360


Stroke: TypeAlias = Line | Arc
Icon: TypeAlias = tuple[Stroke, ...]


def _line(*points: tuple[float, float]) -> Line:
    return Line(points)


def _loop(*points: tuple[float, float]) -> Line:
    return Line(points, closed=True)


def _dot(x: float, y: float) -> Line:
    """The round end of the pen alone."""
    return Line(((x, y), (x, y + 0.01)))


def _star(*, outer: float, inner: float) -> Line:
    turns = [pi * corner / 5 for corner in range(10)]
    reach = [inner if corner % 2 else outer for corner in range(10)]
    points = [(12 + r * sin(t), 12.6 - r * cos(t)) for r, t in zip(reach, turns, strict=True)]
    return Line(tuple(points), closed=True)


def _flake() -> Icon:
    """Three bars through the middle, each end with two short arms."""
    strokes: list[Stroke] = []
    for turn in (0.0, pi / 3, 2 * pi / 3, pi, 4 * pi / 3, 5 * pi / 3):
        strokes.append(_line((12, 12), (12 + 9 * sin(turn), 12 - 9 * cos(turn))))
        fork = (12 + 5.5 * sin(turn), 12 - 5.5 * cos(turn))
        for side in (turn - pi / 4, turn + pi / 4):
            strokes.append(_line(fork, (fork[0] + 3 * sin(side), fork[1] - 3 * cos(side))))
    return tuple(strokes)


_CROSS: Icon = (_line((6, 6), (18, 18)), _line((18, 6), (6, 18)))

ICONS: dict[str, Icon] = {
    "undo": (
        _line((9, 5), (5, 9), (9, 13)),
        _line((5, 9), (14.5, 9)),
        Arc(14.5, 13.5, 4.5, 0, 180),
        _line((14.5, 18), (8, 18)),
    ),
    "clear": _CROSS,
    "close": _CROSS,
    "move": (
        _line((12, 3), (12, 21)),
        _line((3, 12), (21, 12)),
        _line((9.2, 5.8), (12, 3), (14.8, 5.8)),
        _line((9.2, 18.2), (12, 21), (14.8, 18.2)),
        _line((5.8, 9.2), (3, 12), (5.8, 14.8)),
        _line((18.2, 9.2), (21, 12), (18.2, 14.8)),
    ),
    "repeat": (Arc(12, 12, 8, 60, 300), _line((19, 3.5), (19, 8), (14.5, 8))),
    "double": (
        _line((2.5, 9), (9, 15.5)),
        _line((9, 9), (2.5, 15.5)),
        Arc(17, 9, 4, 285, 180),
        _line((20.4, 11.1), (13, 18.5), (21.5, 18.5)),
    ),
    "star": (_star(outer=9.4, inner=4.2),),
    "ticket": (
        _line((3, 10), (3, 6.5), (21, 6.5), (21, 10)),
        _line((3, 14), (3, 17.5), (21, 17.5), (21, 14)),
        Arc(3, 12, 2, 0, 180),
        Arc(21, 12, 2, 180, 180),
        _line((14, 9.6), (14, 10.4)),
        _line((14, 13.6), (14, 14.4)),
    ),
    "bell": (
        Arc(12, 9, 6, 270, 180),
        _line((6, 9), (6, 13), (4.2, 17), (19.8, 17), (18, 13), (18, 9)),
        _line((10.4, 20.5), (13.6, 20.5)),
    ),
    "lock": (
        _loop((5.5, 11), (18.5, 11), (18.5, 20.5), (5.5, 20.5)),
        _line((8.2, 11), (8.2, 7.5)),
        Arc(12, 7.5, 3.8, 270, 180),
        _line((15.8, 7.5), (15.8, 11)),
        _line((12, 14.8), (12, 16.7)),
    ),
    "person": (
        Arc(12, 4.8, 2.2),
        _line((4.5, 9.2), (12, 10.4), (19.5, 9.2)),
        _line((12, 10.4), (12, 14.6)),
        _line((8, 21), (12, 14.6), (16, 21)),
    ),
    "tick": (_line((5, 12.8), (9.8, 17.5), (19, 7)),),
    "info": (Arc(12, 12, 9), _dot(12, 7.8), _line((12, 11.5), (12, 16.5))),
    "help": (
        Arc(12, 12, 9),
        Arc(12, 9.7, 2.7, 280, 215),
        _line((12, 12.6), (12, 13.6)),
        _dot(12, 16.8),
    ),
    "warning": (
        _loop((12, 4), (21.2, 19.8), (2.8, 19.8)),
        _line((12, 10), (12, 14)),
        _dot(12, 17),
    ),
    "link-broken": (
        _line((10, 7.5), (12.3, 5.2)),
        Arc(15.5, 8.5, 4.6, 315, 180),
        _line((18.8, 11.7), (16.5, 14)),
        _line((14, 16.5), (11.7, 18.8)),
        Arc(8.5, 15.5, 4.6, 135, 180),
        _line((5.2, 12.3), (7.5, 10)),
        _line((4.5, 4.5), (6.5, 6.5)),
        _line((17.5, 17.5), (19.5, 19.5)),
    ),
    "globe": (
        Arc(12, 12, 9),
        _line((3, 12), (21, 12)),
        Arc(3.875, 12, 12.125, 42, 96),
        Arc(20.125, 12, 12.125, 222, 96),
    ),
    "finales": (Arc(5, 12, 2), Arc(12, 12, 2), Arc(19, 12, 2)),
    "around": (
        Arc(12, 12, 3),
        *(_dot(12 + x, 12 + y) for x in (-8, 0, 8) for y in (-8, 0, 8) if x or y),
    ),
    "statistics": (
        _line((5, 20), (5, 12)),
        _line((12, 20), (12, 4)),
        _line((19, 20), (19, 9)),
    ),
    "history": (
        Arc(12.5, 12, 8, 285, 300),
        _line((3.2, 5.5), (4.2, 9.9), (8.6, 9)),
        _line((12.5, 7.5), (12.5, 12.4), (15.8, 14.3)),
    ),
    "minus": (_line((5.5, 12), (18.5, 12)),),
    "plus": (_line((5.5, 12), (18.5, 12)), _line((12, 5.5), (12, 18.5))),
    "back": (_line((20, 12), (4, 12)), _line((10.5, 5.5), (4, 12), (10.5, 18.5))),
    "forward": (_line((4, 12), (20, 12)), _line((13.5, 5.5), (20, 12), (13.5, 18.5))),
    "up": (_loop((12, 6), (19, 18), (5, 18)),),
    "down": (_loop((5, 6), (19, 6), (12, 18)),),
    "snowflake": _flake(),
    "play": (_loop((7, 5), (19, 12), (7, 19)),),
    "stop": (_loop((6.5, 6.5), (17.5, 6.5), (17.5, 17.5), (6.5, 17.5)),),
    "void": (Arc(12, 12, 8.5), _line((6, 6), (18, 18))),
    "pencil": (
        _loop((4.5, 19.5), (5.5, 15), (15.5, 5), (19, 8.5), (9, 18.5)),
        _line((13, 7.5), (16.5, 11)),
    ),
    "banknote": (
        _loop((3, 6.5), (21, 6.5), (21, 17.5), (3, 17.5)),
        Arc(12, 12, 2.6),
        _line((6.2, 12), (6.3, 12)),
        _line((17.7, 12), (17.8, 12)),
    ),
    "hourglass": (
        _line((6, 3.5), (18, 3.5)),
        _line((6, 20.5), (18, 20.5)),
        _line((7.5, 3.5), (7.5, 7), (12, 12), (7.5, 17), (7.5, 20.5)),
        _line((16.5, 3.5), (16.5, 7), (12, 12), (16.5, 17), (16.5, 20.5)),
    ),
    "attendant": (
        Arc(12, 7.5, 4),
        Arc(12, 21, 7.5, 270, 180),
        _line((4.5, 21), (19.5, 21)),
    ),
}


def draw_icon(icon: Icon, size: int, colour: QColor) -> QImage:
    image = blank(size, size)
    line = _LINE_PX if size <= _THIN_UP_TO_PX else size * _THICK_SHARE
    round_pen = QPen(colour, line * _GRID / size)
    round_pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    round_pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    path = QPainterPath()
    for stroke in icon:
        path.addPath(_path(stroke))
    with painting(image) as painter:
        painter.scale(size / _GRID, size / _GRID)
        painter.strokePath(path, round_pen)
    return image


def _path(stroke: Stroke) -> QPainterPath:
    path = QPainterPath()
    if isinstance(stroke, Arc):
        reach = stroke.radius
        box = QRectF(stroke.x - reach, stroke.y - reach, 2 * reach, 2 * reach)
        # Qt counts angles from the right, against the clock.
        path.arcMoveTo(box, 90 - stroke.start_deg)
        path.arcTo(box, 90 - stroke.start_deg, -stroke.span_deg)
        return path
    first, *rest = (QPointF(x, y) for x, y in stroke.points)
    path.moveTo(first)
    for point in rest:
        path.lineTo(point)
    if stroke.closed:
        path.closeSubpath()
    return path
