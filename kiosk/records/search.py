"""Looking records up: by kind, seat, round, time and words, over a whole folder of journals."""

import heapq
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from kiosk.game import facts as f
from kiosk.game.terminal.machine import new_terminal
from kiosk.journal.record import Record
from kiosk.records.cases import Cases
from kiosk.records.events import Events
from kiosk.records.folder import Count, Fact, Progress, Source, TableFolder, possible
from kiosk.records.money import JackpotsByHand, Movements
from kiosk.records.rounds import Rounds
from kiosk.records.rows import AnyRow, RecordKind
from kiosk.records.staff import StaffActions
from kiosk.records.tickets import Tickets
from kiosk.records.told import ToldMovements


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
    count = Count(folder.facts_in_all(), progress)
    for source in (*folder.sources, *folder.jackpots):
        collectors = [*_collectors(source, folder, query)]
        if collectors:
            found = rows_of(source, count.read(source), collectors)
            yield from (row for row in found if query.matches(row))


def newest(rows: Iterable[AnyRow], most: int) -> list[AnyRow]:
    """The last of them, in order of time."""
    kept = heapq.nlargest(most, rows, key=lambda row: row.place)
    return kept[::-1]


def rows_of(
    source: Source, facts: Iterable[Fact], collectors: Sequence[Collector]
) -> Iterator[AnyRow]:
    for record, fact in facts:
        with possible(source, record):
            told = [row for collector in collectors for row in collector.add(record, fact)]
        yield from told
    for collector in collectors:
        yield from collector.end()


def _collectors(source: Source, folder: TableFolder, query: Query) -> Iterator[Collector]:
    match source.begun.role:
        case f.Role.TERMINAL if query.seats and source.seat not in query.seats:
            return
        case f.Role.TERMINAL:
            if query.asks_for(RecordKind.MONEY):
                yield Movements(new_terminal(folder.book, source.seat), source.name)
        case f.Role.TABLE:
            yield from _of_table(source, folder, query)
    if query.asks_for(RecordKind.EVENTS):
        yield Events(source.name, source.seat)


def _of_table(source: Source, folder: TableFolder, query: Query) -> Iterator[Collector]:
    book = folder.book
    here = frozenset(terminal.seat for terminal in folder.terminals)
    if query.asks_for(RecordKind.MONEY) and not (query.seats and query.seats <= here):
        yield ToldMovements(book, source.name, here)
    if query.asks_for(RecordKind.ROUNDS):
        yield Rounds(book, source.name)
    if query.asks_for(RecordKind.MONEY):
        yield JackpotsByHand(source.name)
    if query.asks_for(RecordKind.TICKETS):
        yield Tickets(source.name)
    if query.asks_for(RecordKind.CASES):
        yield Cases(source.name)
    if query.asks_for(RecordKind.STAFF):
        yield StaffActions(source.name)
