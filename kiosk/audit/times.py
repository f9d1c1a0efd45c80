"""When facts were written: a clock that only ever counts on, and the times of a round."""

from collections.abc import Iterator

from kiosk.audit.decisions import CLOCK_MS
from kiosk.audit.findings import Audited
from kiosk.game import facts as f
from kiosk.game.table.state import Table
from kiosk.game.times import DAY_MS

LATE_MS = 10 * 60_000
"""Far more than any grace and any disk: whoever is later than that was not in time."""
EARLY_MS = 2000
"""The clock of the round counts from when its opening is durable."""


def wrong_times(audited: Audited, at_ms: int, fact: f.Fact) -> Iterator[str]:
    kind = f.kind_of_fact(fact)
    if at_ms < audited.last_ms:
        yield f"{kind}: it was written {audited.last_ms - at_ms} ms before the fact before it"
    audited.last_ms = max(at_ms, audited.last_ms)
    # A receipt tells when the table registered a slip, by the clock of the table.
    told_ms = at_ms if isinstance(fact, f.ReceiptKept) else getattr(fact, "at_ms", at_ms)
    if abs(told_ms - at_ms) > CLOCK_MS:
        yield f"{kind}: it says {told_ms} ms, and was written at {at_ms} ms"
    if isinstance(fact, f.ClockDoubted) and abs(fact.journal_ms - at_ms) > CLOCK_MS:
        yield f"{kind}: it says that the journal was at {fact.journal_ms} ms, at {at_ms} ms"
    if isinstance(audited.state, Table):
        yield from _of_round(audited, audited.state, at_ms, fact)


def _of_round(audited: Audited, table: Table, at_ms: int, fact: f.Fact) -> Iterator[str]:
    match fact:
        case f.RoundOpened():
            audited.opened_ms, audited.closed_ms, audited.stopped_ms = at_ms, 0, 0
        case f.AccountFrozen() if fact.stopped_ms:
            audited.stopped_ms = at_ms
        case f.AccountThawed() if audited.stopped_ms:
            audited.opened_ms += at_ms - audited.stopped_ms
            audited.stopped_ms = 0
        case f.ClockConfirmed():
            audited.closed_ms = 0  # the time goes on from another clock
        case f.RoundClosed():
            audited.closed_ms = at_ms
            left_ms = audited.opened_ms + table.round.period_s * 1000 - at_ms
            at_rest = table.round.number in table.round.kept and table.round.current.ball_at_rest
            if fact.by == "clock" and left_ms > EARLY_MS and not at_rest:
                yield f"round_closed: {left_ms} ms before the end of the wagering period"
            yield from _too_short(audited, at_ms)
        case f.SlipTaken() if audited.closed_ms and at_ms - audited.closed_ms > LATE_MS:
            late = (at_ms - audited.closed_ms) // 60_000
            yield f"slip_taken: {late} minutes after wagering was closed"
        case f.TicketReserved() if not _whole_days(fact.expires_ms - at_ms):
            yield "ticket_reserved: it does not expire after so many days"


def _too_short(audited: Audited, at_ms: int) -> Iterator[str]:
    """By the times at which opening and end were written, whatever they say themselves."""
    period = audited.book.terms.period if audited.book is not None else None
    if period is None or not period.closed_by:
        return
    length_ms = at_ms - audited.opened_ms
    if length_ms < period.shortest_s * 1000 - EARLY_MS:
        clauses = ", ".join(period.clause)
        yield (
            f"round_closed: wagering was open for {length_ms} ms, and must be for at least "
            f"{period.shortest_s} s ({clauses})"
        )


def _whole_days(time_ms: int) -> bool:
    over_ms = (time_ms + CLOCK_MS) % DAY_MS
    return time_ms > 0 and over_ms <= 2 * CLOCK_MS
