"""The ticket register: a number is issued once and paid once, whoever asks and however often.

A ticket that is being printed is reserved: until the printer has spoken nobody is paid for it, here
or elsewhere. A ticket in a validator is held, so that a second terminal cannot redeem its copy.
"""

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table, Ticket, TicketStatus
from kiosk.rules.rulebook import RuleBook

NUMBER_DIGITS = 18


def reserve(command: c.ReserveTicket, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """One number for one cash-out: asking again with its key changes nothing."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    asked = [ticket for ticket in state.tickets.values() if ticket.key == command.key]
    if asked:
        same = (asked[0].seat, asked[0].cents) == (command.seat, command.cents)
        require(same, Reason.KEY_REUSED, command.key)
        return ()
    number = command.number
    digits = len(number) == NUMBER_DIGITS and number.isascii() and number.isdecimal()
    require(digits, Reason.BAD_NUMBER, number[-4:])
    require(number not in state.tickets, Reason.KEY_REUSED, number[-4:])
    require(command.cents > 0, Reason.BAD_AMOUNT, str(command.cents))
    require(not state.frozen, Reason.FROZEN, state.frozen)
    return (
        f.TicketReserved(
            key=command.key,
            number=number,
            seat=command.seat,
            cents=command.cents,
            expires_ms=command.expires_ms,
        ),
    )


def issue(command: c.IssueTicket, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """Printed, by the printer's word or by staff who saw it."""
    ticket = _known(state, command.number)
    if ticket.status is TicketStatus.RESERVED:
        return (f.TicketIssued(number=command.number),)
    require(ticket.status is not TicketStatus.CANCELLED, Reason.TICKET_NOT_ISSUED)
    return ()


def cancel(command: c.CancelTicket, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """Surely not printed. Never once it was: the paper may be in somebody's pocket."""
    ticket = _known(state, command.number)
    if ticket.status is TicketStatus.CANCELLED:
        return ()
    require(ticket.status is TicketStatus.RESERVED, Reason.TICKET_ISSUED)
    return (f.TicketCancelled(number=command.number),)


def hold(command: c.HoldTicket, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """May this seat redeem it? Each refusal is a text of its own for the player."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    ticket = _known(state, command.number)
    if ticket.status is TicketStatus.HELD and ticket.holder == command.seat:
        return ()
    require(ticket.status is not TicketStatus.PAID, Reason.TICKET_PAID)
    require(ticket.status is not TicketStatus.HELD, Reason.TICKET_HELD)
    require(ticket.status is TicketStatus.ISSUED, Reason.TICKET_NOT_ISSUED)
    require(command.now_ms < ticket.expires_ms, Reason.TICKET_EXPIRED)
    held_back = any(case.ticket == command.number for case in state.cases.values())
    require(not held_back, Reason.TICKET_WITHHELD)
    require(not state.frozen, Reason.FROZEN, state.frozen)
    return (f.TicketHeld(number=command.number, seat=command.seat),)


def release(command: c.ReleaseTicket, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """It never reached the stacker: the player has it back."""
    ticket = _known(state, command.number)
    if ticket.status is TicketStatus.ISSUED:
        return ()
    _require_held(ticket, command.seat)
    return (f.TicketReleased(number=command.number),)


def pay(command: c.PayTicket, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """It is in the stacker of the seat that holds it, past the point of return."""
    ticket = _known(state, command.number)
    if ticket.status is TicketStatus.PAID and ticket.holder == command.seat:
        return ()
    _require_held(ticket, command.seat)
    return (f.TicketPaid(number=command.number, seat=command.seat),)


def _known(state: Table, number: str) -> Ticket:
    require(number in state.tickets, Reason.UNKNOWN_TICKET, number[-4:])
    return state.tickets[number]


def _require_held(ticket: Ticket, seat: str) -> None:
    require(ticket.status is not TicketStatus.PAID, Reason.TICKET_PAID)
    held = ticket.status is TicketStatus.HELD
    require(
        held and ticket.holder == seat, Reason.TICKET_HELD if held else Reason.TICKET_NOT_ISSUED
    )
