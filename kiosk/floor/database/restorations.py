"""Copies of journals that are given out as files: one person asks, another confirms."""

from dataclasses import dataclass
from typing import Any

from kiosk.floor.database.connections import Connection

OPEN_MS = 3_600_000
"""So long a file can be taken once it is confirmed."""


@dataclass(frozen=True, slots=True)
class Restoration:
    key: str
    table: str
    journal: str
    why: str
    confirmed: bool
    asked_by: str
    asked_ms: int
    decided_by: str
    until_ms: int
    """So long the file can be taken; 0: it is not confirmed yet."""
    head_seq: int
    missing: int
    """Facts that the machine had told of, and that never came: at least so many."""
    last_ms: int
    """When the last fact that is here was written."""

    @property
    def file(self) -> str:
        """Its name, of which nothing is anybody's typing but letters and figures."""
        letters = f"{self.table}-{self.journal}".lower()
        return "".join(one if one.isascii() and one.isalnum() else "-" for one in letters) + ".db"

    @property
    def people(self) -> frozenset[str]:
        return frozenset({self.asked_by, self.decided_by} - {""})


_OPEN = (
    "SELECT r.key, m.table_name, m.journal, r.why, r.state = 'confirmed', r.asked_by, r.asked_ms,"
    " coalesce(r.decided_by, ''), CASE WHEN r.state = 'confirmed' THEN r.decided_ms + %s ELSE 0"
    " END, m.head_seq, greatest(0, m.told_seq - m.head_seq), coalesce((SELECT max(f.at_ms)"
    " FROM facts f WHERE f.machine = m.id AND f.seq = m.head_seq), 0)"
    " FROM restorations r JOIN machines m ON m.id = r.machine"
    " WHERE (r.state = 'asked' OR r.state = 'confirmed' AND r.decided_ms > %s)"
)


def _values(now_ms: int) -> list[Any]:
    return [OPEN_MS, now_ms - OPEN_MS]


async def open_ones(connection: Connection, now_ms: int) -> list[Restoration]:
    """That wait for a second person, or for being taken."""
    query = f"{_OPEN} ORDER BY r.asked_ms, r.key"
    cursor = await connection.execute(query.encode(), _values(now_ms))
    return [Restoration(*row) for row in await cursor.fetchall()]


async def open_one(connection: Connection, key: str, now_ms: int) -> Restoration | None:
    """Locked."""
    query = f"{_OPEN} AND r.key = %s FOR UPDATE OF r"
    cursor = await connection.execute(query.encode(), [*_values(now_ms), key])
    row = await cursor.fetchone()
    return Restoration(*row) if row else None


async def ask(  # noqa: PLR0913 - what is written down of it
    connection: Connection, machine: int, *, key: str, why: str, name: str, now_ms: int
) -> bool:
    """False: it was asked for already, or the floor has nothing of that machine."""
    cursor = await connection.execute(
        "INSERT INTO restorations (key, machine, why, state, asked_by, asked_ms)"
        " SELECT %s, id, %s, 'asked', %s, %s FROM machines WHERE id = %s AND head_seq > 0"
        " ON CONFLICT DO NOTHING",
        [key, why, name, now_ms, machine],
    )
    return cursor.rowcount == 1


async def decide(connection: Connection, key: str, *, yes: bool, name: str, now_ms: int) -> None:
    await connection.execute(
        "UPDATE restorations SET state = %s, decided_by = %s, decided_ms = %s WHERE key = %s",
        ["confirmed" if yes else "refused", name, now_ms, key],
    )
