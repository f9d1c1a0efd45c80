"""A day of the floor in figures: while it lasts from the database, afterwards from its seal."""

import re
from dataclasses import dataclass
from datetime import date, timedelta

from kiosk.clock import HouseDay
from kiosk.floor.database import cage, days, ledger
from kiosk.floor.database.connections import Connection
from kiosk.floor.database.days import SealedDay, SealedTable
from kiosk.floor.database.ledger import Flow, span_of
from kiosk.floor.figures import NAMES, NOTHING, Hour

HOUR_MS = 3_600_000


def natural(name: str) -> list[object]:
    """Table 2 before Table 10."""
    parts = re.split(r"([0-9]+)", name)
    return [int(part) if part.isdecimal() and part.isascii() else part for part in parts]


@dataclass(frozen=True, slots=True)
class Row:
    """The tickets of a table, three ways."""

    table: str
    before_cents: int
    flow: Flow
    tickets: int
    cents: int
    """Outstanding, by the ledger of the floor."""
    meter: int
    meter_cents: int
    """By the table's own journal."""

    @property
    def difference_cents(self) -> int:
        return self.meter_cents - self.cents


@dataclass(frozen=True, slots=True)
class DayReport:
    day: date
    begin_ms: int
    end_ms: int
    tables: dict[str, dict[int, Hour]]
    """By table and hour of the day, 0 the first."""
    rows: tuple[Row, ...]
    cage_payments_cents: int
    """By the cages' own word."""
    facts: dict[str, int]
    hash: bytes = b""
    """Of a day that is sealed."""
    missing: tuple[str, ...] = ()

    @property
    def hours(self) -> int:
        """23 or 25 where clocks are set."""
        return -(-(self.end_ms - self.begin_ms) // HOUR_MS)

    def of_table(self, table: str) -> Hour:
        return sum(self.tables.get(table, {}).values(), NOTHING)

    def of_hour(self, hour: int) -> Hour:
        return sum((hours.get(hour, NOTHING) for hours in self.tables.values()), NOTHING)

    @property
    def total(self) -> Hour:
        return sum((self.of_table(table) for table in self.tables), NOTHING)

    @property
    def flow(self) -> Flow:
        return sum((row.flow for row in self.rows), Flow())


async def day_report(
    connection: Connection, house: HouseDay, day: date, *, now_ms: int
) -> DayReport:
    found = await days.sealed(connection, day)
    if found is not None:
        return _of_seal(day, *found)
    begin, end = span_of(day, house)
    until = min(end, now_ms + 1)
    counted = await days.hours(connection, begin, end)
    carried = await ledger.before(connection, house, begin)
    flow = await ledger.flows(connection, begin, until)
    meters = await _meters(connection, until)
    followed = await days.followed(connection)
    names = sorted(counted.keys() | carried.keys() | flow.keys() | followed.keys(), key=natural)
    rows = []
    for name in names:
        tickets, cents = carried.get(name, (0, 0))
        moved = flow.get(name, Flow())
        meter, meter_cents = meters.get(name, (0, 0))
        rows.append(
            Row(
                name, cents, moved, tickets + moved.tickets, cents + moved.cents, meter, meter_cents
            )
        )
    return DayReport(
        day,
        begin,
        end,
        {
            name: {
                (hour_ms - begin) // HOUR_MS: hour
                for hour_ms, hour in sorted(counted.get(name, {}).items())
            }
            for name in names
        },
        tuple(rows),
        await cage.paid_at_cage_cents(connection, begin, until),
        {name: one.seq for name, one in followed.items()},
        missing=tuple(sorted(await days.behind(connection, days.UNDER_WAY), key=natural)),
    )


async def _meters(connection: Connection, until_ms: int) -> dict[str, tuple[int, int]]:
    """Outstanding by each table's own journal at a time that is not sealed."""
    sealed = await days.last_sealed(connection)
    found = {n: (t.meter, t.meter_cents) for n, t in sealed.tables.items()} if sealed else {}
    since = sealed.end_ms if sealed else -(2**62)
    for name, hours in (await days.hours(connection, since, until_ms)).items():
        meter, cents = found.get(name, (0, 0))
        meter += sum(hour.owed for hour in hours.values())
        found[name] = meter, cents + sum(hour.owed_cents for hour in hours.values())
    return found


def _of_seal(day: date, told: SealedDay, hashed: bytes) -> DayReport:
    tables = {
        name: {hour: Hour(**figures) for hour, figures in table.hours.items()}  # type: ignore[arg-type]
        for name, table in told.tables.items()
    }
    rows = tuple(
        Row(
            name,
            t.before_cents,
            Flow(
                t.given, t.given_cents, t.redeemed, t.redeemed_cents,
                t.cage, t.cage_cents, t.over, t.over_cents,
            ),
            t.tickets,
            t.cents,
            t.meter,
            t.meter_cents,
        )
        for name, t in told.tables.items()
    )  # fmt: skip
    facts = {name: table.facts for name, table in told.tables.items()}
    return DayReport(
        day, told.begin_ms, told.end_ms, tables, rows, told.cage_payments_cents, facts, hashed,
        told.missing,
    )  # fmt: skip


def seal_of(report: DayReport, missing: tuple[str, ...]) -> SealedDay:
    before = {row.table: row.tickets - row.flow.tickets for row in report.rows}
    return SealedDay(
        day=report.day.isoformat(),
        begin_ms=report.begin_ms,
        end_ms=report.end_ms,
        tables={
            row.table: SealedTable(
                hours={
                    hour: {name: value for name in NAMES if (value := getattr(figures, name))}
                    for hour, figures in report.tables.get(row.table, {}).items()
                },
                before=before[row.table],
                before_cents=row.before_cents,
                given=row.flow.given,
                given_cents=row.flow.given_cents,
                redeemed=row.flow.tables,
                redeemed_cents=row.flow.tables_cents,
                cage=row.flow.cage,
                cage_cents=row.flow.cage_cents,
                over=row.flow.over,
                over_cents=row.flow.over_cents,
                tickets=row.tickets,
                cents=row.cents,
                meter=row.meter,
                meter_cents=row.meter_cents,
                facts=report.facts.get(row.table, 0),
            )
            for row in report.rows
        },
        cage_payments_cents=report.cage_payments_cents,
        missing=missing,
    )


async def next_to_seal(connection: Connection, house: HouseDay) -> date | None:
    """The day after the last that is sealed, or the first of all. None: nothing has happened."""
    last = await days.last_sealed(connection)
    if last is not None:
        return date.fromisoformat(last.day) + timedelta(days=1)
    first_ms = await days.first_day_ms(connection)
    return ledger.today(house, first_ms) if first_ms is not None else None


async def seal_day(connection: Connection, house: HouseDay, day: date, *, now_ms: int) -> bool:
    """In a transaction. False: it is not over, not the next one, or was sealed before."""
    await days.keep_still(connection)
    _, end = span_of(day, house)
    if now_ms < end or await next_to_seal(connection, house) != day:
        return False
    report = await day_report(connection, house, day, now_ms=now_ms)
    missing = await days.behind(connection)
    return await days.seal(connection, seal_of(report, missing), now_ms=now_ms)
