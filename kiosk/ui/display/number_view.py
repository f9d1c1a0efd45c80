"""The last number that was confirmed, and whatever must be said about it. Never another number."""

import logging
from dataclasses import dataclass

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal
from PySide6.QtQml import QmlElement

from kiosk.link.messages import Board
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.words import colour_name, properties

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

_log = logging.getLogger(__name__)

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True, kw_only=True)
class _Shown:
    pocket: str = ""
    about: str = ""
    tone: str = "plain"


@QmlElement
class DisplayNumberView(QObject):
    changed = Signal()

    def __init__(self, onlooker: Onlooker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._onlooker = onlooker
        self._shown = _Shown()

    def refresh(self) -> None:
        board = self._onlooker.board
        shown = self._look(board) if board is not None else _Shown()
        if shown != self._shown:
            self._shown = shown
            _log.info("shown: %s, %s", shown.pocket or "no number", shown.about or "no round yet")
            self.changed.emit()

    def _look(self, board: Board) -> _Shown:
        numbers = ((at, number) for at, number in enumerate(board.last) if number is not None)
        at, pocket = next(numbers, (0, ""))
        said = list(self._said(board, at)) if pocket else []
        alone = translate("DisplayNumberView", "Round {round}").format(round=board.last_round - at)
        void = translate("DisplayNumberView", "Round {round} is void").format(
            round=board.last_round
        )
        about = [alone, *said] if pocket else [void] if board.last else []
        tone = "alarm" if not self._onlooker.connected else "warn" if said else "plain"
        return _Shown(pocket=pocket, about=" · ".join(about), tone=tone)

    def _said(self, board: Board, at: int) -> list[str]:
        """About the number at a place of the last ones."""
        said = []
        if at in board.corrected:
            said.append(translate("DisplayNumberView", "corrected result"))
        if at:
            void = translate("DisplayNumberView", "round {round} is void")
            said.append(void.format(round=board.last_round))
        if board.frozen:
            said.append(translate("DisplayNumberView", "being checked"))
        if not self._onlooker.connected:
            said.append(translate("DisplayNumberView", "last known result"))
        return said

    @Property(str, notify=changed)
    def pocket(self) -> str:
        """Or nothing, before the first number."""
        return self._shown.pocket

    @Property(str, notify=changed)
    def colour(self) -> str:
        return colour_name(self._shown.pocket) if self._shown.pocket else ""

    @Property(str, notify=changed)
    def properties(self) -> str:
        if not self._shown.pocket:
            return ""
        return " · ".join(filter(None, properties(self._shown.pocket)))

    @Property(str, notify=changed)
    def about(self) -> str:
        """Which round it was of, and what is not as usual."""
        return self._shown.about

    @Property(str, notify=changed)
    def tone(self) -> str:
        """plain, warn or alarm."""
        return self._shown.tone
