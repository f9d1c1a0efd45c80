"""Taking the money home: by ticket or by an attendant, each step as the journal has it."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game import facts as f
from kiosk.game.terminal.state import Phase
from kiosk.rules.terms import CashOutPeriod, CashOutWay
from kiosk.terminal.leaving import CashOutProgress, Stage
from kiosk.ui.terminal.desk import Desk

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

TAKEN_MS = 4000
"""How long a ticket that was taken is thanked for."""
_STAGES = {
    Stage.NONE: "",
    Stage.ASKING: "printing",
    Stage.PRINTING: "printing",
    Stage.TAKE: "ticket",
    Stage.ATTENDANT: "attendant",
    Stage.DOUBT: "doubt",
}


class _Shown(Struct, frozen=True, kw_only=True):
    """Where a cash-out stands."""

    stage: str = ""
    """printing, ticket, taken, attendant, paid, doubt; empty: nobody is leaving."""
    cents: int = 0
    number: str = ""
    set_aside: str = ""
    """The times of day of its steps."""
    printed: str = ""
    ended: str = ""


@QmlElement
class CashOutView(QObject):
    changed = Signal()

    def __init__(
        self, desk: Desk, of_day: Callable[[int], str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._of_day = of_day
        self._shown = _Shown()
        self._can = (False, "")
        self._paid: _Shown | None = None
        """By hand, until somebody plays on or touches the screen."""
        self._dismissed: CashOutProgress | None = None
        """The player has gone back to the table from this."""
        self._taken_timer = QTimer(self, singleShot=True, interval=TAKEN_MS)
        self._taken_timer.timeout.connect(self.dismiss)

    def refresh(self) -> None:
        shown = self._look()
        can = self._may_leave()
        if shown.stage == "taken" and self._shown.stage != "taken":
            self._taken_timer.start()
        if (shown, can) != (self._shown, self._can):
            self._shown, self._can = shown, can
            self.changed.emit()

    @property
    def shown_stage(self) -> str:
        return self._shown.stage

    def _look(self) -> _Shown:
        progress = self._desk.leaving
        stage = _STAGES[progress.stage]
        if not stage and progress.taken_ms is not None:
            stage = "taken"
        over = stage in ("ticket", "taken")
        if over and (progress == self._dismissed or self._desk.state.account_open):
            stage = ""
        if not stage:
            return self._paid or _Shown()
        return _Shown(
            stage=stage,
            cents=progress.cents,
            number=progress.number,
            set_aside=self._time(progress.set_aside_ms or progress.asked_ms),
            printed=self._time(progress.printed_ms),
            ended=self._time(progress.taken_ms),
        )

    def _time(self, ms: int | None) -> str:
        return self._of_day(ms) if ms is not None else ""

    def _may_leave(self) -> tuple[bool, str]:
        """Whether the button works, and if not, when it will."""
        state = self._desk.state
        if not state.credit_cents and not state.wagers_down:
            return False, translate("CashOutView", "no credit")
        if state.wagers_down:
            return False, translate("CashOutView", "after your bets")
        wagering = self._desk.book.terms.cash_out.period is CashOutPeriod.WAGERING_PERIOD
        if wagering and state.phase is not Phase.BETTING:
            return False, translate("CashOutView", "when betting opens")
        free = self._desk.connected and not state.frozen and not state.locks
        return free, "" if free else translate("CashOutView", "not now")

    def happened(self, facts: Sequence[f.Fact], now_ms: int) -> None:
        """An attendant has paid, or somebody plays on: what was paid belongs to the one before."""
        for fact in facts:
            match fact:
                case f.HandPaid():
                    ended = self._of_day(now_ms)
                    self._paid = _Shown(stage="paid", cents=fact.cents, ended=ended)
                case f.AccountOpened():
                    self._paid = None
                case _:
                    pass

    @Slot()
    def leave(self) -> None:
        """All credit, by the first way that the rule book has."""
        if CashOutWay.TICKET in self._desk.book.terms.cash_out.ways:
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
        if self._shown.stage == "attendant":
            self._desk.call_off_attendant()
        self._dismissed, self._paid = self._desk.leaving, None
        self.refresh()

    # ---- For QML ------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def possible(self) -> bool:
        return self._can[0]

    @Property(str, notify=changed)
    def reason(self) -> str:
        """Why not now, in a few words."""
        return self._can[1]

    @Property(str, notify=changed)
    def stage(self) -> str:
        return self._shown.stage

    @Property(str, notify=changed)
    def sum(self) -> str:
        return self._desk.look.currency.full(self._shown.cents)

    @Property(str, notify=changed)
    def number(self) -> str:
        """With its end hidden: the ticket in the printer is money."""
        return self._shown.number

    @Property(str, notify=changed)
    def setAsideAt(self) -> str:  # noqa: N802
        return self._shown.set_aside

    @Property(str, notify=changed)
    def printedAt(self) -> str:  # noqa: N802
        return self._shown.printed

    @Property(str, notify=changed)
    def endedAt(self) -> str:  # noqa: N802
        return self._shown.ended
