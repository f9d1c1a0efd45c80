"""The automatic dealer of a table that people play at, and the attendant beside it.

Unlike the dealer of the simulated evenings they make no mistakes, give players the time that the
rule book gives them, and let anybody else who is at a console have a say: whatever they find at
the table, they go on from there.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from kiosk.console.order import Outcome
from kiosk.console.shown import RETRY_S
from kiosk.game.refusal import Reason
from kiosk.game.round.state import TablePhase
from kiosk.game.spread.facts import SpreadLimits
from kiosk.game.table import commands as c
from kiosk.game.tournament.values import IN_PLAY
from kiosk.lab.simulate.director import Director, conduct
from kiosk.lab.simulate.staff import SUPERVISOR, Staff
from kiosk.lab.simulate.staff_tasks import Found, Judge, next_order
from kiosk.lab.simulate.wheel import VirtualWheel
from kiosk.link import messages as m
from kiosk.link.session import GoneError
from kiosk.rules.rulebook import RuleBook

_log = logging.getLogger(__name__)

FLOAT_CENTS = 1_000_000
_TOO_EARLY = (Reason.PERIOD_NOT_OVER, Reason.NOT_CLOSED_BY)
_LOOK_S = 0.1
MISREAD = "The sensor misread"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    wagering_s: int
    spin_s: tuple[float, float]
    show_s: float
    """How long players look at a result before the next round."""
    attend_s: float
    """How long a player waits for an attendant."""
    close_s: float | None = None
    """After so long the dealer closes; None: the clock does."""
    sensor_s: float = 2.0
    """How long the dealer waits for the sensor: then his own eyes decide."""


def pace_of(book: RuleBook, *, fast: bool) -> Pace:
    period = book.terms.period
    if fast:
        return Pace(wagering_s=period.shortest_s, spin_s=(0.5, 1.0), show_s=2.0, attend_s=1.0)
    return Pace(wagering_s=period.wagering_s, spin_s=(4.0, 7.0), show_s=7.0, attend_s=4.0)


FIT = "The ball is fit for play"


def confirmed(number: str, board: m.Board) -> c.ConfirmResult:
    """Whoever enters another number than the sensor read says why."""
    return c.ConfirmResult(number, "" if board.sensed in ("", number) else MISREAD)


def select_spread(book: RuleBook, table: str) -> c.SelectSpread:
    """With the limits that the rule book has for it. Whoever sits there already agrees."""
    terms = book.terms.spread_bet
    assert terms is not None and terms.limits is not None, f"{book.id} has no Spread-Bet"
    limits = SpreadLimits(
        minimum_cents=terms.limits.minimum_cents,
        maximum_cents=terms.limits.maximum_cents,
        unit_cents=terms.limits.unit_cents,
    )
    return c.SelectSpread(table, limits, all_agree=True)


def jackpots_to_open(board: m.Board) -> bool:
    """There is a controller, and management has not opened the jackpots at this table."""
    return board.supernova is not None and not board.supernova.opened


_TAKES_TIME = (c.HandPay, c.CloseCase, c.ApproveJackpot, c.PayJackpotByHand)
"""Somebody comes, looks and pays: players see that it is waited for."""


_LOOKED_AT = (c.DrawSeats, c.RecordSession, c.AdvanceWinners, c.AwardPrizes, c.CancelTournament)
"""Everybody wants to see what came of these orders of a director."""


class Croupier:
    """What a dealer does in a round. `run` does it all by itself, one round after the other."""

    def __init__(
        self,
        staff: Staff,
        wheel: VirtualWheel,
        pace: Pace,
        no_more_bets: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`no_more_bets` is what the sensor says where the dealer may not end wagering."""
        self.opens_rounds = True
        """False: the round under way is the last one for now."""
        self.away = False
        """Somebody else deals meanwhile."""
        self._staff = staff
        self._wheel = wheel
        self._pace = pace
        self._no_more_bets = no_more_bets
        self._confirming = asyncio.Lock()
        self.spread: c.SelectSpread | None = None
        """Spread-Bet, to be selected before the table opens."""
        self.director: Director | None = None
        """Of a tournament, if one is to be played."""
        self._directed = False
        """Its director has just given an order, and boards do not show all of a tournament."""
        self._over = 0
        """The last round whose result everybody has had the time to see."""

    async def run(self) -> None:
        console = self._staff.console
        while True:
            before, self._directed = console.client.board, False
            try:
                if not self.away:
                    await self._act(self._staff.board)
            except GoneError as error:
                _log.info("the dealer waits for the table: %s", error)
            if console.client.board == before and not self._directed:
                await console.wait_for_change()

    async def _act(self, board: m.Board) -> None:
        match board.phase:
            case _ if board.frozen:
                pass  # until somebody thaws the table
            case TablePhase.SHUT:
                await self.open_table()
            case TablePhase.IDLE if board.round != self._over:
                await asyncio.sleep(self._pace.show_s)
                self._over = board.round
                if self._staff.board == board:
                    await self._act(board)
            case TablePhase.IDLE if await self._direct():
                pass
            case TablePhase.IDLE if self.opens_rounds:
                await self.open_round()
            case TablePhase.BETTING if self._pace.close_s is not None:
                await asyncio.sleep(self._pace.close_s)
                await self.close_round()
            case TablePhase.SPINNING:
                await self._spin(board)

    async def _direct(self) -> bool:
        """What a tournament needs next, with the time to look at what came of it. False: a round is
        to be played, of it or for whoever has credit to cash out."""
        if self.director is None:
            return False
        came = await conduct(self.director, self._staff)
        if came is None:
            seen = self._staff.board.tournament
            return self.director.over or seen is None or seen.phase not in IN_PLAY
        if came.why is not None:
            return came.why.reason is not Reason.LIVE_CREDIT
        self._directed = True
        if isinstance(came.command, _LOOKED_AT):
            await asyncio.sleep(self._pace.show_s)
        return True

    async def _spin(self, board: m.Board) -> None:
        """After a no-spin nothing is sensed any more, and the ball is spun again."""
        try:
            if not board.sensed:
                await self._wheel.spin(self._pace.spin_s)
                await self._wait_for_sensor()
            async with self._confirming:
                now = self._staff.board
                number = self._wheel.ball or now.sensed
                same = (now.phase, now.round) == (TablePhase.SPINNING, board.round)
                if same and not now.frozen and number:
                    await self._confirm(number)
        finally:
            self._wheel.pick_up()

    async def _wait_for_sensor(self) -> None:
        loop = asyncio.get_running_loop()
        give_up_s = loop.time() + self._pace.sensor_s
        while self._staff.board.sensed != self._wheel.ball and loop.time() < give_up_s:
            await self._staff.console.wait_for_change(give_up_s - loop.time())

    # ---- Single actions -------------------------------------------------------------------------

    async def open_table(self) -> Outcome:
        if self.spread is not None and self._staff.board.spread is None:
            return await self._staff.order(self.spread, who=SUPERVISOR)
        if jackpots_to_open(self._staff.board):
            return await self._staff.order(c.OpenSupernova(), who=SUPERVISOR)
        return await self._staff.order(c.OpenTable(FLOAT_CENTS), who=SUPERVISOR)

    async def open_round(self) -> Outcome:
        return await self._staff.order(c.OpenRound(self._pace.wagering_s))

    async def close_round(self) -> Outcome:
        """As soon as the rule book lets him. Where it does not, the sensor or the clock does it."""
        came = await self._staff.order(c.CloseRound())
        while came.why is not None and came.why.reason in _TOO_EARLY:
            if came.why.reason is Reason.NOT_CLOSED_BY and self._no_more_bets is not None:
                await self._no_more_bets()
            await self._staff.console.wait_for_change(_LOOK_S)
            if self._staff.board.phase is not TablePhase.BETTING:
                return Outcome(c.CloseRound())
            came = await self._staff.order(c.CloseRound())
        return came

    async def result(self, number: str) -> Outcome:
        """The ball is put into this pocket, and the number confirmed."""
        async with self._confirming:
            try:
                if self._staff.board.phase is TablePhase.SPINNING:
                    self._wheel.drop(number)
                    await self._wait_for_sensor()
                return await self._confirm(number)
            finally:
                self._wheel.pick_up()

    async def _confirm(self, number: str) -> Outcome:
        came = await self._staff.order(confirmed(number, self._staff.board))
        if came.why is not None and came.why.reason is Reason.BALL_UNEXAMINED:
            await self._staff.order(c.ExamineBall(FIT), who=SUPERVISOR)
            return await self._staff.order(confirmed(number, self._staff.board))
        return came


class Attendant(Judge):
    """Pays by hand, looks for tickets, answers cases and unlocks, whoever deals."""

    def __init__(
        self,
        staff: Staff,
        pace: Pace,
        *,
        printed: Callable[[str], bool],
    ) -> None:
        self._staff = staff
        self._pace = pace
        self.away = False
        """Somebody else looks after players meanwhile."""
        self._printed = printed
        self._waits_for: set[str] = set()
        """Seats whose own records are asked for, and away."""

    async def run(self) -> None:
        while True:
            try:
                if self.away or not await self._attend():
                    await self._staff.console.wait_for_change()
            except GoneError as error:
                _log.info("the attendant waits for the table: %s", error)
                await asyncio.sleep(RETRY_S)

    async def _attend(self) -> bool:
        """False: nothing to do, or not now."""
        command = next_order(self._staff.console.staff_tasks, self)
        if command is None:
            return False
        if isinstance(command, _TAKES_TIME):
            await asyncio.sleep(self._pace.attend_s)
            if next_order(self._staff.console.staff_tasks, self) != command:
                return True  # the player thought better
        came = await self._order(command)
        if came.why is not None and came.why.reason is Reason.RECORD_AWAY:
            assert isinstance(command, c.JudgeRecords)
            self._waits_for.add(command.seat)
            return True  # there may be something else to do
        return came.done

    async def _order(self, command: c.Command) -> Outcome:
        return await self._staff.order(command, who=SUPERVISOR)

    # ---- What only a person can find out ------------------------------------------------------

    def confirms(self, seat: str, round_: int) -> bool | None:
        if seat in self._staff.board.here:
            self._waits_for.discard(seat)
        return None if seat in self._waits_for else True

    def sees_printed(self, number: str) -> bool | None:
        return self._printed(number)

    def finds_in_box(self, doubtful: m.DoubtfulPaper) -> Found | None:
        """For somebody who can: it is left to people."""
        return None

    def knows_the_time(self) -> bool:
        """That too is left to people."""
        return False

    def pays(self, case: m.OpenCase) -> bool:
        return case.held
