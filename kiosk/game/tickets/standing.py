"""What a terminal tells its table of tickets, and what staff found of one in doubt."""

from collections.abc import Iterator, Mapping
from typing import Annotated

from msgspec import Meta, field

from kiosk.game.bounds import Key, Number, NumberOrNone, Told
from kiosk.game.command import TableCommand, TerminalOrder
from kiosk.game.payments.state import PAYMENTS_KEPT
from kiosk.game.table.state import Table
from kiosk.game.terminal.state import Terminal
from kiosk.game.tickets import table_commands as sgc
from kiosk.game.tickets import terminal_commands as ats
from kiosk.game.tickets.spent import spent_as
from kiosk.game.tickets.state import TicketStatus

ASKING_MAX = 10
"""At one moment, which is more than a printer and a validator ask."""


class TicketsStanding(Told, frozen=True, kw_only=True):
    printing: NumberOrNone = ""
    """The number of the ticket being printed, or perhaps printed."""
    out: Annotated[Mapping[Number, bool], Meta(max_length=PAYMENTS_KEPT)] = field(
        default_factory=dict
    )
    """The last tickets, by number: printed, or surely not."""
    entered: NumberOrNone = ""
    """The number of the ticket in the validator."""
    redeemed: Annotated[tuple[Number, ...], Meta(max_length=PAYMENTS_KEPT)] = ()
    """Those that were stacked last."""
    asking: Annotated[tuple[Key, ...], Meta(max_length=ASKING_MAX)] = ()
    """The keys and numbers of tickets that it asks the table for at this moment. The only part
    that no journal remembers: a question dies with whoever asked it."""


def standing_of(state: Terminal, asking: tuple[str, ...]) -> TicketsStanding:
    here = state.tickets
    return TicketsStanding(
        printing=here.printing[0] if here.printing else "",
        out=here.out,
        entered=here.entered[0] if here.entered else "",
        redeemed=here.redeemed,
        asking=asking,
    )


def news(table: Table, seat: str, at: TicketsStanding) -> Iterator[TableCommand]:
    """What the terminal says of a number decides. Of one that it does not know it never wrote
    anything down, so nothing was printed or stacked."""
    for number in table.seats[seat].tickets:
        ticket = table.tickets[number]
        if ticket.status is TicketStatus.HELD:
            if number in at.redeemed:
                yield sgc.PayTicket(seat, number)
            elif number != at.entered and number not in at.asking:
                yield sgc.ReleaseTicket(seat, number)
        elif number in at.out:
            yield sgc.IssueTicket(number) if at.out[number] else sgc.CancelTicket(number)
        elif number != at.printing and ticket.key not in at.asking:
            yield sgc.CancelTicket(number)


def orders(table: Table, at: TicketsStanding) -> Iterator[TerminalOrder]:
    """Staff looked, and told the table what became of it."""
    if not at.printing:
        return
    ticket = table.tickets.get(at.printing)
    status = ticket.status if ticket else spent_as(table.spent, at.printing)
    if status is TicketStatus.CANCELLED:
        yield ats.TicketNotDone(at.printing)
    elif status not in (None, TicketStatus.RESERVED):
        yield ats.TicketDone(at.printing)
