"""Whether a slip can be true at all: a terminal is not trusted, nor is the record it shows."""

from typing import TypeAlias

from kiosk.game.funds.table import stakes_not_there
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.settling import merged
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.rules.limits import Limit, Limits
from kiosk.rules.rulebook import RuleBook

Slip: TypeAlias = c.RegisterSlip | c.ConfirmByTerminal


def slip_fault(slip: Slip, book: RuleBook, state: Table, *, short_stack: bool) -> Refusal | None:
    """Wagers that the book does not have or limits do not allow, or money that was never there. A
    slip that is late was made by the limits of its own round (S3 6.16b)."""
    limits = state.limits_in(slip.round, slip.seat)
    outside = _outside_limits(slip, book, limits, short_stack=short_stack)
    return outside or stakes_not_there(book, state, slip)


def _outside_limits(
    slip: Slip, book: RuleBook, limits: Limits, *, short_stack: bool
) -> Refusal | None:
    layout = merged(slip.stakes, slip.promotional)
    total_cents = sum(layout.values())
    waived = short_stack and limits.law.short_stack
    if unknown := layout.keys() - book.wagers.keys():
        return Refusal(Reason.UNKNOWN_WAGER, wager=min(unknown))
    if (wager := limits.not_permitted(layout)) is not None:
        return Refusal(Reason.WAGER_OUTSIDE_LIMITS, wager=wager, cents=layout[wager])
    if not layout:
        return Refusal(Reason.NOTHING_THERE)
    highest_cents, lowest_cents = limits.aggregate_maximum_cents, limits.aggregate_minimum_cents
    if highest_cents is not None and total_cents > highest_cents:
        limit, limit_cents = Limit.AGGREGATE_MAXIMUM, highest_cents
    elif lowest_cents is not None and total_cents < lowest_cents and not waived:
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
