"""A table whose day is short: its time runs so fast that the shortest wagering period is over in a
moment. Nobody can wait for five seconds a round where hundreds are played."""

import argparse
import asyncio
import os
import time
from functools import partial
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import log_to_stderr
from kiosk.commands.stopping import until_told_to_stop
from kiosk.config import TableConfig, read_config
from kiosk.table.process import TimeSources, run_table

TIMES_FASTER = 10


def run(arguments: argparse.Namespace) -> int:
    os.umask(0o077)
    log_to_stderr(quiet=arguments.quiet)
    config = read_config(arguments.config, TableConfig)
    folder = arguments.config.parent.resolve()
    running = run_table(config, resources.rulebook(config.rulebook), folder, _fast(folder))
    asyncio.run(until_told_to_stop(running))
    return 0


def _fast(folder: Path) -> TimeSources:
    """From when the house was furnished, so that one that starts again is at the same time."""
    wall_ms = partial(_fast_ms, from_ms=(folder / "table.toml").stat().st_mtime_ns // 1_000_000)
    return TimeSources(wall_ms, lambda: wall_ms() / 1000)


def _fast_ms(*, from_ms: int) -> int:
    return from_ms + TIMES_FASTER * (time.time_ns() // 1_000_000 - from_ms)
