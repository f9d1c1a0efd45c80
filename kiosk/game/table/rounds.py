"""The round as the dealer conducts it."""

from kiosk.game import facts as f
from kiosk.game.irregularities import no_spin
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.state import Phase, Table
from kiosk.rules.rulebook import RuleBook

UNDER_WAY = (Phase.BETTING, Phase.CLOSING, Phase.SPINNING)


def open_table(command: c.OpenTable, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(state.phase is Phase.SHUT, Reason.TABLE_OPEN)
    return (f.TableOpened(float_cents=command.float_cents, who=command.who),)


def close_table(command: c.CloseTable, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """Players present must have seen the notice of the rule book run out (S3 7.12, S4 8.8)."""
    require(state.phase is not Phase.SHUT, Reason.TABLE_CLOSED)
    require(state.phase is Phase.IDLE, Reason.WAGERING_OPEN)
    require(not state.frozen, Reason.FROZEN, state.frozen)
    if state.anybody_playing:
        require(state.closing_due_ms is not None, Reason.NOTICE_NEEDED)
        require(command.now_ms >= (state.closing_due_ms or 0), Reason.NOT_DUE)
    return (f.TableClosed(float_cents=command.float_cents, who=command.who),)


def join(command: c.Join, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    return () if command.seat in state.seats else (f.SeatJoined(seat=command.seat),)


def see_head(command: c.SeeHead, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """A journal only grows: one that is shorter, or another of the same length, was tampered with
    or put back from a copy."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    gone_for_good = state.seats[command.seat].vacant and not command.new
    require(not gone_for_good, Reason.WRITTEN_OFF, command.seat)
    head = (command.seq, command.hash)
    seen = state.heads.get(command.seat, (0, ""))
    if head == seen:
        return ()
    require(command.seq > seen[0], Reason.JOURNAL_CUT, f"{command.seq} after {seen[0]}")
    return (f.HeadSeen(seat=command.seat, seq=command.seq, hash=command.hash),)


def set_playing(command: c.SetPlaying, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    if state.seats[command.seat].playing == command.playing:
        return ()
    return (f.SeatPlaying(seat=command.seat, playing=command.playing),)


def open_round(command: c.OpenRound, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(state.phase is not Phase.SHUT, Reason.TABLE_CLOSED)
    require(state.phase is Phase.IDLE, Reason.WAGERING_OPEN)
    require(not state.frozen, Reason.FROZEN, state.frozen)
    shortest_s = book.terms.period.shortest_s
    require(command.period_s >= shortest_s, Reason.PERIOD_TOO_SHORT, f"{command.period_s} s")
    opened = f.RoundOpened(round=state.round + 1, period_s=command.period_s)
    return (*_expired_legacies(state, command.now_ms), opened)


def _expired_legacies(state: Table, now_ms: int) -> tuple[f.Fact, ...]:
    """Legacy limits last an hour (S3 7.6a), and end between two rounds."""
    return tuple(
        f.LegacyEnded(seat=name)
        for name, seat in state.seats.items()
        if seat.legacy_from is not None and now_ms >= seat.legacy_until_ms
    )


def close_round(command: c.CloseRound, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(state.phase is Phase.BETTING, Reason.WAGERING_CLOSED)
    return (f.RoundClosed(round=state.round, by=command.by),)


def ball_at_rest(command: c.RecordBallAtRest, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(state.phase in UNDER_WAY, Reason.NO_ROUND)
    return () if state.current.ball_at_rest else (f.BallAtRest(round=state.round),)


def sense_number(command: c.SenseNumber, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(state.phase in (Phase.CLOSING, Phase.SPINNING), Reason.NO_ROUND)
    require(command.outcome in book.wheel.order, Reason.UNKNOWN_POCKET, command.outcome)
    if state.current.sensed == command.outcome:
        return ()
    return (f.NumberSensed(key=command.key, round=state.round, outcome=command.outcome),)


def confirm_result(command: c.ConfirmResult, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(state.phase in UNDER_WAY, Reason.NO_ROUND)
    require(state.phase is not Phase.BETTING, Reason.WAGERING_OPEN)
    require(state.phase is Phase.SPINNING, Reason.SLIPS_OUTSTANDING)
    require(not state.frozen, Reason.FROZEN, state.frozen)
    require(command.outcome in book.wheel.order, Reason.UNKNOWN_POCKET, command.outcome)
    confirmed = f.ResultConfirmed(
        round=state.round, outcome=command.outcome, who=command.who, sensor=state.current.sensed
    )
    return (confirmed,)


def call_no_spin(command: c.CallNoSpin, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(state.phase in UNDER_WAY, Reason.NO_ROUND)
    return (no_spin(book, state.round, command.reason),)


def void_round(command: c.VoidRound, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(state.phase in UNDER_WAY, Reason.NO_ROUND)
    return (f.RoundVoided(round=state.round, reason=command.reason),)


def void_seat(command: c.VoidSeat, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(state.phase in UNDER_WAY, Reason.NO_ROUND)
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    return (f.SeatVoided(round=state.round, seat=command.seat, reason=command.reason),)
