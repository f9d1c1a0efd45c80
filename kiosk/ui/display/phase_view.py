"""The countdown and what is announced to everybody: place your bets, no more bets, and the rest."""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal
from PySide6.QtQml import QmlElement

from kiosk.game.table.state import Phase
from kiosk.link.messages import Board
from kiosk.ui.display.onlooker import Onlooker

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

TICK_MS = 100
LAST_S = 5
"""The last seconds look different."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Shown:
    sign: str = "wait"
    """What the ring holds: count, lock, wait, stop."""
    title: str = ""
    line: str = ""


@QmlElement
class DisplayPhaseView(QObject):
    changed = Signal()
    ticked = Signal()

    def __init__(self, onlooker: Onlooker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._onlooker = onlooker
        self._shown = _Shown()
        self._left_s: float | None = None
        """Of the wagering period. None: it is not open, or its time is not known yet."""
        self._timer = QTimer(self, interval=TICK_MS)
        self._timer.timeout.connect(self._tick)

    def refresh(self) -> None:
        shown = self._look()
        if shown != self._shown:
            self._shown = shown
            self.changed.emit()
        counting = shown.sign == "count"
        if counting != self._timer.isActive():
            self._timer.start() if counting else self._timer.stop()
        self._tick()

    def _tick(self) -> None:
        left_s = self._onlooker.remaining_s
        if left_s != self._left_s:
            self._left_s = left_s
            self.ticked.emit()

    def _look(self) -> _Shown:
        board = self._onlooker.board
        if board is None or not self._onlooker.connected:
            return _Shown(title=translate("DisplayPhaseView", "Waiting for the table"))
        if board.frozen:
            title = translate("DisplayPhaseView", "A result is being checked")
            return _Shown(sign="stop", title=title)
        return _of_phase(board)

    @Property(str, notify=changed)
    def sign(self) -> str:
        return self._shown.sign

    @Property(str, notify=changed)
    def title(self) -> str:
        return self._shown.title

    @Property(str, notify=changed)
    def line(self) -> str:
        return self._shown.line

    @Property(bool, notify=changed)
    def counting(self) -> bool:
        return self._shown.sign == "count"

    @Property(int, notify=ticked)
    def seconds(self) -> int:
        return ceil(self._left_s or 0)

    @Property(float, notify=ticked)
    def share(self) -> float:
        """Of the wagering period that is left. In the last seconds it moves once a second."""
        board, left_s = self._onlooker.board, self._left_s
        if board is None or left_s is None or not board.period_s:
            return 0.0
        return min(1.0, (left_s if left_s > LAST_S else ceil(left_s)) / board.period_s)

    @Property(bool, notify=ticked)
    def last(self) -> bool:
        return self._left_s is not None and self._left_s <= LAST_S


def _of_phase(board: Board) -> _Shown:
    round_ = translate("DisplayPhaseView", "round {round}").format(round=board.round)
    match board.phase:
        case Phase.SHUT:
            return _Shown(sign="lock", title=translate("DisplayPhaseView", "The table is closed"))
        case Phase.IDLE:
            title = translate("DisplayPhaseView", "Betting opens soon")
            return _Shown(sign="lock", title=title)
        case Phase.BETTING:
            line = translate("DisplayPhaseView", "seconds left, {round}").format(round=round_)
            title = translate("DisplayPhaseView", "Place your bets")
            return _Shown(sign="count", title=title, line=line)
        case Phase.CLOSING | Phase.SPINNING:
            if board.no_spins:
                round_ = translate("DisplayPhaseView", "no spin, the ball is spun again")
            title = translate("DisplayPhaseView", "No more bets")
            return _Shown(sign="lock", title=title, line=round_)
