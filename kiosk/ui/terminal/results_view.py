"""The last winning numbers, newest first, and how often each half of the cloth came up."""

from collections.abc import Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QObject

from kiosk.game.round.state import PlayedRound
from kiosk.rules.pockets import Colour, Pocket, colour
from kiosk.rules.wagers import Kind
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.words import kind_name

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


class ResultsShown(Struct, frozen=True):
    count: int = 0
    """Of the results that are counted."""


class ResultsView(ViewPart[ResultsShown, Desk]):
    rows = rows_of(ResultRow)
    halves = rows_of(HalvesRow)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._played: Mapping[int, PlayedRound] | None = None
        """Those that are shown."""
        self._awaited: PlayedRound | None = None
        """The one among them whose number is not told yet."""

    def retranslate(self) -> None:
        self._played = None

    def refresh(self) -> None:
        played, awaited = self._desk.state.round.played, self._desk.awaited
        if played is self._played and awaited is self._awaited:
            return  # a touch changes nothing here, and must not wait for it
        self._played, self._awaited = played, awaited
        hidden = awaited.round if awaited is not None else 0
        columns = {Colour.RED: 0, Colour.GREEN: 1, Colour.BLACK: 2}
        rows = [
            ResultRow(number, outcome, columns[colour(outcome)])
            for number in sorted(played, reverse=True)
            if (outcome := played[number].number) is not None and number != hidden
        ]
        self.rows.show(rows[:SHOWN])
        self._show_halves([row.pocket for row in rows])

    def _show_halves(self, outcomes: Sequence[Pocket]) -> None:
        def times(kind: Kind) -> int:
            numbers = self._desk.book.wagers[kind].numbers
            return sum(outcome in numbers for outcome in outcomes)

        self.halves.show(
            [
                HalvesRow(kind_name(left), kind_name(right), times(left), times(right))
                for left, right in HALVES
            ]
        )
        self.show(ResultsShown(len(outcomes)))
