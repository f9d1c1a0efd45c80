"""The bench of one seat in a window of its own."""

import asyncio
import logging
from pathlib import Path

from PySide6.QtCore import QObject

from kiosk.config import ConfigError, TerminalConfig, read_config
from kiosk.ui.album import Album
from kiosk.ui.application import Application, Place, room_on, show_in_window
from kiosk.ui.workbench.control_line import ControlLine
from kiosk.ui.workbench.journal_view import JournalView
from kiosk.ui.workbench.switches import HOUSE, PRINTER, VALIDATOR
from kiosk.ui.workbench.trace_view import TraceView
from kiosk.ui.workbench.workbench_view import WorkbenchView

_log = logging.getLogger(__name__)

WIDTH, HEIGHT = 480, 1080


def run_workbench(
    folder: Path,
    seat: str,
    *,
    position: int = 0,
    beneath: bool = False,
    pictures: Path | None = None,
) -> None:
    """Runs until its window is closed or it is told to stop."""
    application = Application("tapis workbench")
    lines = {
        HOUSE: ControlLine(folder / "control.sock"),
        VALIDATOR: ControlLine(folder / f"validator-{seat}.sock"),
        PRINTER: ControlLine(folder / f"printer-{seat}.sock"),
    }
    view = WorkbenchView(seat, lines, folder / f"tickets-{seat}")
    trace = TraceView(_config(folder / f"terminal-{seat}.toml"), folder)
    journal = JournalView(folder, seat)
    views: dict[str, QObject] = {"bench": view, "trace": trace, "journal": journal}
    window = application.show("Tapis.Bench", "BenchWindow", views)
    free = room_on(window.screen())
    height = min(HEIGHT, free.height())
    width = WIDTH * height // HEIGHT
    show_in_window(window, Place((width, height), position, right=True, beneath=beneath))
    if pictures is not None:
        Album(window, pictures, f"bench-{seat}", lambda: "open")
    try:
        application.run(_run(view, trace, journal))
    finally:
        application.close()
        trace.close()
        journal.close()


def _config(path: Path) -> TerminalConfig | None:
    """Of the terminal beside it, where there is one."""
    try:
        return read_config(path, TerminalConfig)
    except ConfigError as error:
        _log.info("no trace: %s", error)
        return None


async def _run(view: WorkbenchView, trace: TraceView, journal: JournalView) -> None:
    async with asyncio.TaskGroup() as tasks:
        for part in (view, trace, journal):
            tasks.create_task(part.run())
