"""Cashing out: a number from the table, the credit set aside, then the printer.

The money leaves only by the printer's own word. Without that it stays set aside and staff look;
where a ticket cannot be, an attendant is called instead.
"""

import asyncio
import dataclasses
import logging
from collections.abc import Callable
from typing import Protocol

from msgspec.structs import replace

from kiosk.devices.ports import Printed, PrinterCondition, TicketFace
from kiosk.devices.printer.face import masked
from kiosk.game.facts import LockReason
from kiosk.game.refusal import Reason, Refusal, Refused, require
from kiosk.game.staff.settings import TICKETS_OUT
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.game.terminal.machine import decide
from kiosk.game.terminal.state import Terminal
from kiosk.link import messages as m
from kiosk.rules.money import money_text
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay
from kiosk.terminal.cash_out_progress import CashOutProgress, CashOutStage
from kiosk.terminal.link import TableLink
from kiosk.terminal.sources import TerminalSources

_log = logging.getLogger(__name__)


class CashOutTerminal(Protocol):
    """The terminal, as a cash-out needs it."""

    link: TableLink

    @property
    def state(self) -> Terminal: ...

    async def tell(self, command: c.Command) -> Decision: ...

    async def call_attendant(self) -> None: ...


_UNDER_WAY = (CashOutStage.ASKING, CashOutStage.PRINTING)
_FIT = (PrinterCondition.READY, PrinterCondition.PAPER_LOW)


class CashingOut:
    def __init__(self, terminal: CashOutTerminal, book: RuleBook, sources: TerminalSources) -> None:
        self._terminal = terminal
        self._book = book
        self._sources = sources
        self._one = asyncio.Lock()
        self._last: TicketFace | None = None
        self.on_change: Callable[[], None] = lambda: None
        """Called when the progress, or the printer's status, is another."""
        self.progress = CashOutProgress()
        sources.printer.on_change = self._printer_changed

    @property
    def under_way(self) -> bool:
        """The printer is needed for a ticket."""
        return self._one.locked()

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
        require(not self._sources.printer.status.in_chute, Reason.TICKET_IN_CHUTE)
        if self._last is None:
            raise Refused(Refusal(Reason.NOTHING_THERE))
        async with self._one:
            return await self._sources.printer.print(
                dataclasses.replace(self._last, duplicate=True)
            )

    async def _cash_out(self) -> None:
        # Asked of our own machine first, so that no number is reserved for nothing.
        state = self._terminal.state
        decide(self._book, state, c.CashOut(CashOutWay.TICKET, "none yet"))
        require(not self._sources.printer.status.in_chute, Reason.TICKET_IN_CHUTE)
        asked = CashOutProgress(
            stage=CashOutStage.ASKING, cents=state.credit_cents, asked_ms=self._sources.now_ms()
        )
        why = self._no_ticket(state.credit_cents)
        if why:
            await self._attendant(asked, why)
        else:
            self._show(asked)
            try:
                face = await self._set_aside(asked.cents)
            except Refused as refused:
                if refused.refusal.cause is not Reason.TICKET_TOO_LARGE:
                    raise
                await self._attendant(asked, "the table gives no ticket for so much")
            else:
                await self._print(face)

    async def _attendant(self, asked: CashOutProgress, why: str) -> None:
        _log.info("an attendant pays: %s", why)
        self._show(replace(asked, stage=CashOutStage.ATTENDANT, why=why))
        await self._terminal.call_attendant()

    def _no_ticket(self, cents: int) -> str:
        limit_cents, status = self._sources.ticket_limit_cents, self._sources.printer.status
        if limit_cents is not None and cents > limit_cents:
            return f"more than {money_text(limit_cents)} is not paid by ticket"
        if not self._terminal.state.staff.setting(TICKETS_OUT):
            return "tickets are switched off here"
        return "" if status.condition in _FIT else f"the printer is {status.condition}"

    async def _set_aside(self, cents: int) -> TicketFace:
        """A number of the table's, and the credit durably out of play."""
        key = self._sources.draw_key()
        with self._terminal.link.asking(key):
            question = m.ReserveTicket(key=key, cents=cents)
            reserved = await self._terminal.link.ask(question, of=key)
            if not isinstance(reserved, m.TicketReserved):
                raise Refused(Refusal(Reason.TABLE_REFUSES))
            require(self._terminal.state.credit_cents == cents, Reason.CREDIT_CHANGED)
            await self._terminal.tell(c.CashOut(CashOutWay.TICKET, reserved.number))
        return TicketFace(
            number=reserved.number,
            cents=cents,
            issued_ms=self._sources.now_ms(),
            expires_ms=reserved.expires_ms,
            sequence=self._terminal.state.tickets.asked,
        )

    async def _print(self, face: TicketFace) -> None:
        printing = replace(
            self.progress,
            stage=CashOutStage.PRINTING,
            number=masked(face.number),
            sequence=face.sequence,
            expires_ms=face.expires_ms,
            set_aside_ms=face.issued_ms,
        )
        self._show(printing)
        printed = await self._sources.printer.print(face)
        if LockReason.MALFUNCTION in self._terminal.state.locks.reasons:
            printed = Printed.UNKNOWN  # its word is worth nothing now: somebody must look
        match printed:
            case Printed.DONE:
                await self._terminal.tell(c.TicketDone(face.number))
                self._last = face
                printed_ms = self._sources.now_ms()
                self._show(replace(printing, stage=CashOutStage.TAKE, printed_ms=printed_ms))
            case Printed.NOT_DONE:
                await self._terminal.tell(c.TicketNotDone(face.number))
                why = self._no_ticket(face.cents) or "the ticket was not printed"
                self._show(CashOutProgress(cents=face.cents, why=why))
            case Printed.UNKNOWN:
                await self._terminal.tell(c.TicketInDoubt(face.number))
                self._show(replace(printing, stage=CashOutStage.DOUBT))

    # ---- What became of it --------------------------------------------------------------------

    def look(self) -> None:
        """Staff, a restart or a hand at the chute may have moved it on."""
        if self.progress.stage not in _UNDER_WAY:
            self._show(self._seen(self._terminal.state))

    def _seen(self, state: Terminal) -> CashOutProgress:
        now = self.progress
        if state.tickets.printing is not None:
            number, cents = state.tickets.printing
            known = now if now.stage is CashOutStage.DOUBT else CashOutProgress()
            return replace(known, stage=CashOutStage.DOUBT, number=masked(number), cents=cents)
        if state.payments.attendant_called:
            known = now if now.stage is CashOutStage.ATTENDANT else CashOutProgress()
            return replace(known, stage=CashOutStage.ATTENDANT, cents=state.credit_cents)
        if now.stage is CashOutStage.TAKE:
            return self._in_chute(now, state)
        return (
            CashOutProgress() if now.stage in (CashOutStage.DOUBT, CashOutStage.ATTENDANT) else now
        )

    def _in_chute(self, now: CashOutProgress, state: Terminal) -> CashOutProgress:
        match self._sources.printer.status.in_chute:
            case True:
                return now
            case False:
                return replace(now, stage=CashOutStage.NONE, taken_ms=self._sources.now_ms())
            case None:
                # It cannot tell. Somebody who plays on has surely taken what was there.
                return replace(now, stage=CashOutStage.NONE) if state.account.open else now

    def _printer_changed(self) -> None:
        self.look()
        self.on_change()

    def _show(self, progress: CashOutProgress) -> None:
        if progress != self.progress:
            self.progress = progress
            self.on_change()
