"""A terminal with its screen, as one process."""

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickWindow

from kiosk.config import SwitchesConfig, TerminalConfig
from kiosk.garbage import loading_for_good
from kiosk.late import Late
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import (
    Application,
    Beside,
    Watch,
    WindowPlace,
    see_first_frame,
    show_at,
    size_of,
)
from kiosk.ui.money import Currency
from kiosk.ui.technician_keys import TechnicianKeys
from kiosk.ui.terminal.desk import Desk, Look
from kiosk.ui.terminal.gesture_watch import GestureWatch
from kiosk.ui.terminal.guide.switches import Switches
from kiosk.ui.terminal.terminal_view import TerminalView
from kiosk.ui.times import wall_times

if TYPE_CHECKING:
    from kiosk.ui.terminal import at_work
else:  # it takes longer to load than the screen, which is shown before
    at_work = Late("kiosk.ui.terminal.at_work")

_log = logging.getLogger(__name__)


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
    window_place: WindowPlace | None = None,
    *,
    hints: bool = False,
    beside: Beside[OpenTerminal] | None = None,
) -> None:
    """Runs until it is told to stop. Without a place for a window it is a kiosk."""
    with loading_for_good():
        opened = open_terminal(config, book, window_place, hints=hints)
        opened.window.frameSwapped.connect(
            lambda: _log.info("the screen is up"), Qt.ConnectionType.SingleShotConnection
        )
        see_first_frame(opened.window)
    try:
        at_work.work_until_stopped(config, book, folder, opened, beside)
    finally:
        opened.application.close()


def switches_of(config: SwitchesConfig) -> Switches:
    return Switches(move=Qt.Key[f"Key_{config.move}"], choose=Qt.Key[f"Key_{config.choose}"])


def open_terminal(
    config: TerminalConfig,
    book: RuleBook,
    window_place: WindowPlace | None = None,
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
        cash_out_asked_cents=config.cash_out_asked_cents,
    )
    application.speaker.languages.require(look.language)
    desk = Desk(book, look)
    view = TerminalView(desk, application.pictures, wall_times(), application.speaker)
    size = size_of(window_place)
    window = application.show("Tapis.Terminal", "TerminalWindow", {"terminal": view}, size)
    desk.picture = window.grabWindow
    view.table_top.guide.attach(window, switches_of(config.switches))
    if window_place is not None:
        # Before the keys of players: what a switch sends is the player's.
        TechnicianKeys(window, window_place, view.announcements.hint.fills_screen)
    Watch(window, view.touched, key=view.table_top.guide.key, finger=view.table_top.guide.put_away)
    GestureWatch(window, desk.gestures)
    show_at(window, window_place)
    return OpenTerminal(application, desk, view, window)
