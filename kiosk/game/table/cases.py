"""Questions of money that people must answer, and money that waits at a terminal for the answer."""

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.table import commands as c
from kiosk.game.table.state import Case, Hold, Table
from kiosk.game.times import HOUR_MS
from kiosk.rules.rulebook import RuleBook

DISPUTES_MAX = 10
"""Open at one seat."""


def open_case(command: c.OpenCase, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """The rule book's clock, where it has one, starts now (S3 6.12)."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    require(command.case not in state.cases, Reason.KEY_REUSED, command.case)
    hours = book.terms.withhold.hours
    return (
        f.CaseOpened(
            case=command.case,
            seat=command.seat,
            round=command.round,
            cents=command.cents,
            what=command.what,
            until_ms=command.now_ms + hours * HOUR_MS if hours else None,
            withhold=command.withhold,
        ),
    )


def take_dispute(command: c.TakeDispute, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """The table's own evidence goes beside the terminal's, and the seat is locked until the case is
    closed. Told again, it changes nothing."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    seat = state.seats[command.seat]
    if seat.dispute == command.case:
        return ()
    require(command.case not in state.cases, Reason.KEY_REUSED, command.case)
    # A terminal that lies does not bury the others' cases.
    disputes = sum(case.dispute and case.seat == command.seat for case in state.cases.values())
    require(disputes < DISPUTES_MAX, Reason.DISPUTE_OPEN, command.seat)
    played = state.rounds.get(command.round)
    slip = played.slips.get(command.seat) if played else None
    taken = f.DisputeTaken(
        case=command.case,
        seat=command.seat,
        round=command.round,
        by=command.by,
        picture=command.picture,
        stakes=dict(slip.stakes) if slip else {},
        promotional=dict(slip.promotional) if slip else {},
        outcome=played.outcome if played else None,
        entered_by=played.entered_by if played else "",
        sensor=played.sensed if played else "",
    )
    hours = book.terms.withhold.hours
    opened = f.CaseOpened(
        case=command.case,
        seat=command.seat,
        round=command.round,
        cents=sum(taken.stakes.values()) + sum(taken.promotional.values()),
        what=dispute_words(taken),
        until_ms=command.now_ms + hours * HOUR_MS if hours else None,
    )
    there = f.LockReason.DISPUTE in seat.locks
    locked = f.SeatLocked(
        seat=command.seat, reason=f.LockReason.DISPUTE, detail=f"case {command.case}"
    )
    return (opened, taken) if there else (opened, taken, locked)


def dispute_words(taken: f.DisputeTaken) -> str:
    """The evidence in one line, for the console."""
    told = [f"disputed by the {taken.by}" if taken.by == "player" else f"disputed by {taken.by}"]
    told.append(f"wagers registered: {len(taken.stakes) + len(taken.promotional)}")
    if taken.outcome is not None:
        told.append(f"number {taken.outcome} entered by {taken.entered_by}")
    told.append(f"sensor read {taken.sensor}" if taken.sensor else "no sensor reading")
    kept = f"screen kept, SHA-256 {taken.picture[:16]}"
    told.append(kept if taken.picture else "no picture of the screen")
    return ", ".join(told)


def answer_withhold(command: c.AnswerWithhold, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """An answer that comes again finds nothing asked, and changes nothing."""
    case = _known(state, command.case)
    if case.hold is not Hold.ASKED:
        return ()
    return (f.CaseHeld(case=command.case, held=command.held, reason=command.reason),)


def close_case(command: c.CloseCase, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    case = _known(state, command.case)
    require(case.hold is not Hold.ASKED, Reason.PAYMENT_PENDING)
    require(case.pay is None, Reason.UNKNOWN_CASE, command.case)
    closed = f.CaseClosed(
        case=command.case, answer=command.answer, who=command.who, pay=command.pay
    )
    others = [there for name, there in state.cases.items() if name != command.case]
    last = not any(there.dispute and there.seat == case.seat for there in others)
    locked = f.LockReason.DISPUTE in state.seats[case.seat].locks
    if not (case.dispute and last and locked):
        return (closed,)
    free = f.SeatUnlocked(seat=case.seat, reason=f.LockReason.DISPUTE, who=command.who)
    return (closed, free)


def end_case(command: c.EndCase, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    decided = command.case in state.cases and state.cases[command.case].pay is not None
    return (f.CaseCarriedOut(case=command.case),) if decided else ()


def _known(state: Table, case: str) -> Case:
    require(case in state.cases, Reason.UNKNOWN_CASE, case)
    return state.cases[case]
