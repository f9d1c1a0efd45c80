import asyncio
import os
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest
from qasync import QEventLoop

from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Application
from tests.hostile.table import House, house
from tests.ui.console.glass import Glass, console

# No screen is needed to test one; a machine that has one may still show it.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

Story = Callable[[House, Glass], Coroutine[Any, Any, None]]
Run = Callable[[Coroutine[Any, Any, None]], None]

GRACE_S = 10.0
"""For slips, on a machine that has much else to do: a round goes on as soon as they are there."""


class Play(Protocol):
    def __call__(self, book: RuleBook, story: Story, *, cycle_s: int = 8) -> None: ...


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test here is about silence, and a busy machine may be late with a beat."""
    monkeypatch.setattr("kiosk.link.session.SILENCE_S", 60.0)


@pytest.fixture
def application(qapp: QGuiApplication) -> Iterator[Application]:
    application = Application("tapis console")
    yield application
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
def play(tmp_path: Path, application: Application, panel: QPointingDevice, run: Run) -> Play:
    """A real table with staff and a terminal that has credit, and a console before it."""

    def play(book: RuleBook, story: Story, *, cycle_s: int = 8) -> None:
        async def whole() -> None:
            async with (
                house(tmp_path, book, grace_s=GRACE_S) as there,
                console(application, panel, book, there.socket, cycle_s=cycle_s) as glass,
            ):
                await story(there, glass)

        run(whole())

    return play
