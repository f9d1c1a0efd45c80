"""Tickets of which nobody can tell: one person proposes, another decides."""

from dataclasses import dataclass
from typing import Any

from kiosk.floor.database.connections import Connection
from kiosk.floor.database.tickets import ms_of


@dataclass(frozen=True, slots=True)
class Doubt:
    id: int
    number: str
    key: str
    table: str
    why: str
    opened_ms: int
    cents: int
    proposed: str = ""
    note: str = ""
    by: str = ""


_DOUBT = (
    "SELECT d.id, d.number, d.key, d.table_name, d.why, d.opened_at, coalesce(t.cents, 0),"
    " coalesce(p.outcome, ''), coalesce(p.note, ''), coalesce(p.name, '') FROM doubts d"
    " LEFT JOIN tickets t USING (number) LEFT JOIN doubt_proposals p ON p.doubt = d.id"
    " WHERE d.decided_at IS NULL"
)


async def open_doubts(connection: Connection, most: int = 100) -> list[Doubt]:
    cursor = await connection.execute(f"{_DOUBT} ORDER BY d.opened_at LIMIT %s".encode(), [most])
    rows = await cursor.fetchall()
    return [_doubt(row) for row in rows]


async def open_doubt(connection: Connection, doubt: int) -> Doubt | None:
    """Locked."""
    cursor = await connection.execute(f"{_DOUBT} AND d.id = %s FOR UPDATE OF d".encode(), [doubt])
    row = await cursor.fetchone()
    return _doubt(row) if row else None


def _doubt(row: tuple[Any, ...]) -> Doubt:
    number, ticket, key, table, why, opened_at, *more = row
    return Doubt(number, ticket, key, table, why, ms_of(opened_at), *more)


async def propose(  # noqa: PLR0913 - what is written down of it
    connection: Connection, doubt: int, *, outcome: str, note: str, name: str, now_ms: int
) -> None:
    await connection.execute(
        "INSERT INTO doubt_proposals (doubt, outcome, note, name, at_ms)"
        " VALUES (%s, %s, %s, %s, %s) ON CONFLICT (doubt) DO UPDATE SET"
        " outcome = excluded.outcome, note = excluded.note, name = excluded.name,"
        " at_ms = excluded.at_ms",
        [doubt, outcome, note, name, now_ms],
    )


async def page_key(connection: Connection, name: str, drawn: bytes) -> bytes:
    """Drawn at the first start, and the same at each later one."""
    await connection.execute(
        "INSERT INTO page_keys (name, key) VALUES (%s, %s) ON CONFLICT DO NOTHING", [name, drawn]
    )
    cursor = await connection.execute("SELECT key FROM page_keys WHERE name = %s", [name])
    row = await cursor.fetchone()
    assert row is not None
    return bytes(row[0])
