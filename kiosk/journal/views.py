"""What is often asked, kept ready beside the facts: made from them at will, and never trusted.

A view says up to which fact it is true. One that is behind is made again.
"""

from collections.abc import Iterable

from sqlite_utils import Database

from kiosk.journal.record import Head


def save(db: Database, name: str, rows: Iterable[str], at: Head) -> None:
    """Inside a transaction of the caller's."""
    db.execute("DELETE FROM view_rows WHERE view = ?", [name])
    db.conn.executemany(
        "INSERT INTO view_rows (view, position, row) VALUES (?, ?, ?)",
        [(name, position, row) for position, row in enumerate(rows)],
    )
    db.execute(
        "INSERT OR REPLACE INTO views (name, seq, hash) VALUES (?, ?, ?)", [name, at.seq, at.hash]
    )


def load(db: Database, name: str, at: Head) -> list[str] | None:
    """The rows, if the view is true up to this very head."""
    row = db.execute("SELECT seq, hash FROM views WHERE name = ?", [name]).fetchone()
    if row is None or row != (at.seq, at.hash):
        return None
    rows = db.execute("SELECT row FROM view_rows WHERE view = ? ORDER BY position", [name])
    return [str(row) for (row,) in rows]
