"""Someone who has the file and knows SQL."""

from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pysqlite3


def altered(path: Path, *statements: str) -> None:
    with closing(pysqlite3.connect(str(path), isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def replaced(path: Path, rows: Iterable[tuple[object, ...]]) -> None:
    """Put these in the place of all facts."""
    with closing(pysqlite3.connect(str(path), isolation_level=None)) as connection:
        connection.execute("DELETE FROM facts")
        connection.executemany("INSERT INTO facts VALUES (?, ?, ?, ?, ?, ?)", rows)
