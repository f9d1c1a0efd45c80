"""The staff of an evening: a dealer who errs, and supervisors who put things right.

They know what a console shows and no more, and they look at wheel and printer with their own eyes.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from random import Random

from kiosk.game.facts import LockReason
from kiosk.game.refusal import Reason
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.croupier import FIT, confirmed, jackpots_to_open, select_spread
from kiosk.lab.simulate.director import Director, conduct
from kiosk.lab.simulate.faults import Faults
from kiosk.lab.simulate.promotions import Promotions
from kiosk.lab.simulate.staff import DEALER, SECOND, SUPERVISOR, Staff
from kiosk.lab.simulate.staff_tasks import Found, Judge, next_order, tasks_of_others
from kiosk.lab.simulate.wheel import VirtualWheel
from kiosk.link import messages as m
from kiosk.link.session import GoneError
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import ClosedBy

_log = logging.getLogger(__name__)

_CLOSES_EARLY = 0.05
"""Too early by the rule book most times, and refused."""
_LONGER_S = (0, 0, 0, 5)
_SPIN_S = (1.0, 5.0)
_SPREAD_SPIN_S = (2.5, 6.0)
"""The rings must lock before the ball rests."""
_PAID_IN_PART = 700
"""Of what a player wants to be paid, half is paid of whatever this goes into."""
_SEES_TO_SUSPECTS = 1 / 4
"""Else the game goes on: there is always something with them."""
_NO_PART = "takes no part in the session"


class Dealer(Judge):
    """Plays rounds until told otherwise, then only puts things right."""

    _staff: Staff

    def __init__(self, book: RuleBook, room: Room, random: Random, faults: Faults) -> None:
        self.opens_rounds = True
        self.open_box: Callable[[m.DoubtfulPaper], Found | None] = lambda doubtful: None
        """Whether it lies in the box of its seat; None: that cannot be opened yet."""
        self.suspects: frozenset[str] = frozenset()
        """Seats whose machines always have something: staff see to all others, and the game."""
        self._book = book
        self._room = room
        self._random = random
        self._faults = faults
        self._wheel = VirtualWheel(book, room, random)
        self._promotions = Promotions(book, random)
        self._closes = ClosedBy.DEALER in book.terms.period.closed_by
        self._wrong: tuple[int, str, str] | None = None
        """A round whose number was entered wrongly: the number entered, and the right one."""
        self._spun = 0
        """The round in which the ball has come to rest."""
        self.director: Director | None = None
        """Of a tournament, if one is to be played."""
        self.spread = ""
        """The table of odds of Spread-Bet that is to be selected. Empty: none."""

    async def run(self, staff: Staff) -> None:
        self._staff = staff
        while True:
            try:
                await self._staff.come_on_duty()
                if self._promotions.offered or self.director is not None:
                    self._staff.console.client.look_at(m.LookAt())
                while True:
                    await self._act(self._staff.board)
            except GoneError as error:
                _log.info("the dealer waits for the table: %s", error)
            await asyncio.sleep(0.5)

    async def _act(self, board: m.Board) -> None:
        await asyncio.sleep(self._random.uniform(0.2, 1.0))
        if await self._put_right() or await self._promote(board):
            return
        match board.phase:
            case TablePhase.SHUT:
                await self._order(self._opening(board), who=SUPERVISOR)
            case TablePhase.IDLE if self._wrong is not None:
                await self._correct(*self._wrong)
            case _ if board.frozen:
                await self._order(c.Thaw(), who=SUPERVISOR)
            case TablePhase.IDLE if await self._direct():
                pass
            case TablePhase.IDLE if self.opens_rounds:
                shortest_s = self._book.terms.period.shortest_s
                await self._order(c.OpenRound(shortest_s + self._random.choice(_LONGER_S)))
            case TablePhase.BETTING if self._closes and self._random.random() < _CLOSES_EARLY:
                await self._order(c.CloseRound())
            case TablePhase.BETTING | TablePhase.CLOSING:
                await self._irregular(board)
            case TablePhase.SPINNING:
                await self._spin(board)

    async def _direct(self) -> bool:
        """What the tournament needs next. False: nothing, or it was refused."""
        came = await conduct(self.director, self._staff) if self.director is not None else None
        if came is None:
            return False
        why = came.why
        if why is not None and why.reason is Reason.LIVE_CREDIT and why.seat in self.suspects:
            # Else it could hold up all others for as long as it says that somebody plays there.
            lock = c.LockSeat(why.seat, LockReason.STAFF, _NO_PART)
            return await self._order(lock, who=SUPERVISOR)
        return came.done

    def _opening(self, board: m.Board) -> c.Command:
        if self.spread and board.spread is None:
            return select_spread(self._book, self.spread)
        return c.OpenSupernova() if jackpots_to_open(board) else c.OpenTable(1_000_000)

    # ---- The round ----------------------------------------------------------------------------

    async def _irregular(self, board: m.Board) -> None:
        if board.spread is not None and board.phase is not TablePhase.SPINNING:
            self._wheel.pick_up()  # or the sensor reads the number of before
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
            if board.spread is None:
                await self._wheel.spin(_SPIN_S)
            else:
                await self._spin_slowly()
            self._spun = board.round
            await self._wait_for_sensor()
        number = self._room.ball
        if self._faults.fires("dealer enters a wrong number"):
            number = self._random.choice([p for p in self._book.wheel.order if p != number])
        # Before it is given: if the console is killed meanwhile, it may have been obeyed.
        right = number == self._room.ball
        self._wrong = None if right else (board.round, number, self._room.ball)
        came = await self._staff.order(confirmed(number, self._staff.board))
        if not came.done:
            self._wrong = None
        if came.why is not None and came.why.reason is Reason.BALL_RESTED_EARLY:
            await self._order(c.CallNoSpin(self._book.terms.no_spin.early_rest))
        if came.why is not None and came.why.reason is Reason.BALL_UNEXAMINED:
            await self._order(c.ExamineBall(FIT), who=SUPERVISOR)

    async def _spin_slowly(self) -> None:
        """So that the rings can lock before the ball rests: first the sensor sees it run."""
        await asyncio.sleep(1.0)
        await self._wheel.spin(_SPREAD_SPIN_S)

    async def _wait_for_sensor(self) -> None:
        """A moment, no longer: the dealer's own eyes decide."""
        with suppress(TimeoutError):
            async with asyncio.timeout(2.0):
                while not self._staff.board.sensed:
                    await self._staff.console.client.changed()

    async def _correct(self, round_: int, entered: str, actual: str) -> None:
        """Freeze, correct with a second person, thaw (S0 8.8.3, S1 5.5, S3 6.9)."""
        if not self._staff.board.frozen:
            await self._order(c.Freeze("a wrong number was entered"), who=SUPERVISOR)
            return
        await self._order(
            c.CorrectResult(round_, actual, "misread"),
            who=SUPERVISOR,
            second=SECOND,
            outcome=entered,
        )
        self._wrong = None

    # ---- Putting things right -----------------------------------------------------------------

    async def _put_right(self) -> bool:
        """One of the matters that wait for staff. False: there is none, or it was refused."""
        tasks = self._staff.console.staff_tasks
        command = next_order(tasks_of_others(tasks, self.suspects), self)
        if command is None and self.suspects and self._random.random() < _SEES_TO_SUSPECTS:
            command = next_order(tasks, self)
        if command is None:
            return False
        if isinstance(command, c.ApproveJackpot | c.PayJackpotByHand):
            return await self._order(command, who=SUPERVISOR, second=SECOND)
        if isinstance(command, c.HandPay):
            # Staff come when they have time; meanwhile the player may have thought better.
            await asyncio.sleep(self._random.uniform(0.5, 5.0))
            if command.cents % _PAID_IN_PART == 0:
                command = c.HandPay(command.seat, command.cents // 2, part=True)
            return await self._order(command, who=SUPERVISOR, second=SECOND)
        return await self._order(command, who=SUPERVISOR)

    async def _promote(self, board: m.Board) -> bool:
        told = self._staff.console.client.seats
        seats = told.seats if told else {}
        command = self._promotions.order(board, seats, giving=self.opens_rounds)
        return command is not None and await self._order(command, who=SUPERVISOR)

    def confirms(self, seat: str, round_: int) -> bool:
        return self._random.random() < 3 / 4

    def sees_printed(self, number: str) -> bool | None:
        return None if number in self._room.printing else number in self._room.printed

    def finds_in_box(self, doubtful: m.DoubtfulPaper) -> Found | None:
        return self.open_box(doubtful)

    def knows_the_time(self) -> bool:
        return True

    def pays(self, case: m.OpenCase) -> bool:
        return self._random.random() < 1 / 2 and case.held

    async def _order(
        self, command: c.Command, *, who: str = DEALER, second: str = "", outcome: str | None = None
    ) -> bool:
        """True if it was obeyed."""
        return (await self._staff.order(command, who=who, second=second, outcome=outcome)).done
