"""The way into the menu of staff. All that is behind it is loaded when somebody comes."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.refusal import Reason, Refused
from kiosk.game.terminal.state import Phase
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.staff.corners import Corners
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.times import Times

if TYPE_CHECKING:
    from kiosk.ui.staff.anew_view import AnewView
    from kiosk.ui.staff.staff_view import StaffView

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1


WRONG_PINS_FREE = 3
"""From this wrong PIN on, each shuts the gate for twice as long as the one before."""
BARRED_S = 300


@QmlElement
class StaffGate(QObject):
    changed = Signal()

    def __init__(
        self, desk: Desk, pictures: Pictures, times: Times, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._desk = desk
        self._pictures = pictures
        self._times = times
        self._corners = Corners()
        self._view: StaffView | None = None
        self._anew: AnewView | None = None
        self._shown = False
        self._wrong = 0
        self._barred_until_s = 0.0

    @Slot(int)
    def corner(self, index: int) -> None:
        """A corner of the screen was touched, clockwise from the upper left."""
        if self._corners.touched(index, self._times.monotonic_s()) and not self._shown:
            self._open()

    def _open(self) -> None:
        service = self._desk.service
        if service is None and self._desk.damaged:
            self._open_anew()
        if service is None or service.staff.door_open is False:
            return  # whoever has no key sees nothing
        state = self._desk.state
        if state.phase is Phase.BETTING and state.account_open and not state.locks:
            # It would take the cloth from under somebody's finger.
            self._desk.on_refused(Refused(Reason.WAGERING_OPEN), "")
            return
        if self._times.monotonic_s() < self._barred_until_s:
            self._desk.on_refused(Refused(Reason.STAFF_BARRED), "")
            return
        from kiosk.ui.staff.staff_view import StaffView  # noqa: PLC0415 - see above

        if self._view is None:
            self._view = StaffView(self._desk, self._pictures, self._times, self)
            self._view.closed.connect(self._close)
            self._view.pin_tried.connect(self._pin_tried)
        self._view.come(self._desk.picture())
        self._show(True)

    def _open_anew(self) -> None:
        from kiosk.ui.staff.anew_view import AnewView  # noqa: PLC0415 - see above

        if self._anew is None:
            self._anew = AnewView(self._desk, self)
            self._anew.changed.connect(self.changed)
        self._anew.come()

    def _pin_tried(self, right: bool) -> None:
        """The table counts wrong PINs of each person; this counts those typed here. Else a player
        could lock out the whole staff by guessing."""
        self._wrong = 0 if right else self._wrong + 1
        over = self._wrong - WRONG_PINS_FREE
        if over >= 0 and self._view is not None:
            self._barred_until_s = self._times.monotonic_s() + BARRED_S * 2**over
            self._view.close()

    def _close(self) -> None:
        self._show(False)

    def _show(self, shown: bool) -> None:
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    def refresh(self) -> None:
        if self._view is not None and self._shown:
            self._view.refresh()
        if self._anew is not None:
            self._anew.refresh()

    def retranslate(self) -> None:
        if self._view is not None:
            self._view.retranslate()

    def touched(self) -> None:
        if self._view is not None:
            self._view.touched()
        if self._anew is not None:
            self._anew.touched()

    @Property(bool, notify=changed)
    def shown(self) -> bool:
        return self._shown

    @Property(QObject, notify=changed)
    def view(self) -> "StaffView | None":
        return self._view

    @Property(bool, notify=changed)
    def anewShown(self) -> bool:  # noqa: N802 - QML names are camelCase
        """The journal is damaged, and somebody of the staff is here."""
        return self._anew is not None and self._anew.is_shown

    @Property(QObject, notify=changed)
    def anew(self) -> "AnewView | None":
        return self._anew
