"""Wagers of one player put right, voided or forfeited by staff, each by a clause that permits it.
The money follows at the terminal, which settles the slip anew."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.refusal import Reason, require
from kiosk.game.remedies.judged import adjusted, forfeited
from kiosk.game.round.state import UNDER_WAY, RoundAtTable, SlipStatus, TableRound, TableSlip
from kiosk.game.seats.gone import difference_of_gone_machine
from kiosk.game.settling import settle_slip
from kiosk.game.table import commands as c
from kiosk.game.table.part import TablePart
from kiosk.game.table.state import Table
from kiosk.rules.limits import Limit
from kiosk.rules.remedies import Remedy, clauses_for, malfunction_clauses
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.spread import is_spread

PART = TablePart("round")


@PART.decides
@PART.kept_in(f.WagerAdjusted)
def adjust(command: c.AdjustWager, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """What the slip earns then, the rule book says: nobody names the amount."""
    _require_clause(book, Remedy.ADJUST, command.clause)
    played, slip = _settled(state, command.seat, command.round)
    _require_malfunction(book, command, slip)
    _require_other_place(book, played, command)
    other = command.instead != command.wager
    lies_cents = slip.counts_on.get(command.wager, 0) if other else 0
    require(lies_cents > 0, Reason.NOTHING_THERE, wager=command.wager)
    require(0 < command.cents <= lies_cents, Reason.BAD_AMOUNT, cents=command.cents)
    _require_within_maximum(state, command, slip)
    moved = f.WagerAdjusted(
        round=command.round,
        seat=command.seat,
        wager=command.wager,
        instead=command.instead,
        cents=command.cents,
        clause=command.clause,
        reason=command.reason,
        gain_cents=0,
        who=given.who,
        second=given.second,
    )
    judged = adjusted(slip.judged, slip.stakes, slip.promotional, moved)
    before = settle_slip(book, slip.stakes, slip.promotional, played.numbers, slip.judged)
    after = settle_slip(book, slip.stakes, slip.promotional, played.numbers, judged)
    gain_cents = after.credited_cents - before.credited_cents
    terms = book.terms.remedies.adjust
    fair = gain_cents > 0 or terms is None or not terms.for_the_player
    require(fair, Reason.NO_GAIN, clauses=(command.clause,))
    name = f"adjusted {judged.change}"
    return (
        replace(moved, gain_cents=gain_cents),
        *difference_of_gone_machine(state, command.seat, command.round, name, gain_cents),
    )


def _require_other_place(book: RuleBook, played: TableRound, command: c.AdjustWager) -> None:
    """On the layout, or of a Spread-Bet among the areas of that round: neither is meant where the
    other was touched."""
    places = book.wagers.keys()
    if is_spread(command.wager):
        table = played.spread.table if played.spread else ""
        places = {one.id: one for one in book.spread_of(table)}.keys()
    require(command.instead in places, Reason.UNKNOWN_WAGER, wager=command.instead)


def _require_malfunction(book: RuleBook, command: c.AdjustWager, slip: TableSlip) -> None:
    """What the records show is put right after a malfunction of that kind, which must have been
    declared (S0 8.8.4b, 8.8.5b, S3 6.16b)."""
    after_one = command.clause in malfunction_clauses(book)
    declared = not after_one or command.clause in slip.malfunctions
    require(declared, Reason.NONE_DECLARED, round=command.round)


def _require_within_maximum(state: Table, command: c.AdjustWager, slip: TableSlip) -> None:
    """Nobody wins by an adjustment what he could not have wagered."""
    limits = state.limits_in(command.round, command.seat)
    there_cents = slip.counts_on.get(command.instead, 0) + command.cents
    maximum_cents = limits.of(command.instead).maximum_cents
    require(
        there_cents <= maximum_cents,
        Reason.DOES_NOT_FIT,
        wager=command.instead,
        limit=Limit.MAXIMUM,
        limit_cents=maximum_cents,
        clauses=limits.law.clauses[Limit.MAXIMUM],
    )


@PART.decides
def void_wagers(command: c.VoidWagers, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """They go back, and what they won is taken back, whatever became of the round. Not every rule
    that can be broken permits it (S4 8.3.1 names one)."""
    _require_clause(book, Remedy.VOID, command.clause)
    terms = book.terms.remedies.void
    breaches = terms.breaches if terms else ()
    require(command.breach in breaches, Reason.NO_CLAUSE, clauses=breaches)
    require(command.seat in state.seats, Reason.UNKNOWN_SEAT, seat=command.seat)
    voided = f.SeatVoided(
        round=command.round,
        seat=command.seat,
        reason=command.reason,
        clauses=(command.clause, command.breach),
        who=given.who,
    )
    if state.round.phase in UNDER_WAY and command.round == state.round.number:
        return (voided,)
    played, slip = _settled(state, command.seat, command.round)
    earned = settle_slip(book, slip.stakes, slip.promotional, played.numbers, slip.judged)
    less_cents = sum(slip.stakes.values()) - earned.credited_cents
    return (
        voided,
        *difference_of_gone_machine(state, command.seat, command.round, "voided", less_cents),
    )


@PART.decides
def forfeit(command: c.ForfeitWagers, book: RuleBook, state: Table, given: Given) -> f.Facts:
    """Of a game that is invalidated already: what was refunded is taken back."""
    require(command.round in state.round.kept, Reason.TOO_OLD, round=command.round)
    played = state.round.kept[command.round]
    # Of a round that was never settled the refund is not to be found any more.
    require(played.void and played.settlement > 0, Reason.NOT_INVALIDATED, round=command.round)
    gone = forfeited_by(book, state, command, given, played.clauses)
    less_cents = -sum(played.slips[command.seat].stakes.values())
    return (
        gone,
        *difference_of_gone_machine(state, command.seat, command.round, "forfeited", less_cents),
    )


@PART.answers
def _(fact: f.WagersForfeited, book: RuleBook, state: Table) -> c.ForfeitWagers | None:
    """Before the game is invalidated it stands beside that."""
    played = state.round.kept.get(fact.round)
    if played is None or not played.void:
        return None
    return c.ForfeitWagers(fact.seat, fact.round, fact.clause, fact.reason)


def forfeited_by(
    book: RuleBook,
    state: Table,
    command: c.ForfeitWagers,
    given: Given,
    invalidated_by: tuple[str, ...],
) -> f.WagersForfeited:
    """Riot and fire are nobody's fraud: then everybody's wagers go back (S4 8.5)."""
    _require_clause(book, Remedy.FORFEIT, command.clause)
    terms = book.terms.remedies.forfeit
    fraud = terms is not None and terms.invalidated_by in invalidated_by
    require(fraud, Reason.NO_FRAUD, clauses=(command.clause,))
    slip = state.round.kept[command.round].slips.get(command.seat)
    there = slip is not None and slip.status is SlipStatus.REGISTERED
    require(there, Reason.NOTHING_THERE, seat=command.seat, round=command.round)
    return f.WagersForfeited(
        round=command.round,
        seat=command.seat,
        clause=command.clause,
        reason=command.reason,
        who=given.who,
        second=given.second,
    )


@PART.records(f.ForfeitTaken)
def take_forfeit(command: c.TakeForfeit, book: RuleBook, state: Table) -> bool:
    require(command.round in state.round.kept, Reason.TOO_OLD, round=command.round)
    slip = state.round.kept[command.round].slips.get(command.seat)
    there = slip is not None and slip.status is SlipStatus.FORFEITED
    require(there, Reason.NOTHING_THERE, seat=command.seat, round=command.round)
    return slip is not None and slip.change_reported < slip.change


def _require_clause(book: RuleBook, remedy: Remedy, clause: str) -> None:
    permitted = clauses_for(book, remedy)
    require(clause in permitted, Reason.NO_CLAUSE, clauses=permitted)


def _settled(state: Table, seat: str, round_: int) -> tuple[TableRound, TableSlip]:
    require(round_ in state.round.kept, Reason.TOO_OLD, round=round_)
    played = state.round.kept[round_]
    require(played.settlement > 0 and not played.void, Reason.NOT_SETTLED, round=round_)
    slip = played.slips.get(seat)
    there = slip is not None and slip.status is SlipStatus.REGISTERED
    require(there, Reason.NOTHING_THERE, seat=seat, round=round_)
    assert slip is not None
    return played, slip


@PART.applies
def _(fact: f.WagerAdjusted, round: RoundAtTable, state: Table) -> RoundAtTable:
    slip = round.kept[fact.round].slips[fact.seat]
    judged = adjusted(slip.judged, slip.stakes, slip.promotional, fact)
    return round.with_slip(fact.round, fact.seat, replace(slip, judged=judged))


@PART.applies
def _(fact: f.WagersForfeited, round: RoundAtTable, state: Table) -> RoundAtTable:
    slip = round.kept[fact.round].slips[fact.seat]
    judged = forfeited(slip.judged, slip.stakes, slip.promotional, fact)
    gone = replace(slip, judged=judged, status=SlipStatus.FORFEITED, reason=fact.reason)
    return round.with_slip(fact.round, fact.seat, gone)


@PART.applies
def _(fact: f.ForfeitTaken, round: RoundAtTable, state: Table) -> RoundAtTable:
    slip = round.kept[fact.round].slips[fact.seat]
    told = replace(slip, change_reported=slip.change)
    return round.with_slip(fact.round, fact.seat, told)


def forfeits(beside: Sequence[f.Fact]) -> Iterator[str]:
    """The seats whose wagers the facts of one decision forfeit."""
    for fact in beside:
        if isinstance(fact, f.WagersForfeited):
            yield fact.seat
