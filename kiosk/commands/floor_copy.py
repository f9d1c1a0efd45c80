"""`tapis floor --copy`: the copy of a journal as a file, by two supervisors of its table."""

import argparse
import getpass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from kiosk.config import FloorConfig
from kiosk.floor.chain import written_by
from kiosk.floor.database.copies import open_copies
from kiosk.game.refusal import Refused
from kiosk.refusal_words import staff_words
from kiosk.restoring import CopyError, require_supervisors, write_copy


def write_floor_copy(arguments: argparse.Namespace, config: FloorConfig, folder: Path) -> None:
    table, journal = arguments.copy
    if arguments.to is None or arguments.by is None:
        raise CopyError("say --to FILE, and --by the names of two supervisors of the table")
    people = [(name, getpass.getpass(f"PIN of {name}: ")) for name in arguments.by]
    with open_copies(config.database) as copies, TemporaryDirectory() as apart:
        kept = {copy.journal: copy for copy in copies.of(table)}
        if journal not in kept or "table" not in kept:
            known = ", ".join(kept) or "none; tables are " + ", ".join(copies.tables())
            raise CopyError(f"there is no copy of {journal} of {table!r}: there are {known}")
        at_table = Path(apart) / "table.db"
        write_copy(at_table, "table", copies.records(kept["table"]))
        try:
            require_supervisors(at_table, people)
        except Refused as refused:
            raise CopyError(staff_words(refused.refusal)) from None
        copy = kept[journal]
        done = write_copy(arguments.to, written_by(journal), copies.records(copy))
        who = " and ".join(arguments.by)
        copies.note(table, journal, f"its facts up to {done.head.seq} were copied by {who}")
    last = datetime.fromtimestamp(done.last_ms / 1000, UTC)
    print(f"{arguments.to}: up to fact {done.head.seq}, of {last:%Y-%m-%d %H:%M:%S} UTC")
    if copy.told_seq > done.head.seq:
        print(f"{copy.told_seq - done.head.seq} facts that it had told of are missing")
