"""The two rings of Spread-Bet seen from above: the wheel's numbers outside, those of the simulated
one inside. Each is one picture that is drawn once and turned.

Radii are shares of the rim's. Angles run clockwise from the top, where the first pocket stands.
"""

from enum import StrEnum

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from kiosk.rules.pockets import Colour, Pocket, colour
from kiosk.rules.wheel import Wheel
from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.canvas import around, blank, centre, circle, painting, pen, ring_part
from kiosk.ui.painting.palette import Palette, towards
from kiosk.ui.painting.text import SEMI_BOLD, Style, draw_centred
from kiosk.ui.painting.wheel import paint_ball
from kiosk.ui.ring_motion import RingsAt

_DRAWN = 428
"""The radius of the rim as the pieces are drawn."""
_LINE = 1.2
_GAP = 1.5
_WIN_LINE = 5
_STROKE = 3
_STROKES = (314, 294)
_BALL, _BALL_REACH = 9, 414
_ARROW = 3
_ARROW_HEAD = 12
_ARROWS = (
    ("ivory2", 311, 18.0, 77.0),
    ("ivory2", 311, 198.0, 257.0),
    ("brass", 301, -18.0, -77.0),
    ("brass", 301, 162.0, 103.0),
)
"""In which colour, how far out, from where and to where."""


class Ring(StrEnum):
    OUTER = "outer"
    INNER = "inner"


class _Radii(Struct, frozen=True):
    outer: float
    inner: float
    number_px: float


_RADII = {Ring.OUTER: _Radii(404, 322, 30), Ring.INNER: _Radii(286, 208, 24)}


def draw_ring_rim(diameter: int, palette: Palette) -> QImage:
    """What stands still below both of them."""
    image = blank(diameter, diameter)
    with painting(image) as painter:
        centre(painter, diameter, _DRAWN)
        room, panel = palette["room"], palette["panel"]
        painter.fillPath(circle(_DRAWN - _LINE), towards(room, panel, 0.45))
        for radius, ink in ((_DRAWN - _LINE, "line"), (_DRAWN - 10, "brassDim")):
            painter.strokePath(circle(radius), pen(palette[ink], _LINE))
        painter.fillPath(circle(_RADII[Ring.INNER].inner), towards(room, panel, 0.25))
    return image


def draw_ring(
    wheel: Wheel, ring: Ring, diameter: int, palette: Palette, winner: Pocket | None = None
) -> QImage:
    """`diameter` is that of the rim. With a winner all other pockets are quiet."""
    radii = _RADII[ring]
    size = diameter * (radii.outer + _WIN_LINE) / _DRAWN
    image = blank(size, size)
    span = 360 / len(wheel.order)
    with painting(image) as painter:
        painter.translate(image.width() / 2, image.height() / 2)
        painter.scale(diameter / (2 * _DRAWN), diameter / (2 * _DRAWN))
        for index, pocket in enumerate(wheel.order):
            quiet = winner is not None and pocket != winner
            painter.save()
            painter.rotate(index * span)
            _draw_pocket(painter, pocket, span, radii, _inks(pocket, palette, quiet=quiet))
            painter.restore()
        for radius in (radii.outer, radii.inner):
            painter.strokePath(circle(radius), pen(palette["brassDim"], _LINE))
        if winner is not None:
            start = (wheel.order.index(winner) - 0.5) * span
            path = ring_part(
                Pixel(0, 0), (radii.outer, radii.inner), start_deg=start, span_deg=span
            )
            painter.strokePath(path, pen(palette["brassBright"], _WIN_LINE))
    return image


def _inks(pocket: Pocket, palette: Palette, *, quiet: bool) -> tuple[QColor, QColor, QColor]:
    """Of its field, its edge and its number."""
    fills = {
        Colour.RED: palette["quietRed" if quiet else "red"],
        Colour.BLACK: palette["black"],
        Colour.GREEN: palette["quietZero" if quiet else "zero"],
    }
    return fills[colour(pocket)], palette["black"], palette["ivory2" if quiet else "ivory"]


def _draw_pocket(
    painter: QPainter,
    pocket: Pocket,
    span: float,
    radii: _Radii,
    inks: tuple[QColor, QColor, QColor],
) -> None:
    """At the top."""
    fill, edge, ink = inks
    field = ring_part(Pixel(0, 0), (radii.outer, radii.inner), start_deg=-span / 2, span_deg=span)
    painter.fillPath(field, fill)
    painter.strokePath(field, pen(edge, _GAP))
    middle = Pixel(0, -(radii.outer + radii.inner) / 2)
    draw_centred(painter, pocket, middle, Style(radii.number_px, SEMI_BOLD), ink)


def draw_rings_sign(size: int, palette: Palette) -> QImage:
    """Two rings and a plus: no wheel of its own, so that no number stands on it."""
    image = blank(size, size)
    colours = [palette["zero" if i % 19 == 0 else "red" if i % 2 else "black"] for i in range(38)]
    with painting(image) as painter:
        centre(painter, size, _DRAWN)
        for radii, turn in ((_RADII[Ring.OUTER], 0.0), (_RADII[Ring.INNER], 72.0)):
            for index, fill in enumerate(colours):
                start = turn + (index - 0.5) * 360 / len(colours)
                field = ring_part(
                    Pixel(0, 0),
                    (radii.outer, radii.inner),
                    start_deg=start,
                    span_deg=360 / len(colours),
                )
                painter.fillPath(field, fill)
            for radius in (radii.outer, radii.inner):
                painter.strokePath(circle(radius), pen(palette["brassDim"], 4))
        draw_centred(painter, "+", Pixel(0, 0), Style(150, SEMI_BOLD), palette["ivory"])
    return image


# ---- The rings at a moment ----------------------------------------------------------------------


class RingPieces(Struct, frozen=True):
    rim: QImage
    outer: QImage
    inner: QImage
    pockets: int
    arrows: tuple[QColor, QColor] | None
    """Of the outer and the inner ring, or none: which way they turn."""
    strokes: QColor | None
    """What joins their pockets while they are locked."""
    ball: tuple[QColor, float] | None = None
    """In the rim around them, and where; or none: it does not roll."""


def paint_rings(painter: QPainter, pieces: RingPieces, at: RingsAt, *, dim: float = 1.0) -> None:
    """In a painter whose origin is the middle of both. `dim`: how far what does not count stands
    back."""
    radius = pieces.rim.width() / 2
    painter.drawImage(QPointF(-radius, -radius), pieces.rim)
    painter.save()
    painter.setOpacity(at.opacity * dim)
    for image, deg in ((pieces.outer, at.outer_deg), (pieces.inner, at.inner_deg)):
        painter.save()
        painter.rotate(deg)
        half = image.width() / 2
        painter.drawImage(QPointF(-half, -half), image)
        painter.restore()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(radius / _DRAWN, radius / _DRAWN)
    if at.locked and pieces.strokes is not None:
        _paint_strokes(painter, pieces.pockets, at.outer_deg, pieces.strokes)
    if not at.locked and pieces.arrows is not None:
        _paint_arrows(painter, pieces.arrows)
    painter.restore()
    if pieces.ball is not None:
        ivory, deg = pieces.ball
        share = radius / _DRAWN
        paint_ball(painter, ivory, _BALL * share, (_BALL_REACH * share, deg), rolls=True)


def _paint_strokes(painter: QPainter, pockets: int, turn_deg: float, ink: QColor) -> None:
    painter.setPen(pen(ink, _STROKE))
    for index in range(pockets):
        deg = turn_deg + (index + 0.5) * 360 / pockets
        painter.drawLine(around(_STROKES[0], deg), around(_STROKES[1], deg))


def _paint_arrows(painter: QPainter, inks: tuple[QColor, QColor]) -> None:
    """Two along each ring, the way that it turns."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for name, radius, begins, ends in _ARROWS:
        painter.setPen(QPen(inks[name == "brass"], _ARROW))
        path = QPainterPath()
        square = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        path.arcMoveTo(square, 90 - begins)
        path.arcTo(square, 90 - begins, begins - ends)
        back = 4.0 if ends < begins else -4.0
        for side in (-1, 1):
            path.moveTo(around(radius, ends))
            path.lineTo(around(radius + side * _ARROW_HEAD / 1.6, ends + back / 2))
        painter.drawPath(path)
