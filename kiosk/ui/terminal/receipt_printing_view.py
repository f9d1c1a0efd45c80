"""The key that prints a receipt, where the house has one."""

from msgspec import Struct
from PySide6.QtCore import Slot

from kiosk.ui.part import ViewPart
from kiosk.ui.terminal.desk import Desk


class ReceiptPrintingShown(Struct, frozen=True):
    offered: bool = False
    possible: bool = False
    """The printer is idle and has paper."""


class ReceiptPrintingView(ViewPart[ReceiptPrintingShown, Desk]):
    def refresh(self) -> None:
        service = self._desk.service
        if service is None:
            self.show(ReceiptPrintingShown())
        else:
            self.show(ReceiptPrintingShown(service.receipts.offered, service.receipts.possible))

    @Slot(int)
    def print(self, round_: int) -> None:
        self._desk.print_receipt(round_)
