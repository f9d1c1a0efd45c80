"""What staff see of a terminal whose journal is damaged: what to do at the console, and the key
that lets it begin anew after that."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.game.refusal import Reason, Refused
from kiosk.journal.errors import JournalError
from kiosk.ui.staff.words import refusal_words
from kiosk.ui.terminal.desk import Desk

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

IDLE_MS = 60_000
"""Nobody has touched it for so long: whoever was there has gone."""


@QmlElement
class AnewView(QObject):
    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._shown = self._busy = False
        self._problem: Callable[[], str] = str
        """In whatever language is spoken now."""
        self._idle = QTimer(self, singleShot=True, interval=IDLE_MS)
        self._idle.timeout.connect(self.close)

    def come(self) -> None:
        """Somebody has made the gesture."""
        self._shown, self._problem = True, str
        self._idle.start()
        self.changed.emit()

    def touched(self) -> None:
        if self._shown:
            self._idle.start()

    def refresh(self) -> None:
        if self._shown and not self._desk.damaged:
            self.close()

    @Slot()
    def close(self) -> None:
        self._shown = False
        self._idle.stop()
        self.changed.emit()

    @Slot()
    def begin(self) -> None:
        if not self._busy:
            self._busy, self._problem = True, str
            self.changed.emit()
            self._desk.start(self._begun())

    async def _begun(self) -> None:
        try:
            await self._desk.begin_anew()
        except Refused as refused:
            self._problem = partial(_refused, refused)
        except JournalError as error:
            self._problem = partial(str, error)
        finally:
            self._busy = False
        self.changed.emit()

    @property
    def is_shown(self) -> bool:
        return self._shown

    # ---- For QML ------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def busy(self) -> bool:
        return self._busy

    @Property(str, notify=changed)
    def problem(self) -> str:
        return self._problem()

    @Property(str, notify=changed)
    def trouble(self) -> str:
        """As the journal says it, for whoever looks."""
        return self._desk.trouble


def _refused(refused: Refused) -> str:
    if refused.reason is Reason.NO_TABLE:
        return translate("AnewView", "The table does not answer: try again when it is back.")
    if refused.reason is Reason.TABLE_REFUSES:
        return translate(
            "AnewView", "The table has not let this seat go: see to it at the console first."
        )
    return refusal_words(refused)
