"""`tapis workbench`: the simulated devices of a seat, in a window."""

import argparse
from pathlib import Path

from kiosk.commands.shell import add_pictures_argument, complain

EPILOG = """\
example:
  tapis workbench --folder evening/ --seat 1

`tapis simulate` opens one beside each terminal. The folder is that of the simulation: what the
buttons do goes to the control sockets in it, as `tapis simulate --help` and `tapis device
simulate --help` tell. Beside the devices it has the lines that go over the wires of validator,
printer and link, the journals as they are written, and the screen as it was (`tapis travel`).
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--folder", type=Path, required=True, metavar="DIR", help="the simulation")
    parser.add_argument("--seat", required=True, help="whose devices")
    parser.add_argument(
        "--position", type=int, default=0, metavar="I", help="which of several windows it is (0)"
    )
    parser.add_argument("--beneath", action="store_true", help="below whatever fills the screen")
    add_pictures_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    if not arguments.folder.is_dir():
        return complain(f"there is no folder {arguments.folder}")
    # Qt takes a third of a second to import: only who needs a screen waits for it.
    from kiosk.ui.workbench.run import run_workbench  # noqa: PLC0415

    run_workbench(
        arguments.folder,
        arguments.seat,
        position=arguments.position,
        beneath=arguments.beneath,
        pictures=arguments.pictures,
    )
    return 0
