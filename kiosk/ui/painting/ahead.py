"""Pictures that are drawn before anybody asks for them: a frame that shows many new ones at once,
such as that of the close, would wait for all of them."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, QTimer

from kiosk.ui.painting.pictures import Pictures

_BEAT_MS = 40
"""One at a time, so that a touch waits for one at most."""


class DrawnAhead(QObject):
    def __init__(self, pictures: Pictures, parent: QObject) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._names: Iterator[str] = iter(())
        self._beat = QTimer(self, interval=_BEAT_MS)
        self._beat.timeout.connect(self._draw_one)

    def draw(self, names: Iterable[str]) -> None:
        """From now on, and nothing else any more."""
        self._names = iter(names)
        self._beat.start()

    def stop(self) -> None:
        self._beat.stop()

    def _draw_one(self) -> None:
        if not self._pictures.draw_next(self._names):
            self._beat.stop()
