import asyncio
import os
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest
from qasync import QEventLoop

from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Application
from tests.conftest import BOOKS
from tests.ui.terminal.house import House
from tests.ui.terminal.salon import LARGE, Salon, house_of

# No screen is needed to test one; a machine that has one may still show it.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

Enter = Callable[..., Salon]


@pytest.fixture
def application(qapp: QGuiApplication) -> Iterator[Application]:
    """With an engine of its own for each window. A second window of one engine now and then finds a
    dead view-model of the first where a new one has its address."""
    application = Application("tapis terminal")
    yield application
    application.close()


@pytest.fixture(scope="session")
def panel(qapp: QGuiApplication) -> QPointingDevice:
    return QTest.createTouchDevice()


@pytest.fixture
def loop(qapp: QGuiApplication) -> Iterator[None]:
    """What a touch starts and does not wait for runs among Qt's own events."""
    loop = QEventLoop(qapp)
    asyncio.set_event_loop(loop)
    yield
    asyncio.set_event_loop(None)
    loop.close()


@pytest.fixture
def enter(application: Application, panel: QPointingDevice, loop: None) -> Iterator[Enter]:
    """Walk up to a terminal. It is taken down without a word of complaint from Qt."""
    entered: list[Salon] = []

    def enter(
        at: House | RuleBook | str,
        size: tuple[int, int] = LARGE,
    ) -> Salon:
        book = BOOKS[at] if isinstance(at, str) else at
        house = book if isinstance(book, House) else house_of(book)
        assert not entered, "the theme knows one window at a time"
        salon = Salon(application, panel, house, size=size)
        entered.append(salon)
        return salon

    yield enter
    complaints: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        complaints.append(message)

    before = qInstallMessageHandler(hear)
    try:
        for salon in entered:
            salon.leave()
    finally:
        qInstallMessageHandler(before)
    assert not complaints
