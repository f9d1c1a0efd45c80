"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact


class TicketEntered(Fact, frozen=True, kw_only=True):
    """In the validator, and held for this seat by the table. Written before it is stacked, so that
    after an interruption the validator can be asked what became of it."""

    cents: int

    @property
    def once(self) -> str:
        return ""


class TicketReturned(Fact, frozen=True, kw_only=True):
    """It never reached the stacker: the player has it back."""

    @property
    def once(self) -> str:
        return ""


class TicketRedeemed(Fact, frozen=True, kw_only=True):
    cents: int


class TicketAsked(Fact, frozen=True, kw_only=True):
    cents: int


class TicketPrinted(Fact, frozen=True, kw_only=True):
    pass


class TicketFailed(Fact, frozen=True, kw_only=True):
    """Surely not printed: its number is void and the money is credit again."""


class TicketReserved(Fact, frozen=True, kw_only=True):
    """A validation number was given to a seat that is about to print it."""

    number: str
    seat: str
    cents: int
    expires_ms: int


class TicketIssued(Fact, frozen=True, kw_only=True):
    """It was printed: whoever holds the paper is owed the money."""

    number: str


class TicketCancelled(Fact, frozen=True, kw_only=True):
    """It was surely not printed. The number is spent; the money is credit at the seat."""

    number: str


class TicketHeld(Fact, frozen=True, kw_only=True):
    """In the validator of a seat, which is the only one that may redeem it now."""

    number: str
    seat: str


class TicketReleased(Fact, frozen=True, kw_only=True):
    """Given back to the player: it can be redeemed anywhere again."""

    number: str


class TicketPaid(Fact, frozen=True, kw_only=True):
    """Stacked and credited. It is never paid again."""

    number: str
    seat: str


class TicketsArchived(Fact, frozen=True, kw_only=True):
    """They are over, and leave the register. What became of each is in the facts before."""

    numbers: tuple[str, ...]
    at_ms: int
