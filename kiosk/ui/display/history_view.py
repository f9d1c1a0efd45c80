"""The last twenty rounds, newest first."""

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject
from PySide6.QtQml import QmlElement

from kiosk.rules.pockets import Colour, Pocket, colour
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.rows import Rows

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

SHOWN = 20


@dataclass(frozen=True, slots=True)
class PastRow:
    round: int
    pocket: str
    """Nothing: the round was void."""
    column: int
    """Of a board in three columns: red, zero, black."""
    corrected: bool


@QmlElement
class DisplayHistoryView(QObject):
    def __init__(self, onlooker: Onlooker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._onlooker = onlooker
        self._rows = Rows(PastRow, self)

    def refresh(self) -> None:
        board = self._onlooker.board
        if board is None:
            self._rows.show([])
            return
        self._rows.show(
            [
                PastRow(board.last_round - at, number or "", _column(number), at in board.corrected)
                for at, number in enumerate(board.last[:SHOWN])
            ]
        )

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        return self._rows


def _column(number: Pocket | None) -> int:
    columns = {Colour.RED: 0, Colour.GREEN: 1, Colour.BLACK: 2}
    return 1 if number is None else columns[colour(number)]
