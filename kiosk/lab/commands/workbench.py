"""`tapis workbench`: the simulated devices of a seat, in a window."""

import argparse
from pathlib import Path

EPILOG = """\
example:
  tapis workbench --folder evening/ --seat 1

`tapis simulate` opens one beside each terminal. The folder is that of the simulation: what the
buttons do goes to the control sockets in it, as `tapis simulate --help` and `tapis device
simulate --help` tell. Beside the devices it has the lines that go over the wires of validator,
printer and link, the journals as they are written, and the screen as it was (`tapis travel`).
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(work="kiosk.lab.workbench.command")
    parser.add_argument("--folder", type=Path, required=True, metavar="DIR", help="the simulation")
    parser.add_argument("--seat", required=True, help="whose devices")
    parser.add_argument(
        "--position", type=int, default=0, metavar="I", help="which of several windows it is (0)"
    )
    parser.add_argument("--beneath", action="store_true", help="below whatever fills the screen")
    parser.add_argument(
        "--pictures", type=Path, metavar="DIR", help="keep a picture of each screen here"
    )
