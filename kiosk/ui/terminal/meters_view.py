"""Credit, bet and win. Text, for QML must not do sums, and its int has 32 bits."""

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from kiosk.game.money import Place
from kiosk.game.terminal.state import Terminal
from kiosk.ui.terminal.desk import Desk

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

_ON_CLOTH = (Place.STAKE, Place.IN_DOUBT, Place.REGISTERED)


@QmlElement
class MetersView(QObject):
    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._figures = ("", "", "", "", False)

    def refresh(self) -> None:
        state, money = self._desk.state, self._desk.look.currency
        won_cents = _last_win_cents(state)
        vouchers_cents = state.money[Place.PROMOTIONAL]
        figures = (
            money.full(state.credit_cents),
            money.full(sum(state.money[place] for place in _ON_CLOTH)),
            money.full(won_cents),
            money.short(vouchers_cents) if vouchers_cents else "",
            won_cents > 0 and self._desk.shown_result is not None,
        )
        if figures != self._figures:
            self._figures = figures
            self.changed.emit()

    @Property(str, notify=changed)
    def credit(self) -> str:
        return self._figures[0]

    @Property(str, notify=changed)
    def bet(self) -> str:
        return self._figures[1]

    @Property(str, notify=changed)
    def win(self) -> str:
        return self._figures[2]

    @Property(str, notify=changed)
    def vouchers(self) -> str:
        """What can be wagered but not cashed, or nothing."""
        return self._figures[3]

    @Property(bool, notify=changed)
    def winning(self) -> bool:
        """The round that has just ended was won."""
        return self._figures[4]


def _last_win_cents(state: Terminal) -> int:
    """Of the last round this account had wagers in: it stays until the next one is settled."""
    for number in sorted(state.played, reverse=True):
        played = state.played[number]
        if played.account == state.account and (played.stakes or played.promotional):
            return played.winnings_cents
    return 0
