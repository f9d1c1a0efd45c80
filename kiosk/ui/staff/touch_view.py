"""The touch test: squares at the corners and edges that must be hit, and how many fingers count."""

from msgspec import Struct
from PySide6.QtCore import Property, QObject, QPointF, QRectF, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.ui.rows import Rows

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

_PLACES = [(column, row) for row in range(3) for column in range(3) if (column, row) != (1, 1)]


class TargetRow(Struct, frozen=True):
    number: int
    x: float
    y: float
    hit: bool


@QmlElement
class TouchTestView(QObject):
    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._targets: list[QRectF] = []
        self._hit: set[int] = set()
        self._fingers = self._most = 0
        self._rows = Rows(TargetRow, self)

    @Slot(float, float, float)
    def measure(self, width: float, height: float, square: float) -> None:
        """How large the area is, and its squares."""
        across, down = (width - square) / 2, (height - square) / 2
        self._targets = [QRectF(c * across, r * down, square, square) for c, r in _PLACES]
        self._show()

    @Slot(float, float)
    def touch(self, x: float, y: float) -> None:
        for number, target in enumerate(self._targets):
            if target.contains(QPointF(x, y)):
                self._hit.add(number)
        self._show()

    @Slot(int)
    def count(self, fingers: int) -> None:
        self._fingers, self._most = fingers, max(self._most, fingers)
        self.changed.emit()

    @Slot()
    def clear(self) -> None:
        self._hit.clear()
        self._most = 0
        self._show()

    def _show(self) -> None:
        self._rows.show(
            [
                TargetRow(number, target.x(), target.y(), number in self._hit)
                for number, target in enumerate(self._targets)
            ]
        )
        self.changed.emit()

    @Property(Rows, constant=True)
    def targets(self) -> Rows:
        return self._rows

    @Property(int, notify=changed)
    def hits(self) -> int:
        return len(self._hit)

    @Property(int, notify=changed)
    def squares(self) -> int:
        return len(self._targets)

    @Property(int, notify=changed)
    def fingers(self) -> int:
        return self._fingers

    @Property(int, notify=changed)
    def most(self) -> int:
        """At once, since the test began."""
        return self._most
