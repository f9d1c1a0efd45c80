"""What somebody must look at, whoever raised it: machines, the floor itself, or people."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from kiosk.floor.database.connections import Connection
from kiosk.floor.database.tickets import moment, ms_of


@dataclass(frozen=True, slots=True)
class Alarm:
    id: int
    kind: str
    table: str
    machine: str
    detail: str
    since_ms: int
    last_ms: int
    times: int


async def raise_alarm(
    connection: Connection, kind: str, table: str, detail: str, machine: str = ""
) -> None:
    await connection.execute("SELECT raise_alarm(%s, %s, %s, %s)", [kind, table, machine, detail])


async def end_alarm(connection: Connection, kind: str, table: str, now_ms: int) -> None:
    """It is so no longer."""
    await connection.execute(
        "UPDATE alarms SET ended_at = %s WHERE kind = %s AND table_name = %s AND ended_at IS NULL",
        [moment(now_ms), kind, table],
    )


async def end_by_id(connection: Connection, alarm: int, now_ms: int) -> Alarm | None:
    """Somebody has looked. None: it was over."""
    cursor = await connection.execute(
        "UPDATE alarms SET ended_at = %s WHERE id = %s AND ended_at IS NULL"
        " RETURNING id, kind, table_name, machine, detail, since, last_at, times",
        [moment(now_ms), alarm],
    )
    row = await cursor.fetchone()
    return _alarm(row) if row else None


async def open_alarms(connection: Connection, most: int = 200) -> list[Alarm]:
    """The oldest first. Where there are more, each table has its share: one that is full of them
    hides no other."""
    cursor = await connection.execute(
        "SELECT id, kind, table_name, machine, detail, since, last_at, times FROM alarms"
        " WHERE ended_at IS NULL"
        " ORDER BY row_number() OVER (PARTITION BY table_name ORDER BY since), since LIMIT %s",
        [most],
    )
    found = [_alarm(row) for row in await cursor.fetchall()]
    return sorted(found, key=lambda alarm: alarm.since_ms)


async def open_kinds(connection: Connection, kinds: Collection[str]) -> set[tuple[str, str]]:
    """Of these the open ones, by kind and table."""
    cursor = await connection.execute(
        "SELECT DISTINCT kind, table_name FROM alarms WHERE ended_at IS NULL AND kind = ANY (%s)",
        [list(kinds)],
    )
    return {(kind, table) for kind, table in await cursor.fetchall()}


def _alarm(row: tuple[Any, ...]) -> Alarm:
    number, kind, table, machine, detail, since, last, times = row
    return Alarm(number, kind, table, machine, detail, ms_of(since), ms_of(last), times)
