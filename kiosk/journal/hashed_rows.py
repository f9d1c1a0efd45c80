"""Rows of a few numbers by a hash, on the disk: for work that needs more than memory, and whose
results can be made again."""

from collections.abc import Iterable
from pathlib import Path

from sqlite_utils.utils import sqlite3  # type: ignore[attr-defined] # the one it chose itself

Row = tuple[int, int, int]
_CACHE_KIB = 8192


class HashedRows:
    """Written by one process. One that is killed loses nothing that it had committed; a power cut
    may damage the file."""

    def __init__(self, path: Path) -> None:
        self._db = sqlite3.connect(path, isolation_level=None)
        try:
            self._open()
        except sqlite3.DatabaseError:
            self._db.close()
            path.unlink()
            self._db = sqlite3.connect(path, isolation_level=None)
            self._open()

    def _open(self) -> None:
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = OFF")
        self._db.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
        self._db.execute(
            "CREATE TABLE IF NOT EXISTS hashed (hash INTEGER PRIMARY KEY, owner INTEGER,"
            " one INTEGER, two INTEGER, three INTEGER) STRICT"
        )
        self._db.execute("BEGIN")

    def add(self, owner: int, rows: Iterable[tuple[int, Row]]) -> None:
        """What is there stays."""
        self._db.executemany(
            "INSERT OR IGNORE INTO hashed VALUES (?, ?, ?, ?, ?)",
            ((hashed, owner, *row) for hashed, row in rows),
        )

    def find(self, hashed: int) -> Row | None:
        found: Row | None = self._db.execute(
            "SELECT one, two, three FROM hashed WHERE hash = ?", (hashed,)
        ).fetchone()
        return found

    def forget(self, owner: int, behind: int) -> None:
        """Of an owner, all whose first number is higher."""
        self._db.execute("DELETE FROM hashed WHERE owner = ? AND one > ?", (owner, behind))

    def forget_all(self) -> None:
        self._db.execute("DELETE FROM hashed")

    def commit(self) -> None:
        self._db.execute("COMMIT")
        self._db.execute("BEGIN")

    def close(self) -> None:
        self._db.execute("COMMIT")
        self._db.close()
