"""Where every cell and every betting spot of a cloth lies on the screen, and which spot is meant.

The set of spots and the numbers they cover are the engine's. Only their pixels are decided here:
columns are as wide as fingers need, and where two zeros share a column the border of 2 runs out to
a point between them, so that each of the five spots on it touches exactly the numbers it covers and
still lies a finger's width from the next.
"""

from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from kiosk.rules.cloth import Point, Rect
from kiosk.rules.layout import BOXES, COLUMNS, EVEN_MONEY, ROWS, Layout
from kiosk.rules.pockets import Pocket
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind, Wager, wager_id
from kiosk.ui.geometry import Area, Pixel, bounds, holds


class Sizes(Struct, frozen=True, kw_only=True):
    """Pixels at scale 1, where the mockups were drawn."""

    chip: float
    """Its diameter."""
    outside: float
    """The height of the two rows of boxes."""
    zero: float
    """The width of a zero that has a column to itself."""
    zero_before_another: float
    """Of such a zero with another behind it."""
    zeros: float
    """Of a column that two zeros share, and of that column with a third zero behind it."""
    zeros_before_another: float
    behind: float
    """Of a zero behind another."""
    behind_two: float
    point: float
    """How far the border of 2 runs out, and how far out the two zeros are split."""
    zero_split: float
    zero_label: Pixel
    """Of the upper of two zeros, left of the numbers and below their top as a share of it."""
    dozen_chip: float
    """How far right of its middle a box has its chip, and how far left its label then goes."""
    dozen_label: float
    even_chip: float
    even_label: float


_REGULAR = Sizes(
    chip=60,
    outside=80,
    zero=132,
    zero_before_another=132,
    zeros=210,
    zeros_before_another=210,
    behind=132,
    behind_two=110,
    point=96,
    zero_split=154,
    zero_label=Pixel(130, 74 / 384),
    dozen_chip=58,
    dozen_label=44,
    even_chip=84,
    even_label=44,
)
_RAILED = replace(_REGULAR, outside=66)
"""Where jackpots stand over the cloth the boxes are lower, and numbers as high as fingers need."""
_RAILED_BELOW = 520
_COMPACT = Sizes(
    chip=46,
    outside=60,
    zero=89,
    zero_before_another=64,
    zeros=120,
    zeros_before_another=156,
    behind=64,
    behind_two=58,
    point=68,
    zero_split=112,
    zero_label=Pixel(70, 60 / 336),
    dozen_chip=36,
    dozen_label=30,
    even_chip=55,
    even_label=22,
)

_COLUMN_BOXES_COMPACT = 80
_CUT = Pixel(34, 48)
"""Off the outer corners of the zeros."""
_EDGE_REACH = 24
"""How far streets and lines reach down into the dozens."""
_BELOW_EDGE = 0.74
"""How far down a dozen its own spot lies."""
_SNAP = 48
"""Farther from a line or corner than this, the number under the finger is meant."""
_LABEL_LIFT = 38
"""How far up the label of a small box goes when there is a chip."""


def screen_sizes(height: float, scale: float, *, compact: bool) -> Sizes:
    """Of a cloth that is played on."""
    if compact:
        return _COMPACT
    return _RAILED if height < _RAILED_BELOW * scale else _REGULAR


class Cell(Struct, frozen=True):
    """A field that can light up: a number by its pocket, or a box by its wager."""

    id: str
    outline: tuple[Pixel, ...]
    label: Pixel
    label_with_chip: Pixel
    area: Area
    """The smallest around its outline."""


class BettingSpot(Struct, frozen=True):
    """A betting spot: where it is touched, and where its chip lies."""

    wager: str
    touch: Pixel
    chip: Pixel


class ClothMap:
    """Pixels count from the upper left corner of the cloth."""

    def __init__(  # noqa: PLR0913 - its size in every respect
        self,
        book: RuleBook,
        *,
        width: float,
        height: float,
        scale: float,
        compact: bool,
        sizes: Sizes | None = None,
    ) -> None:
        self.width, self.height, self.scale, self.compact = width, height, scale, compact
        self._wagers = book.wagers
        self._layout: Layout = book.layout
        self._sizes = sizes or (_COMPACT if compact else _REGULAR)
        self._stacked = any(zero.top - zero.bottom < ROWS for zero in book.layout.zeros.values())
        self._behind = any(zero.left < -1 for zero in book.layout.zeros.values())
        self._set_columns()
        self._outside = round(self._sizes.outside * scale)
        self.row = (height - 2 * self._outside) / ROWS
        self.places: Mapping[str, BettingSpot] = {
            w.id: self._place(w) for w in book.wagers.values()
        }
        self.cells: Mapping[str, Cell] = {cell.id: cell for cell in self._cells()}

    def _set_columns(self) -> None:
        sizes, scale = self._sizes, self.scale
        alone = sizes.zero_before_another if self._behind else sizes.zero
        shared = sizes.zeros_before_another if self._behind else sizes.zeros
        back = sizes.behind_two if self._stacked else sizes.behind
        self._front = round((shared if self._stacked else alone) * scale)
        self._back = round(back * scale) if self._behind else 0
        self.zeros = self._front + self._back
        """The width of all zeros: the numbers begin here."""
        left = self.width - self.zeros
        if self.compact and self._behind:
            self.column = (left - _COLUMN_BOXES_COMPACT * self.scale) // COLUMNS
        else:
            self.column = left // (COLUMNS + 1)
        self._column_boxes = left - COLUMNS * self.column

    # ---- From cells of the engine to pixels ---------------------------------------------------

    def pixel(self, point: Point) -> Pixel:
        return Pixel(self._x(point.x), self._y(point.y))

    def _x(self, x: float) -> float:
        if x > COLUMNS:
            return self.zeros + COLUMNS * self.column + (x - COLUMNS) * self._column_boxes
        if x >= 0:
            return self.zeros + x * self.column
        if x >= -1:
            return self.zeros + x * self._front
        return self._back + (x + 1) * self._back

    def _y(self, y: float) -> float:
        if y >= 0:
            return (ROWS - y) * self.row
        return ROWS * self.row - y * self._outside

    @property
    def numbers_bottom(self) -> float:
        return self._y(0)

    @property
    def point_of_two(self) -> Pixel | None:
        """Where the border of 2 ends between the zeros, if it does."""
        if not self._stacked:
            return None
        return Pixel(self.zeros - self._sizes.point * self.scale, self._y(ROWS / 2))

    # ---- Spots --------------------------------------------------------------------------------

    def _place(self, wager: Wager) -> BettingSpot:
        if wager.kind in BOXES:
            area = self._box_area(wager)
            return BettingSpot(wager.id, self._box_touch(area), self._box_chip(wager.kind, area))
        moved = self._moved_spots.get(frozenset(wager.numbers))
        at = moved if moved and wager.kind in _MOVABLE else self.pixel(wager.point)
        return BettingSpot(wager.id, at, self._on_cloth(at))

    def _on_cloth(self, spot: Pixel) -> Pixel:
        """Where a chip on this spot lies whole: above and left of the cloth the screen ends."""
        reach = self._sizes.chip * self.scale / 2
        return Pixel(max(spot.x, reach), max(spot.y, reach))

    @cached_property
    def _moved_spots(self) -> dict[frozenset[Pocket], Pixel]:
        """Spots among the zeros that do not lie where the plain geometry has them."""
        sizes, scale, middle = self._sizes, self.scale, self._y(ROWS / 2)
        moved: dict[frozenset[Pocket], Pixel] = {}
        if point := self.point_of_two:
            label_x = self.zeros - sizes.zero_label.x * scale
            label_y = sizes.zero_label.y * ROWS * self.row
            moved = {
                frozenset({"0", "00", "2"}): point,
                frozenset({"00", "2"}): point.halfway(Pixel(self.zeros, self._y(2))),
                frozenset({"0", "2"}): point.halfway(Pixel(self.zeros, self._y(1))),
                frozenset({"0", "00"}): Pixel(self.zeros - sizes.zero_split * scale, middle),
                frozenset({"00"}): Pixel(label_x, label_y),
                frozenset({"0"}): Pixel(label_x, ROWS * self.row - label_y),
            }
        for pocket in self._narrow:
            at = Point(-1.5, 1.125) if self._stacked else _NARROW_SPOTS[pocket]
            moved[frozenset({pocket})] = self.pixel(at)
        return moved

    @property
    def _narrow(self) -> tuple[Pocket, ...]:
        """Zeros with their own spot away from those on their borders; their number stays."""
        if not (self.compact and self._behind):
            return ()
        return ("000",) if self._stacked else tuple(_NARROW_SPOTS)

    def _box_area(self, wager: Wager) -> Area:
        box = wager.area[0]
        left, right = self._x(box.left), self._x(box.right)
        top, bottom = self._y(box.top), self._y(box.bottom)
        return Area(left, top, right - left, bottom - top)

    def _box_touch(self, area: Area) -> Pixel:
        """The middle of what the spots on the edge above leave of it."""
        if area.y != self.numbers_bottom:
            return area.centre
        return Pixel(area.centre.x, area.y + area.height * _BELOW_EDGE)

    def _box_chip(self, kind: Kind, area: Area) -> Pixel:
        sizes, centre = self._sizes, area.centre
        if kind is Kind.DOZEN:
            return Pixel(centre.x + sizes.dozen_chip * self.scale, centre.y)
        if kind in EVEN_MONEY:
            return Pixel(centre.x + sizes.even_chip * self.scale, centre.y)
        return Pixel(centre.x, centre.y + _LABEL_LIFT / 4 * self.scale)

    def spot_at(self, at: Pixel) -> str | None:
        """The wager that a finger here means."""
        box = next((cell for cell in self._box_cells if cell.area.holds(at)), None)
        if box is not None and not self._on_lower_edge(at):
            return box.id
        near = min(self._inside, key=lambda place: place.touch.distance(at))
        if near.touch.distance(at) > _SNAP * self.scale:
            return self._straight_under(at)
        return near.wager if 0 <= at.x < self.width and at.y >= 0 else None

    def _on_lower_edge(self, at: Pixel) -> bool:
        first = self.zeros - _EDGE_REACH * self.scale
        along = first <= at.x < self.zeros + COLUMNS * self.column
        return along and 0 <= at.y - self.numbers_bottom < _EDGE_REACH * self.scale

    def pocket_at(self, at: Pixel) -> Pocket | None:
        """The number whose cell is under the finger."""
        for cell in self.cells.values():
            if cell.id not in self._wagers and holds(cell.outline, at):
                return cell.id
        return None

    def _straight_under(self, at: Pixel) -> str | None:
        pocket = self.pocket_at(at)
        return wager_id(Kind.STRAIGHT, (pocket,)) if pocket is not None else None

    @cached_property
    def _inside(self) -> tuple[BettingSpot, ...]:
        return tuple(p for p in self.places.values() if self._wagers[p.wager].kind not in BOXES)

    # ---- Cells --------------------------------------------------------------------------------

    @cached_property
    def _box_cells(self) -> tuple[Cell, ...]:
        return tuple(cell for cell in self.cells.values() if cell.id in self._wagers)

    def lit_by(self, wager: str) -> tuple[str, ...]:
        """The cells that light up under a finger on this wager."""
        covered = self._wagers[wager]
        own = (wager,) if covered.kind in BOXES else ()
        return (*own, *covered.numbers)

    def _cells(self) -> list[Cell]:
        cells = []
        for pocket, place in self._layout.cells.items():
            straight = self.places[wager_id(Kind.STRAIGHT, (pocket,))]
            outline = self._outline(pocket, place)
            area = bounds(outline)
            label = area.centre if pocket in self._narrow else straight.touch
            cells.append(Cell(pocket, outline, label, straight.chip, area))
        for wager in self._wagers.values():
            if wager.kind in BOXES:
                area = self._box_area(wager)
                with_chip = self._label_with_chip(wager.kind, area)
                cells.append(Cell(wager.id, area.corners, area.centre, with_chip, area))
        return cells

    def _label_with_chip(self, kind: Kind, area: Area) -> Pixel:
        sizes, centre = self._sizes, area.centre
        if kind is Kind.DOZEN:
            return Pixel(centre.x - sizes.dozen_label * self.scale, centre.y)
        if kind in EVEN_MONEY:
            return Pixel(centre.x - sizes.even_label * self.scale, centre.y)
        return Pixel(centre.x, centre.y - _LABEL_LIFT * self.scale)

    def _outline(self, pocket: Pocket, cell: Rect) -> tuple[Pixel, ...]:
        left, right = self._x(cell.left), self._x(cell.right)
        top, bottom = self._y(cell.top), self._y(cell.bottom)
        outline = list(Area(left, top, right - left, bottom - top).corners)
        if point := self.point_of_two:
            if pocket == "2":
                outline.append(point)
            elif pocket == "00":
                outline[2:3] = [Pixel(right, self._y(2)), point]
            elif pocket == "0":
                outline[1:2] = [point, Pixel(right, self._y(1))]
        return tuple(self._with_cut_corners(outline)) if left == 0 else tuple(outline)

    def _with_cut_corners(self, outline: list[Pixel]) -> list[Pixel]:
        """The cloth's own corners on the left, where the zeros stand."""
        cut_x, cut_y = _CUT.x * self.scale, _CUT.y * self.scale
        cut: list[Pixel] = []
        for corner in outline:
            if corner == Pixel(0, 0):
                cut += [Pixel(0, cut_y), Pixel(cut_x, 0)]
            elif corner == Pixel(0, self.numbers_bottom):
                cut += [Pixel(cut_x, corner.y), Pixel(0, corner.y - cut_y)]
            else:
                cut.append(corner)
        return cut


_NARROW_SPOTS = {"0": Point(-0.5, 2.85), "00": Point(-1.5, 2.25)}
_MOVABLE = (Kind.STRAIGHT, Kind.SPLIT, Kind.STREET)
