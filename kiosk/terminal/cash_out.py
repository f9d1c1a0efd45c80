"""Cashing out: a number from the table, the credit set aside, then the printer.

The money leaves only by the printer's own word. Without that it stays set aside and staff look;
where a ticket cannot be, an attendant is called instead.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from kiosk.devices.ports import Printed, PrinterCondition, TicketFace, TicketPrinter
from kiosk.devices.printer.face import masked
from kiosk.game.facts import LockReason
from kiosk.game.refusal import Reason, Refused, require
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.machine import decide
from kiosk.game.terminal.settings import TICKETS_OUT
from kiosk.game.terminal.state import Terminal
from kiosk.link import messages as m
from kiosk.rules.money import money_text
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay
from kiosk.terminal.leaving import CashOutProgress, Stage
from kiosk.terminal.link import TableLink

_log = logging.getLogger(__name__)


class Outside(Protocol):
    """What a cash-out needs of the world."""

    @property
    def now_ms(self) -> Callable[[], int]: ...

    @property
    def draw_key(self) -> Callable[[], str]: ...

    @property
    def printer(self) -> TicketPrinter: ...

    @property
    def ticket_limit_cents(self) -> int | None: ...


class Teller(Protocol):
    """The terminal, as a cash-out needs it."""

    link: TableLink

    @property
    def state(self) -> Terminal: ...

    async def tell(self, command: c.Command) -> Decision: ...

    async def call_attendant(self) -> None: ...


_UNDER_WAY = (Stage.ASKING, Stage.PRINTING)
_FIT = (PrinterCondition.READY, PrinterCondition.PAPER_LOW)


class CashingOut:
    def __init__(self, terminal: Teller, book: RuleBook, outside: Outside) -> None:
        self._terminal = terminal
        self._book = book
        self._outside = outside
        self._one = asyncio.Lock()
        self._last: TicketFace | None = None
        self.on_change: Callable[[], None] = lambda: None
        """Called when the progress, or the printer's status, is another."""
        self.progress = CashOutProgress()
        outside.printer.on_change = self._printer_changed

    async def begin(self) -> None:
        """All credit. A second touch while this is under way is refused, and changes nothing."""
        require(not self._one.locked(), Reason.PAYMENT_PENDING)
        async with self._one:
            try:
                await self._cash_out()
            finally:
                # Whoever ended it half way: what is left of it is what the journal says.
                if self.progress.stage in _UNDER_WAY:
                    self._show(CashOutProgress())
                self.look()

    async def print_duplicate(self) -> Printed:
        """A record of the last ticket, for staff. It is not a ticket and does not look like one."""
        require(not self._one.locked(), Reason.PAYMENT_PENDING)
        require(not self._outside.printer.status.in_chute, Reason.TICKET_IN_CHUTE)
        if self._last is None:
            raise Refused(Reason.NOTHING_THERE)
        async with self._one:
            return await self._outside.printer.print(replace(self._last, duplicate=True))

    async def _cash_out(self) -> None:
        # Asked of our own machine first, so that no number is reserved for nothing.
        state = self._terminal.state
        decide(self._book, state, c.CashOut(CashOutWay.TICKET, "none yet"))
        require(not self._outside.printer.status.in_chute, Reason.TICKET_IN_CHUTE)
        asked = CashOutProgress(
            stage=Stage.ASKING, cents=state.credit_cents, asked_ms=self._outside.now_ms()
        )
        why = self._no_ticket(state.credit_cents)
        if why:
            _log.info("an attendant pays: %s", why)
            self._show(replace(asked, stage=Stage.ATTENDANT, why=why))
            await self._terminal.call_attendant()
        else:
            self._show(asked)
            await self._print(await self._set_aside(asked.cents))

    def _no_ticket(self, cents: int) -> str:
        limit_cents, status = self._outside.ticket_limit_cents, self._outside.printer.status
        if limit_cents is not None and cents > limit_cents:
            return f"more than {money_text(limit_cents)} is not paid by ticket"
        if not self._terminal.state.setting(TICKETS_OUT):
            return "tickets are switched off here"
        return "" if status.condition in _FIT else f"the printer is {status.condition}"

    async def _set_aside(self, cents: int) -> TicketFace:
        """A number of the table's, and the credit durably out of play."""
        key = self._outside.draw_key()
        with self._terminal.link.asking(key):
            question = m.ReserveTicket(key=key, cents=cents)
            reserved = await self._terminal.link.ask(question, of=key)
            if not isinstance(reserved, m.TicketReserved):
                raise Refused(Reason.TABLE_REFUSES)
            require(self._terminal.state.credit_cents == cents, Reason.CREDIT_CHANGED)
            await self._terminal.tell(c.CashOut(CashOutWay.TICKET, reserved.number))
        return TicketFace(
            number=reserved.number,
            cents=cents,
            issued_ms=self._outside.now_ms(),
            expires_ms=reserved.expires_ms,
            sequence=self._terminal.state.tickets_asked,
        )

    async def _print(self, face: TicketFace) -> None:
        printing = replace(
            self.progress,
            stage=Stage.PRINTING,
            number=masked(face.number),
            sequence=face.sequence,
            expires_ms=face.expires_ms,
            set_aside_ms=face.issued_ms,
        )
        self._show(printing)
        printed = await self._outside.printer.print(face)
        if LockReason.MALFUNCTION in self._terminal.state.locks:
            printed = Printed.UNKNOWN  # its word is worth nothing now: somebody must look
        match printed:
            case Printed.DONE:
                await self._terminal.tell(c.TicketDone(face.number))
                self._last = face
                printed_ms = self._outside.now_ms()
                self._show(replace(printing, stage=Stage.TAKE, printed_ms=printed_ms))
            case Printed.NOT_DONE:
                await self._terminal.tell(c.TicketNotDone(face.number))
                why = self._no_ticket(face.cents) or "the ticket was not printed"
                self._show(CashOutProgress(cents=face.cents, why=why))
            case Printed.UNKNOWN:
                await self._terminal.tell(c.TicketInDoubt(face.number))
                self._show(replace(printing, stage=Stage.DOUBT))

    # ---- What became of it --------------------------------------------------------------------

    def look(self) -> None:
        """Staff, a restart or a hand at the chute may have moved it on."""
        if self.progress.stage not in _UNDER_WAY:
            self._show(self._seen(self._terminal.state))

    def _seen(self, state: Terminal) -> CashOutProgress:
        now = self.progress
        if state.ticket is not None:
            number, cents = state.ticket
            known = now if now.stage is Stage.DOUBT else CashOutProgress()
            return replace(known, stage=Stage.DOUBT, number=masked(number), cents=cents)
        if state.attendant_called:
            known = now if now.stage is Stage.ATTENDANT else CashOutProgress()
            return replace(known, stage=Stage.ATTENDANT, cents=state.credit_cents)
        if now.stage is Stage.TAKE:
            return self._in_chute(now, state)
        return CashOutProgress() if now.stage in (Stage.DOUBT, Stage.ATTENDANT) else now

    def _in_chute(self, now: CashOutProgress, state: Terminal) -> CashOutProgress:
        match self._outside.printer.status.in_chute:
            case True:
                return now
            case False:
                return replace(now, stage=Stage.NONE, taken_ms=self._outside.now_ms())
            case None:
                # It cannot tell. Somebody who plays on has surely taken what was there.
                return replace(now, stage=Stage.NONE) if state.account_open else now

    def _printer_changed(self) -> None:
        self.look()
        self.on_change()

    def _show(self, progress: CashOutProgress) -> None:
        if progress != self.progress:
            self.progress = progress
            self.on_change()
