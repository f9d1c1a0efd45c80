"""The console as one process."""

import asyncio
import secrets
from dataclasses import dataclass
from pathlib import Path

from msgspec import Struct
from PySide6.QtQuick import QQuickWindow

from kiosk.config import ConsoleConfig
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.records.day import parse_clock
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.process import way_to_table
from kiosk.ui.application import Application, Place, Watch, show_as_kiosk, show_in_window, size_of
from kiosk.ui.console.archive import Archive, ArchivePlace
from kiosk.ui.console.console_view import ConsoleView
from kiosk.ui.console.desk import ConsoleDesk, ConsoleLook
from kiosk.ui.console.outbox import Outbox
from kiosk.ui.money import Currency
from kiosk.ui.times import wall_times


class Visit(Struct, frozen=True):
    """Of somebody who is nobody, where a simulation has no display."""

    name: str | None = None
    """Who signs in by touching the screen; None: nobody does."""
    pin: str = ""
    pictures: Path | None = None
    """Where one picture of each screen is kept."""


def run_console(
    config: ConsoleConfig,
    book: RuleBook,
    folder: Path,
    place: Place | None = None,
    visit: Visit = Visit(),  # noqa: B008 - it cannot be changed
) -> None:
    """Runs until it is told to stop. With a place it is a window among others."""
    outbox = Outbox(folder / config.orders)
    client = TableClient(Role.CONSOLE, config.name, way_to_table(config.network, folder))
    look = ConsoleLook(
        currency=Currency(config.screen.currency),
        chips_cents=config.screen.chips_cents,
        wagering_s=config.wagering_s or book.terms.period.wagering_s,
        idle_s=config.idle_s,
        cycle_s=config.cycle_s,
    )
    desk = ConsoleDesk(client, book, look, outbox, draw_id=lambda: secrets.token_hex(16))
    archive = Archive(_place(config, folder))
    opened = open_console(desk, archive, place)
    try:
        opened.application.run(_run(opened, desk, visit))
    finally:
        archive.close()
        opened.application.close()


async def _run(opened: "OpenConsole", desk: ConsoleDesk, visit: Visit) -> None:
    if visit == Visit():
        await desk.run()
        return
    from kiosk.ui.console.visitor import be_visited  # noqa: PLC0415 - only simulations have one

    async with asyncio.TaskGroup() as tasks:
        visiting = tasks.create_task(be_visited(opened, visit))
        await desk.run()
        visiting.cancel()


@dataclass(frozen=True, slots=True)
class OpenConsole:
    """A window that is shown, before anything is heard of its table."""

    application: Application
    view: ConsoleView
    window: QQuickWindow


def open_console(desk: ConsoleDesk, archive: Archive, place: Place | None) -> OpenConsole:
    application = Application("tapis console")
    view = ConsoleView(desk, archive, application.pictures, wall_times())
    window = application.show("Tapis.Console", "ConsoleWindow", {"desk": view}, size_of(place))
    Watch(window, view.touched)
    if place is None:
        show_as_kiosk(window)
    else:
        show_in_window(window, place)
    return OpenConsole(application, view, window)


def _place(config: ConsoleConfig, folder: Path) -> ArchivePlace | None:
    records = config.records
    if records is None:
        return None
    return ArchivePlace(
        folder=folder / records.folder,
        exports=folder / records.exports,
        day_starts_ms=parse_clock(records.day_starts),
    )
