"""Taking the money home: by ticket or by an attendant, each step as the journal has it."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Slot

from kiosk.game import facts as f
from kiosk.game.round.state import TerminalPhase
from kiosk.rules.terms import CashOutPeriod, CashOutWay
from kiosk.terminal.cash_out_progress import CashOutProgress, CashOutStage
from kiosk.ui.part import ViewPart
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate
from kiosk.ui.times import Times

TAKEN_MS = 4000
"""How long a ticket that was taken is thanked for."""
_STAGES = {
    CashOutStage.NONE: "",
    CashOutStage.ASKING: "printing",
    CashOutStage.PRINTING: "printing",
    CashOutStage.TAKE: "ticket",
    CashOutStage.ATTENDANT: "attendant",
    CashOutStage.DOUBT: "doubt",
}


class CashOutShown(Struct, frozen=True, kw_only=True):
    """Where a cash-out stands."""

    stage: str = ""
    """printing, ticket, taken, attendant, paid, doubt; empty: nobody is leaving."""
    sum: str = ""
    number: str = ""
    """With its end hidden: the ticket in the printer is money."""
    set_aside_at: str = ""
    """The times of day of its steps."""
    printed_at: str = ""
    ended_at: str = ""
    possible: bool = False
    reason: str = ""
    """Why not now, in a few words."""


class CashOutView(ViewPart[CashOutShown, Desk]):
    def __init__(self, desk: Desk, times: Times, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._times = times
        self._paid: tuple[int, str] | None = None
        """By hand: how much and when, until somebody plays on or touches the screen."""
        self._dismissed: CashOutProgress | None = None
        """The player has gone back to the table from this."""
        self._taken_timer = QTimer(self, singleShot=True, interval=TAKEN_MS)
        self._taken_timer.timeout.connect(self.dismiss)

    def refresh(self) -> None:
        possible, reason = self._may_leave()
        shown = replace(self._look(), possible=possible, reason=reason)
        if shown.stage == "taken" and self.showing.stage != "taken":
            self._taken_timer.start()
        self.show(shown)

    def _look(self) -> CashOutShown:
        progress, money = self._desk.leaving, self._desk.look.currency
        stage = _STAGES[progress.stage]
        if not stage and progress.taken_ms is not None:
            stage = "taken"
        over = stage in ("ticket", "taken")
        if over and (progress == self._dismissed or self._desk.state.account.open):
            stage = ""
        if not stage:
            cents, ended = self._paid or (0, "")
            stage = "paid" if self._paid else ""
            return CashOutShown(stage=stage, sum=money.full(cents), ended_at=ended)
        return CashOutShown(
            stage=stage,
            sum=money.full(progress.cents),
            number=progress.number,
            set_aside_at=self._time(progress.set_aside_ms or progress.asked_ms),
            printed_at=self._time(progress.printed_ms),
            ended_at=self._time(progress.taken_ms),
        )

    def _time(self, ms: int | None) -> str:
        return self._times.of_day(ms) if ms is not None else ""

    def _may_leave(self) -> tuple[bool, str]:
        """Whether the button works, and if not, when it will."""
        state = self._desk.state
        if not state.credit_cents and not state.wagers_down and not state.keeps_vouchers:
            return False, translate("CashOutView", "no credit")
        if state.wagers_down:
            return False, translate("CashOutView", "after your bets")
        wagering = self._desk.book.terms.cash_out.period is CashOutPeriod.WAGERING_PERIOD
        if wagering and state.round.phase is not TerminalPhase.BETTING:
            return False, translate("CashOutView", "when betting opens")
        free = self._desk.connected and not state.locks.frozen and not state.locks.reasons
        return free, "" if free else translate("CashOutView", "not now")

    def happened(self, facts: Sequence[f.Fact]) -> None:
        """An attendant has paid, or somebody plays on: what was paid belongs to the one before."""
        for fact in facts:
            match fact:
                case f.HandPaid():
                    self._paid = (fact.cents, self._time(self._times.now_ms()))
                case f.AccountOpened():
                    self._paid = None
                case _:
                    pass

    @Slot()
    def leave(self) -> None:
        """All credit, by the first way that the rule book has."""
        ways, only_vouchers = self._desk.book.terms.cash_out.ways, not self._desk.state.credit_cents
        if CashOutWay.TICKET in ways and not only_vouchers:
            self._desk.cash_out()
        else:
            self._desk.call_attendant()

    @Slot()
    def askAttendant(self) -> None:  # noqa: N802 - QML names are camelCase
        """The ticket did not come."""
        self._desk.ask_help(True)

    @Slot()
    def dismiss(self) -> None:
        """Back to the table: the money is taken, or the player plays on after all."""
        if self.showing.stage == "attendant":
            self._desk.call_off_attendant()
        self._dismissed, self._paid = self._desk.leaving, None
        self.refresh()
