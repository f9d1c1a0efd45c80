"""A display with its screen, as one process."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtQuick import QQuickWindow

from kiosk import resources
from kiosk.config import DisplayConfig
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.terminal.process import way_to_table
from kiosk.ui.application import Application, Beside, WindowPlace, show_at
from kiosk.ui.display.display_view import DisplayView
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.event_loop import run_until_stopped
from kiosk.ui.language import marks
from kiosk.ui.money import Currency
from kiosk.ui.times import wall_times


@dataclass(frozen=True, slots=True)
class OpenDisplay:
    """A window that is shown, before anything is heard of its table."""

    onlooker: Onlooker
    window: QQuickWindow


def run_display(
    config: DisplayConfig,
    folder: Path,
    place: WindowPlace | None = None,
    beside: Beside[OpenDisplay] | None = None,
) -> None:
    """Runs until it is told to stop. With a place it is a window among others."""
    client = TableClient(Role.DISPLAY, config.name, way_to_table(config.network, folder))
    onlooker = Onlooker(client, resources.rulebook)
    application = Application("tapis display")
    application.speaker.speak(config.language)
    currency = Currency(config.currency, marks(config.language))
    view = DisplayView(onlooker, application.pictures, wall_times(), currency)
    window = application.show("Tapis.Display", "DisplayWindow", {"display": view})
    show_at(window, place)
    opened = OpenDisplay(onlooker, window)
    try:
        run_until_stopped(application.qt, onlooker.run(), beside(opened) if beside else None)
    finally:
        application.close()
