"""Everything that table and clients say to one another. The page PROTOCOL.md is made from this.

A client says hello; "connected" means that it was welcomed. Then a terminal tells where it stands
and the table orders what is missing; staff, sensors and displays use messages of their own.
"""

from typing import TYPE_CHECKING, Annotated, TypeAlias, Union

from msgspec import UNSET, Meta, Struct, UnsetType, field

from kiosk.game import refusal
from kiosk.game.account.standing import AccountStanding
from kiosk.game.bounds import (
    Cents,
    Count,
    Hash,
    Integer,
    Key,
    Number,
    Pocket,
    Text,
    Told,
    Word,
)
from kiosk.game.cases.standing import CasesStanding
from kiosk.game.cash.facts import Question
from kiosk.game.cash.standing import CashStanding
from kiosk.game.courtesy.standing import CourtesyStanding
from kiosk.game.facts import LimitAmounts, LockReason, StaffRole, StaffRules
from kiosk.game.funds.standing import FundsStanding
from kiosk.game.irregularity.standing import SettledRounds
from kiosk.game.limits.standing import LimitsStanding
from kiosk.game.locks.standing import LocksStanding
from kiosk.game.payments.standing import PaymentsStanding
from kiosk.game.receipts.standing import ReceiptsStanding
from kiosk.game.round.standing import RoundStanding, SlipOut
from kiosk.game.round.state import SlipStatus, TablePhase
from kiosk.game.staff.table import MAY
from kiosk.game.table import commands as sgc
from kiosk.game.tags import tag
from kiosk.game.terminal import commands as ats
from kiosk.game.tickets.standing import TicketsStanding
from kiosk.game.tickets.state import TicketStatus
from kiosk.link.identity import Role
from kiosk.rules.terms import Tender

PROTOCOL = 3
"""Both ends must speak the same."""

Name = Annotated[str, Meta(pattern=r"^[A-Za-z0-9][A-Za-z0-9 ._-]{0,31}\Z")]
Pin = Annotated[str, Meta(pattern=r"^[0-9]{6,32}\Z")]


class Message(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True, tag=tag
):
    """One line of the link."""


class HeadAt(Told, frozen=True, kw_only=True):
    """How far a journal has come. 0 and no hash: it is not known."""

    seq: Count = 0
    hash: Hash = ""


# ---- From any client --------------------------------------------------------------------------


class Standing(Message, frozen=True, kw_only=True):
    """Where the terminal stands. A part left out is as it was last told on this connection; of
    `settled` only the rounds that changed are named. In a hello every part is told."""

    batch: Count = 0
    """The last batch of orders that was carried out."""
    head: HeadAt | UnsetType = UNSET
    """Of the terminal's journal, with all that is told here in it."""
    account: AccountStanding | UnsetType = UNSET
    round: RoundStanding | UnsetType = UNSET
    receipts: ReceiptsStanding | UnsetType = UNSET
    settled: SettledRounds | UnsetType = UNSET
    locks: LocksStanding | UnsetType = UNSET
    cases: CasesStanding | UnsetType = UNSET
    payments: PaymentsStanding | UnsetType = UNSET
    courtesy: CourtesyStanding | UnsetType = UNSET
    tickets: TicketsStanding | UnsetType = UNSET
    cash: CashStanding | UnsetType = UNSET
    funds: FundsStanding | UnsetType = UNSET
    limits: LimitsStanding | UnsetType = UNSET


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
    has_cents: Count = 0
    """What its player has, for a table that does not count that yet."""
    standing: Standing | None = None


class Beat(Message, frozen=True, kw_only=True):
    """Each second, in both directions, while there is nothing else to say."""


# ---- From a terminal --------------------------------------------------------------------------


DEVICES_MAX = 4
Devices: TypeAlias = Annotated[dict[Key, Text], Meta(max_length=DEVICES_MAX)]


class HeadNotHeld(Message, frozen=True, kw_only=True):
    """The first line after the welcome, of a terminal whose journal does not hold the head that the
    table has seen of it: it was put back from a copy. The connection ends here."""


class Meters(Message, frozen=True, kw_only=True):
    """What the player has, for staff to see: in the place of a beat, when it has changed."""

    credit_cents: Cents
    stake_cents: Cents
    """Of all chips that are down, sent or registered."""
    devices: Devices = {}
    """What its note validator, ticket printer and camera lack, by their names; nothing: they are
    fit."""


class PaymentNotDone(Message, frozen=True, kw_only=True):
    """A credit or hand pay that the terminal cannot carry out."""

    key: Key
    why: refusal.Refusal


class CaseNotHeld(Message, frozen=True, kw_only=True):
    """Money of a case that the terminal cannot set aside."""

    case: Key
    why: refusal.Refusal


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

STAFF_COMMANDS = sorted(
    frozenset().union(*MAY.values()) - {sgc.EnrolStaff}, key=lambda command: command.__name__
)
if TYPE_CHECKING:
    StaffCommand: TypeAlias = sgc.Command
else:
    StaffCommand = Union[tuple(STAFF_COMMANDS)]  # noqa: UP007 - made at run time


class SignIn(Message, frozen=True, kw_only=True):
    """At a console, or before a terminal."""

    id: Key
    name: Name
    pin: Pin


class SignOut(Message, frozen=True, kw_only=True):
    id: Key
    name: Name


class Expected(Told, frozen=True, kw_only=True):
    """Where the person who gives an order believes the table to be."""

    phase: TablePhase
    round: Count
    outcome: Pocket | None = None
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
    second: Name | None = None
    second_pin: Pin | None = None
    """Needed once there are two supervisors."""


class ChangePin(Message, frozen=True, kw_only=True):
    """Of oneself. Whoever is signed in elsewhere by the old one is signed out there."""

    id: Key
    name: Name
    pin: Pin
    """The old one."""
    new_pin: Pin


class WhatIf(Told, frozen=True, kw_only=True):
    """Another result of a past round."""

    round: Count
    outcome: Pocket | None = None
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
    pocket: Pocket = ""


class TicketTold(Told, frozen=True, kw_only=True):
    """A ticket that was printed or put in at a terminal."""

    number: Number
    cents: Count
    at_ms: Count
    """When that began."""
    status: TicketStatus


class PaymentTold(Told, frozen=True, kw_only=True):
    """What staff credited or paid by hand at a terminal."""

    key: Key
    cents: Count
    credit: bool
    tender: Tender | None = None
    """Of a credit."""
    who: Word = ""


class RoundTold(Told, frozen=True, kw_only=True):
    """How a terminal has settled a round."""

    round: Count
    outcome: Annotated[str, Meta(max_length=3)] | None = None
    settlement: Count
    staked_cents: Count
    credited_cents: Count


class Recollected(Message, frozen=True, kw_only=True):
    """The answer to `recover`, in as many lines as it takes."""

    tickets: Annotated[tuple[TicketTold, ...], Meta(max_length=100)] = ()
    payments: Annotated[tuple[PaymentTold, ...], Meta(max_length=100)] = ()
    rounds: Annotated[tuple[RoundTold, ...], Meta(max_length=100)] = ()
    last: bool = False
    """That is all; and below is the round that the terminal is in, if it is in one."""
    open_round: Count = 0
    slip: SlipOut | None = None
    registered: bool = False
    """The slip was confirmed."""


ToTable: TypeAlias = (
    Hello
    | Recollected
    | Standing
    | Beat
    | HeadNotHeld
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
    | ChangePin
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
    """The last head of this terminal's journal that the table has written down. A terminal whose
    journal holds it says so by its first line, a standing; before that the table takes nothing from
    it and orders nothing."""
    time_ms: Count = 0
    """Of the table. A terminal whose own clock has jumped goes on from it."""
    recovered: bool = False
    """The terminal has told what it holds, and counts on from the head of this journal."""


class Recover(Message, frozen=True, kw_only=True):
    """The hello is answered later: the table has lost facts, and two people have it ask its
    terminals for what they hold."""

    since_ms: Count
    """No ticket of before can be redeemed any more."""


if TYPE_CHECKING:
    TerminalOrder: TypeAlias = ats.Order
else:
    TerminalOrder = Union[ats.ORDERS]  # noqa: UP007 - made at run time


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
    why: refusal.Refusal | None = None
    """Of what is not done."""


class SignedOut(Message, frozen=True, kw_only=True):
    """To a console or terminal: what this person signed in with is no longer so, by another PIN or
    role, or because he works here no more."""

    name: Name


class Refusal(Message, frozen=True, kw_only=True):
    """`of` names the key, number or message that was refused. If it was the hello or the line
    itself, the connection ends here."""

    of: str
    why: refusal.Refusal


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


class OpenCase(Told, frozen=True, kw_only=True):
    seat: Word
    round: Integer
    cents: int
    what: str
    until_ms: int | None = None
    held: bool = False
    """The money is set aside at the terminal."""
    dispute: bool = False
    """The player is told what is decided."""


class DoubtfulPaper(Told, frozen=True, kw_only=True):
    seat: Name
    key: Key
    """That it is judged by."""
    question: Question
    about: Text
    """What is known of it."""
    account: Count = 0
    """That it was put in for, as the terminal counts them."""


class ClockInDoubt(Told, frozen=True, kw_only=True):
    """The table's machine and its journal do not agree what time it is."""

    clock_ms: Integer
    """By the machine, when that was found."""
    journal_ms: Integer
    """By the journal, which goes on from its last fact."""
    running: bool = False
    """Nothing waits for an answer: the table counts the time by itself."""


class SeatRecollected(Told, frozen=True, kw_only=True):
    """What a terminal told that the table did not know."""

    tickets: Count
    cents: Count
    """Of tickets that are owed."""
    rounds: Count


class Recovery(Told, frozen=True, kw_only=True):
    told: dict[Name, SeatRecollected]
    missing: tuple[Name, ...] = ()
    """Seats whose terminals have not told yet."""


class StaffTasks(Message, frozen=True, kw_only=True):
    """What waits for somebody of the staff. For consoles only."""

    in_question: tuple[tuple[Name, Count], ...] = ()
    """Seats and rounds whose wagers must be confirmed from the records."""
    cases: dict[str, OpenCase] = {}
    locks: dict[Name, tuple[LockReason, ...]] = {}
    doubtful_tickets: dict[Name, Number] = {}
    """Seats whose printer did not answer, and the number it was printing."""
    doubtful_papers: tuple[DoubtfulPaper, ...] = ()
    """Notes and tickets of which nobody can tell whether they are in the box."""
    calls: dict[Name, Count] = {}
    """Seats whose player waits to be paid by hand, and how much."""
    help: tuple[Name, ...] = ()
    """Seats whose player wants somebody to come."""
    due: dict[Key, Name] = {}
    """Payments that were ordered and not answered, with their seats."""
    clock: ClockInDoubt | None = None
    recovery: Recovery | None = None
    """The table has lost facts, and asks its terminals."""
    guessing: dict[Key, Count] = {}
    """Machines at which so many PINs were wrong that nobody signs in there for a while, and how
    many were."""


LINK = "link"
CUT_OFF = "cut off: it wrote more than any terminal may"


class SeatAt(Told, frozen=True, kw_only=True):
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
    devices: dict[str, str] = field(default_factory=dict)
    """What its devices lack, in a word each; of `link`, that it is kept out and why."""
    owed_cents: Count | None = None
    """Of a terminal that is away: what its player has, as far as the table knows. None: it is
    here, or that is not decided yet."""
    figures_lost: bool = False
    """Of a terminal that is away: the table was down when it went, and does not know its credit."""
    not_paid: refusal.Refusal | None = None
    """Why the last credit or hand pay that was ordered here was not carried out."""
    turned_away: refusal.Refusal | None = None
    """Why its terminal is not let in: its journal was cut, or it belongs to the next machine."""


class Seats(Message, frozen=True, kw_only=True):
    """The seats that are not as they were last told on this connection: at first every seat of
    the table. For consoles that look."""

    seats: dict[Name, SeatAt]
    more: bool = False
    """Others follow in a line of their own, and belong to these."""


class StaffAt(Told, frozen=True, kw_only=True):
    role: StaffRole
    locked_out: bool = False
    """Too many wrong PINs: a supervisor must let this person in again."""
    given_pin: bool = False
    """Somebody else gave the PIN, and so may know it: until it is changed, this person confirms
    nothing with whoever that was."""


class StaffChangeAt(Told, frozen=True, kw_only=True):
    """A change of a supervisor that is to be made."""

    name: Name
    role: StaffRole | None = None
    """None: dismissed."""
    by: Key
    second: Key | None = None
    due_ms: Count


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
    certificates: dict[Name, Count] = {}
    """Those that end soon, by machine: when."""
    rules: StaffRules | None = None
    """What staff may do alone."""
    two_there: bool = False
    """A second supervisor confirms whenever somebody is given a PIN."""
    changes: dict[Key, StaffChangeAt] = {}
    """Of the staff, which any other supervisor may withdraw."""


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


class Resettled(Told, frozen=True, kw_only=True):
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
    | Recover
    | Orders
    | Clock
    | TicketReserved
    | TicketHeld
    | StaffThere
    | Answer
    | SignedOut
    | Refusal
    | Board
    | StaffTasks
    | Seats
    | House
    | SeatRound
    | CorrectionPreview
    | Beat
)
