import asyncio
import os
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest
from qasync import QEventLoop

from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Application
from kiosk.ui.language import ENGLISH
from tests.conftest import BOOKS
from tests.hostile.table import House, house
from tests.ui.console.screen import ConsoleScreen, console

# No screen is needed to test one; a machine that has one may still show it.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

Run = Callable[[Coroutine[Any, Any, None]], None]

GRACE_S = 10.0
"""For slips, on a machine that has much else to do: a round goes on as soon as they are there."""


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test here is about silence, and a busy machine may be late with a beat."""
    monkeypatch.setattr("kiosk.link.session.SILENCE_S", 60.0)


@pytest.fixture
def application(qapp: QGuiApplication) -> Iterator[Application]:
    application = Application("tapis console")
    yield application
    application.speaker.speak(ENGLISH)
    application.close()


@pytest.fixture(scope="session")
def panel(qapp: QGuiApplication) -> QPointingDevice:
    return QTest.createTouchDevice()


@pytest.fixture
def run(qapp: QGuiApplication, loops: list[QEventLoop]) -> Iterator[Run]:
    """A story in one event loop with Qt, as a console has it."""
    loop = QEventLoop(qapp)
    loops.append(loop)
    asyncio.set_event_loop(loop)

    async def bounded(story: Coroutine[Any, Any, None]) -> None:
        async with asyncio.timeout(120):
            await story

    yield lambda story: loop.run_until_complete(bounded(story))
    asyncio.set_event_loop(None)
    loop.close()


@pytest.fixture
def played(request: pytest.FixtureRequest) -> RuleBook:
    """By which the table plays: the one that a test is parametrised with, or Crown's."""
    return BOOKS[getattr(request, "param", "crown-single-zero")]


@pytest.fixture
def there(tmp_path: Path, played: RuleBook) -> AbstractAsyncContextManager[House]:
    """A real table with staff and a terminal that has credit."""
    return house(tmp_path, played, grace_s=GRACE_S)


@pytest.fixture
def screen(
    tmp_path: Path, application: Application, panel: QPointingDevice, played: RuleBook, run: Run
) -> AbstractAsyncContextManager[ConsoleScreen]:
    """A console before it, in one event loop with Qt."""
    return console(application, panel, played, tmp_path / "table.sock")
