"""What staff declare when something went wrong, with the consequences of the rule book."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.capability import NoCommand
from kiosk.game.given import Given
from kiosk.game.irregularity.consequences import (
    Consequence,
    Moment,
    system_malfunction,
    terminal_malfunction,
)
from kiosk.game.irregularity.grounds import ground_by, grounds, reaches_back
from kiosk.game.locks.table import locked
from kiosk.game.refusal import Reason, Refused, require
from kiosk.game.remedies.table import forfeited_by, forfeits
from kiosk.game.round.slip_fault import slip_fault
from kiosk.game.round.state import UNDER_WAY, RoundAtTable, SlipStatus, TablePhase, TableSlip
from kiosk.game.seats.gone import differences_of_gone_machines
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.remedies import Remedy, clauses_for
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import FaultBoundary, NoSpinConsequence

PART = TablePart("round")

SEAT_INTERRUPTED = "the terminal was interrupted"

TABLE_INTERRUPTED = "the table was interrupted"

SLIP_LOST = "the slip was lost on its way"


@PART.decides
def declare_malfunction(command: c.DeclareMalfunction, book: RuleBook, state: Table) -> f.Facts:
    """Of a terminal or of the whole system, before or after the rule book's boundary, in the round
    that is named: the next may have been opened since (S0 8.8.4b, 8.8.5b, S3 6.16b)."""
    require(state.round.phase is not TablePhase.SHUT, Reason.TABLE_CLOSED)
    number = command.round or state.round.number
    require(not command.round or number in state.round.kept, Reason.TOO_OLD, round=number)
    played = number in state.round.kept and not state.round.kept[number].void
    require(played or bool(command.seat), Reason.NO_ROUND)
    require(not command.seat or command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    if not command.seat:
        return _system_fault(book, state, command.reason, number)
    lock = locked(state, command.seat, f.LockReason.MALFUNCTION, command.reason)
    if not played:
        return lock  # no wagers to judge, and yet nobody is to play there
    about = {"round": number, "seat": command.seat, "reason": command.reason}
    return (*_seat_fault(book, about, _moment(state, command.seat, number)), *lock)


@PART.decides
def tell_interruption(command: c.TellInterruption, book: RuleBook, state: Table) -> f.Facts:
    """What an interruption of the game does to wagers follows from the rule book alone; whether
    the machine is fit to go on is for staff to say."""
    if command.before_result:
        return _gone_before_result(command, book, state)
    if state.round.phase not in UNDER_WAY:
        return ()
    if not command.seat:
        # Registered slips stand, and the ball may still be spinning (S1, S2 5.2): go on. Staff
        # can void the round if it has come to nothing (5.1.2).
        goes_on = book.terms.faults.boundary is FaultBoundary.REGISTERED
        if state.round.phase is TablePhase.BETTING or not goes_on:
            return _system_fault(book, state, TABLE_INTERRUPTED, state.round.number)
        # A slip that is not registered by now goes back (5.2.2).
        return (
            (f.GraceEnded(round=state.round.number),)
            if state.round.phase is TablePhase.CLOSING
            else ()
        )
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    slip = state.round.current.slips.get(command.seat)
    settled = slip is not None and slip.status is not SlipStatus.REGISTERED
    # In the wagering period the terminal itself gives its chips back.
    if state.round.phase is TablePhase.BETTING or settled or not command.wagers:
        return ()
    number = state.round.number
    about = {"round": number, "seat": command.seat, "reason": SEAT_INTERRUPTED}
    return _seat_fault(book, about, _moment(state, command.seat, number))


@PART.answers
def _(fact: f.MalfunctionDeclared, book: RuleBook, state: Table) -> c.Command | NoCommand:
    if fact.reason == SLIP_LOST:
        here = fact.round == state.round.number and state.round.phase is TablePhase.CLOSING
        # The end of the grace says so of each slip that is missing; else it was the terminal.
        return NoCommand.BESIDE if here else NoCommand.OUTSIDE
    if fact.reason not in (SEAT_INTERRUPTED, TABLE_INTERRUPTED):
        round_ = 0 if fact.round == state.round.number else fact.round
        return c.DeclareMalfunction(fact.seat, fact.reason, round_)
    return c.TellInterruption(fact.seat, before_result=state.round.phase not in UNDER_WAY)


def _gone_before_result(command: c.TellInterruption, book: RuleBook, state: Table) -> f.Facts:
    """It failed between registration and the number, and comes back to a settled round. Where the
    confirmation is the boundary, its wagers are void all the same (S0 8.8.4)."""
    slip = (
        state.round.current.slips.get(command.seat)
        if state.round.number in state.round.kept
        else None
    )
    unsettled = slip is not None and slip.status is SlipStatus.REGISTERED and not slip.reported
    if not unsettled or state.round.phase is not TablePhase.IDLE or state.round.current.void:
        return ()
    if terminal_malfunction(book, Moment.REGISTERED) is not Consequence.VOID:
        return ()
    about = {"round": state.round.number, "seat": command.seat, "reason": SEAT_INTERRUPTED}
    return _seat_fault(book, about, Moment.REGISTERED)


def _seat_fault(book: RuleBook, about: Mapping[str, Any], moment: Moment) -> f.Facts:
    """`about` is what every fact of it says."""
    consequence = terminal_malfunction(book, moment)
    clauses = book.terms.faults.clause
    declared = f.MalfunctionDeclared(**about, consequence=consequence, clauses=clauses)
    if consequence is not Consequence.VOID:
        return (declared,)
    return (declared, f.SeatVoided(**about, clauses=clauses))


def _system_fault(book: RuleBook, state: Table, reason: str, number: int) -> f.Facts:
    at_rest = state.round.kept[number].ball_at_rest
    consequence = system_malfunction(book, _system_moment(state, number), ball_at_rest=at_rest)
    about: Any = {"round": number, "reason": reason}
    clauses = book.terms.faults.system.clause
    declared = f.MalfunctionDeclared(**about, seat="", consequence=consequence, clauses=clauses)
    if consequence is not Consequence.VOID:
        return (declared,)
    return (declared, f.RoundVoided(**about, clauses=clauses))


def _system_moment(state: Table, number: int) -> Moment:
    match state.round.phase:
        case _ if number != state.round.number:
            return Moment.CONFIRMED
        case TablePhase.BETTING:
            return Moment.WAGERING
        case TablePhase.CLOSING | TablePhase.SPINNING:
            return Moment.ENDED
        case _:
            return Moment.CONFIRMED


def _moment(state: Table, seat: str, number: int) -> Moment:
    """How far a round has come for a seat."""
    if number != state.round.number:
        return Moment.CONFIRMED
    if state.round.phase is TablePhase.BETTING:
        return Moment.WAGERING
    if state.round.phase is TablePhase.IDLE:
        return Moment.CONFIRMED
    slip = state.round.current.slips.get(seat)
    registered = slip is not None and slip.status is SlipStatus.REGISTERED
    return Moment.REGISTERED if registered else Moment.ENDED


@PART.decides
def judge_records(command: c.JudgeRecords, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """Wagers that the records cannot confirm are void (S0 8.8.7, S3 6.17)."""
    slip = _in_question(state, command.seat, command.round)
    judged = f.RecordsJudged(
        # Of what is void there may be no slip, so that the order must name it.
        key="" if command.confirmed else given.key,
        round=command.round,
        seat=command.seat,
        # Where neither side holds a slip there is nothing to confirm.
        confirmed=command.confirmed and bool(slip.key),
        who=given.who,
    )
    return (judged,)


@PART.decides
def confirm_by_terminal(
    command: c.ConfirmByTerminal, book: RuleBook, state: Table, given: Given
) -> f.Facts:
    """A slip that could never have been taken is no record, whoever believes it. Of one that the
    table took before, its own record counts. Nobody can tell any more who had a short stack."""
    slip = _in_question(state, command.seat, command.round)
    fault = None if slip.key else slip_fault(command, book, state, short_stack=True)
    if fault is not None:
        raise Refused(fault)
    judged = f.RecordsJudged(
        key=command.key,
        round=command.round,
        seat=command.seat,
        confirmed=True,
        who=given.who,
        stakes=dict(command.stakes),
        promotional=dict(command.promotional),
    )
    return (judged,)


@PART.answers
def _(fact: f.RecordsJudged, book: RuleBook, state: Table) -> c.Command:
    if fact.confirmed and fact.key:
        return c.ConfirmByTerminal(fact.seat, fact.round, fact.key, fact.stakes, fact.promotional)
    return c.JudgeRecords(fact.seat, fact.round, fact.confirmed)


def _in_question(state: Table, seat: str, round_: int) -> TableSlip:
    require(round_ in state.round.kept, Reason.TOO_OLD, round=round_)
    slip = state.round.kept[round_].slips.get(seat)
    asked = slip is not None and slip.status is SlipStatus.IN_QUESTION
    require(asked, Reason.NO_MALFUNCTION, seat=seat)
    assert slip is not None
    return slip


@PART.decides
def correct_result(command: c.CorrectResult, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """By the number that the ball lies in (S0 8.8.3, S1 5.5, S3 6.9)."""
    _require_correctable(state, command.round)
    played = state.round.kept[command.round]
    require(command.outcome in book.wheel.order, Reason.UNKNOWN_POCKET, pocket=command.outcome)
    require(command.outcome != played.outcome, Reason.SAME_NUMBER, pocket=command.outcome)
    corrected = f.ResultCorrected(
        round=command.round,
        settlement=played.settlement + 1,
        outcome=command.outcome,
        who=given.who,
        reason=command.reason,
    )
    return (corrected, *differences_of_gone_machines(book, state, corrected))


@PART.decides
def invalidate_game(
    command: c.InvalidateGame, book: RuleBook, state: Table, given: Given
) -> f.Facts:
    """Riot, fire or fraud: the outcome does not count and wagers are refunded (S3 7.14, 7.15)."""
    clauses = _invalidation(book, command.ground)
    require(bool(clauses), Reason.NO_INVALIDATION)
    reaches = command.round == state.round.number or reaches_back(book, command.ground)
    require(reaches, Reason.EARLIER_STANDS, round=command.round, clauses=clauses)
    if command.round == state.round.number and state.round.phase in UNDER_WAY:
        voided = f.RoundVoided(round=state.round.number, reason=command.reason, clauses=clauses)
        return (*_forfeited(command, book, state, given, clauses), voided)
    _require_correctable(state, command.round)
    corrected = f.ResultCorrected(
        round=command.round,
        settlement=state.round.kept[command.round].settlement + 1,
        outcome=None,
        who=given.who,
        reason=command.reason,
        clauses=clauses if command.ground else (),
    )
    return (
        *_forfeited(command, book, state, given, clauses),
        corrected,
        *differences_of_gone_machines(book, state, corrected, command.forfeit),
    )


def _forfeited(
    command: c.InvalidateGame,
    book: RuleBook,
    state: Table,
    given: Given,
    clauses: tuple[str, ...],
) -> Iterator[f.Fact]:
    """Before the others' go back, so that these never do."""
    clause = "".join(clauses_for(book, Remedy.FORFEIT))
    for seat in sorted({*command.forfeit}):
        asked = c.ForfeitWagers(seat, command.round, clause, command.reason)
        yield forfeited_by(book, state, asked, given, clauses)


@PART.answers
def _(
    fact: f.ResultCorrected, book: RuleBook, state: Table, beside: Sequence[f.Fact] = ()
) -> c.Command:
    if fact.outcome is None:
        ground = ground_by(book, fact.clauses)
        return c.InvalidateGame(fact.round, fact.reason, ground, tuple(forfeits(beside)))
    return c.CorrectResult(fact.round, fact.outcome, fact.reason)


def _invalidation(book: RuleBook, ground: str) -> tuple[str, ...]:
    """By which clause an outcome may not count. Earlier editions did not ask for which of them."""
    if book.terms.void is not None:
        return next((known.clauses for known in grounds(book) if known.id == ground), ())
    if book.terms.invalid_game is not None:
        return book.terms.invalid_game.clause
    void = book.terms.no_spin.then is NoSpinConsequence.VOID
    return book.terms.no_spin.clause if void else ()


def _require_correctable(state: Table, round_: int) -> None:
    require(round_ in state.round.kept, Reason.TOO_OLD, round=round_)
    played = state.round.kept[round_]
    require(played.settlement > 0 and (not played.void), Reason.NOT_SETTLED, round=round_)
    require(bool(state.frozen), Reason.NOT_FROZEN)


@PART.applies
def _(fact: f.MalfunctionDeclared, round: RoundAtTable, state: Table) -> RoundAtTable:
    if fact.consequence != Consequence.RECORDS:
        return round
    played = round.kept[fact.round]
    slips = dict(played.slips)
    past = fact.round != round.number
    for name, seat in state.seats.items():
        played_then = name in slips if past else seat.playing
        if name == fact.seat or (not fact.seat and played_then):
            slip = slips.get(name, TableSlip("", SlipStatus.REGISTERED))
            if slip.status is SlipStatus.REGISTERED:
                slips[name] = replace(
                    slip,
                    status=SlipStatus.IN_QUESTION,
                    malfunctions=(*slip.malfunctions, *fact.clauses),
                )
    return round.with_round(replace(played, slips=slips))


@PART.applies
def _(fact: f.RecordsJudged, round: RoundAtTable, state: Table) -> RoundAtTable:
    status = SlipStatus.REGISTERED if fact.confirmed else SlipStatus.VOID
    slip = replace(round.kept[fact.round].slips[fact.seat], status=status)
    if not slip.key:
        slip = replace(slip, key=fact.key, stakes=fact.stakes, promotional=fact.promotional)
    return round.with_slip(fact.round, fact.seat, slip)


@PART.applies
def _(fact: f.ResultCorrected, round: RoundAtTable, state: Table) -> RoundAtTable:
    corrected = replace(
        round.kept[fact.round],
        outcome=fact.outcome,
        settlement=fact.settlement,
        void=fact.outcome is None,
        clauses=fact.clauses,
        entered_by=fact.who,
    )
    return round.with_round(corrected)
