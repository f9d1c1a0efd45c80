"""`tapis records`: what happened at a table, looked up."""

import argparse
from pathlib import Path

from kiosk import resources
from kiosk.commands.shell import complain, moment
from kiosk.journal.errors import JournalError
from kiosk.progress import Progress
from kiosk.records.folder import RecordsError, TableFolder
from kiosk.records.rows import RecordKind
from kiosk.records.search import Query, search_newest
from kiosk.records.words import time_text

EPILOG = """\
examples:
  tapis records evening/                                  the last records of all kinds
  tapis records evening/ --kind cases --kind staff        cases, and what staff ordered
  tapis records evening/ --round 12 --seat 3              what seat 3 has to do with round 12
  tapis records evening/ hand pay --since 2026-11-16T22:00  with these words, since then (UTC)

Ticket numbers are shown by their last four digits.
Exit status: 0 if anything was found, 1 if nothing was, 2 if the journals cannot be read.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help="a folder of journals (*.db)")
    parser.add_argument("words", nargs="*", metavar="WORD", help="words that must all occur")
    kinds = [str(kind) for kind in RecordKind]
    parser.add_argument("--kind", action="append", choices=kinds, default=[], help="(all)")
    parser.add_argument("--seat", action="append", default=[], metavar="SEAT", help="(all)")
    parser.add_argument("--round", type=int, metavar="N", help="(all)")
    parser.add_argument("--since", type=moment, metavar="TIME", help="UTC, 2026-11-16T22:00")
    parser.add_argument("--until", type=moment, metavar="TIME", help="likewise, and before it")
    parser.add_argument("--last", type=_count, default=40, metavar="N", help="at most so many (40)")


def run(arguments: argparse.Namespace) -> int:
    query = Query(
        kinds=frozenset(map(RecordKind, arguments.kind)),
        seats=frozenset(arguments.seat),
        round=arguments.round,
        since_ms=arguments.since,
        until_ms=arguments.until,
        text=" ".join(arguments.words),
    )
    books = resources.rulebooks()
    try:
        with TableFolder(arguments.folder, books) as folder, Progress("reading") as progress:
            rows = search_newest(folder, query, arguments.last, progress)
    except (JournalError, RecordsError) as error:
        return complain(str(error))
    for row in rows:
        print(f"{time_text(row.at_ms)}  {row.kind:7}  {row.what}")
    if not rows:
        print("nothing found")
    return 0 if rows else 1


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of records")
    return int(text)
