"""One quick supervisor at a console, who runs the rounds and puts right what goes wrong."""

import asyncio
from collections.abc import Callable
from random import Random

from kiosk.game.table import commands as c
from kiosk.game.table.irregular import LOCKS_OF_STAFF
from kiosk.game.table.state import Phase
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.session import GoneError
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender

NAME, PIN = "sue", "222222"


class Supervisor:
    def __init__(
        self,
        book: RuleBook,
        console: TableClient,
        random: Random,
        printed: Callable[[str], bool],
        *,
        betting_s: tuple[float, float] = (0.1, 0.5),
    ) -> None:
        self.console = console
        self.opens_rounds = True
        self.credits_seats: tuple[str, ...] = ()
        """Seats that get some money from staff in each round."""
        self.registered: set[tuple[int, str]] = set()
        """Every round and seat whose slip the table has shown as registered."""
        self._book = book
        self._random = random
        self._printed = printed
        self._betting_s = betting_s
        self._orders = 0
        self._signed_in_on = 0
        self._credited = -1

    @property
    def at_work(self) -> bool:
        up = self.console.up and self.console.board is not None
        return up and self._signed_in_on == self.console.connections

    @property
    def board(self) -> m.Board | None:
        return self.console.board

    @property
    def anything_open(self) -> bool:
        return self.console.matters != m.Matters()

    async def run(self) -> None:
        while True:
            try:
                if not self.at_work:
                    await self._sign_in()
                if not await self._act():
                    await self._look()
            except GoneError:
                await self._look()

    async def _look(self) -> None:
        """Until something changes at the table. Not for ever: some matters only need time."""
        try:
            async with asyncio.timeout(0.5):
                await self.console.changed()
        except TimeoutError:
            pass

    async def _sign_in(self) -> None:
        connection = self.console.connections
        enrol = m.EnrolStaff(id="enrol", who=NAME, name=NAME, role="supervisor", pin=PIN)
        await self.console.ask(enrol)
        answer = await self.console.ask(m.SignIn(id=self._fresh(), name=NAME, pin=PIN))
        if answer.done:
            self._signed_in_on = connection

    async def _act(self) -> bool:
        """False: there is nothing to do."""
        board = self.board
        if board is None or not self.at_work:
            return False
        self.registered |= {(board.round, seat) for seat in board.registered}
        if await self._put_right():
            return True
        match board.phase:
            case Phase.SHUT:
                return await self.order(c.OpenTable(1_000_000, ""))
            case Phase.IDLE if self.opens_rounds:
                await self._credit(board)
                return await self.order(c.OpenRound(self._book.terms.period.shortest_s, 0))
            case Phase.BETTING:
                await asyncio.sleep(self._random.uniform(*self._betting_s))
                return await self.order(c.CloseRound("dealer"))
            case Phase.SPINNING:
                await asyncio.sleep(self._random.uniform(0, 0.1))
                number = self._random.choice(self._book.wheel.order)
                return await self.order(c.ConfirmResult(number, ""))
        return False

    async def _credit(self, board: m.Board) -> None:
        if self._credited == board.round:
            return
        self._credited = board.round
        for seat in self.credits_seats:
            await self.credit(seat, 100 * self._random.randint(1, 50))

    async def credit(self, seat: str, cents: int) -> bool:
        return await self.order(c.Credit("", seat, cents, Tender.CASH, ""))

    async def _put_right(self) -> bool:
        matters = self.console.matters
        for seat, round_ in matters.in_question:
            confirmed = self._random.random() < 3 / 4
            return await self.order(c.JudgeRecords(seat, round_, confirmed, ""))
        for number in matters.doubtful_tickets.values():
            looked = c.IssueTicket if self._printed(number) else c.CancelTicket
            return await self.order(looked(number))
        for name, case in matters.cases.items():
            return await self.order(c.CloseCase(name, "looked at", "", pay=case.held))
        for seat, cents in matters.calls.items():
            if seat not in matters.due.values() and not matters.locks.get(seat):
                return await self.order(c.HandPay("", seat, cents, ""))
        for seat, locks in matters.locks.items():
            for reason in locks:
                if reason in LOCKS_OF_STAFF:
                    return await self.order(c.UnlockSeat(seat, reason, ""))
        return False

    def _fresh(self) -> str:
        self._orders += 1
        return f"order {self._orders} {self._random.getrandbits(32):08x}"

    async def order(self, command: c.Command) -> bool:
        """Given again, by its id, until it is answered. True if it was obeyed."""
        board = self.board
        if board is None:
            raise GoneError("the table is away")
        order = m.StaffOrder(
            id=self._fresh(),
            who=NAME,
            why="it was time",
            expects=m.Expected(phase=board.phase, round=board.round),
            order=m.STAFF_WIRE.pack(command),
        )
        while True:
            try:
                if not self.at_work:
                    await self._sign_in()
                return (await self.console.ask(order)).done
            except GoneError:
                await self._look()
