"""What can be asked of the table: by the dealer, by staff, by its terminals."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from kiosk.game.facts import LimitAmounts, LockReason, StaffRole
from kiosk.rules.terms import Tender


@dataclass(frozen=True, slots=True)
class OpenTable:
    float_cents: int
    who: str


@dataclass(frozen=True, slots=True)
class CloseTable:
    """Needs the notice of the rule book to have run out while players are present."""

    float_cents: int
    who: str
    now_ms: int


# ---- Staff ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EnrolStaff:
    """The first member of a table enrols himself; every later one is enrolled by a supervisor."""

    name: str
    role: StaffRole
    salt: str
    pin_hash: str
    by: str


@dataclass(frozen=True, slots=True)
class DismissStaff:
    name: str
    by: str


@dataclass(frozen=True, slots=True)
class TryPin:
    """`matches` is what the hash said; it is not asked while the person is barred."""

    name: str
    matches: bool
    now_ms: int


@dataclass(frozen=True, slots=True)
class UnlockStaff:
    name: str
    by: str


# ---- Terminals --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Join:
    seat: str


@dataclass(frozen=True, slots=True)
class SeeHead:
    seat: str
    seq: int
    hash: str
    new: bool = False
    """By its own word it was never at this table."""


@dataclass(frozen=True, slots=True)
class ClearSeat:
    """The terminal's memory was cleared, or it was replaced: its next journal is a new one."""

    seat: str
    who: str


@dataclass(frozen=True, slots=True)
class AllowClearing:
    """Two people before the terminal want to clear its memory."""

    seat: str
    who: str
    second: str


@dataclass(frozen=True, slots=True)
class TakeCleared:
    """A terminal comes with a new journal, and names the last fact of the one before."""

    seat: str
    seq: int
    hash: str


@dataclass(frozen=True, slots=True)
class LoseSeat:
    """The link to a terminal is cut. What its player had is what it told last."""

    seat: str
    credit_cents: int
    stake_cents: int


@dataclass(frozen=True, slots=True)
class WriteOffSeat:
    """The terminal is gone for good and an attendant pays its player. `printed`: the ticket that
    it was printing was found."""

    key: str
    seat: str
    cents: int
    printed: bool
    who: str


@dataclass(frozen=True, slots=True)
class TellPlayer:
    key: str
    seat: str
    text: str


@dataclass(frozen=True, slots=True)
class AttendSeat:
    """Somebody went to a player who called."""

    seat: str


@dataclass(frozen=True, slots=True)
class EndCall:
    """The player calls no more, by the terminal's word."""

    seat: str


@dataclass(frozen=True, slots=True)
class LockSeat:
    seat: str
    reason: LockReason
    detail: str


@dataclass(frozen=True, slots=True)
class UnlockSeat:
    seat: str
    reason: LockReason
    who: str


@dataclass(frozen=True, slots=True)
class SetPlaying:
    seat: str
    playing: bool


@dataclass(frozen=True, slots=True)
class RegisterSlip:
    seat: str
    round: int
    key: str
    stakes: Mapping[str, int]
    promotional: Mapping[str, int] = field(default_factory=dict)
    short_stack: bool = False
    head: tuple[int, str] | None = None
    """How far the terminal's journal had come with it."""


@dataclass(frozen=True, slots=True)
class ReportSettlement:
    seat: str
    round: int
    settlement: int
    credited_cents: int
    owed_cents: int = 0
    """What the player got by an earlier result of this round and no longer has."""
    owed_ticket: str = ""


# ---- The round --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OpenRound:
    period_s: int
    now_ms: int


@dataclass(frozen=True, slots=True)
class CloseRound:
    """`by` the clock, the sensor or the dealer."""

    by: str


@dataclass(frozen=True, slots=True)
class EndGrace:
    """The time for slips is over: every slip named here is refused by its key."""

    missing: Mapping[str, str] = field(default_factory=dict)
    """Seats that were known to have sent a slip, with its key."""


@dataclass(frozen=True, slots=True)
class RecordBallAtRest:
    pass


@dataclass(frozen=True, slots=True)
class SenseNumber:
    """By a sensor at the wheel. `key` names the reading, so that one sent again counts once."""

    outcome: str
    key: str


@dataclass(frozen=True, slots=True)
class ConfirmResult:
    outcome: str
    who: str


@dataclass(frozen=True, slots=True)
class CallNoSpin:
    reason: str


@dataclass(frozen=True, slots=True)
class VoidRound:
    reason: str


@dataclass(frozen=True, slots=True)
class VoidSeat:
    seat: str
    reason: str


# ---- Irregularities ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DeclareMalfunction:
    """Of one seat, or of the game system when no seat is named."""

    seat: str
    reason: str


@dataclass(frozen=True, slots=True)
class TellInterruption:
    """A seat, or the table itself when none is named, stopped and has come back."""

    seat: str = ""
    wagers: bool = True
    """The seat has wagers in the present round."""
    before_result: bool = False
    """It was gone before the number was confirmed, and is back only now."""


@dataclass(frozen=True, slots=True)
class JudgeRecords:
    """Do the records confirm what this seat wagered?"""

    seat: str
    round: int
    confirmed: bool
    who: str
    key: str = ""
    stakes: Mapping[str, int] = field(default_factory=dict)
    """From the terminal's journal, where the table itself holds no slip."""
    promotional: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class JudgePaper:
    """Is the note or ticket that this seat's terminal doubts in the box of its validator?"""

    seat: str
    paper: str
    stacked: bool
    who: str


@dataclass(frozen=True, slots=True)
class Freeze:
    reason: str


@dataclass(frozen=True, slots=True)
class CorrectResult:
    round: int
    outcome: str
    who: str
    reason: str


@dataclass(frozen=True, slots=True)
class InvalidateGame:
    round: int
    who: str
    reason: str


@dataclass(frozen=True, slots=True)
class Thaw:
    pass


@dataclass(frozen=True, slots=True)
class OpenCase:
    case: str
    seat: str
    round: int
    cents: int
    what: str
    now_ms: int
    withhold: bool = False


@dataclass(frozen=True, slots=True)
class TakeDispute:
    """A terminal tells that somebody objects there."""

    case: str
    seat: str
    round: int
    by: str
    picture: str
    now_ms: int


@dataclass(frozen=True, slots=True)
class AnswerWithhold:
    """Whether the terminal could set the money of a case aside."""

    case: str
    held: bool
    reason: str = ""


@dataclass(frozen=True, slots=True)
class CloseCase:
    case: str
    answer: str
    who: str
    pay: bool = False
    """Money that was set aside goes to the player."""


@dataclass(frozen=True, slots=True)
class EndCase:
    """The terminal has paid or kept what it had set aside."""

    case: str


# ---- Money by staff ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Credit:
    key: str
    seat: str
    cents: int
    tender: Tender
    who: str


@dataclass(frozen=True, slots=True)
class HandPay:
    key: str
    seat: str
    cents: int
    who: str


@dataclass(frozen=True, slots=True)
class AnswerPayment:
    seat: str
    key: str
    done: bool
    reason: str = ""


# ---- Tickets ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReserveTicket:
    """`number` is drawn by the caller, unpredictably; `key` is the cash-out's."""

    key: str
    seat: str
    number: str
    cents: int
    expires_ms: int


@dataclass(frozen=True, slots=True)
class IssueTicket:
    number: str


@dataclass(frozen=True, slots=True)
class CancelTicket:
    number: str


@dataclass(frozen=True, slots=True)
class HoldTicket:
    seat: str
    number: str
    now_ms: int


@dataclass(frozen=True, slots=True)
class ReleaseTicket:
    seat: str
    number: str


@dataclass(frozen=True, slots=True)
class PayTicket:
    seat: str
    number: str


# ---- Limits and notices -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NoticeLimits:
    limits: LimitAmounts
    now_ms: int


@dataclass(frozen=True, slots=True)
class ChangeLimits:
    """Those announced once their notice has run out, or others where the rule book lets them
    apply at once."""

    limits: LimitAmounts
    now_ms: int
    all_agree: bool = False


@dataclass(frozen=True, slots=True)
class GrantLegacy:
    seat: str
    now_ms: int


@dataclass(frozen=True, slots=True)
class EndLegacy:
    seat: str


@dataclass(frozen=True, slots=True)
class NoticeClosing:
    now_ms: int


@dataclass(frozen=True, slots=True)
class WithdrawNotice:
    pass


Command: TypeAlias = (
    OpenTable
    | CloseTable
    | EnrolStaff
    | DismissStaff
    | TryPin
    | UnlockStaff
    | Join
    | SeeHead
    | ClearSeat
    | AllowClearing
    | TakeCleared
    | LoseSeat
    | WriteOffSeat
    | TellPlayer
    | AttendSeat
    | EndCall
    | LockSeat
    | UnlockSeat
    | SetPlaying
    | RegisterSlip
    | ReportSettlement
    | OpenRound
    | CloseRound
    | EndGrace
    | RecordBallAtRest
    | SenseNumber
    | ConfirmResult
    | CallNoSpin
    | VoidRound
    | VoidSeat
    | DeclareMalfunction
    | TellInterruption
    | JudgeRecords
    | JudgePaper
    | Freeze
    | CorrectResult
    | InvalidateGame
    | Thaw
    | OpenCase
    | TakeDispute
    | AnswerWithhold
    | CloseCase
    | EndCase
    | Credit
    | HandPay
    | AnswerPayment
    | ReserveTicket
    | IssueTicket
    | CancelTicket
    | HoldTicket
    | ReleaseTicket
    | PayTicket
    | NoticeLimits
    | ChangeLimits
    | GrantLegacy
    | EndLegacy
    | NoticeClosing
    | WithdrawNotice
)
