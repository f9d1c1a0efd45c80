"""Fingers on the glass: real touch events, through the window, to whatever is under them."""

from PySide6.QtCore import QCoreApplication, QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest


class Fingers:
    def __init__(self, window: QQuickWindow, panel: QPointingDevice) -> None:
        self._touch = QTest.touchEvent(window, panel, False)
        self._window = window
        self._down: dict[int, QPoint] = {}

    def press(self, at: QPoint, finger: int = 0) -> None:
        self._look()
        self._keep_others(finger)
        self._touch.press(finger, at, self._window)
        self._down[finger] = at
        self._touch.commit()

    def move(self, at: QPoint, finger: int = 0) -> None:
        self._keep_others(finger)
        self._touch.move(finger, at, self._window)
        self._down[finger] = at
        self._touch.commit()

    def lift(self, at: QPoint, finger: int = 0) -> None:
        self._keep_others(finger)
        self._touch.release(finger, at, self._window)
        del self._down[finger]
        self._touch.commit()

    def lift_all(self) -> None:
        """Somewhere, as when a hand leaves the glass."""
        for finger, at in list(self._down.items()):
            self.lift(at, finger)

    def tap(self, at: QPoint) -> None:
        """Without a frame between press and lift: the quickest finger there is."""
        self._look()
        self._touch.press(0, at, self._window)
        self._touch.commit(False)
        self._touch.release(0, at, self._window)
        self._touch.commit(False)

    def _look(self) -> None:
        """Nobody touches what no frame has shown yet."""
        QCoreApplication.processEvents()

    def _keep_others(self, finger: int) -> None:
        """A panel tells of every finger that is down whenever one of them changes."""
        for other, at in self._down.items():
            if other != finger:
                self._touch.move(other, at, self._window)
