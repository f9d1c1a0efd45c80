"""The table of a house where nobody has a secret, and whose day may be short."""

import argparse
import asyncio
import os

from kiosk import resources
from kiosk.clock import OF_THIS_MACHINE
from kiosk.commands.shell import log_to_stderr
from kiosk.commands.stopping import until_told_to_stop
from kiosk.config import TableConfig, read_config
from kiosk.lab.simulate.hurry import hurried
from kiosk.lab.simulate.pins import quick_hash
from kiosk.records.reader import ReaderProcess
from kiosk.table.process import Surroundings, run_table


def run(arguments: argparse.Namespace) -> int:
    os.umask(0o077)
    log_to_stderr(quiet=arguments.quiet)
    config = read_config(arguments.config, TableConfig)
    folder = arguments.config.parent.resolve()
    times = hurried(folder) if arguments.hurried else OF_THIS_MACHINE
    book = resources.rulebook(config.rulebook)
    around = Surroundings(records=ReaderProcess, times=times, hash_pin=quick_hash)
    running = run_table(config, book, folder, around)
    asyncio.run(until_told_to_stop(running))
    return 0
