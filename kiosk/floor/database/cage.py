"""The cage: shifts and their drawers, what was scanned, and payments, each once by its key."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from kiosk.floor.answers import Answer, Asked, Outcome
from kiosk.floor.database import tickets
from kiosk.floor.database.connections import Connection
from kiosk.floor.database.tickets import moment, ms_of

CAGE = "cage"
"""Where tickets of the cage are redeemed, in the place of a table."""


class Truth(StrEnum):
    """What a cashier is told of a ticket."""

    VALID = "valid"
    PAID = "paid"
    """Here and now, by this very scan."""
    ALREADY_PAID = "already paid"
    HELD = "held"
    WAITS = "waits"
    """Held by this scan, for a second person."""
    CONFIRMED = "confirmed"
    """Held by this scan, and a second person has said yes."""
    EXPIRED = "expired"
    VOID = "void"
    IN_DOUBT = "in doubt"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Shift:
    id: int
    cage: int
    name: str
    opened_ms: int
    float_cents: int

    @property
    def terminal(self) -> str:
        return f"{self.cage} {self.name}"


@dataclass(frozen=True, slots=True)
class Totals:
    paid: int
    paid_cents: int
    over: int
    over_cents: int
    largest_cents: int
    refused: int


@dataclass(frozen=True, slots=True)
class Scan:
    id: int
    at_ms: int
    took_ms: int
    number: str
    answer: Truth
    cents: int
    key: str
    sure: bool


@dataclass(frozen=True, slots=True)
class TicketAt:
    """A ticket as the floor has it."""

    number: str
    cents: int
    truth: Truth
    issued_by: str
    issued_ms: int
    expires_ms: int
    redeemed_ms: int = 0
    redeemed_by: str = ""
    redeemed_terminal: str = ""
    key: str = ""
    """Under which it is held or was redeemed."""
    held_by: str = ""
    held_terminal: str = ""
    held_ms: int = 0


@dataclass(frozen=True, slots=True)
class Waiting:
    """A payment for which a second person is needed."""

    key: str
    cage: int
    number: str
    cents: int
    state: str
    asked_by: str
    asked_ms: int


# ---- shifts -------------------------------------------------------------------------------------

_SHIFT = "SELECT id, cage, name, opened_ms, float_cents FROM shifts"


async def shift_of(connection: Connection, name: str, *, lock: bool = False) -> Shift | None:
    cursor = await connection.execute(
        f"{_SHIFT} WHERE name = %s AND closed_ms IS NULL{' FOR UPDATE' if lock else ''}".encode(),
        [name],
    )
    row = await cursor.fetchone()
    return Shift(*row) if row else None


async def cages_in_use(connection: Connection) -> dict[int, str]:
    cursor = await connection.execute("SELECT cage, name FROM shifts WHERE closed_ms IS NULL")
    return {cage: name for cage, name in await cursor.fetchall()}


async def open_shift(
    connection: Connection, *, cage: int, name: str, float_cents: int, now_ms: int
) -> bool:
    """False: that cage or that person has one."""
    cursor = await connection.execute(
        "INSERT INTO shifts (cage, name, opened_ms, float_cents) VALUES (%s, %s, %s, %s)"
        " ON CONFLICT DO NOTHING RETURNING id",
        [cage, name, now_ms, float_cents],
    )
    return await cursor.fetchone() is not None


async def count_drawer(
    connection: Connection, shift: Shift, *, counted_cents: int, expected_cents: int, now_ms: int
) -> None:
    await connection.execute(
        "INSERT INTO drawer_counts (shift, at_ms, counted_cents, expected_cents)"
        " VALUES (%s, %s, %s, %s) ON CONFLICT (shift, at_ms) DO NOTHING",
        [shift.id, now_ms, counted_cents, expected_cents],
    )


async def close_shift(
    connection: Connection, shift: Shift, *, counted_cents: int, now_ms: int
) -> None:
    await connection.execute(
        "UPDATE shifts SET closed_ms = %s, counted_cents = %s WHERE id = %s",
        [now_ms, counted_cents, shift.id],
    )


async def totals(connection: Connection, shift: Shift, over_cents: int) -> Totals:
    cursor = await connection.execute(
        "SELECT count(*), coalesce(sum(cents), 0), count(*) FILTER (WHERE cents >= %s),"
        " coalesce(sum(cents) FILTER (WHERE cents >= %s), 0), coalesce(max(cents), 0)"
        " FROM payments WHERE shift = %s AND state = 'paid'",
        [over_cents, over_cents, shift.id],
    )
    row = await cursor.fetchone()
    assert row is not None
    cursor = await connection.execute(
        "SELECT count(*) FROM scans WHERE shift = %s AND answer NOT IN"
        " ('valid', 'paid', 'waits', 'confirmed')",
        [shift.id],
    )
    refused = await cursor.fetchone()
    assert refused is not None
    return Totals(int(row[0]), int(row[1]), int(row[2]), int(row[3]), int(row[4]), refused[0])


# ---- scans --------------------------------------------------------------------------------------

_SCAN = "SELECT id, at_ms, took_ms, number, answer, cents, key, sure FROM scans"


async def last_scans(connection: Connection, shift: Shift, most: int = 7) -> list[Scan]:
    cursor = await connection.execute(
        f"{_SCAN} WHERE shift = %s ORDER BY id DESC LIMIT %s".encode(), [shift.id, most]
    )
    return [_scan(row) for row in await cursor.fetchall()]


async def scan_by_key(connection: Connection, shift: Shift, key: str) -> Scan | None:
    """Locked: a payment upon it is made once."""
    cursor = await connection.execute(
        f"{_SCAN} WHERE shift = %s AND key = %s FOR UPDATE".encode(), [shift.id, key]
    )
    row = await cursor.fetchone()
    return _scan(row) if row else None


def _scan(row: tuple[Any, ...]) -> Scan:
    number, at_ms, took_ms, ticket, answer, cents, key, sure = row
    return Scan(number, at_ms, took_ms, ticket, Truth(answer), cents, key, sure)


async def add_scan(  # noqa: PLR0913 - what is written down of it
    connection: Connection, shift: Shift, at: TicketAt, *, key: str, took_ms: int, now_ms: int
) -> None:
    await connection.execute(
        "INSERT INTO scans (shift, at_ms, took_ms, number, answer, cents, key)"
        " VALUES (%s, %s, %s, %s, %s, %s, %s)",
        [shift.id, now_ms, took_ms, at.number, at.truth, at.cents, key],
    )


async def bring_back(connection: Connection, shift: Shift, number: str, *, now_ms: int) -> bool:
    """A ticket that is scanned again while its payment is under way here is that very scan."""
    cursor = await connection.execute(
        "UPDATE scans SET id = DEFAULT, at_ms = %s WHERE shift = %s AND key IN (SELECT key"
        " FROM payments WHERE number = %s AND shift = %s AND state IN ('asked', 'confirmed'))"
        " RETURNING id",
        [now_ms, shift.id, number, shift.id],
    )
    return await cursor.fetchone() is not None


async def set_sure(connection: Connection, scan: Scan, *, sure: bool) -> None:
    await connection.execute("UPDATE scans SET sure = %s WHERE id = %s", [sure, scan.id])


async def set_answer(connection: Connection, scan: Scan, truth: Truth) -> None:
    await connection.execute(
        "UPDATE scans SET answer = %s, sure = false WHERE id = %s", [truth, scan.id]
    )


# ---- the truth of a ticket ----------------------------------------------------------------------


async def look_up(connection: Connection, number: str, now_ms: int) -> TicketAt:
    """Nothing is changed by it."""
    cursor = await connection.execute(
        "SELECT t.cents, t.state, t.issued_by, t.issued_at, t.expires_at, t.redeemed_at,"
        " coalesce(t.redeemed_by, ''), coalesce(t.redeemed_terminal, ''), coalesce(r.key, ''),"
        " coalesce(r.table_name, ''), coalesce(r.terminal, ''), r.asked_at,"
        " EXISTS (SELECT FROM doubts d WHERE d.number = t.number AND d.decided_at IS NULL)"
        " FROM tickets t LEFT JOIN redemptions r ON r.number = t.number"
        " AND r.state IN ('held', 'stacked') WHERE t.number = %s",
        [number],
    )
    row = await cursor.fetchone()
    if row is None:
        return TicketAt(number, 0, Truth.UNKNOWN, "", 0, 0)
    cents, state, issued_by, issued_at, expires_at, redeemed_at, *more = row
    redeemed_by, terminal, key, held_by, held_terminal, held_at, in_doubt = more
    return TicketAt(
        number,
        cents,
        _truth(state, expired=expires_at <= moment(now_ms), in_doubt=in_doubt),
        issued_by,
        ms_of(issued_at),
        ms_of(expires_at),
        ms_of(redeemed_at) if redeemed_at else 0,
        redeemed_by,
        terminal,
        key,
        held_by,
        held_terminal,
        ms_of(held_at) if held_at else 0,
    )


def _truth(state: str, *, expired: bool, in_doubt: bool) -> Truth:
    match state:
        case "redeemed":
            return Truth.ALREADY_PAID
        case "void":
            return Truth.VOID
        case _ if in_doubt:
            return Truth.IN_DOUBT
        case "held":
            return Truth.HELD
        case "expired":
            return Truth.EXPIRED
        case _:
            return Truth.EXPIRED if expired else Truth.VALID


_TRUTHS = {
    Answer.HELD_ELSEWHERE: Truth.HELD,
    Answer.REDEEMED: Truth.ALREADY_PAID,
    Answer.STACKED: Truth.PAID,
    Answer.RELEASED: Truth.HELD,
    Answer.VOID: Truth.VOID,
    Answer.EXPIRED: Truth.EXPIRED,
    Answer.UNKNOWN: Truth.UNKNOWN,
    Answer.IN_DOUBT: Truth.IN_DOUBT,
    Answer.KEY_REUSED: Truth.HELD,
}


# ---- payments -----------------------------------------------------------------------------------


def _asked(shift: Shift, scan: Scan) -> Asked:
    return Asked(key=f"cage {scan.key}", number=scan.number, table=CAGE, terminal=shift.terminal)


async def state_of(connection: Connection, key: str) -> str:
    """Of a payment, as it is now; nothing: there is none."""
    cursor = await connection.execute("SELECT state FROM payments WHERE key = %s", [key])
    row = await cursor.fetchone()
    return str(row[0]) if row else ""


async def payment_state(connection: Connection, key: str) -> str:
    """Locked: what becomes of it is for this transaction to say."""
    cursor = await connection.execute("SELECT state FROM payments WHERE key = %s FOR UPDATE", [key])
    row = await cursor.fetchone()
    return str(row[0]) if row else ""


async def pay(connection: Connection, shift: Shift, scan: Scan, *, two: bool, now_ms: int) -> Truth:
    """In one transaction with all that is said of it. `two`: only a second person ends it. Said
    again by the same key it is answered alike, and done once."""
    state = await payment_state(connection, scan.key)
    if state == "paid":
        return Truth.PAID
    if state == "asked":
        return Truth.WAITS
    if state in ("refused", "withdrawn"):
        return Truth.HELD
    asked = _asked(shift, scan)
    held = await tickets.hold(connection, asked, now_ms)
    if held.answer is not Answer.HELD:
        return _TRUTHS[held.answer]
    if held.cents != scan.cents:
        raise AssertionError("a ticket has another amount than it had")
    if (await look_up(connection, scan.number, now_ms)).truth is Truth.IN_DOUBT:
        return Truth.IN_DOUBT  # since it was held: a table may have it in its box
    if state == "confirmed" or not two:
        paid = await tickets.end(connection, asked, Outcome.STACKED, now_ms)
        assert paid, "what this very transaction holds is nobody else's"
    became = "asked" if two and state != "confirmed" else "paid"
    await connection.execute(
        "INSERT INTO payments (key, shift, number, cents, state, asked_by, asked_ms, ended_ms)"
        " VALUES (%s, %s, %s, %s, %s, %s, %s, %s) ON CONFLICT (key) DO UPDATE"
        " SET state = excluded.state, ended_ms = excluded.ended_ms",
        [
            scan.key,
            shift.id,
            scan.number,
            scan.cents,
            became,
            shift.name,
            now_ms,
            now_ms if became == "paid" else None,
        ],
    )
    return Truth.WAITS if became == "asked" else Truth.PAID


async def give_up(
    connection: Connection, shift: Shift, scan: Scan, state: str, *, now_ms: int
) -> bool:
    """The ticket goes back to the guest, unpaid. False: it is paid, or was never held."""
    cursor = await connection.execute(
        "UPDATE payments SET state = %s, ended_ms = %s WHERE key = %s"
        " AND state IN ('asked', 'confirmed') RETURNING key",
        [state, now_ms, scan.key],
    )
    if await cursor.fetchone() is None:
        return False
    return await tickets.end(connection, _asked(shift, scan), Outcome.RELEASED, now_ms)


async def waiting(connection: Connection) -> list[Waiting]:
    cursor = await connection.execute(
        "SELECT p.key, s.cage, p.number, p.cents, p.state, p.asked_by, p.asked_ms FROM payments p"
        " JOIN shifts s ON s.id = p.shift WHERE p.state IN ('asked', 'confirmed')"
        " ORDER BY p.asked_ms LIMIT 100"
    )
    return [Waiting(*row) for row in await cursor.fetchall()]


async def waiting_one(connection: Connection, key: str) -> tuple[Waiting, Shift, Scan] | None:
    """Locked."""
    cursor = await connection.execute(
        "SELECT p.key, s.cage, p.number, p.cents, p.state, p.asked_by, p.asked_ms,"
        " s.id, s.cage, s.name, s.opened_ms, s.float_cents FROM payments p"
        " JOIN shifts s ON s.id = p.shift WHERE p.key = %s AND p.state IN ('asked', 'confirmed')"
        " FOR UPDATE OF p",
        [key],
    )
    row = await cursor.fetchone()
    if row is None:
        return None
    shift = Shift(*row[7:])
    scan = await scan_by_key(connection, shift, key)
    assert scan is not None, "a payment is made upon a scan"
    return Waiting(*row[:7]), shift, scan


async def confirm_payment(connection: Connection, key: str, by: str) -> None:
    await connection.execute(
        "UPDATE payments SET state = 'confirmed', confirmed_by = %s WHERE key = %s", [by, key]
    )


async def paid_at_cage_cents(connection: Connection, begin_ms: int, end_ms: int) -> int:
    """By the payments' own word, beside what the tickets say."""
    cursor = await connection.execute(
        "SELECT coalesce(sum(cents), 0) FROM payments WHERE state = 'paid'"
        " AND ended_ms >= %s AND ended_ms < %s",
        [begin_ms, end_ms],
    )
    row = await cursor.fetchone()
    assert row is not None
    return int(row[0])
