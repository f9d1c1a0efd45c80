"""Spread-Bet at the table: which table of odds is on offer, the ring of each round from its seal to
its opening, and whether the displays showed a valid spin (S3 3.44, 4.2, 6.21)."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.capability import NoCommand
from kiosk.game.given import Given
from kiosk.game.limits.state import LimitsAtTable
from kiosk.game.limits.table import may_change_at_once, noting_past
from kiosk.game.refusal import Reason, require
from kiosk.game.round.state import UNDER_WAY, RoundAtTable, TablePhase, TableRound
from kiosk.game.seats.gone import differences_of_gone_machines
from kiosk.game.seats.state import Seats
from kiosk.game.spread.ring import commitment_of, ring_of
from kiosk.game.spread.state import SpreadAtTable, SpreadNotice, SpreadRound, SpreadVoid
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.game.times import MINUTE_MS
from kiosk.rules.rulebook import RuleBook

PART = TablePart("spread")
ROUND = TablePart("round")
LIMITS = TablePart("limits")

BETWEEN_ROUNDS = (TablePhase.IDLE, TablePhase.SHUT)


@PART.decides
def notice_spread(command: c.NoticeSpread, book: RuleBook, state: Table, given: Given) -> f.Facts:
    _require_another(book, state, command)
    due_ms = given.now_ms + book.terms.notices.limits.minutes * MINUTE_MS
    return (f.SpreadNoticed(table=command.table, limits=command.limits, due_ms=due_ms),)


@PART.answers
def _(fact: f.SpreadNoticed, book: RuleBook, state: Table) -> c.NoticeSpread:
    return c.NoticeSpread(fact.table, fact.limits)


@PART.decides
def select_spread(command: c.SelectSpread, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """Between rounds, and with the notice that limits need (S3 3.44, 7.3)."""
    require(state.round.phase in BETWEEN_ROUNDS, Reason.WAGERING_OPEN)
    _require_another(book, state, command)
    # Odds that are taken away, or come in the place of others, are no lower minimum.
    if not may_change_at_once(book, state, all_agree=command.all_agree, raises_minimum=True):
        notice = state.spread.notice
        same = notice is not None and (notice.table, notice.limits) == (
            command.table,
            command.limits,
        )
        require(same, Reason.NOTICE_NEEDED)
        require(notice is not None and given.now_ms >= notice.due_ms, Reason.NOT_DUE)
    return (f.SpreadSelected(table=command.table, limits=command.limits, agreed=command.all_agree),)


@PART.answers
def _(fact: f.SpreadSelected, book: RuleBook, state: Table) -> c.SelectSpread:
    return c.SelectSpread(fact.table, fact.limits, fact.agreed)


def _require_another(
    book: RuleBook, state: Table, command: c.NoticeSpread | c.SelectSpread
) -> None:
    require(bool(book.spread_tables), Reason.NO_SPREAD)
    known = not command.table or command.table in book.spread_tables
    require(known, Reason.UNKNOWN_SPREAD, because=command.table)
    require(bool(command.table) == (command.limits is not None), Reason.BAD_AMOUNT)
    require(command.limits is None or command.limits.fit(), Reason.BAD_AMOUNT)
    require(command.table != state.spread.selected, Reason.SPREAD_SELECTED, because=command.table)


# ---- The ring ---------------------------------------------------------------------------------


@PART.records(f.RingCommitted)
def commit_ring(command: c.CommitRing, book: RuleBook, state: Table) -> None:
    """Once for each round, and before its wagering opens."""
    require(bool(state.spread.selected), Reason.SPREAD_NOT_OFFERED)
    require(state.round.phase is TablePhase.IDLE, Reason.WAGERING_OPEN)
    require(command.round == state.round.number + 1, Reason.WRONG_ROUND, round=command.round)
    before = state.spread.committed
    require(before is None or before[0] < command.round, Reason.RING_DRAWN, round=command.round)
    last = state.round.kept.get(state.round.number)
    sealed = last.spread if last else None
    told = sealed is None or not sealed.commitment or sealed.ring is not None or sealed.lost
    require(told, Reason.RING_SEALED, round=state.round.number)


@PART.records(f.RingRevealed)
def reveal_ring(command: c.RevealRing, book: RuleBook, state: Table) -> bool:
    """What was sealed, and nothing else; never while wagering is open."""
    spread = _require_spread(state, command.round)
    open_ = command.round == state.round.number and state.round.phase is TablePhase.BETTING
    require(not open_, Reason.WAGERING_OPEN)
    secret = bytes.fromhex(command.secret)
    drawn = ring_of(secret, len(book.wheel.order)) == command.ring
    sealed = commitment_of(command.round, command.ring, secret) == spread.commitment
    require(drawn and sealed, Reason.NOT_THE_RING, round=command.round)
    return spread.ring is None


@PART.decides
@PART.kept_in(f.RingLost)
def lose_ring(command: c.LoseRing, book: RuleBook, state: Table) -> f.Facts:
    """Nobody can tell any more what was sealed."""
    spread = _require_spread(state, command.round)
    if spread.ring is not None or spread.lost:
        return ()
    lost = f.RingLost(round=command.round)
    under_way = command.round == state.round.number and state.round.phase in UNDER_WAY
    if not under_way:
        return (lost,)
    return (lost, *_voided(book, state.round.current, f.SpreadFault.NO_RING))


def _require_spread(state: Table, round_: int) -> SpreadRound:
    played = state.round.kept.get(round_)
    require(played is not None, Reason.TOO_OLD, round=round_)
    spread = played.spread if played else None
    require(spread is not None and bool(spread.commitment), Reason.SPREAD_NOT_OFFERED)
    assert spread is not None
    return spread


# ---- What displays show -----------------------------------------------------------------------


@PART.decides
def report_rings(command: c.ReportRings, book: RuleBook, state: Table) -> f.Facts:
    """Only of those that turned them before no more bets; one that came later shows no spin."""
    if state.round.phase not in UNDER_WAY or command.round != state.round.number:
        return ()
    played = state.round.current
    spread, betting = played.spread, state.round.phase is TablePhase.BETTING
    if spread is None or spread.void is not None:
        return ()
    if not (betting or command.display in spread.displays):
        return ()
    fault = _fault_shown(command, played, betting=betting)
    if fault is None and spread.displays.get(command.display) is command.shown:
        return ()
    shown = f.RingsShown(
        round=command.round,
        display=command.display,
        shown=command.shown,
        # What does not turn has no direction, and what is not locked stands nowhere.
        outer=command.outer if command.shown is f.Shown.TURNING else 0,
        inner=command.inner if command.shown is f.Shown.TURNING else 0,
        ring=command.ring if command.shown is f.Shown.LOCKED else None,
    )
    return (shown, *(_voided(book, played, fault) if fault is not None else ()))


@PART.answers
def _(fact: f.RingsShown, book: RuleBook, state: Table) -> c.ReportRings:
    return c.ReportRings(fact.round, fact.display, fact.shown, fact.outer, fact.inner, fact.ring)


def _fault_shown(
    command: c.ReportRings, played: TableRound, *, betting: bool
) -> f.SpreadFault | None:
    """The rings turn in opposite directions until they fade, and come back as they were drawn
    before the ball rests (S3 4.2)."""
    spread = played.spread
    assert spread is not None
    match command.shown:
        case f.Shown.TURNING if (command.outer, command.inner) not in ((1, -1), (-1, 1)):
            return f.SpreadFault.SAME_DIRECTION
        case f.Shown.FADED if betting:
            return f.SpreadFault.NOT_TURNING
        case f.Shown.LOCKED if spread.ring is None or command.ring != spread.ring:
            return f.SpreadFault.WRONG_RING
        case f.Shown.LOCKED if played.ball_at_rest or played.sensed:
            return f.SpreadFault.NOT_LOCKED
        case _:
            return None


@PART.decides
@PART.kept_in(f.DisplayLost)
def lose_display(command: c.LoseDisplay, book: RuleBook, state: Table) -> f.Facts:
    """Before or after no more bets, until there is a result (S3 6.21)."""
    if state.round.phase not in UNDER_WAY:
        return ()
    played = state.round.current
    spread = played.spread
    if spread is None or spread.void is not None or command.display not in spread.displays:
        return ()
    lost = f.DisplayLost(round=played.round, display=command.display)
    return (lost, *_voided(book, played, f.SpreadFault.DISPLAY_LOST))


@PART.decides
def check_rings(command: c.CheckRings, book: RuleBook, state: Table) -> f.Facts:
    if state.round.phase not in UNDER_WAY or command.round != state.round.number:
        return ()
    played = state.round.current
    at_rest = played.ball_at_rest or bool(played.sensed)
    return spread_fault(book, state, at_rest=at_rest)


def spread_fault(book: RuleBook, state: Table, *, at_rest: bool) -> f.Facts:
    """What makes the Spread-Bets of the present round void by now; nothing: it is a valid spin, as
    far as it has come. Every result is confirmed with this."""
    played = state.round.current
    spread = played.spread
    if spread is None or spread.void is not None or state.round.phase is TablePhase.BETTING:
        return ()
    if not spread.displays:
        return _voided(book, played, f.SpreadFault.NOT_TURNING)
    if at_rest and not spread.locked:
        return _voided(book, played, f.SpreadFault.NOT_LOCKED)
    return ()


def _voided(book: RuleBook, played: TableRound, fault: f.SpreadFault) -> f.Facts:
    """Once for a round."""
    if played.spread is None or played.spread.void is not None:
        return ()
    return (f.SpreadVoided(round=played.round, fault=fault, clauses=clauses_of(book, fault)),)


def lost_with_records(book: RuleBook, state: Table, round_: int, *, wagered: bool) -> f.Facts:
    """Of a round that is taken from what terminals know of it: no journal proves its ring any more,
    unless that had been told and shown before records were lost."""
    played = state.round.kept.get(round_)
    spread = played.spread if played else None
    on_offer = wagered if spread is None else spread.void is None and not spread.locked
    if not on_offer:
        return ()
    fault = f.SpreadFault.NO_RING
    return (f.SpreadVoided(round=round_, fault=fault, clauses=clauses_of(book, fault)),)


_BY_DIRECTION = (f.SpreadFault.SAME_DIRECTION, f.SpreadFault.NOT_TURNING)


def clauses_of(book: RuleBook, fault: f.SpreadFault) -> tuple[str, ...]:
    terms = book.terms.spread_bet
    if terms is None:
        return ()
    by_spin = ("4.2(a)",) if fault in _BY_DIRECTION and "4.2(a)" in terms.clause else ()
    return (*by_spin, *terms.malfunction.clause)


@PART.decides
def void_spread(command: c.VoidSpread, book: RuleBook, state: Table) -> f.Facts:
    """Those of a round that is settled are settled anew, as a wrong number is (S3 6.9, 6.21)."""
    require(command.round in state.round.kept, Reason.TOO_OLD, round=command.round)
    played = state.round.kept[command.round]
    require(played.spread is not None, Reason.SPREAD_NOT_OFFERED)
    require(not played.void, Reason.NOT_SETTLED, round=command.round)
    assert played.spread is not None
    require(played.spread.void is None, Reason.SPREAD_VOID, round=command.round)
    under_way = command.round == state.round.number and state.round.phase in UNDER_WAY
    if not under_way:
        require(bool(state.frozen), Reason.NOT_FROZEN)
    voided = f.SpreadVoided(
        round=command.round,
        fault=f.SpreadFault.STAFF,
        reason=command.reason,
        clauses=clauses_of(book, f.SpreadFault.STAFF),
        settlement=0 if under_way else played.settlement + 1,
    )
    if under_way:
        return (voided,)
    return (voided, *differences_of_gone_machines(book, state, voided))


@PART.answers
def _(fact: f.SpreadVoided, book: RuleBook, state: Table) -> c.Command | NoCommand:
    if fact.fault is f.SpreadFault.STAFF:
        return c.VoidSpread(fact.round, fact.reason)
    # Else it stands beside what a display showed, or a result.
    check = c.CheckRings(fact.round)
    return check if fact in check_rings(check, book, state) else NoCommand.BESIDE


# ---- What they change -------------------------------------------------------------------------


@PART.applies
def _(fact: f.SpreadNoticed, spread: SpreadAtTable, state: Table) -> SpreadAtTable:
    return replace(spread, notice=SpreadNotice(fact.table, fact.limits, fact.due_ms))


@PART.applies
def _(fact: f.SpreadSelected, spread: SpreadAtTable, state: Table) -> SpreadAtTable:
    return replace(spread, selected=fact.table, notice=None)


@PART.applies
def _(fact: f.NoticeWithdrawn, spread: SpreadAtTable, state: Table) -> SpreadAtTable:
    return replace(spread, notice=None)


@PART.applies
def _(fact: f.RingCommitted, spread: SpreadAtTable, state: Table) -> SpreadAtTable:
    return replace(spread, committed=(fact.round, fact.commitment))


@LIMITS.applies
def _(fact: f.SpreadSelected, limits: LimitsAtTable, state: Table) -> LimitsAtTable:
    """They come with the table of odds, and go with it; so they do in limits that are announced."""
    own = fact.limits.in_force if fact.limits else None
    notice = limits.notice
    return replace(
        limits,
        in_force=limits.in_force.with_spread(own),
        notice=(notice[0].with_spread(own), notice[1]) if notice else None,
    )


@PART.applies
def _(fact: f.SpreadSelected, seats: Seats, state: Table) -> Seats:
    """Also in limits that are agreed with one player."""
    own = fact.limits.in_force if fact.limits else None
    return {
        name: replace(seat, agreed=seat.agreed.with_spread(own)) if seat.agreed else seat
        for name, seat in noting_past(seats, state, *seats).items()
    }


@ROUND.applies
def _(fact: f.RoundOpened, round: RoundAtTable, state: Table) -> RoundAtTable:
    """Without a ring that was drawn before, nobody can play for one."""
    if not state.spread.selected:
        return round
    committed = state.spread.committed
    sealed = committed[1] if committed and committed[0] == fact.round else ""
    void = None if sealed else SpreadVoid(fault=f.SpreadFault.NO_RING)
    spread = SpreadRound(table=state.spread.selected, commitment=sealed, void=void)
    return round.with_round(replace(round.kept[fact.round], spread=spread))


@ROUND.applies
def _(fact: f.RingRevealed, round: RoundAtTable, state: Table) -> RoundAtTable:
    return _with(round, fact.round, ring=fact.ring, secret=fact.secret)


@ROUND.applies
def _(fact: f.RingLost, round: RoundAtTable, state: Table) -> RoundAtTable:
    return _with(round, fact.round, lost=True)


@ROUND.applies
def _(fact: f.RingsShown, round: RoundAtTable, state: Table) -> RoundAtTable:
    spread = round.kept[fact.round].spread
    there = spread.displays if spread else {}
    return _with(round, fact.round, displays={**there, fact.display: fact.shown})


@ROUND.applies
def _(fact: f.SpreadVoided, round: RoundAtTable, state: Table) -> RoundAtTable:
    void = SpreadVoid(fault=fact.fault, reason=fact.reason, clauses=fact.clauses)
    played = round.kept[fact.round]
    # Of a round that only terminals know of, the table of odds is not told.
    spread = played.spread or SpreadRound(table=state.spread.selected)
    settlement = fact.settlement or played.settlement
    return round.with_round(
        replace(played, spread=replace(spread, void=void), settlement=settlement)
    )


@ROUND.applies
def _(fact: f.DisplayLost, round: RoundAtTable, state: Table) -> RoundAtTable:
    return round


def _with(round: RoundAtTable, number: int, **changes: object) -> RoundAtTable:
    played = round.kept[number]
    assert played.spread is not None, f"round {number} has no Spread-Bet"
    return round.with_round(replace(played, spread=replace(played.spread, **changes)))
