"""What is drawn and written in the cells of a cloth: numbers in their shapes, zeros, boxes.

A chip would hide a number or a label, so these step aside for it.
"""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtGui import QPainter

from kiosk.rules.pockets import Colour, colour, is_pocket
from kiosk.ui.cloth_map import Cell, ClothMap
from kiosk.ui.geometry import Area, Pixel
from kiosk.ui.painting.palette import Look
from kiosk.ui.painting.shapes import draw_shape, reach, shape
from kiosk.ui.painting.text import (
    BASELINE,
    MEDIUM,
    SEMI_BOLD,
    SMALLEST_PX,
    Style,
    draw_centred,
    draw_from_left,
    text_scale,
)

# Pixels at scale 1.
_LINE = 1.5
_ZERO_PX = 56
_NUMBER_FROM_CHIP = 12
_BOX_PADDING = 12
_BOX_EDGE = 8
_CHIP_PADDING = 16
_CORNER_INSET = 10
# The same in the regular and in the compact arrangement.
_CHIP = (60, 46)
_CORNER_PX = (23, 18)
_BOX_PX = (28, 22)
_COLUMN_BOX_PX = (26, 20)

# Shares of the cell, and of the shape in it.
_DISC_OF_WIDTH = 0.385
_DISC_OF_HEIGHT = 0.379
_NUMBER_OF_DISC = 0.907
_WITH_CHIP = 0.86
_ZERO_OF_WIDTH = 0.8

# Shares of the size of a box's text.
_MARK = 0.73
_MARK_GAP = 0.6
_MARK_ROOM = 2.0
_SHRUNK_MOST = 0.8
_MARKS = {"red": Colour.RED, "black": Colour.BLACK, "green": Colour.GREEN}


class _Label(Struct, frozen=True):
    """Where the text of a box would like to be, how large, and between what it must stay."""

    at: Pixel
    style: Style
    left: float
    right: float

    @property
    def room(self) -> float:
        return self.right - self.left

    def start(self, width: float) -> float:
        return max(self.left, min(self.at.x - width / 2, self.right - width))


class CellContents:
    """`labels` are the texts of the boxes, by the id of their cell."""

    def __init__(self, cloth: ClothMap, labels: Mapping[str, str], *, large: bool) -> None:
        self._cloth, self._labels = cloth, labels
        self._scale = cloth.scale
        self._text = text_scale(large=large)
        self._line = _LINE * cloth.scale

    def _px(self, sizes: tuple[float, float]) -> float:
        regular, compact = sizes
        return (compact if self._cloth.compact else regular) * self._scale

    def _text_px(self, sizes: tuple[float, float]) -> float:
        return self._text * self._px(sizes)

    def draw(self, painter: QPainter, cell: Cell, look: Look, *, with_chip: bool) -> None:
        if not is_pocket(cell.id):
            self._draw_box(painter, cell, look, with_chip=with_chip)
        elif colour(cell.id) is Colour.GREEN:
            self._draw_zero(painter, cell, look, with_chip=with_chip)
        else:
            self._draw_number(painter, cell, look, with_chip=with_chip)

    # ---- Numbers ------------------------------------------------------------------------------

    def _draw_number(self, painter: QPainter, cell: Cell, look: Look, *, with_chip: bool) -> None:
        radius = min(_DISC_OF_WIDTH * self._cloth.column, _DISC_OF_HEIGHT * self._cloth.row)
        number = Style(_NUMBER_OF_DISC * radius, SEMI_BOLD)
        at = cell.label
        if with_chip:
            radius *= _WITH_CHIP
            number = Style(self._text_px(_CORNER_PX), SEMI_BOLD)
            at = self._corner(cell, number)
        hue = colour(cell.id)
        path = shape(hue, centre=cell.label, radius=radius)
        draw_shape(painter, path, look.fields[hue], line=self._line)
        draw_centred(painter, cell.id, at, number, look.text)

    def _corner(self, cell: Cell, number: Style) -> Pixel:
        """As high as the edge of a winning cell lets it be: away from the chip."""
        down = _CORNER_INSET * self._scale + BASELINE * number.size_px
        return Pixel(cell.area.right - number.size_px, cell.area.y + down)

    def _draw_zero(self, painter: QPainter, cell: Cell, look: Look, *, with_chip: bool) -> None:
        room = _ZERO_OF_WIDTH * cell.area.width
        number = Style(_ZERO_PX * self._scale, SEMI_BOLD).fitted(cell.id, room)
        at = cell.label
        if with_chip:
            at = cell.label_with_chip  # its chip lies here
            number = Style(self._text_px(_CORNER_PX), SEMI_BOLD)
            away = self._px(_CHIP) / 2 + _NUMBER_FROM_CHIP * self._scale
            above = at.y - away - number.size_px / 2 > cell.area.y
            at = Pixel(at.x, at.y - away if above else at.y + away)
        draw_centred(painter, cell.id, at, number, look.text)

    # ---- Boxes --------------------------------------------------------------------------------

    def _draw_box(self, painter: QPainter, cell: Cell, look: Look, *, with_chip: bool) -> None:
        text, hue = self._labels.get(cell.id, ""), _MARKS.get(cell.id)
        label = self._label(cell)
        if with_chip and cell.label_with_chip.x < self._chip_area(cell).x:
            label = self._left_of_chip(cell, label)
        elif with_chip:
            label = self._over_chip(cell, label)
            if label.style.size_px * _MARK_ROOM > self._chip_area(cell).y - cell.area.y:
                hue = None  # There is only room for the word.
        if hue is None or not self._draw_marked(painter, hue, text, label, look):
            style = label.style.fitted(text, label.room)
            left = Pixel(label.start(style.width(text)), label.at.y)
            draw_from_left(painter, text, left, style, look.text)

    def _label(self, cell: Cell) -> _Label:
        below = cell.area.y >= self._cloth.numbers_bottom
        style = Style(self._text_px(_BOX_PX if below else _COLUMN_BOX_PX), MEDIUM)
        padding = _BOX_PADDING * self._scale
        return _Label(cell.label, style, cell.area.x + padding, cell.area.right - padding)

    def _chip_area(self, cell: Cell) -> Area:
        chip, size = self._cloth.places[cell.id].chip, self._px(_CHIP)
        return Area(chip.x - size / 2, chip.y - size / 2, size, size)

    def _left_of_chip(self, cell: Cell, label: _Label) -> _Label:
        left = cell.area.x + _BOX_EDGE * self._scale
        right = self._chip_area(cell).x - _CHIP_PADDING * self._scale
        return _Label(cell.label_with_chip, label.style, left, right)

    def _over_chip(self, cell: Cell, label: _Label) -> _Label:
        height = self._chip_area(cell).y - cell.area.y
        style = Style(min(label.style.size_px, 0.92 * height), label.style.weight)
        y = max(cell.label_with_chip.y, cell.area.y + 0.6 * style.size_px)
        return replace(label, at=Pixel(cell.label_with_chip.x, y), style=style)

    def _draw_marked(
        self, painter: QPainter, hue: Colour, text: str, label: _Label, look: Look
    ) -> bool:
        """The boxes of colours have their shape before the text. Both shrink together, and where
        the text would become too small there is no shape; nor where large text would not be."""
        before = 2 * _MARK * reach(hue) + _MARK_GAP
        wanted = before * label.style.size_px + label.style.width(text)
        style = label.style.shrunk(label.room / wanted)
        least = SMALLEST_PX if self._text == 1 else _SHRUNK_MOST * label.style.size_px
        if style.size_px < least:
            return False
        before *= style.size_px
        left = label.start(before + style.width(text))
        radius = _MARK * style.size_px
        centre = Pixel(left + radius * reach(hue), label.at.y)
        draw_shape(
            painter,
            shape(hue, centre=centre, radius=radius),
            look.fields[hue],
            line=self._line,
        )
        draw_from_left(painter, text, Pixel(left + before, label.at.y), style, look.text)
        return True
