"""A display with its screen, as one process."""

from pathlib import Path

from kiosk import resources
from kiosk.config import DisplayConfig
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.terminal.process import way_to_table
from kiosk.ui.album import Album
from kiosk.ui.application import Application, Place, show_as_kiosk, show_in_window
from kiosk.ui.display.display_view import DisplayView
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.language import marks
from kiosk.ui.money import Currency
from kiosk.ui.times import wall_times


def run_display(
    config: DisplayConfig,
    folder: Path,
    place: Place | None = None,
    pictures: Path | None = None,
) -> None:
    """Runs until it is told to stop. With a place it is a window among others."""
    client = TableClient(Role.DISPLAY, config.name, way_to_table(config.network, folder))
    onlooker = Onlooker(client, resources.rulebook)
    application = Application("tapis display")
    application.speaker.speak(config.language)
    currency = Currency(config.currency, marks(config.language))
    view = DisplayView(onlooker, application.pictures, wall_times(), currency)
    window = application.show("Tapis.Display", "DisplayWindow", {"display": view})
    if place is None:
        show_as_kiosk(window)
    else:
        show_in_window(window, place)
    if pictures is not None:
        Album(window, pictures, "display", lambda: onlooker.board.phase if onlooker.board else "")
    try:
        application.run(onlooker.run())
    finally:
        application.close()
