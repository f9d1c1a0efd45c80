"""What can go wrong with a journal.

JournalError
 +-- NotAJournalError      the file is something else, or made by a newer release
 +-- WrongMachineError     the journal of another machine
 +-- OldSqliteError        this SQLite can corrupt a journal
 +-- JournalBusyError      another writer has it
 +-- UnusableError         the disk, or SQLite, cannot do or give back what is asked
 +-- BrokenChainError      the facts are not those that were written
      +-- MissingDayError  a file of closed days was taken away
 +-- ForgedSnapshotError   a snapshot says what the facts do not say
 +-- KeyTakenError         the key was used before
 +-- WriterFullError       too much is waiting for the disk
 +-- JournalFaultError     the disk failed while writing
"""

from enum import StrEnum
from pathlib import Path

from kiosk.journal.record import Record


class JournalError(Exception):
    """The base of them all. The message names the file."""

    def __init__(self, path: Path, message: str) -> None:
        super().__init__(f"{path}: {message}")
        self.path = path


class NotAJournalError(JournalError):
    """The file is something else, or made by a newer release."""


class WrongMachineError(JournalError):
    """The journal of another machine."""

    def __init__(self, path: Path, *, wanted: str, found: str) -> None:
        super().__init__(path, f"this is the journal of {found!r}, not of {wanted!r}")
        self.wanted = wanted
        self.found = found


class OldSqliteError(JournalError):
    """This SQLite can corrupt a journal."""

    def __init__(self, path: Path, *, found: str, wanted: str) -> None:
        super().__init__(
            path, f"SQLite {found} can corrupt a journal; {wanted} or newer is needed to open it"
        )


class JournalBusyError(JournalError):
    """Another writer has it."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "another process or another part of this one is writing to it")


class UnusableError(JournalError):
    """The disk, or SQLite, cannot do or give back what is asked."""


class Break(StrEnum):
    """What is wrong at the first bad sequence."""

    CHANGED = "was changed, or does not follow from the one before it"
    MISSING = "is missing"
    OUT_OF_ORDER = "is there out of order"
    UNREADABLE = "is not a fact at all"
    OTHER_HISTORY = "is not the one known from elsewhere"


class BrokenChainError(JournalError):
    """The facts are not those that were written."""

    def __init__(self, path: Path, seq: int, what: Break) -> None:
        super().__init__(path, f"fact {seq} {what}")
        self.seq = seq
        self.what = what


class MissingDayError(BrokenChainError):
    """A file of closed days was taken away."""

    def __init__(self, path: Path, first: int, last: int) -> None:
        what = f"facts {first} to {last} are missing: a file of its closed days is not there"
        JournalError.__init__(self, path, what)
        self.seq = first
        self.what = Break.MISSING


class ForgedSnapshotError(JournalError):
    """A snapshot says what the facts do not say. Nothing that was started from it is to go on."""

    def __init__(self, path: Path, seq: int) -> None:
        super().__init__(path, f"the snapshot at fact {seq} is not what the facts come to")


class KeyTakenError(JournalError):
    """The key was used before. Compare the bodies: a repeated request, or a second use?"""

    def __init__(self, path: Path, record: Record) -> None:
        super().__init__(path, f"the key {record.key!r} was used by fact {record.seq}")
        self.record = record


class WriterFullError(JournalError):
    """Too much is waiting for the disk."""

    def __init__(self, path: Path, *, waiting: int) -> None:
        super().__init__(path, f"{waiting:,} submissions are waiting for the disk already")


class JournalFaultError(JournalError):
    """The disk failed while writing. From then on the journal does nothing but close."""

    def __init__(self, path: Path, message: str, *, written: bool | None) -> None:
        super().__init__(path, message)
        self.written = written
        """Whether the batch is in the journal for good; None if that cannot be known now."""
