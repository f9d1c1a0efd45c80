"""What the floor keeps, and where: behind a port, so that time and failures can be simulated."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from kiosk.floor.answers import Asked, Held
from kiosk.journal.record import Head, Record
from kiosk.link.floor import FloorTold, HoldKept, NumbersLent


@dataclass(frozen=True, slots=True)
class Known:
    """Of a table that says hello."""

    head: Head
    """Of its journal, as far as the floor has it."""
    blocks: tuple[NumbersLent, ...]
    holds: tuple[HoldKept, ...]


@dataclass(frozen=True, slots=True)
class Copy:
    """Of a journal, as far as the floor has it."""

    table: str
    journal: str
    head: Head
    told_seq: int
    """So far the machine had come by its own word."""


class ChainError(Exception):
    """Facts that do not follow upon those that are kept: a gap, a fork, a tail written anew. Says
    which; nothing of them was kept, and people are told."""


class NoRoomError(Exception):
    """One table has told of more journals than any has."""


class NameTakenError(Exception):
    """A table has a name like that of another one, which has the same certificate. Says whose."""


JOURNALS_MAX = 1000
"""Of one table: those of its terminals, and those from before their memories were cleared."""


class FloorStore(Protocol):
    """Everything may wait for as long as the database does not answer, and is done once for all
    that; whoever stops waiting has not stopped it."""

    async def welcome(self, table: str, head: Head, says_so: Callable[[], bool]) -> Known:
        """Raises `ChainError` if the table has less than the floor, or something else. People are
        told of that only if it still `says_so`. Raises `NameTakenError`."""

    async def gone(self, table: str) -> None: ...

    async def hold(self, asked: Asked) -> Held: ...

    async def head(self, table: str, journal: str) -> Head:
        """Raises `NoRoomError`."""

    async def keep(self, table: str, journal: str, records: Sequence[Record]) -> Head:
        """Facts, and what they say of tickets, in one transaction. Returns how far the journal is
        kept. Raises `ChainError` or `NoRoomError`."""

    async def complain(self, table: str, journal: str, why: str) -> None:
        """People are told that this journal is not what it should be."""

    async def copied(self, table: str, after: int) -> tuple[list[Record], int]:
        """Of a table's own facts those behind a sequence, as many as go together; and how far the
        table had come by its own word."""

    async def more_numbers(self, table: str) -> NumbersLent | None:
        """None: it has more than any table needs."""

    async def doubt(self, table: str, key: str) -> None:
        """A hold that its table knows nothing of."""

    async def paid_elsewhere(self, table: str) -> list[tuple[str, str]]:
        """Tickets of this table of which it has not written that down, and where. Not all at
        once."""

    async def show(self, table: str, told: FloorTold) -> None: ...
