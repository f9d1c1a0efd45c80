"""`tapis terminal` with its screen."""

import argparse
from pathlib import Path

from kiosk.commands.terminal import run_as_told
from kiosk.config import TerminalConfig
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Beside, WindowPlace
from kiosk.ui.terminal.run import OpenTerminal, run_terminal


def run(arguments: argparse.Namespace, beside: Beside[OpenTerminal] | None = None) -> int:
    size, full = arguments.size, arguments.full_screen
    window = WindowPlace(size, arguments.position, arguments.leave, full=full, part=arguments.part)
    place = window if arguments.windowed else None

    def show(config: TerminalConfig, book: RuleBook, folder: Path) -> None:
        run_terminal(config, book, folder, place, hints=arguments.hints, beside=beside)

    return run_as_told(arguments, show)
