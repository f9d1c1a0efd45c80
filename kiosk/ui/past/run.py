"""Time travel in a window, or one picture of the past in a file."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize

from kiosk.ui.application import DRAWN, Application, Place, show_in_window
from kiosk.ui.past.journey import Journey
from kiosk.ui.past.past_view import PastView
from kiosk.ui.past.picture import PastPicture

if TYPE_CHECKING:
    from kiosk.ui.past.archive import Terminals


def draw_in_memory() -> None:
    """Before anything of Qt: a window that nobody sees has no GPU to draw on."""
    os.environ.setdefault("QT_QUICK_BACKEND", "software")


def journey_of(path: Path, *, seat: str = "", at: int | None = None) -> Journey:
    """Nothing is loaded or opened before it is read."""

    def find() -> "Terminals":
        from kiosk.ui.past.archive import find_terminals  # noqa: PLC0415 - see `journey`

        return find_terminals(path)

    return Journey(find, seat=seat, at=at)


def run_travel(journey: Journey, size: tuple[int, int] | None) -> None:
    """Runs until its window is closed or it is told to stop. `size` is that of the terminal."""
    draw_in_memory()
    application = Application("tapis travel")
    picture = PastPicture()
    application.engine.addImageProvider("past", picture)
    view = PastView(journey, picture, QSize(*(size or DRAWN)))
    window = application.show("Tapis.Past", "PastWindow", {"past": view})
    show_in_window(window, Place())
    try:
        application.run(view.run())
    finally:
        application.close()
        view.close()


def take_picture(journey: Journey, size: tuple[int, int] | None, out: Path) -> bool:
    """The screen as it was. False: the file cannot be written."""
    draw_in_memory()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from kiosk.ui.past.glass import PastGlass  # noqa: PLC0415 - a bench does not wait for it

    drawing = Application("tapis travel")  # Qt itself, for as long as the picture is drawn
    look, table = journey.terminals.look(journey.seat), journey.terminals.table
    glass = PastGlass(journey.past.book, look, table, QSize(*(size or DRAWN)))
    try:
        glass.show(journey.moments, journey.now_ms)
        return glass.picture().save(str(out))
    finally:
        glass.close()
        drawing.close()
        journey.close()
