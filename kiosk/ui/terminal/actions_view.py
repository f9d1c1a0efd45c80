"""Undo, clear, move, repeat, double: which of them can be done now, and doing them."""

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.terminal import commands as c
from kiosk.game.terminal.decision import Decision
from kiosk.ui.terminal.desk import Desk

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate


@QmlElement
class ActionsView(QObject):
    changed = Signal()
    done = Signal(object)
    """A decision, for whoever explains what the limits took off."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._can = (False, False, False, False)
        self._moving = False
        self._picked_up = False
        """The chips to be moved are chosen."""

    def refresh(self) -> None:
        state, open_ = self._desk.state, self._desk.can_wager
        can = (
            open_ and bool(state.slip.undo),
            open_ and bool(state.layout()),
            open_ and bool(state.last_stakes) and state.credit_cents > 0,
            open_ and bool(state.slip.stakes) and state.credit_cents > 0,
        )
        moving = self._moving and can[1]
        if (can, moving) != (self._can, self._moving):
            self._can, self._moving = can, moving
            self._picked_up = self._picked_up and moving
            self.changed.emit()

    @Property(bool, notify=changed)
    def canUndo(self) -> bool:  # noqa: N802 - QML names are camelCase
        return self._can[0]

    @Property(bool, notify=changed)
    def canClear(self) -> bool:  # noqa: N802
        return self._can[1]

    @Property(bool, notify=changed)
    def canRepeat(self) -> bool:  # noqa: N802
        return self._can[2]

    @Property(bool, notify=changed)
    def canDouble(self) -> bool:  # noqa: N802
        return self._can[3]

    @Property(bool, notify=changed)
    def moving(self) -> bool:
        """The next two touches move a wager: from here, to there."""
        return self._moving

    @Property(str, notify=changed)
    def moveHint(self) -> str:  # noqa: N802
        """What the next touch decides."""
        if not self._moving:
            return ""
        if self._picked_up:
            return translate("ActionsView", "to where?")
        return translate("ActionsView", "which chips?")

    @Slot()
    def undo(self) -> None:
        self._do(c.Undo())

    @Slot()
    def clear(self) -> None:
        self._do(c.Clear())

    @Slot()
    def repeat(self) -> None:
        self._do(c.Repeat())

    @Slot()
    def double(self) -> None:
        self._do(c.Double())

    @Slot()
    def toggleMove(self) -> None:  # noqa: N802
        self._moving, self._picked_up = not self._moving and self._can[1], False
        self.changed.emit()

    def picked_up(self, chosen: bool) -> None:
        """The first of the two touches has met chips, or none."""
        self._picked_up = chosen
        self.changed.emit()

    def end_move(self) -> None:
        if self._moving:
            self._moving = self._picked_up = False
            self.changed.emit()

    def _do(self, command: c.Command) -> None:
        decision: Decision | None = self._desk.touch(command)
        if decision is not None:
            self.done.emit(decision)
