"""What is written and outlined in a picture, overheard while it is painted.

A line of one and a half pixels is smoothed away in a picture, so that its colour cannot be read
from it. Here the painter itself is asked, as it draws: in which colour, and over what.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import cos, radians, sin
from typing import TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QImage, QPainter, QPainterPath, QPen

_ALONG = 10
"""Points of an outline that are looked at."""
_BESIDE_PX = 1.5


Sample: TypeAlias = tuple[float, float, QColor]
"""A pixel of the picture, and what was there before."""


@dataclass(frozen=True)
class Ink:
    """One text or outline. Of an outline each place has two samples, one on either side of it: it
    is an edge where it stands off one of them."""

    what: str
    is_text: bool
    colours: tuple[QColor, ...]
    """Of the line, and of what it encloses if that is filled."""
    places: tuple[tuple[Sample, ...], ...]


@contextmanager
def line_tap(into: list[Ink]) -> Iterator[None]:
    """Everything painted meanwhile, anywhere, is added."""
    own = {name: getattr(QPainter, name) for name in ("drawText", "drawPath", "strokePath")}

    def draw_text(painter: QPainter, at: QPointF, text: str) -> None:
        into.append(_text(painter, at, text))
        own["drawText"](painter, at, text)

    def draw_path(painter: QPainter, path: QPainterPath) -> None:
        into.append(_outline(painter, path, painter.pen(), painter.brush()))
        own["drawPath"](painter, path)

    def stroke_path(painter: QPainter, path: QPainterPath, pen: QPen) -> None:
        into.append(_outline(painter, path, pen, QBrush()))
        own["strokePath"](painter, path, pen)

    tapped = {"drawText": draw_text, "drawPath": draw_path, "strokePath": stroke_path}
    for name, method in tapped.items():
        setattr(QPainter, name, method)
    try:
        yield
    finally:
        for name, method in own.items():
            setattr(QPainter, name, method)


def _text(painter: QPainter, at: QPointF, text: str) -> Ink:
    metrics = QFontMetricsF(painter.font())
    box = metrics.tightBoundingRect(text).translated(at)
    across = [box.left() + box.width() * (i + 0.5) / 4 for i in range(4)]
    down = [box.top() + box.height() * (i + 0.5) / 2 for i in range(2)]
    places = (_samples(painter, QPointF(x, y)) for x in across for y in down)
    return Ink(text, True, (painter.pen().color(),), tuple(filter(None, places)))


def _outline(painter: QPainter, path: QPainterPath, pen: QPen, fill: QBrush) -> Ink:
    scale = painter.worldTransform().m11() or 1
    off = pen.widthF() / 2 + _BESIDE_PX / abs(scale)
    places = []
    for index in range(_ALONG):
        share = (index + 0.37) / _ALONG
        at, angle = path.pointAtPercent(share), radians(path.angleAtPercent(share))
        if painter.hasClipping() and not painter.clipPath().contains(at):
            continue
        aside = QPointF(sin(angle), cos(angle)) * off
        places.append(_samples(painter, at + aside, at - aside))
    return Ink("an outline", False, (pen.color(), *_filling(fill)), tuple(filter(None, places)))


def _filling(fill: QBrush) -> list[QColor]:
    if fill.style() == Qt.BrushStyle.NoBrush:
        return []
    gradient = fill.gradient()
    return [stop[1] for stop in gradient.stops()] if gradient else [fill.color()]


def _samples(painter: QPainter, *points: QPointF) -> tuple[Sample, ...]:
    """Those within the picture."""
    image = painter.device()
    assert isinstance(image, QImage)
    mapped = (painter.combinedTransform().map(point) for point in points)
    within = ((at, at.toPoint()) for at in mapped if image.rect().contains(at.toPoint()))
    return tuple((at.x(), at.y(), _solid(image.pixelColor(pixel))) for at, pixel in within)


def _solid(colour: QColor) -> QColor:
    """Clear, or a colour: the smooth edge of a picture is as its inside."""
    return QColor(colour.rgb()) if colour.alpha() else colour
