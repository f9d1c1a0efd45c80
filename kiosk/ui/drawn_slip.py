"""The wagers of one round, drawn on the cloth as the player saw them. To look at, not to touch."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QObject, QPointF, Slot

from kiosk.rules.layout import BOXES
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.money import chip_text
from kiosk.ui.painting.canvas import whole_pixels
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.shown import View, rows_of
from kiosk.ui.upright_map import map_of
from kiosk.ui.words import box_label


class StakeRow(Struct, frozen=True):
    wager: str
    x: float
    y: float
    text: str
    cents: int
    """Decides the colour."""
    winning: bool


class CellRow(Struct, frozen=True):
    """A cell that looks other than on an empty cloth: its number steps aside for the chip."""

    cell: str
    x: float
    y: float
    width: float
    height: float
    source: str


class DrawnShown(Struct, frozen=True):
    source: str = ""
    dolly: QPointF = QPointF()
    """The lower right of the winning cell."""


class DrawnSlip(View[DrawnShown]):
    chips = rows_of(StakeRow)
    cells = rows_of(CellRow)

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

    def draw(self, stakes: Mapping[str, int], outcome: str | None) -> None:
        """With no number, nothing has won. Spread-Bets and the jackpot wager do not lie on the
        cloth."""
        self._stakes = {w: cents for w, cents in stakes.items() if w in self._book.wagers}
        self._outcome = outcome
        cloth = self._map
        if cloth is None:
            return
        self.chips.show([self._chip(cloth, *stake) for stake in self._stakes.items()])
        self.cells.show(self._changed_cells(cloth))
        won = cloth.cells[outcome].area if outcome is not None else None
        dolly = QPointF(won.right, won.bottom) if won is not None else QPointF()
        self.show(DrawnShown(f"image://tapis/cloth/{self._rev}/open", dolly))

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
