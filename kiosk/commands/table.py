"""`tapis table`: the table service."""

import argparse
import asyncio
import os
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import complain, log_to_stderr, until_told_to_stop
from kiosk.config import ConfigError, TableConfig, read_config
from kiosk.link.tls import CredentialsError
from kiosk.table.process import run_table

EPILOG = """\
example:
  tapis table --config table.toml

table.toml:
  name = "Table 7"
  rulebook = "crown-single-zero"     # see `tapis rulebooks`
  journal = "table.db"               # paths are seen from this file's folder
  seats = ["1", "2", "3"]
  hand_pay_limit_cents = 100000      # above it a second person confirms
  ticket_days = 30
  [network]
  socket = "table.sock"              # for terminals on this machine
  address = "0.0.0.0:7410"           # for others, with keys from `tapis enrol`
  keys = "keys"

It runs until it is stopped (Ctrl-C), and goes on from its journal when it is started again.
Exit status: 0 when it was stopped, 2 if the configuration cannot be used.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", type=Path, required=True, metavar="FILE", help="a TOML file")
    parser.add_argument("--quiet", action="store_true", help="log only what needs attention")


def run(arguments: argparse.Namespace) -> int:
    os.umask(0o077)  # journals are nobody else's to read
    log_to_stderr(quiet=arguments.quiet)
    try:
        config = read_config(arguments.config, TableConfig)
        book = resources.rulebook(config.rulebook)
        folder = arguments.config.parent.resolve()
        asyncio.run(until_told_to_stop(run_table(config, book, folder)))
    except (ConfigError, CredentialsError, resources.UnknownRuleBookError) as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"cannot listen: {error}")
    return 0
