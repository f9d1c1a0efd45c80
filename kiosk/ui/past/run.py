"""Time travel in a window, or one picture of the past in a file."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from kiosk.late import Late
from kiosk.ui.application import DRAWN, Application, WindowPlace, show_at
from kiosk.ui.event_loop import run_until_stopped
from kiosk.ui.past.journey import Journey
from kiosk.ui.past.past_view import PastView
from kiosk.ui.past.picture import PastPicture

if TYPE_CHECKING:
    from kiosk.ui.past import archive, past_screen
else:
    archive = Late("kiosk.ui.past.archive")
    past_screen = Late("kiosk.ui.past.past_screen")


def draw_in_memory() -> None:
    """Before anything of Qt: a window that nobody sees has no GPU to draw on."""
    os.environ.setdefault("QT_QUICK_BACKEND", "software")


def journey_of(path: Path, *, seat: str = "", at: int | None = None) -> Journey:
    """Nothing is loaded or opened before it is read."""
    return Journey(lambda: archive.find_terminals(path), seat=seat, at=at)


def run_travel(journey: Journey, size: tuple[int, int] | None) -> None:
    """Runs until its window is closed or it is told to stop. `size` is that of the terminal."""
    draw_in_memory()
    application = Application("tapis travel")
    picture = PastPicture()
    application.engine.addImageProvider("past", picture)
    view = PastView(journey, picture, QSize(*(size or DRAWN)))
    window = application.show("Tapis.Past", "PastWindow", {"past": view})
    show_at(window, WindowPlace())
    try:
        run_until_stopped(application.qt, view.run())
    finally:
        application.close()
        view.close()


def take_picture(journey: Journey, size: tuple[int, int] | None, out: Path) -> bool:
    """The screen as it was. False: the file cannot be written."""
    draw_in_memory()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    drawing = Application("tapis travel")  # Qt itself, for as long as the picture is drawn
    look, table = journey.terminals.look(journey.seat), journey.terminals.table
    drawn = past_screen.PastScreen(journey.past.book, look, table, QSize(*(size or DRAWN)))
    try:
        drawn.show(journey.moments, journey.now_ms)
        return drawn.picture().save(str(out))
    finally:
        drawn.close()
        drawing.close()
        journey.close()
