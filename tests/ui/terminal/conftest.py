import asyncio
import os
from collections.abc import Callable, Iterator
from unittest.mock import patch

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest
from qasync import QEventLoop

from kiosk.rules.rulebook import RuleBook
from kiosk.ui.language import Languages
from tests.conftest import BOOKS
from tests.ui.kept_maps import map_of
from tests.ui.terminal.house import House
from tests.ui.terminal.salon import LARGE, Salon, TerminalScreen, house_of

# No screen is needed to test one; a machine that has one may still show it.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

Enter = Callable[..., Salon]


@pytest.fixture(scope="session", autouse=True)
def kept_maps() -> Iterator[None]:
    with patch("kiosk.ui.terminal.cloth_view.map_of", map_of):
        yield


@pytest.fixture(scope="session")
def screens(qapp: QGuiApplication) -> Iterator[dict[tuple[int, int], TerminalScreen]]:
    """By their size. They are taken down without a word of complaint from Qt."""
    screens: dict[tuple[int, int], TerminalScreen] = {}
    yield screens
    complaints: list[str] = []

    def hear(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        complaints.append(message)

    before = qInstallMessageHandler(hear)
    try:
        for screen in screens.values():
            screen.close()
    finally:
        qInstallMessageHandler(before)
    assert not complaints


@pytest.fixture(scope="session")
def panel(qapp: QGuiApplication) -> QPointingDevice:
    return QTest.createTouchDevice()


@pytest.fixture
def loop(qapp: QGuiApplication, loops: list[QEventLoop]) -> Iterator[None]:
    """What a touch starts and does not wait for runs among Qt's own events."""
    loop = QEventLoop(qapp)
    loops.append(loop)
    asyncio.set_event_loop(loop)
    yield
    asyncio.set_event_loop(None)
    loop.close()


@pytest.fixture
def enter(
    screens: dict[tuple[int, int], TerminalScreen], panel: QPointingDevice, loop: None
) -> Iterator[Enter]:
    """Walk up to a terminal."""
    entered: list[Salon] = []

    def enter(
        at: House | RuleBook | str,
        size: tuple[int, int] = LARGE,
        languages: Languages | None = None,
    ) -> Salon:
        book = BOOKS[at] if isinstance(at, str) else at
        house = book if isinstance(book, House) else house_of(book)
        assert not entered, "a test is about one terminal"
        if size not in screens:
            screens[size] = TerminalScreen(size)
        salon = Salon(screens[size], panel, house, languages)
        entered.append(salon)
        return salon

    yield enter
    for salon in entered:
        salon.leave()


@pytest.fixture
def size() -> tuple[int, int]:
    """Of the screen, unless a test is parametrised with others."""
    return LARGE


@pytest.fixture
def salon(enter: Enter, size: tuple[int, int]) -> Salon:
    """Of the rule book with the most controls, with credit and wagering open."""
    return enter("crown-single-zero", size)
