"""A display with its screen, as one process."""

import asyncio
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtQuick import QQuickWindow

from kiosk import resources
from kiosk.config import DisplayConfig
from kiosk.devices.camera.camera import Camera
from kiosk.game.bounds import TEXT_MAX
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.ui.application import Application, Beside, WindowPlace, show_at
from kiosk.ui.display.display_view import DisplayView
from kiosk.ui.display.house_view import house_of
from kiosk.ui.display.jackpots_view import JackpotsView
from kiosk.ui.display.onlooker import Onlooker
from kiosk.ui.event_loop import run_until_stopped
from kiosk.ui.times import wall_times
from kiosk.way import way_to


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
    *,
    jackpots: bool = False,
) -> None:
    """Runs until it is told to stop. With a place it is a window among others. For the jackpots of
    the table alone it has neither wheel nor rings, and says nothing of them to the table."""
    client = TableClient(Role.DISPLAY, config.name, way_to(config.network, folder))
    onlooker = Onlooker(client, resources.rulebook)
    application = Application("tapis display")
    application.speaker.speak(config.language)
    camera = Camera(config.camera.source) if config.camera and not jackpots else None
    house = house_of(config, folder)
    if jackpots:
        levels = JackpotsView(onlooker, wall_times(), house.currency)
        window = application.show("Tapis.Display", "JackpotsWindow", {"jackpots": levels})
    else:
        view = DisplayView(onlooker, application.pictures, wall_times(), house)
        window = application.show("Tapis.Display", "DisplayWindow", {"display": view})
        if camera is not None:
            follow_camera(view, camera, client)
    show_at(window, place)
    opened = OpenDisplay(onlooker, window)
    try:
        run_until_stopped(
            application.qt, _run(onlooker, camera), beside(opened) if beside else None
        )
    finally:
        application.close()


def follow_camera(view: DisplayView, camera: Camera, client: TableClient) -> None:
    """Nobody looks after a display: the table tells staff that its camera shows nothing."""

    def tell() -> None:
        why = view.camera.showing.why
        client.tell_lacks({"camera": why[:TEXT_MAX]} if why else {})

    view.camera.follow(camera)
    view.camera.changed.connect(tell)


async def _run(onlooker: Onlooker, camera: Camera | None) -> None:
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(onlooker.run())
        if camera is not None:
            tasks.create_task(camera.run())
