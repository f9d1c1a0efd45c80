"""Supernova: the jackpot chip, the signs of its levels, the medallion of a win and the rays of a
display. All of them are pictures that are drawn once.

The signs differ by their shape and never by their colour: the greatest level has the most rays.
"""

from collections.abc import Sequence
from functools import partial
from itertools import cycle
from math import cos, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QRadialGradient

from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.canvas import blank, circle, closed_path, painting, pen, ring_part
from kiosk.ui.painting.palette import Palette, towards

if TYPE_CHECKING:
    from collections.abc import Callable

RANKS = 5
NOVA = ("nova-chip", "nova-place", "nova-sign", "nova-medal", "nova-rays")

_MARKS = 5
_MARK_SPAN = 34.0
_CHIP_STAR = 0.66
_DASHES = 20

# Of the medallion, whose rays reach out to 356.
_MEDAL = 356
_DISC, _STUDS, _INNER = 212, 183, 166
_STUD, _STUD_COUNT = 15, 28
_RAYS_FROM, _RAYS_TO, _RAY_COUNT = 226, (280, 318, 356), 96
_FAR_END = 0.82

# Of the rays of a display, drawn at 1920x920 around 960,468.
_DRAWN = (1920, 920)
_CENTRE = Pixel(960, 468)
_UPRIGHT_WIDTH = 960
"""Of the same on an upright display, where the ring takes nearly all of it."""
_WEDGES = 37
"""As many as the wheel has pockets, and a dot for each."""
_RING, _OUTER_RING, _DOT = 404, 428, 4


def nova_drawing(
    name: Sequence[str], palette: Palette, sizes: Sequence[int]
) -> "Callable[[], QImage]":
    """`sizes` are the figures of its name that are pixels. A name that means nothing raises
    KeyError or ValueError."""
    match name, sizes:
        case ["nova-chip", _], [size]:
            return partial(draw_nova_chip, size, palette)
        case ["nova-place", _, colour], [size]:
            return partial(draw_place, size, palette[colour])
        case ["nova-sign", rank, _, colour], [size]:
            return partial(draw_sign, _rank(rank), size, palette[colour])
        case ["nova-medal", rank, _], [size]:
            return partial(draw_medal, _rank(rank), size, palette)
        case ["nova-rays", _, _], [width, height]:
            return partial(draw_nova_rays, width, height, palette)
        case _:
            raise KeyError(*name)


def _rank(text: str) -> int:
    if not 1 <= int(text) <= RANKS:
        raise ValueError(text)
    return int(text)


# ---- The chip and its place -------------------------------------------------------------------


def draw_nova_chip(diameter: int, palette: Palette) -> QImage:
    """Without its figure. Five marks and a star: not to be mistaken for a chip of some value."""
    image = blank(diameter, diameter)
    radius = diameter / 2
    with painting(image) as painter:
        painter.translate(radius, radius)
        line = max(1.5, 0.02 * diameter)
        painter.setPen(pen(palette["chipEdge"], line))
        painter.setBrush(palette["nova0"])
        painter.drawEllipse(QPointF(0, 0), radius - line / 2, radius - line / 2)
        radii = (radius - line, 0.82 * radius)
        for mark in range(_MARKS):
            start = 360 / _MARKS * mark - _MARK_SPAN / 2
            path = ring_part(Pixel(0, 0), radii, start_deg=start, span_deg=_MARK_SPAN)
            painter.fillPath(path, palette["brassBright"])
        painter.setPen(pen(palette["brassBright"], max(1.0, 0.022 * diameter)))
        painter.setBrush(palette["nova1"])
        painter.drawPath(_star(_MARKS, _CHIP_STAR * radius, 0.6 * _CHIP_STAR * radius))
    return image


def draw_place(diameter: int, colour: QColor) -> QImage:
    """A dashed circle: where the chip goes, or that it waits."""
    image = blank(diameter, diameter)
    with painting(image) as painter:
        width = max(1.5, diameter / 34)
        line = pen(colour, width)
        reach = diameter / 2 - width
        dash = 2 * pi * reach / width / _DASHES
        line.setDashPattern([0.55 * dash, 0.45 * dash])
        painter.setPen(line)
        painter.drawEllipse(QPointF(diameter / 2, diameter / 2), reach, reach)
    return image


# ---- Signs ------------------------------------------------------------------------------------


def draw_sign(rank: int, size: int, colour: QColor) -> QImage:
    image = blank(size, size)
    with painting(image) as painter:
        painter.translate(size / 2, size / 2)
        painter.fillPath(_sign(rank, size / 2 - 0.5), colour)
    return image


def _sign(rank: int, reach: float) -> QPainterPath:
    match rank:
        case 1:
            return _sun(16, reach, 0.64).subtracted(circle(0.31 * reach))
        case 2:
            return _star(8, reach, 0.5 * reach).subtracted(circle(0.24 * reach))
        case 3:
            return _star(5, reach, 0.5 * reach)
        case 4:
            return _comet(reach)
        case _:
            return _star(4, reach, 0.22 * reach)


def _star(points: int, outer: float, inner: float) -> QPainterPath:
    """With a point at the top."""
    turns = [pi * corner / points for corner in range(2 * points)]
    reaches = [inner if corner % 2 else outer for corner in range(2 * points)]
    return closed_path(
        [Pixel(r * sin(t), -r * cos(t)) for r, t in zip(reaches, turns, strict=True)]
    )


def _sun(rays: int, outer: float, inner: float) -> QPainterPath:
    """Every other ray is shorter."""
    turns = [pi * corner / rays for corner in range(2 * rays)]
    lengths = cycle((1.0, inner, 0.84, inner))
    return closed_path(
        [
            Pixel(r * outer * sin(t), -r * outer * cos(t))
            for r, t in zip(lengths, turns, strict=False)
        ]
    )


def _comet(reach: float) -> QPainterPath:
    """Its head below at the right, three tails behind it."""
    head = QPainterPath()
    head.setFillRule(Qt.FillRule.WindingFill)
    at = 0.42 * reach
    head.addEllipse(QPointF(at, at), 0.36 * reach, 0.36 * reach)
    width = 0.07 * reach
    for side, start, end in ((-0.27, 0.1, -0.64), (0.0, 0.0, -0.86), (0.27, 0.1, -0.64)):
        across = Pixel(side * reach, -side * reach)
        first = Pixel(start * reach + across.x, start * reach + across.y)
        last = Pixel(end * reach + across.x, end * reach + across.y)
        tail = QPainterPath()
        tail.addPath(
            closed_path(
                [
                    Pixel(first.x + width, first.y - width),
                    Pixel(first.x - width, first.y + width),
                    Pixel(last.x - width / 2, last.y + width / 2),
                    Pixel(last.x + width / 2, last.y - width / 2),
                ]
            )
        )
        head.addPath(tail)
    return head


# ---- A win ------------------------------------------------------------------------------------


def draw_medal(rank: int, size: int, palette: Palette) -> QImage:
    """Without the name of its level, which is live text in its lower part."""
    image = blank(size, size)
    with painting(image) as painter:
        painter.translate(size / 2, size / 2)
        painter.scale(size / 2 / _MEDAL, size / 2 / _MEDAL)
        _draw_medal_rays(painter, palette)
        painter.setPen(pen(palette["brassBright"], 3))
        painter.setBrush(palette["nova0"])
        painter.drawEllipse(QPointF(0, 0), _DISC, _DISC)
        painter.setPen(pen(palette["brassDim"], 1))
        painter.drawEllipse(QPointF(0, 0), _DISC - 14, _DISC - 14)
        for stud in range(_STUD_COUNT):
            painter.save()
            painter.rotate(360 / _STUD_COUNT * stud)
            painter.fillRect(
                QRectF(-_STUD / 2, -_STUDS - _STUD / 2, _STUD, _STUD), palette["brass"]
            )
            painter.restore()
        painter.setPen(pen(palette["brass"], 2))
        painter.setBrush(palette["nova1"])
        painter.drawEllipse(QPointF(0, 0), _INNER, _INNER)
        painter.translate(QPointF(0, -24))
        painter.fillPath(_sign(rank, 100), palette["brassBright"])
    return image


def _draw_medal_rays(painter: QPainter, palette: Palette) -> None:
    bright, room = palette["brassBright"], palette["room"]
    for number in range(_RAY_COUNT):
        end = _RAYS_TO[(0, 1, 0, 2)[number % 4]]
        light = QRadialGradient(QPointF(0, 0), end)
        light.setColorAt(_RAYS_FROM / end, bright)
        light.setColorAt(1, towards(bright, room, _FAR_END))
        painter.setPen(QPen(QBrush(light), 2.5))
        turn = 2 * pi * number / _RAY_COUNT
        out = QPointF(sin(turn), -cos(turn))
        painter.drawLine(out * _RAYS_FROM, out * end)


def draw_nova_rays(width: int, height: int, palette: Palette) -> QImage:
    """Wedges from the middle to the edges, and a ring with a dot for each of them."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(palette["room"])
    with painting(image) as painter:
        scale = min(width / _DRAWN[0], height / _DRAWN[1])
        if height > width:
            scale = width / _UPRIGHT_WIDTH
        painter.translate(width / 2, height * _CENTRE.y / _DRAWN[1])
        painter.scale(scale, scale)
        reach = (width + height) / scale
        span = 2 * pi / _WEDGES
        shades = [palette[f"ray{shade}"] for shade in (0, 1, 2)]
        for wedge in range(_WEDGES):
            turn, half = wedge * span, span * (0.18, 0.28, 0.22)[wedge % 3]
            corners = [
                Pixel(0, 0),
                Pixel(reach * sin(turn - half), -reach * cos(turn - half)),
                Pixel(reach * sin(turn + half), -reach * cos(turn + half)),
            ]
            painter.fillPath(closed_path(corners), shades[wedge % 3])
        painter.setBrush(palette["room"])
        painter.setPen(pen(palette["brassDim"], 1))
        painter.drawEllipse(QPointF(0, 0), _OUTER_RING + 8, _OUTER_RING + 8)
        painter.setPen(pen(palette["brass"], 3))
        painter.drawEllipse(QPointF(0, 0), _RING, _RING)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette["brassBright"])
        for dot in range(_WEDGES):
            at = QPointF(sin(dot * span), -cos(dot * span)) * (_RING + _OUTER_RING) / 2
            painter.drawEllipse(at + at * 0.02, _DOT, _DOT)
    return image
