"""What became of one ticket, step by step; and what tables have not written down yet."""

from dataclasses import dataclass

from kiosk.floor.database.cage import CAGE
from kiosk.floor.database.connections import Connection
from kiosk.floor.database.tickets import ms_of


@dataclass(frozen=True, slots=True)
class Step:
    at_ms: int
    what: str
    more: str
    kind: str = ""
    """'alarm', 'waits', or nothing."""


def place_text(where: str, terminal: str) -> str:
    """Where a ticket is or was: 'Table 6, seat 3', or 'Cage 1, Carl'."""
    if where != CAGE:
        return f"{where}, seat {terminal}" if terminal else where
    number, _, name = terminal.partition(" ")
    return f"Cage {number}, {name}"


async def life_of(connection: Connection, number: str) -> list[Step]:
    cursor = await connection.execute(
        "SELECT issued_by, issued_at, given_at, expires_at, state, redeemed_at,"
        " redeemed_by FROM tickets WHERE number = %s",
        [number],
    )
    row = await cursor.fetchone()
    if row is None:
        return []
    issued_by, issued_at, given_at, expires_at, state, *_ = row
    steps = [
        Step(ms_of(issued_at), "Printed", f"by {issued_by}"),
        Step(ms_of(given_at), "Given to the floor", "good at every table"),
    ]
    cursor = await connection.execute(
        "SELECT asked_at, ended_at, state, table_name, terminal, key FROM redemptions"
        " WHERE number = %s ORDER BY asked_at LIMIT 50",
        [number],
    )
    for asked_at, ended_at, became, table, terminal, key in await cursor.fetchall():
        where = f"{place_text(table, terminal)}, key {key[-8:]}"
        steps.append(Step(ms_of(asked_at), "Held", where))
        if ended_at is not None:
            words = "Redeemed" if became == "stacked" else "Given back"
            steps.append(Step(ms_of(ended_at), words, where))
    cursor = await connection.execute(
        "SELECT opened_at, why, decided_at, outcome, who, second FROM doubts WHERE number = %s"
        " ORDER BY opened_at LIMIT 20",
        [number],
    )
    for opened_at, why, decided_at, outcome, who, second in await cursor.fetchall():
        steps.append(Step(ms_of(opened_at), "In doubt", why, "alarm"))
        if decided_at is not None:
            steps.append(Step(ms_of(decided_at), f"Decided: {outcome}", f"{who} and {second}"))
    steps.sort(key=lambda step: step.at_ms)
    match state:
        case "open":
            steps.append(Step(0, "Open", "nobody has brought it", "waits"))
        case "expired":
            steps.append(Step(ms_of(expires_at), "Expired", "", "alarm"))
        case "void":
            steps.append(Step(0, "Void", "by two people", "alarm"))
        case "held":
            steps.append(
                Step(0, "Held now", "until the terminal answers, or by two people", "waits")
            )
    return steps


async def not_home(connection: Connection) -> tuple[int, int]:
    """Tickets redeemed elsewhere of which their own table has not written that down: how many, and
    cents. So far the tables' journals say more than the ledger."""
    cursor = await connection.execute(
        "SELECT count(*), coalesce(sum(cents), 0) FROM tickets WHERE state = 'redeemed'"
        " AND NOT home_knows AND redeemed_by <> issued_by"
    )
    row = await cursor.fetchone()
    assert row is not None
    return int(row[0]), int(row[1])
