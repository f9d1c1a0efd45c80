"""A console as staff meet it: a real window, touched by a finger, over a real table."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF
from PySide6.QtGui import QPointingDevice
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from kiosk.config import CasePlayer
from kiosk.console.outbox import OutboxFile
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Application, Watch
from kiosk.ui.console.archive import Archive, ArchivePlace
from kiosk.ui.console.console_view import ConsoleView
from kiosk.ui.console.desk import ConsoleDesk, ConsoleLook
from kiosk.ui.console.terms_files import terms_in
from kiosk.ui.money import Currency
from kiosk.ui.times import Times
from tests import looking
from tests.hostile.table import PINS, connect
from tests.ui.seen_items import only_seen, seen_items

WAIT_S = 60.0
"""The bound of every wait. It is reached only when something is wrong."""


class Passing:
    """Time that a test can let pass."""

    def __init__(self) -> None:
        self.ahead_s = 0.0

    def times(self) -> Times:
        return Times(
            now_ms=lambda: time.time_ns() // 1_000_000,
            of_day=lambda ms: "21:46:08",
            monotonic_s=lambda: time.monotonic() + self.ahead_s,
        )


def look_of(book: RuleBook) -> ConsoleLook:
    return ConsoleLook(
        currency=Currency("$"),
        chips_cents=(100, 500, 2500, 10_000),
        wagering_s=book.terms.period.wagering_s,
        idle_s=300,
        cycle_s=8,
        presets={"$5 table": {"straight": (500, 20_000)}},
        case_player=CasePlayer.CARD,
        tournaments=terms_in(None),
    )


class ConsoleScreen:
    """Made by `console`."""

    def __init__(
        self,
        application: Application,
        panel: QPointingDevice,
        desk: ConsoleDesk,
        archive: Archive,
    ) -> None:
        self.desk = desk
        self.passing = Passing()
        self.view = ConsoleView(desk, archive, application, self.passing.times())
        self.window = application.show("Tapis.Console", "ConsoleWindow", {"desk": self.view})
        self.window.resize(1920, 1080)
        Watch(self.window, self.view.touched)
        self.window.show()
        self._finger = QTest.touchEvent(self.window, panel, False)

    def leave(self) -> None:
        """The window before its view-models, as a console ends."""
        self.window.destroy()
        for gone in (self.window, self.view):
            gone.deleteLater()
            QCoreApplication.sendPostedEvents(gone, QEvent.Type.DeferredDelete)

    # ---- What is there ------------------------------------------------------------------------

    def items(self, under: QQuickItem | None = None) -> Iterator[QQuickItem]:
        """Everything that can be seen, the uppermost last."""
        return seen_items(under or self.window.contentItem())

    def find(self, name: str) -> QQuickItem | None:
        """The uppermost of that name."""
        found = only_seen(self.window, name)
        if found is None:
            found = next((i for i in self._downwards() if i.objectName() == name), None)
        return found

    def _downwards(self) -> Iterator[QQuickItem]:
        """Everything that can be seen, the uppermost first."""
        left = [(item, False) for item in self.window.contentItem().childItems()]
        while left:
            item, passed = left.pop()
            if passed:
                yield item
            elif item.isVisible() and item.opacity() > 0:
                left.append((item, True))
                left += [(child, False) for child in item.childItems()]

    def text(self, name: str) -> str:
        found = self.find(name)
        return str(found.property("text")) if found else ""

    def second(self, name: str) -> str:
        found = self.find(name)
        return str(found.property("second")) if found else ""

    def enabled(self, name: str) -> bool:
        found = self.find(name)
        return found is not None and found.isEnabled()

    def says(self, words: str) -> bool:
        texts = (str(i.property("text")) for i in self.items() if i.inherits("QQuickText"))
        return any(words in text for text in texts)

    def texts(self, under: QQuickItem | None = None) -> list[str]:
        items = [*([under] if under else []), *self.items(under)]
        return [str(i.property("text")) for i in items if i.inherits("QQuickText")]

    # ---- What is done -------------------------------------------------------------------------

    async def until(self, what: Callable[[], object], about: str = "") -> None:
        await looking.until(what, lambda: f"{about}; on the screen: {self.texts()}", wait_s=WAIT_S)

    async def touch(self, *names: str) -> None:
        """One after the other, each when it can be touched."""
        for name in names:
            at = _middle(await self._live(name))
            # Qt must not run the event loop here, for this is a task of it.
            self._finger.press(0, at, self.window)
            self._finger.commit(False)
            self._finger.release(0, at, self.window)
            self._finger.commit(False)
            await asyncio.sleep(0)

    async def _live(self, name: str) -> QQuickItem:
        """The uppermost of that name, as soon as it can be touched."""
        found: QQuickItem | None = None

        def lives() -> bool:
            nonlocal found
            found = self.find(name)
            return found is not None and found.isEnabled()

        await self.until(lives, f"{name} to touch")
        assert found is not None
        return found

    async def type(self, digits: str) -> None:
        await self.touch(*(f"digit-{digit}" for digit in digits))

    async def sign_in(self, name: str, pin: str = "") -> None:
        await self.touch(f"member-{name}")
        await self.type(pin or PINS[name])
        await self.touch("signInConfirm")
        await self.until(lambda: self.text("whoText") == name, f"{name} signed in")

    async def person(self, name: str) -> None:
        """His PIN, where the sheet asks for one."""
        await self.touch(f"person-{name}")
        await self.type(PINS[name])
        await self.touch("sheetConfirm")

    async def sheet_gone(self) -> None:
        await self.until(lambda: self.find("sheetConfirm") is None, "the sheet gone")


def _middle(item: QQuickItem) -> QPoint:
    """Where it is once everything around it has been laid out, as in the next frame."""
    around: list[QQuickItem] = [item]
    while (parent := around[-1].parentItem()) is not None:
        around.append(parent)
    for each in reversed(around):
        each.ensurePolished()
    area = item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))
    return QPoint(round(area.center().x()), round(area.center().y()))


@asynccontextmanager
async def console(
    application: Application,
    panel: QPointingDevice,
    book: RuleBook,
    socket: Path,
    name: str = "1",
) -> AsyncIterator[ConsoleScreen]:
    client = TableClient(Role.CONSOLE, name, lambda: connect(socket))
    kept = OutboxFile(socket.parent / f"orders-{name}.json")
    desk = ConsoleDesk(client, book, look_of(book), kept, lambda: secrets.token_hex(8))
    archive = Archive(desk, ArchivePlace(exports=socket.parent / "exports"))
    screen = ConsoleScreen(application, panel, desk, archive)
    running = asyncio.ensure_future(desk.run())
    try:
        await screen.until(lambda: desk.connected, "the table")
        yield screen
    finally:
        screen.leave()
        archive.close()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
