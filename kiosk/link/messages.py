"""Everything that table and clients say to one another. The page PROTOCOL.md is made from this.

A client says hello; "connected" means that it was welcomed. Then a terminal tells where it stands
and the table orders what is missing; staff, sensors and displays use messages of their own.
"""

from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from kiosk.game.facts import LimitAmounts, LockReason, StaffRole
from kiosk.game.reconcile import Disputed, Settled, SlipOut
from kiosk.game.table import commands as sgc
from kiosk.game.table.staff import MAY
from kiosk.game.table.state import Phase as TablePhase
from kiosk.game.table.state import SlipStatus
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal.state import Phase
from kiosk.link.identity import Role
from kiosk.link.tags import tag
from kiosk.link.wire import Count, Key, Text, Wire

PROTOCOL = 1
"""Both ends must speak the same."""

# They end in \Z, for $ lets a line feed through.
Name = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9 ._-]{0,31}\Z")]
Hash = Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?\Z")]
Number = Annotated[str, Meta(pattern=r"^[0-9]{18}\Z")]
Pin = Annotated[str, Meta(pattern=r"^[0-9]{6,32}\Z")]


class Message(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag=tag
):
    """One line of the link."""


class Part(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a message."""


class HeadAt(Part, frozen=True, kw_only=True):
    """How far a journal has come. 0 and no hash: it is not known."""

    seq: Count = 0
    hash: Hash = ""


# ---- From any client --------------------------------------------------------------------------


class Standing(Message, frozen=True, kw_only=True):
    """Where the terminal stands. A field left out is as it was last told on this connection; of
    `settled` only the rounds that changed are named. In a hello everything is told."""

    batch: Count = 0
    """The last batch of orders that was carried out."""
    head: HeadAt | UnsetType = UNSET
    """Of the terminal's journal, with all that is told here in it."""
    phase: Phase | UnsetType = UNSET
    round: Count | UnsetType = UNSET
    slip: SlipOut | UnsetType | None = UNSET
    no_spins: Count | UnsetType = UNSET
    settled: dict[Count, Settled] | UnsetType = UNSET
    playing: bool | UnsetType = UNSET
    frozen: bool | UnsetType = UNSET
    locks: frozenset[LockReason] | UnsetType = UNSET
    withheld: dict[Key, Count] | UnsetType = UNSET
    asks_cents: Count | UnsetType = UNSET
    asks_help: bool | UnsetType = UNSET
    message: str | UnsetType = UNSET
    paid: tuple[Key, ...] | UnsetType = UNSET
    printing: str | UnsetType = UNSET
    tickets_out: dict[Number, bool] | UnsetType = UNSET
    ticket_in: str | UnsetType = UNSET
    doubt: tuple[Key, Text] | UnsetType | None = UNSET
    redeemed: tuple[Number, ...] | UnsetType = UNSET
    limits: LimitAmounts | UnsetType = UNSET
    legacy: bool | UnsetType = UNSET
    limits_notice: tuple[LimitAmounts, int] | UnsetType | None = UNSET
    closing_due_ms: int | UnsetType | None = UNSET
    dispute: Disputed | UnsetType | None = UNSET
    asking: tuple[Key, ...] | UnsetType = UNSET


class Hello(Message, frozen=True, kw_only=True):
    """The first line of every client."""

    protocol: Count
    role: Role
    name: Name
    """The seat of a terminal; any name of another client."""
    digest: Hash = ""
    """Of the rule book. A terminal that plays by another is refused."""
    seen: HeadAt = HeadAt()
    """The last head of the table's journal that a terminal has written down."""
    after: HeadAt = HeadAt()
    """The last fact of the journal before, of a terminal whose memory was cleared."""
    restarted: bool = False
    """The terminal was interrupted since it was last welcomed."""
    standing: Standing | None = None


class Beat(Message, frozen=True, kw_only=True):
    """Each second, in both directions, while there is nothing else to say."""


# ---- From a terminal --------------------------------------------------------------------------


class Meters(Message, frozen=True, kw_only=True):
    """What the player has, for staff to see: in the place of a beat, when it has changed."""

    credit_cents: Count
    stake_cents: Count
    """Of all chips that are down, sent or registered."""
    devices: dict[Key, Text] = {}
    """What its note validator and its ticket printer lack, by their names; nothing: they are
    fit."""


class PaymentNotDone(Message, frozen=True, kw_only=True):
    """A credit or hand pay that the terminal cannot carry out."""

    key: Key
    reason: Text


class CaseNotHeld(Message, frozen=True, kw_only=True):
    """Money of a case that the terminal cannot set aside."""

    case: Key
    reason: Text


class ReserveTicket(Message, frozen=True, kw_only=True):
    """Asks for a validation number to print. `key` names the cash-out."""

    key: Key
    cents: Count


class HoldTicket(Message, frozen=True, kw_only=True):
    """Asks to redeem the ticket in the validator."""

    number: Number


class AskStaff(Message, frozen=True, kw_only=True):
    """Asks who works at the table: somebody stands before the terminal and wants to sign in."""

    id: Key


class ClearMemory(Message, frozen=True, kw_only=True):
    """Asks to let this terminal begin again with an empty journal. `who` has signed in here."""

    id: Key
    who: Name
    second: Name
    second_pin: Pin


# ---- From a console ---------------------------------------------------------------------------

_GIVEN_BY_STAFF = sorted(
    frozenset().union(*MAY.values()) - {sgc.EnrolStaff}, key=lambda command: command.__name__
)
# The key of a payment is the order's own id; what a slip in question held is read from the records.
STAFF_WIRE = Wire(
    _GIVEN_BY_STAFF,
    filled_in=frozenset({"who", "by", "now_ms", "key", "stakes", "promotional"}),
)
if TYPE_CHECKING:
    StaffCommand: TypeAlias = Any
else:
    StaffCommand = STAFF_WIRE.union


class SignIn(Message, frozen=True, kw_only=True):
    """At a console, or before a terminal."""

    id: Key
    name: Name
    pin: Pin


class SignOut(Message, frozen=True, kw_only=True):
    id: Key
    name: Name


class Expected(Part, frozen=True, kw_only=True):
    """Where the person who gives an order believes the table to be."""

    phase: TablePhase
    round: Count
    outcome: str | None = None
    """Of the round that a correction is about."""


class StaffOrder(Message, frozen=True, kw_only=True):
    """`id` is drawn before the order is first sent: sent again, it is answered and not obeyed."""

    id: Key
    who: Name
    why: Text
    expects: Expected
    order: StaffCommand
    second: Name | None = None
    second_pin: Pin | None = None
    """A second person confirms at the same console."""


class EnrolStaff(Message, frozen=True, kw_only=True):
    """A new member, or a new role or PIN of one. The first of a table enrols himself."""

    id: Key
    who: Name
    name: Name
    role: Key
    pin: Pin


class WhatIf(Part, frozen=True, kw_only=True):
    """Another result of a past round."""

    round: Count
    outcome: Annotated[str, Meta(max_length=3)] | None = None
    """None: the round does not count."""


class LookAt(Message, frozen=True, kw_only=True):
    """A console with a screen says that it wants to see every seat, and whose wagers. The table
    tells all of that, and again when it changes."""

    seat: Name | None = None
    """None: nobody's wagers."""
    round: Count = 0
    """0: the latest in which this seat has wagers."""
    what_if: WhatIf | None = None
    """A correction that is thought of: what it would do to each seat."""


# ---- From a sensor ----------------------------------------------------------------------------


class Sensed(Message, frozen=True, kw_only=True):
    """A reading of the wheel. Without a pocket: the ball is about to fall, no more bets."""

    reading: Key
    """Names the reading: sent again, it counts once."""
    pocket: Annotated[str, Meta(max_length=3)] = ""


ToTable: TypeAlias = (
    Hello
    | Standing
    | Beat
    | Meters
    | PaymentNotDone
    | CaseNotHeld
    | ReserveTicket
    | HoldTicket
    | AskStaff
    | ClearMemory
    | SignIn
    | SignOut
    | StaffOrder
    | EnrolStaff
    | LookAt
    | Sensed
)

# ---- From the table ---------------------------------------------------------------------------


class Welcome(Message, frozen=True, kw_only=True):
    """The hello was answered: from here on the client is connected."""

    table: Name
    rulebook: str
    digest: Hash
    first: Count
    """The number of the client's next line. It is drawn anew for each connection, so that a
    recorded one cannot be played back."""
    head: HeadAt
    """Of the table's journal."""
    seen: HeadAt = HeadAt()
    """The last head of this terminal's journal that the table has written down."""


ORDER_WIRE = Wire(
    [
        ats.OpenWagering,
        ats.EndWagering,
        ats.ConfirmSlip,
        ats.RefuseSlip,
        ats.Settle,
        ats.CallNoSpin,
        ats.VoidRound,
        ats.ReturnUnsent,
        ats.CorrectRound,
        ats.Freeze,
        ats.Thaw,
        ats.Lock,
        ats.Unlock,
        ats.Credit,
        ats.HandPay,
        ats.TicketDone,
        ats.TicketNotDone,
        ats.JudgePaper,
        ats.Withhold,
        ats.PayCase,
        ats.RefuseCase,
        ats.NoticeLimits,
        ats.ChangeLimits,
        ats.GrantLegacy,
        ats.EndLegacy,
        ats.NoticeClosing,
        ats.WithdrawNotice,
        ats.ShowMessage,
        ats.EndHelp,
        ats.EndDispute,
    ]
)
if TYPE_CHECKING:
    TerminalOrder: TypeAlias = Any
else:
    TerminalOrder = ORDER_WIRE.union


class Orders(Message, frozen=True, kw_only=True):
    """To be carried out in order and written down in one go, then answered by a standing that
    names the batch. There is never more than one batch on its way to a terminal."""

    batch: Count
    head: HeadAt
    """Of the table's journal, with the grounds for these orders in it."""
    orders: tuple[TerminalOrder, ...]


class Clock(Message, frozen=True, kw_only=True):
    """How much of the wagering period is left. A terminal counts down by itself and ends at its
    own zero or by order, whichever is first."""

    round: Count
    remaining_ms: Count


class TicketReserved(Message, frozen=True, kw_only=True):
    key: Key
    number: Number
    expires_ms: Count


class TicketHeld(Message, frozen=True, kw_only=True):
    number: Number
    cents: Count


class StaffThere(Message, frozen=True, kw_only=True):
    """Who may sign in at the terminal that asked."""

    id: Key
    staff: dict[Name, StaffRole]


class Answer(Message, frozen=True, kw_only=True):
    """To a member of staff or a sensor, when what was asked for is durable or refused."""

    id: Key
    done: bool
    reason: str = ""


class Refusal(Message, frozen=True, kw_only=True):
    """`of` names the key, number or message that was refused. If it was the hello or the line
    itself, the connection ends here."""

    of: str
    reason: str


class Board(Message, frozen=True, kw_only=True):
    """What everybody may see of the table."""

    phase: TablePhase
    round: Count
    frozen: bool
    last: tuple[str | None, ...]
    """The winning numbers of the last rounds, newest first; none for a void round. As many as
    the statistics of the screens count."""
    last_round: Count = 0
    """Of the first of them."""
    corrected: tuple[Count, ...] = ()
    """Which of them were corrected after they had been confirmed, counted from 0."""
    limits: LimitAmounts
    """In force for everybody without legacy limits."""
    limits_notice: tuple[LimitAmounts, int] | None = None
    """Other limits, and when they may come into force."""
    closing_due_ms: int | None = None
    """When the table may close."""
    period_s: Count = 0
    """Of the present round: how long wagering is open in all."""
    no_spins: Count = 0
    """How often the present round was called off and is spun again."""
    sensed: str = ""
    """Read by a sensor and confirmed by nobody, so a display is not told of it."""
    registered: tuple[Name, ...] = ()
    """The seats whose slips of the present round are registered."""
    here: tuple[Name, ...] = ()
    """The seats that are connected."""


class OpenCase(Part, frozen=True, kw_only=True):
    seat: Name
    round: Count
    cents: int
    what: str
    until_ms: int | None = None
    held: bool = False
    """The money is set aside at the terminal."""


class Matters(Message, frozen=True, kw_only=True):
    """What waits for somebody of the staff. For consoles only."""

    in_question: tuple[tuple[Name, Count], ...] = ()
    """Seats and rounds whose wagers must be confirmed from the records."""
    cases: dict[str, OpenCase] = {}
    locks: dict[Name, tuple[LockReason, ...]] = {}
    doubtful_tickets: dict[Name, Number] = {}
    """Seats whose printer did not answer, and the number it was printing."""
    doubtful_papers: dict[Name, tuple[Key, Text]] = {}
    """Seats whose validator cannot tell whether it has a note or ticket in its box: the key to
    judge it by, and what is known of it."""
    calls: dict[Name, Count] = {}
    """Seats whose player waits to be paid by hand, and how much."""
    help: tuple[Name, ...] = ()
    """Seats whose player wants somebody to come."""
    due: dict[Key, Name] = {}
    """Payments that were ordered and not answered, with their seats."""


class SeatAt(Part, frozen=True, kw_only=True):
    """How one seat is. What waits there for staff is among the matters."""

    here: bool = False
    """It is connected."""
    playing: bool = False
    credit_cents: Count | None = None
    """As it told last; none if it has not since the table was started."""
    stake_cents: Count = 0
    slip: SlipStatus | None = None
    """Of the present round, once the table has an opinion on it."""
    locks: tuple[LockReason, ...] = ()
    """By itself or by staff; also of a seat that is away."""
    legacy_until_ms: int | None = None
    devices: dict[str, str] = {}
    """What its devices lack, in a word each."""
    owed_cents: Count | None = None
    """Of a terminal that is away: what its player has, as far as the table knows. None: it is
    here, or that is not decided yet."""
    figures_lost: bool = False
    """Of a terminal that is away: the table was down when it went, and does not know its credit."""
    not_paid: str = ""
    """Why the last credit or hand pay that was ordered here was not carried out."""


class Seats(Message, frozen=True, kw_only=True):
    """Every seat of the table. For consoles that look."""

    seats: dict[Name, SeatAt]


class StaffAt(Part, frozen=True, kw_only=True):
    role: StaffRole
    locked_out: bool = False
    """Too many wrong PINs: a supervisor must let this person in again."""


class House(Message, frozen=True, kw_only=True):
    """How the table is set and who works at it. For consoles that look."""

    staff: dict[Name, StaffAt]
    limits: LimitAmounts
    limits_notice: tuple[LimitAmounts, int] | None = None
    legacy: bool = False
    """Limits were changed, and players may keep those of before if the rule book lets them."""
    closing_due_ms: int | None = None
    frozen: str = ""
    """Why accounts are frozen."""
    ball_at_rest: bool = False
    no_spins: Count = 0
    """How often the present round was called off and spun again."""
    hand_pay_limit_cents: Count = 0
    """Above it a second person confirms."""


class SeatRound(Message, frozen=True, kw_only=True):
    """What a seat has wagered in a round, as the table holds it. For the console that asked."""

    seat: Name
    round: Count
    rounds: tuple[Count, ...] = ()
    """In which this seat has wagers, newest first, as far as they are kept."""
    status: SlipStatus | None = None
    """None: the table holds no slip of it."""
    stakes: dict[str, Count] = {}
    promotional: dict[str, Count] = {}
    outcome: str | None = None
    settlement: Count = 0
    void: bool = False
    reason: str = ""


class Resettled(Part, frozen=True, kw_only=True):
    """What the slip of a seat has earned, and what it would earn."""

    before_cents: Count = 0
    after_cents: Count = 0


class CorrectionPreview(Message, frozen=True, kw_only=True):
    """What a correction would do to each seat with a registered slip, by the table's own engine.
    Nothing is changed by it. For the console that asked."""

    what_if: WhatIf
    seats: dict[Name, Resettled] = {}


FromTable: TypeAlias = (
    Welcome
    | Orders
    | Clock
    | TicketReserved
    | TicketHeld
    | StaffThere
    | Answer
    | Refusal
    | Board
    | Matters
    | Seats
    | House
    | SeatRound
    | CorrectionPreview
    | Beat
)
