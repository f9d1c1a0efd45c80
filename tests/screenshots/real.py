"""Pictures of real processes on a display of their own: every state of every rule book.

They are named BOOK-STATE-SIZE.png.
"""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PySide6.QtGui import QGuiApplication

from kiosk.game.table import commands as c
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.progress import Progress
from kiosk.rules.rulebook import RuleBook
from kiosk.simulate.house import House, furnish, machines, windowed_terminal
from kiosk.simulate.staff import SUPERVISOR, Staff
from tests.conftest import BOOKS
from tests.e2e.display import Display, display
from tests.screenshots.screen import FULL, Screen
from tests.screenshots.seat import SEAT
from tests.screenshots.story import Story

OTHERS = ((1280, 720), (1366, 768), (2560, 1440), (3840, 2160))
AT_OTHERS = (
    "crown-single-zero",
    "rws-double-zero-a",
    "rws-double-zero-b",
    "rws-triple-zero",
)


@asynccontextmanager
async def _staff(house: House) -> AsyncIterator[Staff]:
    console = TableClient(Role.CONSOLE, "house", house.connect)
    running = asyncio.create_task(console.run())
    try:
        while not console.up:
            await console.changed()
        staff = Staff(console, Random(1))
        await staff.sign_in()
        await staff.order(c.OpenTable(10_000_000, ""), who=SUPERVISOR)
        yield staff
    finally:
        running.cancel()


async def _tell(book: RuleBook, on: Display, into: Path, folder: Path, *, whole: bool) -> None:
    house = furnish(folder, book.id, terminals=1)
    size = f"{on.width}x{on.height}"
    async with machines(house) as running, _staff(house) as staff:
        running.start_devices()
        running.start_terminals(lambda seat: [*windowed_terminal(house, seat), "--size", size])
        while SEAT not in staff.board.here:
            await staff.look()
        await asyncio.sleep(1)
        await Story(book, house, running, staff, Screen(on, book, into)).play(whole=whole)


def take_one(book: str, size: tuple[int, int], into: Path) -> None:
    """In a process of its own: an application of Qt knows one display."""
    with display(*size) as on, TemporaryDirectory() as folder:
        os.environ.update(on.environment)
        application = QGuiApplication([])
        asyncio.run(_tell(BOOKS[book], on, into, Path(folder), whole=size == FULL))
        application.shutdown()


def wanted_of(books: Sequence[str]) -> list[tuple[str, tuple[int, int]]]:
    whole = [(book, FULL) for book in books]
    return whole + [(book, size) for book in AT_OTHERS if book in books for size in OTHERS]


async def take_all(wanted: Sequence[tuple[str, tuple[int, int]]], into: Path) -> int:
    failed = 0
    with Progress("taking pictures") as progress:
        for done, (book, size) in enumerate(wanted):
            progress(done, len(wanted))
            one = [sys.executable, "-m", "tests.screenshots", str(into), "--real", "--book", book]
            process = await asyncio.create_subprocess_exec(*one, "--at", f"{size[0]}x{size[1]}")
            if await process.wait():
                print(f"{book} at {size[0]}x{size[1]} failed", file=sys.stderr)
                failed += 1
    return failed
