"""The last rounds, newest first."""

from msgspec import Struct

from kiosk.rules.pockets import Colour, Pocket, colour
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of

SHOWN = 60
"""As many as any screen has room for."""


class PastRow(Struct, frozen=True):
    round: int
    pocket: str
    """Nothing: the round was void."""
    column: int
    """Of a board in three columns: red, zero, black."""
    corrected: bool


class DisplayHistoryView(ViewPart[Struct, Onlooker]):
    rows = rows_of(PastRow)

    def refresh(self) -> None:
        board = self._desk.board
        if board is None:
            self.rows.show([])
            return
        self.rows.show(
            [
                PastRow(board.last_round - at, number or "", _column(number), at in board.corrected)
                for at, number in enumerate(board.last[:SHOWN])
            ]
        )


def _column(number: Pocket | None) -> int:
    columns = {Colour.RED: 0, Colour.GREEN: 1, Colour.BLACK: 2}
    return 1 if number is None else columns[colour(number)]
