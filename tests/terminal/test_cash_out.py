"""Cashing out: a real table, a real terminal, and a simulated printer on a pty."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from kiosk.devices.ports import NoPrinter, Printed, PrinterCondition
from kiosk.devices.printer.face import grouped, masked
from kiosk.game.facts import LockReason
from kiosk.game.money import MoneyPlace
from kiosk.game.refusal import Reason, Refused
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.game.tickets.state import TicketStatus
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.cash_out_progress import CashOutProgress, CashOutStage
from kiosk.terminal.service import TerminalService
from tests.devices.printer.printers import KINDS, Plugged, plugged
from tests.hostile.table import CREDIT_CENTS, HONEST, SECOND, House, Paying, house

kinds = pytest.mark.parametrize("kind", KINDS)


class Seat:
    """A terminal at a table, its printer, and every step of a cash-out that was shown."""

    def __init__(self, there: House, printer: Plugged) -> None:
        self.there = there
        self.printer = printer
        self.shown: list[CashOutProgress] = []
        self.service.cashing_out.on_change = self._changed
        self._news = asyncio.Event()

    def _changed(self) -> None:
        if not self.shown or self.shown[-1] != self.progress:
            self.shown.append(self.progress)
        self.printer.changed.set()
        self._news.set()

    @property
    def service(self) -> TerminalService:
        return self.there.terminal.service

    @property
    def progress(self) -> CashOutProgress:
        return self.service.cashing_out.progress

    @property
    def stages(self) -> list[CashOutStage]:
        return [progress.stage for progress in self.shown]

    async def until(self, stage: CashOutStage) -> None:
        async with asyncio.timeout(60):
            while self.progress.stage is not stage:
                self._news.clear()
                await self._news.wait()

    async def registered(self, status: TicketStatus) -> str:
        """The number of the only ticket that the table has in this state."""

        def those() -> list[str]:
            tickets = self.there.table.tickets
            return [number for number, t in tickets.items() if t.status is status]

        await self.there.until(lambda table: those())
        (number,) = those()
        return number

    async def doubted(self, number: str) -> None:
        """Until staff are shown that nobody knows whether it was printed."""
        while number not in self.there.console.staff_tasks.doubtful_tickets.values():
            await self.there.console.changed()

    def money(self) -> dict[MoneyPlace, int]:
        places = (MoneyPlace.CREDIT, MoneyPlace.TICKET_PENDING, MoneyPlace.TICKET_ISSUED)
        money = self.there.terminal.state.money
        return {place: money[place] for place in places if money[place]}

    def strike(self, at: str, command: str) -> None:
        """Do something to the printer when the ticket has come so far."""

        def step(step: str) -> None:
            if step == at:
                self.printer.printer.on_step = lambda step: None
                self.printer.bench.do(command)

        self.printer.printer.on_step = step


@asynccontextmanager
async def seat(
    folder: Path, book: RuleBook, kind: str = "tcl", limit_cents: int = 2 * CREDIT_CENTS
) -> AsyncIterator[Seat]:
    async with (
        plugged(kind, folder) as printer,
        house(folder, book, paying=Paying(printer.driver, limit_cents)) as there,
    ):
        here = Seat(there, printer)
        yield here


@pytest.fixture
def here(tmp_path: Path, crown: RuleBook) -> AbstractAsyncContextManager[Seat]:
    return seat(tmp_path, crown)


@kinds
async def test_a_ticket_from_the_touch_to_the_hand(
    kind: str, tmp_path: Path, crown: RuleBook, caplog: pytest.LogCaptureFixture
) -> None:
    """S1 1.7, S2 1.6, S3 4.8."""
    caplog.set_level(logging.DEBUG)

    async with seat(tmp_path, crown, kind) as here:
        await here.service.cash_out()
        number = await here.registered(TicketStatus.ISSUED)
        assert here.money() == {MoneyPlace.TICKET_ISSUED: CREDIT_CENTS}
        assert [code for p in here.printer.printer.pieces for code in p.codes] == [number]
        if kind == "escpos":
            # It cannot tell what is in its chute: whoever plays on has taken it.
            assert here.progress.stage is CashOutStage.TAKE
            await here.service.tell(ats.StackNote("next", 100))
        await here.until(CashOutStage.NONE)
        assert here.stages == [
            CashOutStage.ASKING,
            CashOutStage.PRINTING,
            CashOutStage.TAKE,
            CashOutStage.NONE,
        ]
        take = here.shown[2]
        assert (take.cents, take.number, take.sequence) == (CREDIT_CENTS, masked(number), 1)
        assert take.expires_ms == here.there.table.tickets[number].expires_ms
        steps = (take.asked_ms, take.set_aside_ms, take.printed_ms)
        assert None not in steps
        assert list(steps) == sorted(steps)  # type: ignore[type-var]
        assert (here.progress.taken_ms is None) == (kind == "escpos")
        shown = f"{here.shown}{caplog.text}"
        assert number not in shown
        assert grouped(number) not in shown


async def test_a_second_touch_does_nothing(here: Seat) -> None:
    touches = [asyncio.create_task(here.service.cash_out()) for _ in range(100)]
    done = await asyncio.gather(*touches, return_exceptions=True)
    assert done.count(None) == 1
    assert {str(refused) for refused in done if refused} == {Reason.PAYMENT_PENDING.value}
    await here.registered(TicketStatus.ISSUED)
    assert len(here.printer.printer.pieces) == 1


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("paper out", "the printer is paper out"),
        ("jam", "the printer is paper jam"),
        ("open", "the printer is open"),
        ("mute", "the printer is unknown"),
        ("unplug", "the printer is gone"),
    ],
)
async def test_where_a_ticket_cannot_be_an_attendant_is_called(
    here: Seat, command: str, why: str
) -> None:
    here.printer.bench.do(command)
    await here.printer.until(lambda: not here.service.printer.can_print)
    await here.service.cash_out()
    assert here.progress.stage is CashOutStage.ATTENDANT
    assert here.progress.why == why
    assert here.service.durable.payments.attendant_called
    assert here.money() == {MoneyPlace.CREDIT: CREDIT_CENTS}
    assert not here.there.table.tickets


async def test_a_terminal_without_a_printer_calls_an_attendant(
    tmp_path: Path, crown: RuleBook
) -> None:
    async with house(tmp_path, crown, paying=Paying(NoPrinter())) as there:
        service = there.terminal.service
        await service.cash_out()
        assert service.cashing_out.progress.stage is CashOutStage.ATTENDANT
        assert not there.table.tickets
        await there.order(sgc.HandPay(HONEST, CREDIT_CENTS), second=SECOND)
        await there.terminal.until(lambda t: not t.durable.account.open)
        assert service.cashing_out.progress.stage is CashOutStage.NONE


@pytest.mark.parametrize(
    ("limit_cents", "ticket"), [(CREDIT_CENTS, True), (CREDIT_CENTS - 1, False)]
)
async def test_above_the_limit_an_attendant_pays(
    tmp_path: Path, crown: RuleBook, limit_cents: int, ticket: bool
) -> None:
    async with seat(tmp_path, crown, limit_cents=limit_cents) as here:
        await here.service.cash_out()
        assert here.service.durable.payments.attendant_called is not ticket
        assert bool(here.printer.printer.pieces) is ticket
        if not ticket:
            assert here.progress.why == "more than 99,999.99 is not paid by ticket"


@pytest.mark.parametrize("command", ["jam", "open", "paper out"])
async def test_a_ticket_that_surely_failed_is_credit_again(here: Seat, command: str) -> None:
    here.strike("heading", command)
    await here.service.cash_out()
    void = await here.registered(TicketStatus.CANCELLED)
    assert here.money() == {MoneyPlace.CREDIT: CREDIT_CENTS}
    assert here.progress.stage is CashOutStage.NONE
    assert here.progress.why.startswith("the printer is ")
    here.printer.bench.do({"jam": "clear", "open": "close"}.get(command, "paper ok"))
    await here.printer.becomes(PrinterCondition.READY)
    await here.service.cash_out()
    good = await here.registered(TicketStatus.ISSUED)
    assert good != void
    assert here.money() == {MoneyPlace.TICKET_ISSUED: CREDIT_CENTS}
    assert here.shown[-1].sequence == 2


@pytest.mark.parametrize("good", [True, False])
@pytest.mark.parametrize("command", ["power-cut", "mute", "unplug"])
async def test_any_doubt_goes_to_staff(here: Seat, command: str, good: bool) -> None:
    here.strike("coded", command)
    await here.service.cash_out()
    assert here.progress.stage is CashOutStage.DOUBT
    assert here.money() == {MoneyPlace.TICKET_PENDING: CREDIT_CENTS}
    assert LockReason.TICKET_IN_DOUBT in here.service.durable.locks.reasons
    with pytest.raises(Refused, match=Reason.LOCKED):
        await here.service.cash_out()
    number = await here.registered(TicketStatus.RESERVED)
    assert here.progress.number == masked(number)
    await here.doubted(number)
    judged = sgc.IssueTicket(number) if good else sgc.CancelTicket(number)
    await here.there.order(judged)
    await here.until(CashOutStage.NONE)
    left = MoneyPlace.TICKET_ISSUED if good else MoneyPlace.CREDIT
    assert here.money() == {left: CREDIT_CENTS}


async def test_an_interruption_shows_the_doubt_again(here: Seat, crown: RuleBook) -> None:
    here.strike("coded", "mute")
    await here.service.cash_out()
    again = await TerminalService.start(
        crown, "1", here.service.journaled.log, here.service._sources
    )
    again.cashing_out.look()
    progress = again.cashing_out.progress
    assert (progress.stage, progress.cents) == (CashOutStage.DOUBT, CREDIT_CENTS)
    assert progress.number == here.progress.number


async def test_no_second_ticket_before_the_first_is_taken(here: Seat) -> None:
    here.printer.bench.do("leave")
    await here.service.cash_out()
    await here.service.tell(ats.StackNote("next player", 500))
    assert here.progress.stage is CashOutStage.TAKE
    with pytest.raises(Refused, match=Reason.TICKET_IN_CHUTE):
        await here.service.cash_out()
    with pytest.raises(Refused, match=Reason.TICKET_IN_CHUTE):
        await here.service.cashing_out.print_duplicate()
    assert here.progress.stage is CashOutStage.TAKE
    here.printer.bench.do("take")
    await here.until(CashOutStage.NONE)
    assert here.progress.taken_ms is not None
    await here.service.cash_out()
    assert here.money() == {MoneyPlace.TICKET_ISSUED: CREDIT_CENTS + 500}


@kinds
async def test_a_duplicate_is_a_record_and_moves_no_money(
    kind: str, tmp_path: Path, crown: RuleBook
) -> None:
    async with seat(tmp_path, crown, kind) as here:
        with pytest.raises(Refused, match=Reason.NOTHING_THERE):
            await here.service.cashing_out.print_duplicate()
        await here.service.cash_out()
        await here.printer.until(lambda: here.service.printer.can_print)
        before = here.money()
        assert await here.service.cashing_out.print_duplicate() is Printed.DONE
        original, duplicate = here.printer.printer.pieces
        assert (len(original.codes), len(duplicate.codes)) == (1, 0)
        assert here.money() == before
