"""The desk of a screen that shows what was: it stands at a fact, and no touch moves it."""

from collections.abc import Sequence

from kiosk.game import facts as f
from kiosk.game.jackpot.values import JackpotTold
from kiosk.game.round.state import TerminalPhase
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.machine import new_terminal
from kiosk.game.terminal.state import Terminal
from kiosk.link.messages import SupernovaSeen
from kiosk.records.past import PastMoment
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.cash_out_progress import CashOutProgress
from kiosk.ui.past.past_cash_out import cash_out_at
from kiosk.ui.terminal.desk import Desk, Look
from kiosk.ui.times import Times, wall_times


class PastDesk(Desk):
    """There is no service behind it, so that all that a touch could start does nothing. That the
    table was out of reach is in no journal: the screen shows a terminal that is connected."""

    def __init__(self, book: RuleBook, look: Look, table: str) -> None:
        super().__init__(book, look)
        self._table = table
        self._none = new_terminal(book, look.seat)
        self._moments: Sequence[PastMoment] = ()
        self._now_ms = 0

    def stand_at(self, moments: Sequence[PastMoment], now_ms: int) -> None:
        """At the last of these; none: where no terminal has been."""
        self._moments, self._now_ms = moments, now_ms

    def times(self) -> Times:
        """Its clock is that of the facts, and so is the time that passes."""
        return Times(
            now_ms=lambda: self._now_ms,
            of_day=wall_times().of_day,
            monotonic_s=lambda: self._now_ms / 1000,
        )

    @property
    def in_service(self) -> bool:
        return True

    @property
    def connected(self) -> bool:
        return True

    @property
    def table(self) -> str:
        return self._table

    @property
    def state(self) -> Terminal:
        return self._moments[-1].state if self._moments else self._none

    @property
    def jackpots(self) -> SupernovaSeen | None:
        """The wager and its spot. What the levels stood at is in no journal of a terminal."""
        cents = self.state.supernova.wager_cents
        if not cents:
            return None
        told = JackpotTold(wager_cents=cents, running=True, levels=())
        return SupernovaSeen(
            table=self._table,
            opened=True,
            open=True,
            wager_cents=cents,
            connected=True,
            told=told,
        )

    @property
    def leaving(self) -> CashOutProgress:
        return cash_out_at(self._moments, self._now_ms) if self._moments else CashOutProgress()

    @property
    def remaining_s(self) -> float | None:
        if self.state.round.phase is not TerminalPhase.BETTING:
            return None
        for moment in reversed(self._moments):
            if isinstance(moment.fact, f.WageringOpened):
                ends_ms = moment.at_ms + moment.fact.period_s * 1000
                return max(0.0, (ends_ms - self._now_ms) / 1000)
        return None

    @property
    def now_ms(self) -> int:
        return self._now_ms

    def touch(self, command: c.Command) -> None:
        """What is done is done."""
