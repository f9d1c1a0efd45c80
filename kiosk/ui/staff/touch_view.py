"""The touch test: squares at the corners and edges that must be hit, and how many fingers count."""

from msgspec import Struct
from PySide6.QtCore import QObject, QPointF, QRectF, Slot

from kiosk.ui.shown import View, rows_of

_PLACES = [(column, row) for row in range(3) for column in range(3) if (column, row) != (1, 1)]


class TargetRow(Struct, frozen=True):
    number: int
    x: float
    y: float
    hit: bool


class TouchTestShown(Struct, frozen=True, kw_only=True):
    hits: int = 0
    squares: int = 0
    fingers: int = 0
    most: int = 0
    """At once, since the test began."""


class TouchTestView(View[TouchTestShown]):
    targets = rows_of(TargetRow)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._squares: list[QRectF] = []
        self._hit: set[int] = set()
        self._fingers = self._most = 0

    @Slot(float, float, float)
    def measure(self, width: float, height: float, square: float) -> None:
        """How large the area is, and its squares."""
        across, down = (width - square) / 2, (height - square) / 2
        self._squares = [QRectF(c * across, r * down, square, square) for c, r in _PLACES]
        self._show()

    @Slot(float, float)
    def touch(self, x: float, y: float) -> None:
        for number, square in enumerate(self._squares):
            if square.contains(QPointF(x, y)):
                self._hit.add(number)
        self._show()

    @Slot(int)
    def count(self, fingers: int) -> None:
        self._fingers, self._most = fingers, max(self._most, fingers)
        self._show()

    @Slot()
    def clear(self) -> None:
        self._hit.clear()
        self._most = 0
        self._show()

    def _show(self) -> None:
        self.targets.show(
            [
                TargetRow(number, square.x(), square.y(), number in self._hit)
                for number, square in enumerate(self._squares)
            ]
        )
        self.show(
            TouchTestShown(
                hits=len(self._hit),
                squares=len(self._squares),
                fingers=self._fingers,
                most=self._most,
            )
        )
