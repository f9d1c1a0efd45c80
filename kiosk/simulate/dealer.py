"""The staff of an evening: a dealer who errs, and supervisors who put things right.

They know what a console shows and no more, and they look at wheel and printer with their own eyes.
"""

import asyncio
import logging
from contextlib import suppress
from random import Random

from kiosk.game.facts import LockReason
from kiosk.game.table import commands as c
from kiosk.game.table.irregular import LOCKS_OF_STAFF
from kiosk.game.table.state import Phase
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.session import GoneError
from kiosk.rules.rulebook import RuleBook
from kiosk.simulate.casino import Room
from kiosk.simulate.faults import Faults

_log = logging.getLogger(__name__)

DEALER, SUPERVISOR, SECOND = "deb", "sue", "sam"
PINS = {DEALER: "111111", SUPERVISOR: "222222", SECOND: "333333"}
_CLOSES_EARLY = 0.02
_ROLES = {SUPERVISOR: "supervisor", SECOND: "supervisor", DEALER: "dealer"}


class Dealer:
    """Plays rounds until told otherwise, then only puts things right."""

    def __init__(
        self, book: RuleBook, console: TableClient, room: Room, random: Random, faults: Faults
    ) -> None:
        self.opens_rounds = True
        self._book = book
        self._console = console
        self._room = room
        self._random = random
        self._faults = faults
        self._orders = 0
        self._wrong: tuple[int, str, str] | None = None
        """A round whose number was entered wrongly: the number entered, and the right one."""
        self._signed_in_on = -1
        self._spun = 0
        """The round in which the ball has come to rest."""

    async def run(self) -> None:
        while True:
            try:
                await self._sign_in()
                while self._console.board is not None and self._is_signed_in():
                    await self._act(self._console.board)
            except GoneError as error:
                _log.info("the dealer waits for the table: %s", error)
            await asyncio.sleep(0.5)

    def _is_signed_in(self) -> bool:
        return self._signed_in_on == self._console.connections

    async def _sign_in(self) -> None:
        self._signed_in_on = self._console.connections
        for name, role in _ROLES.items():
            enrol = m.EnrolStaff(
                id=f"enrol {name}", who=SUPERVISOR, name=name, role=role, pin=PINS[name]
            )
            await self._console.ask(enrol)
            await self._console.ask(m.SignIn(id=self._fresh(), name=name, pin=PINS[name]))

    async def _act(self, board: m.Board) -> None:
        await asyncio.sleep(self._random.uniform(0.2, 1.0))
        if await self._put_right():
            return
        match board.phase:
            case Phase.SHUT:
                await self._order(c.OpenTable(1_000_000, ""), who=SUPERVISOR)
            case Phase.IDLE if self._wrong is not None:
                await self._correct(*self._wrong)
            case Phase.IDLE if board.frozen:
                await self._order(c.Thaw(), who=SUPERVISOR)
            case Phase.IDLE if self.opens_rounds:
                await self._order(c.OpenRound(self._book.terms.period.shortest_s, 0))
            case Phase.BETTING if self._random.random() < _CLOSES_EARLY:
                await self._order(c.CloseRound("dealer"))
            case Phase.BETTING | Phase.CLOSING:
                await self._irregular(board)
            case Phase.SPINNING:
                await self._spin(board)

    # ---- The round ----------------------------------------------------------------------------

    async def _irregular(self, board: m.Board) -> None:
        if self._faults.fires("player's terminal is declared malfunctioning") and board.here:
            seat = self._random.choice(board.here)
            await self._order(c.DeclareMalfunction(seat, "the screen is dark"), who=SUPERVISOR)

    async def _spin(self, board: m.Board) -> None:
        if self._faults.fires("dealer calls no spin"):
            reason = self._random.choice(self._book.terms.no_spin.reasons).id
            await self._order(c.CallNoSpin(reason))
            return
        await self._irregular(board)
        if self._spun != board.round:
            self._room.ball, self._room.at_rest = self._random.choice(self._book.wheel.order), False
            await asyncio.sleep(self._random.uniform(1.0, 5.0))
            self._spun, self._room.at_rest = board.round, True
            await self._wait_for_sensor()
        number = self._room.ball
        if self._faults.fires("dealer enters a wrong number"):
            number = self._random.choice([p for p in self._book.wheel.order if p != number])
        done = await self._order(c.ConfirmResult(number, ""))
        if done and number != self._room.ball:
            self._wrong = (board.round, number, self._room.ball)

    async def _wait_for_sensor(self) -> None:
        """A moment, no longer: the dealer's own eyes decide."""
        with suppress(TimeoutError):
            async with asyncio.timeout(2.0):
                while self._console.board is not None and not self._console.board.sensed:
                    await self._console.changed()

    async def _correct(self, round_: int, entered: str, actual: str) -> None:
        """Freeze, correct with a second person, thaw (S0 8.8.3, S1 5.5, S3 6.9)."""
        board = self._console.board
        if board is not None and not board.frozen:
            await self._order(c.Freeze("a wrong number was entered"), who=SUPERVISOR)
            return
        await self._order(
            c.CorrectResult(round_, actual, "", "misread"),
            who=SUPERVISOR,
            second=SECOND,
            outcome=entered,
        )
        self._wrong = None

    # ---- Putting things right -----------------------------------------------------------------

    async def _put_right(self) -> bool:
        """One of the matters that wait for staff. False: there is none."""
        matters = self._console.matters
        for seat, round_ in matters.in_question:
            confirmed = self._random.random() < 3 / 4
            judged = c.JudgeRecords(seat, round_, confirmed, "")
            return await self._order(judged, who=SUPERVISOR)
        for number in matters.doubtful_tickets.values():
            looked = c.IssueTicket if number in self._room.printed else c.CancelTicket
            return await self._order(looked(number), who=SUPERVISOR)
        for name, case in matters.cases.items():
            pay = self._random.random() < 1 / 2
            closed = c.CloseCase(name, "looked at", "", pay=pay and case.held)
            return await self._order(closed, who=SUPERVISOR)
        for seat, cents in matters.calls.items():
            if seat not in matters.due.values() and not matters.locks.get(seat):
                # Staff come when they have time; meanwhile the player may have thought better.
                await asyncio.sleep(self._random.uniform(0.5, 5.0))
                paid = c.HandPay("", seat, cents, "")
                return await self._order(paid, who=SUPERVISOR, second=SECOND)
        for seat, locks in matters.locks.items():
            for reason in locks:
                if reason in LOCKS_OF_STAFF and not self._still_asked(reason, seat):
                    return await self._order(c.UnlockSeat(seat, reason, ""), who=SUPERVISOR)
        return False

    def _still_asked(self, reason: LockReason, seat: str) -> bool:
        """A terminal is given back once nothing about it is in question."""
        matters = self._console.matters
        cases = any(case.seat == seat for case in matters.cases.values())
        return reason is LockReason.DISPUTE and cases

    # ---- Orders -------------------------------------------------------------------------------

    def _fresh(self) -> str:
        self._orders += 1
        return f"order {self._orders} {self._random.getrandbits(32):08x}"

    async def _order(
        self, command: c.Command, *, who: str = DEALER, second: str = "", outcome: str | None = None
    ) -> bool:
        """Given again, by its id, until it is answered. True if it was obeyed."""
        board = self._console.board
        if board is None:
            raise GoneError("the table is away")
        order = m.StaffOrder(
            id=self._fresh(),
            who=who,
            why="it was time",
            expects=m.Expected(phase=board.phase, round=board.round, outcome=outcome),
            order=m.STAFF_WIRE.pack(command),
            second=second or None,
            second_pin=PINS[second] if second else None,
        )
        while True:
            try:
                answer = await self._console.ask(order)
            except GoneError:
                await self._come_back()
            else:
                if not answer.done:
                    _log.info("%s is refused: %s", type(command).__name__, answer.reason)
                return answer.done

    async def _come_back(self) -> None:
        while True:
            try:
                await asyncio.sleep(0.5)
                return await self._sign_in()
            except GoneError:
                continue
