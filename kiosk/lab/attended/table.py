"""The table of a house whose day is short."""

import argparse
import asyncio
import os

from kiosk import resources
from kiosk.commands.shell import log_to_stderr
from kiosk.commands.stopping import until_told_to_stop
from kiosk.config import TableConfig, read_config
from kiosk.lab.simulate.hurry import hurried
from kiosk.table.process import run_table


def run(arguments: argparse.Namespace) -> int:
    os.umask(0o077)
    log_to_stderr(quiet=arguments.quiet)
    config = read_config(arguments.config, TableConfig)
    folder = arguments.config.parent.resolve()
    running = run_table(config, resources.rulebook(config.rulebook), folder, hurried(folder))
    asyncio.run(until_told_to_stop(running))
    return 0
