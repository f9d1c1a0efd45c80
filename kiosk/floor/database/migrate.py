"""The steps by which the database came to be what it is. Forward only.

A step is a file of `migrations`, one transaction each, applied once and in the order of their
names; once released it is never edited. Steps of the floor itself are 00xx, those of its pages
01xx: a step of the floor never needs one of the pages, so it does not matter which of them is there
first.
"""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from pathlib import Path

import psycopg
from psycopg.rows import TupleRow

from kiosk.floor.database.errors import DatabaseError, in_our_words

FOLDER = Path(__file__).parent / "migrations"
_LOCK = 7_430_001
"""Two floors that start together do not both apply a step."""
_MONTHS_AHEAD = 2
_NEEDED = 150_000


@dataclass(frozen=True, slots=True)
class Step:
    name: str
    sql: str

    @property
    def digest(self) -> str:
        return sha256(self.sql.encode()).hexdigest()


def steps(folder: Path = FOLDER) -> list[Step]:
    return [Step(path.stem, path.read_text("utf-8")) for path in sorted(folder.glob("*.sql"))]


def migrate(
    conninfo: str,
    folder: Path = FOLDER,
    *,
    until: str | None = None,
    told: Callable[[str], None] = lambda name: None,
) -> list[str]:
    """Applies what is missing, and returns the names of it. `until` is the last one to be applied.
    Raises `DatabaseError`."""
    with in_our_words(), psycopg.connect(conninfo, autocommit=True) as connection:
        if connection.info.server_version < _NEEDED:
            raise DatabaseError("the floor needs PostgreSQL 15 or newer")
        connection.execute("SELECT pg_advisory_lock(%s)", [_LOCK])
        applied = _applied(connection)
        known = steps(folder)
        _require_known(applied, known)
        done = []
        for step in known:
            if step.name in applied or (until is not None and step.name > until):
                continue
            told(step.name)
            _apply(connection, step)
            done.append(step.name)
        make_partitions(connection)
        return done


def _applied(connection: psycopg.Connection[TupleRow]) -> dict[str, str]:
    connection.execute(
        "CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, digest text NOT NULL,"
        " applied_at timestamptz NOT NULL DEFAULT now())"
    )
    return dict(connection.execute("SELECT name, digest FROM migrations").fetchall())


def _require_known(applied: dict[str, str], known: list[Step]) -> None:
    digests = {step.name: step.digest for step in known}
    for name, digest in sorted(applied.items()):
        if name not in digests:
            raise DatabaseError(f"the database was made by a newer release, which added {name}")
        if digests[name] != digest:
            raise DatabaseError(f"step {name} of the database is not the one of this release")


def _apply(connection: psycopg.Connection[TupleRow], step: Step) -> None:
    try:
        with connection.transaction():
            connection.execute(step.sql.encode())
            connection.execute(
                "INSERT INTO migrations (name, digest) VALUES (%s, %s)", [step.name, step.digest]
            )
    except psycopg.Error as error:
        raise DatabaseError(f"step {step.name} of the database failed: {error}") from None


def months(today: date) -> list[date]:
    """This one, and those whose partitions must be there before they begin."""
    first = today.year * 12 + today.month - 1
    return [date(n // 12, n % 12 + 1, 1) for n in range(first, first + 1 + _MONTHS_AHEAD)]


def make_partitions(connection: psycopg.Connection[TupleRow]) -> None:
    """Of the facts of this month and the next ones, by the database's clock."""
    row = connection.execute("SELECT (now() AT TIME ZONE 'UTC')::date").fetchone()
    assert row is not None
    for month in months(row[0]):
        connection.execute("SELECT make_facts_partition(%s)", [month])
