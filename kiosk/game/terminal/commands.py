"""What can be asked of a terminal: by the player, by its devices, by the table's orders.

They are structs and not dataclasses, which take Python ten times as long to define: a terminal's
screen waits for them.
"""

from typing import TypeAlias

from msgspec import Struct

from kiosk.game.facts import LimitAmounts, LockReason, StaffRole
from kiosk.game.preferences import Preferences
from kiosk.rules.terms import CashOutWay, Tender

# ---- The player -------------------------------------------------------------------------------


class Place(Struct, frozen=True):
    wager: str
    cents: int


class PlacePieces(Struct, frozen=True):
    announced: str
    piece_cents: int


class PlaceVoucher(Struct, frozen=True):
    voucher: str
    wager: str


class Move(Struct, frozen=True):
    origin: str
    target: str


class TakeBack(Struct, frozen=True):
    wager: str


class Undo(Struct, frozen=True):
    pass


class Clear(Struct, frozen=True):
    pass


class Repeat(Struct, frozen=True):
    pass


class Double(Struct, frozen=True):
    pass


class SaveFavourite(Struct, frozen=True):
    name: str


class DeleteFavourite(Struct, frozen=True):
    name: str


class RenameFavourite(Struct, frozen=True):
    name: str
    new_name: str


class RestoreFavourite(Struct, frozen=True):
    """The one that was deleted last, after all."""


class RecallFavourite(Struct, frozen=True):
    name: str


class SetOwnLimits(Struct, frozen=True, kw_only=True):
    """Both, as they shall be. None: no limit."""

    time_limit_s: int | None
    loss_limit_cents: int | None


class AnswerRealityCheck(Struct, frozen=True, kw_only=True):
    """The player has looked and plays on, but not before it was shown for `hold_ms`."""

    now_ms: int
    hold_ms: int


class TakeBreak(Struct, frozen=True, kw_only=True):
    now_ms: int
    until_ms: int


class EndBreak(Struct, frozen=True, kw_only=True):
    """The player is back early: after `least_ms` at the soonest."""

    now_ms: int
    least_ms: int


class Prefer(Struct, frozen=True):
    preferences: Preferences


class CashOut(Struct, frozen=True):
    """`key` is the ticket's, drawn before anything is asked of the printer."""

    way: CashOutWay
    key: str


class CallOffAttendant(Struct, frozen=True):
    """Not to be paid by hand after all."""


class Leave(Struct, frozen=True):
    """The player has nothing left here and has gone, by all that can be seen."""


class AskHelp(Struct, frozen=True):
    """Somebody should come."""


class EndHelp(Struct, frozen=True):
    pass


class ShowMessage(Struct, frozen=True):
    """Staff have something to say to the player."""

    key: str
    text: str


class OpenDispute(Struct, frozen=True):
    """The player, or somebody of the staff, objects to a round. `picture` is the SHA-256 of the
    screen's, which is kept before this is asked."""

    case: str
    by: str
    round: int
    picture: str = ""


# ---- Staff before the terminal ------------------------------------------------------------------


class EnterStaff(Struct, frozen=True):
    """Somebody whose PIN the table has accepted opens the menu."""

    who: str
    role: StaffRole


class LeaveStaff(Struct, frozen=True):
    why: str


class ChangeSetting(Struct, frozen=True):
    name: str
    value: int
    who: str


class RecordTest(Struct, frozen=True):
    device: str
    result: str
    who: str


class ClearMemory(Struct, frozen=True):
    """Two people, whose PINs the table has accepted, want the terminal to begin again."""

    who: str
    second: str


# ---- The devices ------------------------------------------------------------------------------


class EnterNote(Struct, frozen=True):
    """A note is in escrow and to be taken. `counted` is what the validator has stacked so far."""

    key: str
    cents: int
    counted: int | None = None


class ReturnNote(Struct, frozen=True):
    key: str


class StackNote(Struct, frozen=True):
    """A note past the point of return. `key` is the one it was entered under, if it was."""

    key: str
    cents: int


class EnterTicket(Struct, frozen=True):
    """A ticket that the table holds for this seat is in the validator. `key` is its number."""

    key: str
    cents: int


class ReturnTicket(Struct, frozen=True):
    key: str


class RedeemTicket(Struct, frozen=True):
    """The ticket in the validator is stacked, past the point of return."""

    key: str


class DoubtPaper(Struct, frozen=True):
    """The validator cannot tell whether this note or ticket is in the box, so staff must look."""

    key: str
    about: str


class JudgePaper(Struct, frozen=True):
    """What was in doubt is in the box, or it is not."""

    key: str
    stacked: bool
    who: str


class AcknowledgeStacking(Struct, frozen=True):
    """The validator was told that the note or ticket of this key is credited."""

    key: str


class TicketDone(Struct, frozen=True):
    key: str


class TicketNotDone(Struct, frozen=True):
    key: str


class TicketInDoubt(Struct, frozen=True):
    """The printer did not answer: neither printed nor failed, so staff must look."""

    key: str


class Lock(Struct, frozen=True):
    reason: LockReason
    detail: str = ""


class Unlock(Struct, frozen=True):
    reason: LockReason
    who: str


class Restart(Struct, frozen=True):
    """The terminal came back after an interruption."""


class PassTime(Struct, frozen=True, kw_only=True):
    """It is so late. A reality check comes after each `check_every_ms` at play, or never."""

    now_ms: int
    check_every_ms: int | None


# ---- The table --------------------------------------------------------------------------------


class SeeHead(Struct, frozen=True):
    """The table's journal has come this far."""

    seq: int
    hash: str


class OpenWagering(Struct, frozen=True):
    round: int
    period_s: int


class EndWagering(Struct, frozen=True):
    """`key` is made here and names the slip for ever after."""

    round: int
    key: str


class ConfirmSlip(Struct, frozen=True):
    round: int
    key: str


class RefuseSlip(Struct, frozen=True):
    round: int
    key: str
    reason: str


class Settle(Struct, frozen=True):
    round: int
    outcome: str


class CallNoSpin(Struct, frozen=True):
    round: int
    reason: str


class VoidRound(Struct, frozen=True):
    """The round, or this terminal's part of it, has no result for this player."""

    round: int
    reason: str
    clauses: tuple[str, ...] = ()


class ReturnUnsent(Struct, frozen=True):
    """The round has gone on without this terminal, as far as the table knows."""

    round: int
    reason: str


class CorrectRound(Struct, frozen=True):
    """No outcome: the game was invalidated. `case` names the case that opens if money is gone."""

    round: int
    settlement: int
    outcome: str | None
    case: str


class Freeze(Struct, frozen=True):
    reason: str


class Thaw(Struct, frozen=True):
    pass


class Credit(Struct, frozen=True):
    key: str
    cents: int
    tender: Tender
    who: str


class HandPay(Struct, frozen=True):
    """Pay the whole credit by hand and close the account."""

    key: str
    who: str
    expects_cents: int | None = None
    """What staff at the console saw. None: they stand before the terminal and pay what it shows."""


class Withhold(Struct, frozen=True):
    case: str
    cents: int
    reason: str
    until_ms: int | None = None


class PayCase(Struct, frozen=True):
    case: str
    who: str


class RefuseCase(Struct, frozen=True):
    case: str
    who: str


class EndDispute(Struct, frozen=True):
    case: str
    who: str


class NoticeLimits(Struct, frozen=True):
    limits: LimitAmounts
    due_ms: int


class ChangeLimits(Struct, frozen=True):
    limits: LimitAmounts


class GrantLegacy(Struct, frozen=True):
    limits: LimitAmounts
    until_ms: int


class EndLegacy(Struct, frozen=True):
    pass


class NoticeClosing(Struct, frozen=True):
    due_ms: int


class WithdrawNotice(Struct, frozen=True):
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
    | RenameFavourite
    | RestoreFavourite
    | RecallFavourite
    | SetOwnLimits
    | AnswerRealityCheck
    | TakeBreak
    | EndBreak
    | Prefer
    | CashOut
    | CallOffAttendant
    | AskHelp
    | EndHelp
    | Leave
    | ShowMessage
    | OpenDispute
    | EnterStaff
    | LeaveStaff
    | ChangeSetting
    | RecordTest
    | ClearMemory
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
    | PassTime
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
    | EndDispute
    | NoticeLimits
    | ChangeLimits
    | GrantLegacy
    | EndLegacy
    | NoticeClosing
    | WithdrawNotice
)
