"""Seats that staff take out of play, and the freezing of all accounts."""

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, require
from kiosk.game.round.state import TablePhase
from kiosk.game.seats.state import Seats, with_seat
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook

PART = TablePart("frozen")

LOCKS_OF_STAFF = (f.LockReason.STAFF, f.LockReason.MALFUNCTION, f.LockReason.DISPUTE)
"""Those that the table orders. A terminal locks itself for the others, and knows when they end."""


@PART.decides
def lock_seat(command: c.LockSeat, book: RuleBook, state: Table) -> f.Facts:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    require(command.reason in LOCKS_OF_STAFF, Reason.NOT_ALLOWED, locks=(command.reason,))
    return locked(state, command.seat, command.reason, command.detail)


@PART.answers
def _(fact: f.SeatLocked, book: RuleBook, state: Table) -> c.LockSeat | None:
    """A settlement that differs locks the seat, perhaps once more, beside what was told of it."""
    if fact.reason is f.LockReason.DISPUTE and fact.reason in state.seats[fact.seat].locks:
        return None
    return c.LockSeat(fact.seat, fact.reason, fact.detail)


def locked(state: Table, seat: str, reason: f.LockReason, detail: str) -> f.Facts:
    there = reason in state.seats[seat].locks
    return () if there else (f.SeatLocked(seat=seat, reason=reason, detail=detail),)


@PART.records(f.SeatUnlocked)
def unlock_seat(command: c.UnlockSeat, book: RuleBook, state: Table) -> None:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    there = command.reason in state.seats[command.seat].locks
    require(there, Reason.NOT_LOCKED, locks=(command.reason,))


@PART.decides
@PART.kept_in(f.AccountFrozen)
def freeze(command: c.Freeze, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """The wagering period is one in which players may place, move and cancel bets (S0 8.1
    Wagering period, S3 1.1 Wagering Period). While they may not, none of it passes."""
    require(not state.frozen, Reason.FROZEN, because=state.frozen)
    # Journals of an earlier edition do not say when a round was opened, and its time ran on.
    open_ = state.round.phase is TablePhase.BETTING and bool(state.round.opened_ms)
    stopped_ms = given.now_ms if open_ else 0
    return (f.AccountFrozen(reason=command.reason, stopped_ms=stopped_ms),)


@PART.decides
def thaw(command: c.Thaw, book: RuleBook, state: Table, given: Given) -> f.Facts:
    require(bool(state.frozen), Reason.NOT_FROZEN)
    return (f.AccountThawed(goes_on_ms=given.now_ms if state.round.stopped_ms else 0),)


@PART.answers
def _(fact: f.AccountThawed, book: RuleBook, state: Table) -> c.Thaw:
    return c.Thaw()


@PART.applies
def _(fact: f.SeatLocked, seats: Seats, state: Table) -> Seats:
    locks = {**seats[fact.seat].locks, fact.reason: fact.detail}
    return with_seat(seats, fact.seat, locks=locks)


@PART.applies
def _(fact: f.SeatUnlocked, seats: Seats, state: Table) -> Seats:
    locks = seats[fact.seat].locks
    left = {reason: detail for reason, detail in locks.items() if reason != fact.reason}
    return with_seat(seats, fact.seat, locks=left)


@PART.applies
def _(fact: f.AccountFrozen, frozen: str, state: Table) -> str:
    return fact.reason


@PART.applies
def _(fact: f.AccountThawed, frozen: str, state: Table) -> str:
    return ""
