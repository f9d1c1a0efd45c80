"""What became of every ticket, by its number, in a file beside the table's journal.

Tickets that are over leave the table's state, and people still ask for them. This file answers: one
row a ticket, made of the facts. Nothing is decided upon it and no money depends on it: whether a
ticket is paid says the state alone. So it may lag behind, and one that was deleted, damaged, or is
of another history is made again, a piece at a time.

What it says is told only if the fact that it names says the same.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Lock

from sqlite_utils import Database

from kiosk.game import facts as f
from kiosk.game.tickets.state import TicketStatus
from kiosk.journal.connection import FAILURES, connect
from kiosk.journal.errors import JournalError
from kiosk.journal.reader import JournalReader
from kiosk.journal.record import Head

_log = logging.getLogger(__name__)

_STEP_FACTS = 50_000
"""Of the journal, looked through at once: some hundredths of a second."""
_CLOSED_STEP_FACTS = 4000
"""Of closed days, of which every fact is read: about as long."""
_AT_ONCE = 4
"""Such steps for somebody who waits. What lies behind them is caught up with meanwhile."""
_PAUSE_S = 0.05
_VERSION = 2
_FACTS = (
    f.TicketReserved,
    f.TicketIssued,
    f.TicketCancelled,
    f.TicketHeld,
    f.TicketReleased,
    f.TicketPaid,
    f.TicketRecovered,
    f.TicketVouched,
    f.TicketPaidElsewhere,
)
_KINDS = [str(kind.__struct_config__.tag) for kind in _FACTS]
_BECAME: dict[type, TicketStatus] = {
    f.TicketIssued: TicketStatus.ISSUED,
    f.TicketCancelled: TicketStatus.CANCELLED,
    f.TicketHeld: TicketStatus.HELD,
    f.TicketReleased: TicketStatus.ISSUED,
    f.TicketPaid: TicketStatus.PAID,
    f.TicketVouched: TicketStatus.HELD,
    f.TicketPaidElsewhere: TicketStatus.PAID,
}


@dataclass(frozen=True, slots=True)
class KeptTicket:
    number: str
    seat: str
    """Where it was printed."""
    cents: int
    expires_ms: int
    status: TicketStatus
    holder: str
    """The seat in whose validator it is, or was paid."""
    at_ms: int
    """When that became of it."""
    seq: int
    """The fact that says so."""
    elsewhere: str = ""
    """Where it was paid, if not at this table."""


class TicketArchive:
    def __init__(self, journal: Path) -> None:
        self._journal = journal
        self.path = journal.with_suffix(".tickets")
        self._lock = Lock()

    async def find(self, number: str) -> KeptTicket | None:
        """None: no such ticket is known, or the file is still being made."""
        return await asyncio.to_thread(self.look_up, number)

    async def keep_up(self) -> None:
        """Until all facts are in it that are there by now."""
        while not await asyncio.to_thread(self.catch_up, 1):
            await asyncio.sleep(_PAUSE_S)

    def look_up(self, number: str) -> KeptTicket | None:
        self.catch_up(_AT_ONCE)
        with self._lock:
            try:
                with JournalReader.read_only(self._journal) as journal, self._file(journal) as file:
                    found = _row(file, number)
                    if found is None or _is_vouched_for(journal, found):
                        return found
                    _log.warning("%s: fact %d says something else", self.path, found.seq)
                    _begin(file, journal)
            except (JournalError, OSError, ValueError, *FAILURES) as error:
                _log.warning("%s: cannot be read: %s", self.path, error)
            return None

    def catch_up(self, steps: int) -> bool:
        """Whether it is up to date after so many steps."""
        with self._lock:
            try:
                with JournalReader.read_only(self._journal) as journal, self._file(journal) as file:
                    return any(_step(journal, file) for _ in range(steps))
            except (JournalError, OSError, *FAILURES) as error:
                _log.warning("%s: cannot be kept: %s", self.path, error)
                return True  # trying on changes nothing

    @contextmanager
    def _file(self, journal: JournalReader) -> Iterator[Database]:
        """Begun anew if it is damaged, or not of this journal."""
        db = self._opened()
        try:
            seq, hashed = db.execute("SELECT seq, hash FROM reached").fetchone()
            if not journal.holds(Head(seq, hashed)):
                _log.warning("%s: is of another history, and is made again", self.path)
                _begin(db, journal)
            yield db
        finally:
            db.close()

    def _opened(self) -> Database:
        try:
            return self._sound(connect(self.path, mode="rwc"))
        except FAILURES as error:
            _log.warning("%s: is damaged, and is made again: %s", self.path, error)
        for name in (self.path.name, f"{self.path.name}-wal", f"{self.path.name}-shm"):
            self.path.with_name(name).unlink(missing_ok=True)
        return self._sound(connect(self.path, mode="rwc"))

    def _sound(self, db: Database) -> Database:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA synchronous = NORMAL")  # what is lost is made again
            (version,) = db.execute("PRAGMA user_version").fetchone()
            if version != _VERSION:
                _make(db)
            if db.execute("SELECT 1 FROM reached").fetchone() is None:
                with JournalReader.read_only(self._journal) as journal:
                    _begin(db, journal)
        except BaseException:
            with suppress(*FAILURES):
                db.close()
            raise
        return db


def _make(db: Database) -> None:
    with db.atomic():
        db.execute("DROP TABLE IF EXISTS tickets")
        db.execute("DROP TABLE IF EXISTS reached")
        db.execute(
            "CREATE TABLE tickets (number TEXT PRIMARY KEY, seat TEXT NOT NULL,"
            " cents INTEGER NOT NULL, expires_ms INTEGER NOT NULL, status TEXT NOT NULL,"
            " holder TEXT NOT NULL, at_ms INTEGER NOT NULL, seq INTEGER NOT NULL,"
            " elsewhere TEXT NOT NULL)"
            " STRICT, WITHOUT ROWID"
        )
        db.execute("CREATE TABLE reached (seq INTEGER NOT NULL, hash BLOB NOT NULL) STRICT")
        db.execute(f"PRAGMA user_version = {_VERSION}")


def _begin(db: Database, journal: JournalReader) -> None:
    """Anew, from the first fact."""
    first = journal.before_first
    with db.atomic():
        db.execute("DELETE FROM tickets")
        db.execute("DELETE FROM reached")
        db.execute("INSERT INTO reached (seq, hash) VALUES (?, ?)", [first.seq, first.hash])


def _step(journal: JournalReader, db: Database) -> bool:
    """Whether that was all."""
    (seq, _) = db.execute("SELECT seq, hash FROM reached").fetchone()
    head = journal.head
    closed = seq < journal.closed_until
    until = min(head.seq, seq + (_CLOSED_STEP_FACTS if closed else _STEP_FACTS))
    if until == seq:
        return True
    with db.atomic():
        for record in journal.of_kinds(_KINDS, after=seq, until=until):
            _add(db, record.seq, record.at_ms, f.decode(record.body))
        reached = journal.at(until)
        db.execute("UPDATE reached SET seq = ?, hash = ?", [reached.seq, reached.hash])
    return bool(until == head.seq)


def _add(db: Database, seq: int, at_ms: int, fact: f.Fact) -> None:
    told = (*_told(fact), at_ms, seq)
    number: str = getattr(fact, "number", "")
    if isinstance(fact, (f.TicketReserved, f.TicketRecovered, f.TicketVouched)):
        # One that comes from another table was not printed at any seat of this.
        seat = "" if isinstance(fact, f.TicketVouched) else fact.seat
        db.execute(
            "INSERT OR IGNORE INTO tickets VALUES (?, ?, ?, ?, '', '', 0, 0, '')",
            [number, seat, fact.cents, fact.expires_ms],
        )
    db.execute(
        "UPDATE tickets SET status = ?, holder = ?, elsewhere = ?, at_ms = ?, seq = ?"
        " WHERE number = ?",
        [*told, number],
    )


def _told(fact: f.Fact) -> tuple[TicketStatus, str, str]:
    """What became of the ticket by this fact, at which seat, or where else."""
    became = fact.status if isinstance(fact, f.TicketRecovered) else TicketStatus.RESERVED
    status = _BECAME.get(type(fact), became)
    if isinstance(fact, f.TicketPaidElsewhere):
        return status, "", fact.where
    there = status in (TicketStatus.HELD, TicketStatus.PAID)
    return status, getattr(fact, "seat", "") if there else "", ""


def _row(db: Database, number: str) -> KeptTicket | None:
    row = db.execute("SELECT * FROM tickets WHERE number = ?", [number]).fetchone()
    if row is None:
        return None
    number, seat, cents, expires_ms, status, *rest = row
    return KeptTicket(number, seat, cents, expires_ms, TicketStatus(status), *rest)


def _is_vouched_for(journal: JournalReader, found: KeptTicket) -> bool:
    """The fact that it names says the same."""
    for record in journal.of_kinds(_KINDS, after=found.seq - 1, until=found.seq):
        fact = f.decode(record.body)
        told = (getattr(fact, "number", ""), *_told(fact), record.at_ms)
        kept = (found.number, found.status, found.holder, found.elsewhere, found.at_ms)
        return told == kept
    return False
