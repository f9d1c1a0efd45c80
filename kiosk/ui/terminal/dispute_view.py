"""A dispute as the player sees it: one press, then what is kept and what happens next."""

from collections.abc import Sequence

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game import facts as f
from kiosk.game.terminal.state import Dispute, Phase
from kiosk.ui.terminal.desk import Desk

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

BY_PLAYER, BY_STAFF = "player", "staff"


@QmlElement
class DisputeView(QObject):
    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._shown: tuple[Dispute | None, bool] = (None, False)

    def refresh(self) -> None:
        state = self._desk.state
        # Staff may let the player go on before they have decided.
        locked = f.LockReason.DISPUTE in state.locks
        shown = (state.dispute if locked else None, self._desk.connected)
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    def happened(self, facts: Sequence[f.Fact]) -> None:
        """Staff at the console have locked the terminal for a dispute: what is to be seen here is
        kept as if somebody had pressed the button."""
        locked = any(
            isinstance(fact, f.Locked) and fact.reason is f.LockReason.DISPUTE for fact in facts
        )
        if locked and self._desk.state.dispute is None:
            self._desk.dispute(BY_STAFF, self._latest())

    @Slot(int)
    def open(self, round_: int) -> None:
        """About this round; 0: about the one that is under way, or was last."""
        self._desk.dispute(BY_PLAYER, round_ or self._latest())

    def _latest(self) -> int:
        state = self._desk.state
        return state.round if state.phase is not Phase.IDLE else max(state.played, default=0)

    @Property(bool, notify=changed)
    def shown(self) -> bool:
        return self._shown[0] is not None

    @Property(str, notify=changed)
    def case(self) -> str:
        """Short enough to be read aloud."""
        dispute = self._shown[0]
        return dispute.case.rpartition(" ")[2][:6].upper() if dispute else ""

    @Property(str, notify=changed)
    def about(self) -> str:
        dispute = self._shown[0]
        if dispute is None:
            return ""
        if not dispute.round:
            return translate("DisputeView", "Your dispute is recorded")
        return translate("DisputeView", "Your dispute about round {round} is recorded").format(
            round=dispute.round
        )

    @Property(str, notify=changed)
    def kept(self) -> str:
        dispute = self._shown[0]
        if dispute is not None and dispute.picture:
            return translate(
                "DisputeView",
                "Kept as they were: your bets, your credit, the number, the time, and a picture of "
                "this screen.",
            )
        return translate(
            "DisputeView", "Kept as they were: your bets, your credit, the number and the time."
        )

    @Property(str, notify=changed)
    def told(self) -> str:
        """Who knows of it."""
        if self._shown[1]:
            return translate("DisputeView", "Staff have been called and see the case.")
        return translate(
            "DisputeView", "The table is told as soon as it answers. Please call somebody."
        )

    @Property(str, notify=changed)
    def next(self) -> str:
        hours = self._desk.book.terms.withhold.hours
        if hours:
            return translate(
                "DisputeView",
                "A supervisor compares the records of this terminal, the table and the wheel, and "
                "decides within {hours} hours.",
            ).format(hours=hours)
        return translate(
            "DisputeView",
            "A supervisor compares the records of this terminal, the table and the wheel, and "
            "decides.",
        )
