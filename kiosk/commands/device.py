"""`tapis device`: simulated devices for anyone's host program, and a technician's tools."""

import argparse
import asyncio
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from kiosk.commands.shell import complain, until_told_to_stop
from kiosk.devices.lost import DeviceLost
from kiosk.devices.meaning import PROTOCOLS, meaning
from kiosk.devices.probe import ABOUT, probe
from kiosk.devices.simulated.bench import Bench
from kiosk.devices.simulated.device import BenchError
from kiosk.devices.simulated.kinds import KINDS
from kiosk.devices.trace import Traced, TraceError, read

EPILOG = """\
example:
  tapis device simulate id003 --link validator --control validator.sock
  echo "note 2000" | socat - UNIX-CONNECT:validator.sock
  tapis device probe /dev/ttyUSB0 /dev/ttyUSB1
  tapis device trace validator.trace --protocol id003

`simulate` makes a pty, links it at PATH, and is the device at the far end of it until it is stopped
(Ctrl-C). It takes one command a line on the unix socket SOCKET, each answered by `ok ...` or
`error why`; `help` lists them all.
`probe` says which validator or printer is at each port, and how fast it talks. It asks nothing that
could disturb a note on its way in or move paper, but no terminal must be at work with the port. A
port at which nothing answers takes it some seconds.
`trace` shows what went over the line, oldest first: `>` was sent, `<` was heard, `?` made no frame,
`*` went over the line encrypted. Numbers of tickets are struck out but for their last digits. With
its protocol each frame is told in words as well.
Exit status: 0 when it was stopped or done, 1 if nothing answered at some port, 2 if it cannot do
what was asked.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    tools = parser.add_subparsers(dest="tool", metavar="TOOL", title="tools", required=True)

    def tool(name: str, summary: str) -> argparse.ArgumentParser:
        text = f"{summary[0].upper()}{summary[1:]}."
        return tools.add_parser(name, help=summary, description=text)

    _add_simulate(tool("simulate", "be a device on the far end of a pty"))
    prober = tool("probe", "say which device is at a port")
    kinds = ", ".join(ABOUT)
    prober.add_argument("port", type=Path, nargs="+", metavar="PORT", help=f"finds {kinds}")
    tracer = tool("trace", "show what went over the line")
    tracer.add_argument("file", type=Path, metavar="FILE", help="the `trace` of a configuration")
    known = ", ".join(PROTOCOLS)
    tracer.add_argument(
        "--protocol", choices=PROTOCOLS, metavar="PROTOCOL", help=f"of the device: {known}"
    )


def _add_simulate(parser: argparse.ArgumentParser) -> None:
    kinds = ", ".join(f"{name} ({kind.about})" for name, kind in KINDS.items())
    parser.add_argument("kind", choices=list(KINDS), metavar="KIND", help=kinds)
    parser.add_argument("--link", type=Path, required=True, metavar="PATH", help="of the pty")
    parser.add_argument(
        "--control",
        type=Path,
        required=True,
        metavar="SOCKET",
        help="takes one command a line, such as `help`",
    )
    parser.add_argument(
        "--folder",
        "--tickets",
        type=Path,
        default=Path(),
        metavar="FOLDER",
        help="for what the device leaves behind, such as printed tickets (the present folder)",
    )


def run(arguments: argparse.Namespace) -> int:
    try:
        match arguments.tool:
            case "simulate":
                asyncio.run(until_told_to_stop(_simulate(arguments)))
                return 0
            case "probe":
                return asyncio.run(_probe(arguments.port))
            case _:
                for traced in read(arguments.file):
                    print(_line(traced, arguments.protocol))
                return 0
    except (BenchError, TraceError) as error:
        return complain(str(error))


async def _simulate(arguments: argparse.Namespace) -> None:
    device = KINDS[arguments.kind].make(arguments.folder)
    async with Bench(device, link=arguments.link, control=arguments.control):
        await asyncio.get_running_loop().create_future()


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
