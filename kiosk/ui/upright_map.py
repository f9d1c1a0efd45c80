"""A cloth that stands upright, for screens higher than wide: the zeros at the top, 1 to 3 below
them from left to right, the outside boxes at the left.

It is the lying cloth turned by a quarter, point by point, so that the spots and their numbers are
the same; only what is written stays upright.
"""

from collections.abc import Mapping

from kiosk.rules.pockets import Pocket
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind
from kiosk.ui.cloth_map import BettingSpot, Cell, ClothMap, Sizes, screen_sizes
from kiosk.ui.geometry import Area, Pixel, bounds

_SIZES = Sizes(
    chip=46,
    outside=150,
    zero=90,
    zero_before_another=64,
    zeros=120,
    zeros_before_another=136,
    behind=64,
    behind_two=58,
    point=44,
    zero_split=90,
    zero_label=Pixel(60, 0.2),
    dozen_chip=70,
    dozen_label=30,
    even_chip=40,
    even_label=26,
)
"""Of the lying cloth, before it is turned."""
_COLUMN_CHIP, _COLUMN_LABEL = 56, 44
"""How far left of the middle of a column's box its chip is, and how far right its label goes."""


class _Lying(ClothMap):
    """Its column boxes have their chips beside their labels: turned, they are wide and low."""

    def _box_chip(self, kind: Kind, area: Area) -> Pixel:
        if kind is not Kind.COLUMN:
            return super()._box_chip(kind, area)
        return Pixel(area.centre.x, area.centre.y + _COLUMN_CHIP * self.scale)

    def _label_with_chip(self, kind: Kind, area: Area) -> Pixel:
        if kind is not Kind.COLUMN:
            return super()._label_with_chip(kind, area)
        return Pixel(area.centre.x, area.centre.y - _COLUMN_LABEL * self.scale)


class UprightMap(ClothMap):
    def __init__(self, book: RuleBook, *, width: float, height: float, scale: float) -> None:
        lying = _Lying(book, width=height, height=width, scale=scale, compact=True, sizes=_SIZES)
        self.width, self.height, self.scale, self.compact = width, height, scale, True
        self._wagers = book.wagers
        self._lying = lying
        self.column, self.row, self.zeros = lying.column, lying.row, lying.zeros
        self.places: Mapping[str, BettingSpot] = {
            place.wager: BettingSpot(
                place.wager, self._turned(place.touch), self._turned(place.chip)
            )
            for place in lying.places.values()
        }
        self.cells: Mapping[str, Cell] = {
            cell.id: self._turned_cell(cell) for cell in lying.cells.values()
        }

    @property
    def numbers_bottom(self) -> float:
        """Nothing is below them."""
        return self.height

    def spot_at(self, at: Pixel) -> str | None:
        return self._lying.spot_at(self._laid(at))

    def pocket_at(self, at: Pixel) -> Pocket | None:
        return self._lying.pocket_at(self._laid(at))

    def _turned(self, lying: Pixel) -> Pixel:
        return Pixel(self.width - lying.y, lying.x)

    def _laid(self, upright: Pixel) -> Pixel:
        return Pixel(upright.y, self.width - upright.x)

    def _turned_cell(self, cell: Cell) -> Cell:
        outline = tuple(self._turned(corner) for corner in cell.outline)
        label, with_chip = self._turned(cell.label), self._turned(cell.label_with_chip)
        return Cell(cell.id, outline, label, with_chip, bounds(outline))


def map_of(book: RuleBook, *, width: float, height: float, scale: float, compact: bool) -> ClothMap:
    """Lying or upright, as the room for it is."""
    if height > width:
        return UprightMap(book, width=width, height=height, scale=scale)
    sizes = screen_sizes(height, scale, compact=compact)
    return ClothMap(book, width=width, height=height, scale=scale, compact=compact, sizes=sizes)
