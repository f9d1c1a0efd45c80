"""One loop for the events of Qt and of asyncio.

By itself: asyncio takes as long to load as a third of a screen, whose first frame needs none of it.
"""

import asyncio
import signal
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from PySide6.QtGui import QGuiApplication
from qasync import QEventLoop

from kiosk.notify import Starting, serving


def run_until_stopped(
    application: QGuiApplication,
    work: Coroutine[Any, Any, None],
    beside: Coroutine[Any, Any, None] | None = None,
    starting: Starting | None = None,
) -> None:
    """Until the work ends, the last window is closed, or the process is told to stop. `starting`:
    behind its screen is a machine that starts."""
    if beside is not None:
        work = _both(work, beside)
    loop = QEventLoop(application)
    asyncio.set_event_loop(loop)
    with loop:
        loop.run_until_complete(_until_stopped(application, work, starting))


async def _both(work: Coroutine[Any, Any, None], beside: Coroutine[Any, Any, None]) -> None:
    """Until the work ends."""
    async with asyncio.TaskGroup() as tasks:
        going_on = tasks.create_task(beside)
        await work
        going_on.cancel()


async def _until_stopped(
    application: QGuiApplication, work: Coroutine[Any, Any, None], starting: Starting | None
) -> None:
    running = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    for told in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(told, running.cancel)
    QGuiApplication.setQuitOnLastWindowClosed(False)
    application.lastWindowClosed.connect(running.cancel)
    with suppress(asyncio.CancelledError):
        # The screen is up and answers touches: this very loop takes them.
        async with serving(starting):
            await running
