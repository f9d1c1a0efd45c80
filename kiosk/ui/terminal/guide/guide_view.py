"""The frame around where keys or switches are, for QML. Until the first key there is none."""

from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QKeyEvent
from PySide6.QtQuick import QQuickWindow

from kiosk.late import Late
from kiosk.ui.part import ViewPart
from kiosk.ui.terminal.cloth_view import ClothView
from kiosk.ui.terminal.desk import Desk
from kiosk.ui.terminal.guide.switches import Switches
from kiosk.ui.terminal.track_view import TrackView
from kiosk.ui.times import Times

if TYPE_CHECKING:
    from kiosk.ui.terminal.guide import walker as walking
else:  # most players never press a key
    walking = Late("kiosk.ui.terminal.guide.walker")


class GuideShown(Struct, frozen=True):
    frame: QRectF = QRectF()
    """Around where one is; empty if nobody uses keys or switches."""
    caption: str = ""
    """What is there, in words."""


class GuideView(ViewPart[GuideShown, Desk]):
    def __init__(
        self,
        desk: Desk,
        times: Times,
        *,
        cloth: ClothView,
        track: TrackView,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(desk, parent)
        self._times, self._cloth, self._track = times, cloth, track
        self._window: QQuickWindow | None = None
        self._switches = Switches()
        self._walker: walking.Walker | None = None

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

    def walker(self) -> "walking.Walker | None":
        """Loaded and made when it is first needed, of a window that is there."""
        if self._walker is None and self._window is not None:
            self._walker = walking.Walker(
                self._desk.book,
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
        self.show(GuideShown(frame, caption))
