"""The journal of a machine: one file, one writer, and what is appended stays."""

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from itertools import accumulate, chain, takewhile
from pathlib import Path
from typing import Self

from sqlite_utils import Database

from kiosk.journal import schema, snapshot
from kiosk.journal.closed import FRAME_FACTS, DayWriter
from kiosk.journal.connection import (
    FAILURES,
    IntegrityError,
    OwnFiles,
    Synchronous,
    WriterLock,
    abandon,
    connect,
    in_our_words,
    make_durable,
    require_sqlite,
    settle_log,
)
from kiosk.journal.errors import (
    Break,
    BrokenChainError,
    JournalError,
    JournalFaultError,
    KeyTakenError,
    MissingDayError,
    UnusableError,
)
from kiosk.journal.reader import JournalReader, key_hash
from kiosk.journal.record import Entry, Head, Record, link

_log = logging.getLogger(__name__)

_A_DAY_AND_A_BIT_MS = 36 * 3_600_000
"""Behind the beginning of a day this lies in the next one, however clocks are set."""
_ROWS_MAX = 400
"""In one statement. All slips of a full house are one."""
_LATEST_MAX = 2000
"""Kept in memory: what a full house writes at once, several times over."""


class Journal(JournalReader):
    """Made by `open`. Any thread may use it; one at a time does."""

    def __init__(
        self, path: Path, db: Database, *, reconnect: Callable[[], Database], lock: WriterLock
    ) -> None:
        super().__init__(path, db)
        self._reconnect = reconnect
        self._writer_lock = lock
        self._faulty = False
        self._files = OwnFiles(path)
        self._require_one_history()
        self._head = self._last()
        self._latest: dict[str, Record] = {}
        """What was written last, by its key: a hundred slips are looked for as soon as they are
        durable, and each look into the file costs more than the receipt that it is for."""
        self._day: DayWriter | None = None
        """The day that is being closed."""
        self._day_until_ms = 0

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        machine: str,
        synchronous: Synchronous = "FULL",
        checkpoint_pages: int = 4000,
    ) -> Self:
        """Open the journal of this machine for writing, or begin it.

        NORMAL loses acknowledged facts when the power fails: it is there to prove that the tests
        notice. `checkpoint_pages` is how long the log grows, if nobody tidies it, before it is
        moved into the file.
        """
        require_sqlite(path)
        reconnect = partial(
            _connect,
            path,
            machine=machine,
            synchronous=synchronous,
            checkpoint_pages=checkpoint_pages,
        )
        with in_our_words(path), ExitStack() as undo:
            lock = WriterLock(path)
            undo.callback(lock.release)
            db = reconnect()
            undo.callback(db.close)
            journal = cls(path, db, reconnect=reconnect, lock=lock)
            undo.pop_all()
            return journal

    @property
    def head(self) -> Head:
        """The last fact that is durable."""
        return self._head

    def append(self, entries: Sequence[Entry]) -> Head:
        """Write all of these or none, in one transaction. Durable when it returns."""
        with self._lock:
            self._write(link(self._head, entries))
            return self._head

    def append_batches(self, batches: Sequence[Sequence[Entry]]) -> list[Head]:
        """As `append`, several batches in one transaction. Returns the head after each."""
        with self._lock:
            before = self._head
            records = link(before, [entry for batch in batches for entry in batch])
            self._write(records)
            ends = accumulate(map(len, batches))
            return [records[end - 1].head if end else before for end in ends]

    def find(self, key: str) -> Record | None:
        # Of one that failed, or is being written to, the file has the word.
        latest = None if self._faulty else self._latest.get(key)
        return latest or super().find(key)

    def require_fresh(self, entries: Sequence[Entry | Record]) -> None:
        """Raise `KeyTakenError` if a fact has used one of these keys."""
        keys = [entry.key for entry in entries if entry.key]
        if len(set(keys)) < len(keys):
            raise ValueError(f"one batch uses a key twice: {sorted(keys)}")
        for key in keys:
            if (record := self.find(key)) is not None:
                raise KeyTakenError(self.path, record)

    def save_snapshot(self, seq: int, state: bytes) -> None:
        """Keep the state that folding the facts up to `seq` gives."""
        with self._using():
            at = self._held(seq)
            with self._beside_the_facts():
                snapshot.save(self._db, at, state)

    def forget_snapshots(self) -> None:
        """They are not what the facts say."""
        with self._using(), self._beside_the_facts():
            snapshot.forget(self._db)

    def tidy(self) -> None:
        """Move the log into the file, when nobody waits. Left to itself, SQLite does so in the
        middle of whichever commit makes the log long enough, and that may be the slips of a full
        house."""
        with self._using(), self._beside_the_facts():
            pass

    @contextmanager
    def _beside_the_facts(self) -> Iterator[None]:
        """A transaction that touches no fact: all that can be lost with it can be made again."""
        self._faulty = True
        try:
            with self._db.atomic():
                yield
            self._db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except FAILURES as error:
            message = f"the disk failed saving beside the facts: {error}"
            raise JournalFaultError(self.path, message, written=None) from error
        self._require_own_files()
        self._faulty = False

    def close(self) -> None:
        with self._lock:
            if not self._is_closed:
                self._abandon_day()
                self._latest = {}
                super().close()
                self._writer_lock.release()

    def _require_usable(self) -> None:
        super()._require_usable()
        if self._faulty:
            message = "nothing more is written or read, because the disk failed before"
            raise JournalFaultError(self.path, message, written=False)

    def _write(self, records: Sequence[Record]) -> None:
        self._require_usable()
        if not records:
            return
        self._require_fresh_of_closed(records)
        head = records[-1].head
        # Until the commit has returned nobody knows what is on the disk, nor after an interrupt.
        self._faulty = True
        try:
            self._insert(records)
        except IntegrityError as error:
            # An index refused it before the commit: nothing is written, nothing is in doubt.
            self._db.rollback()
            self._faulty = False
            self.require_fresh(records)
            message = f"nothing fits behind fact {self._head.seq}: {error}"
            raise UnusableError(self.path, message) from error
        except FAILURES as error:
            self._settle(head, error)
        self._require_own_files()
        self._head = head
        self._faulty = False
        if len(self._latest) > _LATEST_MAX:
            self._latest = {}
        self._latest.update((record.key, record) for record in records if record.key)

    def _require_own_files(self) -> None:
        """Nothing is acknowledged that the next start would not find. A log that was deleted is
        moved into the file first, so that nothing is lost with it."""
        changed = self._files.changed()
        if not changed:
            return
        message = f"{changed} was deleted or replaced while the journal was open"
        if self._files.can_be_rescued():
            with suppress(*FAILURES):
                self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        raise JournalFaultError(self.path, message, written=None)

    # ---- Closed days ---------------------------------------------------------------------------

    @property
    def closed_keys(self) -> int:
        """How many keys of such facts stay here."""
        with self._using():
            return int(self._ask("SELECT count(*) FROM closed_keys"))

    def close_some(self, before_ms: int, begin_ms: Callable[[int], int]) -> bool:
        """One step of moving the days that were over before a time into files of their own; False:
        there is nothing to do. `begin_ms` is the beginning of the day that a moment belongs to.

        A step is short, and whoever is stopped between two of them loses nothing: facts leave this
        file once the file of their day is whole and durable, and until then they are in both."""
        if self._forget_closed():
            return True
        page = self._next_to_close(before_ms, begin_ms)
        if self._day is None and not page:
            return False
        try:
            self._move(page)
        except OSError as error:
            # The facts are where they were: no game stops for that.
            _log.warning("%s: a day cannot be closed: %s", self.path, error)
            self._abandon_day()
            return False
        return True

    def _next_to_close(self, before_ms: int, begin_ms: Callable[[int], int]) -> list[Record]:
        """Nothing: there is no day to close, or nothing more of it."""
        with self._using():
            after = self._day.last if self._day is not None else self._closed.last
            page = self._page(after, until=self._head.seq) if after.seq < self._head.seq else []
            if self._day is None and page:
                self._day_until_ms = begin_ms(begin_ms(page[0].at_ms) + _A_DAY_AND_A_BIT_MS)
                if self._day_until_ms > before_ms:
                    return []
            # Up to the first of the next day: a clock may have been set back behind it.
            return [*takewhile(lambda record: record.at_ms < self._day_until_ms, page)]

    def _move(self, page: Sequence[Record]) -> None:
        """Beside whoever writes: a frame takes a hundredth of a second."""
        if self._day is None:
            self._day = DayWriter(self.path, self.machine, self._closed.last)
        if page:
            self._day.add(page)
            return
        self._day.finish()
        with self._using():
            self._day = None
            self._closed.look_again()

    def _abandon_day(self) -> None:
        day, self._day = self._day, None
        if day is not None:
            day.abandon()

    def _forget_closed(self) -> bool:
        """Facts that are in files of closed days, some at a time. Their keys stay here."""
        with self._using():
            last = self._closed.last_seq
            rows = self._db.conn.execute(
                "SELECT seq, key, hash FROM facts WHERE seq <= ? ORDER BY seq LIMIT ?",
                (last, FRAME_FACTS),
            ).fetchall()
            if not rows:
                return False
            seq, _, hashed = rows[-1]
            if self._closed.hash_at(seq) != hashed:
                raise BrokenChainError(self.path, seq, Break.OTHER_HISTORY)
            with self._beside_the_facts():
                self._db.conn.executemany(
                    "INSERT OR IGNORE INTO closed_keys (hash, seq) VALUES (?, ?)",
                    [(key_hash(key), seq) for seq, key, _ in rows if key],
                )
                self._db.conn.execute("DELETE FROM facts WHERE seq <= ?", (rows[-1][0],))
            return True

    def _closed_meanwhile(self) -> None:
        """Nobody else closes any."""

    def _require_one_history(self) -> None:
        """Closed days of another journal, or of another history of this one, are not gone on
        from."""
        with self._using():
            last = self._closed.last
            there = self._ask("SELECT hash FROM facts WHERE seq = ?", last.seq)
            if there not in (None, last.hash):
                raise BrokenChainError(self.path, last.seq, Break.OTHER_HISTORY)
            first = self._ask("SELECT min(seq) FROM facts WHERE seq > ?", last.seq)
            if first is not None and first > last.seq + 1:
                raise MissingDayError(self.path, last.seq + 1, first - 1)
            if last.seq:
                self._page_of_file(last, until=last.seq + 1)

    def _require_fresh_of_closed(self, records: Sequence[Record]) -> None:
        """What the index of this file does not see."""
        hashes = [key_hash(record.key) for record in records if record.key]
        if not hashes or not self._closed.last_seq:
            return
        marks = ", ".join("?" * len(hashes))
        if self._ask(f"SELECT 1 FROM closed_keys WHERE hash IN ({marks})", *hashes) is not None:
            self.require_fresh(records)

    def _insert(self, records: Sequence[Record]) -> None:
        """One transaction. Not atomic(), which adds a twentieth to the time of a commit, and whose
        way back after a failure is not the one that is taken here."""
        if len(records) <= _ROWS_MAX:
            # A statement by itself is a transaction, and one turn of this thread instead of three.
            self._insert_rows(records)
            return
        self._db.conn.execute("BEGIN")
        for start in range(0, len(records), _ROWS_MAX):
            self._insert_rows(records[start : start + _ROWS_MAX])
        self._db.conn.execute("COMMIT")

    def _insert_rows(self, rows: Sequence[Record]) -> None:
        """One statement for many rows: after each a busy event loop takes its turn first."""
        values = ", ".join(["(?, ?, ?, ?, ?, ?)"] * len(rows))
        self._db.conn.execute(
            f"INSERT INTO facts (seq, at_ms, kind, key, body, hash) VALUES {values}",
            [*chain.from_iterable(rows)],
        )

    def _settle(self, wanted: Head, error: Exception) -> None:
        """A commit that raised is not a refusal: the batch may well be in the log and come back at
        the next start. Returns if it is written for good; raises if not, or if none can tell."""
        found = self._head_for_good()
        what = f"the disk failed writing facts {self._head.seq + 1} to {wanted.seq} ({error})"
        if found == wanted:
            _log.warning("%s: %s, yet they are in the journal", self.path, what)
        elif found == self._head:
            message = f"{what}: they are not in the journal"
            raise JournalFaultError(self.path, message, written=False) from error
        else:
            message = f"{what}: whether they are in the journal cannot be told"
            raise JournalFaultError(self.path, message, written=None) from error

    def _head_for_good(self) -> Head | None:
        """The head after a fault, as no later power cut can change it; None if the disk is gone."""
        try:
            self._db.close()
            self._db = self._reconnect()
            self._files = OwnFiles(self.path)
            return self._last()
        except (*FAILURES, JournalError, OSError):
            return None


def _connect(
    path: Path, *, machine: str, synchronous: Synchronous, checkpoint_pages: int
) -> Database:
    db = connect(path, mode="rwc")
    try:
        # A file of another program is refused before anything in it is changed.
        schema.require_ours(db, path)
        make_durable(db, path, synchronous=synchronous, checkpoint_pages=checkpoint_pages)
        settle_log(db, path)
        schema.bring_up_to_date(db)
        schema.require_machine(db, path, machine)
    except BaseException:
        abandon(db, path)
        raise
    return db
