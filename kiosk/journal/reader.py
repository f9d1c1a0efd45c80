"""Reading a journal, with every fact checked against the one before it.

Nothing is handed out that the chain does not vouch for, so a damaged or altered file shows at the
first fact that is not what was written. Facts are read a page at a time: memory stays bounded, and
between two pages an append gets its turn.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from threading import RLock
from typing import Any, Self

from sqlite_utils import Database

from kiosk.journal import schema, snapshot
from kiosk.journal.closed import ClosedDays
from kiosk.journal.connection import connect_for_reading, in_our_words
from kiosk.journal.errors import Break, BrokenChainError, NotAJournalError, UnusableError
from kiosk.journal.record import Head, Record, chain, genesis
from kiosk.journal.snapshot import Snapshot

_PAGE_FACTS = 1000
_SEQUENCES = range(1, 2**63)
_COLUMN_TYPES = (int, int, str, str, bytes, bytes)
_KEY_BYTES = 8
_LAST = "SELECT coalesce(max(seq), 0) FROM facts"


def key_hash(key: str) -> int:
    """Under which a key of a closed day is found."""
    return int.from_bytes(sha256(key.encode()).digest()[:_KEY_BYTES], signed=True)


class JournalReader:
    """A journal that is only read, for audit and recall. `Journal` adds the writing."""

    def __init__(self, path: Path, db: Database) -> None:
        machine = schema.machine_of(db)
        if machine is None:
            raise NotAJournalError(path, "it names no machine")
        self.path = path
        self.machine = machine
        self._genesis = genesis(machine)
        self._closed = ClosedDays(path, machine, self._genesis)
        self._db = db
        self._lock = RLock()
        self._is_closed = False

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

    @property
    def before_first(self) -> Head:
        """The head of this journal when it was empty."""
        return self._genesis

    @property
    def closed_until(self) -> int:
        """The last fact that is in a file of a closed day. 0: there is none."""
        with self._using():
            return self._closed.last_seq

    def at(self, seq: int) -> Head:
        """The head that this fact made."""
        with self._using():
            return self._held(seq)

    def records(self, after: int = 0) -> Iterator[Record]:
        """The facts behind a sequence, in order, up to the head of the moment the first is read."""
        with self._using():
            start = self._held(after)
        for page in self._pages(start, until=self.head.seq):
            yield from page

    def seq_before(self, at_ms: int) -> int:
        """The last fact that was written before a time: its clock never goes back."""
        low, high = 0, self.head.seq
        while low < high:
            middle = (low + high + 1) // 2
            if self.at_ms(middle) < at_ms:
                low = middle
            else:
                high = middle - 1
        return low

    def at_ms(self, seq: int) -> int:
        """When a fact was written; 0: there is none. By the file's word: whoever needs the chain's
        reads the records."""
        with suppress(BrokenChainError, UnusableError), self._using():
            found = self._in_file("at_ms", seq)
            if self._is_in_closed(seq):
                return self._closed.at_ms(seq)
            return found if isinstance(found, int) else 0
        return 0

    def hash_at(self, seq: int) -> bytes | None:
        """Of a fact, likewise; None: there is none."""
        with suppress(BrokenChainError, UnusableError), self._using():
            found = self._hash_at(seq)
            return found if isinstance(found, bytes) else None
        return None

    def of_kinds(self, kinds: Sequence[str], *, after: int, until: int) -> list[Record]:
        """The facts of these kinds behind one sequence and up to another, each of them checked
        against the one before it. The others are not read."""
        with self._using():
            marks = ", ".join("?" * len(kinds))
            rows = self._db.conn.execute(
                f"SELECT seq FROM facts WHERE seq > ? AND seq <= ? AND kind IN ({marks})"
                " ORDER BY seq",
                (max(after, self._closed.last_seq), until, *kinds),
            ).fetchall()
            self._closed_meanwhile()
            last = self._closed.last_seq
            closed = self._closed_of_kinds(kinds, after, min(until, last))
            return [*closed, *(self._one(seq) for (seq,) in rows if seq > last)]

    def _closed_of_kinds(self, kinds: Sequence[str], after: int, until: int) -> list[Record]:
        found: list[Record] = []
        while after < until:
            page = self._page(self._held(after), until=until)
            found += [record for record in page if record.kind in kinds]
            after = page[-1].seq
        return found

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
            until = self._last_seq()
        for page in self._pages(reached, until=until):
            reached = page[-1].head
            if progress is not None:
                progress(reached.seq, until)
        self._require_sound()
        return reached

    def latest_snapshot(self) -> Snapshot | None:
        """The newest that is whole and belongs to this chain."""
        with self._using():
            if not schema.has_snapshots(self._db):
                return None
            return next(snapshot.sound(self._db, holds=self.holds), None)

    def snapshots(self) -> list[Snapshot]:
        """Those that are whole and belong to this chain, the newest first."""
        with self._using():
            if not schema.has_snapshots(self._db):
                return []
            return [*snapshot.sound(self._db, holds=self.holds)]

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
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
        if self._is_closed:
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
        last = self._last_seq()
        return self._genesis if last == 0 else self._one(last).head

    def _last_seq(self) -> int:
        """A file that was put back to before its last closed day goes on behind that."""
        last = int(self._ask(_LAST))
        if not last:
            self._closed_meanwhile()
        return max(last, self._closed.last_seq)

    def _closed_meanwhile(self) -> None:
        """Whoever writes may have closed days since they were looked at, and their facts have left
        the file: then they are looked at again. Asked behind a look at the file, for what is there
        after that was there before."""
        first = self._ask("SELECT min(seq) FROM facts")
        if not isinstance(first, int) or first > self._closed.last_seq + 1:
            self._closed.look_again()

    def _found(self, key: str) -> Record | None:
        seq = self._ask("SELECT seq FROM facts WHERE key = ? AND key != ''", key)
        if seq is None:
            return self._found_closed(key)
        record = self._one(seq)
        if record.key != key:
            raise UnusableError(self.path, f"its index takes fact {seq} for the key {key!r}")
        return record

    def _found_closed(self, key: str) -> Record | None:
        if not self._closed.last_seq:
            self._closed_meanwhile()
        if not key or not self._closed.last_seq or not schema.has_closed_keys(self._db):
            return None
        hashed = key_hash(key)
        seq = self._ask("SELECT seq FROM closed_keys WHERE hash = ?", hashed)
        if seq is None:
            return None
        record = self._one(seq)
        return record if record.key == key else None

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
        found = self._in_file("hash", seq)
        return self._closed.hash_at(seq) if self._is_in_closed(seq) else found

    def _in_file(self, column: str, seq: int) -> object:
        """Of a fact; None: it is not there, or not any more."""
        if self._is_in_closed(seq):
            return None
        found = self._ask(f"SELECT {column} FROM facts WHERE seq = ?", seq)
        if found is None:
            self._closed_meanwhile()
        return found

    def _is_in_closed(self, seq: int) -> bool:
        return 0 < seq <= self._closed.last_seq

    def _held(self, seq: int) -> Head:
        match self._hash_at(seq):
            case bytes(hashed):
                return Head(seq, hashed)
            case None:
                raise BrokenChainError(self.path, seq, Break.MISSING)
            case _:
                raise BrokenChainError(self.path, seq, Break.UNREADABLE)

    def _page(self, after: Head, *, until: int) -> list[Record]:
        if after.seq < self._closed.last_seq:
            return self._closed.page(after, until)
        try:
            page = self._page_of_file(after, until=until)
        except BrokenChainError:
            page = []
        if page or after.seq >= until:
            return page
        # Whoever writes may have closed a day meanwhile.
        self._closed.look_again()
        if after.seq < self._closed.last_seq:
            return self._closed.page(after, until)
        return self._page_of_file(after, until=until)

    def _page_of_file(self, after: Head, *, until: int) -> list[Record]:
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
        """What the chain does not cover: its end, facts before the first, the index of keys, and
        what else is in files of closed days."""
        with self._using():
            self._closed.verify()
        head = self.head
        if not self.holds(head):
            raise BrokenChainError(self.path, head.seq, Break.OTHER_HISTORY)
        with self._using():
            if (stray := self._ask("SELECT seq FROM facts WHERE seq < 1")) is not None:
                raise BrokenChainError(self.path, stray, Break.OUT_OF_ORDER)
            if (found := self._ask("PRAGMA integrity_check(1)")) != "ok":
                raise UnusableError(self.path, f"SQLite finds it damaged: {found}")
