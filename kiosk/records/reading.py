"""The process that `ReaderProcess` asks: it reads the journals, one question after the other."""

import os
import sys
from io import BufferedIOBase
from pathlib import Path

import msgspec

from kiosk.clock import zone_of
from kiosk.link.look_up import PAGE_MAX, FindRecords, MakeBundle, MakeReport
from kiosk.records import requests
from kiosk.records.bundle.contents import Subject
from kiosk.records.day import Day, parse_date
from kiosk.records.folder import RecordsError
from kiosk.records.page import query_of
from kiosk.records.reader import FOUND, LENGTH_BYTES, WHY, Asked


def answer(folder: Path, asked: Asked) -> bytes:
    """Raises `RecordsError`."""
    match asked.about:
        case FindRecords() as about:
            try:
                query = query_of(about)
            except ValueError as error:
                raise RecordsError(str(error)) from None
            return msgspec.json.encode(requests.page(folder, query, PAGE_MAX, asked.seats))
        case MakeReport() as about:
            starts_ms, zone = about.starts_ms, about.zone
            try:
                zone_of(zone)
                day = Day(parse_date(about.date), starts_ms, zone) if about.date else None
            except ValueError as error:
                raise RecordsError(str(error)) from None
            told = requests.day_report(folder, day, starts_ms, zone, about.shifts_ms)
            return msgspec.json.encode(told)
        case MakeBundle() as about:
            subject = Subject(round=about.round) if about.round else Subject(case=about.case)
            return requests.bundle(folder, subject)


def main() -> None:
    os.nice(5)  # a round comes first, and on a busy machine somebody waits for this all the same
    folder = Path(sys.argv[1])
    decoder = msgspec.json.Decoder(Asked)
    asked, told = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing that is printed gets between the answers
    while length := asked.read(LENGTH_BYTES):
        try:
            found = answer(folder, decoder.decode(asked.read(int.from_bytes(length))))
            kind = FOUND
        except (RecordsError, OSError) as error:
            found, kind = str(error).encode(), WHY
        _tell(told, kind, found)


def _tell(told: BufferedIOBase, kind: bytes, found: bytes) -> None:
    told.write(kind + len(found).to_bytes(LENGTH_BYTES) + found)
    told.flush()


if __name__ == "__main__":
    main()
