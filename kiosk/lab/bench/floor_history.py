"""A floor with a past, made quickly: tickets, facts and sealed days as a year would leave them.

Facts are bytes that nobody folds: what is measured is what their number costs. Days are sealed by
the floor's own code, in their order.
"""

from dataclasses import dataclass

from kiosk.clock import HouseDay
from kiosk.floor.database.connections import Connection, Connections
from kiosk.floor.database.ledger import today
from kiosk.floor.web.report import next_to_seal, seal_day

DAY_MS = 86_400_000
TABLES = 12
A_DAY = 2740
"""Tickets: a million in a year."""
FACTS_A_TICKET = 5


@dataclass(frozen=True, slots=True)
class Past:
    tickets: int
    now_ms: int

    @property
    def days(self) -> int:
        """Before today, which has its tickets too."""
        return max(1, self.tickets // A_DAY)

    @property
    def begin_ms(self) -> int:
        return self.now_ms // DAY_MS * DAY_MS - self.days * DAY_MS


async def make_past(connections: Connections, past: Past) -> None:
    """Raises `DatabaseError`."""
    async with connections.one() as connection:
        await _tables(connection, past)
        await _tickets(connection, past)
        await _facts(connection, past)
        await connection.execute("ANALYZE")
        house = HouseDay()
        last = today(house, past.now_ms)
        while (day := await next_to_seal(connection, house)) is not None and day < last:
            async with connection.transaction():
                await seal_day(connection, house, day, now_ms=past.now_ms)
        await connection.execute("VACUUM ANALYZE")


async def _tables(connection: Connection, past: Past) -> None:
    await connection.execute(
        "INSERT INTO machines (table_name, journal, head_hash)"
        " SELECT 'Table ' || n, 'table', sha256('x') FROM generate_series(1, %s) n",
        [TABLES],
    )
    await connection.execute(
        "INSERT INTO table_state (table_name, connected, told_at, state)"
        ' SELECT table_name, true, to_timestamp(%s), \'{"open": true, "phase": "spinning"}\''
        " FROM machines",
        [past.now_ms / 1000],
    )
    await connection.execute(
        "INSERT INTO hours (table_name, hour_ms, notes_cents, tickets_in_cents, credits_cents,"
        " tickets_out_cents, hand_paid_cents, wagered_cents, paid_cents, rounds, slips,"
        " expected_cents, owed, owed_cents, variance)"
        " SELECT table_name, %s::bigint + h * 3600000::bigint, 50000, 20000, 0, 20000, 0, 900000,"
        " 870000, 60, 400, 24000, 0, 0, 1e10 FROM machines, generate_series(0, %s) h"
        " WHERE h %% 24 >= 12 AND %s::bigint + h * 3600000::bigint < %s",
        [past.begin_ms, past.days * 24 + 23, past.begin_ms, past.now_ms],
    )


async def _tickets(connection: Connection, past: Past) -> None:
    """Of each hundred, one expired and one is outstanding; all others were redeemed within the
    hour, one in four of them at the cage. As many are of today as of any other day."""
    begin_s, span_s = past.begin_ms / 1000, (past.now_ms - past.begin_ms) / 1000
    await connection.execute(
        "INSERT INTO tickets (number, cents, state, issued_by, issued_at, expires_at, given_at,"
        " redeemed_at, redeemed_by, redeemed_terminal, home_knows)"
        " SELECT lpad(n::text, 18, '0'), 1000 + n %% 9000, state, 'Table ' || (n %% %s + 1), at,"
        " at + interval '30 days', at,"
        " CASE WHEN state = 'redeemed' THEN at + interval '1 hour' END,"
        " CASE WHEN state = 'redeemed' THEN CASE WHEN n %% 4 = 0 THEN 'cage'"
        " ELSE 'Table ' || (n / 7 %% %s + 1) END END,"
        " CASE WHEN state = 'redeemed' THEN '1' END, state = 'redeemed'"
        " FROM (SELECT n, at, CASE WHEN n %% 100 = 0 THEN"
        " CASE WHEN at < to_timestamp(%s) - interval '30 days' THEN 'expired' ELSE 'open' END"
        " WHEN at > to_timestamp(%s) - interval '1 hour' THEN 'open' ELSE 'redeemed' END AS state"
        " FROM (SELECT n, to_timestamp(%s + %s * (n - 1.0) / %s) AS at"
        " FROM generate_series(1, %s) n) t) s",
        [
            TABLES,
            TABLES,
            past.now_ms / 1000,
            past.now_ms / 1000,
            begin_s,
            span_s,
            past.tickets,
            past.tickets,
        ],
    )


async def _facts(connection: Connection, past: Past) -> None:
    """As long as those of a table are on average."""
    each = past.tickets * FACTS_A_TICKET // TABLES
    months = past.days // 28 + 2
    await connection.execute(
        "SELECT make_facts_partition((to_timestamp(%s) + m * interval '28 days')::date)"
        " FROM generate_series(0, %s) m",
        [past.begin_ms / 1000, months],
    )
    await connection.execute(
        "INSERT INTO facts (machine, seq, at_ms, kind, key, body, hash, arrived_at)"
        " SELECT m.id, n, at, 'slip_taken', '', decode(repeat('7b', 180), 'hex'),"
        " sha256(int8send(n)), to_timestamp(at / 1000.0) FROM machines m,"
        " (SELECT n, (%s + %s::float8 * n / %s)::bigint AS at FROM generate_series(1, %s) n) f",
        [past.begin_ms, past.now_ms - past.begin_ms, each, each],
    )
    await connection.execute("UPDATE machines SET head_seq = %s, told_seq = %s", [each, each])
    await connection.execute(
        "INSERT INTO followed (machine, table_name, seq, state_seq, until_ms)"
        " SELECT id, table_name, head_seq, head_seq, %s FROM machines",
        [past.now_ms],
    )
