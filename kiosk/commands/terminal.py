"""`tapis terminal --headless`: a terminal without a screen, played by an automatic player."""

import argparse
import asyncio
import os
from pathlib import Path

from kiosk import resources
from kiosk.commands.console import complain, log_to_stderr, until_told_to_stop
from kiosk.config import ConfigError, TerminalConfig, read_config
from kiosk.link.tls import CredentialsError
from kiosk.simulate.room_file import RoomFileError
from kiosk.simulate.seat import play_headless

EPILOG = """\
example:
  tapis terminal --headless --config terminal-1.toml --player 7

terminal-1.toml:
  seat = "1"
  rulebook = "crown-single-zero"     # the table's own
  journal = "terminal-1.db"          # paths are seen from this file's folder
  [network]
  socket = "table.sock"              # or: address = "table-7:7410" and keys = "keys"

With --player somebody sits down who inserts notes and places chips by that seed; without it the
terminal only follows its table. With --room the simulated validator and printer remember over a
restart what was inserted and printed. It runs until it is stopped (Ctrl-C).
Exit status: 0 when it was stopped, 2 if the configuration cannot be used.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--headless", action="store_true", help="without a screen")
    parser.add_argument("--config", type=Path, required=True, metavar="FILE", help="a TOML file")
    parser.add_argument("--player", type=int, metavar="SEED", help="an automatic player")
    parser.add_argument(
        "--pace",
        type=_seconds,
        metavar="SECONDS",
        help="how long the player waits on average before each thing he does (2)",
    )
    parser.add_argument(
        "--room",
        type=Path,
        metavar="FILE",
        help="keeps what is in the note box, in the pockets and in the validator's memory",
    )
    parser.add_argument("--quiet", action="store_true", help="log only what needs attention")


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not more than 0")
    return seconds


def run(arguments: argparse.Namespace) -> int:
    if not arguments.headless:
        return complain("there is no screen yet: ask for --headless")
    os.umask(0o077)  # journals are nobody else's to read
    log_to_stderr(quiet=arguments.quiet)
    try:
        config = read_config(arguments.config, TerminalConfig)
        book = resources.rulebook(config.rulebook)
        folder = arguments.config.parent.resolve()
        work = play_headless(
            config,
            book,
            folder,
            player=arguments.player,
            room_file=arguments.room,
            pace_s=arguments.pace,
        )
        asyncio.run(until_told_to_stop(work))
    except (
        ConfigError,
        CredentialsError,
        RoomFileError,
        resources.UnknownRuleBookError,
    ) as error:
        return complain(str(error))
    return 0
