"""The race track of a rule book: the ring of pockets, and the sectors of the field within."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from math import cos, radians, sin

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath

from kiosk.rules.pockets import colour
from kiosk.ui import fonts
from kiosk.ui.geometry import Area, Pixel
from kiosk.ui.painting.borders import Segment, draw_borders, sides
from kiosk.ui.painting.canvas import (
    blank,
    closed_path,
    keep_inside,
    painting,
    pen,
    ring_part,
    whole_pixels,
)
from kiosk.ui.painting.cloth import ClothState
from kiosk.ui.painting.palette import Look, Palette, lit_look, open_look, quiet_look
from kiosk.ui.painting.shapes import draw_shape, shape
from kiosk.ui.painting.text import (
    MEDIUM,
    REGULAR,
    SEMI_BOLD,
    Style,
    draw_centred,
    draw_from_left,
    text_scale,
)
from kiosk.ui.track_map import RingCell, Sector, TrackMap

_HEIGHT = 224
"""Of the track at scale 1. All pixels below are meant at that height."""
_LEAST_PX = 16
"""No text is smaller, on a small screen either, whose track is lower than its scale says."""
_LINE = 1.5
_SECTOR_LINE = 1.25
_CELL_LINE = 1
_BADGE_RADIUS = 20
_BADGE_PX = 22
_BADGE_LARGE = 1.16
"""As much larger as the ring has room."""
_BADGE_OF_DISTANCE = 0.42
_NAME_PX = 26
_NAME_UP = 14
_SECOND_PX = 18
_SECOND_DOWN = 21
_SIGN_PX = 30
_SIGN_NAME_PX = 22
_SIGN_GAP = 15
_SECTOR_PADDING = 16
_SIGN_PADDING = 14
_LEAST_SIGN_PX = 14
_SIGN_FROM_END = 0.64
"""How far the ends curve inwards at the height of a sign, as a share of their radius."""

SIGNS = {
    "zodiac:rat": "鼠",
    "zodiac:ox": "牛",
    "zodiac:tiger": "虎",
    "zodiac:rabbit": "兔",
    "zodiac:dragon": "龍",
    "zodiac:snake": "蛇",
    "zodiac:horse": "馬",
    "zodiac:ram": "羊",
    "zodiac:monkey": "猴",
    "zodiac:rooster": "雞",
    "zodiac:dog": "狗",
    "zodiac:boar": "豬",
}


class PocketState(StrEnum):
    LIT = "lit"
    HOT = "hot"
    """Among those that came up most often of late."""
    COLD = "cold"


# What came up how often says nothing about the next spin, and so is tinted faintly.
_FILLS = {
    PocketState.LIT: "trackLit",
    PocketState.HOT: "brassWash",
    PocketState.COLD: "coldWash",
}


def pocket_area(track: TrackMap, cell: RingCell) -> Area:
    """Where the picture of a lit pocket lies on the track."""
    return whole_pixels(_area_of(_ring_path(track, cell)))


def field_area(track: TrackMap) -> Area:
    """Where the picture of a lit sector lies on the track."""
    return whole_pixels(track.field)


class TrackPainting:
    """`labels` are the name and the second line of each sector."""

    def __init__(
        self,
        track: TrackMap,
        labels: Mapping[str, tuple[str, str]],
        palette: Palette,
        *,
        large: bool = False,
    ) -> None:
        self.track, self._labels, self._palette = track, labels, palette
        self._scale = track.height / _HEIGHT
        self._text = self._scale * text_scale(large=large)
        self._badge = self._scale * (_BADGE_LARGE if large else 1)
        self._least_px = _LEAST_PX * track.scale
        self._looks = {
            ClothState.OPEN: open_look(palette),
            ClothState.QUIET: quiet_look(palette),
        }

    @property
    def sectors(self) -> Mapping[str, Sector]:
        """The boxes of Spread-Bet too."""
        there = (*self.track.sectors, *self.track.boxes)
        return {sector.announced: sector for sector in there}

    # ---- The pictures -------------------------------------------------------------------------

    def whole(self, state: ClothState) -> QImage:
        look = self._looks[state]
        image = blank(self.track.width, self.track.height)
        with painting(image) as painter:
            self._draw_ring(painter)
            for cell in self.track.cells.values():
                self._draw_pocket(painter, cell, look)
            self._draw_field(painter, look)
            for sector in self.track.sectors:
                self._draw_label(painter, sector, look.text, self._palette["ivory2"])
        return image

    def pocket(self, cell: RingCell, state: PocketState) -> QImage:
        area = pocket_area(self.track, cell)
        path = _ring_path(self.track, cell)
        image = blank(area.width, area.height)
        lit = state is PocketState.LIT
        with painting(image) as painter:
            painter.translate(-area.x, -area.y)
            painter.fillPath(path, self._palette[_FILLS[state]])
            line = "feltLine" if lit else "lineStrong"
            self._draw_ring_lines(painter, [cell], self._palette[line])
            look = lit_look(self._palette) if lit else self._looks[ClothState.OPEN]
            self._draw_pocket(painter, cell, look)
            keep_inside(painter, path)
        return image

    def lit_sector(self, sector: Sector) -> QImage:
        area = field_area(self.track)
        path = closed_path(_sector_outline(self.track, sector)).intersected(_field_path(self.track))
        image = blank(area.width, area.height)
        with painting(image) as painter:
            painter.translate(-area.x, -area.y)
            painter.fillPath(path, self._palette["feltLit"])
            line = self._palette["ivory2"]  # as bright as this felt asks for
            self._draw_field_lines(painter, replace(self._looks[ClothState.OPEN], line=line))
            ivory = self._palette["ivory"]  # brass does not stand off this felt for all eyes
            self._draw_label(painter, sector, ivory, ivory)
            keep_inside(painter, path)
        return image

    # ---- The ring -----------------------------------------------------------------------------

    def _draw_ring(self, painter: QPainter) -> None:
        half = _LINE * self._scale / 2
        edge = _oval(0, self.track, inset=half)
        painter.fillPath(edge, self._palette["panel"])
        self._draw_ring_lines(painter, self.track.cells.values(), self._palette["lineStrong"])

    def _draw_ring_lines(self, painter: QPainter, cells: Iterable[RingCell], line: QColor) -> None:
        dividers = [side for cell in cells for side in _ring_dividers(self.track, cell)]
        draw_borders(painter, dividers, line, width=_CELL_LINE * self._scale)
        edge = _oval(0, self.track, inset=_LINE * self._scale / 2)
        painter.strokePath(edge, pen(line, _LINE * self._scale))

    def _draw_pocket(self, painter: QPainter, cell: RingCell, look: Look) -> None:
        hue = colour(cell.pocket)
        radius = self._badge_radius(cell)
        path = shape(hue, centre=cell.badge, radius=radius)
        draw_shape(painter, path, look.fields[hue], line=_LINE * self._scale)
        room = 1.7 * radius
        style = Style(_BADGE_PX * self._badge, SEMI_BOLD).fitted(cell.pocket, room, smallest_px=1)
        draw_centred(painter, cell.pocket, cell.badge, style, look.text)

    def _badge_radius(self, cell: RingCell) -> float:
        """Three zeros make the cells of an end so narrow that badges must be smaller."""
        usual = _BADGE_RADIUS * self._badge
        if isinstance(cell.shape, Area):
            return usual
        reach = self.track.radius - self.track.ring / 2
        apart = 2 * reach * sin(radians(cell.shape.span_deg) / 2)
        return min(usual, _BADGE_OF_DISTANCE * apart)

    # ---- The field ----------------------------------------------------------------------------

    def _draw_field(self, painter: QPainter, look: Look) -> None:
        field = self.track.field
        gradient = QLinearGradient(QPointF(0, field.y), QPointF(0, field.bottom))
        gradient.setColorAt(0, look.felt[0])
        gradient.setColorAt(1, look.felt[1])
        painter.fillPath(_field_path(self.track), QBrush(gradient))
        if self.track.boxes:  # before them is their caption, where nothing can be bet
            caption = QRectF(0, 0, self.track.boxes[0].left[0], self.track.height)
            before = QPainterPath()
            before.addRect(caption)
            painter.fillPath(_field_path(self.track).intersected(before), self._palette["panel"])
        self._draw_field_lines(painter, look)

    def _draw_field_lines(self, painter: QPainter, look: Look) -> None:
        painter.save()
        painter.setClipPath(_field_path(self.track))
        outlines = [_sector_outline(self.track, sector) for sector in self.sectors.values()]
        dividers = [side for outline in outlines for side in sides(outline)]
        draw_borders(painter, dividers, look.line, width=_SECTOR_LINE * self._scale)
        painter.restore()
        painter.strokePath(_field_path(self.track), pen(look.line, _LINE * self._scale))

    def _draw_label(
        self, painter: QPainter, sector: Sector, name_colour: QColor, second_colour: QColor
    ) -> None:
        name, second = self._labels.get(sector.announced, ("", ""))
        room = sum(sector.right) / 2 - sum(sector.left) / 2 - _SECTOR_PADDING * self._scale
        if sector.announced in SIGNS:
            self._draw_sign(painter, sector, name, name_colour)
            return
        style = Style(_NAME_PX * self._text, MEDIUM).fitted(name, room)
        at = Pixel(sector.label.x, sector.label.y - _NAME_UP * self._scale)
        draw_centred(painter, name, at, style, name_colour)
        second_px = max(_SECOND_PX * self._text, self._least_px)
        style = Style(second_px, REGULAR).fitted(second, room)
        at = Pixel(sector.label.x, sector.label.y + _SECOND_DOWN * self._scale)
        draw_centred(painter, second, at, style, second_colour)

    def _draw_sign(self, painter: QPainter, sector: Sector, name: str, ink: QColor) -> None:
        """Centred, but not so near a divider as the round ends would have it, nor out of them."""
        gap, end = _SIGN_PADDING * self._scale, _SIGN_FROM_END * self.track.radius
        left = max(sector.left[0] + gap, end)
        right = min(sector.right[0] - gap, self.track.width - end)
        sign = Style(_SIGN_PX * self._scale, SEMI_BOLD, fonts.SIGNS)
        character = SIGNS[sector.announced]
        before = sign.width(character) + _SIGN_GAP * self._scale
        style = Style(_SIGN_NAME_PX * self._text, MEDIUM).fitted(
            name, right - left - before, smallest_px=_LEAST_SIGN_PX
        )
        width = before + style.width(name)
        x = max(left, min(sector.label.x - width / 2, right - width))
        draw_from_left(painter, character, Pixel(x, sector.label.y), sign, ink)
        draw_from_left(painter, name, Pixel(x + before, sector.label.y), style, ink)


# ---- Outlines ---------------------------------------------------------------------------------


def _oval(margin: float, track: TrackMap, *, inset: float = 0) -> QPainterPath:
    """As long as the track, with round ends, so far within its edge."""
    off = margin + inset
    box = QRectF(off, off, track.width - 2 * off, track.height - 2 * off)
    path = QPainterPath()
    path.addRoundedRect(box, box.height() / 2, box.height() / 2)
    return path


def _field_path(track: TrackMap) -> QPainterPath:
    return _oval(track.ring, track)


def _ring_path(track: TrackMap, cell: RingCell) -> QPainterPath:
    if isinstance(cell.shape, Area):
        return closed_path(cell.shape.corners)
    arc, radii = cell.shape, (track.radius, track.radius - track.ring)
    return ring_part(arc.centre, radii, start_deg=arc.start_deg, span_deg=arc.span_deg)


def _ring_dividers(track: TrackMap, cell: RingCell) -> tuple[Segment, Segment]:
    """From the outer to the inner edge, on either side of a cell."""
    if isinstance(cell.shape, Area):
        first, second, third, fourth = cell.shape.corners
        return (first, fourth), (second, third)
    start = radians(cell.shape.start_deg)
    return (
        _spoke(track, cell.shape.centre, start),
        _spoke(track, cell.shape.centre, start + radians(cell.shape.span_deg)),
    )


def _spoke(track: TrackMap, centre: Pixel, turn: float) -> Segment:
    outer, inner = (
        Pixel(centre.x + radius * sin(turn), centre.y - radius * cos(turn))
        for radius in (track.radius, track.radius - track.ring)
    )
    return outer, inner


def _area_of(path: QPainterPath) -> Area:
    box = path.boundingRect()
    # Curves are computed: what should be a whole pixel is so only nearly.
    left, top, right, bottom = (
        round(edge, 3) for edge in (box.left(), box.top(), box.right(), box.bottom())
    )
    return Area(left, top, right - left, bottom - top)


def _sector_outline(track: TrackMap, sector: Sector) -> list[Pixel]:
    """As if the field had no round ends; its outer edges lie outside of it."""
    field = track.field
    middle = field.centre.y
    top, bottom = {None: (field.y, field.bottom), 0: (field.y, middle), 1: (middle, field.bottom)}[
        sector.row
    ]
    return [
        Pixel(sector.left[0], top),
        Pixel(sector.right[0], top),
        Pixel(sector.right[1], bottom),
        Pixel(sector.left[1], bottom),
    ]
