"""What wins, while it is being paid: the number and its boxes on the cloth, the odds, and where on
the wheel it lies. What players have staked is nobody else's business, and not here."""

from itertools import groupby

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game.statistics import covered
from kiosk.rules.announced import AnnouncedKind
from kiosk.rules.layout import BOXES
from kiosk.rules.pockets import Pocket
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind, Wager
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.display.wheel_view import DisplayWheelView
from kiosk.ui.painting.canvas import whole_pixels
from kiosk.ui.painting.cloth import CellState, ClothState
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate
from kiosk.ui.words import announced_name, box_label, wager_name

_NAMED = (AnnouncedKind.SECTION, AnnouncedKind.FINALES)
_SIDES = 2
"""As most wagers on neighbours have, if this table offers them."""
_CLOTH_SCALE = 0.72
"""Of its boxes and letters, which are smaller than a player's."""


_NEIGHBOURS_PX = 700
"""As broad as they were drawn; there is more room on an upright screen, and it is as high."""


class WinningCell(Struct, frozen=True):
    source: str
    x: float
    y: float


class OddsRow(Struct, frozen=True):
    """Wagers that pay alike."""

    key: str
    names: str
    odds: str


class DisplayWinsShown(Struct, frozen=True, kw_only=True):
    shown: bool = False
    cloth: str = ""
    neighbours: str = ""
    """The picture of the number between its neighbours."""
    series: str = ""
    """Which parts of the wheel the number belongs to."""
    sides: str = ""
    """How many neighbours a wager on them has."""


class DisplayWinsView(ViewPart[DisplayWinsShown, Onlooker]):
    cells = rows_of(WinningCell)
    odds = rows_of(OddsRow)

    def __init__(
        self,
        onlooker: Onlooker,
        pictures: Pictures,
        wheel: DisplayWheelView,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(onlooker, parent)
        self._pictures, self._wheel = pictures, wheel
        self._size = (0.0, 0.0, 1.0)
        self._map: ClothMap | None = None
        self._drawn: tuple[str, tuple[float, float, float]] = ("", self._size)
        """The rule book and the size that the cloth was drawn for."""
        self._revision = 0
        wheel.changed.connect(self.refresh)

    @Slot(float, float, float)
    def resize(self, width: float, height: float, scale: float) -> None:
        self._size = (width, height, scale)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        book, outcome = self._desk.book, self._wheel.paid
        if book is None or outcome is None or min(self._size) <= 0:
            self.show(DisplayWinsShown())
            return
        cloth = self._cloth(book)
        won = winning(book, outcome)
        cells = [outcome, *(wager.id for wager in won if wager.kind in BOXES)]
        self.cells.show([self._cell(cloth, cell) for cell in cells])
        self.odds.show(_odds(won))
        terms = book.terms.announced.neighbours
        offered = terms.each_side if terms is not None else ()
        sides = min(offered, key=lambda count: abs(count - _SIDES), default=0)
        self.show(
            DisplayWinsShown(
                shown=True,
                cloth=f"image://tapis/cloth/{self._revision}/{ClothState.QUIET}",
                neighbours=self._neighbours(outcome, sides),
                series=_series(book, outcome),
                sides=_sides(sides),
            )
        )

    def _cloth(self, book: RuleBook) -> ClothMap:
        wanted = (book.digest, self._size)
        if self._map is None or wanted != self._drawn:
            width, height, scale = self._size
            if self._revision:
                self._pictures.forget(self._revision)
            self._drawn = wanted
            self._map = ClothMap(
                book, width=width, height=height, scale=scale * _CLOTH_SCALE, compact=True
            )
            labels = {w.id: _label(w) for w in book.wagers.values() if w.kind in BOXES}
            self._revision = self._pictures.set_cloth(self._map, labels)
        return self._map

    def _cell(self, cloth: ClothMap, cell: str) -> WinningCell:
        area = whole_pixels(cloth.cells[cell].area)
        source = f"image://tapis/cell/{self._revision}/{cell}/{CellState.WIN}"
        return WinningCell(source, area.x, area.y)

    def _neighbours(self, outcome: Pocket, sides: int) -> str:
        wheel = self._wheel.revision
        width, _, scale = self._size
        broad = round(min(width, _NEIGHBOURS_PX * scale))
        return f"image://tapis/neighbours/{wheel}/{outcome}/{sides}/{broad}"


def _label(box: Wager) -> str:
    """The box of a column is narrow here."""
    return f"{box.pays}:1" if box.kind is Kind.COLUMN else box_label(box)


def winning(book: RuleBook, outcome: Pocket) -> list[Wager]:
    """The number itself, and the boxes with it, the best paid first."""
    boxes = [w for w in book.wagers.values() if w.kind in BOXES and outcome in w.numbers]
    return [book.wagers[f"straight:{outcome}"], *sorted(boxes, key=lambda wager: -wager.pays)]


def _odds(won: list[Wager]) -> list[OddsRow]:
    to_one = translate("DisplayWinsView", "{pays} to 1")
    return [
        OddsRow(str(pays), ", ".join(wager_name(w) for w in alike), to_one.format(pays=pays))
        for pays, alike in groupby(won, key=lambda wager: wager.pays)
    ]


def _series(book: RuleBook, outcome: Pocket) -> str:
    named = (each for each in book.announced.values() if each.kind in _NAMED)
    return ", ".join(announced_name(each) for each in named if outcome in covered(book, each))


def _sides(sides: int) -> str:
    if not sides:
        return ""
    if sides == 1:
        return translate("DisplayWinsView", "one neighbour on each side")
    return translate("DisplayWinsView", "{count} neighbours on each side").format(count=sides)
