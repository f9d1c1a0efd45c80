"""The bench of one seat in a window of its own."""

from pathlib import Path

from kiosk.ui.album import Album
from kiosk.ui.application import STEP_PX, Application, Place, show_in_window
from kiosk.ui.workbench.control_line import ControlLine
from kiosk.ui.workbench.switches import HOUSE, PRINTER, VALIDATOR
from kiosk.ui.workbench.workbench_view import WorkbenchView

WIDTH, HEIGHT = 480, 1080


def run_workbench(
    folder: Path, seat: str, *, position: int = 0, pictures: Path | None = None
) -> None:
    """Runs until its window is closed or it is told to stop."""
    application = Application("tapis workbench")
    lines = {
        HOUSE: ControlLine(folder / "control.sock"),
        VALIDATOR: ControlLine(folder / f"validator-{seat}.sock"),
        PRINTER: ControlLine(folder / f"printer-{seat}.sock"),
    }
    view = WorkbenchView(seat, lines, folder / f"tickets-{seat}")
    window = application.show("Tapis.Bench", "BenchWindow", {"bench": view})
    free = window.screen().availableGeometry()
    height = min(HEIGHT, free.height())
    width = WIDTH * height // HEIGHT
    show_in_window(window, Place((width, height), position))
    window.setX(free.right() + 1 - width - STEP_PX * position)
    if pictures is not None:
        Album(window, pictures, f"bench-{seat}", lambda: "open")
    try:
        application.run(view.run())
    finally:
        application.close()
