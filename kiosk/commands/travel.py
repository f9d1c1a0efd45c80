"""`tapis travel`: a terminal's screen as it was at any fact of its journal."""

import argparse
from pathlib import Path

from kiosk.commands.shell import window_size

EPILOG = """\
examples:
  tapis travel evening/                          the screens of an evening, from the first terminal
  tapis travel terminal-3.db --at 1204           one terminal, at its fact 1204
  tapis travel evening/ --seat 3 --at 1204 --picture screen.png     without a window, for a report

The screen is the terminal's own, drawn from the facts up to one of them; a touch on it does
nothing. What no journal has is not shown: whether the table could be reached, and panels that were
open. A folder is one that `tapis simulate --record` kept, or any with the journals of terminals; it
may be in use, and is only read. Files of terminals beside the journals say how chips and currency
looked.
Exit status: 0, or 2 if the journals cannot be read or the picture cannot be written.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(work="kiosk.commands.screens.travel")
    parser.add_argument(
        "path", type=Path, metavar="DIR", help="a folder with journals, or one journal"
    )
    parser.add_argument("--seat", default="", help="whose screen (the first)")
    parser.add_argument("--at", type=int, metavar="FACT", help="the fact to begin with (the last)")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="only draw it into this file")
    parser.add_argument(
        "--size", type=window_size, metavar="WxH", help="of the terminal's screen (1920x1080)"
    )
