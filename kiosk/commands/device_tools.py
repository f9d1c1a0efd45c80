"""A technician's tools of `tapis device`: they find devices, and show what those have said."""

import argparse
import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from kiosk.commands.shell import complain
from kiosk.devices.lost import DeviceLost
from kiosk.devices.meaning import PROTOCOLS, meaning
from kiosk.devices.probe import ABOUT, probe
from kiosk.devices.trace import Traced, TraceError, read

EXAMPLES = """\
  tapis device probe /dev/ttyUSB0 /dev/ttyUSB1
  tapis device trace validator.trace --protocol id003
"""
EXPLAINED = """\
`probe` says which validator, printer or wheel is at each port, and how fast it talks. It asks
nothing that could disturb a note on its way in or move paper, but no terminal must be at work with
the port. A port at which nothing answers takes it some seconds.
`trace` shows what went over the line, oldest first: `>` was sent, `<` was heard, `?` made no frame,
`*` went over the line encrypted. Numbers of tickets are struck out but for their last digits. With
its protocol each frame is told in words as well.
"""


def add_tools(add: Callable[[str, str], argparse.ArgumentParser]) -> None:
    """`add` is given a tool's name, and what it does."""
    prober = add("probe", "say which device is at a port")
    kinds = ", ".join(ABOUT)
    prober.add_argument("port", type=Path, nargs="+", metavar="PORT", help=f"finds {kinds}")
    tracer = add("trace", "show what went over the line")
    tracer.add_argument("file", type=Path, metavar="FILE", help="the `trace` of a configuration")
    known = ", ".join(PROTOCOLS)
    tracer.add_argument(
        "--protocol", choices=PROTOCOLS, metavar="PROTOCOL", help=f"of the device: {known}"
    )
    for tool in (prober, tracer):
        tool.set_defaults(work=__name__)


def run(arguments: argparse.Namespace) -> int:
    if arguments.tool == "probe":
        return asyncio.run(_probe(arguments.port))
    try:
        for traced in read(arguments.file):
            print(_line(traced, arguments.protocol))
    except TraceError as error:
        return complain(str(error))
    return 0


async def _probe(ports: Sequence[Path]) -> int:
    """All at once, since most of it is waiting; told in the order they were named in."""
    told = await asyncio.gather(*(_told(path) for path in ports))
    for path, (_, words) in zip(ports, told, strict=True):
        print(f"{path}: {words}")
    return int(not all(found for found, _ in told))


async def _told(path: Path) -> tuple[bool, str]:
    try:
        found = await probe(path)
    except DeviceLost as lost:
        return False, str(lost)
    return found is not None, str(found or "nothing answers")


def _line(traced: Traced, protocol: str | None) -> str:
    at = datetime.fromtimestamp(traced.at_ms / 1000).strftime("%Y-%m-%d %H:%M:%S.%f")[:-3]
    sealed = "*" if traced.sealed else " "
    cut = f" ... {traced.length} bytes" if traced.length > len(traced.data) else ""
    words = f"  ({meaning(protocol, traced)})" if protocol else ""
    return f"{at} {traced.way.value.decode()}{sealed} {traced.data.hex(' ')}{cut}{words}"
