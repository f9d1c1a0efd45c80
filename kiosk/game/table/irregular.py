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
from kiosk.game.table.dead import differences_of_gone_machines
from kiosk.game.table.rounds import UNDER_WAY
from kiosk.game.table.state import Phase, SlipStatus, Table
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import FaultBoundary, NoSpinConsequence

LOCKS_OF_STAFF = (f.LockReason.STAFF, f.LockReason.MALFUNCTION, f.LockReason.DISPUTE)
"""Those that the table orders. A terminal locks itself for the others, and knows when they end."""


SEAT_INTERRUPTED = "the terminal was interrupted"
TABLE_INTERRUPTED = "the table was interrupted"


def declare_malfunction(
    command: c.DeclareMalfunction, book: RuleBook, state: Table
) -> tuple[f.Fact, ...]:
    """Of a terminal or of the whole system, before or after the rule book's boundary."""
    require(state.phase is not Phase.SHUT, Reason.TABLE_CLOSED)
    played = state.round in state.rounds and not state.current.void
    require(played or bool(command.seat), Reason.NO_ROUND)
    require(not command.seat or command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    if not command.seat:
        return _system_fault(book, state, command.reason)
    locked = _locked(state, command.seat, f.LockReason.MALFUNCTION, command.reason)
    if not played:
        return locked  # no wagers to judge, and yet nobody is to play there
    return (*_seat_fault(book, state, command.seat, command.reason), *locked)


def tell_interruption(
    command: c.TellInterruption, book: RuleBook, state: Table
) -> tuple[f.Fact, ...]:
    """What an interruption of the game does to wagers follows from the rule book alone; whether
    the machine is fit to go on is for staff to say."""
    if command.before_result:
        return _gone_before_result(command, book, state)
    if state.phase not in UNDER_WAY:
        return ()
    if not command.seat:
        # Registered slips stand, and the ball may still be spinning (S1, S2 5.2): go on. Staff
        # can void the round if it has come to nothing (5.1.2).
        goes_on = book.terms.faults.boundary is FaultBoundary.REGISTERED
        if state.phase is Phase.BETTING or not goes_on:
            return _system_fault(book, state, TABLE_INTERRUPTED)
        # A slip that is not registered by now goes back (5.2.2).
        return (f.GraceEnded(round=state.round),) if state.phase is Phase.CLOSING else ()
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    slip = state.current.slips.get(command.seat)
    settled = slip is not None and slip.status is not SlipStatus.REGISTERED
    # In the wagering period the terminal itself gives its chips back.
    if state.phase is Phase.BETTING or settled or not command.wagers:
        return ()
    return _seat_fault(book, state, command.seat, SEAT_INTERRUPTED)


def _gone_before_result(
    command: c.TellInterruption, book: RuleBook, state: Table
) -> tuple[f.Fact, ...]:
    """It failed between registration and the number, and comes back to a settled round. Where the
    confirmation is the boundary, its wagers are void all the same (S0 8.8.4)."""
    slip = state.current.slips.get(command.seat) if state.round in state.rounds else None
    unsettled = slip is not None and slip.status is SlipStatus.REGISTERED and not slip.reported
    if not unsettled or state.phase is not Phase.IDLE or state.current.void:
        return ()
    if terminal_malfunction(book, Moment.REGISTERED) is not Consequence.VOID:
        return ()
    return _seat_fault(book, state, command.seat, SEAT_INTERRUPTED, Moment.REGISTERED)


def _seat_fault(
    book: RuleBook, state: Table, seat: str, reason: str, moment: Moment | None = None
) -> tuple[f.Fact, ...]:
    consequence = terminal_malfunction(book, moment or state.moment(seat))
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


def judge_paper(command: c.JudgePaper, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    return (
        f.SeatPaperJudged(
            seat=command.seat, paper=command.paper, stacked=command.stacked, who=command.who
        ),
    )


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
    corrected = f.ResultCorrected(
        round=command.round,
        settlement=played.settlement + 1,
        outcome=command.outcome,
        who=command.who,
        reason=command.reason,
    )
    return (corrected, *differences_of_gone_machines(book, state, corrected))


def invalidate_game(command: c.InvalidateGame, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """Riot, fire or fraud: the outcome does not count and wagers are refunded (S3 7.14, 7.15)."""
    clauses = _invalidation(book)
    require(bool(clauses), Reason.NO_INVALIDATION)
    if command.round == state.round and state.phase in UNDER_WAY:
        return (f.RoundVoided(round=state.round, reason=command.reason, clauses=clauses),)
    _require_correctable(state, command.round)
    corrected = f.ResultCorrected(
        round=command.round,
        settlement=state.rounds[command.round].settlement + 1,
        outcome=None,
        who=command.who,
        reason=command.reason,
    )
    return (corrected, *differences_of_gone_machines(book, state, corrected))


def _invalidation(book: RuleBook) -> tuple[str, ...]:
    """By which clause an outcome may not count: for invalid games, or because a spin that should
    never have been one is void (S1, S2 5.3 and 5.9)."""
    if book.terms.invalid_game is not None:
        return book.terms.invalid_game.clause
    void = book.terms.no_spin.then is NoSpinConsequence.VOID
    return book.terms.no_spin.clause if void else ()


def _require_correctable(state: Table, round_: int) -> None:
    require(round_ in state.rounds, Reason.TOO_OLD, str(round_))
    played = state.rounds[round_]
    require(played.settlement > 0 and not played.void, Reason.NOT_SETTLED, str(round_))
    require(bool(state.frozen), Reason.NOT_FROZEN)
