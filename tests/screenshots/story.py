"""One seat at a real table, through every state that a player meets."""

import asyncio
import os
import signal
import time

from kiosk.game import facts as f
from kiosk.game.table import commands as c
from kiosk.game.table.state import Phase
from kiosk.game.terminal.state import Phase as SeatPhase
from kiosk.rules.announced import AnnouncedKind
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay, Tender
from kiosk.simulate.house import TICKET_LIMIT_CENTS, House, Machines
from kiosk.simulate.staff import SECOND, Staff
from kiosk.ui.workbench.control_line import ControlLine
from tests.screenshots.screen import Screen
from tests.screenshots.seat import SEAT, WAIT_S, Seat

CREDIT_CENTS = 250_000
NOTICE_S = 4.2
"""Until the last one has gone away."""
EARLIER = ("29", "11", "33", "20", "8", "3", "26", "0", "15", "32")
"""Numbers that came up before anybody sat down."""

# Where these are in the design at 1920x1080.
CLEAR, MOVE = (1411, 963), (1579, 963)
CASH_OUT = (1784, 998)
FAVOURITE_SAVE = (1684, 704)
RULES = (1548, 52)
FINALES, MAX_BET = (1523, 842), (1619, 842)


class Story(Seat):
    """Every state, by touches and by staff's orders."""

    def __init__(
        self, book: RuleBook, house: House, running: Machines, staff: Staff, screen: Screen
    ) -> None:
        super().__init__(book, house, staff)
        self._running = running
        self._screen = screen
        self._kinds = {announced.kind for announced in book.announced.values()}

    async def play(self, *, whole: bool) -> None:
        await self._arrive()
        await self._betting()
        await self._track()
        if not whole:
            return
        await self._panels()
        await self._refusals()
        await self._round_ends_badly()
        await self._staff_matters()
        await self._leave()

    async def _arrive(self) -> None:
        for number in EARLIER:
            await self._order(c.OpenRound(self._book.terms.period.shortest_s, 0))
            await self._phase(SeatPhase.BETTING)
            await self.close()
            await self.result(number)
        await self._screen.shoot("attract")
        await self._screen.click(960, 540)
        await self._screen.shoot("table-empty")
        await self._credit()

    async def _credit(self) -> None:
        await self._order(c.Credit("", SEAT, CREDIT_CENTS, Tender.CASH, ""))
        await self._until(lambda seat: seat.credit_cents == CREDIT_CENTS, "credit")

    def _known(self, *wagers: str) -> list[str]:
        return [wager for wager in wagers if wager in self._book.wagers]

    async def _place(self, chip: int, *wagers: str) -> None:
        await self._screen.chip(chip)
        for wager in self._known(*wagers):
            await self._screen.touch(wager)

    async def _hold(self, state: str, wager: str) -> None:
        await self._screen.hold(wager)
        await self._screen.shoot(state)
        await self._screen.lift()

    async def _betting(self) -> None:
        await self.open()
        await asyncio.sleep(NOTICE_S)
        await self._place(1, "straight:17", "straight:17", "straight:0", "split:14/17")
        await self._place(2, "straight:8", "street:25/26/27", "corner:28/29/31/32", "dozen:2")
        await self._place(3, "red", "column:1", "black", "low")
        await self._screen.chip(2)
        await self._hold("betting-preview", "corner:16/17/19/20")
        await self._screen.shoot("betting")
        await self.close()
        await self._screen.shoot("registered")
        await self.result("17")
        await self._screen.shoot("result-won")

    async def _track(self) -> None:
        if not self._book.announced:
            return
        screen = self._screen
        await self.open()
        await screen.chip(0)
        if screen.compact:
            await screen.click(224, 570)
        zodiac = AnnouncedKind.ZODIAC in self._kinds
        await screen.hold_at(*screen.sector("zodiac:dragon" if zodiac else self._first_of_track()))
        await screen.shoot("track")
        await screen.lift()
        if zodiac:
            await screen.click(*((1209, 510) if screen.compact else (1788, 732)))
            await screen.shoot("track-sectors")
            await screen.click(*((1066, 510) if screen.compact else (1636, 732)))
        if screen.compact:
            await screen.click(1066, 446)
        await self.close()
        await self.result("10")

    def _first_of_track(self) -> str:
        sections = [a.id for a in self._book.announced.values() if a.kind is AnnouncedKind.SECTION]
        return sections[0] if sections else "17"

    async def _panels(self) -> None:
        screen = self._screen
        await self.open()
        await self._place(2, "straight:8", "red")
        await screen.click(*RULES)
        await screen.shoot("rules")
        await screen.click(*RULES)
        await screen.click(1579, 1033)
        await screen.shoot("favourites-empty")
        await screen.click(*FAVOURITE_SAVE)
        await screen.shoot("favourites")
        await screen.click(1579, 1033)
        both = {AnnouncedKind.FINALES, AnnouncedKind.SECTION} <= self._kinds
        if both:
            await screen.click(*FINALES)
            await screen.shoot("finales")
            await screen.click(1849, 694)
        if AnnouncedKind.MAX_BET in self._kinds:
            await screen.click(*(MAX_BET if both else FINALES))
            await self._hold("max-bet", "straight:20")
            await screen.click(*(MAX_BET if both else FINALES))
        await self._slip_moves()
        await self.close()
        await self.result("0")
        await screen.shoot("result-lost")

    async def _slip_moves(self) -> None:
        screen = self._screen
        await self._hold("preview-black", "black")
        await screen.drag("straight:8", "straight:23")
        await screen.shoot("drag")
        await screen.lift()
        await screen.click(*MOVE)
        await screen.touch("red")
        await screen.shoot("move")
        await screen.click(*MOVE)

    async def _refusals(self) -> None:
        """Each that a player can meet by touching the cloth."""
        screen = self._screen
        await self.open()
        await self._refused("maximum", 4, "straight:17")
        await self._refused("minimum", 0, "red")
        await self._place(1, "red")
        await self._refused("steps", 0, "red")
        await self._refused("credit", 5, "red", "black", "odd", "even")
        if AnnouncedKind.SECTION in self._kinds and AnnouncedKind.ZODIAC not in self._kinds:
            await screen.click(*CLEAR)
            await asyncio.sleep(NOTICE_S)
            await screen.chip(5)
            await screen.click(*screen.sector(self._first_of_track()))
            await screen.shoot("refused-pieces")
        await self.close()
        await self._refused("closed", 1, "straight:20")
        await self.result("10")

    async def _refused(self, why: str, chip: int, *wagers: str) -> None:
        await asyncio.sleep(NOTICE_S)
        await self._place(chip, *wagers)
        await self._screen.shoot(f"refused-{why}", settle_s=0.3)

    async def _round_ends_badly(self) -> None:
        await self.open()
        await self._screen.click(*CLEAR)
        await self._place(0, "red", "straight:3", "dozen:1", "odd", "column:2")
        await self.close()
        await self._screen.shoot("returned")
        await self.result("4")

        period_s = max(8, self._book.terms.period.shortest_s)
        await self.open(period_s)
        opened_s = time.monotonic()
        await self._place(2, "straight:8", "red")
        await asyncio.sleep(max(0, opened_s + period_s - 5 - time.monotonic()))
        await self._screen.shoot("last-seconds")
        await self._shown(Phase.SPINNING)
        await self._order(c.VoidRound("the ball left the wheel"))
        await self._screen.shoot("void")

        await self.open()
        await self._place(2, "straight:8", "red")
        await self.close()
        await self._order(c.CallNoSpin(self._book.terms.no_spin.reasons[0].id))
        await self._screen.shoot("no-spin")
        if self._staff.board.phase is not Phase.IDLE:
            await self.result("8")

    async def _staff_matters(self) -> None:
        screen = self._screen
        await self.open()
        await self._place(2, "straight:8", "red")
        await self._order(c.Freeze("a result is being checked"))
        await self._until(lambda seat: seat.frozen, "frozen")
        await screen.shoot("frozen")
        await self._order(c.Thaw())
        await self._until(lambda seat: not seat.frozen, "thawed")
        await self.close()
        await self.result("8")
        await self._corrected("10")

        os.kill(self._running.table.pid, signal.SIGSTOP)
        await asyncio.sleep(5)
        await screen.shoot("waiting-for-table")
        await self._refused("no-table", 1, "straight:20")
        os.kill(self._running.table.pid, signal.SIGCONT)
        async with asyncio.timeout(WAIT_S):
            while (board := self._staff.console.board) is None or SEAT not in board.here:
                await self._staff.look()

        now_ms = time.time_ns() // 1_000_000
        limits = f.LimitAmounts.of(self._book.limits)
        await self._order(c.NoticeLimits(limits, now_ms))
        await self._until(lambda seat: seat.limits_notice, "the notice of limits")
        await asyncio.sleep(NOTICE_S)
        await screen.shoot("limits-notice")
        await self._order(c.WithdrawNotice())
        await self._order(c.NoticeClosing(now_ms))
        await self._until(lambda seat: seat.closing_due_ms, "the notice of closing")
        await screen.shoot("closing-notice")
        await self._order(c.WithdrawNotice())

    async def _corrected(self, outcome: str) -> None:
        board = self._staff.board
        await self._order(c.Freeze("a wrong number was entered"))
        correction = c.CorrectResult(board.round, outcome, "", "misread")
        await self._order(correction, second=SECOND, outcome="8")
        await self._order(c.Thaw())
        await self._until(lambda seat: not seat.frozen, "thawed")
        await self._screen.shoot("corrected")

    async def _leave(self) -> None:
        screen = self._screen
        if CashOutWay.TICKET in self._book.terms.cash_out.ways:
            await self._leave_by_ticket()
        await self._ready_to_leave()
        await self._printer("paper out")  # if there is one: then an attendant pays
        await asyncio.sleep(2)
        await screen.click(*CASH_OUT)
        await screen.shoot("cash-out-attendant")
        await self._pay()
        await screen.shoot("cash-out-paid")
        await self._order(c.LockSeat(SEAT, f.LockReason.MALFUNCTION, "the touchscreen"))
        await self._until(lambda seat: seat.locks, "the lock")
        await screen.shoot("out-of-service")

    async def _leave_by_ticket(self) -> None:
        screen = self._screen
        await self._ready_to_leave()
        seat = self._seat()
        if seat is not None and seat.credit_cents > TICKET_LIMIT_CENTS:
            await screen.click(*CASH_OUT)
            await self._pay()
            await screen.click(*CASH_OUT)  # back to the table, which is in the same place
            await self._credit()
        await self._printer("leave")
        await screen.click(*CASH_OUT, settle_s=0.1)
        await screen.shoot("cash-out-printing", settle_s=0.2)
        await self._until(lambda seat: seat.ticket is None and not seat.credit_cents, "the ticket")
        await screen.shoot("cash-out-ticket")
        await self._printer("take")
        await asyncio.sleep(1)
        await screen.shoot("cash-out-taken")
        await screen.click(*CASH_OUT)  # back to the table, which is in the same place
        await self.close()
        await self.result("8")
        await self._credit()

    async def _ready_to_leave(self) -> None:
        await self.open()
        await self._screen.click(*CLEAR)  # winners that ride are cleared first

    async def _printer(self, command: str) -> None:
        answer = await ControlLine(self._house.control_of("printer", SEAT)).ask(command)
        assert answer.startswith("ok"), f"the printer, asked to {command}: {answer}"

    async def _pay(self) -> None:
        async with asyncio.timeout(WAIT_S):
            while SEAT not in self._staff.console.matters.calls:
                await self._staff.look()
        cents = self._staff.console.matters.calls[SEAT]
        await self._order(c.HandPay("", SEAT, cents, ""), second=SECOND)
        await self._until(lambda seat: not seat.account_open, "the payment")
