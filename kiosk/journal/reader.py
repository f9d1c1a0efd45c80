"""Reading a journal, with every fact checked against the one before it.

Nothing is handed out that the chain does not vouch for, so a damaged or altered file shows at the
first fact that is not what was written. Facts are read a page at a time: memory stays bounded, and
between two pages an append gets its turn.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import RLock
from typing import Any, Self

from sqlite_utils import Database

from kiosk.journal import schema, snapshot
from kiosk.journal.connection import connect_for_reading, in_our_words
from kiosk.journal.errors import Break, BrokenChainError, NotAJournalError, UnusableError
from kiosk.journal.record import Head, Record, chain, genesis
from kiosk.journal.snapshot import Snapshot

_PAGE_FACTS = 1000
_SEQUENCES = range(1, 2**63)
_COLUMN_TYPES = (int, int, str, str, bytes, bytes)
_LAST = "SELECT coalesce(max(seq), 0) FROM facts"


class JournalReader:
    """A journal that is only read, for audit and recall. `Journal` adds the writing."""

    def __init__(self, path: Path, db: Database) -> None:
        machine = schema.machine_of(db)
        if machine is None:
            raise NotAJournalError(path, "it names no machine")
        self.path = path
        self.machine = machine
        self._genesis = genesis(machine)
        self._db = db
        self._lock = RLock()
        self._closed = False

    @staticmethod
    def read_only(path: Path) -> "JournalReader":
        """Never writes, and may be opened while another process does."""
        with in_our_words(path):
            db = connect_for_reading(path)
            try:
                schema.require_ours(db, path)
                return JournalReader(path, db)
            except BaseException:
                db.close()
                raise

    @property
    def head(self) -> Head:
        """The last fact that is in the file now."""
        with self._using():
            return self._last()

    def records(self, after: int = 0) -> Iterator[Record]:
        """The facts behind a sequence, in order, up to the head of the moment the first is read."""
        with self._using():
            start = self._held(after)
        for page in self._pages(start, until=self.head.seq):
            yield from page

    def find(self, key: str) -> Record | None:
        """The fact that has used a key."""
        with self._using():
            return self._found(key)

    def holds(self, head: Head) -> bool:
        """Whether a head known from elsewhere lies on this chain. Together with `verify` this shows
        a tail cut off and a history rewritten, which the chain alone cannot."""
        with self._using():
            return bool(self._hash_at(head.seq) == head.hash)

    def verify(
        self, after: Head | None = None, progress: Callable[[int, int], None] | None = None
    ) -> Head:
        """Check every fact behind a head that is trusted, by default all, then SQLite's own pages
        and indexes. Returns the head reached. `progress` hears of the facts done and of all."""
        reached = after or self._genesis
        if not self.holds(reached):
            raise BrokenChainError(self.path, reached.seq, Break.OTHER_HISTORY)
        with self._using():
            until = self._ask(_LAST)
        for page in self._pages(reached, until=until):
            reached = page[-1].head
            if progress is not None:
                progress(reached.seq, until)
        self._require_sound()
        return reached

    def latest_snapshot(self) -> Snapshot | None:
        """The newest that is whole and belongs to this chain."""
        return next(iter(self.snapshots()), None)

    def snapshots(self) -> list[Snapshot]:
        """Those that are whole and belong to this chain, the newest first."""
        with self._using():
            if not schema.has_snapshots(self._db):
                return []
            return [*snapshot.sound(self._db, holds=self.holds)]

    def close(self) -> None:
        with self._lock:
            self._closed = True
            self._db.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @contextmanager
    def _using(self) -> Iterator[None]:
        with self._lock, in_our_words(self.path):
            self._require_usable()
            yield

    def _require_usable(self) -> None:
        if self._closed:
            raise ValueError(f"{self.path}: the journal is closed")

    def _ask(self, sql: str, *parameters: object) -> Any:
        """The first column of the first row."""
        row = self._db.conn.execute(sql, parameters).fetchone()
        return None if row is None else row[0]

    def _pages(self, after: Head, *, until: int) -> Iterator[list[Record]]:
        while after.seq < until:
            with self._using():
                page = self._page(after, until=until)
            if not page:
                raise BrokenChainError(self.path, after.seq + 1, Break.MISSING)
            after = page[-1].head
            yield page

    def _last(self) -> Head:
        last = self._ask(_LAST)
        return self._genesis if last == 0 else self._one(last).head

    def _found(self, key: str) -> Record | None:
        seq = self._ask("SELECT seq FROM facts WHERE key = ? AND key != ''", key)
        if seq is None:
            return None
        record = self._one(seq)
        if record.key != key:
            raise UnusableError(self.path, f"its index takes fact {seq} for the key {key!r}")
        return record

    def _one(self, seq: int) -> Record:
        page = self._page(self._held(seq - 1), until=seq)
        if not page:
            raise BrokenChainError(self.path, seq, Break.MISSING)
        return page[0]

    def _hash_at(self, seq: int) -> object:
        """Bytes, if the fact is there and the file is sound."""
        if seq == 0:
            return self._genesis.hash
        if seq not in _SEQUENCES:
            return None
        return self._ask("SELECT hash FROM facts WHERE seq = ?", seq)

    def _held(self, seq: int) -> Head:
        match self._hash_at(seq):
            case bytes(hashed):
                return Head(seq, hashed)
            case None:
                raise BrokenChainError(self.path, seq, Break.MISSING)
            case _:
                raise BrokenChainError(self.path, seq, Break.UNREADABLE)

    def _page(self, after: Head, *, until: int) -> list[Record]:
        rows = self._db.conn.execute(
            "SELECT seq, at_ms, kind, key, body, hash FROM facts"
            " WHERE seq > ? AND seq <= ? ORDER BY seq LIMIT ?",
            (after.seq, until, _PAGE_FACTS),
        )
        return list(self._followed(after, rows))

    def _followed(self, after: Head, rows: Iterable[tuple[Any, ...]]) -> Iterator[Record]:
        previous = after.hash
        for seq, row in enumerate(rows, start=after.seq + 1):
            if tuple(map(type, row)) != _COLUMN_TYPES:
                raise BrokenChainError(self.path, seq, Break.UNREADABLE)
            record = Record(*row)
            if record.seq != seq:
                what = Break.MISSING if record.seq > seq else Break.OUT_OF_ORDER
                raise BrokenChainError(self.path, seq, what)
            if chain(previous, seq, record) != record.hash:
                raise BrokenChainError(self.path, seq, Break.CHANGED)
            previous = record.hash
            yield record

    def _require_sound(self) -> None:
        """What the chain does not cover: its end, facts before the first, and the index of keys."""
        head = self.head
        if not self.holds(head):
            raise BrokenChainError(self.path, head.seq, Break.OTHER_HISTORY)
        with self._using():
            if (stray := self._ask("SELECT seq FROM facts WHERE seq < 1")) is not None:
                raise BrokenChainError(self.path, stray, Break.OUT_OF_ORDER)
            if (found := self._ask("PRAGMA integrity_check(1)")) != "ok":
                raise UnusableError(self.path, f"SQLite finds it damaged: {found}")
