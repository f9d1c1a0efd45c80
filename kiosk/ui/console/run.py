"""The console as one process."""

import asyncio
import secrets
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtQuick import QQuickWindow

from kiosk.clock import parse_clock
from kiosk.config import ConsoleConfig, RecordsPlace
from kiosk.console.outbox import OutboxFile
from kiosk.devices.camera.camera import Camera
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import (
    Application,
    Beside,
    Watch,
    WindowPlace,
    show_at,
    size_of,
)
from kiosk.ui.console.archive import Archive, ArchivePlace
from kiosk.ui.console.console_view import ConsoleView
from kiosk.ui.console.desk import ConsoleDesk, ConsoleLook
from kiosk.ui.console.results_files import ResultsFolder
from kiosk.ui.console.terms_files import terms_in
from kiosk.ui.event_loop import run_until_stopped
from kiosk.ui.money import Currency
from kiosk.ui.times import wall_times
from kiosk.way import way_to


@dataclass(frozen=True, slots=True)
class OpenConsole:
    """A window that is shown, before anything is heard of its table."""

    application: Application
    view: ConsoleView
    window: QQuickWindow


def run_console(
    config: ConsoleConfig,
    book: RuleBook,
    folder: Path,
    place: WindowPlace | None = None,
    beside: Beside[OpenConsole] | None = None,
) -> None:
    """Runs until it is told to stop. With a place it is a window among others."""
    outbox = OutboxFile(folder / config.orders)
    client = TableClient(Role.CONSOLE, config.name, way_to(config.network, folder))
    cups = folder / config.tournaments if config.tournaments else None
    look = ConsoleLook(
        currency=Currency(config.screen.currency),
        language=config.language,
        chips_cents=config.screen.chips_cents,
        wagering_s=config.wagering_s or book.terms.period.wagering_s,
        idle_s=config.idle_s,
        cycle_s=config.cycle_s,
        presets=config.limits,
        case_player=config.case_player,
        tournaments=terms_in(cups),
        results=ResultsFolder(cups).results if cups else dict,
    )
    desk = ConsoleDesk(client, book, look, outbox, draw_id=lambda: secrets.token_hex(16))
    archive = Archive(desk, _place(config.records, folder))
    opened = open_console(desk, archive, place)
    camera = Camera(config.camera.source) if config.camera else None
    if camera is not None:
        opened.view.follow_camera(camera)
    try:
        run_until_stopped(
            opened.application.qt, _run(desk, camera), beside(opened) if beside else None
        )
    finally:
        archive.close()
        opened.application.close()


async def _run(desk: ConsoleDesk, camera: Camera | None) -> None:
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(desk.run())
        if camera is not None:
            tasks.create_task(camera.run())


def open_console(desk: ConsoleDesk, archive: Archive, place: WindowPlace | None) -> OpenConsole:
    application = Application("tapis console")
    view = ConsoleView(desk, archive, application, wall_times())
    window = application.show("Tapis.Console", "ConsoleWindow", {"desk": view}, size_of(place))
    Watch(window, view.touched)
    show_at(window, place)
    return OpenConsole(application, view, window)


def _place(records: RecordsPlace, folder: Path) -> ArchivePlace:
    return ArchivePlace(
        exports=folder / records.exports,
        day_starts_ms=parse_clock(records.day_starts),
        zone=records.zone,
        shifts_ms=tuple(map(parse_clock, records.shifts)),
    )
