"""The options of the people, behind those of the program."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from kiosk.cli import carry_out
from kiosk.commands import console, display, table, terminal
from kiosk.lab.simulate.staff import PINS

_ATTENDED = {
    "kiosk.commands.screens.terminal": "kiosk.lab.attended.terminal",
    "kiosk.commands.headless_terminal": "kiosk.lab.attended.headless_terminal",
    "kiosk.commands.screens.console": "kiosk.lab.attended.console",
    "kiosk.commands.screens.display": "kiosk.lab.attended.display",
    "kiosk.commands.table": "kiosk.lab.attended.table",
    "kiosk.commands.jackpot": "kiosk.lab.attended.jackpot",
}
"""By what would do the work if nobody were there."""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m kiosk.lab.attended")
    programs = parser.add_subparsers(dest="command", required=True)
    _add_terminal(programs.add_parser("terminal"))
    _add_console(programs.add_parser("console"))
    _add_display(programs.add_parser("display"))
    _add_table(programs.add_parser("table"))
    _add_jackpot(programs.add_parser("jackpot"))
    arguments = parser.parse_args(argv)
    arguments.work = _ATTENDED[arguments.work]
    return carry_out(arguments)


def _add_terminal(parser: argparse.ArgumentParser) -> None:
    terminal.add_arguments(parser)
    parser.add_argument("--player", type=int, metavar="SEED", help="somebody plays, by this seed")
    parser.add_argument(
        "--contestant", type=int, metavar="SEED", help="somebody plays for points, when they are"
    )
    parser.add_argument("--hands", type=Path, metavar="SOCKET", help="what a script touches")
    _add_pictures(parser)
    without = parser.add_argument_group("without a screen")
    without.add_argument(
        "--room",
        type=Path,
        metavar="FILE",
        help="keeps what is in the note box, in the pockets and in the validator's memory",
    )
    without.add_argument(
        "--pockets",
        type=Path,
        metavar="DIR",
        help="tickets of players who walk from table to table",
    )
    without.add_argument(
        "--pace", type=float, metavar="SECONDS", help="on average before each thing he does"
    )
    without.add_argument("--guest", action="store_true", help="he plays one round, and leaves")
    _add_hurried(without)


def _add_console(parser: argparse.ArgumentParser) -> None:
    console.add_arguments(parser)
    parser.add_argument("--visitor", choices=PINS, help="signs in by touching the screen")
    _add_pictures(parser)


def _add_display(parser: argparse.ArgumentParser) -> None:
    display.add_arguments(parser)
    _add_pictures(parser)


def _add_table(parser: argparse.ArgumentParser) -> None:
    table.add_arguments(parser)
    parser.set_defaults(work="kiosk.commands.table")
    _add_hurried(parser)


def _add_hurried(parser: argparse._ActionsContainer) -> None:
    parser.add_argument("--hurried", action="store_true", help="its time of day runs fast")


def _add_jackpot(parser: argparse.ArgumentParser) -> None:
    # Not all options of the product's: what they load would hold up every other program here.
    parser.add_argument("--config", type=Path, required=True, metavar="FILE", help="a TOML file")
    parser.add_argument("--quiet", action="store_true", help="log only what needs attention")
    parser.add_argument(
        "--bench", type=Path, required=True, metavar="SOCKET", help="where levels are made to fall"
    )
    parser.set_defaults(work="kiosk.commands.jackpot")


def _add_pictures(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pictures", type=Path, metavar="DIR", help="of each screen, one")


if __name__ == "__main__":
    sys.exit(main())
