"""Slips as the table takes them. A terminal is not trusted: every slip is judged again."""

from collections.abc import Sequence

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.capability import NoCommand
from kiosk.game.funds.table import OVERDRAWN, distrusted
from kiosk.game.irregularity.consequences import Consequence
from kiosk.game.irregularity.table import SLIP_LOST
from kiosk.game.refusal import Reason, Refusal, require
from kiosk.game.round.slip_fault import slip_fault
from kiosk.game.round.state import RoundAtTable, SlipStatus, TablePhase, TableSlip
from kiosk.game.settling import Numbers, settle_slip
from kiosk.game.supernova.table import sent_at_close
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.game.takings.state import taken_by
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import LostSlip

PART = TablePart("round")

DISAGREE = "the terminal and the table disagree on a settlement"

GONE = "paid by a result that was corrected since, and gone"


@PART.decides
@PART.kept_in(f.SlipTaken)
def register(command: c.RegisterSlip, book: RuleBook, state: Table) -> f.Facts:
    """Registered, or turned down for good: a slip has one answer, however often it comes."""
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    require(command.round in state.round.kept, Reason.WRONG_ROUND, round=command.round)
    there = state.round.kept[command.round].slips.get(command.seat)
    if there is not None:
        require(_same(there, command), Reason.KEY_REUSED, key=command.key)
        return ()
    in_time = command.round == state.round.number and state.round.phase in (
        TablePhase.BETTING,
        TablePhase.CLOSING,
    )
    fault = _fault(command, book, state)
    if not in_time and fault is None and _records_decide(book, state, command):
        return (_lost(book, command.round, command.seat),)
    if not in_time:
        fault = Refusal(Reason.SLIP_LATE)
    if fault is not None:
        turned_down = f.SlipTurnedDown(
            key=command.key, round=command.round, seat=command.seat, reason=str(fault)
        )
        too_much = fault.reason is Reason.MORE_THAN_THERE
        if too_much:
            return (turned_down, *distrusted(state, command.seat, fault.cents or 0, OVERDRAWN))
        return (turned_down,)
    return (
        f.SlipTaken(
            key=command.key,
            round=command.round,
            seat=command.seat,
            stakes=dict(command.stakes),
            promotional=dict(command.promotional),
            short_stack=command.short_stack,
            head=command.head,
            jackpot_cents=command.jackpot_cents,
        ),
    )


def _records_decide(book: RuleBook, state: Table, command: c.RegisterSlip) -> bool:
    """Whether a slip that comes too late is judged from the records instead of returned: it was
    sent when wagering was over, which the terminal's own journal proves (S3 6.16b). What a machine
    left behind that is written off was paid with the rest."""
    gone = state.round.kept[command.round].void or state.seats[command.seat].vacant
    return book.terms.faults.lost_slip is LostSlip.RECORDS and not gone


def _lost(book: RuleBook, number: int, seat: str) -> f.MalfunctionDeclared:
    return f.MalfunctionDeclared(
        round=number,
        seat=seat,
        reason=SLIP_LOST,
        consequence=Consequence.RECORDS,
        clauses=book.terms.faults.clause,
    )


def _same(there: TableSlip, command: c.RegisterSlip) -> bool:
    """A refused slip is known by its key alone: nothing else of it was kept."""
    if there.key != command.key:
        return False
    refused = there.status in (SlipStatus.REFUSED, SlipStatus.VOID)
    return refused or _body(command) == _body(there)


def _body(slip: TableSlip | c.RegisterSlip) -> tuple[object, ...]:
    return dict(slip.stakes), dict(slip.promotional), slip.short_stack, slip.jackpot_cents


def _fault(command: c.RegisterSlip, book: RuleBook, state: Table) -> Refusal | None:
    """What is wrong with a slip."""
    if state.tournament.on:
        return Refusal(Reason.TOURNAMENT_ON)
    if not state.seats[command.seat].playing:
        return Refusal(Reason.NO_ACCOUNT, seat=command.seat)
    return slip_fault(command, book, state, short_stack=command.short_stack)


@PART.decides
def end_grace(command: c.EndGrace, book: RuleBook, state: Table) -> f.Facts:
    require(state.round.phase is TablePhase.CLOSING, Reason.NO_ROUND)
    late, number = str(Refusal(Reason.SLIP_LATE)), state.round.number
    records = book.terms.faults.lost_slip is LostSlip.RECORDS
    missing = (
        _lost(book, number, seat)
        if records
        else f.SlipTurnedDown(key=key, round=number, seat=seat, reason=late)
        for seat, key in command.missing.items()
        if seat in state.seats and seat not in state.round.current.slips
    )
    sent = sent_at_close(book, state, command.key)
    return (*missing, *sent, f.GraceEnded(round=number))


@PART.answers
def _(fact: f.SlipTurnedDown, book: RuleBook, state: Table) -> c.Command | NoCommand:
    """What the slip held is not kept: only one that came too late, or again, is judged anew."""
    played = state.round.kept.get(fact.round)
    again = played is not None and fact.seat in played.slips
    if not again and fact.reason != str(Refusal(Reason.SLIP_LATE)):
        return NoCommand.OUTSIDE
    if fact.round == state.round.number and state.round.phase is TablePhase.CLOSING:
        return NoCommand.BESIDE  # the end of the grace says of each that is missing
    return c.RegisterSlip(fact.seat, fact.round, fact.key, {})


@PART.answers
def _(
    fact: f.SupernovaSent | f.GraceEnded,
    book: RuleBook,
    state: Table,
    beside: Sequence[f.Fact] = (),
) -> c.EndGrace:
    missing = f.SlipTurnedDown | f.MalfunctionDeclared
    key = next((s.key for s in (*beside, fact) if isinstance(s, f.SupernovaSent)), "")
    return c.EndGrace({s.seat: s.key for s in beside if isinstance(s, missing)}, key)


@PART.decides
def report(command: c.ReportSettlement, book: RuleBook, state: Table) -> f.Facts:
    """Both sides settle by the same engine. A difference is a case, and so is money gone."""
    require(command.round in state.round.kept, Reason.TOO_OLD, round=command.round)
    played = state.round.kept[command.round]
    require(command.seat in played.slips, Reason.UNKNOWN_SEAT, seat=command.seat)
    slip = played.slips[command.seat]
    latest = command.settlement == played.settlement
    own = slip.status is SlipStatus.VOID and command.settlement > played.settlement
    settled = played.settlement > 0 and (latest or own)
    as_judged = command.change == slip.change
    require(settled and as_judged, Reason.NOT_SETTLED, round=command.round)
    if (slip.reported, slip.change_reported) == (command.settlement, command.change):
        return ()
    expected_cents = expected_credit_cents(book, slip, played.numbers)
    reported = f.SettlementReported(
        round=command.round,
        seat=command.seat,
        settlement=command.settlement,
        credited_cents=command.credited_cents,
        expected_cents=expected_cents,
        owed_cents=command.owed_cents,
        head=command.head,
        change=command.change,
    )
    if difference_cents := command.credited_cents - expected_cents:
        locked = f.SeatLocked(seat=command.seat, reason=f.LockReason.DISPUTE, detail=DISAGREE)
        return (reported, _case(command, state, "differs", difference_cents, DISAGREE), locked)
    if command.owed_cents:
        return (reported, _case(command, state, "owed", command.owed_cents, GONE))
    return (reported,)


@PART.answers
def _(fact: f.SettlementReported, book: RuleBook, state: Table) -> c.ReportSettlement | NoCommand:
    """What is owed beside it is a case, and in journals of before nothing else. That case names the
    ticket by which the money left."""
    if fact.owed_cents:
        return NoCommand.BESIDE
    return c.ReportSettlement(
        fact.seat,
        fact.round,
        fact.settlement,
        fact.credited_cents,
        head=fact.head,
        change=fact.change,
    )


def _case(
    command: c.ReportSettlement, state: Table, kind: str, cents: int, what: str
) -> f.CaseOpened:
    """One case for a round, however often it is corrected: the amount is that of the last time. By
    a ticket money left the seat where it was printed, or none did: nobody redeems it until the case
    is closed, so that no terminal names another's."""
    ticket = state.tickets.get(command.owed_ticket)
    others = ticket is not None and ticket.seat != command.seat
    name = f"{kind} {command.seat} {command.round}"
    return f.CaseOpened(
        case=name,
        seat=command.seat,
        round=command.round,
        cents=cents,
        what=what,
        ticket=command.owed_ticket if command.owed_cents and not others else "",
    )


def expected_credit_cents(book: RuleBook, slip: TableSlip, numbers: Numbers) -> int:
    if slip.status is SlipStatus.REFUSED:
        return 0
    actual = Numbers(None, None) if slip.status is SlipStatus.VOID else numbers
    return settle_slip(book, slip.stakes, slip.promotional, actual, slip.judged).credited_cents


@PART.applies
def _(fact: f.SlipTaken, round: RoundAtTable, state: Table) -> RoundAtTable:
    slip = TableSlip(
        fact.key,
        SlipStatus.REGISTERED,
        fact.stakes,
        fact.promotional,
        fact.short_stack,
        jackpot_cents=fact.jackpot_cents,
    )
    return round.with_slip(fact.round, fact.seat, slip)


@PART.applies
def _(fact: f.SlipTurnedDown, round: RoundAtTable, state: Table) -> RoundAtTable:
    slip = TableSlip(fact.key, SlipStatus.REFUSED, reason=fact.reason)
    return round.with_slip(fact.round, fact.seat, slip)


@PART.applies
def _(fact: f.SettlementReported, round: RoundAtTable, state: Table) -> RoundAtTable:
    played = round.kept[fact.round]
    slip = played.slips[fact.seat]
    settled = slip.settled(
        fact.settlement,
        expected_cents=fact.expected_cents,
        owed_cents=fact.owed_cents,
        change=fact.change,
    )
    taken = taken_by(slip, played, fact.expected_cents)
    return round.with_slip(fact.round, fact.seat, replace(settled, taken=taken))
