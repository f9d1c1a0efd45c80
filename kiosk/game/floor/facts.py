"""Facts of this capability."""

from kiosk.game.fact import Fact
from kiosk.game.tickets.state import TicketStatus


class NumbersGiven(Fact, frozen=True, kw_only=True):
    """The floor has given this table numbers that no other table has: those that begin so."""

    prefix: str
    count: int
    """So many tickets may have one of them."""


class TicketGiven(Fact, frozen=True, kw_only=True):
    """This table gives a ticket of its own to the floor. From here on only the floor says who is
    paid for it; until here only this table did."""

    number: str
    seat: str
    cents: int
    issued_ms: int
    expires_ms: int
    status: TicketStatus
    """What had become of it before: issued, paid at this table, or never printed."""
    holder: str = ""


class TicketSought(Fact, frozen=True, kw_only=True):
    """The floor is asked for a ticket that is in the validator of a seat, under this key. Written
    before it is asked, so that whatever it answers is known to be ours."""

    number: str
    seat: str


class TicketVouched(Fact, frozen=True, kw_only=True):
    """The floor holds it for this seat, and for nobody else, under the key of the question."""

    number: str
    seat: str
    cents: int
    expires_ms: int
    table: str
    """That has issued it."""


class TicketForgone(Fact, frozen=True, kw_only=True):
    """Not granted in time, or not at all: nothing is redeemed under this key any more."""

    number: str


class TicketPaidElsewhere(Fact, frozen=True, kw_only=True):
    """A ticket of this table was redeemed at another one, or in the cage: the floor says so."""

    number: str
    where: str
