"""Slips as the table takes them. A terminal is not trusted: every slip is judged again."""

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, require
from kiosk.game.settling import merged, settle_slip
from kiosk.game.table import commands as c
from kiosk.game.table.state import Phase, SlipStatus, Table, TableSlip
from kiosk.rules.limits import Limits
from kiosk.rules.rulebook import RuleBook

DISAGREE = "the terminal and the table disagree on a settlement"
GONE = "paid by a result that was corrected since, and gone"


def register(command: c.RegisterSlip, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """Registered, or turned down for good: a slip has one answer, however often it comes."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, command.seat)
    require(command.round in state.rounds, Reason.WRONG_ROUND, str(command.round))
    there = state.rounds[command.round].slips.get(command.seat)
    if there is not None:
        require(_same(there, command), Reason.KEY_REUSED, command.key)
        return ()
    in_time = command.round == state.round and state.phase in (Phase.BETTING, Phase.CLOSING)
    fault = _fault(command, book, state.limits_of(command.seat)) if in_time else f.LATE
    if fault:
        return (
            f.SlipTurnedDown(key=command.key, round=command.round, seat=command.seat, reason=fault),
        )
    return (
        f.SlipTaken(
            key=command.key,
            round=command.round,
            seat=command.seat,
            stakes=dict(command.stakes),
            promotional=dict(command.promotional),
            short_stack=command.short_stack,
            head=command.head,
        ),
    )


def _same(there: TableSlip, command: c.RegisterSlip) -> bool:
    """A refused slip is known by its key alone: nothing else of it was kept."""
    if there.key != command.key:
        return False
    refused = there.status in (SlipStatus.REFUSED, SlipStatus.VOID)
    body = (dict(command.stakes), dict(command.promotional), command.short_stack)
    return refused or body == (dict(there.stakes), dict(there.promotional), there.short_stack)


def _fault(command: c.RegisterSlip, book: RuleBook, limits: Limits) -> str:
    """What is wrong with a slip, in words, or nothing."""
    layout = merged(command.stakes, command.promotional)
    total_cents = sum(layout.values())
    if unknown := layout.keys() - book.wagers.keys():
        return f"the rule book has no wager {', '.join(sorted(unknown)[:5])}"
    if (wager := limits.not_permitted(layout)) is not None:
        return f"{layout[wager]} cents on {wager} are outside its limits"
    highest_cents = limits.aggregate_maximum_cents
    if not layout or (highest_cents is not None and total_cents > highest_cents):
        return f"{total_cents} cents in all are outside the aggregate limits"
    waived = command.short_stack and limits.law.short_stack
    if total_cents < (limits.aggregate_minimum_cents or 0) and not waived:
        return f"{total_cents} cents in all are below the minimum aggregate"
    return ""


def end_grace(command: c.EndGrace, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    require(state.phase is Phase.CLOSING, Reason.NO_ROUND)
    missing = (
        f.SlipTurnedDown(key=key, round=state.round, seat=seat, reason=f.LATE)
        for seat, key in command.missing.items()
        if seat in state.seats and seat not in state.current.slips
    )
    return (*missing, f.GraceEnded(round=state.round))


def report(command: c.ReportSettlement, book: RuleBook, state: Table) -> tuple[f.Fact, ...]:
    """Both sides settle by the same engine. A difference is a case, and so is money gone."""
    require(command.round in state.rounds, Reason.TOO_OLD, str(command.round))
    played = state.rounds[command.round]
    require(command.seat in played.slips, Reason.UNKNOWN_SEAT, command.seat)
    require(played.settlement == command.settlement > 0, Reason.NOT_SETTLED)
    slip = played.slips[command.seat]
    if slip.reported == command.settlement:
        return ()
    expected_cents = expected_credit_cents(book, slip, played.outcome)
    reported = f.SettlementReported(
        round=command.round,
        seat=command.seat,
        settlement=command.settlement,
        credited_cents=command.credited_cents,
        expected_cents=expected_cents,
    )
    if difference_cents := command.credited_cents - expected_cents:
        locked = f.SeatLocked(seat=command.seat, reason=f.LockReason.DISPUTE, detail=DISAGREE)
        return (reported, _case(command, "differs", difference_cents, DISAGREE), locked)
    if command.owed_cents:
        return (reported, _case(command, "owed", command.owed_cents, GONE))
    return (reported,)


def _case(command: c.ReportSettlement, kind: str, cents: int, what: str) -> f.CaseOpened:
    """One case for a round, however often it is corrected: the amount is that of the last time."""
    name = f"{kind} {command.seat} {command.round}"
    return f.CaseOpened(
        case=name,
        seat=command.seat,
        round=command.round,
        cents=cents,
        what=what,
        ticket=command.owed_ticket,
    )


def expected_credit_cents(book: RuleBook, slip: TableSlip, outcome: str | None) -> int:
    if slip.status is SlipStatus.REFUSED:
        return 0
    actual = None if slip.status is SlipStatus.VOID else outcome
    return settle_slip(book, slip.stakes, slip.promotional, actual).credited_cents
