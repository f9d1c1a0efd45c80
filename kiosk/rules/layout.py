"""Every betting spot of a layout, derived from where the numbers lie on the cloth.

A chip covers the cells it touches. On the lower edge of the number block it covers whole rows, and
at the corner where that edge meets the zeros stands the layout's own first wager, which the rule
book names because touching alone cannot tell it.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations

from msgspec import Struct

from kiosk.rules.cloth import Point, Rect
from kiosk.rules.pockets import NUMBERS, Colour, Pocket, colour, in_order, value
from kiosk.rules.wagers import Kind, wager_id

ROWS = 3
COLUMNS = 12

_SPLIT, _STREET, _CORNER = 2, 3, 4

# The six boxes of the lowest row stand in the order in which the rule book lists them.
EVEN_MONEY = (Kind.LOW, Kind.HIGH, Kind.EVEN, Kind.ODD, Kind.RED, Kind.BLACK)
BOXES = (Kind.COLUMN, Kind.DOZEN, *EVEN_MONEY, Kind.GREEN)

_DOZENS_ROW, _EVEN_MONEY_ROW = -1, -2


class Spot(Struct, frozen=True):
    """A place for a chip. It becomes a wager when the rule book gives its kind a price."""

    id: str
    kind: Kind
    numbers: tuple[Pocket, ...]
    point: Point
    area: tuple[Rect, ...]


class Layout(Struct, frozen=True, kw_only=True):
    zeros: Mapping[Pocket, Rect]
    first_kind: Kind
    first_numbers: tuple[Pocket, ...]
    boxes: tuple[Kind, ...]

    @property
    def cells(self) -> dict[Pocket, Rect]:
        """Where each number lies: three rows of twelve, zeros to the left."""
        cells = dict(self.zeros)
        for pocket in NUMBERS:
            column, row = divmod(value(pocket) - 1, ROWS)
            cells[pocket] = Rect(column, row, column + 1, row + 1)
        return cells

    def spots(self) -> tuple[Spot, ...]:
        cells = self.cells
        return (
            *_straights(cells),
            *_splits(cells),
            *_trios_and_corners(cells),
            *_rows(cells),
            _inside(self.first_kind, self.first_numbers, Point(0, 0), cells),
            *self._boxes(cells),
        )

    def _boxes(self, cells: Mapping[Pocket, Rect]) -> Iterator[Spot]:
        even_money = [kind for kind in self.boxes if kind in EVEN_MONEY]
        width = COLUMNS / len(EVEN_MONEY)
        for kind in self.boxes:
            if kind is Kind.COLUMN:
                for row in range(ROWS):
                    box = Rect(COLUMNS, row, COLUMNS + 1, row + 1)
                    yield _box(f"column:{row + 1}", kind, NUMBERS[row::ROWS], box, cells)
            elif kind is Kind.DOZEN:
                for third in range(3):
                    box = Rect(4 * third, _DOZENS_ROW, 4 * third + 4, _DOZENS_ROW + 1)
                    numbers = NUMBERS[12 * third : 12 * third + 12]
                    yield _box(f"dozen:{third + 1}", kind, numbers, box, cells)
            elif kind is Kind.GREEN:
                box = Rect(-1, _DOZENS_ROW, 0, _DOZENS_ROW + 1)
                yield _box(kind.value, kind, in_order(self.zeros), box, cells)
            else:
                left = even_money.index(kind) * width
                box = Rect(left, _EVEN_MONEY_ROW, left + width, _EVEN_MONEY_ROW + 1)
                yield _box(kind.value, kind, _even_money_numbers(kind), box, cells)


def _straights(cells: Mapping[Pocket, Rect]) -> Iterator[Spot]:
    for pocket in in_order(cells):
        yield _inside(Kind.STRAIGHT, (pocket,), cells[pocket].centre, cells)


def _splits(cells: Mapping[Pocket, Rect]) -> Iterator[Spot]:
    for one, other in combinations(in_order(cells), _SPLIT):
        if border := cells[one].border_with(cells[other]):
            yield _inside(Kind.SPLIT, (one, other), border, cells)


def _trios_and_corners(cells: Mapping[Pocket, Rect]) -> Iterator[Spot]:
    kinds = {_STREET: Kind.STREET, _CORNER: Kind.CORNER}
    for point in dict.fromkeys(v for cell in cells.values() for v in cell.vertices):
        numbers = in_order(pocket for pocket, cell in cells.items() if cell.touches(point))
        if kind := kinds.get(len(numbers)):
            yield _inside(kind, numbers, point, cells)


def _rows(cells: Mapping[Pocket, Rect]) -> Iterator[Spot]:
    for column in range(COLUMNS):
        numbers = NUMBERS[ROWS * column : ROWS * column + ROWS]
        yield _inside(Kind.STREET, numbers, Point(column + 0.5, 0), cells)
    for column in range(1, COLUMNS):
        numbers = NUMBERS[ROWS * (column - 1) : ROWS * (column + 1)]
        yield _inside(Kind.SIX_LINE, numbers, Point(column, 0), cells)


def _even_money_numbers(kind: Kind) -> tuple[Pocket, ...]:
    # Even and low leave the zeros out by taking only 1 to 36.
    half = len(NUMBERS) // 2
    match kind:
        case Kind.LOW:
            return NUMBERS[:half]
        case Kind.HIGH:
            return NUMBERS[half:]
        case Kind.ODD:
            return NUMBERS[0::2]
        case Kind.EVEN:
            return NUMBERS[1::2]
        case Kind.RED:
            return tuple(n for n in NUMBERS if colour(n) is Colour.RED)
        case Kind.BLACK:
            return tuple(n for n in NUMBERS if colour(n) is Colour.BLACK)
        case _:
            raise ValueError(f"{kind} is not an even-money wager")


def _inside(
    kind: Kind, numbers: tuple[Pocket, ...], point: Point, cells: Mapping[Pocket, Rect]
) -> Spot:
    area = tuple(cells[number] for number in numbers)
    return Spot(wager_id(kind, numbers), kind, numbers, point, area)


def _box(
    name: str, kind: Kind, numbers: tuple[Pocket, ...], box: Rect, cells: Mapping[Pocket, Rect]
) -> Spot:
    area = (box, *(cells[number] for number in numbers))
    return Spot(name, kind, numbers, box.centre, area)
