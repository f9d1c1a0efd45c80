"""`tapis travel`: a terminal's screen as it was at any fact of its journal."""

import argparse
from pathlib import Path

from kiosk.commands.shell import complain, window_size
from kiosk.journal.errors import JournalError

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
    parser.add_argument(
        "path", type=Path, metavar="DIR", help="a folder with journals, or one journal"
    )
    parser.add_argument("--seat", default="", help="whose screen (the first)")
    parser.add_argument("--at", type=int, metavar="FACT", help="the fact to begin with (the last)")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="only draw it into this file")
    parser.add_argument(
        "--size", type=window_size, metavar="WxH", help="of the terminal's screen (1920x1080)"
    )


def run(arguments: argparse.Namespace) -> int:
    # Qt takes a third of a second to import: only who needs a screen waits for it.
    from kiosk.ui.past.run import journey_of, run_travel, take_picture  # noqa: PLC0415

    journey = journey_of(arguments.path, seat=arguments.seat, at=arguments.at)
    try:
        journey.read()  # up to the end, so that whatever is wrong with it is known
    except JournalError as error:
        journey.close()
        return complain(str(error))
    if arguments.at is not None and not 1 <= arguments.at <= len(journey):
        held = f"{journey.past.path} has facts 1 to {len(journey)}, and no fact {arguments.at}"
        journey.close()
        return complain(held)
    if arguments.picture is None:
        run_travel(journey, arguments.size)
    elif not take_picture(journey, arguments.size, arguments.picture):
        return complain(f"cannot write {arguments.picture}: is it a .png in a folder that exists?")
    return 0
