"""The floor's copies of journals, for whoever compares or restores them."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg.rows import TupleRow

from kiosk.floor.database.errors import in_our_words
from kiosk.floor.store import Copy
from kiosk.journal.record import Head, Record

_PAGE = 5000


class Copies:
    """Made by `open_copies`. Everything raises `DatabaseError`."""

    def __init__(self, connection: psycopg.Connection[TupleRow]) -> None:
        self._connection = connection

    def of(self, table: str) -> list[Copy]:
        with in_our_words():
            found = self._connection.execute(
                "SELECT table_name, journal, head_seq, head_hash, told_seq FROM machines"
                " WHERE table_name = %s AND head_seq > 0 ORDER BY id",
                [table],
            )
            return [Copy(row[0], row[1], Head(row[2], bytes(row[3])), row[4]) for row in found]

    def tables(self) -> list[str]:
        with in_our_words():
            found = self._connection.execute("SELECT DISTINCT table_name FROM machines ORDER BY 1")
            return [name for (name,) in found]

    def alarms(self) -> list[tuple[str, str, str]]:
        """Chains that were broken: table, journal and what was found."""
        with in_our_words():
            found = self._connection.execute(
                "SELECT table_name, machine, detail FROM alarms WHERE kind = 'chain broken'"
            )
            return [(table, machine, detail) for table, machine, detail in found]

    def records(self, copy: Copy) -> Iterator[Record]:
        after = 0
        with in_our_words():
            while after < copy.head.seq:
                page = self._connection.execute(
                    "SELECT f.seq, f.at_ms, f.kind, f.key, f.body, f.hash FROM facts f"
                    " JOIN machines m ON m.id = f.machine"
                    " WHERE m.table_name = %s AND m.journal = %s AND f.seq > %s AND f.seq <= %s"
                    " ORDER BY f.seq LIMIT %s",
                    [copy.table, copy.journal, after, copy.head.seq, _PAGE],
                ).fetchall()
                if not page:
                    return
                yield from (Record(*row) for row in page)
                after = page[-1][0]

    def note(self, table: str, journal: str, what: str) -> None:
        """For everybody to see."""
        with in_our_words():
            asked = "SELECT raise_alarm('machine restored', %s, %s, %s)"
            self._connection.execute(asked, [table, journal, what])


@contextmanager
def open_copies(conninfo: str) -> Iterator[Copies]:
    """Raises `DatabaseError`."""
    with in_our_words():
        connection = psycopg.connect(conninfo, autocommit=True)
    try:
        yield Copies(connection)
    finally:
        connection.close()
