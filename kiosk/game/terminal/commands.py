"""What can be asked of a terminal: by the player, by its devices, by the table's orders."""

from dataclasses import dataclass
from typing import TypeAlias

from kiosk.game.facts import LimitAmounts, LockReason
from kiosk.rules.terms import CashOutWay, Tender

# ---- The player -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Place:
    wager: str
    cents: int


@dataclass(frozen=True, slots=True)
class PlacePieces:
    announced: str
    piece_cents: int


@dataclass(frozen=True, slots=True)
class PlaceVoucher:
    voucher: str
    wager: str


@dataclass(frozen=True, slots=True)
class Move:
    origin: str
    target: str


@dataclass(frozen=True, slots=True)
class TakeBack:
    wager: str


@dataclass(frozen=True, slots=True)
class Undo:
    pass


@dataclass(frozen=True, slots=True)
class Clear:
    pass


@dataclass(frozen=True, slots=True)
class Repeat:
    pass


@dataclass(frozen=True, slots=True)
class Double:
    pass


@dataclass(frozen=True, slots=True)
class SaveFavourite:
    name: str


@dataclass(frozen=True, slots=True)
class DeleteFavourite:
    name: str


@dataclass(frozen=True, slots=True)
class RecallFavourite:
    name: str


@dataclass(frozen=True, slots=True)
class CashOut:
    """`key` is the ticket's, drawn before anything is asked of the printer."""

    way: CashOutWay
    key: str


@dataclass(frozen=True, slots=True)
class CallOffAttendant:
    """Not to be paid by hand after all."""


@dataclass(frozen=True, slots=True)
class AskHelp:
    """Somebody should come."""


@dataclass(frozen=True, slots=True)
class EndHelp:
    pass


# ---- The devices ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EnterNote:
    """A note is in escrow and to be taken. `counted` is what the validator has stacked so far."""

    key: str
    cents: int
    counted: int | None = None


@dataclass(frozen=True, slots=True)
class ReturnNote:
    key: str


@dataclass(frozen=True, slots=True)
class StackNote:
    """A note past the point of return. `key` is the one it was entered under, if it was."""

    key: str
    cents: int


@dataclass(frozen=True, slots=True)
class EnterTicket:
    """A ticket that the table holds for this seat is in the validator. `key` is its number."""

    key: str
    cents: int


@dataclass(frozen=True, slots=True)
class ReturnTicket:
    key: str


@dataclass(frozen=True, slots=True)
class RedeemTicket:
    """The ticket in the validator is stacked, past the point of return."""

    key: str


@dataclass(frozen=True, slots=True)
class DoubtPaper:
    """The validator cannot tell whether this note or ticket is in the box, so staff must look."""

    key: str
    about: str


@dataclass(frozen=True, slots=True)
class JudgePaper:
    """What was in doubt is in the box, or it is not."""

    key: str
    stacked: bool
    who: str


@dataclass(frozen=True, slots=True)
class AcknowledgeStacking:
    """The validator was told that the note or ticket of this key is credited."""

    key: str


@dataclass(frozen=True, slots=True)
class TicketDone:
    key: str


@dataclass(frozen=True, slots=True)
class TicketNotDone:
    key: str


@dataclass(frozen=True, slots=True)
class TicketInDoubt:
    """The printer did not answer: neither printed nor failed, so staff must look."""

    key: str


@dataclass(frozen=True, slots=True)
class Lock:
    reason: LockReason
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Unlock:
    reason: LockReason
    who: str


@dataclass(frozen=True, slots=True)
class Restart:
    """The terminal came back after an interruption."""


# ---- The table --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeeHead:
    """The table's journal has come this far."""

    seq: int
    hash: str


@dataclass(frozen=True, slots=True)
class OpenWagering:
    round: int
    period_s: int


@dataclass(frozen=True, slots=True)
class EndWagering:
    """`key` is made here and names the slip for ever after."""

    round: int
    key: str


@dataclass(frozen=True, slots=True)
class ConfirmSlip:
    round: int
    key: str


@dataclass(frozen=True, slots=True)
class RefuseSlip:
    round: int
    key: str
    reason: str


@dataclass(frozen=True, slots=True)
class Settle:
    round: int
    outcome: str


@dataclass(frozen=True, slots=True)
class CallNoSpin:
    round: int
    reason: str


@dataclass(frozen=True, slots=True)
class VoidRound:
    """The round, or this terminal's part of it, has no result for this player."""

    round: int
    reason: str
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReturnUnsent:
    """The round has gone on without this terminal, as far as the table knows."""

    round: int
    reason: str


@dataclass(frozen=True, slots=True)
class CorrectRound:
    """No outcome: the game was invalidated. `case` names the case that opens if money is gone."""

    round: int
    settlement: int
    outcome: str | None
    case: str


@dataclass(frozen=True, slots=True)
class Freeze:
    reason: str


@dataclass(frozen=True, slots=True)
class Thaw:
    pass


@dataclass(frozen=True, slots=True)
class Credit:
    key: str
    cents: int
    tender: Tender
    who: str


@dataclass(frozen=True, slots=True)
class HandPay:
    """Pay the whole credit by hand and close the account."""

    key: str
    who: str
    expects_cents: int | None = None
    """What staff at the console saw. None: they stand before the terminal and pay what it shows."""


@dataclass(frozen=True, slots=True)
class Withhold:
    case: str
    cents: int
    reason: str
    until_ms: int | None = None


@dataclass(frozen=True, slots=True)
class PayCase:
    case: str
    who: str


@dataclass(frozen=True, slots=True)
class RefuseCase:
    case: str
    who: str


@dataclass(frozen=True, slots=True)
class NoticeLimits:
    limits: LimitAmounts
    due_ms: int


@dataclass(frozen=True, slots=True)
class ChangeLimits:
    limits: LimitAmounts


@dataclass(frozen=True, slots=True)
class GrantLegacy:
    limits: LimitAmounts
    until_ms: int


@dataclass(frozen=True, slots=True)
class EndLegacy:
    pass


@dataclass(frozen=True, slots=True)
class NoticeClosing:
    due_ms: int


@dataclass(frozen=True, slots=True)
class WithdrawNotice:
    pass


Command: TypeAlias = (
    Place
    | PlacePieces
    | PlaceVoucher
    | Move
    | TakeBack
    | Undo
    | Clear
    | Repeat
    | Double
    | SaveFavourite
    | DeleteFavourite
    | RecallFavourite
    | CashOut
    | CallOffAttendant
    | AskHelp
    | EndHelp
    | EnterNote
    | ReturnNote
    | StackNote
    | EnterTicket
    | ReturnTicket
    | RedeemTicket
    | DoubtPaper
    | JudgePaper
    | AcknowledgeStacking
    | TicketDone
    | TicketNotDone
    | TicketInDoubt
    | Lock
    | Unlock
    | Restart
    | SeeHead
    | OpenWagering
    | EndWagering
    | ConfirmSlip
    | RefuseSlip
    | Settle
    | CallNoSpin
    | VoidRound
    | ReturnUnsent
    | CorrectRound
    | Freeze
    | Thaw
    | Credit
    | HandPay
    | Withhold
    | PayCase
    | RefuseCase
    | NoticeLimits
    | ChangeLimits
    | GrantLegacy
    | EndLegacy
    | NoticeClosing
    | WithdrawNotice
)
