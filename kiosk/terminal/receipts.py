"""Receipts on paper, where the house allows it. Money goes first: none is printed while a ticket is
asked for, and a ticket that is asked for meanwhile waits for the one page and is not refused."""

import asyncio
from collections.abc import Callable

from kiosk.devices.ports import Printed, ReceiptFace
from kiosk.game.refusal import Reason, Refusal, Refused, require
from kiosk.terminal.cash_out import CashingOut
from kiosk.terminal.sources import TerminalSources


class ReceiptPrinting:
    def __init__(self, cashing_out: CashingOut, sources: TerminalSources) -> None:
        self._cashing_out = cashing_out
        self._sources = sources
        self._one = asyncio.Lock()
        self.on_change: Callable[[], None] = lambda: None
        """Called when `possible` may be another."""

    @property
    def offered(self) -> bool:
        return self._sources.print_receipt is not None

    @property
    def possible(self) -> bool:
        """The printer is idle and has paper."""
        idle = not self._one.locked() and not self._cashing_out.under_way
        return self.offered and idle and self._sources.printer.status.can_print

    async def print(self, text: str, round_: int) -> None:
        """Raises `Refused`, also if it was not printed."""
        print_receipt = self._sources.print_receipt
        if print_receipt is None or not self.possible:
            raise Refused(Refusal(Reason.PRINTER_NOT_READY))
        async with self._one:
            self.on_change()
            face = ReceiptFace(text=text, round=round_, at_ms=self._sources.now_ms())
            printed = await print_receipt(face)
        self.on_change()
        require(printed is Printed.DONE, Reason.PRINTER_NOT_READY)
