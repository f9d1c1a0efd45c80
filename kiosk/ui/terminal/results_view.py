"""The last winning numbers, newest first."""

from dataclasses import dataclass

from PySide6.QtCore import Property, QObject
from PySide6.QtQml import QmlElement

from kiosk.rules.pockets import Colour, colour
from kiosk.ui.rows import Rows
from kiosk.ui.terminal.desk import Desk

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

SHOWN = 24


@dataclass(frozen=True, slots=True)
class ResultRow:
    round: int
    pocket: str
    column: int
    """Of a board in three columns: red, zero, black."""


@QmlElement
class ResultsView(QObject):
    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._rows = Rows(ResultRow, self)

    def refresh(self) -> None:
        played = self._desk.state.played
        columns = {Colour.RED: 0, Colour.GREEN: 1, Colour.BLACK: 2}
        rows = [
            ResultRow(number, outcome, columns[colour(outcome)])
            for number in sorted(played, reverse=True)
            if (outcome := played[number].outcome) is not None
        ]
        self._rows.show(rows[:SHOWN])

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        return self._rows
