"""`tapis sensor`: a wheel that tells its table what the ball does."""

import argparse
import asyncio
import secrets
import time
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import complain, log_to_stderr
from kiosk.commands.stopping import until_told_to_stop
from kiosk.config import ConfigError, SensorConfig, WheelConfig, WheelProtocol, read_config
from kiosk.devices.supervisor import Supervisor
from kiosk.devices.trace import Trace, TraceError
from kiosk.devices.validator.driver import no_record, record_in
from kiosk.devices.wheel.driver import WheelDriver
from kiosk.devices.wheel.slingshot.driver import SlingshotWheel
from kiosk.devices.wheel.two_digits.driver import TwoDigitsReader
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.link.tls import CredentialsError
from kiosk.notify import serving
from kiosk.rules.rulebook import RuleBook
from kiosk.sensor.service import SensorService
from kiosk.way import way_to

EPILOG = """\
example:
  tapis sensor --config sensor.toml

sensor.toml:
  name = "1"                         # as in its certificate, sensor-1
  rulebook = "crown-single-zero"     # the table's own: it says which pockets there are
  [wheel]
  protocol = "slingshot2"            # or "two-digits": a reader that says nothing but the number
  port = "/dev/ttyUSB0"              # `tapis device probe` finds a wheel
  trace = "wheel.trace"              # may be left out; for `tapis device trace`
  [network]
  socket = "table.sock"              # or: address = "table-7:7410" and keys = "keys"

When the ball is about to fall it ends wagering, and when it lies in a pocket it tells which. None
of that settles a round: the dealer confirms the number, and a wheel that is silent, broken or wrong
costs nobody anything but the help.
Exit status: 0 when it was stopped, 2 if the configuration cannot be used.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--config", type=Path, required=True, metavar="FILE", help="a TOML file")
    parser.add_argument("--quiet", action="store_true", help="log only what needs attention")


def run(arguments: argparse.Namespace) -> int:
    log_to_stderr(quiet=arguments.quiet)
    try:
        config = read_config(arguments.config, SensorConfig)
        book = resources.rulebook(config.rulebook)
        folder = arguments.config.parent.resolve()
        asyncio.run(until_told_to_stop(_watch(config, book, folder)))
    except (
        ConfigError,
        CredentialsError,
        TraceError,
        resources.UnknownRuleBookError,
    ) as error:
        return complain(str(error))
    return 0


async def _watch(config: SensorConfig, book: RuleBook, folder: Path) -> None:
    wheel = _driver(config.wheel, folder)
    client = TableClient(Role.SENSOR, config.name, way_to(config.network, folder))
    service = SensorService(wheel, client, book.wheel.order, lambda: secrets.token_hex(16))
    supervisor = Supervisor(
        "wheel", folder / config.wheel.port, wheel, gone=_told_by_log, back=_told_by_log
    )
    async with serving(), asyncio.TaskGroup() as tasks:
        tasks.create_task(supervisor.run())
        tasks.create_task(service.run())


async def _told_by_log(why: str = "") -> None:
    """The supervisor has said so, and the table cannot do anything about it."""


def _driver(config: WheelConfig, folder: Path) -> WheelDriver:
    record = no_record
    if config.trace:
        record = record_in(Trace(folder / config.trace), lambda: time.time_ns() // 1_000_000)
    match config.protocol:
        case WheelProtocol.SLINGSHOT2:
            return SlingshotWheel(record=record)
        case WheelProtocol.TWO_DIGITS:
            return TwoDigitsReader(record=record)
