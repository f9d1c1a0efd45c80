"""What somebody made of a journal up to one fact, kept so that the next reading goes on from there.

Marks are of one user of one machine, in a folder of his own (`$XDG_CACHE_HOME/tapis`), and never
beside the journals: whoever can change those cannot change what was made of them. Each names the
fact that it was made at, and is passed over if that fact is not on the chain any more. Losing them
costs time and nothing else.
"""

import io
import logging
import os
import pickle
import stat
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from contextvars import ContextVar
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

import zstandard

from kiosk.journal.errors import JournalError
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Head
from kiosk.rules.rulebook import RuleBook

_log = logging.getLogger(__name__)

_MOST_BYTES = 2**31
_OTHERS = stat.S_IRWXG | stat.S_IRWXO


def cache_folder() -> Path:
    """Of whoever runs this, and of nobody else."""
    told = os.environ.get("XDG_CACHE_HOME", "")
    return (Path(told) if told else Path.home() / ".cache") / "tapis"


class Marks:
    """Of one journal, for one purpose. What cannot be kept, or not be read, is as if it were not
    there."""

    def __init__(self, journal: JournalReader, purpose: str, books: Mapping[str, RuleBook]) -> None:
        began = journal.hash_at(1) or b""
        about = "\0".join((version("tapis"), purpose, journal.machine, began.hex()))
        self._journal = journal
        self._folder = cache_folder() / "marks" / sha256(about.encode()).hexdigest()[:32]
        self._books = {book.digest: book for book in books.values()}

    def keep(self, at: Head, ms: int, made: object) -> None:
        """Of all facts up to `at`, which are those from before `ms`."""
        packed = io.BytesIO()
        pickler = pickle.Pickler(packed, protocol=pickle.HIGHEST_PROTOCOL)
        pickler.dispatch_table = {RuleBook: _named}
        pickler.dump(made)
        content = zstandard.compress(packed.getvalue())
        path = self._folder / f"{ms:015d}-{at.seq:012d}-{at.hash.hex()}"
        fresh = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(content)
            fresh.replace(path)
        except OSError as error:
            _log.info("no mark is kept: %s", error)
            with suppress(OSError):
                fresh.unlink()

    def latest(self, until_ms: int) -> tuple[Head, int, Any] | None:
        """The last from before a time, or of it: its fact, its time, and what was made."""
        for ms, at, path in self._kept():
            if ms <= until_ms and self._is_there(at):
                try:
                    return at, ms, self._read(path)
                except Exception as error:  # pickle raises whatever it meets
                    _log.info("the mark %s is passed over: %r", path, error)
        return None

    def exactly(self, ms: int) -> tuple[Head, Any] | None:
        """Of this time and no other."""
        found = self.latest(ms)
        return (found[0], found[2]) if found is not None and found[1] == ms else None

    def times_ms(self) -> list[int]:
        """Of all that there are, the last first."""
        return [ms for ms, at, _ in self._kept() if self._is_there(at)]

    def forget(self, most: int = 0) -> None:
        """All, or but so many of the last."""
        for _, _, path in [*self._kept()][most:]:
            path.unlink(missing_ok=True)

    def _kept(self) -> Iterator[tuple[int, Head, Path]]:
        if not is_private(self._folder):
            return
        for path in sorted(self._folder.iterdir(), reverse=True):
            with suppress(ValueError):
                ms, seq, hashed = path.name.split("-")
                yield int(ms), Head(int(seq), bytes.fromhex(hashed)), path

    def _is_there(self, at: Head) -> bool:
        try:
            return self._journal.holds(at)
        except JournalError:
            return False

    def _read(self, path: Path) -> Any:
        packed = zstandard.ZstdDecompressor().decompress(path.read_bytes(), _MOST_BYTES)
        books = _BOOKS.set(self._books)
        try:
            return pickle.loads(packed)
        finally:
            _BOOKS.reset(books)


def is_private(folder: Path) -> bool:
    """Nobody else can have written what is read from it."""
    try:
        found = folder.stat()
    except OSError:
        return False
    return found.st_uid == os.geteuid() and not found.st_mode & _OTHERS


_BOOKS: ContextVar[Mapping[str, RuleBook]] = ContextVar("books")


def _named(book: RuleBook) -> tuple[Callable[[str], RuleBook], tuple[str]]:
    """A rule book is named, not kept."""
    return _book, (book.digest,)


def _book(digest: str) -> RuleBook:
    return _BOOKS.get()[digest]
