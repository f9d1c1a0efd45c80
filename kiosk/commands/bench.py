"""`tapis bench`: the figures of the README, for anyone to repeat."""

import argparse
import signal
from importlib import import_module

from kiosk.bench.processes import StoppedError
from kiosk.commands.shell import complain

EPILOG = """\
example:
  tapis bench rules        settling and loading
  tapis bench journal      durable appends, and verifying a million facts
  tapis bench table        a close with 100 terminals, and with one that floods or hangs
  tapis bench screen       the player's screen beside a blank window: touches, frames, start, memory
  tapis bench screen --rounds 500     its long evening shortened
  tapis bench devices      validators and printers polled in time behind a busy screen
  tapis bench console      the staff's screen with 100 terminals: touches, and every tile changing

The screens are opened on the display that is there, or on none: then Qt draws into memory.

Its long evening takes minutes and is the last thing measured. It can be stopped at any time.

Exit status: 0 if every figure is within its budget, 1 if one is not, 130 when it was stopped.
"""

_BENCHES = ["rules", "journal", "table", "screen", "devices", "console"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bench", choices=_BENCHES, metavar="NAME", help=", ".join(_BENCHES))
    parser.add_argument(
        "--rounds", type=int, metavar="N", help="screen: rounds of its long evening (10000)"
    )


def run(arguments: argparse.Namespace) -> int:
    options = {}
    if arguments.rounds is not None:
        if arguments.bench != "screen" or arguments.rounds < 1:
            return complain("--rounds N is for the screen, and 1 or more")
        options["rounds"] = arguments.rounds
    # As Ctrl-C does: what it has started ends with it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        return _measure(arguments.bench, options)
    except StoppedError as error:
        return complain(str(error))


def _measure(name: str, options: dict[str, int]) -> int:
    over = 0
    for figure in import_module(f"kiosk.bench.{name}").figures(**options):
        print(figure, flush=True)
        over += not figure.holds
    return int(over > 0)
