"""A terminal with its screen, as one process."""

import logging
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickWindow

from kiosk.config import SwitchesConfig, TerminalConfig
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import (
    Application,
    Place,
    Watch,
    see_first_frame,
    show_as_kiosk,
    show_in_window,
    size_of,
)
from kiosk.ui.money import Currency
from kiosk.ui.technician_keys import TechnicianKeys
from kiosk.ui.terminal.desk import Desk, Look
from kiosk.ui.terminal.guide.switches import Switches
from kiosk.ui.terminal.terminal_view import TerminalView
from kiosk.ui.times import wall_times

if TYPE_CHECKING:
    from contextlib import AbstractAsyncContextManager

    from kiosk.terminal.cabinet import Cabinet

_log = logging.getLogger(__name__)

_MACHINERY = "kiosk.terminal.cabinet"
"""Journal, database, link, TLS and devices: they take as long to load as the whole screen, which
is shown and can be touched meanwhile."""


class Visit(Struct, frozen=True):
    """Of somebody who is nobody, where a simulation has no display."""

    player: int | None = None
    """The seed by which somebody touches the screen; None: nobody does."""
    pictures: Path | None = None
    """Where one picture of each screen is kept."""
    hands: Path | None = None
    """Where a script says what it touches."""


class OpenTerminal(Struct, frozen=True):
    """A window that is shown, with nothing behind it yet."""

    application: Application
    desk: Desk
    view: TerminalView
    window: QQuickWindow


def run_terminal(  # noqa: PLR0913 - one for each kind of option of the command
    config: TerminalConfig,
    book: RuleBook,
    folder: Path,
    window_place: Place | None = None,
    visit: Visit | None = None,
    *,
    hints: bool = False,
) -> None:
    """Runs until it is told to stop. Without a place for a window it is a kiosk."""
    opened = open_terminal(config, book, window_place, hints=hints)
    opened.window.frameSwapped.connect(
        lambda: _log.info("the screen is up"), Qt.ConnectionType.SingleShotConnection
    )
    see_first_frame(opened.window)
    try:
        opened.application.run(_load_and_run(config, book, folder, opened, visit))
    finally:
        opened.application.close()


async def _load_and_run(
    config: TerminalConfig,
    book: RuleBook,
    folder: Path,
    opened: OpenTerminal,
    visit: Visit | None,
) -> None:
    import asyncio  # noqa: PLC0415 - as the machinery itself, not before the first frame

    machinery = await asyncio.to_thread(import_module, _MACHINERY)
    cabinet = machinery.Cabinet(config, book, folder)
    opened.desk.attach(cabinet.machine, cabinet.cash_in)
    _let_be_heard(opened)
    if visit is None:
        await cabinet.run()
        return
    from kiosk.ui.terminal.visitor import be_visited  # noqa: PLC0415 - only simulations have one

    async with asyncio.TaskGroup() as tasks, _hands(cabinet, visit):
        visiting = tasks.create_task(be_visited(opened, folder, visit))
        await cabinet.run()
        visiting.cancel()


def _hands(cabinet: "Cabinet", visit: Visit) -> "AbstractAsyncContextManager[None]":
    """Those of a script, for as long as it has any."""
    from contextlib import nullcontext  # noqa: PLC0415 - as the machinery itself

    from kiosk.devices.simulated.control import control_socket  # noqa: PLC0415
    from kiosk.terminal.hands import Hands  # noqa: PLC0415

    if visit.hands is None:
        return nullcontext()
    return control_socket(visit.hands, Hands(cabinet.machine).answer)


def _let_be_heard(opened: OpenTerminal) -> None:
    # As the machinery, not before the first frame.
    from kiosk.ui.audio.sounds import AlsaPlayer  # noqa: PLC0415
    from kiosk.ui.audio.speech import SpeechDispatcher  # noqa: PLC0415

    opened.view.let_be_heard(AlsaPlayer(), SpeechDispatcher())


def switches_of(config: SwitchesConfig) -> Switches:
    return Switches(move=Qt.Key[f"Key_{config.move}"], choose=Qt.Key[f"Key_{config.choose}"])


def open_terminal(
    config: TerminalConfig,
    book: RuleBook,
    window_place: Place | None = None,
    *,
    hints: bool = False,
) -> OpenTerminal:
    application = Application("tapis terminal")
    look = Look(
        currency=Currency(config.screen.currency),
        chips_cents=config.screen.chips_cents,
        seat=config.seat,
        responsible_play=config.responsible_play,
        language=config.language,
        hints=hints,
    )
    application.speaker.languages.require(look.language)
    desk = Desk(book, look)
    view = TerminalView(desk, application.pictures, wall_times(), application.speaker)
    size = size_of(window_place)
    window = application.show("Tapis.Terminal", "TerminalWindow", {"terminal": view}, size)
    desk.picture = window.grabWindow
    view.by_keys.attach(window, switches_of(config.switches))
    if window_place is not None:
        # Before the keys of players: what a switch sends is the player's.
        TechnicianKeys(window, window_place, view.hints.fills_screen)
    Watch(window, view.touched, key=view.by_keys.key, finger=view.by_keys.put_away)
    if window_place is None:
        show_as_kiosk(window)
    else:
        show_in_window(window, window_place)
    return OpenTerminal(application, desk, view, window)
