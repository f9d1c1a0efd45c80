"""The chips a player can pick up, and the one in hand."""

from msgspec import Struct
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.ui.money import chip_text
from kiosk.ui.rows import Rows
from kiosk.ui.terminal.desk import Desk

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1


class RailChip(Struct, frozen=True):
    cents: int
    text: str
    name: str
    affordable: bool
    selected: bool


@QmlElement
class RailView(QObject):
    selection_changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._chips = Rows(RailChip, self)
        self.chip_cents = desk.look.chips_cents[0]
        """In hand."""

    def refresh(self) -> None:
        credit_cents, money = self._desk.state.credit_cents, self._desk.look.currency
        self._chips.show(
            [
                RailChip(
                    cents,
                    chip_text(cents, money.marks),
                    money.short(cents),
                    credit_cents >= cents,
                    cents == self.chip_cents,
                )
                for cents in self._desk.look.chips_cents
            ]
        )

    @Property(Rows, constant=True)
    def chips(self) -> Rows:
        return self._chips

    @Slot(int)
    def pick(self, index: int) -> None:
        self.chip_cents = self._desk.look.chips_cents[index]
        self.refresh()
        self.selection_changed.emit()
