"""The keys of a technician's or newcomer's window: the whole screen and back, and the end."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickWindow

from kiosk.ui.application import WindowPlace, stand

_WHOLE_SCREEN = Qt.Key.Key_F11
_END = Qt.Key.Key_Q
"""With Ctrl: a window that fills the screen has no frame with a cross."""


class TechnicianKeys(QObject):
    """A kiosk has none of them."""

    def __init__(
        self, window: QQuickWindow, place: WindowPlace, fills_screen: Callable[[bool], None]
    ) -> None:
        """`fills_screen` is told at once, and whenever that changes."""
        super().__init__(window)
        self._window, self._place, self._fills_screen = window, place, fills_screen
        fills_screen(place.full)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == _WHOLE_SCREEN:
            self._other_size()
        elif event.key() == _END and control:
            self._window.close()
        else:
            return False
        return True

    def _other_size(self) -> None:
        self._place = replace(self._place, full=not self._place.full)
        stand(self._window, self._place)
        self._fills_screen(self._place.full)
