"""What must hold over all tables of a floor, whatever has gone wrong in the evening."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from kiosk.floor.answers import TicketState
from kiosk.game.facts import TicketPaid, decode
from kiosk.game.money import MoneyPlace, Source
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.game.tickets.state import TicketStatus
from kiosk.journal.record import Record
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.floor import MemoryStore, VirtualFloor
from kiosk.table.service import TableService

_OWED = (TicketStatus.ISSUED, TicketStatus.HELD)


def unrest_of_floor(floor: VirtualFloor, table: TableService) -> str:
    if not floor.on or not table.floor.up:
        return "the table is not linked to the floor"
    state = table.durable.floor
    if table.floor.kept_seq < table.journaled.head.seq:
        return "the floor has not heard all of the table's facts"
    for seat, client in table.terminals().items():
        head = floor.store.heads.get((table.name, f"terminal-{seat}"))
        if head is None or head.seq < client.head.seq:
            return f"the floor has not heard all of seat {seat}"
    if state.kept or state.sought:
        return f"tickets were never given to the floor, or never answered: {state}"
    return ""


def floor_at_rest(
    store: MemoryStore,
    tables: Mapping[str, Table],
    terminals: Sequence[Terminal],
    room: Room,
    journals: Mapping[tuple[str, str], Sequence[Record]],
) -> Iterator[str]:
    """`journals`: what each machine has written down, by table and name."""
    for (name, journal), records in journals.items():
        if store.facts.get((name, journal), []) != list(records):
            yield f"{name}, {journal}: the floor's copy is not its journal"
    if store.doubts or store.alarms:
        yield f"nobody lied, and yet there are {store.doubts} {store.alarms}"
    paid = Counter(
        fact.number
        for records in journals.values()
        for record in records
        if record.kind == "ticket_paid" and isinstance(fact := decode(record.body), TicketPaid)
    )
    for number, times in paid.items():
        if times > 1:
            yield f"ticket {number} was paid {times} times"
    for number in {*paid, *room.stacked}:
        if (number in room.stacked) != bool(paid[number]):
            yield f"ticket {number} was paid {paid[number]} times, in {room.stacked.get(number)!r}"
        known = store.tickets.get(number)  # not one of before its table was on the floor
        if known is not None and known.state is not TicketState.REDEEMED:
            yield f"ticket {number} was paid, and the floor has it as {known.state}"
    yield from _sums(store, tables, terminals, room)


def _sums(
    store: MemoryStore, tables: Mapping[str, Table], terminals: Sequence[Terminal], room: Room
) -> Iterator[str]:
    if sorted((*room.pockets, *room.stacked)) != sorted(room.printed):
        yield f"of {len(room.printed)} tickets {len(room.pockets)} are in pockets"
    out_cents = sum(t.money[MoneyPlace.TICKET_ISSUED] for t in terminals)
    in_cents = sum(t.money.sources[Source.TICKETS] for t in terminals)
    owed_cents = sum(
        ticket.given.cents for ticket in store.tickets.values() if ticket.state is TicketState.OPEN
    )
    owed_cents += sum(
        ticket.cents
        for table in tables.values()
        for ticket in table.tickets.values()
        if ticket.status in _OWED and not ticket.given
    )
    if out_cents - in_cents != owed_cents:
        yield f"tickets over {out_cents - in_cents} cents are out, {owed_cents} are owed"
    for ticket in store.tickets.values():
        known = tables[ticket.given.table].tickets.get(ticket.given.number)
        if known is not None and known.status in _OWED and ticket.state is TicketState.VOID:
            yield f"ticket {ticket.given.number} is void, and its table owes it"
