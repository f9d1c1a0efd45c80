"""Seals of closed days: the head of each, signed by its machine, in a file beside the day's own.

    table.db.days/000000000001-000000012345.day
    table.db.days/000000000001-000000012345.seal

A seal is an anchor (`kiosk/game/anchors/anchor.py`), a line of text. Whoever writes a day and all
that follows upon it anew, with every hash made right again, has no seal for it without the key.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kiosk.folder_sync import replace_file
from kiosk.journal.closed import day_files, read_index
from kiosk.journal.record import Head

_SUFFIX = ".seal"
_MOST_BYTES = 4096
_READ_ONLY = 0o400


@dataclass(frozen=True, slots=True)
class ClosedDay:
    file: Path
    last: Head
    first_ms: int
    """When its first fact was written."""

    @property
    def seal(self) -> Path:
        return self.file.with_suffix(_SUFFIX)


def closed_days(journal: Path, *, unsealed: bool = False) -> list[ClosedDay]:
    """From the first, by the word of their files: whether that is so shows the chain. `unsealed`:
    only those that have no seal. Raises `JournalError`."""
    found = []
    for _, _, path in day_files(journal):
        if not (unsealed and path.with_suffix(_SUFFIX).exists()):
            index = read_index(path)
            found.append(ClosedDay(path, Head(index.last, index.last_hash), index.first_ms))
    return found


def keep_seal(day: ClosedDay, text: str) -> None:
    """Durable when it returns."""
    replace_file(day.seal, f"{text}\n".encode())
    day.seal.chmod(_READ_ONLY)


def read_seal(day: ClosedDay) -> str | None:
    """None: it has none. Raises `OSError`, `UnicodeDecodeError`."""
    try:
        with open(day.seal, "rb") as file:
            return file.read(_MOST_BYTES).decode("ascii")
    except FileNotFoundError:
        return None


class SealFiles:
    """Beside the event loop, which a slow disk must not stop."""

    def __init__(self, journal: Path) -> None:
        self._journal = journal

    async def seal(self, holds: Callable[[Head], bool], signed: Callable[[ClosedDay], str]) -> None:
        """All days that have no seal yet, from the first: also those of before a power cut, and of
        versions that sealed none. What is not on the chain is not signed. Raises `OSError`,
        `JournalError`."""
        for day in await asyncio.to_thread(closed_days, self._journal, unsealed=True):
            if not await asyncio.to_thread(holds, day.last):
                return
            await asyncio.to_thread(keep_seal, day, signed(day))
