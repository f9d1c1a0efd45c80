"""Days of the casino: hour by hour while they last, and sealed once they are over."""

from collections.abc import Sequence
from datetime import date
from hashlib import sha256
from typing import NamedTuple

import msgspec

from kiosk.floor.database.connections import Connection
from kiosk.floor.database.tickets import ms_of
from kiosk.floor.figures import NAMES, Hour

GENESIS = sha256(b"tapis days 1\n").digest()


class SealedTable(msgspec.Struct, frozen=True, kw_only=True):
    hours: dict[int, dict[str, float]]
    """By the hour of the day, 0 the first: its figures."""
    before: int
    before_cents: int
    given: int
    given_cents: int
    redeemed: int
    redeemed_cents: int
    """At tables."""
    cage: int
    cage_cents: int
    over: int
    over_cents: int
    tickets: int
    cents: int
    """Outstanding at its end, by the ledger."""
    meter: int
    meter_cents: int
    """By the table's own journal."""
    facts: int
    """So many of the table's facts were counted."""


class SealedDay(msgspec.Struct, frozen=True, kw_only=True):
    day: str
    begin_ms: int
    end_ms: int
    tables: dict[str, SealedTable]
    cage_payments_cents: int
    """By the cages' own word."""
    missing: tuple[str, ...] = ()
    """Tables of which the floor did not have all facts up to the end: what comes later counts in
    the day when it comes."""


async def last_sealed(connection: Connection) -> SealedDay | None:
    cursor = await connection.execute("SELECT body FROM sealed_days ORDER BY day DESC LIMIT 1")
    row = await cursor.fetchone()
    return msgspec.json.decode(row[0], type=SealedDay) if row else None


async def sealed(connection: Connection, day: date) -> tuple[SealedDay, bytes] | None:
    cursor = await connection.execute("SELECT body, hash FROM sealed_days WHERE day = %s", [day])
    row = await cursor.fetchone()
    return (msgspec.json.decode(row[0], type=SealedDay), bytes(row[1])) if row else None


async def sealed_among(connection: Connection, days: Sequence[date]) -> set[date]:
    cursor = await connection.execute(
        "SELECT day FROM sealed_days WHERE day = ANY (%s)", [list(days)]
    )
    return {row[0] for row in await cursor.fetchall()}


async def first_day_ms(connection: Connection) -> int | None:
    """When the first of all hours was counted, or the first ticket given."""
    cursor = await connection.execute(
        "SELECT least((SELECT min(hour_ms) FROM hours),"
        " (SELECT (extract(epoch FROM min(given_at)) * 1000)::bigint FROM tickets))"
    )
    row = await cursor.fetchone()
    return int(row[0]) if row and row[0] is not None else None


async def seal(connection: Connection, told: SealedDay, *, now_ms: int) -> bool:
    """False: it was sealed before."""
    cursor = await connection.execute("SELECT hash FROM sealed_days ORDER BY day DESC LIMIT 1")
    row = await cursor.fetchone()
    body = msgspec.json.encode(told)
    hashed = sha256((bytes(row[0]) if row else GENESIS) + body).digest()
    cursor = await connection.execute(
        "INSERT INTO sealed_days (day, sealed_ms, body, hash) VALUES (%s, %s, %s, %s)"
        " ON CONFLICT DO NOTHING RETURNING day",
        [date.fromisoformat(told.day), now_ms, body, hashed],
    )
    return await cursor.fetchone() is not None


async def broken_seal(connection: Connection) -> date | None:
    """The first day that does not follow upon the one before it. None: all do."""
    before = GENESIS
    cursor = await connection.execute("SELECT day, body, hash FROM sealed_days ORDER BY day")
    for day, body, hashed in await cursor.fetchall():
        if sha256(before + bytes(body)).digest() != bytes(hashed):
            return day  # type: ignore[no-any-return]
        before = bytes(hashed)
    return None


_COLUMNS = ", ".join(NAMES)


async def hours(connection: Connection, from_ms: int, until_ms: int) -> dict[str, dict[int, Hour]]:
    """By table and the beginning of the hour."""
    cursor = await connection.execute(
        f"SELECT table_name, hour_ms, {_COLUMNS} FROM hours"
        " WHERE hour_ms >= %s AND hour_ms < %s".encode(),
        [from_ms, until_ms],
    )
    found: dict[str, dict[int, Hour]] = {}
    for table, hour_ms, *figures in await cursor.fetchall():
        found.setdefault(table, {})[hour_ms] = Hour(*figures)
    return found


_ADDED = ", ".join(f"{name} = hours.{name} + excluded.{name}" for name in NAMES)
_PLACES = ", ".join(["%s"] * (len(NAMES) + 2))


async def add_hours(connection: Connection, table: str, more: dict[int, Hour]) -> None:
    for hour_ms, figures in sorted(more.items()):
        await connection.execute(
            f"INSERT INTO hours (table_name, hour_ms, {_COLUMNS}) VALUES ({_PLACES})"
            f" ON CONFLICT (hour_ms, table_name) DO UPDATE SET {_ADDED}".encode(),
            [table, hour_ms, *(getattr(figures, name) for name in NAMES)],
        )


# ---- how far facts are counted ------------------------------------------------------------------


class Followed(msgspec.Struct, frozen=True):
    machine: int
    table: str
    seq: int
    state_seq: int
    until_ms: int
    trouble: str


_FOLLOWED = "SELECT machine, table_name, seq, state_seq, until_ms, trouble FROM followed"


async def followed(connection: Connection) -> dict[str, Followed]:
    cursor = await connection.execute(_FOLLOWED)
    return {row[1]: Followed(*row) for row in await cursor.fetchall()}


async def kept_state(connection: Connection, machine: int) -> tuple[Followed, bytes | None] | None:
    cursor = await connection.execute(
        f"{_FOLLOWED.replace(' FROM', ', state FROM')} WHERE machine = %s".encode(), [machine]
    )
    row = await cursor.fetchone()
    return (Followed(*row[:6]), row[6]) if row else None


async def advance(
    connection: Connection, after: Followed, *, before_seq: int, state: bytes | None
) -> bool:
    """False: somebody else has counted meanwhile. A state is kept with it if there is one."""
    cursor = await connection.execute(
        "INSERT INTO followed (machine, table_name, seq, state_seq, state, until_ms, trouble)"
        " VALUES (%s, %s, %s, %s, %s, %s, %s)"
        " ON CONFLICT (machine) DO UPDATE SET seq = excluded.seq,"
        " until_ms = excluded.until_ms, trouble = excluded.trouble,"
        " state = coalesce(excluded.state, followed.state),"
        " state_seq = CASE WHEN excluded.state IS NULL THEN followed.state_seq"
        " ELSE excluded.state_seq END WHERE followed.seq = %s RETURNING machine",
        [
            after.machine,
            after.table,
            after.seq,
            after.state_seq if state is not None else 0,
            state,
            after.until_ms,
            after.trouble,
            before_seq,
        ],
    )
    return await cursor.fetchone() is not None


class Fact(NamedTuple):
    seq: int
    at_ms: int
    arrived_ms: int
    body: bytes


UNDER_WAY = 500
"""So many facts may be on their way, and the figures are those of now for all that."""


async def behind(connection: Connection, by: int = 0) -> tuple[str, ...]:
    """Tables that have told of facts which are not here, or not counted: more than so many."""
    cursor = await connection.execute(
        "SELECT m.table_name FROM machines m LEFT JOIN followed c ON c.machine = m.id"
        " WHERE m.journal = 'table'"
        " AND greatest(m.told_seq, m.head_seq) - coalesce(c.seq, 0) > %s ORDER BY 1",
        [by],
    )
    return tuple(row[0] for row in await cursor.fetchall())


_SEALING = 0x7A916


async def keep_still(connection: Connection) -> None:
    """Nobody counts anything while a day is sealed, until the transaction ends."""
    await connection.execute("SELECT pg_advisory_xact_lock(%s)", [_SEALING])


async def open_since(connection: Connection) -> int:
    """The end of the last day that is sealed, which stays so until the transaction ends."""
    await connection.execute("SELECT pg_advisory_xact_lock_shared(%s)", [_SEALING])
    last = await last_sealed(connection)
    return last.end_ms if last else 0


async def facts_after(connection: Connection, machine: int, seq: int, most: int) -> list[Fact]:
    cursor = await connection.execute(
        "SELECT seq, at_ms, arrived_at, body FROM facts WHERE machine = %s AND seq > %s"
        " AND seq <= %s ORDER BY seq",
        [machine, seq, seq + most],
    )
    return [Fact(row[0], row[1], ms_of(row[2]), bytes(row[3])) for row in await cursor.fetchall()]
