"""What people did on the floor and saw of it: facts of its own, chained like a journal."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from enum import StrEnum

import msgspec

from kiosk.floor.database.connections import Connection
from kiosk.journal.record import Entry, Head, Record, chain, genesis

MACHINE = "floor"
_LOCK = 0x7A915  # of PostgreSQL's own kind: one writer of deeds at a time
_READ_AT_ONCE = 1000


class Kind(StrEnum):
    SIGNED_IN = "signed_in"
    SIGN_IN_REFUSED = "sign_in_refused"
    SIGNED_OUT = "signed_out"
    PASSWORD_SET = "password_set"
    FACTOR_SET = "factor_set"
    LET_IN = "let_in"
    CHANGE_ASKED = "change_asked"
    CHANGE_CONFIRMED = "change_confirmed"
    CHANGE_WITHDRAWN = "change_withdrawn"
    CHANGE_MADE = "change_made"
    PAGE_SEEN = "page_seen"
    FILE_TAKEN = "file_taken"
    SHIFT_OPENED = "shift_opened"
    DRAWER_COUNTED = "drawer_counted"
    SHIFT_CLOSED = "shift_closed"
    TICKET_SCANNED = "ticket_scanned"
    PAYMENT_ASKED = "payment_asked"
    PAYMENT_CONFIRMED = "payment_confirmed"
    PAYMENT_REFUSED = "payment_refused"
    PAYMENT_MADE = "payment_made"
    PAYMENT_WITHDRAWN = "payment_withdrawn"
    DOUBT_PROPOSED = "doubt_proposed"
    DOUBT_DECIDED = "doubt_decided"
    DAY_SEALED = "day_sealed"
    ALARM_SEEN = "alarm_seen"
    VERIFIED = "verified"
    COPY_ASKED = "copy_asked"
    COPY_CONFIRMED = "copy_confirmed"
    COPY_REFUSED = "copy_refused"
    COPY_TAKEN = "copy_taken"


class Deed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    who: str
    """Or where it was done, if that was on the machine itself."""
    second: str = ""
    about: str = ""
    """In words. Of a ticket only its last figures."""
    address: str = ""
    key: str = ""
    cents: int = 0


@dataclass(frozen=True, slots=True)
class Told:
    """A deed as it is read back."""

    seq: int
    at_ms: int
    kind: str
    deed: Deed
    hash: bytes


async def record(connection: Connection, kind: Kind, deed: Deed, *, at_ms: int) -> Head:
    """Within the transaction of what was done: either both are there or none."""
    await connection.execute("SELECT pg_advisory_xact_lock(%s)", [_LOCK])
    head = await last_head(connection)
    entry = Entry(kind=kind, body=msgspec.json.encode(deed), at_ms=at_ms)
    seq = head.seq + 1
    hashed = chain(head.hash, seq, entry)
    await connection.execute(
        "INSERT INTO deeds (seq, at_ms, kind, body, hash) VALUES (%s, %s, %s, %s, %s)",
        [seq, at_ms, kind, entry.body, hashed],
    )
    return Head(seq, hashed)


async def last_head(connection: Connection) -> Head:
    cursor = await connection.execute("SELECT seq, hash FROM deeds ORDER BY seq DESC LIMIT 1")
    row = await cursor.fetchone()
    return Head(row[0], row[1]) if row else genesis(MACHINE)


async def newest(
    connection: Connection, *, before: int | None = None, most: int = 50
) -> list[Told]:
    cursor = await connection.execute(
        "SELECT seq, at_ms, kind, body, hash FROM deeds WHERE seq < %s ORDER BY seq DESC LIMIT %s",
        [before if before is not None else 2**62, most],
    )
    return [
        Told(seq, at_ms, kind, msgspec.json.decode(body, type=Deed), hashed)
        for seq, at_ms, kind, body, hashed in await cursor.fetchall()
    ]


async def broken_at(connection: Connection) -> int | None:
    """The first deed that is not on the chain of those before it. None: all are."""
    head = genesis(MACHINE)
    async for row in _all(connection):
        if row.seq != head.seq + 1 or chain(head.hash, row.seq, row) != row.hash:
            return head.seq + 1
        head = row.head
    return None


async def _all(connection: Connection) -> AsyncIterator[Record]:
    after = 0
    while True:
        cursor = await connection.execute(
            "SELECT seq, at_ms, kind, '', body, hash FROM deeds WHERE seq > %s"
            " ORDER BY seq LIMIT %s",
            [after, _READ_AT_ONCE],
        )
        rows = await cursor.fetchall()
        for row in rows:
            yield Record(*row)
        if len(rows) < _READ_AT_ONCE:
            return
        after = rows[-1][0]
