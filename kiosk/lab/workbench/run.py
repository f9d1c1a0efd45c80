"""The bench of one seat in a window of its own."""

import asyncio
import logging
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QProcess

from kiosk.config import ConfigError, TerminalConfig, read_config
from kiosk.lab.devices.control_line import ControlLine
from kiosk.lab.windows.album import Album
from kiosk.lab.workbench.journal_view import JournalView
from kiosk.lab.workbench.switches import HOUSE, PRINTER, VALIDATOR
from kiosk.lab.workbench.trace_view import TraceView
from kiosk.lab.workbench.workbench_view import WorkbenchView
from kiosk.ui.application import Application, WindowPlace, room_on, show_at
from kiosk.ui.event_loop import run_until_stopped
from kiosk.ui.past.past_view import PastView
from kiosk.ui.past.picture import PastPicture
from kiosk.ui.past.run import draw_in_memory, journey_of

_log = logging.getLogger(__name__)

WIDTH, HEIGHT = 480, 1080
_PROGRAM = Path(__file__).parents[3]


class Tools:
    """All that a bench of a seat shows."""

    def __init__(self, folder: Path, seat: str, picture: PastPicture) -> None:
        lines = {
            HOUSE: ControlLine(folder / "control.sock"),
            VALIDATOR: ControlLine(folder / f"validator-{seat}.sock"),
            PRINTER: ControlLine(folder / f"printer-{seat}.sock"),
        }
        self._folder = folder
        self._windows: list[QProcess] = []
        self.bench = WorkbenchView(seat, lines, folder / f"tickets-{seat}")
        self.trace = TraceView(_config(folder / f"terminal-{seat}.toml"), folder)
        self.journal = JournalView(folder, seat)
        self.past = PastView(journey_of(folder, seat=seat), picture)
        self.past.opened_large.connect(self._travel)

    @property
    def views(self) -> dict[str, QObject]:
        return {
            "bench": self.bench,
            "trace": self.trace,
            "journal": self.journal,
            "past": self.past,
        }

    async def run(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            for part in (self.bench, self.trace, self.journal, self.past):
                tasks.create_task(part.run())

    def _travel(self, seat: str, number: int) -> None:
        """In a process of its own, which ends with this one."""
        process = QProcess()
        process.setWorkingDirectory(str(_PROGRAM))  # the same program, wherever it was started
        place = [str(self._folder.resolve()), "--seat", seat, "--at", str(number)]
        process.start(sys.executable, ["-m", "kiosk", "travel", *place])
        self._windows.append(process)

    def close(self) -> None:
        for process in self._windows:
            process.kill()
            process.waitForFinished()
        self.trace.close()
        self.journal.close()
        self.past.close()


def run_workbench(
    folder: Path,
    seat: str,
    *,
    position: int = 0,
    beneath: bool = False,
    pictures: Path | None = None,
) -> None:
    """Runs until its window is closed or it is told to stop."""
    draw_in_memory()
    application = Application("tapis workbench")
    picture = PastPicture()
    application.engine.addImageProvider("past", picture)
    tools = Tools(folder, seat, picture)
    window = application.show("Tapis.Bench", "BenchWindow", tools.views)
    free = room_on(window.screen())
    height = min(HEIGHT, free.height())
    width = WIDTH * height // HEIGHT
    show_at(window, WindowPlace((width, height), position, right=True, beneath=beneath))
    if pictures is not None:
        Album(window, pictures, f"bench-{seat}", lambda: "open")
    try:
        run_until_stopped(application.qt, tools.run())
    finally:
        application.close()
        tools.close()


def _config(path: Path) -> TerminalConfig | None:
    """Of the terminal beside it, where there is one."""
    try:
        return read_config(path, TerminalConfig)
    except ConfigError as error:
        _log.info("no trace: %s", error)
        return None
