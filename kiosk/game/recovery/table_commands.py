"""What can be asked of the table."""

from collections.abc import Mapping

from msgspec import field

from kiosk.game.command import TableCommand
from kiosk.game.tickets.state import TicketStatus
from kiosk.rules.terms import Tender


class BeginRecovery(TableCommand, frozen=True):
    """The table was restored from a copy, or is a new machine: its terminals know more."""


class EndRecovery(TableCommand, frozen=True):
    """All terminals that can tell have told."""


class RecoverTicket(TableCommand, frozen=True):
    number: str
    seat: str
    cents: int
    expires_ms: int
    status: TicketStatus


class RecoverRound(TableCommand, frozen=True):
    seat: str
    round: int
    outcome: str | None
    settlement: int
    staked_cents: int
    credited_cents: int


class RecoverPayment(TableCommand, frozen=True):
    key: str
    seat: str
    cents: int
    credit: bool
    tender: Tender | None = None
    who: str = ""


class RecoverSeat(TableCommand, frozen=True):
    """The last of what a terminal tells."""

    seat: str
    open_round: int = 0
    slip: str = ""
    stakes: Mapping[str, int] = field(default_factory=dict)
    promotional: Mapping[str, int] = field(default_factory=dict)
    registered: bool = False
    jackpots: tuple[int, ...] = ()
