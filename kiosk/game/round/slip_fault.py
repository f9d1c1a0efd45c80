"""Whether a slip can be true at all: a terminal is not trusted, nor is the record it shows."""

from typing import TypeAlias

from kiosk.game.funds.table import stakes_not_there
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.round.state import TableRound
from kiosk.game.settling import merged
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.rules.limits import Limit, Limits
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.spread import is_spread

Slip: TypeAlias = c.RegisterSlip | c.ConfirmByTerminal


def slip_fault(slip: Slip, book: RuleBook, state: Table, *, short_stack: bool) -> Refusal | None:
    """Wagers that the book does not have or limits do not allow, or money that was never there. A
    slip that is late was made by the limits of its own round (S3 6.16b)."""
    limits = state.limits_in(slip.round, slip.seat)
    played = state.round.kept.get(slip.round)
    outside = _outside_limits(slip, book, limits, played, short_stack=short_stack)
    return outside or stakes_not_there(book, state, slip)


def _spread_not_offered(slip: Slip, book: RuleBook, played: TableRound | None) -> Refusal | None:
    """Spread-Bets are those of the round's own table of odds, and never made with vouchers."""
    if not book.spread_wagers:
        return None  # such a wager is unknown
    spread = played.spread if played else None
    table = spread.table if spread is not None and spread.commitment else ""
    offered = {one.id for one in book.spread_of(table)}
    made = [wager for wager in slip.stakes if is_spread(wager) and wager not in offered]
    made += [wager for wager in slip.promotional if is_spread(wager)]
    return Refusal(Reason.SPREAD_NOT_OFFERED, wager=min(made)) if made else None


def _outside_limits(
    slip: Slip,
    book: RuleBook,
    limits: Limits,
    played: TableRound | None,
    *,
    short_stack: bool,
) -> Refusal | None:
    layout, on_layout = merged(slip.stakes, slip.promotional), book.wagers
    total_cents = limits.aggregate_cents(layout)
    waived = short_stack and limits.law.short_stack
    if unknown := [x for x in layout if x not in on_layout and not book.has(x)]:
        return Refusal(Reason.UNKNOWN_WAGER, wager=min(unknown))
    if (refused := _spread_not_offered(slip, book, played)) is not None:
        return refused
    if (wager := limits.not_permitted(layout)) is not None:
        return Refusal(Reason.WAGER_OUTSIDE_LIMITS, wager=wager, cents=layout[wager])
    if not layout:
        return Refusal(Reason.NOTHING_THERE)
    highest_cents, lowest_cents = limits.aggregate_maximum_cents, limits.aggregate_minimum_cents
    if highest_cents is not None and total_cents > highest_cents:
        limit, limit_cents = Limit.AGGREGATE_MAXIMUM, highest_cents
    elif lowest_cents is not None and 0 < total_cents < lowest_cents and not waived:
        limit, limit_cents = Limit.AGGREGATE_MINIMUM, lowest_cents
    else:
        return None
    return Refusal(
        Reason.TOTAL_OUTSIDE_LIMITS,
        cents=total_cents,
        limit=limit,
        limit_cents=limit_cents,
        clauses=limits.law.clauses[limit],
    )
