"""Facts of this capability, of both machines."""

from kiosk.game.fact import Fact
from kiosk.game.remedies.judged import Judged
from kiosk.game.round.state import SlipVoid


class RoundCorrected(Fact, frozen=True, kw_only=True):
    """A settled round settled anew. Amounts are differences to the settlement before."""

    round: int
    settlement: int
    outcome: str | None
    winnings_cents: int
    returned_cents: int
    credit_cents: int
    """Added to the credit, or taken from it if negative."""
    withheld_cents: int
    """Owed to a player who has left: kept until the case is closed."""
    owed_cents: int
    """Gone with a player who has left, or spent: a case, never a negative meter."""
    riding: dict[str, int] = {}
    vouchers: dict[str, int] = {}
    """Vouchers that an invalidated game gives back."""
    case: str = ""
    ticket: str = ""
    """With which the player of that round has left, if money is owed."""
    judged: Judged | None = None
    """How the slip counts from now on, if staff have put it right."""
    ring: int | None = None
    """Of Spread-Bet, and why there is none, as in `RoundSettled`."""
    spread_void: str = ""
    void: SlipVoid | None = None
    """The round counts, and the wagers made here do not."""


class MalfunctionDeclared(Fact, frozen=True, kw_only=True):
    """`seat` is empty when the game system as a whole malfunctioned."""

    round: int
    seat: str
    reason: str
    consequence: str
    clauses: tuple[str, ...]


class RecordsJudged(Fact, frozen=True, kw_only=True):
    """What the records show of a slip in question. `key` and the stakes are given where only the
    terminal's own journal holds them."""

    round: int
    seat: str
    confirmed: bool
    who: str
    stakes: dict[str, int] = {}
    promotional: dict[str, int] = {}

    @property
    def once(self) -> str:
        return ""


class ResultCorrected(Fact, frozen=True, kw_only=True):
    """No outcome: the game was invalidated, by these clauses, and its wagers go back."""

    round: int
    settlement: int
    outcome: str | None
    who: str
    reason: str
    clauses: tuple[str, ...] = ()
