"""The chips a player can pick up, and the one in hand."""

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.ui.money import chip_text
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.desk import Desk


class RailChip(Struct, frozen=True):
    cents: int
    text: str
    name: str
    affordable: bool
    selected: bool


class RailView(ViewPart[Struct, Desk]):
    chips = rows_of(RailChip)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self.chip_cents = desk.look.chips_cents[0]
        """In hand."""

    def refresh(self) -> None:
        credit_cents, money = self._desk.state.credit_cents, self._desk.look.currency
        self.chips.show(
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

    @Slot(int)
    def pick(self, index: int) -> None:
        self.chip_cents = self._desk.look.chips_cents[index]
        self.refresh()
