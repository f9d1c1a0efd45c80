"""What the facts of a table say of tickets and terminals, as far as the floor must know. Pure."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

import msgspec

from kiosk.floor.answers import Asked, GivenTicket, Outcome, TicketState
from kiosk.game import facts as f
from kiosk.game.bounds import CENTS_MAX
from kiosk.game.tickets.state import TicketStatus
from kiosk.journal.record import Record
from kiosk.link.identity import SEAT_LETTERS


@dataclass(frozen=True, slots=True)
class Give:
    ticket: GivenTicket


@dataclass(frozen=True, slots=True)
class Confirm:
    """The table has written down that it is held. Nothing new, unless a database has lost it."""

    asked: Asked


@dataclass(frozen=True, slots=True)
class End:
    """Of a redemption, by its key. Nothing: by its number, of that which the table holds."""

    asked: Asked
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class HomeKnows:
    """The table that issued it has written down that it was redeemed elsewhere."""

    number: str


@dataclass(frozen=True, slots=True)
class Wrong:
    """No table writes that. It is kept as it is, and people are told."""

    what: str


@dataclass(frozen=True, slots=True)
class Anew:
    """Two people let a terminal begin its journal anew; the last that is known of it is this."""

    journal: str
    seq: int


Move: TypeAlias = Give | Confirm | End | HomeKnows | Wrong | Anew

_KINDS = frozenset(
    (
        "ticket_given",
        "ticket_vouched",
        "ticket_forgone",
        "ticket_released",
        "ticket_paid",
        "ticket_paid_elsewhere",
        "seat_cleared",
    )
)
"""Of facts that are read at all."""
_NUMBER, _KEY = re.compile("[0-9]{18}"), re.compile("[ -~]{1,80}")
_SEAT, _SEQS = re.compile(f"[A-Za-z0-9]{{1,{SEAT_LETTERS}}}"), range(2**63)
_WORD, _LAST_MS = 80, 253_000_000_000_000  # in every zone before the year 10000
_STATES = {
    TicketStatus.ISSUED: TicketState.OPEN,
    TicketStatus.PAID: TicketState.REDEEMED,
    TicketStatus.CANCELLED: TicketState.VOID,
}


def moves(table: str, records: Iterable[Record]) -> Iterator[Move]:
    """In their order."""
    for record in records:
        if record.kind not in _KINDS:
            continue
        try:
            fact = f.decode(record.body)
        except msgspec.MsgspecError:
            yield Wrong(f"fact {record.seq} cannot be read")
            continue
        if _sound(fact):
            yield from _moves(table, fact)
        else:
            yield Wrong(f"fact {record.seq} says what no table writes")


def _sound(fact: f.Fact) -> bool:
    """What a table makes of a ticket is within bounds, or it is not that of an honest one."""
    if isinstance(fact, f.SeatCleared):
        return _SEAT.fullmatch(fact.seat) is not None and fact.seq in _SEQS
    number, key = getattr(fact, "number", ""), fact.key
    texts = [getattr(fact, name, "") for name in ("seat", "holder", "where", "table")]
    sound = _NUMBER.fullmatch(number) is not None and all(len(text) <= _WORD for text in texts)
    if isinstance(fact, f.TicketVouched | f.TicketForgone):
        sound = sound and _KEY.fullmatch(key) is not None
    if isinstance(fact, f.TicketGiven):
        times = 0 <= fact.issued_ms <= fact.expires_ms <= _LAST_MS
        sound = sound and times and 0 < fact.cents <= CENTS_MAX
    return sound


def _moves(table: str, fact: f.Fact) -> Iterator[Move]:
    match fact:
        case f.TicketGiven() if fact.status in _STATES:
            yield Give(
                GivenTicket(
                    number=fact.number,
                    cents=fact.cents,
                    table=table,
                    issued_ms=fact.issued_ms,
                    expires_ms=fact.expires_ms,
                    state=_STATES[fact.status],
                    terminal=fact.holder,
                )
            )
        case f.TicketVouched():
            yield Confirm(_asked(table, fact.key, fact.number, fact.seat))
        case f.TicketForgone():
            yield End(_asked(table, fact.key, fact.number, ""), Outcome.RELEASED)
        case f.TicketReleased():
            yield End(_asked(table, "", fact.number, ""), Outcome.RELEASED)
        case f.TicketPaid():
            yield End(_asked(table, "", fact.number, fact.seat), Outcome.STACKED)
        case f.TicketPaidElsewhere():
            yield HomeKnows(fact.number)
        case f.SeatCleared():
            yield Anew(f"terminal-{fact.seat}", fact.seq)


def _asked(table: str, key: str, number: str, terminal: str) -> Asked:
    return Asked(key=key, number=number, table=table, terminal=terminal)
