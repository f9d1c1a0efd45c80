"""A program that appends batches and says what became of each, for others to kill and to starve.

What it says, a line each, is what the journal has promised by then:

    found N          opened: batches 1 to N are there
    trying N         batch N is about to be appended
    returned N       the append returned
    fault N WRITTEN  the append raised, and this is what it told about the batch
    unusable         the journal did not open, or a write failed
"""

import argparse
import os
import resource
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from kiosk.journal.connection import Synchronous
from kiosk.journal.errors import JournalError, JournalFaultError
from kiosk.journal.journal import Journal
from tests.journal.samples import MACHINE, batch, batches_in, filled, state_at

_SNAPSHOT_EVERY = 5
# So few that the log is moved into the file, and begun anew, many times in a short run.
_CHECKPOINT_PAGES = 16


def session(
    path: Path, batches: int, *, say: Callable[[str], object], synchronous: Synchronous = "FULL"
) -> None:
    """Open the journal, append some batches behind those it has, and close it."""
    try:
        with Journal.open(
            path,
            machine=MACHINE,
            synchronous=synchronous,
            checkpoint_pages=_CHECKPOINT_PAGES,
        ) as journal:
            found = batches_in(journal)
            say(f"found {found}")
            for number in range(found + 1, found + batches + 1):
                _append(journal, number, say)
    except JournalError:
        say("unusable")


def _append(journal: Journal, number: int, say: Callable[[str], object]) -> None:
    say(f"trying {number}")
    try:
        journal.append(batch(number))
    except JournalFaultError as fault:
        say(f"fault {number} {fault.written}")
        refuses_everything(journal)
        raise
    say(f"returned {number}")
    if number % _SNAPSHOT_EVERY == 0:
        journal.save_snapshot(journal.head.seq, state_at(journal.head.seq))


def refuses_everything(journal: Journal) -> None:
    head = journal.head
    for use in (
        lambda: journal.append(batch(1)),
        lambda: list(journal.records()),
        lambda: journal.find("batch-1"),
        lambda: journal.holds(head),
        journal.verify,
        lambda: journal.save_snapshot(0, b""),
        journal.latest_snapshot,
    ):
        try:
            use()
        except JournalFaultError as fault:
            assert "failed before" in str(fault)
        else:
            raise AssertionError("it was used after a fault")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("path", type=Path)
    parser.add_argument("--sessions", type=int, default=1)
    parser.add_argument("--batches", type=int, default=5)
    parser.add_argument("--synchronous", default="FULL")
    parser.add_argument("--largest-file", type=int, default=resource.RLIM_INFINITY)
    parser.add_argument("--watched", action="store_true")
    wanted = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_FSIZE, (wanted.largest_file, resource.RLIM_INFINITY))
    if wanted.watched:
        filled(wanted.path, batches=0)
    # A reader that stays keeps SQLite from removing the log, which it does at the last close.
    with Journal.read_only(wanted.path) if wanted.watched else nullcontext():
        for _ in range(wanted.sessions):
            session(
                wanted.path,
                wanted.batches,
                # A write of its own for each line, which a trace of the process shows in its place.
                say=lambda line: os.write(1, f"{line}\n".encode()),
                synchronous=wanted.synchronous,
            )


if __name__ == "__main__":
    main()
