"""What can be wrong with the database, in our words."""

from collections.abc import Iterator
from contextlib import contextmanager

import psycopg


class DatabaseError(Exception):
    """It cannot be reached, or not be used. Says why; of what was asked nobody can tell whether it
    is done."""

    def __init__(self, why: str, *, passing: bool = False) -> None:
        super().__init__(why)
        self.passing = passing
        """It is the database's state and not what was asked: said again, it may be done."""


_PASSING = (
    psycopg.OperationalError,  # gone, full, or in somebody's way
    psycopg.InterfaceError,
    psycopg.errors.ReadOnlySqlTransaction,  # a standby that nobody has promoted yet
    psycopg.errors.UniqueViolation,  # the same was said twice, at once
)


@contextmanager
def in_our_words() -> Iterator[None]:
    try:
        yield
    except psycopg.Error as error:
        said = " ".join(str(error).split()) or type(error).__name__
        raise DatabaseError(f"the database: {said}", passing=isinstance(error, _PASSING)) from error
