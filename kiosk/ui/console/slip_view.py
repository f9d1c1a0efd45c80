"""What a seat has wagered in a round, drawn on the cloth as the player saw it."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Property, QCoreApplication, QObject, QPointF, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.settling import merged
from kiosk.game.table.state import SlipStatus
from kiosk.link import messages as m
from kiosk.rules.layout import BOXES
from kiosk.rules.wagers import Kind
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.words import pocket_name
from kiosk.ui.money import chip_text
from kiosk.ui.painting.canvas import whole_pixels
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.rows import Rows
from kiosk.ui.words import box_label

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


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
class SlipView(QObject):
    changed = Signal()

    def __init__(
        self, desk: ConsoleDesk, pictures: Pictures, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._pictures = pictures
        self._map: ClothMap | None = None
        self._rev = 0
        self._chips = Rows(StakeRow, self)
        self._cells = Rows(CellRow, self)
        self._seat = ""
        self._round = 0
        """Which is shown; 0: the latest."""

    def look_at(self, seat: str) -> None:
        """Nobody's, if no seat is named."""
        self._seat, self._round = seat, 0
        self._ask()

    @Slot(int)
    def turn(self, by: int) -> None:
        """To an older round (1) or a newer one (-1) in which this seat has wagers."""
        told = self._told()
        if told is None or not told.rounds:
            return
        at = told.rounds.index(told.round) if told.round in told.rounds else 0
        self._round = told.rounds[min(max(at + by, 0), len(told.rounds) - 1)]
        self._ask()

    def _ask(self) -> None:
        self._desk.look_at_seat(self._seat, self._round)
        self.refresh()

    def _told(self) -> m.SeatRound | None:
        told = self._desk.client.seat_round
        return told if told is not None and told.seat == self._seat else None

    @Slot(float, float, float)
    def resize(self, width: float, height: float, scale: float) -> None:
        if width <= 0 or height <= 0:
            return
        book = self._desk.book
        self._map = ClothMap(book, width=width, height=height, scale=scale, compact=False)
        boxes = (wager for wager in book.wagers.values() if wager.kind in BOXES)
        before = self._rev
        self._rev = self._pictures.set_cloth(self._map, {w.id: box_label(w) for w in boxes})
        self._pictures.forget(before)
        self.refresh()

    def refresh(self) -> None:
        told, cloth = self._told(), self._map
        stakes: Mapping[str, int] = merged(told.stakes, told.promotional) if told else {}
        if cloth is not None:
            self._chips.show([self._chip(cloth, told, *stake) for stake in stakes.items()])
            self._cells.show(self._changed_cells(cloth, told, stakes))
        self.changed.emit()

    def _chip(self, cloth: ClothMap, told: m.SeatRound | None, wager: str, cents: int) -> StakeRow:
        at = cloth.places[wager].chip
        values = self._desk.look.chips_cents
        colour_cents = max((value for value in values if value <= cents), default=min(values))
        outcome = told.outcome if told and not told.void else None
        won = outcome is not None and outcome in self._desk.book.wagers[wager].numbers
        return StakeRow(wager, at.x, at.y, chip_text(cents), colour_cents, won)

    def _changed_cells(
        self, cloth: ClothMap, told: m.SeatRound | None, stakes: Mapping[str, int]
    ) -> list[CellRow]:
        wagers = self._desk.book.wagers
        straight = {wagers[w].numbers[0] for w in stakes if wagers[w].kind is Kind.STRAIGHT}
        under_chips = straight | {w for w in stakes if wagers[w].kind in BOXES}
        won = told.outcome if told and told.outcome and not told.void else ""
        rows = []
        for cell in sorted(under_chips | ({won} if won else set())):
            chip = cell in under_chips
            state = ("win-chip" if chip else "win") if cell == won else "chip"
            area = whole_pixels(cloth.cells[cell].area)
            source = f"image://tapis/cell/{self._rev}/{cell}/{state}"
            rows.append(CellRow(cell, area.x, area.y, area.width, area.height, source))
        return rows

    @Property(Rows, constant=True)
    def cells(self) -> Rows:
        return self._cells

    @Property(str, notify=changed)
    def source(self) -> str:
        return f"image://tapis/cloth/{self._rev}/open" if self._rev else ""

    @Property(Rows, constant=True)
    def chips(self) -> Rows:
        return self._chips

    @Property(str, notify=changed)
    def title(self) -> str:
        told = self._told()
        if told is None or told.status is None:
            return translate("SlipView", "The table holds no bets of this seat")
        total = sum(told.stakes.values()) + sum(told.promotional.values())
        text = translate("SlipView", "Round {round}: {sum}")
        return text.format(round=told.round, sum=self._desk.look.currency.full(total))

    @Property(str, notify=changed)
    def line(self) -> str:
        """What became of them."""
        told = self._told()
        if told is None or told.status is None:
            return translate("SlipView", "bets come to the table when betting ends")
        if told.void or told.status is SlipStatus.VOID:
            text = translate("SlipView", "void, returned: {why}")
            return text.format(why=told.reason or translate("SlipView", "no reason given"))
        if told.status is SlipStatus.REFUSED:
            return translate("SlipView", "refused, returned: {why}").format(why=told.reason)
        if told.status is SlipStatus.IN_QUESTION:
            return translate("SlipView", "in question: a supervisor decides from the records")
        if told.outcome is None:
            return translate("SlipView", "registered, no number yet")
        text = translate("SlipView", "{number}, settled")
        if told.settlement > 1:
            text = translate("SlipView", "{number}, corrected and settled again")
        return text.format(number=pocket_name(told.outcome))

    @Property(QPointF, notify=changed)
    def dolly(self) -> QPointF:
        told = self._told()
        if told is None or self._map is None or told.outcome is None or told.void:
            return QPointF()
        area = self._map.cells[told.outcome].area
        return QPointF(area.right, area.bottom)

    @Property(bool, notify=changed)
    def hasOlder(self) -> bool:  # noqa: N802 - QML names are camelCase
        told = self._told()
        return told is not None and bool(told.rounds) and told.round > told.rounds[-1]

    @Property(bool, notify=changed)
    def hasNewer(self) -> bool:  # noqa: N802
        told = self._told()
        return told is not None and bool(told.rounds) and told.round < told.rounds[0]
