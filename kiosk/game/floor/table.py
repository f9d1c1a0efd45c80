"""A table of a floor. Each ticket has one authority: at first the table that issued it, from the
moment it gives it to the floor the floor alone. So a table plays on without the floor, prints from
numbers that it was given before, and redeems what it has not given away.
"""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.bounds import CENTS_MAX
from kiosk.game.floor.state import FloorAtTable, NumberBlock, SoughtTicket
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, require
from kiosk.game.seats.state import Seats, with_seat
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.game.tickets.register import Register as Tickets
from kiosk.game.tickets.spent import is_number, spent_as
from kiosk.game.tickets.state import Ticket, TicketStatus
from kiosk.game.tickets.table import require_can_be_held
from kiosk.game.times import DAY_MS
from kiosk.rules.rulebook import RuleBook

PART = TablePart("floor")
TICKETS = TablePart("tickets")

PREFIX_DIGITS = 6
BLOCKS_MAX = 1000
GIVEABLE = (TicketStatus.ISSUED, TicketStatus.PAID, TicketStatus.CANCELLED)


@PART.records(f.NumbersGiven)
def take_numbers(command: c.TakeNumbers, book: RuleBook, state: Table) -> bool:
    prefix = command.prefix
    figures = len(prefix) == PREFIX_DIGITS and prefix.isascii() and prefix.isdecimal()
    require(figures, Reason.BAD_NUMBER, number=prefix[:PREFIX_DIGITS])
    require(0 < command.count <= CENTS_MAX, Reason.BAD_NUMBER, number=command.prefix)
    known = [block for block in state.floor.blocks if block.prefix == command.prefix]
    require(len(state.floor.blocks) < BLOCKS_MAX, Reason.BAD_NUMBER, number=command.prefix)
    return not known


@PART.decides
@PART.kept_in(f.TicketGiven)
def give(command: c.GiveTicket, book: RuleBook, state: Table) -> f.Facts:
    """Once it is known what became of it: printed or not, and in nobody's validator."""
    require(command.number in state.tickets, Reason.UNKNOWN_TICKET, number=command.number[-4:])
    ticket = state.tickets[command.number]
    if command.number not in state.floor.kept:
        return ()
    require(ticket.status in GIVEABLE, Reason.TICKET_HELD)
    days, rest_ms = divmod(ticket.expires_ms - command.issued_ms, DAY_MS)
    require(days >= 0 and rest_ms == 0, Reason.BAD_MESSAGE)
    return (
        f.TicketGiven(
            number=command.number,
            seat=ticket.seat,
            cents=ticket.cents,
            issued_ms=command.issued_ms,
            expires_ms=ticket.expires_ms,
            status=ticket.status,
            holder=ticket.holder,
        ),
    )


@PART.records(f.TicketSought)
def seek(command: c.SeekTicket, book: RuleBook, state: Table, given: Given) -> bool:
    """Only what is not this table's own to say, for one that is in a validator here."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    require(is_number(command.number), Reason.BAD_NUMBER, number=command.number[-4:])
    if (under_way := state.floor.sought.get(command.key)) is not None:
        same = under_way == SoughtTicket(command.number, command.seat)
        require(same, Reason.KEY_REUSED, key=command.key)
        return False
    others = (sought.number for sought in state.floor.sought.values())
    require(command.number not in others, Reason.TICKET_HELD)
    _require_not_spent(state, command.number)
    if command.number in state.tickets:
        require(state.tickets[command.number].given, Reason.BAD_MESSAGE)
        require_can_be_held(state, command.number, given)
    require(not state.frozen, Reason.FROZEN, because=state.frozen)
    return True


@PART.records(f.TicketVouched)
def vouch(command: c.VouchTicket, book: RuleBook, state: Table, given: Given) -> bool:
    """The floor may be wrong: of a ticket that this table knows it says nothing else than this
    table has written down."""
    sought = state.floor.sought.get(command.key)
    same = sought == SoughtTicket(command.number, command.seat)
    require(same, Reason.NO_TICKET, number=command.number[-4:])
    _require_not_spent(state, command.number)
    known = state.tickets.get(command.number)
    if known is not None:
        require_can_be_held(state, command.number, given)
        alike = (known.cents, known.expires_ms) == (command.cents, command.expires_ms)
        require(alike, Reason.TICKET_WITHHELD)
    require(command.cents > 0, Reason.BAD_AMOUNT, cents=command.cents)
    limit_cents = state.paper.ticket_limit_cents if state.paper else command.cents
    require(command.cents <= limit_cents, Reason.TICKET_TOO_LARGE, cents=limit_cents)
    require(given.now_ms < command.expires_ms, Reason.TICKET_EXPIRED)
    require(not state.frozen, Reason.FROZEN, because=state.frozen)
    return True


def _require_not_spent(state: Table, number: str) -> None:
    """One that was paid here, and has left the register since."""
    require(spent_as(state.spent, number) is None, Reason.TICKET_PAID)


@PART.decides
def forgo(command: c.ForgoTicket, book: RuleBook, state: Table) -> f.Facts:
    sought = state.floor.sought.get(command.key)
    return (f.TicketForgone(key=command.key, number=sought.number),) if sought else ()


@PART.answers
def _(fact: f.TicketForgone, book: RuleBook, state: Table) -> c.ForgoTicket:
    return c.ForgoTicket(fact.key)


@PART.records(f.TicketPaidElsewhere)
def pay_elsewhere(command: c.PayTicketElsewhere, book: RuleBook, state: Table) -> bool:
    """Whoever holds the paper here asks the floor, so it is in no validator of this table."""
    require(command.number in state.tickets, Reason.UNKNOWN_TICKET, number=command.number[-4:])
    ticket = state.tickets[command.number]
    if ticket.status is TicketStatus.PAID:
        return False
    require(ticket.given and ticket.status is TicketStatus.ISSUED, Reason.TICKET_HELD)
    return True


# ---- What the facts change ----------------------------------------------------------------------


@PART.applies
def _(fact: f.NumbersGiven, floor: FloorAtTable, state: Table) -> FloorAtTable:
    return replace(floor, blocks=(*floor.blocks, NumberBlock(fact.prefix, fact.count)))


@PART.applies
def _(fact: f.TicketReserved, floor: FloorAtTable, state: Table) -> FloorAtTable:
    """A table that was never on a floor gives nothing to one."""
    if not floor.blocks:
        return floor
    blocks = tuple(
        replace(block, used=block.used + 1) if fact.number.startswith(block.prefix) else block
        for block in floor.blocks
    )
    return replace(floor, blocks=blocks, kept={**floor.kept, fact.number: None})


@PART.applies
def _(fact: f.TicketGiven, floor: FloorAtTable, state: Table) -> FloorAtTable:
    kept = {number: None for number in floor.kept if number != fact.number}
    return replace(floor, kept=kept)


@PART.applies
def _(fact: f.TicketSought, floor: FloorAtTable, state: Table) -> FloorAtTable:
    return replace(floor, sought={**floor.sought, fact.key: SoughtTicket(fact.number, fact.seat)})


@PART.applies
def _(fact: f.TicketVouched | f.TicketForgone, floor: FloorAtTable, state: Table) -> FloorAtTable:
    sought = {key: each for key, each in floor.sought.items() if key != fact.key}
    return replace(floor, sought=sought)


@PART.applies
def _(fact: f.RecoveryBegun, floor: FloorAtTable, state: Table) -> FloorAtTable:
    """What was given may be among the facts that were lost: the floor is asked for all of them."""
    return replace(floor, kept={})


@TICKETS.applies
def _(fact: f.RecoveryBegun, tickets: Tickets, state: Table) -> Tickets:
    for number in state.floor.kept:
        tickets = tickets.with_ticket(number, replace(tickets[number], given=True))
    return tickets


@TICKETS.applies
def _(fact: f.TicketGiven, tickets: Tickets, state: Table) -> Tickets:
    return tickets.with_ticket(fact.number, replace(tickets[fact.number], given=True))


@TICKETS.applies
def _(fact: f.TicketVouched, tickets: Tickets, state: Table) -> Tickets:
    """One of another table is in the register from here on, and is the floor's for good."""
    known = tickets.get(fact.number)
    new = known or Ticket("", "", fact.cents, fact.expires_ms, TicketStatus.HELD, given=True)
    held = replace(new, status=TicketStatus.HELD, holder=fact.seat)
    return tickets.with_ticket(fact.number, held)


@TICKETS.applies
def _(fact: f.TicketPaidElsewhere, tickets: Tickets, state: Table) -> Tickets:
    paid = replace(tickets[fact.number], status=TicketStatus.PAID)
    return tickets.with_ticket(fact.number, paid)


@PART.applies
def _(fact: f.TicketVouched, seats: Seats, state: Table) -> Seats:
    return with_seat(seats, fact.seat, tickets=(*seats[fact.seat].tickets, fact.number))
