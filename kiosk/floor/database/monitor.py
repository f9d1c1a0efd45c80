"""What tables show of themselves, and how the floor's tickets stand."""

from dataclasses import dataclass
from typing import Any

import msgspec

from kiosk.floor.database.connections import Connection
from kiosk.floor.database.tickets import ms_of
from kiosk.link.floor import TableTold

TABLES_MAX = 200


@dataclass(frozen=True, slots=True)
class TableSeen:
    name: str
    connected: bool
    told_ms: int
    told: TableTold
    clock_ahead_ms: int
    """Of the floor's, when it told last."""


@dataclass(frozen=True, slots=True)
class Machine:
    """A machine whose facts the floor keeps."""

    id: int
    table: str
    journal: str
    head_seq: int
    head_hash: bytes
    told_seq: int
    since_ms: int
    seen_ms: int


async def tables(connection: Connection) -> list[TableSeen]:
    cursor = await connection.execute(
        "SELECT table_name, connected, told_at, state, clock_ahead_ms FROM table_state"
        " ORDER BY table_name LIMIT %s",
        [TABLES_MAX],
    )
    return [_seen(row) for row in await cursor.fetchall()]


async def table(connection: Connection, name: str) -> TableSeen | None:
    cursor = await connection.execute(
        "SELECT table_name, connected, told_at, state, clock_ahead_ms FROM table_state"
        " WHERE table_name = %s",
        [name],
    )
    row = await cursor.fetchone()
    return _seen(row) if row else None


def _seen(row: tuple[Any, ...]) -> TableSeen:
    name, connected, told_at, state, ahead_ms = row
    try:
        told = msgspec.convert(state, TableTold)
    except msgspec.ValidationError:
        told = TableTold()  # of another version: it has told nothing that is understood here
    return TableSeen(name, connected, ms_of(told_at), told, ahead_ms)


async def machines(connection: Connection) -> list[Machine]:
    cursor = await connection.execute(
        "SELECT id, table_name, journal, head_seq, head_hash, told_seq, since, seen_at"
        " FROM machines ORDER BY table_name, journal"
    )
    return [
        Machine(number, table, journal, seq, bytes(hashed), told, ms_of(since), ms_of(seen))
        for number, table, journal, seq, hashed, told, since, seen in await cursor.fetchall()
    ]


async def doubts_open(connection: Connection) -> int:
    cursor = await connection.execute("SELECT count(*) FROM doubts WHERE decided_at IS NULL")
    row = await cursor.fetchone()
    assert row is not None
    return int(row[0])


async def last_facts(
    connection: Connection, machine: int, most: int
) -> list[tuple[int, int, str, bytes]]:
    """The newest of a machine: number, time, kind and body."""
    cursor = await connection.execute(
        "SELECT seq, at_ms, kind, body FROM facts WHERE machine = %s AND seq > (SELECT head_seq"
        " FROM machines WHERE id = %s) - %s ORDER BY seq DESC LIMIT %s",
        [machine, machine, most, most],
    )
    return [(row[0], row[1], row[2], bytes(row[3])) for row in await cursor.fetchall()]
