"""Lines between cells, each of them once.

Two cells share a border, and a long cell shares it with several. Drawn for each of them, a line of
one and a half pixels would become one of two.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.canvas import pen, point

Segment: TypeAlias = tuple[Pixel, Pixel]
_Span: TypeAlias = tuple[float, float]


def sides(outline: Sequence[Pixel]) -> Iterator[Segment]:
    return zip(outline, (*outline[1:], outline[0]), strict=True)


def draw_borders(
    painter: QPainter, segments: Iterable[Segment], colour: QColor, *, width: float
) -> None:
    path = QPainterPath()
    for start, end in distinct(segments):
        path.moveTo(point(start))
        path.lineTo(point(end))
    round_ended = pen(colour, width)
    round_ended.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(path, round_ended)


def distinct(segments: Iterable[Segment]) -> list[Segment]:
    """The same lines, with none of them covered by another."""
    across: dict[float, list[_Span]] = defaultdict(list)
    down: dict[float, list[_Span]] = defaultdict(list)
    slanting: dict[Segment, None] = {}
    for one, other in segments:
        start, end = sorted((_near(one), _near(other)), key=lambda pixel: (pixel.x, pixel.y))
        if start.y == end.y:
            across[start.y].append((start.x, end.x))
        elif start.x == end.x:
            down[start.x].append((start.y, end.y))
        else:
            slanting[start, end] = None
    return [
        *((Pixel(a, y), Pixel(b, y)) for y, spans in across.items() for a, b in _joined(spans)),
        *((Pixel(x, a), Pixel(x, b)) for x, spans in down.items() for a, b in _joined(spans)),
        *slanting,
    ]


def _near(pixel: Pixel) -> Pixel:
    """Without the last digits, in which computed points differ."""
    return Pixel(round(pixel.x, 4), round(pixel.y, 4))


def _joined(spans: list[_Span]) -> list[_Span]:
    joined: list[_Span] = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(joined[-1][1], end))
        else:
            joined.append((start, end))
    return joined
