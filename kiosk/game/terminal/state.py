"""What a terminal knows: nothing that is not in its journal."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct, field

from kiosk.game.facts import LimitAmounts, LockReason, StaffRole
from kiosk.game.money import Money, Place
from kiosk.game.preferences import Preferences
from kiosk.game.settling import merged
from kiosk.game.terminal.protection import Protection
from kiosk.game.terminal.settings import default_of
from kiosk.rules.limits import Limits

ROUNDS_KEPT = 100
"""How many settled rounds can still be shown and corrected at the terminal."""
PAYMENTS_KEPT = 100


_A_PLAYERS_OWN = (
    Place.CREDIT,
    Place.PROMOTIONAL,
    Place.STAKE,
    Place.IN_DOUBT,
    Place.REGISTERED,
    Place.WIN_DUE,
    Place.NOTE_PENDING,
    Place.TICKET_PENDING,
)


class Phase(StrEnum):
    IDLE = "idle"
    """No wagering period; the last round, if any, is settled."""
    BETTING = "betting"
    CLOSING = "closing"
    """The slip was sent; the table has not answered."""
    SPINNING = "spinning"
    """The slip is registered, or there was none."""


class Step(Struct, frozen=True):
    """What undoing one step restores: the amount on each spot and the place of each voucher."""

    stakes: Mapping[str, int]
    vouchers: Mapping[str, str]


class Slip(Struct, frozen=True):
    """Chips on the cloth, and how to go back."""

    stakes: Mapping[str, int] = field(default_factory=dict)
    vouchers: Mapping[str, str] = field(default_factory=dict)
    """Which wager each placed voucher stands on."""
    undo: tuple[Step, ...] = ()


class SentSlip(Struct, frozen=True):
    round: int
    key: str
    stakes: Mapping[str, int]
    promotional: Mapping[str, int]
    """Stakes made with vouchers, by wager."""
    vouchers: Mapping[str, str]
    short_stack: bool = False


class PlayedRound(Struct, frozen=True):
    """A settled round, with all it takes to settle it again."""

    round: int
    account: int
    stakes: Mapping[str, int]
    promotional: Mapping[str, int]
    outcome: str | None
    settlement: int
    winnings_cents: int
    returned_cents: int
    vouchers: Mapping[str, int]
    """The vouchers it spent."""
    owed_cents: int = 0
    """What its corrections found to be gone, for the table to open a case."""
    owed_ticket: str = ""
    """The ticket it left with, if there is one."""


class Sitting(Struct, frozen=True):
    """What a player has done since the account was opened, in rounds that are settled."""

    rounds: int = 0
    """In which there was a wager."""
    staked_cents: int = 0
    """Of the player's own money."""
    winnings_cents: int = 0
    returned_cents: int = 0
    """Stakes that came back."""

    @property
    def net_cents(self) -> int:
        return self.winnings_cents + self.returned_cents - self.staked_cents

    def with_round(self, played: PlayedRound) -> "Sitting":
        if not played.stakes and not played.promotional:
            return self
        return Sitting(
            self.rounds + 1,
            self.staked_cents + sum(played.stakes.values()),
            self.winnings_cents + played.winnings_cents,
            self.returned_cents + played.returned_cents,
        )


class Withheld(Struct, frozen=True):
    cents: int
    account: int
    reason: str
    clauses: tuple[str, ...]
    until_ms: int | None


class NoteIn(Struct, frozen=True):
    key: str
    cents: int
    counted: int | None


class Visitor(Struct, frozen=True):
    """Whoever of the staff is in the menu."""

    who: str
    role: StaffRole


class Dispute(Struct, frozen=True):
    """What somebody objects to, until the table has closed the case."""

    case: str
    by: str
    round: int
    picture: str = ""


class Terminal(Struct, frozen=True, kw_only=True):
    seat: str
    table_limits: Limits
    legacy_limits: Limits | None = None
    money: Money = field(default_factory=Money)
    account: int = 0
    account_open: bool = False
    sitting: Sitting = field(default_factory=Sitting)
    phase: Phase = Phase.IDLE
    round: int = 0
    slip: Slip = field(default_factory=Slip)
    vouchers: Mapping[str, int] = field(default_factory=dict)
    """Promotional vouchers of this account that no spin has spent."""
    sent: SentSlip | None = None
    riding: Mapping[str, int] = field(default_factory=dict)
    last_stakes: Mapping[str, int] = field(default_factory=dict)
    """The last slip that went into a round, for Repeat."""
    played: Mapping[int, PlayedRound] = field(default_factory=dict)
    favourites: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    favourite_deleted: tuple[str, Mapping[str, int]] | None = None
    """The last, for whoever thinks better of it."""
    protection: Protection = field(default_factory=Protection)
    preferences: Preferences = field(default_factory=Preferences)
    notes: Mapping[str, int] = field(default_factory=dict)
    """Stacked, not credited, by key."""
    note_in: NoteIn | None = None
    """The note in the validator, or on its way from escrow to the box."""
    ticket: tuple[str, int] | None = None
    """The number and amount of the ticket being printed."""
    tickets_asked: int = 0
    """How many this terminal ever began to print: the sequence number of the last."""
    tickets_out: Mapping[str, bool] = field(default_factory=dict)
    """The last tickets, by number: printed, or surely not."""
    tickets_of: Mapping[str, int] = field(default_factory=dict)
    """The accounts that left with those that were printed."""
    ticket_in: tuple[str, int] | None = None
    """The number and amount of the ticket in the validator."""
    redeemed: tuple[str, ...] = ()
    """The numbers of the last tickets that were stacked."""
    doubt: tuple[str, str] | None = None
    """The key of the note or ticket of which nobody can tell whether it is in the box, and what is
    known of it."""
    taken: str = ""
    """The key of the note or ticket that is credited and not acknowledged to the validator."""
    paid: tuple[str, ...] = ()
    """The keys of the last payments by staff, so that an order given again is not obeyed twice."""
    attendant_called: bool = False
    """To be paid by hand."""
    help_asked: bool = False
    """To come, for whatever reason."""
    message: str = ""
    """The key of the last message of staff that was shown."""
    frozen: str = ""
    locks: Mapping[LockReason, str] = field(default_factory=dict)
    withheld: Mapping[str, Withheld] = field(default_factory=dict)
    limits_notice: tuple[LimitAmounts, int] | None = None
    closing_due_ms: int | None = None
    no_spins: int = 0
    """How often the present round was called off and spun again."""
    table_head: tuple[int, str] = (0, "")
    """The last head seen of the table's journal."""
    visitor: Visitor | None = None
    settings: Mapping[str, int] = field(default_factory=dict)
    """Those that staff have changed, by name."""
    dispute: Dispute | None = None
    cleared: bool = False
    """Nothing comes after: the next fact is the first of a new journal."""

    @property
    def limits(self) -> Limits:
        return self.legacy_limits or self.table_limits

    @property
    def credit_cents(self) -> int:
        return self.money[Place.CREDIT]

    @property
    def money_left(self) -> bool:
        """Something of the player's is here, and not only withheld from him."""
        return any(self.money[place] for place in _A_PLAYERS_OWN)

    def setting(self, name: str) -> int:
        """As staff have set it, or as it is made."""
        return self.settings.get(name, default_of(name))

    @property
    def loss_left_cents(self) -> int | None:
        """What the player may still lose by his own limit. None: he has set none."""
        return self.protection.loss_left_cents(self.sitting.net_cents)

    @property
    def wagers_down(self) -> bool:
        return any(self.money[p] for p in (Place.STAKE, Place.IN_DOUBT, Place.REGISTERED))

    def voucher_stakes(self, placed: Mapping[str, str] | None = None) -> dict[str, int]:
        """What vouchers come to on each wager."""
        stakes: dict[str, int] = {}
        for voucher, wager in (self.slip.vouchers if placed is None else placed).items():
            stakes[wager] = stakes.get(wager, 0) + self.vouchers[voucher]
        return stakes

    def layout(self) -> dict[str, int]:
        """Everything on the cloth, money and vouchers together, as the limits see it."""
        return merged(self.slip.stakes, self.voucher_stakes())

    def check(self) -> None:
        self.money.check()
        slip, held = self.slip, self.money.places
        on_cloth = sum(slip.stakes.values()) + sum([self.vouchers[v] for v in slip.vouchers])
        assert held[Place.STAKE] == on_cloth, f"{on_cloth} cents lie on the cloth"
        out = slip.vouchers or (self.sent.vouchers if self.sent else {})
        spare = sum([cents for voucher, cents in self.vouchers.items() if voucher not in out])
        assert held[Place.PROMOTIONAL] == spare, f"{spare} cents of vouchers are not wagered"
        assert held[Place.NOTE_PENDING] == sum(self.notes.values())
        assert held[Place.WITHHELD] == sum([case.cents for case in self.withheld.values()])
        assert held[Place.TICKET_PENDING] == (self.ticket[1] if self.ticket else 0)
