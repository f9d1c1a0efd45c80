"""`tapis bench`: the figures of the README, for anyone to repeat."""

import argparse
import signal
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from kiosk.commands.shell import complain
from kiosk.lab.bench.measure import Wanted
from kiosk.lab.bench.outcome import HEADER, Found, as_json, row
from kiosk.lab.bench.processes import StoppedError

EPILOG = """\
example:
  tapis bench all                     everything below
  tapis bench rules                   settling and loading
  tapis bench journal                 durable appends, and verifying a million facts
  tapis bench table                   a close with 100 terminals; one that floods or hangs
  tapis bench screen                  the player's screen beside a blank window: touches, frames,
                                      camera, start, memory
  tapis bench screen --rounds 500     its long evening shortened
  tapis bench spread                  that screen with Spread-Bet, beside the same without it
  tapis bench devices                 validators and printers polled in time behind a busy screen
  tapis bench console                 the staff's screen with 100 terminals: touches, tiles changing
  tapis bench jackpot                 1,000 jackpot wagers of 10 tables: no more bets to the draw;
                                      frames while levels rise
  tapis bench year                    what a year of play costs beside a day: tickets, a start;
                                      400 terminals beside 100; 10,000 simulated rounds
  tapis bench floor                   a ticket redeemed over the floor, a close of a table on it,
                                      and its pages with a million tickets and five million facts
                                      behind them; needs PostgreSQL, and minutes to make those
  tapis bench rules table --json figures.json
  tapis bench all --short             only to see that it works: such figures mean nothing

Each figure is printed as soon as it is measured, with its budget, what was measured beside it in
the same run, and the ratio of the two. All of them are written to a file of JSON as well.

The screens are opened on the display that is there, or on none: then Qt draws into memory.

The screen's long evening takes minutes and is the last thing it measures. A bench can be stopped at
any time; what was measured until then is in the file.

Exit status: 0 if every figure is within its budget, 1 if one is not, 130 when it was stopped.
"""

BENCHES = [
    "rules",
    "journal",
    "table",
    "screen",
    "spread",
    "devices",
    "console",
    "jackpot",
    "year",
    "floor",
]
_ALL = "all"
_FILE = Path("tapis-bench.json")
# On a disk: /tmp is memory on many systems, where a sync costs nothing and proves nothing.
_DISK = "/var/tmp"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    names = [_ALL, *BENCHES]
    parser.add_argument(
        "bench", nargs="+", choices=names, metavar="NAME", help=f"of {', '.join(names)}"
    )
    parser.add_argument(
        "--json", type=Path, default=_FILE, metavar="FILE", help=f"what is written ({_FILE})"
    )
    parser.add_argument(
        "--rounds", type=int, metavar="N", help="screen: rounds of its long evening (10000)"
    )
    parser.add_argument("--short", action="store_true", help="so little that it means nothing")


def run(arguments: argparse.Namespace) -> int:
    names = BENCHES if _ALL in arguments.bench else list(dict.fromkeys(arguments.bench))
    if arguments.rounds is not None and ("screen" not in names or arguments.rounds < 1):
        return complain("--rounds N is for the screen, and 1 or more")
    # As Ctrl-C does: what it has started ends with it.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    found: list[Found] = []
    try:
        _write(arguments, found, complete=False)  # if it cannot be, nobody measures in vain
        print(HEADER, flush=True)
        for each in _measured(names, arguments):
            found.append(each)
            print(row(each.figure), flush=True)
            _write(arguments, found, complete=False)
        _write(arguments, found, complete=True)
    except StoppedError as error:
        return complain(str(error))
    except OSError as error:
        if error.filename != str(arguments.json):
            raise
        return complain(f"cannot write {arguments.json}: {error.strerror}")
    missed = sum(not each.figure.holds for each in found)
    print(f"{len(found)} figures, {missed} over budget: {arguments.json}")
    return int(missed > 0)


def _measured(names: Sequence[str], arguments: argparse.Namespace) -> Iterator[Found]:
    for number, name in enumerate(names, 1):
        if len(names) > 1:
            print(f"bench {number} of {len(names)}: {name}", file=sys.stderr, flush=True)
        with TemporaryDirectory(dir=_DISK, prefix="tapis-bench-") as folder:
            wanted = Wanted(Path(folder), arguments.short, arguments.rounds)
            for figure in import_module(f"kiosk.lab.bench.{name}").figures(wanted):
                yield Found(name, figure)


def _write(arguments: argparse.Namespace, found: Sequence[Found], *, complete: bool) -> None:
    text = as_json(found, release=version("tapis"), short=arguments.short, complete=complete)
    arguments.json.write_bytes(text)
