"""What the table knows of the round, of each seat and of past rounds."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, field

from kiosk.game.facts import LimitAmounts, LockReason, StaffRole
from kiosk.game.irregularities import Moment
from kiosk.rules.limits import Limits, legacy
from kiosk.rules.terms import Tender

ROUNDS_KEPT = 100
"""How many past rounds can still be corrected here."""

WRONG_PINS_FREE = 5
"""From this wrong PIN on, each bars the person for twice as long as the one before."""
BARRED_MS = 30_000
WRONG_PINS_MAX = 10


class Phase(StrEnum):
    SHUT = "shut"
    """The table is not open for play."""
    IDLE = "idle"
    BETTING = "betting"
    CLOSING = "closing"
    """Wagering is over; slips are being registered."""
    SPINNING = "spinning"


class SlipStatus(StrEnum):
    REGISTERED = "registered"
    REFUSED = "refused"
    VOID = "void"
    IN_QUESTION = "in_question"
    """Staff must confirm it from the records."""


class TableSlip(Struct, frozen=True):
    key: str
    status: SlipStatus
    stakes: Mapping[str, int] = field(default_factory=dict)
    promotional: Mapping[str, int] = field(default_factory=dict)
    short_stack: bool = False
    reported: int = 0
    """The number of the settlement that the terminal last told of."""
    reason: str = ""
    """Why it was refused or voided."""
    clauses: tuple[str, ...] = ()


class LastTold(Struct, frozen=True):
    """What a terminal said of its player's money before the link was cut."""

    credit_cents: int = 0
    stake_cents: int = 0


class Seat(Struct, frozen=True):
    playing: bool = False
    locks: Mapping[LockReason, str] = field(default_factory=dict)
    """Why staff took it out of play."""
    tickets: tuple[str, ...] = ()
    """The numbers being printed or redeemed here."""
    legacy_from: LimitAmounts | None = None
    """The limits of before the change, which this seat keeps."""
    legacy_until_ms: int = 0
    judged: "Judged | None" = None
    """What staff found last when they looked into the box of its validator."""
    last: LastTold | None = None
    """Of a terminal that is away; None: it is here, or it has not told."""
    vacant: bool = False
    """The machine was taken away: only one that was never here may come."""
    since: int = 0
    """The last round that the machine before this one can have played."""
    message: tuple[str, str] | None = None
    """What staff have to say to the player: its key and the text."""
    attended: bool = False
    """Somebody went to the player who called, and the terminal does not know yet."""
    dispute: str = ""
    """The case of the last dispute that its terminal told of."""
    clearing: tuple[str, str] | None = None
    """Who may clear the terminal's memory."""
    after: tuple[int, str] | None = None
    """The last fact of the journal before the present one."""


class Judged(Struct, frozen=True):
    paper: str
    """The key under which the terminal doubts it."""
    stacked: bool
    who: str


class TableRound(Struct, frozen=True):
    round: int
    slips: Mapping[str, TableSlip] = field(default_factory=dict)
    outcome: str | None = None
    settlement: int = 0
    """0 while unsettled, 1 for the first result, more for its corrections."""
    void: bool = False
    reason: str = ""
    """Why it was voided."""
    clauses: tuple[str, ...] = ()
    ball_at_rest: bool = False
    sensed: str = ""
    """The pocket that the sensor read."""
    entered_by: str = ""
    """Who confirmed the number, or corrected it last."""
    no_spins: tuple[str, ...] = ()
    """Why it was called off and spun again, each time."""

    @property
    def over(self) -> bool:
        return self.settlement > 0 or self.void

    def check(self) -> None:
        numbered = self.outcome is not None or self.void or self.settlement > 1
        assert self.settlement == 0 or numbered, f"round {self.round} is settled without a number"


class Member(Struct, frozen=True):
    """One of the staff."""

    role: StaffRole
    salt: str
    pin_hash: str
    wrong: int = 0
    """Wrong PINs in a row."""
    barred_until_ms: int = 0
    locked_out: bool = False
    """Too many wrong PINs: a supervisor must let this person in again."""


class Due(Struct, frozen=True):
    """A payment that staff ordered and the terminal has not answered."""

    seat: str
    cents: int
    who: str
    tender: Tender | None
    """None for a hand pay."""


class TicketStatus(StrEnum):
    RESERVED = "reserved"
    """Being printed, or perhaps printed."""
    ISSUED = "issued"
    CANCELLED = "cancelled"
    HELD = "held"
    PAID = "paid"


class Ticket(Struct, frozen=True):
    key: str
    """Of the cash-out that asked for it."""
    seat: str
    """Where it was printed."""
    cents: int
    expires_ms: int
    status: TicketStatus
    holder: str = ""
    """The seat in whose validator it is, or was paid."""


class Hold(StrEnum):
    """Whether the money of a case is set aside at the terminal."""

    NONE = "none"
    ASKED = "asked"
    HELD = "held"


class Case(Struct, frozen=True):
    seat: str
    round: int
    cents: int
    what: str
    until_ms: int | None
    hold: Hold = Hold.NONE
    pay: bool | None = None
    """What was decided on money that is set aside, until the terminal has carried it out."""
    decided_by: str = ""
    ticket: str = ""
    """Not paid while the case is open."""
    dispute: bool = False
    """Somebody objects at the terminal, which is locked as long as the case is open."""


class Table(Struct, frozen=True, kw_only=True):
    limits: Limits
    phase: Phase = Phase.SHUT
    round: int = 0
    period_s: int = 0
    seats: Mapping[str, Seat] = field(default_factory=dict)
    heads: Mapping[str, tuple[int, str]] = field(default_factory=dict)
    """The last head seen of each terminal's journal: its sequence and hash."""
    staff: Mapping[str, Member] = field(default_factory=dict)
    rounds: Mapping[int, TableRound] = field(default_factory=dict)
    past_changes: int = 0
    """How often a round that is over has changed, ended or been forgotten."""
    earlier: tuple[str, ...] = ()
    """The winning numbers of rounds that are not kept any more, newest first: statistics look
    further back than corrections."""
    frozen: str = ""
    cases: Mapping[str, Case] = field(default_factory=dict)
    due: Mapping[str, Due] = field(default_factory=dict)
    """By the key of the payment."""
    tickets: Mapping[str, Ticket] = field(default_factory=dict)
    """By validation number. A number is never used twice, so none is ever forgotten."""
    limits_notice: tuple[LimitAmounts, int] | None = None
    limits_before: LimitAmounts | None = None
    """The limits in force before the last change, for those who may keep them."""
    closing_due_ms: int | None = None

    @property
    def current(self) -> TableRound:
        return self.rounds[self.round]

    @property
    def anybody_playing(self) -> bool:
        return any(seat.playing for seat in self.seats.values())

    def limits_of(self, seat: str) -> Limits:
        before = self.seats[seat].legacy_from
        return legacy(before.under(self.limits.law), self.limits) if before else self.limits

    def moment(self, seat: str) -> Moment:
        """How far the present round has come for a seat."""
        if self.phase is Phase.BETTING:
            return Moment.WAGERING
        if self.phase is Phase.IDLE:
            return Moment.CONFIRMED
        slip = self.current.slips.get(seat)
        registered = slip is not None and slip.status is SlipStatus.REGISTERED
        return Moment.REGISTERED if registered else Moment.ENDED
