"""Taking the money home: by ticket or by an attendant, each step as the journal has it."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Slot

from kiosk.game import facts as f
from kiosk.game.round.state import TerminalPhase
from kiosk.rules.terms import CashOutPeriod, CashOutWay, Winners
from kiosk.terminal.cash_out_progress import CashOutProgress, CashOutStage
from kiosk.ui.part import ViewPart
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.texts import translate
from kiosk.ui.times import Times

TAKEN_MS = 4000
"""How long a ticket that was taken is thanked for."""
PAID_MS = 10_000
"""How long it is told what was paid by hand: it is nobody else's business."""
UNWATCHED_MS = 30_000
"""How long one is asked to take a ticket by a printer that cannot tell whether it was taken."""
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
    question: str = ""
    """Whether to cash out all that; nothing: nobody is asked."""


class CashOutView(ViewPart[CashOutShown, Desk]):
    def __init__(self, desk: Desk, times: Times, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._times = times
        self._paid: tuple[int, str] | None = None
        """By hand: how much and when, until somebody plays on or touches the screen."""
        self._dismissed: CashOutProgress | None = None
        """The player has gone back to the table from this."""
        self._asked = False
        self._taken_timer = QTimer(self, singleShot=True, interval=TAKEN_MS)
        self._taken_timer.timeout.connect(self.dismiss)
        self._paid_timer = QTimer(self, singleShot=True, interval=PAID_MS)
        self._paid_timer.timeout.connect(self.dismiss)
        self._unwatched_timer = QTimer(self, singleShot=True, interval=UNWATCHED_MS)
        self._unwatched_timer.timeout.connect(self._dismiss_unwatched)

    def refresh(self) -> None:
        possible, reason = self._may_leave()
        self._asked = self._asked and possible
        question = self._question() if self._asked else ""
        shown = replace(self._look(), possible=possible, reason=reason, question=question)
        if shown.stage != self.showing.stage:
            self._count_down(shown.stage)
        self.show(shown)

    def _count_down(self, stage: str) -> None:
        """What is over leaves the screen by itself."""
        timers = {
            "taken": self._taken_timer,
            "paid": self._paid_timer,
            "ticket": self._unwatched_timer,
        }
        for name, timer in timers.items():
            timer.start() if name == stage else timer.stop()

    def _dismiss_unwatched(self) -> None:
        service = self._desk.service
        if service is None or service.printer.in_chute is None:
            self.dismiss()

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
        state, awaited = self._desk.state, self._desk.awaited
        if awaited is not None and (awaited.stakes or awaited.promotional):
            # Their money does not tell the number before the ball does.
            return False, translate("CashOutView", "after your bets")
        if not state.credit_cents and not state.wagers_down and not state.keeps_vouchers:
            return False, translate("CashOutView", "no credit")
        open_ = state.round.phase is TerminalPhase.BETTING
        # Where winners stay down there need never be an end of the player's bets.
        rides = self._desk.book.terms.settlement.winners is Winners.RIDE
        if rides and (self._desk.riding_cents or (open_ and state.wagers_down)):
            return False, translate("CashOutView", "take your bets off first")
        if state.wagers_down:
            return False, translate("CashOutView", "after your bets")
        wagering = self._desk.book.terms.cash_out.period is CashOutPeriod.WAGERING_PERIOD
        if wagering and not open_:
            return False, translate("CashOutView", "when betting opens")
        free = self._desk.connected and not state.locks.frozen and not state.locks.reasons
        return free, "" if free else translate("CashOutView", "not now")

    def happened(self, facts: Sequence[f.Fact]) -> None:
        """An attendant has paid, or somebody plays on: what was paid belongs to the one before."""
        for fact in facts:
            match fact:
                case f.HandPaid(part=False):
                    self._paid = (fact.cents, self._time(self._times.now_ms()))
                case f.AccountOpened():
                    self._paid = None
                case _:
                    pass

    def _question(self) -> str:
        text = translate("CashOutView", "Cash out {sum}?")
        return text.format(sum=self._desk.look.currency.full(self._desk.state.credit_cents))

    @Slot()
    def leave(self) -> None:
        """The key lies in a corner, where a sleeve may touch it: much credit does not go by that
        alone."""
        asked_cents = self._desk.look.cash_out_asked_cents
        if asked_cents and self._desk.state.credit_cents >= asked_cents:
            self._asked = True
            self.refresh()
        else:
            self._leave()

    @Slot()
    def confirm(self) -> None:
        """The player wants to."""
        if self._asked:
            self.stay()
            self._leave()

    @Slot()
    def stay(self) -> None:
        self._asked = False
        self.refresh()

    def _leave(self) -> None:
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
