"""Looking records up: by kind, seat, round, time and words, over a whole folder of journals."""

import heapq
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from kiosk.clock import HouseDay
from kiosk.game import facts as f
from kiosk.journal.record import Record
from kiosk.records.events import Events
from kiosk.records.folder import Count, Fact, Progress, Source, TableFolder, possible
from kiosk.records.money import JackpotsByHand, Movements
from kiosk.records.openings import Openings, TableOpening, last_ms
from kiosk.records.rows import AnyRow, RecordKind

MARKED_FACTS = 200_000
"""Of more than these whoever looks something up keeps what each day began with."""


class Collector(Protocol):
    """Makes records of facts, one fact at a time."""

    def add(self, record: Record, fact: f.AnyFact) -> Iterator[AnyRow]: ...

    def end(self) -> Iterator[AnyRow]:
        """What is not over yet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """What is empty or None is not asked."""

    kinds: frozenset[RecordKind] = frozenset()
    seats: frozenset[str] = frozenset()
    round: int | None = None
    since_ms: int | None = None
    until_ms: int | None = None
    before: tuple[int, str, int, str] | None = None
    """Only what stands before this place."""
    text: str = ""
    """Words that must all occur, in any order and case."""

    def asks_for(self, kind: RecordKind) -> bool:
        return not self.kinds or kind in self.kinds

    def matches(self, row: AnyRow) -> bool:
        told = row.what.casefold()
        return (
            self.asks_for(row.kind)
            and (not self.seats or not self.seats.isdisjoint(row.seats))
            and self.round in (None, row.round)
            and (self.since_ms is None or row.at_ms >= self.since_ms)
            and (self.until_ms is None or row.at_ms < self.until_ms)
            and (self.before is None or row.place < self.before)
            and all(word in told for word in self.text.casefold().split())
        )


def search(folder: TableFolder, query: Query, progress: Progress | None = None) -> Iterator[AnyRow]:
    """Every record that matches, journal by journal. What one record needs is all that is kept in
    memory. A journal that has nothing of what is asked is not read."""
    since_ms = query.since_ms or 0
    yield from _since(folder, query, since_ms, Count(folder.facts_in_all(), progress))


def newest(rows: Iterable[AnyRow], most: int) -> list[AnyRow]:
    """The last of them, in order of time."""
    kept = heapq.nlargest(most, rows, key=lambda row: row.place)
    return kept[::-1]


def search_newest(
    folder: TableFolder, query: Query, most: int, progress: Progress | None = None
) -> list[AnyRow]:
    """As many as are asked for, and no more of history is read than they need: first the last day
    that a mark is known of, then twice as far back, and again."""
    count = Count(folder.facts_in_all(), progress)
    found: list[AnyRow] = []
    for since_ms in _further_back(folder, query, count):
        found = newest(_since(folder, query, since_ms, count), most)
        if len(found) == most:
            break
    return found


def _further_back(folder: TableFolder, query: Query, count: Count) -> Iterator[int]:
    ends = [query.until_ms, query.before[0] + 1 if query.before else None]
    until_ms = min((end for end in ends if end is not None), default=None)
    if folder.facts_in_all() > MARKED_FACTS:
        # Once for all: the next search begins with the last day.
        Openings(folder, count, HouseDay().begin_ms).of_all(_last_midnight_ms(folder))
    known = Openings(folder, count).times_ms()
    known = [ms for ms in known if until_ms is None or ms < until_ms]
    least_ms = query.since_ms or 0
    days = 1
    while days <= len(known) and known[days - 1] > least_ms:
        yield known[days - 1]
        days *= 2
    yield least_ms


def _last_midnight_ms(folder: TableFolder) -> int:
    return HouseDay().begin_ms(max(last_ms(source) for source in folder.sources))


def _since(folder: TableFolder, query: Query, since_ms: int, count: Count) -> Iterator[AnyRow]:
    """Those of this time and later."""
    openings = Openings(folder, count)
    for source in (*folder.sources, *folder.jackpots):
        after, collectors = _opened(source, folder, query, since_ms, openings)
        if collectors:
            found = rows_of(source, count.read(source, after=after), collectors)
            yield from (row for row in found if row.at_ms >= since_ms and query.matches(row))


def rows_of(
    source: Source, facts: Iterable[Fact], collectors: Sequence[Collector]
) -> Iterator[AnyRow]:
    for record, fact in facts:
        with possible(source, record):
            told = [row for collector in collectors for row in collector.add(record, fact)]
        yield from told
    for collector in collectors:
        yield from collector.end()


def _opened(
    source: Source, folder: TableFolder, query: Query, since_ms: int, openings: Openings
) -> tuple[int, list[Collector]]:
    """What makes records of a journal, and the fact behind which it goes on."""
    events: list[Collector] = []
    if query.asks_for(RecordKind.EVENTS):
        events.append(Events(source.name, source.seat))
    match source.begun.role:
        case f.Role.TERMINAL if query.seats and source.seat not in query.seats:
            return 0, []
        case f.Role.TERMINAL if query.asks_for(RecordKind.MONEY):
            at_seat = openings.of_terminal(source, since_ms)
            return at_seat.seq, [Movements(at_seat.made.state, source.name), *events]
        case f.Role.TABLE:
            at_table = openings.of_table(since_ms)
            return at_table.seq, [*_of_table(at_table.made, source, folder, query), *events]
    return source.journal.seq_before(since_ms) if events else 0, events


def _of_table(
    opening: TableOpening, source: Source, folder: TableFolder, query: Query
) -> Iterator[Collector]:
    here = frozenset(terminal.seat for terminal in folder.terminals)
    if query.asks_for(RecordKind.MONEY) and not (query.seats and query.seats <= here):
        yield opening.movements
    if query.asks_for(RecordKind.ROUNDS):
        yield opening.rounds
    if query.asks_for(RecordKind.MONEY):
        yield JackpotsByHand(source.name)
    if query.asks_for(RecordKind.TICKETS):
        yield opening.tickets
    if query.asks_for(RecordKind.CASES):
        yield opening.cases
    if query.asks_for(RecordKind.STAFF):
        yield opening.staff
