"""Is a journal damaged, or only out of reach for a while?"""

from sqlite_utils.utils import sqlite3  # type: ignore[attr-defined] # the one it chose itself

from kiosk.journal.errors import BrokenChainError, JournalError

_LOWEST_BYTE = 0xFF
"""An extended code of SQLite has the plain one in it."""


def is_damage(error: JournalError) -> bool:
    """What is in the file is not what was written, and trying again changes nothing. A disk that is
    full or failing, another writer, or a newer release's journal is something else."""
    if isinstance(error, BrokenChainError):
        return True
    code = getattr(error.__cause__, "sqlite_errorcode", None)
    return code is not None and code & _LOWEST_BYTE in (
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
    )
