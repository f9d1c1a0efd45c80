"""The countdown and what is announced: place your bets, no more bets, the result, the rest."""

from math import ceil

from msgspec import Struct
from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal
from PySide6.QtQml import QmlElement

from kiosk.game.refusal import Refused
from kiosk.game.terminal.state import Phase
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.words import colour_name, lock_words, refusal

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

TICK_MS = 100
LAST_S = 5
"""The last seconds look different."""


class _Shown(Struct, frozen=True, kw_only=True):
    sign: str
    """What the ring holds: count, lock, tick, wait, stop."""
    title: str
    line: str
    good: bool = False
    """The second line is good news."""
    urges: bool = False
    """The player is asked to bet, and told when little time is left."""


@QmlElement
class RoundView(QObject):
    changed = Signal()
    ticked = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._shown = _Shown(sign="wait", title="", line="")
        self._period_s = 0.0
        self._round = 0
        self._left_s = 0.0
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)
        self.registered_at = ""
        """The time of day at which the table acknowledged the slip of this round."""

    def refresh(self) -> None:
        state = self._desk.state
        if state.round != self._round:
            self._round, self._period_s, self.registered_at = state.round, 0.0, ""
        shown = self._look()
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()
            self.ticked.emit()  # the last seconds end with the count, at whatever figure
        counting = shown.sign == "count"
        if counting != self._timer.isActive():
            self._timer.start() if counting else self._timer.stop()
        self._tick()

    def _tick(self) -> None:
        left_s = self._desk.remaining_s if self._shown.sign == "count" else None
        left_s = left_s or 0.0
        # The longest time seen is the period: a terminal that came late does not know more.
        self._period_s = max(self._period_s, left_s)
        if left_s != self._left_s:
            self._left_s = left_s
            self.ticked.emit()

    def _look(self) -> _Shown:
        state = self._desk.state
        round_line = translate("RoundView", "round {round}").format(round=state.round)
        if not self._desk.connected:
            return _Shown(
                sign="wait",
                title=translate("RoundView", "Waiting for the table"),
                line=translate("RoundView", "your money and your bets are kept"),
            )
        if state.locks:
            return _Shown(
                sign="stop",
                title=translate("RoundView", "Terminal locked"),
                line=lock_words(next(iter(state.locks))),
            )
        if state.frozen:
            return _Shown(
                sign="stop",
                title=translate("RoundView", "Accounts frozen"),
                line=translate("RoundView", "a result is being checked"),
            )
        match state.phase:
            case Phase.BETTING if (kept := self._desk.kept_from_play) is not None:
                text = translate("RoundView", "no bets from you, {round}")
                title = refusal(Refused(kept), self._desk.look.currency)
                return _Shown(sign="count", title=title, line=text.format(round=round_line))
            case Phase.BETTING:
                line = translate("RoundView", "seconds left, {round}").format(round=round_line)
                title = translate("RoundView", "Place your bets")
                return _Shown(sign="count", title=title, line=line, urges=True)
            case Phase.CLOSING:
                line = translate("RoundView", "sending your bets")
            case Phase.SPINNING if state.sent is not None:
                line = translate("RoundView", "Registered {time}").format(time=self.registered_at)
                title = translate("RoundView", "No more bets")
                return _Shown(sign="tick", title=title, line=line, good=True)
            case Phase.SPINNING:
                line = round_line
            case Phase.IDLE:
                return self._between_rounds(round_line)
        return _Shown(sign="lock", title=translate("RoundView", "No more bets"), line=line)

    def _between_rounds(self, round_line: str) -> _Shown:
        result = self._desk.shown_result
        if result is None or result.outcome is None:
            return _Shown(
                sign="lock",
                title=translate("RoundView", "Betting opens soon"),
                line=translate("RoundView", "the dealer starts the next round"),
            )
        title = f"{result.outcome} {colour_name(result.outcome)}"
        if result.settlement > 1:
            return _Shown(sign="lock", title=title, line=translate("RoundView", "corrected result"))
        return _Shown(sign="lock", title=title, line=round_line)

    @property
    def seconds_to_bet(self) -> int:
        """None are left when nothing is counted, or not for this player."""
        return ceil(self._left_s) if self._shown.urges else 0

    @Property(str, notify=changed)
    def sign(self) -> str:
        return self._shown.sign

    @Property(str, notify=ticked)
    def title(self) -> str:
        return translate("RoundView", "Last bets") if self.last else self._shown.title

    @Property(str, notify=changed)
    def line(self) -> str:
        return self._shown.line

    @Property(bool, notify=changed)
    def good(self) -> bool:
        return self._shown.good

    @Property(bool, notify=changed)
    def counting(self) -> bool:
        return self._shown.sign == "count"

    @Property(int, notify=ticked)
    def seconds(self) -> int:
        return ceil(self._left_s)

    @Property(float, notify=ticked)
    def share(self) -> float:
        """Of the wagering period that is left. In the last seconds it moves once a second."""
        if not self._period_s:
            return 0.0
        left_s = self._left_s if self._left_s > LAST_S else float(ceil(self._left_s))
        return min(1.0, left_s / self._period_s)

    @Property(bool, notify=ticked)
    def last(self) -> bool:
        return self._shown.urges and self._left_s <= LAST_S
