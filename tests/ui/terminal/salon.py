"""The player's screen as a player meets it: a window to look at and to touch, over a real game."""

from collections.abc import Iterator
from functools import cached_property

from msgspec.structs import replace
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMetaObject,
    QObject,
    QPoint,
    QPointF,
    QRectF,
    QTimer,
    QUrl,
)
from PySide6.QtGui import QImage, QKeyEvent, QPointingDevice
from PySide6.QtQuick import QQuickItem, QQuickWindow
from shiboken6 import isValid

from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Watch
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.geometry import Pixel
from kiosk.ui.language import ENGLISH, Languages
from kiosk.ui.money import Currency
from kiosk.ui.painting.palette import read_palettes
from kiosk.ui.terminal.desk import Desk, Look
from kiosk.ui.terminal.gesture_watch import GestureWatch
from kiosk.ui.terminal.guide.switches import Switches
from kiosk.ui.terminal.terminal_view import TerminalView
from kiosk.ui.track_map import TrackMap
from tests.ui.kept_maps import map_of
from tests.ui.kept_pictures import application
from tests.ui.seen_items import only_seen, seen_items
from tests.ui.terminal.fingers import Fingers
from tests.ui.terminal.house import SEAT, House, Printer

LARGE, SMALL, TALL = (1920, 1080), (1280, 720), (1080, 1920)
CHIPS_CENTS = (100, 500, 2500, 10_000, 50_000, 100_000)
CREDIT_CENTS = 1_000_000


class TerminalScreen:
    """A window of one size. To open one takes longer than most tests, so that it stays open and
    each test puts a terminal of its own behind it."""

    def __init__(self, size: tuple[int, int]) -> None:
        # An engine of its own: the theme knows one window at a time.
        self._application = application("tapis terminal")
        self.pictures = self._application.pictures
        self.palette, _ = read_palettes(self._application.engine)
        self.theme: QObject = self._application.engine.singletonInstance("Tapis.Theme", "Theme")
        assert self.theme.setProperty("still", True), "tests wait for nothing that only moves"
        self._size = size
        # All of them live as long as the window: QML now and then finds a dead one where a new one
        # has its address.
        self._views: list[TerminalView] = []
        self._window: QQuickWindow | None = None
        self.desk: Desk
        """Of the terminal that was shown last."""

    def show(self, house: House, languages: Languages | None = None) -> QQuickWindow:
        self._application.speaker.languages = languages or Languages()
        look = Look(currency=Currency("$"), chips_cents=CHIPS_CENTS, seat=SEAT)
        desk = Desk(house.seat.book, look)
        view = TerminalView(
            desk, self._application.pictures, house.clock.times(), self._application.speaker
        )
        desk.attach(house)  # type: ignore[arg-type] # it stands for a machine
        self.desk = desk
        self._views.append(view)
        if self._window is None:
            self._window = self._open(view)
        else:
            self._gestures.follow(desk.gestures)
            self._window.setProperty("terminal", view)
            self._measure(self._window)
        view.table_top.guide.attach(self._window, Switches())
        QCoreApplication.processEvents()
        return self._window

    def _open(self, view: TerminalView) -> QQuickWindow:
        width, height = self._size
        window = self._application.show(
            "Tapis.Terminal",
            "TerminalWindow",
            {"terminal": view, "width": width, "height": height},  # type: ignore[dict-item]
        )
        Watch(window, self._touched, key=self._key, finger=self._finger)
        self._gestures = GestureWatch(window, self.desk.gestures)
        window.show()
        return window

    def _touched(self) -> None:
        self.view.touched()

    def _key(self, event: QKeyEvent) -> bool:
        return self.view.table_top.guide.key(event)

    def _finger(self) -> None:
        self.view.table_top.guide.put_away()

    def _measure(self, window: QQuickWindow) -> None:
        """A new terminal has not been told how large its cloth and its track are."""
        surfaces = (window.findChild(QQuickItem, f"{name}Surface") for name in ("cloth", "track"))
        for surface in (surface for surface in surfaces if surface is not None):
            QMetaObject.invokeMethod(surface.parentItem(), "measured")

    @property
    def view(self) -> TerminalView:
        """Of the terminal that was shown last."""
        return self._views[-1]

    def clear(self) -> None:
        """Nothing is left of a test: no panel, and nothing that ticks."""
        assert self._window is not None
        if surface := self._window.findChild(QQuickItem, "clothSurface"):
            surface.parentItem().parentItem().setProperty("panel", "")
        if self._application.speaker.spoken != ENGLISH:
            self._application.speaker.speak(ENGLISH)
            self._application.speaker.shown_again()
        for timer in self.timers():
            timer.stop()
        remove_what_has_left()

    def timers(self) -> list[QTimer]:
        return self.view.findChildren(QTimer)

    def close(self) -> None:
        """The window before its view-models, as a terminal ends."""
        if self._window is not None:
            self._window.destroy()
            _delete(self._window)
        for view in self._views:
            _delete(view)
        self._application.close()


class Salon:
    """Made by the fixture `enter`."""

    def __init__(
        self,
        screen: TerminalScreen,
        panel: QPointingDevice,
        house: House,
        languages: Languages | None = None,
    ) -> None:
        self.house = house
        self.book: RuleBook = house.seat.book
        self._screen = screen
        self.window = screen.show(house, languages)
        self.desk = screen.desk
        self.theme, self.pictures = screen.theme, screen.pictures
        self.palette = screen.palette
        self.view = screen.view
        self.fingers = Fingers(self.window, panel)

    def leave(self) -> None:
        self.fingers.lift_all()
        self._screen.clear()

    def timers(self) -> list[QTimer]:
        return self._screen.timers()

    def speaks(self, language: str) -> None:
        """As the house has set it."""
        self.desk.look = replace(self.desk.look, language=language)
        self.view.preferences.changed.emit()

    def hasten(self) -> None:
        """What waits for seconds before it does something does it soon."""
        for timer in self._screen.timers():
            if timer.isSingleShot():
                timer.setInterval(timer.interval() // 20)

    @property
    def compact(self) -> bool:
        return self.window.width() < 1600 or self.window.height() < 900

    @property
    def tall(self) -> bool:
        return self.window.height() > self.window.width()

    @property
    def scale(self) -> float:
        across, down = (1280, 720) if self.compact else (1920, 1080)
        if self.tall:
            across, down = 1080, 1920
        return min(self.window.width() / across, self.window.height() / down)

    # ---- What is there ------------------------------------------------------------------------

    def items(self, under: QQuickItem | None = None) -> Iterator[QQuickItem]:
        """Everything that can be seen."""
        return seen_items(under or self.window.contentItem())

    def find(self, name: str) -> QQuickItem | None:
        found = only_seen(self.window, name)
        if found is None:
            found = next((item for item in self.items() if item.objectName() == name), None)
        return found

    def item(self, name: str) -> QQuickItem:
        found = self.find(name)
        assert found is not None, f"{name} is not on the screen"
        return found

    def area(self, item: QQuickItem | str) -> QRectF:
        """In the window."""
        there = self.item(item) if isinstance(item, str) else item
        return there.mapRectToScene(QRectF(0, 0, there.width(), there.height()))

    def all(self, name: str) -> list[QQuickItem]:
        return [item for item in self.items() if item.objectName() == name]

    def text(self, name: str) -> str:
        return read(self.item(name))

    def texts(self, under: QQuickItem | None = None) -> list[str]:
        """Every word that can be read now."""
        return [
            read(item)
            for item in self.items(under)
            if item.inherits("QQuickText") and item.property("text")
        ]

    def says(self, words: str) -> bool:
        return any(words in text for text in self.texts())

    def source(self, item: QQuickItem) -> str:
        """Of a picture."""
        url = item.property("source")
        return url.toString() if isinstance(url, QUrl) else ""

    def picture(self) -> QImage:
        return self.window.grabWindow()

    # ---- The cloth ----------------------------------------------------------------------------

    @cached_property
    def cloth(self) -> QQuickItem:
        """Kept: it is there also while another screen is up."""
        surface = self.window.findChild(QQuickItem, "clothSurface")
        assert isinstance(surface, QQuickItem)
        return surface.parentItem()

    @cached_property
    def cloth_map(self) -> ClothMap:
        """Where the spots of a cloth of this size are."""
        cloth = self.cloth
        return map_of(
            self.book,
            width=cloth.width(),
            height=cloth.height(),
            scale=self.scale,
            compact=self.compact,
        )

    def on_cloth(self, at: Pixel) -> QPoint:
        return self.cloth.mapToScene(QPointF(at.x, at.y)).toPoint()

    def spot(self, wager: str) -> QPoint:
        return self.on_cloth(self.cloth_map.places[wager].touch)

    def chips(self) -> dict[str, str]:
        """What is written on the chips of each spot."""
        return {
            str(chip.property("wager")): str(chip.property("text"))
            for chip in self.cloth.childItems()
            if chip.objectName() == "chipOnCloth"
        }

    def cells(self, state: str) -> set[str]:
        """The cells of the cloth drawn in a state: lit, win, chip, and so on."""
        shown = (self.source(item) for item in self.cloth.childItems() if item.isVisible())
        names = (source.split("/") for source in shown if "/cell/" in source)
        return {name[-2] for name in names if name[-1] == state}

    def lit(self) -> set[str]:
        return self.cells("lit") | self.cells("lit-chip")

    @property
    def slip(self) -> dict[str, int]:
        return dict(self.house.state.slip.stakes)

    def clear_cloth(self) -> None:
        self.house.tell(c.Clear())
        remove_what_has_left()

    # ---- The track ----------------------------------------------------------------------------

    def track_map(self, track: str = "") -> TrackMap:
        surface = self.item("trackSurface")
        width, height = surface.width(), surface.height()
        return TrackMap(self.book, width=width, height=height, scale=self.scale, track=track)

    def on_track(self, at: Pixel) -> QPoint:
        return self.item("trackSurface").mapToScene(QPointF(at.x, at.y)).toPoint()

    # ---- The finger ---------------------------------------------------------------------------

    def centre(self, name: str) -> QPoint:
        return self.area(name).center().toPoint()

    def touch(self, at: QPoint | str) -> None:
        point = self.centre(at) if isinstance(at, str) else at
        self.fingers.press(point)
        self.fingers.lift(point)

    def touch_spot(self, *wagers: str) -> None:
        for wager in wagers:
            self.touch(self.spot(wager))

    def slide(self, *points: QPoint) -> None:
        """Down at the first, along the others, up at the last."""
        self.fingers.press(points[0])
        for point in points[1:]:
            self.fingers.move(point)
        self.fingers.lift(points[-1])


def house_of(
    book: RuleBook,
    *,
    credit_cents: int = CREDIT_CENTS,
    open_: bool = True,
    printer: Printer | None = None,
) -> House:
    """A seat with credit, and wagering open: what most tests begin with."""
    house = House(book, printer) if printer else House(book)
    if credit_cents:
        house.gives(credit_cents)
    if open_:
        house.opens()
    return house


def remove_what_has_left() -> None:
    """Chips that were taken off a cloth still follow the finger until an event loop, which a test
    has none of, comes round to removing them."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def read(item: QQuickItem) -> str:
    """What only holds a line together nobody sees."""
    return str(item.property("text")).replace("\N{WORD JOINER}", "")


def _delete(thing: QObject) -> None:
    thing.deleteLater()
    remove_what_has_left()
    assert not isValid(thing)
