"""What is asked of the records: one call each with a plain answer, so that it can be done in a
process of its own: a folder of a year's journals is read while table and screen go on.

All of them raise `RecordsError`, and the writing ones `OSError`: what goes from one process to
another is plain.
"""

import logging
import os
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from kiosk import resources
from kiosk.clock import UTC_ZONE
from kiosk.journal.errors import JournalError
from kiosk.link.tls import CredentialsError
from kiosk.records.bundle.contents import Subject
from kiosk.records.bundle.export import export
from kiosk.records.bundle.keys import own_signer
from kiosk.records.bundle.selection import choose
from kiosk.records.day import Day
from kiosk.records.folder import RecordsError, TableFolder
from kiosk.records.page import Page
from kiosk.records.report import DayReport, anchored, last_day, report
from kiosk.records.report_csv import report_csv
from kiosk.records.search import Query, search_newest
from kiosk.records.words import in_order

_log = logging.getLogger(__name__)


@contextmanager
def opened(folder: Path) -> Iterator[TableFolder]:
    books = resources.rulebooks()
    try:
        with TableFolder(folder, books) as table:
            yield table
    except JournalError as error:
        raise RecordsError(str(error)) from None


def page(folder: Path, query: Query, most: int, seats: Iterable[str]) -> Page:
    """The newest, in order of time. `seats` are all of the table's."""
    with opened(folder) as table:
        found = search_newest(table, query, most + 1)
        here = {source.seat for source in table.terminals}
        missing = tuple(sorted({*seats} - here, key=in_order))
    return Page.of(found[-most:], older=len(found) > most, missing=missing)


def day_report(
    folder: Path,
    day: Day | None,
    starts_ms: int,
    zone: str = UTC_ZONE,
    shifts_ms: tuple[int, ...] = (),
) -> DayReport:
    """Of the last day in the journals, if none is named."""
    with opened(folder) as table:
        named = day or last_day(table, starts_ms, zone)
        return signed(report(table, replace(named, shifts_ms=shifts_ms)), folder)


def signed(told: DayReport, folder: Path) -> DayReport:
    """With an anchor, if there is a key to sign it with or one can be made."""
    try:
        return anchored(told, own_signer(folder).key)
    except (CredentialsError, OSError) as error:
        _log.warning("the report has no anchor: %s", error)
        return told


def write_csv(told: DayReport, out: Path) -> None:
    write_new(out, report_csv(told).encode())


def bundle(folder: Path, subject: Subject) -> bytes:
    """Signed with the key of the folder, as `tapis export` does."""
    with opened(folder) as table:
        rulebook = resources.rulebook_bytes(table.book)
        selection = choose(table, subject)
        made_ms = int(time.time() * 1000)
        return export(table, selection, rulebook, own_signer(folder), made_ms=made_ms)


def write_new(path: Path, content: bytes) -> None:
    """For its owner alone: it tells of players, and perhaps of tickets. Nothing is overwritten."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with open(descriptor, "wb") as file:
        file.write(content)
