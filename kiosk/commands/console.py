"""`tapis console`: the screen of a table's staff."""

import argparse
import os
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import add_screen_arguments, complain, log_to_stderr
from kiosk.config import ConfigError, ConsoleConfig, read_config
from kiosk.link.tls import CredentialsError
from kiosk.rules.rulebook import RuleBook
from kiosk.simulate.staff import PINS

EPILOG = """\
examples:
  tapis console --config console.toml               full screen, at the table
  tapis console --windowed --config console.toml    in a window, for technicians

console.toml:
  name = "1"
  rulebook = "crown-single-zero"     # the table's own
  orders = "console-1.json"          # orders that are not answered yet; paths as seen from here
  wagering_s = 30                    # may be left out: the rule book's; never below its shortest
  idle_s = 300                       # then whoever is signed in is signed out
  cycle_s = 8                        # from a result to the next round, if opened automatically
  [network]
  socket = "table.sock"              # or: address = "table-7:7410" and keys = "keys"
  [screen]                           # may be left out
  currency = "$"
  [records]                          # may be left out: then the console shows no records
  folder = "."                       # the journals of the table and of its terminals
  exports = "exports"                # reports and signed bundles are written there
  day_starts = "06:00"               # of the day's report, UTC (00:00)

A table without staff asks for its first supervisor. The console connects again by itself, and gives
an order that was not answered again, by its id, also after it was killed.
Exit status: 0 when it was stopped, 2 if the configuration cannot be used.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_screen_arguments(parser)
    parser.add_argument(
        "--visitor", choices=PINS, help="of a simulation's staff: signs in by touching the screen"
    )


def run(arguments: argparse.Namespace) -> int:
    os.umask(0o077)  # orders are nobody else's to read
    log_to_stderr(quiet=arguments.quiet)
    try:
        config = read_config(arguments.config, ConsoleConfig)
        book = resources.rulebook(config.rulebook)
        _require_period(arguments.config, config, book)
        return _show(arguments, config, book)
    except (ConfigError, CredentialsError, resources.UnknownRuleBookError) as error:
        return complain(str(error))


def _require_period(path: Path, config: ConsoleConfig, book: RuleBook) -> None:
    shortest_s = book.terms.period.shortest_s
    if config.wagering_s is not None and config.wagering_s < shortest_s:
        raise ConfigError(f"{path}: wagering_s must be at least {shortest_s}, by {book.id}")


def _show(arguments: argparse.Namespace, config: ConsoleConfig, book: RuleBook) -> int:
    # Qt takes a third of a second to import: only who has a screen waits for it.
    from kiosk.ui.application import Place  # noqa: PLC0415
    from kiosk.ui.console.outbox import OutboxError  # noqa: PLC0415
    from kiosk.ui.console.run import Visit, run_console  # noqa: PLC0415

    folder = arguments.config.parent.resolve()
    place = Place(arguments.size, arguments.position) if arguments.windowed else None
    try:
        visit = Visit(arguments.visitor, PINS.get(arguments.visitor, ""), arguments.pictures)
        run_console(config, book, folder, place, visit)
    except OutboxError as error:
        return complain(str(error))
    return 0
