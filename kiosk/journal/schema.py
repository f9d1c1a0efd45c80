"""The tables of a journal file and the steps by which they came to be.

A step once released is never edited: files in the field have it behind them.
"""

from functools import cache
from pathlib import Path
from typing import TypeAlias

from sqlite_utils import Database
from sqlite_utils.migrations import Migrations

from kiosk.journal.errors import NotAJournalError, WrongMachineError

_Objects: TypeAlias = tuple[tuple[str, str, str, str], ...]

STEPS = Migrations("journal")
_RELEASED = ["001_facts", "002_snapshots", "003_views", "004_closed_keys"]


@STEPS(name=_RELEASED[0])
def _facts(db: Database) -> None:
    db.execute(
        "CREATE TABLE facts (seq INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL, kind TEXT NOT NULL,"
        " key TEXT NOT NULL, body BLOB NOT NULL, hash BLOB NOT NULL) STRICT"
    )
    db.execute("CREATE UNIQUE INDEX facts_key ON facts (key) WHERE key != ''")
    db.execute("CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT")


@STEPS(name=_RELEASED[1])
def _snapshots(db: Database) -> None:
    db.execute(
        "CREATE TABLE snapshots (seq INTEGER PRIMARY KEY, hash BLOB NOT NULL, state BLOB NOT NULL,"
        " digest BLOB NOT NULL) STRICT"
    )


@STEPS(name=_RELEASED[2])
def _views(db: Database) -> None:
    """Nothing is written into them any more, nor read: meters and history are told from facts."""
    db.execute(
        "CREATE TABLE views (name TEXT PRIMARY KEY, seq INTEGER NOT NULL, hash BLOB NOT NULL)"
        " STRICT"
    )
    db.execute(
        "CREATE TABLE view_rows (view TEXT NOT NULL, position INTEGER NOT NULL, row TEXT NOT NULL,"
        " PRIMARY KEY (view, position)) STRICT"
    )


@STEPS(name=_RELEASED[3])
def _closed_keys(db: Database) -> None:
    """Of facts that are in files of closed days: by a hash of the key, for each is there once."""
    db.execute("CREATE TABLE closed_keys (hash INTEGER PRIMARY KEY, seq INTEGER NOT NULL) STRICT")


def require_ours(db: Database, path: Path) -> None:
    """The tables are exactly those its steps make: no other program's file, none of a newer
    release, and no trigger or view that someone put in."""
    applied = _applied(db)
    behind = len(applied)
    if behind > len(_RELEASED) and applied[: len(_RELEASED)] == _RELEASED:
        raise NotAJournalError(path, f"made by a newer release, which added {applied[-1]}")
    if applied != _RELEASED[:behind] or _objects(db) != _expected(behind):
        raise NotAJournalError(path, "its tables are not those of a journal")


def bring_up_to_date(db: Database) -> None:
    if _applied(db) != _RELEASED:
        STEPS.apply(db)


def require_machine(db: Database, path: Path, machine: str) -> None:
    """Belongs to this machine; a new file does from now on."""
    found = machine_of(db)
    if found is None:
        db.execute("INSERT INTO meta (name, value) VALUES ('machine', ?)", [machine])
    elif found != machine:
        raise WrongMachineError(path, wanted=machine, found=found)


def machine_of(db: Database) -> str | None:
    row = db.execute("SELECT value FROM meta WHERE name = 'machine'").fetchone()
    return None if row is None else str(row[0])


def has_closed_keys(db: Database) -> bool:
    """A file of an earlier release has none."""
    return db.table("closed_keys").exists()


def has_snapshots(db: Database) -> bool:
    """A file of the first release that was opened for reading only has none."""
    return db.table("snapshots").exists()


def _applied(db: Database) -> list[str]:
    table = STEPS.migrations_table
    if db.execute("SELECT 1 FROM sqlite_schema WHERE name = ?", [table]).fetchone() is None:
        return []
    names = f"SELECT name FROM {table} WHERE migration_set = ? ORDER BY id"
    return [name for (name,) in db.execute(names, [STEPS.name])]


@cache
def _expected(steps: int) -> _Objects:
    db = Database(memory=True, execute_plugins=False)
    try:
        STEPS.apply(db, stop_before=_RELEASED[steps:])
        return _objects(db)
    finally:
        db.close()


def _objects(db: Database) -> _Objects:
    """Tables, indexes, triggers and views, without the list of steps, which is the library's."""
    rows = db.execute(
        "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema"
        " WHERE tbl_name != ? ORDER BY type, name",
        [STEPS.migrations_table],
    )
    return tuple(rows)
