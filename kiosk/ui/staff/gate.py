"""The way into the menu of staff. All that is behind it is loaded when somebody comes."""

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.game.refusal import Reason, Refusal
from kiosk.game.round.state import TerminalPhase
from kiosk.late import Late
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.part import ViewPart
from kiosk.ui.staff.corners import Corners
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.times import Times

if TYPE_CHECKING:
    from kiosk.ui.staff import new_journal_view, staff_view
else:
    new_journal_view = Late("kiosk.ui.staff.new_journal_view")
    staff_view = Late("kiosk.ui.staff.staff_view")

WRONG_PINS_FREE = 3
"""From this wrong PIN on, each shuts the gate for twice as long as the one before."""
BARRED_S = 300


class GateShown(Struct, frozen=True, kw_only=True):
    shown: bool = False
    view: QObject | None = None
    new_journal_shown: bool = False
    """The journal is damaged, and somebody of the staff is here."""
    new_journal: QObject | None = None


class StaffGate(ViewPart[GateShown, Desk]):
    def __init__(
        self, desk: Desk, pictures: Pictures, times: Times, parent: QObject | None = None
    ) -> None:
        super().__init__(desk, parent)
        self._pictures = pictures
        self._times = times
        self._corners = Corners()
        self._view: staff_view.StaffView | None = None
        self._new_journal: new_journal_view.NewJournalView | None = None
        self._open = False
        self._wrong = 0
        self._barred_until_s = 0.0

    @Slot(int)
    def corner(self, index: int) -> None:
        """A corner of the screen was touched, clockwise from the upper left."""
        if self._corners.touched(index, self._times.monotonic_s()) and not self._open:
            self._let_in()

    def _let_in(self) -> None:
        service = self._desk.service
        if service is None and self._desk.damaged:
            self._open_new_journal()
        if service is None or service.staff.door_open is False:
            return  # whoever has no key sees nothing
        state = self._desk.state
        if (
            state.round.phase is TerminalPhase.BETTING
            and state.account.open
            and not state.locks.reasons
        ):
            # It would take the cloth from under somebody's finger.
            self._desk.on_refused(Refusal(Reason.WAGERING_OPEN), "")
            return
        if self._times.monotonic_s() < self._barred_until_s:
            self._desk.on_refused(Refusal(Reason.STAFF_BARRED), "")
            return
        if self._view is None:
            self._view = staff_view.StaffView(self._desk, self._pictures, self._times, self)
            self._view.closed.connect(self._close)
            self._view.pin_tried.connect(self._pin_tried)
        self._view.come(self._desk.picture())
        self._open = True
        self._look()

    def _open_new_journal(self) -> None:
        if self._new_journal is None:
            self._new_journal = new_journal_view.NewJournalView(self._desk, self)
            self._new_journal.changed.connect(self._look)
        self._new_journal.come()

    def _pin_tried(self, right: bool) -> None:
        """The table counts wrong PINs of each person; this counts those typed here. Else a player
        could lock out the whole staff by guessing."""
        self._wrong = 0 if right else self._wrong + 1
        over = self._wrong - WRONG_PINS_FREE
        if over >= 0 and self._view is not None:
            self._barred_until_s = self._times.monotonic_s() + BARRED_S * 2**over
            self._view.close()

    def _close(self) -> None:
        self._open = False
        self._look()

    def _look(self) -> None:
        new_journal = self._new_journal
        self.show(
            GateShown(
                shown=self._open,
                view=self._view,
                new_journal_shown=new_journal is not None and new_journal.showing.is_open,
                new_journal=new_journal,
            )
        )

    def refresh(self) -> None:
        if self._view is not None and self._open:
            self._view.refresh()
        if self._new_journal is not None:
            self._new_journal.refresh()

    def retranslate(self) -> None:
        if self._view is not None:
            self._view.retranslate()

    def touched(self) -> None:
        if self._view is not None:
            self._view.touched()
        if self._new_journal is not None:
            self._new_journal.touched()
