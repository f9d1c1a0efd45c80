"""Tickets, as the functions of the database have them: each is one statement and one transaction.

All of them are answered alike however often they are said, so whoever did not hear an answer says
the same again.
"""

from datetime import UTC, datetime
from typing import Any

from kiosk.floor.answers import Answer, Asked, Decided, GivenTicket, Held, Outcome
from kiosk.floor.database.connections import Connection


def moment(at_ms: int) -> datetime:
    return datetime.fromtimestamp(at_ms / 1000, UTC)


def ms_of(at: datetime) -> int:
    return round(at.timestamp() * 1000)


async def hold(connection: Connection, asked: Asked, now_ms: int) -> Held:
    answer, cents, issued_by, expires_at = await _row(
        connection,
        "SELECT answer, cents, issued_by, expires_at FROM hold_ticket(%s, %s, %s, %s, %s)",
        [asked.key, asked.number, asked.table, asked.terminal, moment(now_ms)],
    )
    if cents is None:
        return Held(Answer(answer))
    return Held(Answer(answer), cents, issued_by, ms_of(expires_at))


async def end(connection: Connection, asked: Asked, outcome: Outcome, now_ms: int) -> bool:
    """False: that contradicts what the floor knows, and is a doubt now."""
    (became,) = await _row(
        connection,
        "SELECT end_redemption(%s, %s, %s, %s, %s, %s)",
        [asked.key, asked.number, asked.table, asked.terminal, outcome, moment(now_ms)],
    )
    return bool(became == outcome)


async def give(connection: Connection, given: GivenTicket, now_ms: int) -> None:
    """Upon the word of its table. What cannot be that table's is a doubt."""
    times = [moment(given.issued_ms), moment(given.expires_ms)]
    await connection.execute(
        "SELECT give_own_ticket(%s, %s, %s, %s, %s, %s, %s, %s)",
        [given.number, given.cents, given.table, *times, given.state, given.terminal,
         moment(now_ms)],
    )  # fmt: skip


async def decide(connection: Connection, said: Decided, now_ms: int) -> bool:
    """False: it was decided before."""
    (done,) = await _row(
        connection,
        "SELECT decide_doubt(%s, %s, %s, %s, %s, %s)",
        [said.doubt, said.outcome, said.who, said.second, said.note, moment(now_ms)],
    )
    return bool(done)


async def void(connection: Connection, number: str) -> bool:
    """By two people. False: it is not open."""
    (done,) = await _row(connection, "SELECT void_ticket(%s)", [number])
    return bool(done)


async def _row(connection: Connection, query: str, values: list[Any]) -> tuple[Any, ...]:
    asked = await connection.execute(query.encode(), values)
    row = await asked.fetchone()
    assert row is not None
    return row
