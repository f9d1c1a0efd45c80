"""Pictures of a window, one of each thing that it shows."""

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer
from PySide6.QtQuick import QQuickWindow

_log = logging.getLogger(__name__)

_LOOK_MS = 400
"""What is still the same after so long has come to rest."""


class Album(QObject):
    """Watches a window, and keeps a picture when it shows something for the first time. Pictures
    are named after the window and what it showed: `display-betting.png`."""

    def __init__(
        self, window: QQuickWindow, folder: Path, name: str, shown: Callable[[], str]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._folder = folder
        self._name = name
        self._shown = shown
        self._last = ""
        self._kept: set[str] = set()
        folder.mkdir(parents=True, exist_ok=True)
        self._timer = QTimer(self, interval=_LOOK_MS)
        self._timer.timeout.connect(self._look)
        self._timer.start()

    def _look(self) -> None:
        last, self._last = self._last, self._shown()
        if self._last and self._last not in self._kept:
            self._take(self._last)  # should it not last; if it does, again when it is at rest
        if last == self._last:
            self._kept.add(last)

    def keep(self, what: str) -> None:
        """As it is now, unless there is a picture of this."""
        if what not in self._kept:
            self._kept.add(what)
            self._take(what)

    def _take(self, what: str) -> None:
        path = self._folder / f"{self._name}-{what}.png"
        if not self._window.grabWindow().save(str(path)):
            _log.warning("cannot write the picture %s", path)
