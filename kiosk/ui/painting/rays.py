"""Rays around the number of a large win: on the felt and below the numbers, so that they cross
none. They are a picture, drawn once, and do not turn."""

from math import cos, hypot, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QRadialGradient

from kiosk.rules.pockets import ZEROS, is_pocket
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.geometry import Area, Pixel, bounds
from kiosk.ui.painting.canvas import whole_pixels
from kiosk.ui.painting.palette import Palette, towards

_COUNT = 96
# Shares of the winning cell's `_unit`.
_RING = 1.17
_FROM = 1.28
_LENGTHS = (2.5, 3.6, 5.1)
_WIDTH = 0.024
_STRIP = 0.85
_FAR_END = 0.85
"""How much of the felt is in a ray where it ends."""


def rays_area(cloth: ClothMap, pocket: str) -> Area:
    """In whole pixels: as far as they reach over the numbers. Boxes have words, which would be
    hard to read above them."""
    corners = [
        corner
        for cell in cloth.cells.values()
        if is_pocket(cell.id) and (cell.id not in ZEROS or pocket in ZEROS)
        for corner in cell.area.corners
    ]
    numbers, centre = bounds(corners), cloth.cells[pocket].area.centre
    reach = _unit(cloth, pocket) * (_FROM + max(_LENGTHS))
    left, top = max(numbers.x, centre.x - reach), max(numbers.y, centre.y - reach)
    right, bottom = min(numbers.right, centre.x + reach), min(numbers.bottom, centre.y + reach)
    return whole_pixels(Area(left, top, right - left, bottom - top))


def draw_rays(painter: QPainter, cloth: ClothMap, pocket: str, palette: Palette) -> None:
    unit, centre = _unit(cloth, pocket), cloth.cells[pocket].area.centre
    bright, felt = palette["brassBright"], palette["quiet1"]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette["brass"], _WIDTH * unit))
    ring = _RING * unit
    painter.drawEllipse(QRectF(centre.x - ring, centre.y - ring, 2 * ring, 2 * ring))
    for number in range(_COUNT):
        start = _FROM * unit
        end = start + _LENGTHS[number % len(_LENGTHS)] * unit
        light = QRadialGradient(QPointF(centre.x, centre.y), end)
        light.setColorAt(start / end, bright)
        light.setColorAt(1, towards(bright, felt, _FAR_END))
        painter.setPen(QPen(QBrush(light), _WIDTH * unit))
        turn = radians(360 * (number + 0.5) / _COUNT)
        painter.drawLine(_along(centre, turn, start), _along(centre, turn, end))


def _along(centre: Pixel, turn: float, reach: float) -> QPointF:
    return QPointF(centre.x + reach * sin(turn), centre.y - reach * cos(turn))


def _unit(cloth: ClothMap, pocket: str) -> float:
    """Half the diagonal of its cell, if that is no long strip."""
    area = cloth.cells[pocket].area
    return min(hypot(area.width, area.height) / 2, _STRIP * min(area.width, area.height))
