"""What a table says that a terminal had at one moment, against the terminal's own journal."""

from bisect import bisect
from collections.abc import Iterator
from operator import attrgetter

from kiosk.audit.decisions import CLOCK_MS
from kiosk.audit.findings import Audited, Finding
from kiosk.audit.places import Place
from kiosk.audit.testimony import Had, Named
from kiosk.game import facts as f
from kiosk.rules.money import money_text


def seen_with(table: Audited, seat: str, seq: int) -> Named | None:
    """How far the table had seen the journal of a terminal with this fact of its own."""
    heads = table.testimony.heads_of(seat)
    at = bisect(heads, seq, key=attrgetter("seq"))
    return heads[at - 1] if at else None


def compare_moments(table: Audited, terminal: Audited, seat: str) -> Iterator[Finding]:
    """Told in a hello, it is of the very fact that the hello names; when the link is cut, of the
    last minute before."""
    for place, fact in table.testimony.told_money:
        early = place.seq < table.testimony.told_all
        if fact.seat != seat or early or not table.is_due(place.seq):
            continue
        last = _held(terminal, seen_with(table, seat, place.seq))
        if not last or (isinstance(fact, f.SeatFundsTold) and not fact.cents):
            continue
        if isinstance(fact, f.SeatFundsTold):
            fits = _had(terminal, last).all_cents == fact.cents
            what = f"seat {seat} had {money_text(fact.cents)} to begin with"
        else:
            heads = table.testimony.heads_of(seat)
            before = bisect(heads, _minute_before(table, place), key=attrgetter("at_ms"))
            first = _held(terminal, heads[before - 1] if before else None) or 1
            after = bisect(heads, place.seq, key=attrgetter("seq"))
            until = _held(terminal, heads[after] if after < len(heads) else None) or terminal.facts
            known = max(first, terminal.testimony.had_from)
            moments = {_had(terminal, seq) for seq in range(known, until + 1)}
            told = (fact.credit_cents, fact.stake_cents)
            # Of a terminal that was silent for days nobody knows any more what it had in between.
            fits = known > max(first, 1)
            fits = fits or told in {(had.credit_cents, had.down_cents) for had in moments}
            what = f"seat {seat} had {money_text(told[0])} and {money_text(told[1])} down"
        if not fits:
            there = f"is here, and not in {terminal.file} at that moment"
            yield Finding(table.file, place.seq, f"that {what} {there}")


def _minute_before(table: Audited, place: Place) -> int:
    """By a clock that staff may have set ahead in that minute."""
    since_ms = place.at_ms - CLOCK_MS
    for seq, _ in reversed(table.clock_set):
        if seq < place.seq and since_ms <= table.written_ms(seq + 1):
            since_ms = min(since_ms, table.written_ms(seq) - CLOCK_MS)
    return since_ms


def _held(terminal: Audited, named: Named | None) -> int:
    """The fact of this journal that a head names. 0: none, or it is another journal's."""
    return named.head.seq if named is not None and terminal.holds(named.head) else 0


def _had(terminal: Audited, seq: int) -> Had:
    """After a fact. A journal begins with nothing."""
    had, known = terminal.testimony.had, terminal.testimony.had_from
    if seq <= 1 or not had:
        return Had(0, 0, 0)
    return had[max(0, min(seq - known - 1, len(had) - 1))]
