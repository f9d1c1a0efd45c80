"""The controller of jackpots, with a bench that makes a level fall."""

import argparse
import asyncio
import os
from pathlib import Path

from kiosk.commands.shell import log_to_stderr
from kiosk.commands.stopping import until_told_to_stop
from kiosk.config import JackpotConfig, read_config
from kiosk.jackpot.process import jackpot_machine, serve_jackpots
from kiosk.lab.devices.control import control_socket
from kiosk.lab.simulate.hit_on_demand import ArrangedJackpots, JackpotBench


def run(arguments: argparse.Namespace) -> int:
    os.umask(0o077)
    log_to_stderr(quiet=arguments.quiet)
    config = read_config(arguments.config, JackpotConfig)
    folder = arguments.config.parent.resolve()
    asyncio.run(until_told_to_stop(_serve(config, folder, arguments.bench)))
    return 0


async def _serve(config: JackpotConfig, folder: Path, bench: Path) -> None:
    machine = jackpot_machine(config, folder, service=ArrangedJackpots)
    async with control_socket(bench, JackpotBench(machine).answer):
        await serve_jackpots(machine, config, folder)
