"""What staff declare when something went wrong, with the consequences of the rule book."""

from typing import Any

from kiosk.game import facts as f
from kiosk.game.irregularities import (
    Consequence,
    Moment,
    system_malfunction,
    terminal_malfunction,
)
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.rounds import UNDER_WAY
from kiosk.game.table.state import Phase, SlipStatus, Table
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import FaultBoundary

LOCKS_OF_STAFF = (f.LockReason.STAFF, f.LockReason.MALFUNCTION, f.LockReason.DISPUTE)
"""Those that the table orders. A terminal locks itself for the others, and knows when they end."""


SEAT_INTERRUPTED = "the terminal was interrupted"
TABLE_INTERRUPTED = "the table was interrupted"


def declare_malfunction(
    command: c.DeclareMalfunction, book: RuleBook, state: Table
) -> tuple[f.Fact, ...]:
    """Of a terminal or of the whole system, before or after the rule book's boundary."""
    require(state.phase is not Phase.SHUT, Reason.TABLE_CLOSED)
    require(state.round in state.rounds and not state.current.void, Reason.NO_ROUND)
    require(not command.seat or command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    if not command.seat:
        return _system_fault(book, state, command.reason)
    locked = _locked(state, command.seat, f.LockReason.MALFUNCTION, command.reason)
    return (*_seat_fault(book, state, command.seat, command.reason), *locked)


def tell_interruption(
    command: c.TellInterruption, book: RuleBook, state: Table
) -> tuple[f.Fact, ...]:
    """What an interruption of the game does to wagers follows from the rule book alone; whether
    the machine is fit to go on is for staff to say."""
    if state.phase not in UNDER_WAY:
        return ()
    if not command.seat:
        # Registered slips stand, and the ball may still be spinning (S1, S2 5.2): go on. Staff
        # can void the round if it has come to nothing (5.1.2).
        goes_on = book.terms.faults.boundary is FaultBoundary.REGISTERED
        betting = state.phase is Phase.BETTING
        return _system_fault(book, state, TABLE_INTERRUPTED) if betting or not goes_on else ()
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    slip = state.current.slips.get(command.seat)
    settled = slip is not None and slip.status is not SlipStatus.REGISTERED
    # In the wagering period the terminal itself gives its chips back.
    if state.phase is Phase.BETTING or settled or not command.wagers:
        return ()
    return _seat_fault(book, state, command.seat, SEAT_INTERRUPTED)


def _seat_fault(book: RuleBook, state: Table, seat: str, reason: str) -> tuple[f.Fact, ...]:
    consequence = terminal_malfunction(book, state.moment(seat))
    about: Any = {"round": state.round, "seat": seat, "reason": reason}
    clauses = book.terms.faults.clause
    declared = f.MalfunctionDeclared(**about, consequence=consequence, clauses=clauses)
    if consequence is not Consequence.VOID:
        return (declared,)
    return (declared, f.SeatVoided(**about, clauses=clauses))


def _system_fault(book: RuleBook, state: Table, reason: str) -> tuple[f.Fact, ...]:
    at_rest = state.current.ball_at_rest
    consequence = system_malfunction(book, _system_moment(state), ball_at_rest=at_rest)
    about: Any = {"round": state.round, "reason": reason}
    clauses = book.terms.faults.system.clause
    declared = f.MalfunctionDeclared(**about, seat="", consequence=consequence, clauses=clauses)
    if consequence is not Consequence.VOID:
        return (declared,)
    return (declared, f.RoundVoided(**about, clauses=clauses))


def lock_seat(command: c.LockSeat, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    require(command.reason in LOCKS_OF_STAFF, Reason.NOT_ALLOWED, command.reason)
    return _locked(state, command.seat, command.reason, command.detail)


def _locked(state: Table, seat: str, reason: f.LockReason, detail: str) -> tuple[f.Fact, ...]:
    there = reason in state.seats[seat].locks
    return () if there else (f.SeatLocked(seat=seat, reason=reason, detail=detail),)


def unlock_seat(command: c.UnlockSeat, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    require(command.reason in state.seats[command.seat].locks, Reason.NOT_LOCKED, command.reason)
    return (f.SeatUnlocked(seat=command.seat, reason=command.reason, who=command.who),)


def _system_moment(state: Table) -> Moment:
    match state.phase:
        case Phase.BETTING:
            return Moment.WAGERING
        case Phase.CLOSING | Phase.SPINNING:
            return Moment.ENDED
        case _:
            return Moment.CONFIRMED


def judge_records(command: c.JudgeRecords, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """Wagers that the records cannot confirm are void (S0 8.8.7, S3 6.17)."""
    require(command.round in state.rounds, Reason.TOO_OLD, str(command.round))
    slip = state.rounds[command.round].slips.get(command.seat)
    asked = slip is not None and slip.status is SlipStatus.IN_QUESTION
    require(asked, Reason.NO_MALFUNCTION, command.seat)
    # Where neither side holds a slip there is nothing to confirm.
    record = command.key or (slip.key if slip else "")
    judged = f.RecordsJudged(
        key=command.key,
        round=command.round,
        seat=command.seat,
        confirmed=command.confirmed and bool(record),
        who=command.who,
        stakes=dict(command.stakes),
        promotional=dict(command.promotional),
    )
    return (judged,)


def freeze(command: c.Freeze, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(not state.frozen, Reason.FROZEN, state.frozen)
    return (f.AccountFrozen(reason=command.reason),)


def thaw(command: c.Thaw, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(bool(state.frozen), Reason.NOT_FROZEN)
    return (f.AccountThawed(),)


def correct_result(command: c.CorrectResult, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """By the number that the ball lies in (S0 8.8.3, S1 5.5, S3 6.9)."""
    _require_correctable(state, command.round)
    played = state.rounds[command.round]
    require(command.outcome in book.wheel.order, Reason.UNKNOWN_POCKET, command.outcome)
    require(command.outcome != played.outcome, Reason.SAME_NUMBER, command.outcome)
    return (
        f.ResultCorrected(
            round=command.round,
            settlement=played.settlement + 1,
            outcome=command.outcome,
            who=command.who,
            reason=command.reason,
        ),
    )


def invalidate_game(command: c.InvalidateGame, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """Riot, fire or fraud: the outcome does not count and wagers are refunded (S3 7.14, 7.15)."""
    terms = book.terms.invalid_game
    require(terms is not None, Reason.NO_INVALIDATION)
    clauses = terms.clause if terms else ()
    if command.round == state.round and state.phase in UNDER_WAY:
        return (f.RoundVoided(round=state.round, reason=command.reason, clauses=clauses),)
    _require_correctable(state, command.round)
    return (
        f.ResultCorrected(
            round=command.round,
            settlement=state.rounds[command.round].settlement + 1,
            outcome=None,
            who=command.who,
            reason=command.reason,
        ),
    )


def _require_correctable(state: Table, round_: int) -> None:
    require(round_ in state.rounds, Reason.TOO_OLD, str(round_))
    played = state.rounds[round_]
    require(played.settlement > 0 and not played.void, Reason.NOT_SETTLED, str(round_))
    require(bool(state.frozen), Reason.NOT_FROZEN)
