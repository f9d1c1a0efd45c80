"""The wagers of one round, drawn on the cloth as the player saw them. To look at, not to touch."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject, QPointF, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.rules.layout import BOXES
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.money import chip_text
from kiosk.ui.painting.canvas import whole_pixels
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.rows import Rows
from kiosk.ui.upright_map import map_of
from kiosk.ui.words import box_label

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class StakeRow:
    wager: str
    x: float
    y: float
    text: str
    cents: int
    """Decides the colour."""
    winning: bool


@dataclass(frozen=True, slots=True)
class CellRow:
    """A cell that looks other than on an empty cloth: its number steps aside for the chip."""

    cell: str
    x: float
    y: float
    width: float
    height: float
    source: str


@QmlElement
class DrawnSlip(QObject):
    changed = Signal()

    def __init__(
        self,
        book: RuleBook,
        chips_cents: Sequence[int],
        pictures: Pictures,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._book = book
        self._chips_cents = chips_cents
        self._pictures = pictures
        self._map: ClothMap | None = None
        self._size = (0.0, 0.0, 1.0)
        self._rev = 0
        self._stakes: Mapping[str, int] = {}
        self._outcome: str | None = None
        self._chips = Rows(StakeRow, self)
        self._cells = Rows(CellRow, self)

    def draw(self, stakes: Mapping[str, int], outcome: str | None) -> None:
        """With no number, nothing has won."""
        self._stakes, self._outcome = stakes, outcome
        cloth = self._map
        if cloth is not None:
            self._chips.show([self._chip(cloth, *stake) for stake in stakes.items()])
            self._cells.show(self._changed_cells(cloth))
        self.changed.emit()

    @Slot(float, float, float)
    def resize(self, width: float, height: float, scale: float) -> None:
        if width <= 0 or height <= 0:
            return
        self._size = (width, height, scale)
        self._map = map_of(self._book, width=width, height=height, scale=scale, compact=False)
        boxes = (wager for wager in self._book.wagers.values() if wager.kind in BOXES)
        before = self._rev
        self._rev = self._pictures.set_cloth(self._map, {w.id: box_label(w) for w in boxes})
        self._pictures.forget(before)
        self.draw(self._stakes, self._outcome)

    def retranslate(self) -> None:
        """Boxes of the cloth have their names on them."""
        self.resize(*self._size)

    def _chip(self, cloth: ClothMap, wager: str, cents: int) -> StakeRow:
        at = cloth.places[wager].chip
        values = self._chips_cents
        colour_cents = max((value for value in values if value <= cents), default=min(values))
        won = self._outcome is not None and self._outcome in self._book.wagers[wager].numbers
        return StakeRow(wager, at.x, at.y, chip_text(cents), colour_cents, won)

    def _changed_cells(self, cloth: ClothMap) -> list[CellRow]:
        wagers, won = self._book.wagers, self._outcome
        straight = {wagers[w].numbers[0] for w in self._stakes if wagers[w].kind is Kind.STRAIGHT}
        under_chips = straight | {w for w in self._stakes if wagers[w].kind in BOXES}
        rows = []
        for cell in sorted(under_chips | ({won} if won else set())):
            chip = cell in under_chips
            state = ("win-chip" if chip else "win") if cell == won else "chip"
            area = whole_pixels(cloth.cells[cell].area)
            source = f"image://tapis/cell/{self._rev}/{cell}/{state}"
            rows.append(CellRow(cell, area.x, area.y, area.width, area.height, source))
        return rows

    @Property(str, notify=changed)
    def source(self) -> str:
        return f"image://tapis/cloth/{self._rev}/open" if self._rev else ""

    @Property(Rows, constant=True)
    def cells(self) -> Rows:
        return self._cells

    @Property(Rows, constant=True)
    def chips(self) -> Rows:
        return self._chips

    @Property(QPointF, notify=changed)
    def dolly(self) -> QPointF:
        """The lower right of the winning cell."""
        if self._map is None or self._outcome is None:
            return QPointF()
        area = self._map.cells[self._outcome].area
        return QPointF(area.right, area.bottom)
