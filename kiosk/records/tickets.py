"""Tickets, from the table's register: what was printed, for how much, and what became of it."""

from collections.abc import Iterator
from dataclasses import dataclass

from kiosk.game import facts as f
from kiosk.game.tickets.state import TicketStatus
from kiosk.journal.record import Record
from kiosk.records.rows import RecordKind, TicketRow
from kiosk.records.words import time_text
from kiosk.rules.money import money_text

PAYABLE = (TicketStatus.RESERVED, TicketStatus.ISSUED, TicketStatus.HELD)
"""Somebody may hold the paper and be owed the money."""


@dataclass(slots=True)
class _Ticket:
    reserved: f.TicketReserved | f.TicketRecovered | f.TicketVouched
    at_ms: int
    seq: int
    status: TicketStatus = TicketStatus.RESERVED
    issued_ms: int | None = None
    paid_ms: int | None = None
    paid_at: str = ""
    where: str = ""
    """At another table, or in the cage."""


class Tickets:
    """A ticket is told when it is paid or cancelled, the others at the end."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._tickets: dict[str, _Ticket] = {}

    @property
    def payable(self) -> frozenset[str]:
        """The numbers, in full: for whoever must keep them from being read."""
        return frozenset(self._tickets)

    def add(self, record: Record, fact: f.AnyFact) -> Iterator[TicketRow]:
        match fact:
            case f.TicketReserved():
                self._tickets[fact.number] = _Ticket(fact, record.at_ms, record.seq)
            case f.TicketRecovered():
                yield from self._recovered(record, fact)
            case f.TicketIssued():
                ticket = self._tickets[fact.number]
                ticket.status, ticket.issued_ms = TicketStatus.ISSUED, record.at_ms
            case f.TicketHeld():
                self._tickets[fact.number].status = TicketStatus.HELD
            case f.TicketVouched():
                theirs = _Ticket(fact, record.at_ms, record.seq)
                self._tickets.setdefault(fact.number, theirs).status = TicketStatus.HELD
            case f.TicketReleased():
                self._released(fact.number)
            case f.TicketCancelled():
                ticket = self._tickets.pop(fact.number)
                ticket.status = TicketStatus.CANCELLED
                yield self._row(ticket)
            case f.TicketPaid() | f.TicketPaidElsewhere():
                ticket = self._tickets.pop(fact.number)
                ticket.status, ticket.paid_ms = TicketStatus.PAID, record.at_ms
                if isinstance(fact, f.TicketPaid):
                    ticket.paid_at = fact.seat
                else:
                    ticket.where = fact.where
                yield self._row(ticket)

    def _released(self, number: str) -> None:
        ticket = self._tickets[number]
        ticket.status = TicketStatus.ISSUED
        if isinstance(ticket.reserved, f.TicketVouched):
            del self._tickets[number]  # another table owes it, as before

    def _recovered(self, record: Record, fact: f.TicketRecovered) -> Iterator[TicketRow]:
        """By the word of a terminal, for the table had lost it."""
        ticket = self._tickets.setdefault(fact.number, _Ticket(fact, record.at_ms, record.seq))
        ticket.status = fact.status
        if fact.status is TicketStatus.ISSUED:
            ticket.issued_ms = record.at_ms
        if fact.status is TicketStatus.PAID:
            ticket.paid_ms, ticket.paid_at = record.at_ms, fact.seat
            yield self._row(self._tickets.pop(fact.number))

    def end(self) -> Iterator[TicketRow]:
        yield from map(self._row, self._tickets.values())

    def _row(self, ticket: _Ticket) -> TicketRow:
        reserved = ticket.reserved
        seats = (reserved.seat, ticket.paid_at) if ticket.paid_at else (reserved.seat,)
        return TicketRow(
            kind=RecordKind.TICKETS,
            at_ms=ticket.at_ms,
            source=self._source,
            seq=ticket.seq,
            seats=tuple(dict.fromkeys(seats)),
            what=_words(ticket),
            number=reserved.number[-4:],
            cents=reserved.cents,
            status=ticket.status,
            expires_ms=reserved.expires_ms,
            issued_ms=ticket.issued_ms,
            paid_ms=ticket.paid_ms,
            paid_at=ticket.paid_at,
        )


_STATUS = {
    TicketStatus.RESERVED: "being printed, or perhaps printed",
    TicketStatus.ISSUED: "printed and not redeemed",
    TicketStatus.HELD: "in a validator",
    TicketStatus.CANCELLED: "cancelled, surely not printed",
    TicketStatus.PAID: "redeemed",
}


def _words(ticket: _Ticket) -> str:
    reserved = ticket.reserved
    told = f"ticket …{reserved.number[-4:]}, {money_text(reserved.cents)}, seat {reserved.seat}"
    if isinstance(reserved, f.TicketVouched):
        told = f"{told}, of {reserved.table}"
    if ticket.where and ticket.paid_ms is not None:
        return f"{told}, redeemed elsewhere ({ticket.where}), known {time_text(ticket.paid_ms)}"
    if ticket.paid_ms is not None:
        return f"{told}, redeemed at seat {ticket.paid_at} {time_text(ticket.paid_ms)}"
    return f"{told}, {_STATUS[ticket.status]}, expires {time_text(reserved.expires_ms)}"
