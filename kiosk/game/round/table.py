"""The round as the dealer conducts it."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.bounds import CENTS_MAX
from kiosk.game.films.state import last_film
from kiosk.game.given import Given
from kiosk.game.irregularity.grounds import ground_by
from kiosk.game.limits.table import expired_legacies
from kiosk.game.refusal import Reason, require
from kiosk.game.remedies.table import forfeits
from kiosk.game.round.no_spin import no_spin
from kiosk.game.round.state import (
    ROUNDS_KEPT,
    UNDER_WAY,
    RoundAtTable,
    SlipStatus,
    TablePhase,
    TableRound,
    TableSlip,
)
from kiosk.game.seats.state import Seats
from kiosk.game.spread.table import spread_fault
from kiosk.game.staff.table import require_two
from kiosk.game.statistics import WINDOW
from kiosk.game.supernova.table import unanswered
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import ClosedBy, ReasonTerms

PART = TablePart("round")

_UNSETTLED = (SlipStatus.REGISTERED, SlipStatus.IN_QUESTION)

RECORDS_LOST = "the table's records of the round were lost"
MACHINES = ("clock", "sensor")
"""What ends wagering without anybody of the staff."""
PERIOD_S_MAX = 3600
"""A wagering period of more is a slip of the finger, which nobody could wait for."""


@PART.records(f.TableOpened)
def open_table(command: c.OpenTable, book: RuleBook, state: Table) -> None:
    require(state.round.phase is TablePhase.SHUT, Reason.TABLE_OPEN)
    _require_float(command.float_cents)


def _require_float(cents: int) -> None:
    require(0 <= cents <= CENTS_MAX, Reason.BAD_AMOUNT, cents=cents)


@PART.decides
def close_table(command: c.CloseTable, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """Players present must have seen the notice of the rule book run out (S3 7.12, S4 8.8)."""
    require(state.round.phase is not TablePhase.SHUT, Reason.TABLE_CLOSED)
    require(state.round.phase is TablePhase.IDLE, Reason.WAGERING_OPEN)
    require(not state.frozen, Reason.FROZEN, because=state.frozen)
    if state.anybody_playing:
        require(state.limits.closing_due_ms is not None, Reason.NOTICE_NEEDED)
        require(given.now_ms >= (state.limits.closing_due_ms or 0), Reason.NOT_DUE)
    _require_float(command.float_cents)
    return (f.TableClosed(float_cents=command.float_cents, who=given.who),)


@PART.decides
def shut_down(command: c.ShutDown, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """Nobody waits for a notice. The round under way has no result; those before it stand."""
    require(state.round.phase is not TablePhase.SHUT, Reason.TABLE_CLOSED)
    failure = book.terms.display.failure
    clauses = failure.clause if failure is not None else ()
    require(bool(clauses), Reason.NO_CLAUSE)
    _require_float(command.float_cents)
    about: Any = {"reason": command.reason, "clauses": clauses}
    closed = f.TableClosed(float_cents=command.float_cents, who=given.who, **about)
    if state.round.phase not in UNDER_WAY:
        return (closed,)
    return (f.RoundVoided(round=state.round.number, **about), closed)


@PART.answers
def _(fact: f.TableClosed, book: RuleBook, state: Table) -> c.Command:
    if fact.clauses:
        return c.ShutDown(fact.float_cents, fact.reason)
    return c.CloseTable(fact.float_cents)


@PART.decides
@PART.kept_in(f.RoundOpened)
def open_round(command: c.OpenRound, book: RuleBook, state: Table, given: Given) -> f.Facts:
    require(state.round.phase is not TablePhase.SHUT, Reason.TABLE_CLOSED)
    require(state.round.phase is TablePhase.IDLE, Reason.WAGERING_OPEN)
    require(not state.frozen, Reason.FROZEN, because=state.frozen)
    shortest_s = book.terms.period.shortest_s
    require(
        command.period_s >= shortest_s,
        Reason.PERIOD_TOO_SHORT,
        period_s=command.period_s,
        shortest_s=shortest_s,
        clauses=book.terms.period.clause,
    )
    longest_s = PERIOD_S_MAX
    require(command.period_s <= longest_s, Reason.PERIOD_TOO_LONG, longest_s=longest_s)
    opened = f.RoundOpened(
        round=state.round.number + 1,
        period_s=command.period_s,
        opened_ms=given.now_ms if book.terms.period.closed_by else 0,
    )
    return (*expired_legacies(state, given.now_ms), opened)


@PART.records(f.RoundClosed, round="round.number")
def close_round(command: c.CloseRound, book: RuleBook, state: Table, given: Given) -> None:
    """By what the document lets end a wagering period, and never before the shortest one is over
    (S0 8.1 Wagering period, S3 1.1 Wagering Period (b), 4.4)."""
    require(state.round.phase is TablePhase.BETTING, Reason.WAGERING_CLOSED)
    # Of what is left nobody had anything while accounts were frozen.
    require(not state.round.stopped_ms, Reason.FROZEN, because=state.frozen)
    period = book.terms.period
    if not period.closed_by:
        return  # an earlier edition
    clauses = period.clause
    by = ClosedBy(given.who) if given.who in MACHINES else ClosedBy.DEALER
    require(by in period.closed_by, Reason.NOT_CLOSED_BY, clauses=clauses)
    left_ms = state.round.opened_ms + period.shortest_s * 1000 - given.now_ms
    over = left_ms <= 0 or not state.round.opened_ms
    shortest_s = period.shortest_s
    require(over, Reason.PERIOD_NOT_OVER, shortest_s=shortest_s, clauses=clauses)


@PART.records(f.BallAtRest, round="round.number")
def ball_at_rest(command: c.RecordBallAtRest, book: RuleBook, state: Table) -> bool:
    require(state.round.phase in UNDER_WAY, Reason.NO_ROUND)
    return not state.round.current.ball_at_rest


@PART.records(f.BallExamined, round="round.number")
def examine_ball(command: c.ExamineBall, book: RuleBook, state: Table) -> None:
    require(ball_to_examine(book, state), Reason.NOT_TO_EXAMINE)


def ball_to_examine(book: RuleBook, state: Table) -> bool:
    """It left the wheel in this round, and nobody has looked at it since (S4 7.5)."""
    played, examined = state.round.kept.get(state.round.number), book.terms.no_spin.examined
    if played is None or examined is None:
        return False
    return examined.after in played.no_spins[played.examined :]


def _examined_by(book: RuleBook) -> tuple[str, ...]:
    examined = book.terms.no_spin.examined
    return examined.clause if examined else ()


@PART.decides
@PART.kept_in(f.NumberSensed)
def sense_number(command: c.SenseNumber, book: RuleBook, state: Table) -> f.Facts:
    """A number within the wagering period is a ball that rests too early (S0 8.8.1, S3 6.1h)."""
    round_, early_rest = state.round, book.terms.no_spin.early_rest
    within = round_.phase is TablePhase.BETTING and bool(early_rest)
    awaited = within or round_.phase in (TablePhase.CLOSING, TablePhase.SPINNING)
    require(awaited, Reason.NO_ROUND)
    require(command.outcome in book.wheel.order, Reason.UNKNOWN_POCKET, pocket=command.outcome)
    if round_.current.sensed == command.outcome:
        return ()
    sensed = f.NumberSensed(round=round_.number, outcome=command.outcome, key=command.key)
    if within and not round_.current.ball_at_rest:
        return (sensed, f.BallAtRest(round=round_.number))
    return (sensed,)


@PART.decides
@PART.kept_in(f.WheelWarned)
def sense_warning(command: c.SenseWarning, book: RuleBook, state: Table) -> f.Facts:
    require(state.round.phase in UNDER_WAY, Reason.NO_ROUND)
    if command.warning in state.round.current.warned:
        return ()
    return (f.WheelWarned(round=state.round.number, warning=command.warning, key=command.key),)


@PART.decides
@PART.kept_in(f.ResultConfirmed)
def confirm_result(command: c.ConfirmResult, book: RuleBook, state: Table, given: Given) -> f.Facts:
    require(state.round.phase in UNDER_WAY, Reason.NO_ROUND)
    require(state.round.phase is not TablePhase.BETTING, Reason.WAGERING_OPEN)
    require(state.round.phase is TablePhase.SPINNING, Reason.SLIPS_OUTSTANDING)
    require(not state.frozen, Reason.FROZEN, because=state.frozen)
    require(command.outcome in book.wheel.order, Reason.UNKNOWN_POCKET, pocket=command.outcome)
    early = early_rest(book, state.round.current)
    require(early is None, Reason.BALL_RESTED_EARLY, clauses=early.clause if early else ())
    require(not ball_to_examine(book, state), Reason.BALL_UNEXAMINED, clauses=_examined_by(book))
    sensed = state.round.current.sensed
    differs = sensed not in ("", command.outcome)
    if differs and book.terms.display.management_confirms:
        require(bool(command.reason.strip()), Reason.SENSOR_DIFFERS, pocket=sensed)
        require_two(state, given, type(command).__name__)
    confirmed = f.ResultConfirmed(
        round=state.round.number,
        outcome=command.outcome,
        who=given.who,
        sensor=sensed,
        reason=command.reason,
        second=given.second if differs and command.reason else "",
        film=last_film(state.films, state.round.number) if differs else "",
    )
    return (*spread_fault(book, state, at_rest=True), *unanswered(book, state), confirmed)


def early_rest(book: RuleBook, played: TableRound) -> ReasonTerms | None:
    """Why a spin has no result, whatever number the ball lies in. None: it may have."""
    terms = book.terms.no_spin
    if not played.rested_early:
        return None
    return next((reason for reason in terms.reasons if reason.id == terms.early_rest), None)


@PART.decides
@PART.kept_in(f.NoSpinCalled)
def call_no_spin(command: c.CallNoSpin, book: RuleBook, state: Table) -> f.Facts:
    require(state.round.phase in UNDER_WAY, Reason.NO_ROUND)
    return (no_spin(book, state.round.number, command.reason),)


@PART.decides
def void_round(command: c.VoidRound, book: RuleBook, state: Table) -> f.Facts:
    """Of earlier editions. Where the document has a closed list it is no spin, a malfunction, or a
    game that is invalidated, each with its clause."""
    require(state.round.phase in UNDER_WAY, Reason.NO_ROUND)
    require(not _closed_list(book), Reason.NO_CLAUSE)
    return (f.RoundVoided(round=state.round.number, reason=command.reason),)


def _closed_list(book: RuleBook) -> bool:
    return book.terms.void is not None and book.terms.void.closed_list


@PART.answers
def _(
    fact: f.RoundVoided, book: RuleBook, state: Table, beside: Sequence[f.Fact] = ()
) -> c.Command | None:
    """With clauses it is a spin or a game that does not count, or stands beside a malfunction of
    the system or of a display."""
    if not fact.clauses:
        # By a closed list only a malfunction that the document is silent about has no clause.
        return None if _closed_list(book) else c.VoidRound(fact.reason)
    no_spins = [(reason.id, reason.clause) for reason in book.terms.no_spin.reasons]
    if (fact.reason, fact.clauses) in no_spins:
        return c.CallNoSpin(fact.reason)
    failure = book.terms.display.failure
    if fact.clauses in (book.terms.faults.system.clause, failure.clause if failure else None):
        return None
    ground = ground_by(book, fact.clauses)
    return c.InvalidateGame(fact.round, fact.reason, ground, tuple(forfeits(beside)))


@PART.decides
def void_seat(command: c.VoidSeat, book: RuleBook, state: Table) -> f.Facts:
    """Of earlier editions. Where the document has a closed list it is `VoidWagers`, by the clause
    and two people, or a malfunction of the terminal."""
    require(state.round.phase in UNDER_WAY, Reason.NO_ROUND)
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    require(not _closed_list(book), Reason.NO_CLAUSE)
    return (f.SeatVoided(round=state.round.number, seat=command.seat, reason=command.reason),)


@PART.answers
def _(fact: f.SeatVoided, book: RuleBook, state: Table) -> c.Command | None:
    """With clauses it stands beside a malfunction, unless somebody broke the rules."""
    if fact.who:
        clause, breach = (*fact.clauses, "", "")[:2]
        return c.VoidWagers(fact.seat, fact.round, clause, breach, fact.reason)
    # By a closed list only a malfunction that the document is silent about has no clause.
    return None if fact.clauses or _closed_list(book) else c.VoidSeat(fact.seat, fact.reason)


@PART.applies
def _(fact: f.TableOpened, round: RoundAtTable, state: Table) -> RoundAtTable:
    return replace(round, phase=TablePhase.IDLE)


@PART.applies
def _(fact: f.TableClosed, round: RoundAtTable, state: Table) -> RoundAtTable:
    return replace(round, phase=TablePhase.SHUT)


@PART.applies
def _(fact: f.RoundOpened, round: RoundAtTable, state: Table) -> RoundAtTable:
    past = sorted(round.kept.values(), key=lambda played: played.round)
    rounds = [*past, TableRound(fact.round)]
    old = rounds[:-ROUNDS_KEPT]
    waiting = [played for played in old if _waits(played, rounds, state.seats)]
    newly_old = [played.outcome for played in reversed(old[len(past[:-ROUNDS_KEPT]) :])]
    earlier = (*(number for number in newly_old if number is not None), *round.earlier)
    return RoundAtTable(
        phase=TablePhase.BETTING,
        number=fact.round,
        period_s=fact.period_s,
        opened_ms=fact.opened_ms,
        kept={played.round: played for played in (*waiting, *rounds[-ROUNDS_KEPT:])},
        past_changes=round.past_changes + 1,
        earlier=earlier[:WINDOW],
    )


def _waits(played: TableRound, rounds: Sequence[TableRound], seats: Seats) -> bool:
    """Whether a terminal that is away may be in it still: it must hear what came of its wagers,
    however many rounds were played without it."""
    for name, seat in seats.items():
        if played.round <= seat.since:
            continue
        if seat.last is not None and played.round in (seat.away_in - 1, seat.away_in):
            return True
        slip = played.slips.get(name)
        unsettled = slip is not None and slip.status in _UNSETTLED and not slip.reported
        # A terminal is in one round at a time, so that one which lies keeps one here.
        left = any(name in later.slips for later in rounds if later.round > played.round)
        if unsettled and not played.void and not left:
            return True
    return False


@PART.applies
def _(fact: f.AccountFrozen, round: RoundAtTable, state: Table) -> RoundAtTable:
    return replace(round, stopped_ms=fact.stopped_ms)


@PART.applies
def _(fact: f.AccountThawed, round: RoundAtTable, state: Table) -> RoundAtTable:
    if not round.stopped_ms:
        return round
    stood_ms = max(0, fact.goes_on_ms - round.stopped_ms)
    return replace(round, opened_ms=round.opened_ms + stood_ms, stopped_ms=0)


@PART.applies
def _(fact: f.RoundClosed, round: RoundAtTable, state: Table) -> RoundAtTable:
    return replace(round, phase=TablePhase.CLOSING)


@PART.applies
def _(fact: f.GraceEnded, round: RoundAtTable, state: Table) -> RoundAtTable:
    return replace(round, phase=TablePhase.SPINNING)


@PART.applies
def _(fact: f.BallAtRest, round: RoundAtTable, state: Table) -> RoundAtTable:
    early = round.phase is TablePhase.BETTING
    return round.with_round(replace(round.current, ball_at_rest=True, rested_early=early))


@PART.applies
def _(fact: f.ResultConfirmed, round: RoundAtTable, state: Table) -> RoundAtTable:
    played = round.kept[fact.round]
    played = replace(played, outcome=fact.outcome, settlement=1, entered_by=fact.who)
    return replace(round.with_round(played), phase=TablePhase.IDLE)


@PART.applies
def _(fact: f.BallExamined, round: RoundAtTable, state: Table) -> RoundAtTable:
    played = round.kept[fact.round]
    return round.with_round(replace(played, examined=len(played.no_spins)))


@PART.applies
def _(fact: f.NumberSensed, round: RoundAtTable, state: Table) -> RoundAtTable:
    return round.with_round(replace(round.kept[fact.round], sensed=fact.outcome))


@PART.applies
def _(fact: f.WheelWarned, round: RoundAtTable, state: Table) -> RoundAtTable:
    played = round.kept[fact.round]
    return round.with_round(replace(played, warned=(*played.warned, fact.warning)))


@PART.applies
def _(fact: f.NoSpinCalled, round: RoundAtTable, state: Table) -> RoundAtTable:
    no_spins = (*round.current.no_spins, fact.reason)
    again = replace(
        round.current,
        ball_at_rest=False,
        rested_early=False,
        sensed="",
        warned=(),
        no_spins=no_spins,
    )
    return round.with_round(again)


@PART.applies
def _(fact: f.RoundVoided, round: RoundAtTable, state: Table) -> RoundAtTable:
    played = round.kept[fact.round]
    played = replace(played, void=True, reason=fact.reason, clauses=fact.clauses)
    return replace(round.with_round(played), phase=TablePhase.IDLE, stopped_ms=0)


@PART.applies
def _(fact: f.SeatVoided, round: RoundAtTable, state: Table) -> RoundAtTable:
    slip = round.kept[fact.round].slips.get(fact.seat, TableSlip("", SlipStatus.VOID))
    if slip.status is SlipStatus.REFUSED:
        return round  # its wagers are back with the player already
    voided = replace(slip, status=SlipStatus.VOID, reason=fact.reason, clauses=fact.clauses)
    return round.with_slip(fact.round, fact.seat, voided)


@PART.applies
def _(fact: f.RecoveryBegun, round: RoundAtTable, state: Table) -> RoundAtTable:
    return replace(round, phase=TablePhase.SHUT)


@PART.applies
def _(fact: f.RoundAdopted, round: RoundAtTable, state: Table) -> RoundAtTable:
    played = round.kept.get(fact.round, TableRound(fact.round))
    if fact.outcome is None:
        return round.with_round(replace(played, void=True, reason=RECORDS_LOST))
    settlement = max(1, fact.settlement)
    return round.with_round(replace(played, outcome=fact.outcome, settlement=settlement))


@PART.applies
def _(fact: f.SlipAdopted, round: RoundAtTable, state: Table) -> RoundAtTable:
    status = SlipStatus.REGISTERED if fact.registered else SlipStatus.IN_QUESTION
    slip = TableSlip(fact.slip, status, fact.stakes, fact.promotional)
    return round.with_slip(fact.round, fact.seat, slip)


@PART.applies
def _(fact: f.RecoveryEnded, round: RoundAtTable, state: Table) -> RoundAtTable:
    return replace(round, number=fact.round)
