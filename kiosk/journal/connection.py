"""Connections to the file that keep the journal's promises, or refuse to be made."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Literal, TypeAlias

from sqlite_utils import Database
from sqlite_utils.utils import sqlite3  # type: ignore[attr-defined] # the one it chose itself

from kiosk.journal.errors import (
    JournalBusyError,
    NotAJournalError,
    OldSqliteError,
    UnusableError,
)

Synchronous: TypeAlias = Literal["FULL", "NORMAL"]
_BUSY_S = 2.0
_CHUNK_BYTES = 2**20
_SYNCHRONOUS_LEVEL = {"NORMAL": 1, "FULL": 2}
# Older ones can corrupt a write-ahead log that two connections use (sqlite.org/wal.html).
_OLDEST_SQLITE = (3, 51, 3)
SQLITE_VERSION: str = sqlite3.sqlite_version
IntegrityError = sqlite3.IntegrityError
FAILURES = (sqlite3.Error, MemoryError, UnicodeDecodeError)
"""What SQLite raises. Its complaint about a damaged name can be one that cannot be decoded."""


def require_sqlite(path: Path, version: tuple[int, ...] = sqlite3.sqlite_version_info) -> None:
    if version < _OLDEST_SQLITE:
        found, wanted = (".".join(map(str, numbers)) for numbers in (version, _OLDEST_SQLITE))
        raise OldSqliteError(path, found=found, wanted=wanted)


@contextmanager
def in_our_words(path: Path) -> Iterator[None]:
    """What SQLite or the system says of a file, as an error of the journal."""
    try:
        yield
    except FAILURES as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            raise NotAJournalError(path, "this is not a journal, nor any SQLite file") from error
        why = "it is a folder" if path.is_dir() else error
        raise UnusableError(path, f"the journal cannot be used: {why}") from error
    except OSError as error:
        raise UnusableError(path, f"the journal cannot be used: {error.strerror}") from error


def connect(path: Path, *, mode: Literal["ro", "rwc", "ro&immutable=1"]) -> Database:
    """A connection that reads, or reads and writes and makes the file if there is none. Immutable
    is for a medium that nobody can write to: SQLite then looks for no log and puts none there."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=_BUSY_S,
        isolation_level=None,  # a transaction is begun in so many words, never on the side
        check_same_thread=False,  # the journal's own lock lets one thread at a time use it
    )
    # Plugins of sqlite-utils could add anything to the connection.
    db = Database(connection, recursive_triggers=False, execute_plugins=False)
    db.execute("PRAGMA trusted_schema = OFF")
    db.execute("PRAGMA cell_size_check = ON")  # finds more damaged pages as they are read
    return db


def connect_for_reading(path: Path) -> Database:
    """Also from a disc, a stick with its switch on, or a folder of somebody else's."""
    if os.access(path.parent, os.W_OK):
        return connect(path, mode="ro")
    log = path.with_name(f"{path.name}-wal")
    if log.exists() and log.stat().st_size:
        message = "the latest facts are in its log, which needs a folder that can be written to"
        raise UnusableError(path, f"{message}: copy {path.name} and {log.name} to one")
    return connect(path, mode="ro&immutable=1")


def make_durable(
    db: Database, path: Path, *, synchronous: Synchronous, checkpoint_pages: int
) -> None:
    """A commit on this connection returns when it is on the disk."""
    # Some failures of the switch to the log are not reported, but the mode it ends in is.
    (mode,) = db.execute("PRAGMA journal_mode = WAL").fetchone()
    # The level is the connection's, not the file's: it must be set each time.
    db.execute(f"PRAGMA synchronous = {synchronous}")
    (level,) = db.execute("PRAGMA synchronous").fetchone()
    if (mode, level) != ("wal", _SYNCHRONOUS_LEVEL[synchronous]):
        raise UnusableError(path, f"SQLite offers mode {mode}, level {level}: not durable")
    db.execute(f"PRAGMA wal_autocheckpoint = {checkpoint_pages}")


def settle_log(db: Database, path: Path) -> None:
    """Make all that the log brought back durable, before anyone reads it and acts on it.

    After a crash the log may hold a batch that the system still has in memory only. After a failed
    sync it may stay there for ever, because a later sync does not try again. So the log is written
    once more, then copied into the file and emptied; and that, and its name, are made durable.
    """
    log = path.with_name(f"{path.name}-wal")
    if log.exists():
        with _synced(log, os.O_RDWR) as descriptor:
            _write_again(descriptor)
    (busy, *_) = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if busy:
        raise UnusableError(path, "another program is in the middle of reading it, and stays there")
    with _synced(log), _synced(path.parent):
        pass


def abandon(db: Database, path: Path) -> None:
    """Close without copying the log into the file, as the last connection to close would. Of a log
    that could not be settled nobody knows how much is on the disk, and a power cut during the copy
    would leave a file that is half of one time and half of another."""
    with suppress(*FAILURES), closing(connect(path, mode="ro")) as other:
        other.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        db.close()
    db.close()


class OwnFiles:
    """The journal's file and its log, as they are when it is opened. Whoever deletes or replaces
    one of them leaves us writing where nobody will ever look, and SQLite does not say so."""

    def __init__(self, path: Path) -> None:
        self._path, self._log = path, path.with_name(f"{path.name}-wal")
        self._known = (_identity(self._path), _identity(self._log))

    def changed(self) -> str:
        """Which of them is not there any more, or is another one; nothing: all is well."""
        if _identity(self._path) != self._known[0]:
            return self._path.name
        # An open journal has a log, so that one which was gone before we looked was deleted too.
        log = _identity(self._log)
        return self._log.name if log is None or log != self._known[1] else ""

    def can_be_rescued(self) -> bool:
        """Only the name of the log is gone: we still have its contents, and the file."""
        return _identity(self._path) == self._known[0] and _identity(self._log) is None


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def _write_again(descriptor: int) -> None:
    """The same bytes to the same places. Nobody who reads the file sees a difference."""
    offset = 0
    while chunk := os.pread(descriptor, _CHUNK_BYTES, offset):
        offset += os.pwrite(descriptor, chunk, offset)


@contextmanager
def _synced(path: Path, flags: int = os.O_RDONLY) -> Iterator[int]:
    """A file or folder, open, and durable at the end of the block."""
    descriptor = os.open(path, flags)
    try:
        yield descriptor
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


class WriterLock:
    """Held by the one writer, on a file of its own. The system lets go of it when a process dies,
    and the file stays: taking it away would let two writers lock two files of one name."""

    def __init__(self, path: Path) -> None:
        flags = os.O_RDWR | os.O_CREAT
        self._descriptor = os.open(path.with_name(f"{path.name}.lock"), flags, 0o600)
        try:
            fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self.release()
            raise JournalBusyError(path) from None

    def release(self) -> None:
        os.close(self._descriptor)
