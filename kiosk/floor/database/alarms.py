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


async def end_alarm(
    connection: Connection, kind: str, table: str, now_ms: int, machine: str = ""
) -> None:
    """It is so no longer."""
    await connection.execute(
        "UPDATE alarms SET ended_at = %s WHERE kind = %s AND table_name = %s AND machine = %s"
        " AND ended_at IS NULL",
        [moment(now_ms), kind, table, machine],
    )


async def tell_anew(
    connection: Connection, kind: str, table: str, detail: str, machine: str = ""
) -> None:
    """It is still so, in other words."""
    await connection.execute(
        "UPDATE alarms SET detail = left(%s, 500), last_at = now() WHERE kind = %s"
        " AND table_name = %s AND machine = %s AND ended_at IS NULL",
        [detail, kind, table, machine],
    )


async def end_by_id(
    connection: Connection, alarm: int, now_ms: int, *, but: Collection[str]
) -> Alarm | None:
    """Somebody has looked. None: it was over, or is of a kind that nobody ends by that."""
    cursor = await connection.execute(
        "UPDATE alarms SET ended_at = %s WHERE id = %s AND ended_at IS NULL AND kind <> ALL (%s)"
        " RETURNING id, kind, table_name, machine, detail, since, last_at, times",
        [moment(now_ms), alarm, list(but)],
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


async def open_kinds(
    connection: Connection, kinds: Collection[str]
) -> dict[tuple[str, str, str], str]:
    """Of these the open ones, by kind, table and machine: what they say."""
    cursor = await connection.execute(
        "SELECT kind, table_name, machine, detail FROM alarms"
        " WHERE ended_at IS NULL AND kind = ANY (%s)",
        [list(kinds)],
    )
    return {(kind, table, machine): said for kind, table, machine, said in await cursor.fetchall()}


def _alarm(row: tuple[Any, ...]) -> Alarm:
    number, kind, table, machine, detail, since, last, times = row
    return Alarm(number, kind, table, machine, detail, ms_of(since), ms_of(last), times)
