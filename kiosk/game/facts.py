"""Everything that can have happened: one tagged union, as it is written to the journals.

A fact says what became true, with the amounts that moved, never how a screen showed it. Facts are
never changed; a new kind is added beside the old ones, so that every journal stays readable.
"""

import re
from enum import StrEnum
from typing import TypeAlias

import msgspec

from kiosk.game.preferences import Preferences
from kiosk.rules.limits import KindLimits, Limit, LimitLaw, Limits
from kiosk.rules.terms import Tender
from kiosk.rules.wagers import Kind


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Fact(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag=_tag,
):
    """Anything that happened. `key` names the request that caused it where that moved money."""

    key: str = ""

    @property
    def once(self) -> str:
        """A journal holds one fact of a kind with this; nothing: as many as may be."""
        return self.key


class Value(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a fact."""


class LimitAmounts(Value, frozen=True, kw_only=True):
    """Limits as amounts; the law that goes with them is the rule book's."""

    kinds: dict[Kind, tuple[int, int, int | None]]
    aggregate_minimum_cents: int | None = None
    aggregate_maximum_cents: int | None = None

    @classmethod
    def of(cls, limits: Limits) -> "LimitAmounts":
        kinds = {
            kind: (amounts.minimum_cents, amounts.maximum_cents, amounts.unit_cents)
            for kind, amounts in limits.kinds.items()
        }
        return cls(
            kinds=kinds,
            aggregate_minimum_cents=limits.aggregate_minimum_cents,
            aggregate_maximum_cents=limits.aggregate_maximum_cents,
        )

    def under(self, law: LimitLaw) -> Limits:
        return Limits(
            law=law,
            kinds={
                kind: KindLimits(minimum_cents=low, maximum_cents=high, unit_cents=unit)
                for kind, (low, high, unit) in self.kinds.items()
            },
            aggregate_minimum_cents=self.aggregate_minimum_cents,
            aggregate_maximum_cents=self.aggregate_maximum_cents,
        )


class ReturnedWager(Value, frozen=True, kw_only=True):
    """A wager that the close, or a change of limits, gave back, and by which limit."""

    wager: str
    cents: int
    limit: Limit


class SlipStep(StrEnum):
    """What the player did to the slip."""

    PLACE = "place"
    PIECES = "pieces"
    VOUCHER = "voucher"
    MOVE = "move"
    TAKE_BACK = "take_back"
    CLEAR = "clear"
    REPEAT = "repeat"
    DOUBLE = "double"
    FAVOURITE = "favourite"
    UNDO = "undo"
    RESTART = "restart"
    """The terminal was interrupted in an open wagering period, so its wagers went back."""


class LockReason(StrEnum):
    """Each is durable: it outlives a restart, and only what it names takes it away."""

    DOOR = "door"
    VALIDATOR = "validator"
    PRINTER = "printer"
    TICKET_IN_DOUBT = "ticket_in_doubt"
    MEMORY = "memory"
    MALFUNCTION = "malfunction"
    DISPUTE = "dispute"
    STAFF = "staff"
    SERVICE = "service"
    """Somebody of the staff is in its menu, and nothing is played or taken meanwhile."""


class StaffRole(StrEnum):
    DEALER = "dealer"
    SUPERVISOR = "supervisor"
    TECHNICIAN = "technician"
    AUDITOR = "auditor"


class Role(StrEnum):
    TERMINAL = "terminal"
    TABLE = "table"


class Begun(Fact, frozen=True, kw_only=True):
    """The first fact of every journal: whose it is, and by which rules it is to be read."""

    role: Role
    seat: str
    rulebook: str
    digest: str
    after_seq: int = 0
    after_hash: str = ""
    """The head of the journal before, of a terminal whose memory was cleared."""


# ---- The terminal: account --------------------------------------------------------------------


class AccountOpened(Fact, frozen=True, kw_only=True):
    account: int


class NoteEntered(Fact, frozen=True, kw_only=True):
    """In escrow, and to be taken. Written before the validator is told to stack it, so that after
    an interruption the validator can be asked what became of it."""

    cents: int
    counted: int | None = None
    """How many notes the validator said it had stacked before this one, if it counts them."""


class NoteReturned(Fact, frozen=True, kw_only=True):
    """It never reached the stacker: the player has it back."""


class NoteStacked(Fact, frozen=True, kw_only=True):
    cents: int


class NoteCredited(Fact, frozen=True, kw_only=True):
    cents: int


class TicketEntered(Fact, frozen=True, kw_only=True):
    """In the validator, and held for this seat by the table. Written before it is stacked, so that
    after an interruption the validator can be asked what became of it."""

    cents: int

    @property
    def once(self) -> str:
        return ""  # what was given back can be inserted again


class TicketReturned(Fact, frozen=True, kw_only=True):
    """It never reached the stacker: the player has it back."""

    @property
    def once(self) -> str:
        return ""


class TicketRedeemed(Fact, frozen=True, kw_only=True):
    cents: int


class PaperDoubted(Fact, frozen=True, kw_only=True):
    """Nobody can tell whether a note or ticket is in the box: staff must look. `key` is the one it
    was entered under, or a new one for something that was never entered."""

    about: str

    @property
    def once(self) -> str:
        return ""  # a ticket can be doubted, given back, and doubted again


class PaperJudged(Fact, frozen=True, kw_only=True):
    """It is in the box or not, by the word of staff, or of a validator that found its memory."""

    stacked: bool
    who: str

    @property
    def once(self) -> str:
        return ""


class StackingAcknowledged(Fact, frozen=True, kw_only=True):
    """The validator knows that the note or ticket was credited, and tells of it no more."""


class StaffCredited(Fact, frozen=True, kw_only=True):
    cents: int
    tender: Tender
    who: str


class VoucherGiven(Fact, frozen=True, kw_only=True):
    """A promotional voucher whose stake is spent by the spin: kept apart from the credit."""

    voucher: str
    cents: int
    who: str


class TicketAsked(Fact, frozen=True, kw_only=True):
    cents: int


class TicketPrinted(Fact, frozen=True, kw_only=True):
    pass


class TicketFailed(Fact, frozen=True, kw_only=True):
    """Surely not printed: its number is void and the money is credit again."""


class AttendantCalled(Fact, frozen=True, kw_only=True):
    """The player asks to be paid by hand; the money stays credit until somebody does."""

    cents: int


class AttendantCalledOff(Fact, frozen=True, kw_only=True):
    """The player thought better of leaving and plays on."""


class HelpAsked(Fact, frozen=True, kw_only=True):
    """The player wants somebody to come, for whatever reason."""


class HelpEnded(Fact, frozen=True, kw_only=True):
    """Somebody came, or is not needed any more."""


class MessageShown(Fact, frozen=True, kw_only=True):
    """What staff have to say to the player."""

    text: str


class HandPaid(Fact, frozen=True, kw_only=True):
    cents: int
    who: str


class AccountClosed(Fact, frozen=True, kw_only=True):
    forfeited_cents: int = 0
    """Vouchers left unwagered."""


# ---- The terminal: slip and round -----------------------------------------------------------


class WageringOpened(Fact, frozen=True, kw_only=True):
    round: int
    period_s: int
    riding: dict[str, int] = {}
    """Winners of the round before, deducted again (S0 8.7.1d)."""
    not_riding: tuple[ReturnedWager, ...] = ()
    """What of them no longer fits, and why; it stays credited."""


class SlipChanged(Fact, frozen=True, kw_only=True):
    step: SlipStep
    stakes: dict[str, int] = {}
    """The new amount on each spot that changed; 0 where nothing is left."""
    vouchers: dict[str, str] = {}
    """The wager each moved voucher now stands on, or nothing."""


class FavouriteSaved(Fact, frozen=True, kw_only=True):
    name: str
    stakes: dict[str, int]


class FavouriteDeleted(Fact, frozen=True, kw_only=True):
    name: str


class FavouriteRenamed(Fact, frozen=True, kw_only=True):
    name: str
    new_name: str


class PreferencesChosen(Fact, frozen=True, kw_only=True):
    preferences: Preferences


class WageringEnded(Fact, frozen=True, kw_only=True):
    """The slip as it stood, less what the limits return. `key` is the slip's for ever after."""

    round: int
    stakes: dict[str, int]
    vouchers: dict[str, str]
    returned: tuple[ReturnedWager, ...] = ()
    short_stack: bool = False


class SlipRegistered(Fact, frozen=True, kw_only=True):
    round: int


LATE = "it came after the time for slips"
"""The reason for which the table most often refuses one."""


class SlipRefused(Fact, frozen=True, kw_only=True):
    round: int
    reason: str


class RoundSettled(Fact, frozen=True, kw_only=True):
    """`settlement` is 1 for the first result and counts the corrections after it."""

    round: int
    settlement: int
    outcome: str
    winnings_cents: int
    returned_cents: int
    """Stakes that belong to the player again."""
    spent_cents: int
    """Losing stakes, and vouchers whether they won or lost."""
    riding: dict[str, int] = {}
    """Winning stakes that stay on the layout, to be deducted when wagering next opens."""


class RoundVoided(Fact, frozen=True, kw_only=True):
    round: int
    reason: str
    clauses: tuple[str, ...] = ()


class NoSpinCalled(Fact, frozen=True, kw_only=True):
    """The wagers stand and the ball is spun again."""

    round: int
    reason: str


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


# ---- The terminal: responsible play ------------------------------------------------------------


class SittingBegun(Fact, frozen=True, kw_only=True):
    """From here the time at play is counted."""

    at_ms: int


class OwnLimitsSet(Fact, frozen=True, kw_only=True):
    """The player's own, both as they are from now on."""

    time_limit_s: int | None = None
    loss_limit_cents: int | None = None


class TimeLimitReached(Fact, frozen=True, kw_only=True):
    """The player's own. Between two rounds: nothing more is wagered from this account."""

    at_ms: int


class RealityCheckDue(Fact, frozen=True, kw_only=True):
    """The player is asked to look at the time and the money; nothing is wagered before."""

    at_ms: int


class RealityCheckAnswered(Fact, frozen=True, kw_only=True):
    at_ms: int


class BreakBegun(Fact, frozen=True, kw_only=True):
    """The player rests: the credit is kept and nothing can be wagered."""

    at_ms: int
    until_ms: int


class BreakEnded(Fact, frozen=True, kw_only=True):
    at_ms: int


# ---- The terminal: locks, cases, notices ------------------------------------------------------


class TableHeadSeen(Fact, frozen=True, kw_only=True):
    """How far the table's journal had come. Each side remembers the other's head."""

    seq: int
    hash: str


class AccountFrozen(Fact, frozen=True, kw_only=True):
    reason: str


class AccountThawed(Fact, frozen=True, kw_only=True):
    pass


class Locked(Fact, frozen=True, kw_only=True):
    reason: LockReason
    detail: str


class Unlocked(Fact, frozen=True, kw_only=True):
    reason: LockReason
    who: str


class MoneyWithheld(Fact, frozen=True, kw_only=True):
    case: str
    cents: int
    reason: str
    clauses: tuple[str, ...]
    until_ms: int | None


class CasePaid(Fact, frozen=True, kw_only=True):
    """Withheld money goes to its owner: as credit here, or by hand."""

    case: str
    by_hand: bool
    who: str


class CaseRefused(Fact, frozen=True, kw_only=True):
    case: str
    who: str


# ---- The terminal: staff, disputes ------------------------------------------------------------


class StaffEntered(Fact, frozen=True, kw_only=True):
    """Somebody of the staff is in the terminal's menu."""

    who: str
    role: StaffRole


class StaffLeft(Fact, frozen=True, kw_only=True):
    who: str
    why: str


class SettingChanged(Fact, frozen=True, kw_only=True):
    name: str
    old: int
    new: int
    who: str


class DeviceTested(Fact, frozen=True, kw_only=True):
    """What a device did when staff tried it. No money was moved."""

    device: str
    result: str
    who: str


class DisputeOpened(Fact, frozen=True, kw_only=True):
    """A player, or somebody of the staff, objects. What was to be seen then is kept for ever. `key`
    is the name of the case."""

    case: str
    by: str
    round: int
    stakes: dict[str, int] = {}
    """What lay on the cloth in that round."""
    promotional: dict[str, int] = {}
    outcome: str | None = None
    """Of the round, as the terminal knew it."""
    credit_cents: int
    picture: str = ""
    """The SHA-256 of the picture of the screen that is kept beside the journal. Nothing: there is
    none."""


class DisputeEnded(Fact, frozen=True, kw_only=True):
    """The case is closed at the table."""

    case: str
    who: str


class MemoryCleared(Fact, frozen=True, kw_only=True):
    """The last fact of a journal: two people let the terminal begin again with an empty one. The
    meters are those it ends with."""

    who: str
    second: str
    meters: dict[str, int]


# ---- The table --------------------------------------------------------------------------------


class TableOpened(Fact, frozen=True, kw_only=True):
    float_cents: int
    who: str


class TableClosed(Fact, frozen=True, kw_only=True):
    float_cents: int
    who: str


class StaffEnrolled(Fact, frozen=True, kw_only=True):
    """A new member, or a new role or PIN of one. Of the PIN only its hash is kept."""

    name: str
    role: StaffRole
    salt: str
    pin_hash: str
    by: str


class StaffDismissed(Fact, frozen=True, kw_only=True):
    name: str
    by: str


class PinAccepted(Fact, frozen=True, kw_only=True):
    name: str


class PinRefused(Fact, frozen=True, kw_only=True):
    """Written before the person is told, so that a power cut gives nobody another try."""

    name: str
    at_ms: int


class StaffUnlocked(Fact, frozen=True, kw_only=True):
    name: str
    by: str


class StaffOrdered(Fact, frozen=True, kw_only=True):
    """Who ordered it, who confirmed it, and why. The facts behind this one are what it did. `key`
    is the order's own, so that an order which comes again is not obeyed again."""

    who: str
    second: str = ""
    why: str = ""
    order: str
    asked: str
    """The order as it was given, in JSON."""


class SeatJoined(Fact, frozen=True, kw_only=True):
    seat: str


class HeadSeen(Fact, frozen=True, kw_only=True):
    """How far a terminal's journal had come. A chain alone cannot show that its end was cut off;
    a head that the table remembers can."""

    seat: str
    seq: int
    hash: str


class SeatCleared(Fact, frozen=True, kw_only=True):
    """Two people let the seat begin again with an empty journal: the head of the old one is the
    last that is known of it."""

    seat: str
    seq: int
    hash: str
    who: str
    second: str = ""


class SeatClearingAllowed(Fact, frozen=True, kw_only=True):
    """Two people at the terminal may clear its memory, as long as nobody plays there again."""

    seat: str
    who: str
    second: str


class SeatLost(Fact, frozen=True, kw_only=True):
    """The link to a terminal was cut. What it told last is the last that is known of its player's
    money, should it never come back."""

    seat: str
    credit_cents: int
    stake_cents: int


class SeatWrittenOff(Fact, frozen=True, kw_only=True):
    """Two people paid the player of a terminal that is gone for good. The head of its journal is
    the last that is known of it, and it is not let in again."""

    seat: str
    cents: int
    trusted_cents: int
    """What the table knew to be there."""
    printed: bool = False
    """The ticket that it was printing was found."""
    seq: int
    hash: str
    who: str


class PlayerTold(Fact, frozen=True, kw_only=True):
    """A message of staff to whoever plays at the seat."""

    seat: str
    text: str


class SeatAttended(Fact, frozen=True, kw_only=True):
    """Somebody went to the player who called."""

    seat: str


class SeatCallEnded(Fact, frozen=True, kw_only=True):
    seat: str


class SeatPlaying(Fact, frozen=True, kw_only=True):
    """Whether a chip account is open at the seat."""

    seat: str
    playing: bool


class SeatLocked(Fact, frozen=True, kw_only=True):
    """Taken out of play by staff, until staff give it back."""

    seat: str
    reason: LockReason
    detail: str


class SeatUnlocked(Fact, frozen=True, kw_only=True):
    seat: str
    reason: LockReason
    who: str


class SeatPaperJudged(Fact, frozen=True, kw_only=True):
    """Staff have looked into the box of a seat for the note or ticket that its terminal doubts."""

    seat: str
    paper: str
    stacked: bool
    who: str


class RoundOpened(Fact, frozen=True, kw_only=True):
    round: int
    period_s: int


class RoundClosed(Fact, frozen=True, kw_only=True):
    round: int
    by: str


class SlipTaken(Fact, frozen=True, kw_only=True):
    """Registered: the table holds the slip durably. `key` is the slip's."""

    round: int
    seat: str
    stakes: dict[str, int]
    promotional: dict[str, int] = {}
    short_stack: bool = False
    head: tuple[int, str] | None = None
    """How far the terminal's journal had come with it, as in `HeadSeen`."""

    @property
    def once(self) -> str:
        return f"{self.round} {self.seat}"  # a seat has one slip in a round, by whatever key


class SlipTurnedDown(Fact, frozen=True, kw_only=True):
    """Refused by key, so that a late copy can never register."""

    round: int
    seat: str
    reason: str

    @property
    def once(self) -> str:
        return f"{self.round} {self.seat}"  # a seat has one slip in a round, by whatever key


class GraceEnded(Fact, frozen=True, kw_only=True):
    """No slip of this round is taken any more."""

    round: int


class BallAtRest(Fact, frozen=True, kw_only=True):
    """The outcome exists from now on, whether or not it has been entered (S1 5.1.1)."""

    round: int


class NumberSensed(Fact, frozen=True, kw_only=True):
    """What a sensor at the wheel read. It settles nothing until the dealer accepts it."""

    round: int
    outcome: str

    @property
    def once(self) -> str:
        return ""  # another reading of the same ball may differ


class ResultConfirmed(Fact, frozen=True, kw_only=True):
    round: int
    outcome: str
    who: str
    sensor: str = ""


class SeatVoided(Fact, frozen=True, kw_only=True):
    round: int
    seat: str
    reason: str
    clauses: tuple[str, ...] = ()


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
        return ""  # a second malfunction in the round is judged again


class ResultCorrected(Fact, frozen=True, kw_only=True):
    """No outcome: the game was invalidated and its wagers go back."""

    round: int
    settlement: int
    outcome: str | None
    who: str
    reason: str


class SettlementReported(Fact, frozen=True, kw_only=True):
    """What a terminal says it credited, beside what the table computed."""

    round: int
    seat: str
    settlement: int
    credited_cents: int
    expected_cents: int


class SeatCredited(Fact, frozen=True, kw_only=True):
    seat: str
    cents: int
    tender: Tender
    who: str


class SeatHandPaid(Fact, frozen=True, kw_only=True):
    seat: str
    cents: int
    who: str


class PaymentAnswered(Fact, frozen=True, kw_only=True):
    """What became of a credit or hand pay that staff ordered, by the terminal's word."""

    seat: str
    done: bool
    reason: str = ""


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


class CaseOpened(Fact, frozen=True, kw_only=True):
    """A question of money that people must answer."""

    case: str
    seat: str
    round: int
    cents: int
    what: str
    until_ms: int | None = None
    withhold: bool = False
    """The terminal is to set the money aside, or has done so."""
    ticket: str = ""
    """The ticket with which the money left. Nobody is paid for it until the case is closed."""


class DisputeTaken(Fact, frozen=True, kw_only=True):
    """A terminal told of a dispute. Beside its evidence stands what the table itself holds of that
    round: the slip, the number, who entered it, and what the sensor read."""

    case: str
    seat: str
    round: int
    by: str
    picture: str = ""
    stakes: dict[str, int] = {}
    promotional: dict[str, int] = {}
    outcome: str | None = None
    entered_by: str = ""
    sensor: str = ""

    @property
    def once(self) -> str:
        return self.case


class CaseHeld(Fact, frozen=True, kw_only=True):
    """Whether the terminal has set the money of a case aside, by its own word."""

    case: str
    held: bool
    reason: str = ""


class CaseClosed(Fact, frozen=True, kw_only=True):
    case: str
    answer: str
    who: str
    pay: bool = False
    """Of money set aside: the player gets it."""


class CaseCarriedOut(Fact, frozen=True, kw_only=True):
    """The terminal has paid or kept the money that it had set aside."""

    case: str


class LimitsNoticed(Fact, frozen=True, kw_only=True):
    limits: LimitAmounts
    due_ms: int


class LimitsChanged(Fact, frozen=True, kw_only=True):
    limits: LimitAmounts
    agreed: bool = False
    """All players agreed, so that no notice was needed."""


class LegacyGranted(Fact, frozen=True, kw_only=True):
    """This seat keeps the minimum and units of before the change."""

    seat: str
    limits: LimitAmounts
    until_ms: int


class LegacyEnded(Fact, frozen=True, kw_only=True):
    seat: str


class ClosingNoticed(Fact, frozen=True, kw_only=True):
    due_ms: int


class NoticeWithdrawn(Fact, frozen=True, kw_only=True):
    """A change of limits or a closing that was announced will not happen."""


TerminalFact: TypeAlias = (
    AccountOpened
    | NoteEntered
    | NoteReturned
    | NoteStacked
    | NoteCredited
    | TicketEntered
    | TicketReturned
    | TicketRedeemed
    | PaperDoubted
    | PaperJudged
    | StackingAcknowledged
    | StaffCredited
    | VoucherGiven
    | TicketAsked
    | TicketPrinted
    | TicketFailed
    | AttendantCalled
    | AttendantCalledOff
    | HelpAsked
    | HelpEnded
    | MessageShown
    | HandPaid
    | AccountClosed
    | WageringOpened
    | SlipChanged
    | FavouriteSaved
    | FavouriteDeleted
    | FavouriteRenamed
    | SittingBegun
    | OwnLimitsSet
    | TimeLimitReached
    | RealityCheckDue
    | RealityCheckAnswered
    | BreakBegun
    | BreakEnded
    | PreferencesChosen
    | WageringEnded
    | SlipRegistered
    | SlipRefused
    | RoundSettled
    | RoundVoided
    | NoSpinCalled
    | RoundCorrected
    | AccountFrozen
    | AccountThawed
    | Locked
    | Unlocked
    | MoneyWithheld
    | CasePaid
    | CaseRefused
    | StaffEntered
    | StaffLeft
    | SettingChanged
    | DeviceTested
    | DisputeOpened
    | DisputeEnded
    | MemoryCleared
    | TableHeadSeen
    | LimitsNoticed
    | LimitsChanged
    | LegacyGranted
    | LegacyEnded
    | ClosingNoticed
    | NoticeWithdrawn
)

TableFact: TypeAlias = (
    TableOpened
    | TableClosed
    | StaffEnrolled
    | StaffDismissed
    | PinAccepted
    | PinRefused
    | StaffUnlocked
    | StaffOrdered
    | SeatJoined
    | SeatLocked
    | SeatUnlocked
    | SeatPaperJudged
    | HeadSeen
    | SeatCleared
    | SeatClearingAllowed
    | SeatLost
    | SeatWrittenOff
    | PlayerTold
    | SeatAttended
    | SeatCallEnded
    | SeatPlaying
    | RoundOpened
    | RoundClosed
    | SlipTaken
    | SlipTurnedDown
    | GraceEnded
    | BallAtRest
    | NumberSensed
    | ResultConfirmed
    | NoSpinCalled
    | RoundVoided
    | SeatVoided
    | MalfunctionDeclared
    | RecordsJudged
    | ResultCorrected
    | SettlementReported
    | AccountFrozen
    | AccountThawed
    | SeatCredited
    | SeatHandPaid
    | PaymentAnswered
    | TicketReserved
    | TicketIssued
    | TicketCancelled
    | TicketHeld
    | TicketReleased
    | TicketPaid
    | CaseOpened
    | DisputeTaken
    | CaseHeld
    | CaseClosed
    | CaseCarriedOut
    | LimitsNoticed
    | LimitsChanged
    | LegacyGranted
    | LegacyEnded
    | ClosingNoticed
    | NoticeWithdrawn
)

AnyFact: TypeAlias = Begun | TerminalFact | TableFact

_decoder = msgspec.json.Decoder(AnyFact)


def kind_of_fact(fact: Fact) -> str:
    """The name under which a fact is stored."""
    tag = type(fact).__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def encode(fact: Fact) -> bytes:
    # Dictionaries keep their order: which wager a player placed first decides what is cut first.
    return msgspec.json.encode(fact)


def decode(body: bytes) -> AnyFact:
    fact: AnyFact = _decoder.decode(body)
    return fact
