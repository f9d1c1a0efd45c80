"""Tickets at a table that has issued a million of them, and the snapshot of it.

The table has archived those that are over, as it does in service. Decided and applied, without the
disk: that takes its time however old the table is.
"""

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from kiosk import resources
from kiosk.game.given import Given
from kiosk.game.history import encode_state
from kiosk.game.table import commands as c
from kiosk.game.table.machine import apply, decide, new_table
from kiosk.game.table.state import Table
from kiosk.game.tickets.register import Register
from kiosk.game.tickets.spent import with_spent
from kiosk.game.tickets.state import Ticket, TicketStatus
from kiosk.game.times import DAY_MS
from kiosk.lab.bench.growth import growth
from kiosk.lab.bench.measure import Figure, Wanted, best_s
from kiosk.rules.rulebook import RuleBook
from kiosk.table.archivist import CLOSED_KEPT

TICKETS_A_DAY = 1640
TICKET_DAYS = 30
_OUTSTANDING = 20
"""One of so many is never redeemed."""
_SIZES, _SIZES_SHORT = (1_000, 10_000, 100_000, 1_000_000), (100, 1000)
_TIMES, _TIMES_SHORT = 2000, 3
_LIVES = 10
_SNAPSHOT_MB = 2.0
_SEATS = [str(number) for number in range(1, 51)]


def figures(wanted: Wanted) -> Iterator[Figure]:
    book = resources.rulebook("crown-single-zero")
    tables = {size: aged(book, size) for size in (_SIZES_SHORT if wanted.short else _SIZES)}
    work = [partial(_lives, book, table) for table in tables.values()]
    took_s = best_s(*work, rounds=_TIMES_SHORT if wanted.short else _TIMES)
    cost = {size: 1e6 * s / _LIVES for size, s in zip(tables, took_s, strict=True)}
    kept = {size: encode_state(table) for size, table in tables.items()}
    yield growth(
        "a ticket's reserve, issue, hold and pay: tickets",
        cost,
        "us",
        budget=2,
        more=f"; {len(tables[max(tables)].tickets):,} are in the register",
    )
    most = max(kept)
    yield Figure(
        f"a snapshot after {most:,} tickets",
        len(kept[most]) / 1e6,
        "MB",
        _SNAPSHOT_MB,
        f"{len(kept[min(kept)]) / 1e6:.2f} MB after {min(kept):,}",
    )


def aged(book: RuleBook, tickets: int) -> Table:
    """A table that has issued so many, one day like the other, made at once. Those of the last days
    are as they would be in service: what is over has left the register."""
    table = new_table(book)
    for seat in _SEATS:
        for fact in decide(book, table, c.Join(seat), Given("bench", 0)):
            table = apply(table, fact)
    now_ms = DAY_MS * (tickets // TICKETS_A_DAY + 1)
    live: list[tuple[str, Ticket]] = []
    gone: list[tuple[str, Ticket]] = []
    for place in range(tickets):
        issued_ms = place * DAY_MS // TICKETS_A_DAY
        expires_ms = issued_ms + TICKET_DAYS * DAY_MS
        outstanding = place % _OUTSTANDING == 0
        if outstanding and expires_ms < now_ms - 7 * DAY_MS:
            continue
        status = TicketStatus.ISSUED if outstanding else TicketStatus.PAID
        number = f"{place * 977_231_059 % 10**18:018}"
        ticket = Ticket(f"out {place}", _SEATS[place % len(_SEATS)], 500, expires_ms, status)
        newest = place >= tickets - CLOSED_KEPT
        (live if outstanding or newest else gone).append((number, ticket))
    return replace(table, tickets=Register(dict(live)), spent=with_spent(table.spent, gone, now_ms))


def _lives(book: RuleBook, table: Table) -> None:
    """Each from the first command to the last, upon the state of the one before."""
    for place in range(_LIVES):
        number = f"99{place:016}"
        given = Given("bench", DAY_MS)
        for command in (
            c.ReserveTicket(f"key {place}", "1", number, 500, 10**15),
            c.IssueTicket(number),
            c.HoldTicket("2", number),
            c.PayTicket("2", number),
        ):
            for fact in decide(book, table, command, given):
                table = apply(table, fact)
