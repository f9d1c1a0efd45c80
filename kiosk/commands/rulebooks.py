"""`tapis rulebooks`: what ships, and whether a file of one's own is sound."""

import argparse
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import complain
from kiosk.rules.rulebook import RuleBook, RuleBookError

EPILOG = """\
examples:
  tapis rulebooks                             the rule books that ship with Tapis
  tapis rulebooks --check my-casino.toml      every fault of a file, by key and line

A new casino is a new file: copy the nearest rule book from assets/rulebooks, change it, check it.
Exit status: 0 if all is well, 1 if a file has faults, 2 if it cannot be read.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--check", nargs="+", type=Path, metavar="FILE", help="check these rule book files"
    )


def run(arguments: argparse.Namespace) -> int:
    if arguments.check:
        return max(_check(path) for path in arguments.check)
    print(f"{'id':20} {'pockets':>7} {'wagers':>6} {'multi':>5}  title (document)")
    for name in resources.rulebook_ids():
        print(_line(resources.rulebook(name)))
    return 0


def _line(book: RuleBook) -> str:
    document = book.terms.document
    counts = f"{len(book.wheel.order):7} {len(book.wagers):6} {len(book.announced):5}"
    return f"{book.id:20} {counts}  {book.terms.title} ({document.id}, {document.edition})"


def _check(path: Path) -> int:
    try:
        book = resources.read_rulebook(path)
    except OSError as error:
        return complain(f"cannot read {path}: {error.strerror}")
    except UnicodeDecodeError as error:
        return complain(f"{path} is not UTF-8 text: {error.reason} at byte {error.start}")
    except RuleBookError as error:
        print(*error.faults, sep="\n")
        return 1
    print(f"{path}: {book.id} is sound: {len(book.wagers)} wagers, {len(book.announced)} multi")
    return 0
