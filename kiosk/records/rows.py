"""The kinds of record. Each has its own columns, and says in words what it is about."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from kiosk.game.jackpot.values import HitTold
from kiosk.game.round.state import SlipStatus
from kiosk.game.tickets.state import TicketStatus
from kiosk.link import look_up


class RecordKind(StrEnum):
    ROUNDS = "rounds"
    MONEY = "money"
    TICKETS = "tickets"
    CASES = "cases"
    STAFF = "staff"
    EVENTS = look_up.EVENTS


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """What all records have, and a search looks at."""

    kind: RecordKind
    at_ms: int
    """When it happened, or began, by the clock of the machine that wrote it."""
    source: str
    """The journal that tells it, and the fact that begins it there."""
    seq: int
    seats: tuple[str, ...] = ()
    round: int = 0
    """0 where it belongs to no round."""
    what: str
    """In words, with no ticket number in full."""

    @property
    def place(self) -> tuple[int, str, int, str]:
        """Among all records: no two have the same."""
        return self.at_ms, self.source, self.seq, self.kind


# ---- Rounds ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class SlipRow:
    """What one seat staked in a round, and what the engine says that earns."""

    seat: str
    status: SlipStatus
    staked_cents: int
    promotional_cents: int
    won_cents: int
    returned_cents: int
    reported_cents: int | None
    """What the terminal said it credited; None as long as it has said nothing."""
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """A confirmed number, or a correction of it."""

    at_ms: int
    outcome: str | None
    """None where the game was invalidated."""
    who: str
    sensor: str = ""
    reason: str = ""
    film: str = ""
    """The SHA-256 of what the camera saw, where sensor and dealer differed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class JackpotsRow:
    """The jackpot wagers of a round."""

    wager_cents: int
    seats: tuple[str, ...]
    """Who made one."""
    drawn: bool = False
    void: str = ""
    """Why they went back, or nothing."""
    hits: tuple[HitTold, ...] = ()
    ends: tuple[tuple[str, str, str], ...] = ()
    """What became of shares: the hit, the seat, and `credited`, `hand` or `refused`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundRow(Row):
    closed_ms: int | None
    ended_ms: int | None
    """Settled or voided; None while it is under way."""
    results: tuple[ResultRow, ...]
    """The first, then its corrections."""
    void: str
    """Why it was voided, or nothing."""
    clauses: tuple[str, ...]
    no_spins: tuple[str, ...]
    slips: tuple[SlipRow, ...]
    commitment: str = ""
    """To the ring of Spread-Bet. Empty: it was not on offer."""
    ring: int | None = None
    secret: str = ""
    """With which it was sealed, once it is told."""
    spread_void: str = ""
    """Why Spread-Bets went back, or nothing."""
    jackpots: JackpotsRow | None = None
    """None: nobody made a jackpot wager, or they were not sent."""
    dealer: str = ""
    """Who dealt it, where that was said."""

    @property
    def outcome(self) -> str | None:
        """The number that counts in the end."""
        return self.results[-1].outcome if self.results and not self.void else None

    @property
    def corrections(self) -> tuple[ResultRow, ...]:
        return self.results[1:]

    @property
    def staked_cents(self) -> int:
        """In money; vouchers are none."""
        return sum(slip.staked_cents for slip in self.slips)

    @property
    def won_cents(self) -> int:
        return sum(slip.won_cents for slip in self.slips)


# ---- Money and tickets -------------------------------------------------------------------------


class Movement(StrEnum):
    NOTE = "note"
    TICKET_IN = "ticket in"
    STAFF_CREDIT = "staff credit"
    VOUCHER = "voucher"
    VOUCHERS_BACK = "vouchers handed back"
    TICKET_OUT = "ticket out"
    HAND_PAY = "hand pay"
    TIP = "tip"
    WITHHELD = "withheld"
    CASE_PAID = "case paid"
    CASE_REFUSED = "case refused"
    CORRECTION = "correction"
    ADJUSTMENT = "adjustment"
    FORFEIT = "forfeit"
    JACKPOT = "jackpot"
    JACKPOT_BY_HAND = "jackpot by hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyRow(Row):
    movement: Movement
    cents: int
    """Of a correction, an adjustment or a forfeit: what it adds to the player's money."""
    who: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketRow(Row):
    number: str
    """Its last four digits."""
    cents: int
    status: TicketStatus
    expires_ms: int
    issued_ms: int | None
    paid_ms: int | None
    paid_at: str
    """The seat that redeemed it."""


# ---- People ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class CaseRow(Row):
    case: str
    cents: int
    about: str
    until_ms: int | None
    held: bool
    """The money is set aside at the terminal."""
    closed_ms: int | None
    answer: str
    who: str
    paid: bool

    @property
    def is_open(self) -> bool:
        return self.closed_ms is None


@dataclass(frozen=True, slots=True, kw_only=True)
class StaffRow(Row):
    who: str
    second: str
    why: str
    order: str
    did: tuple[str, ...]
    """The facts that came of it, in words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventRow(Row):
    event: str
    """The kind of fact."""


AnyRow: TypeAlias = RoundRow | MoneyRow | TicketRow | CaseRow | StaffRow | EventRow
