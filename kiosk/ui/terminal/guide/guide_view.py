"""The frame around where keys or switches are, for QML. Until the first key there is none."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, QRectF, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickWindow

from kiosk.rules.rulebook import RuleBook
from kiosk.ui.terminal.cloth_view import ClothView
from kiosk.ui.terminal.guide.switches import Switches
from kiosk.ui.terminal.track_view import TrackView
from kiosk.ui.times import Times

if TYPE_CHECKING:  # most players never press a key
    from kiosk.ui.terminal.guide.walker import Walker

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class GuideView(QObject):
    changed = Signal()

    def __init__(
        self,
        book: RuleBook,
        times: Times,
        *,
        cloth: ClothView,
        track: TrackView,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._book, self._times = book, times
        self._cloth, self._track = cloth, track
        self._window: QQuickWindow | None = None
        self._switches = Switches()
        self._walker: Walker | None = None
        self._frame, self._caption = QRectF(), ""

    def attach(self, window: QQuickWindow, switches: Switches) -> None:
        self._window, self._switches, self._walker = window, switches, None

    def key(self, event: QKeyEvent) -> bool:
        """Whether it meant something here."""
        walker = self.walker()
        return walker is not None and walker.key(event)

    def put_away(self) -> None:
        """Somebody touches the screen."""
        if self._walker is not None:
            self._walker.put_away()

    def walker(self) -> "Walker | None":
        """Loaded and made when it is first needed, of a window that is there."""
        if self._walker is None and self._window is not None:
            from kiosk.ui.terminal.guide.walker import Walker  # noqa: PLC0415 - not at the start

            self._walker = Walker(
                self._book,
                self._times,
                cloth=self._cloth,
                track=self._track,
                window=self._window,
                switches=self._switches,
                tell=self._tell,
                parent=self,
            )
        return self._walker

    def _tell(self, frame: QRectF, caption: str) -> None:
        if (frame, caption) != (self._frame, self._caption):
            self._frame, self._caption = frame, caption
            self.changed.emit()

    # ---- For QML ------------------------------------------------------------------------------

    @Property(QRectF, notify=changed)
    def frame(self) -> QRectF:
        """Around where one is; empty if nobody uses keys or switches."""
        return self._frame

    @Property(str, notify=changed)
    def caption(self) -> str:
        """What is there, in words."""
        return self._caption
