"""Tickets as a ledger: what the floor was given, what was redeemed, what is outstanding.

Of days that are sealed only the seal is read: what this costs depends on a day, not on a year.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import date

from kiosk.clock import HouseDay, begin_ms, date_at
from kiosk.floor.database.cage import CAGE
from kiosk.floor.database.connections import Connection
from kiosk.floor.database.days import last_sealed
from kiosk.floor.database.tickets import moment, ms_of


@dataclass(frozen=True, slots=True)
class Flow:
    """Of the tickets of one table, or of all."""

    given: int = 0
    given_cents: int = 0
    tables: int = 0
    """Redeemed at tables."""
    tables_cents: int = 0
    cage: int = 0
    cage_cents: int = 0
    over: int = 0
    """Expired or void."""
    over_cents: int = 0

    def __add__(self, other: "Flow") -> "Flow":
        return Flow(*(getattr(self, f.name) + getattr(other, f.name) for f in fields(self)))

    @property
    def tickets(self) -> int:
        """By how many more are outstanding after it."""
        return self.given - self.tables - self.cage - self.over

    @property
    def cents(self) -> int:
        return self.given_cents - self.tables_cents - self.cage_cents - self.over_cents


@dataclass(frozen=True, slots=True)
class Outstanding:
    tickets: int
    cents: int
    cage: int
    """Paid there today."""
    cage_cents: int


_LONG_AGO_MS = 0
_GIVEN = (
    "SELECT issued_by, count(*), sum(cents) FROM tickets WHERE given_at >= %s AND given_at < %s"
    " GROUP BY issued_by"
)
_REDEEMED = (
    "SELECT issued_by, redeemed_by = %s, count(*), sum(cents),"
    " count(*) FILTER (WHERE late), coalesce(sum(cents) FILTER (WHERE late), 0)"
    " FROM (SELECT issued_by, redeemed_by, cents,"
    " redeemed_at >= greatest(expires_at, given_at) AS late FROM tickets"
    " WHERE state = 'redeemed' AND redeemed_at >= %s AND redeemed_at < %s) r"
    " GROUP BY 1, 2"
)
_OVER = (
    "SELECT issued_by, count(*), sum(cents) FROM ("
    "SELECT issued_by, cents FROM tickets WHERE state IN ('open', 'held', 'expired')"
    " AND greatest(expires_at, given_at) >= %s AND greatest(expires_at, given_at) < %s"
    " UNION ALL SELECT issued_by, cents FROM tickets WHERE state = 'redeemed'"
    " AND redeemed_at >= %s AND redeemed_at >= greatest(expires_at, given_at)"
    " AND greatest(expires_at, given_at) >= %s AND greatest(expires_at, given_at) < %s"
    " UNION ALL SELECT issued_by, cents FROM voids WHERE at >= %s AND at < %s"
    ") o GROUP BY issued_by"
)


async def flows(connection: Connection, from_ms: int, until_ms: int) -> dict[str, Flow]:
    """By the table that issued them. A ticket that was held when it expired, and redeemed after
    that, is taken from those that expired when it is."""
    # Planned for this very span: a plan for any span would read all tickets.
    span = [moment(from_ms), moment(until_ms)]
    found: dict[str, Flow] = {}

    def add(table: str, flow: Flow) -> None:
        found[table] = found.get(table, Flow()) + flow

    cursor = await connection.execute(_GIVEN, span, prepare=False)
    for table, count, cents in await cursor.fetchall():
        add(table, Flow(given=count, given_cents=int(cents)))
    cursor = await connection.execute(_REDEEMED, [CAGE, *span], prepare=False)
    for table, at_cage, count, cents, late, late_cents in await cursor.fetchall():
        back = Flow(over=-late, over_cents=-int(late_cents))
        paid = (
            Flow(cage=count, cage_cents=int(cents))
            if at_cage
            else Flow(tables=count, tables_cents=int(cents))
        )
        add(table, paid + back)
    cursor = await connection.execute(_OVER, [*span, span[0], *span, *span], prepare=False)
    for table, count, cents in await cursor.fetchall():
        add(table, Flow(over=count, over_cents=int(cents)))
    return found


async def before(connection: Connection, day: HouseDay, at_ms: int) -> dict[str, tuple[int, int]]:
    """Outstanding when a day that is not sealed began: tickets and cents by table."""
    sealed = await last_sealed(connection)
    carried = {name: (t.tickets, t.cents) for name, t in sealed.tables.items()} if sealed else {}
    since_ms = sealed.end_ms if sealed else _LONG_AGO_MS
    if since_ms >= at_ms:
        return carried
    return _plus(carried, await flows(connection, since_ms, at_ms))


def _plus(
    there: Mapping[str, tuple[int, int]], flow: Mapping[str, Flow]
) -> dict[str, tuple[int, int]]:
    found = dict(there)
    for table, more in flow.items():
        tickets, cents = found.get(table, (0, 0))
        found[table] = (tickets + more.tickets, cents + more.cents)
    return found


async def outstanding(connection: Connection, day: HouseDay, *, now_ms: int) -> Outstanding:
    """Now, of all tables together."""
    begin = day.begin_ms(now_ms)
    carried = await before(connection, day, begin)
    today = sum((await flows(connection, begin, now_ms + 1)).values(), Flow())
    return Outstanding(
        sum(tickets for tickets, _ in carried.values()) + today.tickets,
        sum(cents for _, cents in carried.values()) + today.cents,
        today.cage,
        today.cage_cents,
    )


def span_of(day: date, house: HouseDay) -> tuple[int, int]:
    """From when to when, in milliseconds."""
    following = date.fromordinal(day.toordinal() + 1)
    return begin_ms(day, *house), begin_ms(following, *house)


def today(house: HouseDay, now_ms: int) -> date:
    return date_at(now_ms, *house)


# ---- single tickets -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Listed:
    number: str
    cents: int
    state: str
    issued_by: str
    issued_ms: int
    expires_ms: int
    redeemed_by: str
    redeemed_terminal: str


async def newest(  # noqa: PLR0913 - what is looked for
    connection: Connection,
    *,
    states: tuple[str, ...] = (),
    least_cents: int = 0,
    table: str = "",
    from_ms: int,
    until_ms: int,
    most: int,
) -> list[Listed]:
    """What the floor was given within a while, newest first."""
    cursor = await connection.execute(
        "SELECT number, cents, state, issued_by, issued_at, expires_at, coalesce(redeemed_by, ''),"
        " coalesce(redeemed_terminal, '') FROM tickets WHERE given_at >= %s AND given_at < %s"
        " AND (%s::text[] = '{}' OR state = ANY (%s)) AND cents >= %s"
        " AND (%s::text = '' OR issued_by = %s) ORDER BY given_at DESC LIMIT %s",
        [
            moment(from_ms),
            moment(until_ms),
            list(states),
            list(states),
            least_cents,
            table,
            table,
            most,
        ],
        prepare=False,
    )
    return [
        Listed(row[0], row[1], row[2], row[3], ms_of(row[4]), ms_of(row[5]), row[6], row[7])
        for row in await cursor.fetchall()
    ]
