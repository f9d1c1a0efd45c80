"""Everything that table and clients say to one another. The page PROTOCOL.md is made from this.

A client says hello; "connected" means that it was welcomed. Then a terminal tells where it stands
and the table orders what is missing; staff, sensors and displays use messages of their own.
"""

from typing import TYPE_CHECKING, Annotated, TypeAlias, Union

from msgspec import UNSET, Meta, UnsetType

from kiosk.game import refusal
from kiosk.game.account.standing import AccountStanding
from kiosk.game.bounds import (
    Cents,
    Count,
    FullHash,
    Hash,
    Key,
    Number,
    Pocket,
    Ring,
    Text,
    Told,
    Word,
)
from kiosk.game.cases.standing import CasesStanding
from kiosk.game.cash.standing import CashStanding
from kiosk.game.courtesy.standing import CourtesyStanding
from kiosk.game.facts import LimitAmounts, StaffRole
from kiosk.game.funds.standing import FundsStanding
from kiosk.game.irregularity.standing import SettledRounds
from kiosk.game.jackpot.values import HitSeen, JackpotTold
from kiosk.game.limits.standing import LimitsStanding
from kiosk.game.locks.standing import LocksStanding
from kiosk.game.payments.standing import PaymentsStanding
from kiosk.game.receipts.standing import ReceiptsStanding
from kiosk.game.round.standing import RoundStanding
from kiosk.game.round.state import TablePhase
from kiosk.game.round.wheel_warning import WheelWarning
from kiosk.game.spread.facts import Shown, SpreadLimits
from kiosk.game.spread.standing import SpreadStanding
from kiosk.game.staff.table import MAY
from kiosk.game.supernova.standing import SupernovaStanding
from kiosk.game.supernova.state import HitState
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.game.tickets.standing import TicketsStanding
from kiosk.game.tips.standing import TipsStanding
from kiosk.game.tournament.standing import TournamentStanding
from kiosk.link.identity import Role
from kiosk.link.look_up import *
from kiosk.link.message import *
from kiosk.link.recollection import *
from kiosk.link.seen_by_staff import *
from kiosk.link.tournaments import *

PROTOCOL = 4
"""Both ends must speak the same."""

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
    spread: SpreadStanding | UnsetType = UNSET
    supernova: SupernovaStanding | UnsetType = UNSET
    tips: TipsStanding | UnsetType = UNSET
    tournament: TournamentStanding | UnsetType = UNSET


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

    shut: bool = False
    """By the table: it is not open for play."""


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
    voucher_cents: Cents = 0
    """Of vouchers that are not wagered."""
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

_ELSEWHERE = {sgc.EnrolStaff, sgc.RevokeReceiptKey}
"""By a message of its own, and on the table's own machine."""
STAFF_COMMANDS = sorted(
    frozenset().union(*MAY.values()) - _ELSEWHERE, key=lambda command: command.__name__
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
    elsewhere: bool = False
    """A second person is asked at the other consoles. It is answered when one of them has said yes
    or no, when it is withdrawn, or when nobody has for long."""


class ConfirmOrder(Message, frozen=True, kw_only=True):
    """Of somebody who is signed in here, about an order of another console that waits for a second
    person."""

    id: Key
    order: Key
    who: Name
    yes: bool


class WithdrawOrder(Message, frozen=True, kw_only=True):
    """Nobody need confirm it any more. Of the console that gave it."""

    id: Key
    order: Key


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


class LookAt(Message, frozen=True, kw_only=True):
    """A console with a screen says that it wants to see every seat, and whose wagers. The table
    tells all of that, and again when it changes."""

    seat: Name | None = None
    """None: nobody's wagers."""
    round: Count = 0
    """0: the latest in which this seat has wagers."""
    what_if: WhatIf | None = None
    """A correction that is thought of: what it would do to each seat."""


class LookAtFilm(Message, frozen=True, kw_only=True):
    """Asks for a piece of a film of the wheel, answered by a `FilmPart`."""

    film: FullHash
    at: Count = 0
    """From this byte on."""


# ---- From a display ---------------------------------------------------------------------------


class Lacks(Message, frozen=True, kw_only=True):
    """What does not work at a display, for staff to see: whenever that changes."""

    devices: Devices = {}
    """Its camera, if that shows no picture; nothing: it is fit."""


# ---- From a sensor ----------------------------------------------------------------------------


class Sensed(Message, frozen=True, kw_only=True):
    """A reading of the wheel. Without a pocket: the ball is about to fall, no more bets."""

    reading: Key
    """Names the reading: sent again, it counts once."""
    pocket: Pocket = ""


class Warned(Message, frozen=True, kw_only=True):
    """The wheel finds something wrong with this spin. The dealer decides whether it counts."""

    reading: Key
    warning: WheelWarning


# ---- From a display ---------------------------------------------------------------------------

Direction: TypeAlias = Annotated[int, Meta(ge=-1, le=1)]
"""1: clockwise, -1: against it, 0: still."""


class RingsShown(Message, frozen=True, kw_only=True):
    """What a display does with the rings of Spread-Bet, each time that it begins to do something
    else."""

    round: Count
    shown: Shown
    outer: Direction = 0
    inner: Direction = 0
    ring: Ring = None
    """As they are locked."""


class FactsTold(Message, frozen=True, kw_only=True):
    """The answer of a terminal to `tell_facts`, for the floor: a batch of its facts, or a piece of
    one."""

    data: Piece
    last: bool = True


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
    | ConfirmOrder
    | WithdrawOrder
    | EnrolStaff
    | ChangePin
    | LookAt
    | LookAtFilm
    | LookUp
    | Lacks
    | Sensed
    | Warned
    | RingsShown
    | FactsTold
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
    stands: bool = False
    """Nothing of it passes: accounts are frozen."""


class TicketReserved(Message, frozen=True, kw_only=True):
    key: Key
    number: Number
    expires_ms: Count
    head: HeadAt = HeadAt()
    """Of the table's journal, with the number in it."""


class TicketHeld(Message, frozen=True, kw_only=True):
    number: Number
    cents: Count
    head: HeadAt = HeadAt()
    """Of the table's journal, with the ticket held in it."""


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


class SpreadSeen(Told, frozen=True, kw_only=True):
    """What everybody may see of Spread-Bet."""

    selected: Word = ""
    """The table of odds. Empty: none is on offer."""
    notice: tuple[Word, SpreadLimits | None, Count] | None = None
    """Another one, and when it may come into force."""
    commitment: Hash = ""
    """To the ring of the present round, or of the last one."""
    ring: Ring = None
    """Once it is revealed: by how many pockets the inner one is turned."""
    void: Word = ""
    """Why the Spread-Bets of that round go back, in the words of the staff if it was they."""
    reason: Text = ""
    clauses: tuple[str, ...] = ()
    last: tuple[Ring, ...] = ()
    """The rings of the last rounds, newest first, as the numbers; none where nothing was paid."""


class TableHitSeen(Told, frozen=True, kw_only=True):
    """A jackpot that fell at this table."""

    hit: HitSeen
    round: Count
    state: HitState


class SupernovaSeen(Told, frozen=True, kw_only=True):
    """What everybody may see of the jackpots."""

    table: Word
    """This table, as the controller knows it."""
    opened: bool = False
    """By management."""
    open: bool = False
    """Jackpot wagers are taken: it is opened, everything works, and the controller is heard."""
    wager_cents: Count = 0
    """What one is; 0: nobody has told."""
    connected: bool = False
    """The controller is heard."""
    as_of_ms: Count = 0
    """When it said what is told here."""
    told: JackpotTold | None = None
    """None: it has said nothing yet."""
    fault: Text = ""
    """Why the places for jackpot wagers do not work."""
    void: Word = ""
    """Why the jackpot wagers of the present round go back."""
    hits: tuple[TableHitSeen, ...] = ()
    """Of this table, newest first."""


class SupernovaShown(Message, frozen=True, kw_only=True):
    """To terminals: what everybody may see of the jackpots, at each change, and no more than once a
    second."""

    seen: SupernovaSeen


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
    spread: SpreadSeen | None = None
    """None: nothing of Spread-Bet is on offer or announced."""
    supernova: SupernovaSeen | None = None
    """None: no controller is linked to this table."""
    house_text: Annotated[tuple[Word, ...], Meta(max_length=3)] = ()
    """What the house says in its own words, line by line."""
    tournament: TournamentSeen | None = None
    """None: no tournament is open here."""


FILM_PART_BYTES = 45_000
"""So that it fits a line."""


class FilmPart(Message, frozen=True, kw_only=True):
    """To the console that asked. Whether all of it is the film, its hash tells."""

    film: FullHash
    at: Count
    size: Count = 0
    """Of the whole film, in bytes. 0: the table does not have it."""
    part: Annotated[bytes, Meta(max_length=FILM_PART_BYTES)] = b""


class TellFacts(Message, frozen=True, kw_only=True):
    """The floor keeps a copy of this terminal's journal, and has it up to here. A journal that does
    not hold that is told from its beginning."""

    kept: HeadAt


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
    | SupernovaShown
    | TournamentShown
    | TournamentTermsShown
    | TournamentHouse
    | StaffTasks
    | Seats
    | House
    | Takings
    | Deeds
    | SeatRound
    | CorrectionPreview
    | FilmPart
    | Found
    | TellFacts
    | Beat
)
