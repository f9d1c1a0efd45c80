"""A terminal out of service: why, what helps, and the figures that its journal vouches for."""

from msgspec import Struct
from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement

from kiosk.game import facts as f
from kiosk.game.money import Place
from kiosk.game.terminal.state import Phase
from kiosk.ui.rows import Rows
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.words import lock_words

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_STOPPED_BY = (f.LockReason.MEMORY, f.LockReason.MALFUNCTION)


class TrustedFigure(Struct, frozen=True):
    name: str
    figure: str


@QmlElement
class FaultView(QObject):
    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._shown = ("", "", False)
        self._trusted = Rows(TrustedFigure, self)

    def refresh(self) -> None:
        shown = (self._why(), self._helps(), self._desk.vouched)
        if shown[0]:
            self._trusted.show(self._figures())
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    @property
    def there(self) -> bool:
        return bool(self._shown[0])

    def _why(self) -> str:
        """Why nothing can be done here, in one sentence."""
        if self._desk.trouble and not self._desk.in_service:
            if self._desk.damaged:
                return translate("FaultView", "Its records are damaged.")
            if self._desk.state.cleared:
                return translate("FaultView", "Its memory was cleared, and it begins again.")
            return translate("FaultView", "Its records cannot be written.")
        stopped = next((r for r in _STOPPED_BY if r in self._desk.state.locks), None)
        return lock_words(stopped) + "." if stopped else ""

    def _helps(self) -> str:
        if self._desk.in_service:
            return translate(
                "FaultView",
                "Staff see it at the table. The terminal goes on by itself as soon as it can.",
            )
        if self._desk.damaged:
            return translate(
                "FaultView",
                "Please tell an attendant: the table knows what you have, and it is paid by hand.",
            )
        return translate(
            "FaultView",
            "Please tell an attendant. The terminal goes on by itself as soon as it can.",
        )

    def _figures(self) -> list[TrustedFigure]:
        """None, if no journal has told any: a terminal never guesses."""
        if not self._desk.vouched:
            return []
        state, money = self._desk.state, self._desk.look.currency
        down_cents = sum(state.money[p] for p in (Place.STAKE, Place.IN_DOUBT, Place.REGISTERED))
        registered = state.phase is Phase.SPINNING and state.money[Place.REGISTERED] > 0
        pending_cents = state.money[Place.NOTE_PENDING]
        yes, no = translate("FaultView", "Yes"), translate("FaultView", "No")
        none = translate("FaultView", "None")
        bets = translate("FaultView", "Bets in round {round}").format(round=state.round)
        return [
            TrustedFigure(translate("FaultView", "Credit"), money.full(state.credit_cents)),
            TrustedFigure(bets, money.full(down_cents)),
            TrustedFigure(
                translate("FaultView", "Registered at the table"),
                (yes if registered else no) if down_cents else none,
            ),
            TrustedFigure(
                translate("FaultView", "Note not yet credited"),
                money.full(pending_cents) if pending_cents else none,
            ),
        ]

    # ---- For QML ------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def why(self) -> str:
        return self._shown[0]

    @Property(str, notify=changed)
    def helps(self) -> str:
        """What the player may expect."""
        return self._shown[1]

    @Property(Rows, constant=True)
    def trusted(self) -> Rows:
        return self._trusted

    @Property(bool, notify=changed)
    def vouched(self) -> bool:
        """The journal could be read, and its figures are shown."""
        return self._shown[2]
