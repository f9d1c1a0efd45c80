"""`tapis device`: simulated devices for anyone's host program, and a technician's tools."""

import argparse
import asyncio
from pathlib import Path

from kiosk import resources
from kiosk.commands import device_tools
from kiosk.commands.shell import complain, number
from kiosk.commands.stopping import until_told_to_stop
from kiosk.lab.commands.simulate import RULEBOOK
from kiosk.lab.devices.bench import Bench
from kiosk.lab.devices.camera import run_camera
from kiosk.lab.devices.control_line import ControlLine
from kiosk.lab.devices.device import BenchError
from kiosk.lab.devices.kinds import KINDS
from kiosk.lab.devices.validator import CENTS_MAX

EPILOG = f"""\
example:
  tapis device simulate id003 --link validator --control validator.sock
  tapis device simulate ssp --link v --control v.sock --notes 200 1000 5000
  tapis device ask validator.sock note 2000
  tapis device camera --port 8081 --control camera.sock       http://127.0.0.1:8081/
{device_tools.EXAMPLES}
`simulate` makes a pty, links it at PATH, and is the device at the far end of it until it is stopped
(Ctrl-C). It takes one command a line on the unix socket SOCKET, each answered by `ok ...` or
`error why`; `help` lists them all, and `ask` says one of them. `camera` takes commands in the same
way and shows a virtual wheel as MJPEG over HTTP, to this machine alone.
{device_tools.EXPLAINED}\
Exit status: 0 when it was stopped or done, 1 if nothing answered at some port or a command was
answered by an error, 2 if it cannot do what was asked.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    tools = parser.add_subparsers(dest="tool", metavar="TOOL", title="tools", required=True)

    def add(name: str, summary: str) -> argparse.ArgumentParser:
        text = f"{summary[0].upper()}{summary[1:]}."
        return tools.add_parser(name, help=summary, description=text)

    _add_simulate(add("simulate", "be a device on the far end of a pty"))
    _add_camera(add("camera", "be a camera above a virtual wheel, on this machine's network"))
    _add_ask(add("ask", "say a command to a simulation or a simulated device"))
    device_tools.add_tools(add)


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
    parser.add_argument(
        "--notes",
        type=number(1, CENTS_MAX),
        nargs="+",
        metavar="CENTS",
        help="of a validator: the notes that it knows, in cents",
    )


def _add_camera(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port", type=number(1, 65535), required=True, metavar="PORT", help="of 127.0.0.1"
    )
    parser.add_argument("--rulebook", default=RULEBOOK, metavar="ID", help=f"({RULEBOOK})")
    parser.add_argument(
        "--control", type=Path, required=True, metavar="SOCKET", help="takes one command a line"
    )


def _add_ask(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("socket", type=Path, metavar="SOCKET", help="that takes commands")
    parser.add_argument(
        "words", nargs="+", metavar="WORD", help="of the command, such as `help` or `credit 1 5000`"
    )


def run(arguments: argparse.Namespace) -> int:
    if arguments.tool == "ask":
        return _ask(arguments.socket, " ".join(arguments.words))
    try:
        work = _film(arguments) if arguments.tool == "camera" else _simulate(arguments)
        asyncio.run(until_told_to_stop(work))
    except (BenchError, resources.UnknownRuleBookError) as error:
        return complain(str(error))
    return 0


def _ask(socket: Path, line: str) -> int:
    """The list that `help` answers with is told line by line."""
    answer = asyncio.run(ControlLine(socket).ask(line))
    status, _, told = answer.partition(" ")
    if status != "ok":
        complain(f"{socket}: {told}")
        return 1
    print(told.replace(" | ", "\n") if line == "help" else answer)
    return 0


async def _film(arguments: argparse.Namespace) -> None:
    order = resources.rulebook(arguments.rulebook).wheel.order
    await run_camera(order, port=arguments.port, control=arguments.control)


def _make(folder: Path) -> None:
    """Where it puts its tickets: better known before the first one is printed."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BenchError(f"cannot make {folder}: {error.strerror}") from None


async def _simulate(arguments: argparse.Namespace) -> None:
    kind = KINDS[arguments.kind]
    if arguments.notes and kind.with_notes is None:
        raise BenchError(f"--notes is for validators: {arguments.kind} knows none")
    if arguments.folder is not None:
        _make(arguments.folder)
    make = kind.with_notes
    device = make(arguments.notes) if arguments.notes and make else kind.make(arguments.folder)
    async with Bench(device, link=arguments.link, control=arguments.control):
        await asyncio.get_running_loop().create_future()
