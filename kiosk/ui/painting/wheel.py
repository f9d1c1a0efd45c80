"""A wheel seen from above: its rim, and the rotor that turns in it. A picture, never a control. Its
hub is empty, or carries the arms that a real one has. At rest all pockets are quiet but one.

Radii are shares of the rim's. Angles run clockwise from the top, where the first pocket stands.
"""

from msgspec import Struct
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from kiosk.rules.pockets import Colour, Pocket, colour
from kiosk.rules.wheel import Wheel
from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.canvas import around, blank, centre, circle, painting, pen, ring_part
from kiosk.ui.painting.palette import Palette, towards
from kiosk.ui.painting.text import SEMI_BOLD, Style, draw_centred
from kiosk.ui.wheel_motion import WheelAt

ROTOR = 0.842
_DRAWN = 500
"""The radius in which the pieces are drawn."""
_BRASS = 0.972
_BALL_RIM, _BALL_POCKET = 0.905, 0.638
_NUMBERS = (0.83, 0.70)
_POCKETS = (0.70, 0.575)
_CONE, _HUB = 0.45, 0.29
_BALL = 0.034
_TRAIL = (0.42, 0.26, 0.16, 0.09)
_TRAIL_DEG = 4.6
_NUMBER = 0.074
_DEFLECTORS = 8
_DEFLECTOR = (0.044, 0.021)
_SPOKES = 8
_ARMS, _ARM = 4, 0.38
_ARM_WIDTH, _KNOB, _AXLE, _CAP = 0.015, 0.032, 0.11, 0.062
_LINE = 1.2
_GAP = 1.8
_WIN_LINE = 5
_DARK = 0.38
_RIM_SHARE, _CONE_SHARE = 0.45, 0.35
"""How far the surfaces are from the page towards a panel."""


def draw_rim(diameter: int, palette: Palette) -> QImage:
    """What stands still below the rotor."""
    image = blank(diameter, diameter)
    with painting(image) as painter:
        centre(painter, diameter, _DRAWN)
        room, panel = palette["room"], palette["panel"]
        painter.fillPath(_circle(1 - _LINE / _DRAWN), towards(room, panel, _RIM_SHARE))
        for radius, ink in (
            (1 - _LINE / _DRAWN, "line"),
            (_BRASS, "brassDim"),
            (ROTOR, "brassDim"),
        ):
            painter.strokePath(_circle(radius), pen(palette[ink], _LINE))
        painter.setBrush(palette["brassDim"])
        painter.setPen(pen(palette["brassDim"], 0))
        for number in range(_DEFLECTORS):
            painter.save()
            painter.rotate((number + 0.5) * 360 / _DEFLECTORS)
            painter.translate(QPointF(0, -_BALL_RIM * _DRAWN))
            along, across = (_DRAWN * share for share in _DEFLECTOR)
            half = (along, across) if number % 2 else (across, along)
            tips = [(half[0] / 2, 0), (0, half[1] / 2), (-half[0] / 2, 0), (0, -half[1] / 2)]
            painter.drawPolygon([QPointF(x, y) for x, y in tips])
            painter.restore()
    return image


def draw_rotor(
    wheel: Wheel, diameter: int, palette: Palette, winner: Pocket | None = None
) -> QImage:
    """`diameter` is that of its rim. With a winner it is at rest."""
    image = blank(ROTOR * diameter, ROTOR * diameter)
    with painting(image) as painter:
        painter.translate(image.width() / 2, image.height() / 2)
        painter.scale(diameter / (2 * _DRAWN), diameter / (2 * _DRAWN))
        room, panel = palette["room"], palette["panel"]
        painter.fillPath(_circle(_NUMBERS[0]), palette["black"])
        for index, pocket in enumerate(wheel.order):
            quiet = winner is not None and pocket != winner
            _draw_pocket(painter, wheel, index, palette, quiet=quiet)
        painter.fillPath(_circle(_POCKETS[1]), towards(room, panel, _CONE_SHARE))
        _draw_lines(painter, palette)
        if winner is not None:
            span = 360 / len(wheel.order)
            start = (wheel.order.index(winner) - 0.5) * span
            ring = (_NUMBERS[0] * _DRAWN, _POCKETS[1] * _DRAWN)
            path = ring_part(Pixel(0, 0), ring, start_deg=start, span_deg=span)
            painter.strokePath(path, pen(palette["brassBright"], _WIN_LINE))
    return image


def draw_arms(diameter: int, palette: Palette) -> QImage:
    """In the hub of a rotor. `diameter` is that of the rim."""
    side = round((_ARM + _KNOB) * diameter) + 2
    image = blank(side, side)
    low, brass, bright = (palette[name] for name in ("brassDim", "brass", "brassBright"))
    with painting(image) as painter:
        painter.translate(side / 2, side / 2)
        painter.scale(diameter / (2 * _DRAWN), diameter / (2 * _DRAWN))
        for arm in range(_ARMS):
            tip = around(_ARM * _DRAWN, arm * 360 / _ARMS)
            painter.setPen(pen(low, _ARM_WIDTH * _DRAWN))
            painter.drawLine(QPointF(0, 0), tip)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(brass)
            painter.drawEllipse(tip, _KNOB * _DRAWN, _KNOB * _DRAWN)
        painter.fillPath(_circle(_AXLE), low)
        painter.fillPath(_circle(_CAP), bright)
    return image


class WheelPieces(Struct, frozen=True):
    rim: QImage
    rotor: QImage
    ball: QColor | None
    """None: it is not in play."""
    arms: QImage | None = None
    """None: the hub is empty, for something else stands there."""


def paint_wheel(painter: QPainter, pieces: WheelPieces, at: WheelAt) -> None:
    """In a painter whose origin is the middle of the wheel."""
    radius = pieces.rim.width() / 2
    corner = QPointF(-radius, -radius)
    painter.drawImage(corner, pieces.rim)
    painter.save()
    painter.rotate(at.turn_deg)
    inner = pieces.rotor.width() / 2
    painter.drawImage(QPointF(-inner, -inner), pieces.rotor)
    if pieces.arms is not None:
        hub = pieces.arms.width() / 2
        painter.drawImage(QPointF(-hub, -hub), pieces.arms)
    painter.restore()
    if pieces.ball is not None:
        _paint_ball(painter, pieces.ball, radius, at)


def _paint_ball(painter: QPainter, ivory: QColor, radius: float, at: WheelAt) -> None:
    reach = (_BALL_RIM + (_BALL_POCKET - _BALL_RIM) * at.fallen) * radius
    paint_ball(painter, ivory, _BALL * radius, (reach, at.ball_deg), rolls=not at.fallen)


def paint_ball(
    painter: QPainter, ivory: QColor, size: float, at: tuple[float, float], *, rolls: bool
) -> None:
    """So far from the middle of a wheel, and there. One that rolls leaves a trail."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    reach, deg = at
    painter.setPen(Qt.PenStyle.NoPen)
    for place, opacity in enumerate(_TRAIL if rolls else (), 1):
        shade = QColor(ivory)
        shade.setAlphaF(opacity)
        painter.setBrush(shade)
        painter.drawEllipse(around(reach, deg + place * _TRAIL_DEG), 0.8 * size, 0.8 * size)
    painter.setBrush(ivory)
    painter.setPen(pen(QColor(0, 0, 0), 2))
    painter.drawEllipse(around(reach, deg), size, size)


def _circle(share: float) -> QPainterPath:
    return circle(share * _DRAWN)


def _draw_pocket(
    painter: QPainter, wheel: Wheel, index: int, palette: Palette, *, quiet: bool
) -> None:
    pocket, span = wheel.order[index], 360 / len(wheel.order)
    deg = index * span
    fill = {
        Colour.RED: palette["quietRed" if quiet else "red"],
        Colour.BLACK: palette["black"],
        Colour.GREEN: palette["quietZero" if quiet else "zero"],
    }[colour(pocket)]
    for radii, shade in ((_NUMBERS, fill), (_POCKETS, towards(fill, QColor(0, 0, 0), _DARK))):
        ring = (radii[0] * _DRAWN, radii[1] * _DRAWN)
        path = ring_part(Pixel(0, 0), ring, start_deg=deg - span / 2, span_deg=span)
        painter.fillPath(path, shade)
        painter.strokePath(path, pen(palette["black"], _GAP))
    painter.save()
    painter.rotate(deg)
    middle = -(_NUMBERS[0] + _NUMBERS[1]) / 2 * _DRAWN
    style = Style(_NUMBER * _DRAWN, SEMI_BOLD)
    fitted = style.fitted(pocket, _NUMBERS[1] * _DRAWN / len(wheel.order) * 6, smallest_px=1)
    draw_centred(painter, pocket, Pixel(0, middle), fitted, palette["ivory2" if quiet else "ivory"])
    painter.restore()


def _draw_lines(painter: QPainter, palette: Palette) -> None:
    for radius in (_NUMBERS[0], _POCKETS[0], _POCKETS[1]):
        painter.strokePath(_circle(radius), pen(palette["brassDim"], _LINE))
    for radius in (_CONE, _HUB):
        painter.strokePath(_circle(radius), pen(palette["line"], _LINE))
    painter.setPen(pen(palette["line"], _LINE))
    for spoke in range(_SPOKES):
        turn = spoke * 360 / _SPOKES
        painter.drawLine(around(_HUB * _DRAWN, turn), around(_CONE * _DRAWN, turn))
