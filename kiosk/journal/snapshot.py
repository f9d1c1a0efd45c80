"""States kept beside the facts, so that a start need not fold all of them again.

A snapshot is only ever a saving of time. One that is damaged, or was taken on another history, is
passed over: the facts say everything it says. Its digest guards against damage, not against a
forger, who can compute a new one; only folding the facts again shows a forged state. So a machine
that started from one folds all facts beside its work (`kiosk/journal/proof.py`), and so does every
audit.
"""

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256

from sqlite_utils import Database

from kiosk.journal.record import Head

_KEPT = 3
_AT = struct.Struct(">q32s")


@dataclass(frozen=True, slots=True)
class Snapshot:
    at: Head
    """The last fact that is folded into the state."""
    state: bytes
    digest: bytes


def save(db: Database, at: Head, state: bytes) -> None:
    """Inside a transaction of the caller's."""
    db.execute(
        "INSERT OR REPLACE INTO snapshots (seq, hash, state, digest) VALUES (?, ?, ?, ?)",
        [at.seq, at.hash, state, _digest(at, state)],
    )
    db.execute(
        "DELETE FROM snapshots WHERE seq NOT IN"
        " (SELECT seq FROM snapshots ORDER BY seq DESC LIMIT ?)",
        [_KEPT],
    )


def forget(db: Database) -> None:
    """Inside a transaction of the caller's."""
    db.execute("DELETE FROM snapshots")


def sound(db: Database, *, holds: Callable[[Head], bool]) -> Iterator[Snapshot]:
    """Those that are whole and were taken on the history that `holds` knows, the newest first."""
    return (snapshot for snapshot in _whole(db) if holds(snapshot.at))


def _whole(db: Database) -> Iterator[Snapshot]:
    """Each is read when it is wanted: mostly the first is enough."""
    for (kept,) in db.execute("SELECT seq FROM snapshots ORDER BY seq DESC").fetchall():
        named = "SELECT seq, hash, state, digest FROM snapshots WHERE seq = ?"
        match db.execute(named, [kept]).fetchone():
            case (int(seq), bytes(hashed), bytes(state), bytes(digest)):
                at = Head(seq, hashed)
                if _digest(at, state) == digest:
                    yield Snapshot(at, state, digest)


def _digest(at: Head, state: bytes) -> bytes:
    return sha256(_AT.pack(at.seq, at.hash) + state).digest()
