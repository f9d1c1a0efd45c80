"""A player's sitting in figures: how long, and how much was bet, won and lost."""

from msgspec import Struct
from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement

from kiosk.game.terminal.state import Sitting
from kiosk.game.times import MINUTE_MS
from kiosk.ui.terminal.desk import Desk

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

_HOUR_MIN = 60


class _Shown(Struct, frozen=True):
    minutes: int | None = None
    """At play. None: nobody has sat down."""
    sitting: Sitting = Sitting()


@QmlElement
class SittingView(QObject):
    """Whoever has cashed out still sees what it came to, until the next player sits down."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._shown = _Shown()

    def refresh(self) -> None:
        state = self._desk.state
        minutes = self._shown.minutes
        if state.account_open and self._desk.in_service:
            minutes = state.protection.played_ms(self._desk.now_ms) // MINUTE_MS
        shown = _Shown(minutes, state.sitting)
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()

    @Property(str, notify=changed)
    def time(self) -> str:
        """At play, in hours and minutes."""
        return hours_text(self._shown.minutes or 0)

    @Property(int, notify=changed)
    def rounds(self) -> int:
        """In which there was a wager."""
        return self._shown.sitting.rounds

    @Property(str, notify=changed)
    def staked(self) -> str:
        return self._money(self._shown.sitting.staked_cents)

    @Property(str, notify=changed)
    def won(self) -> str:
        return self._money(self._shown.sitting.winnings_cents)

    @Property(str, notify=changed)
    def returned(self) -> str:
        """Stakes that came back."""
        return self._money(self._shown.sitting.returned_cents)

    @Property(str, notify=changed)
    def net(self) -> str:
        return self._desk.look.currency.signed(self._shown.sitting.net_cents)

    @Property(str, notify=changed)
    def line(self) -> str:
        """All of it since the account was opened, also of rounds that are no longer kept."""
        if not self.rounds:
            return ""
        text = translate(
            "SittingView",
            "Time at play {time}, rounds {rounds}, bet {staked}, won {won}, "
            "stakes back {returned}, in all {net}",
        )
        return text.format(
            time=self.time,
            rounds=self.rounds,
            staked=self.staked,
            won=self.won,
            returned=self.returned,
            net=self.net,
        )

    def _money(self, cents: int) -> str:
        return self._desk.look.currency.full(cents)


def hours_text(minutes: int) -> str:
    return f"{minutes // _HOUR_MIN}:{minutes % _HOUR_MIN:02}"
