"""The wheel of the stage, seen across its rim: what stands still, and each pocket by itself.

Only the upper end of the wheel is in sight, so that a handful of pockets is painted at a time, and
each is drawn once: all of them take a quarter of the memory that one picture of the whole would.
Radii and sizes are those of a window 224 pixels high; angles run clockwise from the top.
"""

from enum import StrEnum
from math import asin, ceil, cos, degrees, radians, sin

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QRadialGradient

from kiosk.rules.pockets import Colour, Pocket, colour
from kiosk.rules.wheel import Wheel
from kiosk.ui.geometry import Pixel
from kiosk.ui.painting.canvas import blank, painting, pen, ring_part
from kiosk.ui.painting.palette import Palette, towards
from kiosk.ui.painting.text import SEMI_BOLD, Style, draw_centred
from kiosk.ui.wheel_motion import WheelAt

DRAWN_HEIGHT, WITH_INNER = 224, 300
"""With the inner ring of Spread-Bet more of the wheel is in sight, and smaller."""
TILT = 0.72
"""It is seen at an angle: whatever is round is this much lower than wide."""

_BOWL = 1240
_RIM_INNER = 1188
_ROTOR = 1170
_POCKETS = 1056
_POCKETS_INNER = 964
_INNER = (956, 850)
_INNER_PX = 66
_TOP = 14
"""Between the edge of the window and the bowl."""
_DEPTH = 5
"""How much lower the rotor lies."""
_NUMBER_PX = 82
_BAR = (1167, 1157)
_BAR_SHARE = 0.8
_FRET = 6
_GAP = 2.5
_LINE = 2.5
_WIN_LINE = 6
_DEFLECTORS_DEG = 12.5
_DEFLECTOR = (14, 6)
_EDGE = 150
_MARGIN = 4
_BALL_RIM, _BALL_POCKET = 1214, 1008
_BALL = (34, 46)
_TRAIL = 190
_DARK = 0.38
"""How much darker the pockets are than their numbers."""


class WedgeState(StrEnum):
    PLAIN = "plain"
    COVERED = "covered"
    """A number of the player's."""
    QUIET = "quiet"
    """The ball lies elsewhere."""
    WON = "won"
    """It lies here, and the player is better off."""
    LIES = "lies"
    """It lies here."""


def draw_wedge(
    pocket: Pocket, pockets: int, radius: int, state: WedgeState, palette: Palette
) -> QImage:
    """One pocket with its number, upright. `radius` is that of the rotor, in pixels."""
    span = 360 / pockets
    image = blank(*wedge_size(pockets, radius))
    with painting(image) as painter:
        painter.translate(image.width() / 2, radius + _MARGIN)
        painter.scale(radius / _ROTOR, radius / _ROTOR)
        _draw_fields(painter, pocket, span, state, palette)
        _draw_frets(painter, span, palette)
        if state is WedgeState.COVERED:
            width = span * _BAR_SHARE
            bar = ring_part(Pixel(0, 0), _BAR, start_deg=-width / 2, span_deg=width)
            painter.fillPath(bar, palette["brass"])
        if state in (WedgeState.WON, WedgeState.LIES):
            ring = (_ROTOR - _WIN_LINE / 2, _POCKETS_INNER)
            edge = palette["brassBright" if state is WedgeState.WON else "ivory"]
            outline = ring_part(Pixel(0, 0), ring, start_deg=-span / 2, span_deg=span)
            painter.strokePath(outline, pen(edge, _WIN_LINE))
        style = Style(_NUMBER_PX, SEMI_BOLD)
        ink = palette["ivory2" if state is WedgeState.QUIET else "ivory"]
        draw_centred(painter, pocket, Pixel(0, -(_ROTOR + _POCKETS) / 2 + 4), style, ink)
    return image


def draw_inner_wedge(
    pocket: Pocket, pockets: int, radius: int, state: WedgeState, palette: Palette
) -> QImage:
    """One pocket of the inner ring. `radius` is that of the rotor around it."""
    span, unit = 360 / pockets, radius / _ROTOR
    half = radians(180 / pockets)
    across = 2 * _INNER[0] * unit * sin(half) + 2 * _MARGIN
    down = (_INNER[0] - _INNER[1] * cos(half)) * unit + 2 * _MARGIN
    image = blank(ceil(across), ceil(down))
    with painting(image) as painter:
        painter.translate(image.width() / 2, _INNER[0] * unit + _MARGIN)
        painter.scale(unit, unit)
        fill = _fill(pocket, state, palette)
        field = ring_part(Pixel(0, 0), _INNER, start_deg=-span / 2, span_deg=span)
        painter.fillPath(field, fill)
        painter.strokePath(field, pen(palette["brassDim"], _GAP))
        if state in (WedgeState.WON, WedgeState.LIES):
            edge = palette["brassBright" if state is WedgeState.WON else "ivory"]
            painter.strokePath(field, pen(edge, _WIN_LINE))
        ink = palette["ivory2" if state is WedgeState.QUIET else "ivory"]
        middle = Pixel(0, -(_INNER[0] + _INNER[1]) / 2 + 4)
        draw_centred(painter, pocket, middle, Style(_INNER_PX, SEMI_BOLD), ink)
    return image


def wedge_size(pockets: int, radius: int) -> tuple[int, int]:
    half, unit = radians(180 / pockets), radius / _ROTOR
    across = 2 * radius * sin(half) + 2 * _MARGIN + 2 * _FRET * unit
    down = radius - _POCKETS_INNER * unit * cos(half) + 2 * _MARGIN + _FRET * unit
    return ceil(across), ceil(down)


def _fill(pocket: Pocket, state: WedgeState, palette: Palette) -> QColor:
    quiet = state is WedgeState.QUIET
    return {
        Colour.RED: palette["quietRed" if quiet else "red"],
        Colour.BLACK: palette["black"],
        Colour.GREEN: palette["quietZero" if quiet else "zero"],
    }[colour(pocket)]


def _draw_fields(
    painter: QPainter, pocket: Pocket, span: float, state: WedgeState, palette: Palette
) -> None:
    fill = _fill(pocket, state, palette)
    numbers = ring_part(Pixel(0, 0), (_ROTOR, _POCKETS), start_deg=-span / 2, span_deg=span)
    ball = ring_part(Pixel(0, 0), (_POCKETS, _POCKETS_INNER), start_deg=-span / 2, span_deg=span)
    painter.fillPath(numbers, fill)
    painter.fillPath(ball, towards(fill, QColor(0, 0, 0), _DARK))
    # Rather over its neighbours than short of them: between two smooth edges one would see through.
    painter.strokePath(numbers, pen(fill, 1))
    ring = QPainterPath()
    for radius in (_ROTOR, _POCKETS, _POCKETS_INNER):
        square = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        ring.arcMoveTo(square, 90 + span / 2)
        ring.arcTo(square, 90 + span / 2, -span)
    painter.strokePath(ring, pen(palette["brassDim"], _GAP))


def _draw_frets(painter: QPainter, span: float, palette: Palette) -> None:
    """On both sides, so that it does not matter which neighbour is painted last."""
    for side in (-1, 1):
        painter.save()
        painter.rotate(side * span / 2)
        for outer, inner, ink, width in (
            (_ROTOR, _POCKETS, "brassDim", _GAP),
            (_POCKETS, _POCKETS_INNER, "brass", _FRET),
        ):
            painter.setPen(pen(palette[ink], width))
            painter.drawLine(QPointF(0, -outer), QPointF(0, -inner))
        painter.restore()


# ---- What stands still ------------------------------------------------------------------------


def draw_bowl(width: int, height: int, palette: Palette, drawn: int = DRAWN_HEIGHT) -> QImage:
    """Bowl, rim, deflectors and cone, as they fill the window. `drawn` is how much of its height
    the window shows."""
    image = blank(width, height)
    image.fill(palette["room"])
    unit = height / drawn
    with painting(image) as painter:
        painter.translate(width / 2, (_TOP + _BOWL * TILT) * unit)
        painter.scale(unit, unit * TILT)
        room, panel = palette["room"], palette["panel"]
        _disc(painter, _BOWL, towards(room, panel, 0.4))
        _disc(painter, _RIM_INNER, towards(room, panel, 0.1))
        for radius, ink in ((_BOWL, "line"), (_BOWL - 10, "brassDim"), (_RIM_INNER, "brassDim")):
            _circle(painter, radius, palette[ink])
        _draw_deflectors(painter, palette)
        painter.translate(QPointF(0, _DEPTH / TILT))
        _disc(painter, _ROTOR, palette["black"])
        _disc(painter, _POCKETS_INNER, towards(room, panel, 0.6))
        _circle(painter, _ROTOR + 2, palette["brass"])
    return image


def draw_sides(width: int, height: int, palette: Palette) -> QImage:
    """The window darkens towards its ends, over all that moves."""
    image = blank(width, height)
    reach = _EDGE * height / DRAWN_HEIGHT
    clear = QColor(palette["room"])
    clear.setAlpha(0)
    with painting(image) as painter:
        for dark, light in ((0.0, reach), (float(width), width - reach)):
            gradient = QLinearGradient(QPointF(dark, 0), QPointF(light, 0))
            gradient.setColorAt(0, palette["room"])
            gradient.setColorAt(1, clear)
            painter.fillRect(QRectF(min(dark, light), 0, reach, height), gradient)
    return image


def draw_ball(size: int, palette: Palette) -> QImage:
    image = blank(size, size)
    middle = size / 2
    light = QRadialGradient(QPointF(0.38 * size, 0.35 * size), 0.7 * size)
    light.setColorAt(0, palette["ivory"])
    light.setColorAt(0.55, palette["ivory"])
    light.setColorAt(1, palette["ivory3"])
    with painting(image) as painter:
        painter.setPen(pen(palette["ink"], max(1.0, size / 20)))
        painter.setBrush(light)
        painter.drawEllipse(QPointF(middle, middle), middle - 1.5, middle - 1.5)
    return image


def draw_trail(length: int, height: int, palette: Palette) -> QImage:
    """Behind the ball, which is at its left end."""
    image = blank(length, height)
    gradient = QLinearGradient(QPointF(0, 0), QPointF(length, 0))
    clear = QColor(palette["ivory"])
    for at, alpha in ((0.0, 0.3), (1.0, 0.0)):
        clear.setAlphaF(alpha)
        gradient.setColorAt(at, clear)
    tail = QPainterPath()
    tail.moveTo(0, 0.1 * height)
    tail.lineTo(length, 0.4 * height)
    tail.lineTo(length, 0.6 * height)
    tail.lineTo(0, 0.9 * height)
    with painting(image) as painter:
        painter.fillPath(tail, gradient)
    return image


def _disc(painter: QPainter, radius: float, fill: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _circle(painter: QPainter, radius: float, ink: QColor) -> None:
    painter.setPen(pen(ink, _LINE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QPointF(0, 0), radius, radius)


def _draw_deflectors(painter: QPainter, palette: Palette) -> None:
    along, across = _DEFLECTOR
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette["brassDim"])
    for number in range(-3, 4):
        painter.save()
        painter.rotate(number * _DEFLECTORS_DEG)
        painter.translate(QPointF(0, -(_ROTOR + _RIM_INNER) / 2))
        half = (along, across) if number % 2 else (across, along)
        tips = [(half[0], 0), (0, half[1]), (-half[0], 0), (0, -half[1])]
        painter.drawPolygon([QPointF(x, y) for x, y in tips])
        painter.restore()


# ---- The wheel at a moment --------------------------------------------------------------------


class StagePictures(Struct, frozen=True):
    """The names by which the pieces are asked for, at one size of the window."""

    width: int
    height: int
    drawn: int = DRAWN_HEIGHT

    @property
    def unit(self) -> float:
        return self.height / self.drawn

    @property
    def radius(self) -> int:
        return round(_ROTOR * self.unit)

    @property
    def bowl(self) -> str:
        whole = f"bowl/{self.width}/{self.height}"
        return whole if self.drawn == DRAWN_HEIGHT else f"{whole}/{self.drawn}"

    @property
    def sides(self) -> str:
        return f"bowl-sides/{self.width}/{self.height}"

    @property
    def trail(self) -> str:
        return f"trail/{round(_TRAIL * self.unit)}/{round(_BALL[0] * self.unit)}"

    @property
    def sight_deg(self) -> float:
        """To each side of the top, how much of the rim the window shows."""
        return degrees(asin(min(1.0, self.width / 2 / self.radius)))

    @property
    def inner_sight_deg(self) -> float:
        return degrees(asin(min(1.0, self.width / 2 / (_INNER[0] * self.unit))))

    def ball(self, at: WheelAt) -> str:
        rim, pocket = _BALL
        return f"ball/{round((rim + (pocket - rim) * at.fallen) * self.unit)}"


class Placed(Struct, frozen=True):
    """A pocket in sight."""

    pocket: Pocket
    deg: float


def in_sight(wheel: Wheel, turn_deg: float, sight_deg: float) -> list[Placed]:
    """From left to right."""
    span = 360 / len(wheel.order)
    found = []
    for index, pocket in enumerate(wheel.order):
        deg = (turn_deg + index * span + 180) % 360 - 180
        if abs(deg) <= sight_deg + span / 2:
            found.append(Placed(pocket, deg))
    return sorted(found, key=lambda placed: placed.deg)


def place_rotor(painter: QPainter, size: StagePictures) -> None:
    """From here on its middle is the origin, and circles are seen at an angle."""
    painter.translate(size.width / 2, (_TOP + _BOWL * TILT + _DEPTH) * size.unit)
    painter.scale(1, TILT)


def wedge_corner(size: StagePictures, wedge: QImage) -> QPointF:
    """Of a wedge at the top."""
    return QPointF(-wedge.width() / 2, -size.radius - _MARGIN)


def inner_corner(size: StagePictures, wedge: QImage) -> QPointF:
    """Of a wedge of the inner ring at the top."""
    return QPointF(-wedge.width() / 2, -_INNER[0] * size.unit - _MARGIN)


def ball_at(size: StagePictures, at: WheelAt) -> Pixel | None:
    """In the window; None: it is on the far side."""
    deg = (at.ball_deg + 180) % 360 - 180
    if abs(deg) > size.sight_deg:
        return None
    reach = (_BALL_RIM + (_BALL_POCKET - _BALL_RIM) * at.fallen) * size.unit
    middle = (_TOP + _BOWL * TILT + _DEPTH * at.fallen) * size.unit
    turn = radians(deg)
    return Pixel(size.width / 2 + reach * sin(turn), middle - reach * TILT * cos(turn))
