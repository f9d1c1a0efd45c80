"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact
from kiosk.game.tickets.state import TicketStatus
from kiosk.rules.terms import Tender


class RecoveryBegun(Fact, frozen=True, kw_only=True):
    """Two people say that the table lost facts. Nothing is played until they end the recovery."""

    who: str
    second: str


class TicketRecovered(Fact, frozen=True, kw_only=True):
    """By the word of the terminal that printed it, or in whose box it is."""

    number: str
    seat: str
    cents: int
    expires_ms: int
    status: TicketStatus

    @property
    def once(self) -> str:
        return ""


class RoundRecovered(Fact, frozen=True, kw_only=True):
    """How a terminal has settled a round that the table does not know. It stays as it is."""

    seat: str
    round: int
    outcome: str | None
    settlement: int
    staked_cents: int
    credited_cents: int


class PaymentRecovered(Fact, frozen=True, kw_only=True):
    """What staff credited or paid by hand at a seat, by its word. `key` is the payment's."""

    seat: str
    cents: int
    credit: bool
    """Else it was paid out."""
    tender: Tender | None = None
    """Of a credit."""
    who: str = ""

    @property
    def once(self) -> str:
        return ""


class SeatRecovered(Fact, frozen=True, kw_only=True):
    """A terminal has told all that it holds: how much, and the slip that waits for an answer."""

    seat: str
    tickets: int
    cents: int
    """Of tickets that the table did not know and that are owed."""
    rounds: int
    open_round: int = 0
    """The round that it is in; 0: in none."""
    slip: str = ""
    """The key of its slip, if it has sent one."""
    stakes: dict[str, int] = {}
    promotional: dict[str, int] = {}
    registered: bool = False
    """By its own word the table had confirmed the slip."""
    jackpots: tuple[int, ...] = ()
    """Rounds in which a jackpot wager was drawn there."""


class RoundAdopted(Fact, frozen=True, kw_only=True):
    """A round of which the table knows no more than its terminals. Without a number it is void."""

    round: int
    outcome: str | None
    settlement: int = 0


class SlipAdopted(Fact, frozen=True, kw_only=True):
    """Of a round whose number is known: settled by it, or confirmed from the records first."""

    seat: str
    round: int
    slip: str
    stakes: dict[str, int]
    promotional: dict[str, int]
    registered: bool
    """Confirmed, and its number told by two terminals: else staff look at the records first."""


class RecoveryEnded(Fact, frozen=True, kw_only=True):
    who: str
    second: str
    round: int
    """The last that any terminal knows."""
    missing: tuple[str, ...] = ()
    """Seats that have not told."""


class TableRecovered(Fact, frozen=True, kw_only=True):
    """The terminal has told all that it holds, and counts on from the journal that the table has
    now. What it had seen of the one before stays in its own."""

    seq: int
    hash: str
    seen_seq: int
    seen_hash: str
