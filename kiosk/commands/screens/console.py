"""`tapis console`, once its options are read."""

import argparse
from pathlib import Path

from kiosk import resources
from kiosk.commands.configured import run_configured
from kiosk.config import ConfigError, ConsoleConfig
from kiosk.console.outbox import OutboxError
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.application import Beside, WindowPlace
from kiosk.ui.console.run import OpenConsole, run_console


def run(arguments: argparse.Namespace, beside: Beside[OpenConsole] | None = None) -> int:
    window = WindowPlace(arguments.size, arguments.position, part=arguments.part)
    place = window if arguments.windowed else None

    def show(config: ConsoleConfig, folder: Path) -> None:
        book = resources.rulebook(config.rulebook)
        _require_period(arguments.config, config, book)
        run_console(config, book, folder, place, beside)

    return run_configured(arguments, ConsoleConfig, show, OutboxError)


def _require_period(path: Path, config: ConsoleConfig, book: RuleBook) -> None:
    shortest_s = book.terms.period.shortest_s
    if config.wagering_s is not None and config.wagering_s < shortest_s:
        raise ConfigError(f"{path}: wagering_s must be at least {shortest_s}, by {book.id}")
