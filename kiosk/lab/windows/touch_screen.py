"""A window as a hand and an eye meet it: it is touched, and tells when each frame was shown."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest
from qasync import QEventLoop

_PULSE_MS = 2
_FRAME_S = 20.0
"""A window that shows nothing for so long never will."""


@dataclass(frozen=True, slots=True)
class ShownFrame:
    shown_s: float
    took_s: float
    """Since the window's thread was last free: for what was touched or heard, and for painting."""


class TouchScreen(QObject):
    """Made once the window is shown. Times are those of `time.perf_counter`."""

    def __init__(self, window: QQuickWindow) -> None:
        super().__init__()
        self.frames: list[ShownFrame] = []
        self.on_shown: Callable[[float], None] = lambda shown_s: None
        """Called with the moment of each frame."""
        self._window = window
        self._finger = QTest.createTouchDevice()
        self._waiting: list[asyncio.Future[float]] = []
        self._free_s = time.perf_counter()
        window.frameSwapped.connect(self._shown)
        self._pulse = QTimer(self, interval=_PULSE_MS, timerType=Qt.TimerType.PreciseTimer)
        self._pulse.timeout.connect(self._free)
        self._pulse.start()

    def _free(self) -> None:
        self._free_s = time.perf_counter()

    def _shown(self) -> None:
        now_s = time.perf_counter()
        self.frames.append(ShownFrame(now_s, now_s - self._free_s))
        self._free_s = now_s
        self.on_shown(now_s)
        waiting, self._waiting = self._waiting, []
        for told in waiting:
            if not told.done():
                told.set_result(now_s)

    async def frame(self) -> float:
        """When the next frame was shown."""
        told: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self._waiting.append(told)
        async with asyncio.timeout(_FRAME_S):
            return await told

    def shows(self, item: str) -> bool:
        found = self._found(item)
        return found is not None and found.isVisible()

    def place_of(self, item: str) -> QPointF:
        """The upper left corner of an item, by its objectName."""
        return self._item(item).mapToScene(QPointF(0, 0))

    def size_of(self, item: str) -> tuple[float, float]:
        found = self._item(item)
        return found.width(), found.height()

    def _item(self, name: str) -> QQuickItem:
        item = self._found(name)
        assert item is not None, f"the window has no {name}"
        return item

    def _found(self, name: str) -> QQuickItem | None:
        return self._window.findChild(QQuickItem, name) or _below(self._window.contentItem(), name)

    def press(self, x: float, y: float) -> None:
        """A finger goes down. Returns when the window has dealt with it, before it is shown."""
        touch = QTest.touchEvent(self._window, self._finger, False)
        touch.press(0, QPoint(round(x), round(y)), self._window)
        touch.commit(False)

    def release(self, x: float, y: float) -> None:
        touch = QTest.touchEvent(self._window, self._finger, False)
        touch.release(0, QPoint(round(x), round(y)), self._window)
        touch.commit(False)

    def picture(self) -> QImage:
        return self._window.grabWindow()

    def picture_of(self, item: str) -> tuple[int, int, bytes]:
        """Of one item: its width, its height, and red, green and blue of each dot."""
        found = self._item(item)
        area = found.mapRectToScene(QRectF(0, 0, found.width(), found.height())).toRect()
        seen = self.picture().copy(area).convertToFormat(QImage.Format.Format_RGB888)
        rows = memoryview(seen.constBits())
        line, row = seen.bytesPerLine(), 3 * seen.width()
        dots = b"".join(rows[y * line : y * line + row] for y in range(seen.height()))
        return seen.width(), seen.height(), dots


def _below(item: QQuickItem, name: str) -> QQuickItem | None:
    """What a list or a grid has made belongs to no object, and is only seen."""
    for child in item.childItems():
        if child.objectName() == name:
            return child
        if (found := _below(child, name)) is not None:
            return found
    return None


def run_until_done(application: QGuiApplication, work: Coroutine[Any, Any, None]) -> None:
    """For a window that is not ours."""
    loop = QEventLoop(application)
    asyncio.set_event_loop(loop)
    with loop:
        loop.run_until_complete(work)
