"""`tapis report`: a day of a table in figures."""

import argparse
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

from kiosk import resources
from kiosk.clock import UTC_ZONE, parse_clock, zone_of
from kiosk.commands.shell import WithOtherWork, complain
from kiosk.journal.errors import JournalError
from kiosk.progress import Progress
from kiosk.records.day import Day, parse_date
from kiosk.records.folder import RecordsError, TableFolder
from kiosk.records.report import DayReport, last_day, report
from kiosk.records.report_csv import report_csv
from kiosk.records.report_text import report_text
from kiosk.records.requests import signed

EPILOG = """\
examples:
  tapis report evening/                             the last day of these journals
  tapis report evening/ --day 2026-11-16 --starts 06:00 --zone Asia/Singapore
                                                    from 06:00 there to 06:00 of the day after
  tapis report evening/ --starts 06:00 --shifts 06:00,14:00,22:00
                                                    with the drop and the win of each shift
  tapis report evening/ --pdf day.pdf --csv day.csv as a document, and for a spreadsheet

Drop, win and hold, by seat and by hour, with tickets outstanding, hand pays, voids, corrections and
open cases, from the journal of a table and those of its terminals. Journals may be written to
meanwhile. The figures are sums over the journals as they are: whether those are sound is what
`tapis audit` says.
It ends with an anchor: how far each journal had come, signed with the key of the folder, as a line
of text and on paper as a QR code. Kept elsewhere, it lets `tapis audit --anchor` find what was cut
off or written anew since, even if that was done to all journals.
Exit status: 0 if the report was made, 2 if it cannot be.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, metavar="DIR", help="a folder of journals (*.db)")
    parser.add_argument("--day", type=_date, metavar="YYYY-MM-DD", help="(that of the last fact)")
    parser.add_argument(
        "--starts", type=_clock, default=0, metavar="HH:MM", help="when a day begins (00:00)"
    )
    parser.add_argument(
        "--zone",
        type=_zone,
        default=UTC_ZONE,
        metavar="ZONE",
        help="by whose clocks, such as Asia/Singapore (UTC)",
    )
    parser.add_argument(
        "--shifts",
        type=_shifts,
        default=(),
        metavar="HH:MM,...",
        help="when each shift begins, for sums by shift (none)",
    )
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write it for a spreadsheet")
    parser.add_argument(
        "--currency", default="", metavar="SIGN", help="of the house, for a document, as $ (none)"
    )
    parser.add_argument(
        "--pdf",
        type=Path,
        action=WithOtherWork,
        work="kiosk.commands.screens.report",
        metavar="FILE",
        help="write it as a document",
    )


def run(
    arguments: argparse.Namespace,
    write_pdf: Callable[[DayReport, Path, str], None] | None = None,
) -> int:
    """With what writes a document, if one was asked for."""
    try:
        told = _told(arguments)
        if arguments.csv is not None:
            arguments.csv.write_text(report_csv(told), encoding="utf-8", newline="")
        if write_pdf is not None:
            write_pdf(told, arguments.pdf, arguments.currency)
    except (JournalError, RecordsError) as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"cannot write {error.filename}: {error.strerror}")
    if arguments.csv is None and arguments.pdf is None:
        print(report_text(told))
    return 0


def _told(arguments: argparse.Namespace) -> DayReport:
    books = resources.rulebooks()
    with TableFolder(arguments.folder, books) as folder:
        by = (arguments.starts, arguments.zone)
        day = Day(arguments.day, *by) if arguments.day else last_day(folder, *by)
        day = replace(day, shifts_ms=arguments.shifts)
        with Progress("reading the journals") as progress:
            return signed(report(folder, day, progress), arguments.folder)


def _date(text: str) -> date:
    try:
        return parse_date(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _clock(text: str) -> int:
    try:
        return parse_clock(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _shifts(text: str) -> tuple[int, ...]:
    return tuple(_clock(each.strip()) for each in text.split(","))


def _zone(text: str) -> str:
    try:
        return zone_of(text).key
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
