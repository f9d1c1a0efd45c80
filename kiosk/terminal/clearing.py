"""A memory that is cleared: the old journal is put away whole, and a new one follows its last fact.

What was decided stands in the old journal, as its last fact. From there on every step can be done
again: whoever finds such a journal puts it away, and whoever finds none looks for the one that was
put away last. So a power cut at any instant loses nothing, and two people are asked only once.
"""

import re
from contextlib import suppress
from pathlib import Path

from kiosk.folder_sync import sync_folder
from kiosk.journal.errors import JournalError
from kiosk.journal.journal import Journal
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Head, Record
from kiosk.witness import batch_of

_LAST_FACT = "memory_cleared"
_BESIDE = ("", "-wal", "-shm", ".days")
"""What belongs to a journal's file, its closed days too. The log is empty by now; whoever reads it
may have it open."""


def open_journal(path: Path, *, machine: str) -> Journal:
    """The journal of this machine, or the one that follows a journal closed for good."""
    journal = Journal.open(path, machine=machine)
    if not _ends_cleared(journal):
        return journal
    journal.close()
    put_away(path)
    return Journal.open(path, machine=machine)


def begins_after(path: Path) -> tuple[int, str]:
    """The last fact of the journal that was put away last; 0 and nothing if there is none."""
    put = _put_away(path)
    if not put:
        return 0, ""
    with JournalReader.read_only(put[max(put)]) as before:
        return before.head.seq, before.head.hash.hex()


def follow(path: Path, kept: Head) -> list[Record]:
    """Of the journals that were put away: what follows upon a fact of one of them, as much as goes
    together. Nothing: the journal in their place follows, or none of them can tell."""
    put = _put_away(path)
    with suppress(JournalError):
        for number in sorted(put, reverse=True):
            with JournalReader.read_only(put[number]) as journal:
                held, rest = journal.holds(kept), journal.head.seq - kept.seq
                if held and rest:
                    return batch_of(journal.records(kept.seq))
            if held and number + 1 in put:
                with JournalReader.read_only(put[number + 1]) as journal:
                    return batch_of(journal.records())
    return []


def put_away(path: Path) -> Path:
    """Beside the one that follows, so that an audit of the folder reads both."""
    number = max(_put_away(path), default=0) + 1
    target = path.with_name(f"{path.stem}-cleared-{number}{path.suffix}")
    move_journal(path, target)
    return target


def move_journal(path: Path, target: Path) -> None:
    """All that belongs to it, to another name of the same folder. The file itself goes last: while
    it is in its old place nothing is done."""
    for end in reversed(_BESIDE):
        part = path.with_name(f"{path.name}{end}")
        if part.exists():
            part.rename(target.with_name(f"{target.name}{end}"))
    sync_folder(path.parent)


def _ends_cleared(journal: Journal) -> bool:
    head: Head = journal.head
    if head.seq == 0:
        return False
    (last,) = journal.records(head.seq - 1)
    return last.kind == _LAST_FACT


def _put_away(path: Path) -> dict[int, Path]:
    """By their numbers."""
    pattern = re.compile(re.escape(path.stem) + r"-cleared-(\d+)" + re.escape(path.suffix))
    found = ((pattern.fullmatch(there.name), there) for there in path.parent.iterdir())
    return {int(match[1]): there for match, there in found if match}
