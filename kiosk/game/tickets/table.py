"""The ticket register: a number is issued once and paid once, whoever asks and however often.

A ticket that is being printed is reserved: until the printer has spoken nobody is paid for it, here
or elsewhere. A ticket in a validator is held, so that a second terminal cannot redeem its copy.
"""

from collections.abc import Collection

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.funds.table import require_there
from kiosk.game.given import Given
from kiosk.game.recovery.word import doubted_seats
from kiosk.game.refusal import Reason, require
from kiosk.game.seats.state import Seats, with_seat
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.game.tickets.register import Register as Tickets
from kiosk.game.tickets.spent import Spent, is_number, spent_as, with_spent
from kiosk.game.tickets.state import Ticket, TicketStatus, Word
from kiosk.game.times import DAY_MS
from kiosk.rules.rulebook import RuleBook

PART = TablePart("tickets")
SPENT = TablePart("spent")

ARCHIVED_MAX = 200
"""At once."""
EXPIRED_KEPT_MS = 7 * DAY_MS
"""For so long it can still be asked about what nobody has redeemed."""


@PART.records(f.TicketReserved)
def reserve(command: c.ReserveTicket, book: RuleBook, state: Table) -> bool:
    """One number for one cash-out: asking again with its key changes nothing."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    asked = state.tickets.number_of(command.key)
    if asked is not None:
        before = state.tickets[asked]
        same = (before.seat, before.cents) == (command.seat, command.cents)
        require(same, Reason.KEY_REUSED, key=command.key)
        return False
    number = command.number
    require(is_number(number), Reason.BAD_NUMBER, number=number[-4:])
    fresh = number not in state.tickets and spent_as(state.spent, number) is None
    require(fresh, Reason.KEY_REUSED, key=number[-4:])
    require(command.cents > 0, Reason.BAD_AMOUNT, cents=command.cents)
    limit_cents = state.paper.ticket_limit_cents if state.paper else command.cents
    require(command.cents <= limit_cents, Reason.TICKET_TOO_LARGE, cents=limit_cents)
    require_there(book, state, command.seat, command.cents)
    require(not state.frozen, Reason.FROZEN, because=state.frozen)
    return True


@PART.records(f.TicketIssued)
def issue(command: c.IssueTicket, book: RuleBook, state: Table) -> bool:
    """Printed, by the printer's word or by staff who saw it."""
    ticket = _known(state, command.number)
    require(ticket.status is not TicketStatus.CANCELLED, Reason.TICKET_NOT_ISSUED)
    return ticket.status is TicketStatus.RESERVED


@PART.records(f.TicketCancelled)
def cancel(command: c.CancelTicket, book: RuleBook, state: Table) -> bool:
    """Surely not printed. Never once it was: the paper may be in somebody's pocket."""
    ticket = _known(state, command.number)
    if ticket.status is TicketStatus.CANCELLED:
        return False
    require(ticket.status is TicketStatus.RESERVED, Reason.TICKET_ISSUED)
    return True


@PART.records(f.TicketHeld)
def hold(command: c.HoldTicket, book: RuleBook, state: Table, given: Given) -> bool:
    """May this seat redeem it? Each refusal is a text of its own for the player."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    ticket = _known(state, command.number)
    if ticket.status is TicketStatus.HELD and ticket.holder == command.seat:
        return False
    require_can_be_held(state, command.number, given)
    require(not ticket.given, Reason.FLOOR_AWAY)
    require(not state.frozen, Reason.FROZEN, because=state.frozen)
    return True


def require_can_be_held(state: Table, number: str, given: Given) -> None:
    """By what this table knows of it."""
    ticket = state.tickets[number]
    require(ticket.status is not TicketStatus.PAID, Reason.TICKET_PAID)
    require(ticket.status is not TicketStatus.HELD, Reason.TICKET_HELD)
    require(ticket.status is TicketStatus.ISSUED, Reason.TICKET_NOT_ISSUED)
    require(given.now_ms < ticket.expires_ms, Reason.TICKET_EXPIRED)
    held_back = any(case.ticket == number for case in state.cases.values())
    doubted = ticket.word is Word.DOUBTED
    require(not (held_back or doubted), Reason.TICKET_WITHHELD)


@PART.decides
def release(command: c.ReleaseTicket, book: RuleBook, state: Table) -> f.Facts:
    """It never reached the stacker: the player has it back."""
    ticket = _known(state, command.number)
    if ticket.status is TicketStatus.ISSUED:
        return ()
    _require_held(ticket, command.seat)
    return (f.TicketReleased(number=command.number),)


@PART.answers
def _(fact: f.TicketReleased, book: RuleBook, state: Table) -> c.ReleaseTicket:
    return c.ReleaseTicket(state.tickets[fact.number].holder, fact.number)


@PART.records(f.TicketPaid)
def pay(command: c.PayTicket, book: RuleBook, state: Table) -> bool:
    """It is in the stacker of the seat that holds it, past the point of return."""
    ticket = _known(state, command.number)
    if ticket.status is TicketStatus.PAID and ticket.holder == command.seat:
        return False
    _require_held(ticket, command.seat)
    return True


@PART.decides
@PART.kept_in(f.TicketsArchived)
def archive(command: c.ArchiveTickets, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """Nothing of what is owed to anybody leaves the register."""
    numbers = command.numbers
    require(not state.recovery.active, Reason.RECOVERING)
    require(0 < len(numbers) <= ARCHIVED_MAX, Reason.NOT_DUE)
    require(len({*numbers}) == len(numbers), Reason.KEY_REUSED, key=numbers[0][-4:])
    for number in numbers:
        require(is_over(state, number, given.now_ms), Reason.NOT_DUE)
    return (f.TicketsArchived(numbers=numbers, at_ms=given.now_ms),)


def is_over(state: Table, number: str, now_ms: int) -> bool:
    """Nobody is owed anything for it, nor can any terminal be at work with it: a terminal may have
    been away since, and ask what became of the last one that it was printing."""
    ticket = state.tickets.get(number)
    if ticket is None or not is_number(number) or state.tickets.last_at(ticket.seat) == number:
        return False
    if number in state.floor.kept:
        return False  # the floor must be told of it first
    if ticket.status is TicketStatus.ISSUED:
        return now_ms >= ticket.expires_ms + EXPIRED_KEPT_MS
    return ticket.status in (TicketStatus.PAID, TicketStatus.CANCELLED)


def _known(state: Table, number: str) -> Ticket:
    ticket = state.tickets.get(number)
    if ticket is None:
        spent = spent_as(state.spent, number)
        require(spent is not TicketStatus.PAID, Reason.TICKET_PAID)
        require(spent is not TicketStatus.CANCELLED, Reason.TICKET_NOT_ISSUED)
    require(ticket is not None, Reason.UNKNOWN_TICKET, number=number[-4:])
    assert ticket is not None
    return ticket


def _require_held(ticket: Ticket, seat: str) -> None:
    require(ticket.status is not TicketStatus.PAID, Reason.TICKET_PAID)
    held = ticket.status is TicketStatus.HELD
    require(
        held and ticket.holder == seat, Reason.TICKET_HELD if held else Reason.TICKET_NOT_ISSUED
    )


@PART.applies
def _(fact: f.TicketReserved, tickets: Tickets, state: Table) -> Tickets:
    ticket = Ticket(fact.key, fact.seat, fact.cents, fact.expires_ms, TicketStatus.RESERVED)
    return tickets.with_ticket(fact.number, ticket)


@PART.applies
def _(fact: f.TicketIssued | f.TicketReleased, tickets: Tickets, state: Table) -> Tickets:
    return _with_ticket(tickets, fact.number, TicketStatus.ISSUED)


@PART.applies
def _(fact: f.TicketCancelled, tickets: Tickets, state: Table) -> Tickets:
    return _with_ticket(tickets, fact.number, TicketStatus.CANCELLED)


@PART.applies
def _(fact: f.TicketHeld, tickets: Tickets, state: Table) -> Tickets:
    return _with_ticket(tickets, fact.number, TicketStatus.HELD, fact.seat)


@PART.applies
def _(fact: f.TicketPaid, tickets: Tickets, state: Table) -> Tickets:
    return _with_ticket(tickets, fact.number, TicketStatus.PAID, fact.seat)


@PART.applies
def _(fact: f.TicketsArchived, tickets: Tickets, state: Table) -> Tickets:
    return tickets.without(fact.numbers)


@SPENT.applies
def _(fact: f.TicketsArchived, spent: Spent, state: Table) -> Spent:
    left = ((number, state.tickets[number]) for number in fact.numbers)
    return with_spent(spent, left, fact.at_ms)


@PART.applies
def _(fact: f.TicketRecovered, tickets: Tickets, state: Table) -> Tickets:
    known = tickets.get(fact.number)
    given = bool(state.floor.blocks)  # it may have been, among the facts that were lost
    told = Ticket(
        "", fact.seat, fact.cents, fact.expires_ms, fact.status, word=Word.TOLD, given=given
    )
    new = known or told
    holder = fact.seat if fact.status in (TicketStatus.HELD, TicketStatus.PAID) else ""
    return tickets.with_ticket(fact.number, replace(new, status=fact.status, holder=holder))


@PART.applies
def _(fact: f.TicketRecovered, seats: Seats, state: Table) -> Seats:
    known = state.tickets.get(fact.number)
    for seat in {known.seat, known.holder} & seats.keys() if known else ():
        seats = _over(seats, seat, fact.number)
    under_way = fact.status in (TicketStatus.RESERVED, TicketStatus.HELD)
    numbers = (*seats[fact.seat].tickets, fact.number)
    return with_seat(seats, fact.seat, tickets=numbers) if under_way else seats


@PART.applies
def _(fact: f.RecoveryEnded, tickets: Tickets, state: Table) -> Tickets:
    return _of_word(tickets, doubted_seats(state.cases), Word.TOLD, Word.DOUBTED)


@PART.applies
def _(fact: f.CaseClosed, tickets: Tickets, state: Table) -> Tickets:
    """What is not believed stays unpaid until it expires."""
    seats = doubted_seats({fact.case: state.cases[fact.case]}) if fact.pay else frozenset()
    return _of_word(tickets, seats, Word.DOUBTED, Word.NONE)


def _of_word(tickets: Tickets, seats: Collection[str], word: Word, then: Word) -> Tickets:
    for number, ticket in [*tickets.by_word()] if seats else ():
        if ticket.word is word and ticket.seat in seats:
            tickets = tickets.with_ticket(number, replace(ticket, word=then))
    return tickets


def _with_ticket(tickets: Tickets, number: str, status: TicketStatus, holder: str = "") -> Tickets:
    return tickets.with_ticket(number, replace(tickets[number], status=status, holder=holder))


@PART.applies
def _(fact: f.TicketReserved | f.TicketHeld, seats: Seats, state: Table) -> Seats:
    return with_seat(seats, fact.seat, tickets=(*seats[fact.seat].tickets, fact.number))


@PART.applies
def _(fact: f.TicketIssued | f.TicketCancelled, seats: Seats, state: Table) -> Seats:
    return _over(seats, state.tickets[fact.number].seat, fact.number)


@PART.applies
def _(fact: f.TicketReleased, seats: Seats, state: Table) -> Seats:
    return _over(seats, state.tickets[fact.number].holder, fact.number)


@PART.applies
def _(fact: f.TicketPaid, seats: Seats, state: Table) -> Seats:
    return _over(seats, fact.seat, fact.number)


def _over(seats: Seats, name: str, number: str) -> Seats:
    left = tuple(other for other in seats[name].tickets if other != number)
    return with_seat(seats, name, tickets=left)
