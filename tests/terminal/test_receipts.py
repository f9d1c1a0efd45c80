"""Receipts on paper: where the house allows it, and never in the way of money."""

import asyncio
from pathlib import Path

import pytest

from kiosk.devices.ports import (
    NoPrinter,
    Printed,
    PrinterCondition,
    PrinterStatus,
    ReceiptFace,
    TicketFace,
)
from kiosk.game.money import MoneyPlace
from kiosk.game.refusal import Reason, Refused
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.service import TerminalService
from tests.hostile.table import CREDIT_CENTS, STAKE_CENTS, Paying, house


class OnePage:
    """A printer that prints one thing at a time, and receipts when it is told to go on."""

    def __init__(self) -> None:
        self.on_change = lambda: None
        self.status = PrinterStatus(PrinterCondition.READY)
        self.printed: list[str] = []
        self.outcome = Printed.DONE
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()
        self._one = asyncio.Lock()

    async def print(self, face: TicketFace) -> Printed:
        async with self._one:
            self.printed.append("ticket")
            return Printed.DONE

    async def print_receipt(self, face: ReceiptFace) -> Printed:
        async with self._one:
            self.begun.set()
            await self.go_on.wait()
            self.printed.append(face.text)
            return self.outcome


def paying(printer: OnePage) -> Paying:
    return Paying(printer=printer, print_receipt=printer.print_receipt)


async def refusal(service: TerminalService, round_: int = 1) -> Reason:
    with pytest.raises(Refused) as refused:
        await service.print_receipt(round_)
    return refused.value.reason


async def test_the_receipt_of_a_round_is_printed(crown: RuleBook, tmp_path: Path) -> None:
    printer = OnePage()
    printer.go_on.set()
    async with house(tmp_path, crown, paying=paying(printer)) as there:
        await there.play()
        service = there.terminal.service
        await service.print_receipt(1)
        assert printer.printed == [service.state.receipts[1]]
        assert await refusal(service, 7) is Reason.NOTHING_THERE


async def test_not_where_the_house_does_not_allow_it(crown: RuleBook, tmp_path: Path) -> None:
    async with house(tmp_path, crown, paying=Paying(printer=NoPrinter())) as there:
        await there.play()
        assert not there.terminal.service.receipts.offered
        assert await refusal(there.terminal.service) is Reason.PRINTER_NOT_READY


async def test_not_without_paper_and_not_twice_at_once(crown: RuleBook, tmp_path: Path) -> None:
    printer = OnePage()
    async with house(tmp_path, crown, paying=paying(printer)) as there:
        await there.play()
        service = there.terminal.service
        printer.status = PrinterStatus(PrinterCondition.PAPER_OUT)
        assert await refusal(service) is Reason.PRINTER_NOT_READY
        printer.status = PrinterStatus(PrinterCondition.READY, in_chute=True)
        assert await refusal(service) is Reason.PRINTER_NOT_READY
        printer.status = PrinterStatus(PrinterCondition.READY)
        first = asyncio.create_task(service.print_receipt(1))
        await printer.begun.wait()
        assert await refusal(service) is Reason.PRINTER_NOT_READY
        printer.go_on.set()
        await first
        printer.outcome = Printed.NOT_DONE
        assert await refusal(service) is Reason.PRINTER_NOT_READY
        assert service.receipts.possible


async def test_a_cash_out_is_not_refused_for_it(crown: RuleBook, tmp_path: Path) -> None:
    """The money is on a ticket as soon as the page is out."""
    printer = OnePage()
    async with house(tmp_path, crown, paying=paying(printer)) as there:
        await there.play()
        await there.open_round()
        service = there.terminal.service
        receipt = asyncio.create_task(service.print_receipt(1))
        await printer.begun.wait()
        leaving = asyncio.create_task(service.cash_out())
        await there.terminal.until(lambda t: t.state.tickets.printing is not None)
        assert await refusal(service) is Reason.PRINTER_NOT_READY
        printer.go_on.set()
        await asyncio.gather(receipt, leaving)
        assert printer.printed[-1] == "ticket"
        left_cents = CREDIT_CENTS - STAKE_CENTS
        assert service.state.money[MoneyPlace.TICKET_ISSUED] == left_cents
