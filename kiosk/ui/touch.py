"""A surface for one finger. What a second finger, a sleeve or a palm does means nothing."""

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QEventPoint, QMouseEvent, QTouchEvent
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

PALM_PX = 110
"""A contact wider than this is no finger. Panels that do not measure it report nothing."""
FINGERS_MAX = 2
"""More at once are a hand that leans on the glass."""


@QmlElement
class TouchSurface(QQuickItem):
    """Follows the first finger from press to release. A release outside is told as such and then
    as a cancel."""

    pressed = Signal(QPointF, arguments=["at"])
    moved = Signal(QPointF, arguments=["at"])
    released = Signal(QPointF, arguments=["at"])
    dropped = Signal(QPointF, arguments=["at"])
    canceled = Signal()

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self.setAcceptTouchEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self._finger: int | None = None
        self._barred = False
        """A palm or a hand was there: nothing counts until all is lifted."""

    def touchEvent(self, event: QTouchEvent) -> None:  # noqa: N802 - Qt's name
        points = event.points()
        down = [p for p in points if p.state() != QEventPoint.State.Released]
        if len(down) > FINGERS_MAX or any(_is_palm(point) for point in down):
            self._give_up(barred=True)
        elif not self._barred:
            for point in points:
                self._follow(point)
        if not down:
            self._barred = False
        event.accept()

    def _follow(self, point: QEventPoint) -> None:
        match point.state():
            case QEventPoint.State.Pressed if self._finger is None:
                self._finger = point.id()
                self.pressed.emit(point.position())
            case QEventPoint.State.Updated if point.id() == self._finger:
                self.moved.emit(point.position())
            case QEventPoint.State.Released if point.id() == self._finger:
                self._lift(point.position())

    def _lift(self, at: QPointF) -> None:
        self._finger = None
        if self.contains(at):
            self.released.emit(at)
        else:
            self.dropped.emit(at)
            self.canceled.emit()

    def _give_up(self, *, barred: bool = False) -> None:
        self._barred = self._barred or barred
        if self._finger is not None:
            self._finger = None
            self.canceled.emit()

    def touchUngrabEvent(self) -> None:  # noqa: N802 - Qt's name
        self._give_up()

    # A mouse is what technicians have in a window.

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self._finger is None:
            self._finger = -1
            self.pressed.emit(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self._finger == -1:
            self.moved.emit(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self._finger == -1:
            self._lift(event.position())

    def mouseUngrabEvent(self) -> None:  # noqa: N802 - Qt's name
        if self._finger == -1:
            self._give_up()


def _is_palm(point: QEventPoint) -> bool:
    size = point.ellipseDiameters()
    return max(size.width(), size.height()) > PALM_PX
