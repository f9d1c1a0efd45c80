"""`tapis bench`: the figures of the README, for anyone to repeat."""

import argparse
from importlib import import_module

EPILOG = """\
example:
  tapis bench rules        settling and loading
  tapis bench journal      durable appends, and verifying a million facts
  tapis bench table        a close with 100 terminals, and with one that floods or hangs

Exit status: 0 if every figure is within its budget, 1 if one is not.
"""

_BENCHES = ["rules", "journal", "table"]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bench", choices=_BENCHES, metavar="NAME", help=", ".join(_BENCHES))


def run(arguments: argparse.Namespace) -> int:
    over = 0
    for figure in import_module(f"kiosk.bench.{arguments.bench}").figures():
        print(figure, flush=True)
        over += not figure.holds
    return int(over > 0)
