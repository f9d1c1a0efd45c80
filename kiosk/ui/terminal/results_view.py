"""The last winning numbers, newest first, and how often each half of the cloth came up."""

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from kiosk.rules.pockets import Colour, Pocket, colour
from kiosk.rules.wagers import Kind
from kiosk.ui.rows import Rows
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.words import kind_name

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

SHOWN = 24
HALVES = ((Kind.RED, Kind.BLACK), (Kind.ODD, Kind.EVEN), (Kind.LOW, Kind.HIGH))


class ResultRow(Struct, frozen=True):
    round: int
    pocket: str
    column: int
    """Of a board in three columns: red, zero, black."""


class HalvesRow(Struct, frozen=True):
    """Two halves of the cloth against one another; zeros are in neither."""

    left_name: str
    right_name: str
    left_times: int
    right_times: int


@QmlElement
class ResultsView(QObject):
    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._rows = Rows(ResultRow, self)
        self._halves = Rows(HalvesRow, self)
        self._count = 0

    def refresh(self) -> None:
        played = self._desk.state.played
        columns = {Colour.RED: 0, Colour.GREEN: 1, Colour.BLACK: 2}
        rows = [
            ResultRow(number, outcome, columns[colour(outcome)])
            for number in sorted(played, reverse=True)
            if (outcome := played[number].outcome) is not None
        ]
        self._rows.show(rows[:SHOWN])
        self._show_halves([row.pocket for row in rows])

    def _show_halves(self, outcomes: Sequence[Pocket]) -> None:
        def times(kind: Kind) -> int:
            numbers = self._desk.book.wagers[kind].numbers
            return sum(outcome in numbers for outcome in outcomes)

        self._halves.show(
            [
                HalvesRow(kind_name(left), kind_name(right), times(left), times(right))
                for left, right in HALVES
            ]
        )
        if len(outcomes) != self._count:
            self._count = len(outcomes)
            self.changed.emit()

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        return self._rows

    @Property(Rows, constant=True)
    def halves(self) -> Rows:
        return self._halves

    @Property(int, notify=changed)
    def count(self) -> int:
        """Of the results that are counted."""
        return self._count
