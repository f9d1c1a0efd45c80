"""One window of Tapis: renderer, fonts, pictures, and its events."""

import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from msgspec import Struct
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QEventLoop,
    QObject,
    QPoint,
    QProcess,
    QRect,
    QSize,
    QStandardPaths,
    Qt,
    QTimer,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QScreen, QWindow
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from kiosk import resources
from kiosk.garbage import garbage_waits
from kiosk.late import Late
from kiosk.ui import touch, wheel_window  # noqa: F401 - makes their types known to QML
from kiosk.ui.fonts import load_fonts
from kiosk.ui.language import Languages, Speaker
from kiosk.ui.painting.palette import read_palettes
from kiosk.ui.painting.pictures import Pictures

if TYPE_CHECKING:
    from kiosk.ui import vnc
else:  # hardly anybody needs it
    vnc = Late("kiosk.ui.vnc")

DRAWN = (1920, 1080)
STEP_PX = 48
_TITLE_PX = 40
"""Kept free for the title that a desktop puts over a window; how high it is nobody knows before."""
_DESKTOPS = ("xcb", "wayland")
FIRST_FRAME_MS = 2000
_KEYS = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
_BEGINS = (QEvent.Type.TouchBegin, QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)


Opened = TypeVar("Opened")
Beside: TypeAlias = Callable[[Opened], Coroutine[Any, Any, None]]
"""Given a window that was opened: what goes on beside its own work."""


def prepare_renderer(environment: dict[str, str], *, gpu: Path = Path("/dev/dri")) -> None:
    """Without a real GPU, Qt's software renderer draws twice as fast as an emulated one, and Qt
    would wait 5 ms before it draws in case there is more to come: a touch that places a chip is
    done by then. What the environment asks for is left as it is."""
    if "QT_QUICK_BACKEND" not in environment and not any(gpu.glob("renderD*")):
        environment["QT_QUICK_BACKEND"] = "software"
    environment.setdefault("QSG_RENDER_LOOP", "basic")
    environment.setdefault("QT_QPA_UPDATE_IDLE_TIME", "0")


class Application:
    """Made once, before anything else of Qt."""

    def __init__(self, name: str) -> None:
        prepare_renderer(os.environ)  # type: ignore[arg-type]
        QCoreApplication.setApplicationName(name)
        # A single-user machine has no session to restore, and a closed window must not end it all.
        there = QGuiApplication.instance()
        self.qt = there if isinstance(there, QGuiApplication) else QGuiApplication([name])
        if QGuiApplication.platformName() == "vnc":
            vnc.keep_to_loopback()
        load_fonts()
        self.engine = QQmlApplicationEngine()
        self.engine.addImportPath(str(resources.folder("qml")))
        self.pictures = Pictures(*read_palettes(self.engine))
        self.engine.addImageProvider("tapis", self.pictures)
        self.speaker = Speaker(self.engine, Languages())

    def show(
        self,
        module: str,
        component: str,
        properties: dict[str, QObject],
        size: QSize | None = None,
    ) -> QQuickWindow:
        """Load a window. What it needs from outside arrives as its required properties, and so does
        its size: a window that is resized afterwards draws all its pictures again."""
        sides = {"width": size.width(), "height": size.height()} if size else {}
        self.engine.setInitialProperties({**properties, **sides})
        # Qt does not bear a window of before being collected while it builds another.
        with garbage_waits():
            self.engine.loadFromModule(module, component)
        windows = self.engine.rootObjects()
        if not windows:
            raise RuntimeError(f"the screen {module}.{component} cannot be loaded")
        window = windows[-1]
        assert isinstance(window, QQuickWindow)
        return window

    def close(self) -> None:
        """The window goes before its view-models, for its bindings still read them."""
        for root in self.engine.rootObjects():
            root.deleteLater()
        self.engine.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def see_first_frame(window: QQuickWindow) -> None:
    """Until it is on the screen, by the events of Qt alone; but not for ever, for a terminal whose
    screen shows nothing still keeps its money."""
    waiting = QEventLoop()
    window.frameSwapped.connect(waiting.quit, Qt.ConnectionType.SingleShotConnection)
    QTimer.singleShot(FIRST_FRAME_MS, waiting, waiting.quit)
    waiting.exec()


class Watch(QObject):
    """Tells of every touch on a window, wherever it lands, and of every key before the window
    itself hears of it."""

    def __init__(
        self,
        window: QWindow,
        touched: Callable[[], None],
        *,
        key: Callable[[QKeyEvent], bool] | None = None,
        finger: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(window)
        self._touched, self._key, self._finger = touched, key, finger
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        kind = event.type()
        if kind in _BEGINS:
            self._touched()
            if self._finger is not None and kind != QEvent.Type.KeyPress:
                self._finger()
        return (
            kind in _KEYS
            and self._key is not None
            and isinstance(event, QKeyEvent)
            and self._key(event)
        )


class NoWayOut(QObject):
    """A kiosk's window is not closed, moved or left by anything a player can press."""

    def __init__(self, window: QWindow) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Close:
            event.ignore()
            return True
        return False


def _show_as_kiosk(window: QQuickWindow) -> None:
    """Full screen, on top, without a cursor; the screen never blanks."""
    window.setFlags(window.flags() | Qt.WindowType.FramelessWindowHint)
    # Of the application: a window of Qt Quick gives itself the usual one at each move.
    QGuiApplication.setOverrideCursor(Qt.CursorShape.BlankCursor)
    NoWayOut(window)
    _never_blank()
    # Where no window manager runs, nobody else makes it as large as the screen.
    window.setGeometry(window.screen().geometry())
    window.showFullScreen()


def _never_blank() -> None:
    """X blanks a screen nobody touches; compositors of kiosks are told in their own session."""
    if os.environ.get("DISPLAY") and QStandardPaths.findExecutable("xset"):
        for setting in (["s", "off"], ["s", "noblank"], ["-dpms"]):
            xset = QProcess()
            xset.setStandardErrorFile(QProcess.nullDevice())
            xset.start("xset", setting)
            xset.waitForFinished()


class WindowPlace(Struct, frozen=True):
    """Where a technician's window stands."""

    size: tuple[int, int] | None = None
    """As large as there is room for, if nobody says."""
    position: int = 0
    """Which of several: each behind the one before, a little further to the right."""
    leave_px: int = 0
    """Of the screen's width, for something beside it; less on a screen that is less high."""
    full: bool = False
    """It fills the screen, with a way back."""
    right: bool = False
    """At the right edge of the screen, and the others further to the left."""
    beneath: bool = False
    """Whatever is there stays above it, and keeps the keyboard."""
    part: tuple[int, int, int, int] | None = None
    """Of the screen, whatever size it would have: column and row, counted from 1, of so many
    columns and rows."""


def size_of(place: WindowPlace | None) -> QSize:
    """Of a window, before there is one. Without a place it has the whole screen."""
    screen = QGuiApplication.primaryScreen()
    if place is None or place.full:
        return screen.size()
    if place.size and place.part is None:
        return QSize(*place.size)
    return _largest(_room_for(place, screen), place.leave_px)


def room_on(screen: QScreen) -> QRect:
    """For a window below its title."""
    return screen.availableGeometry().adjusted(0, 0, 0, -_title_px())


def part_of(free: QRect, part: tuple[int, int, int, int]) -> QRect:
    column, row, columns, rows = part
    width, height = free.width() // columns, free.height() // rows
    return QRect(free.left() + (column - 1) * width, free.top() + (row - 1) * height, width, height)


def _title_px() -> int:
    return _TITLE_PX if QGuiApplication.platformName() in _DESKTOPS else 0


def _room_for(place: WindowPlace, screen: QScreen) -> QRect:
    """Below its title, in its part of the screen."""
    if place.part is None:
        return room_on(screen)
    return part_of(screen.availableGeometry(), place.part).adjusted(0, 0, 0, -_title_px())


def show_at(window: QQuickWindow, place: WindowPlace | None) -> None:
    """With a frame and a cursor, and beside the others. Without a place: as a kiosk."""
    if place is None:
        _show_as_kiosk(window)
        return
    # Whoever opens several begins with the first.
    beneath = place.beneath or place.position > 0
    window.setProperty("_q_showWithoutActivating", beneath)  # Qt's own name for it
    stand(window, place)
    if beneath:
        window.lower()


def stand(window: QQuickWindow, place: WindowPlace) -> None:
    """Where it has its place, be it shown already or not."""
    if place.full:
        # Where no window manager runs, nobody else makes it as large as the screen.
        window.setGeometry(window.screen().geometry())
        window.showFullScreen()
        return
    if window.visibility() == QWindow.Visibility.FullScreen:
        window.showNormal()  # before it has a size of its own, or that is not heeded
    free = _room_for(place, window.screen())
    window.resize(size_of(place))
    window.setFramePosition(free.topLeft() + _corner(free, window.size(), place))
    window.show()


def _corner(free: QRect, size: QSize, place: WindowPlace) -> QPoint:
    """Whatever stands behind the first stands low, where it is seen below it and can be touched."""
    step = STEP_PX * place.position
    across = free.width() - size.width() - step if place.right else step
    return QPoint(across, max(step, free.height() - size.height() - step) if place.position else 0)


def _largest(free: QRect, leave_px: int) -> QSize:
    """The largest picture of the usual shape that fits, but no larger than it was drawn."""
    # What stands beside it shrinks with the height of the screen, as it does itself.
    beside = leave_px * min(DRAWN[1], free.height()) // DRAWN[1]
    return QSize(*DRAWN).scaled(
        min(DRAWN[0], free.width() - beside), free.height(), Qt.AspectRatioMode.KeepAspectRatio
    )
