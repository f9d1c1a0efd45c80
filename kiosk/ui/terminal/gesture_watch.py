"""Tells when each gesture on a window began, and when each frame was shown."""

import time

from PySide6.QtCore import QEvent, QObject, QTimer, Slot
from PySide6.QtGui import QEventPoint, QGuiApplication, QKeyEvent, QPointerEvent
from PySide6.QtQuick import QQuickWindow

from kiosk.ui.terminal.gestures import Gestures, InputClock

_BEGINS_OR_ENDS = (
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease,
    QEvent.Type.KeyPress,
    QEvent.Type.KeyRelease,
)
_STAMP_BY_OUR_CLOCK = ("xcb", "wayland")
"""Platforms whose stamps are of CLOCK_MONOTONIC, as `time.monotonic` is. Others count from a moment
of their own."""


class GestureWatch(QObject):
    """Installed after whatever else watches the window: the last one hears of an event first."""

    def __init__(self, window: QQuickWindow, gestures: Gestures) -> None:
        super().__init__(window)
        self._keys: dict[int, int] = {}
        """The stamps of those that are down."""
        self._over = QTimer(self, singleShot=True, interval=0)
        self._over.timeout.connect(self._is_over)
        self.follow(gestures)
        window.frameSwapped.connect(self._frame_shown)
        window.installEventFilter(self)

    def follow(self, gestures: Gestures) -> None:
        gestures.clock = InputClock(same=QGuiApplication.platformName() in _STAMP_BY_OUR_CLOCK)
        self._gestures = gestures

    @Slot()
    def _frame_shown(self) -> None:
        self._gestures.frame_shown(_now_ms())

    def _is_over(self) -> None:
        self._gestures.over()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in _BEGINS_OR_ENDS and isinstance(event, QKeyEvent | QPointerEvent):
            began_ms = self._began_ms(event)
            if began_ms is not None:
                self._gestures.heard(event.timestamp(), began_ms=began_ms, now_ms=_now_ms())
                self._over.start()
        return False

    def _began_ms(self, event: QKeyEvent | QPointerEvent) -> int | None:
        """The stamp of the press. None: the event neither begins nor ends anything."""
        if isinstance(event, QPointerEvent):
            still = (QEventPoint.State.Updated, QEventPoint.State.Stationary)
            moved = [p.pressTimestamp() for p in event.points() if p.state() not in still]
            return min(moved, default=None)
        if event.isAutoRepeat():
            return None
        if event.type() == QEvent.Type.KeyPress:
            self._keys[event.key()] = event.timestamp()
            return event.timestamp()
        return self._keys.pop(event.key(), event.timestamp())


def _now_ms() -> int:
    return time.monotonic_ns() // 1_000_000
