"""What a day begins with, from marks of before: a report or a search then reads its own time alone.

Of a terminal that is its state; of a table all that is told of rounds, tickets, cases and money
later than the facts themselves. Whoever reads over the beginning of a day keeps it for the next.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Generic, Protocol, Self, TypeVar

from kiosk.game import facts as f
from kiosk.game.terminal import machine as terminal
from kiosk.game.terminal.state import Terminal
from kiosk.journal.marks import Marks
from kiosk.journal.record import Head, Record
from kiosk.records.cases import Cases
from kiosk.records.folder import Count, Source, TableFolder, possible
from kiosk.records.jackpot_rounds import Shares
from kiosk.records.pit import PitDay
from kiosk.records.rounds import Rounds
from kiosk.records.staff import StaffActions
from kiosk.records.tickets import Tickets
from kiosk.records.told import ToldMovements


class _Opening(Protocol):
    def read_over(self, record: Record, fact: f.AnyFact) -> None: ...

    def carried(self) -> Self: ...


_A_DAY_AND_A_BIT_MS = 36 * 3_600_000
"""Behind the beginning of a day this lies in the next one, however clocks are set."""

Made = TypeVar("Made", bound=_Opening)


@dataclass(slots=True)
class Opened(Generic[Made]):
    """What a time begins with, and the last fact before it, if there is one."""

    source: Source
    at: Head | None
    made: Made

    @property
    def seq(self) -> int:
        return self.at.seq if self.at is not None else 0


@dataclass(slots=True)
class TableOpening:
    """Of a table's journal, as far as it was read."""

    rounds: Rounds
    tickets: Tickets
    cases: Cases
    staff: StaffActions
    movements: ToldMovements
    shares: Shares = field(default_factory=Shares)
    pit: PitDay = field(default_factory=PitDay)
    seats: dict[str, None] = field(default_factory=dict)
    """All that had joined by then."""
    heads: dict[str, Head] = field(default_factory=dict)
    """What it had seen of their journals."""
    withholding: set[str] = field(default_factory=set)
    """The cases in which money was withheld or reclaimed after a malfunction."""

    def read_over(self, record: Record, fact: f.AnyFact) -> None:
        """Nothing that is told of it is asked for."""
        self.movements.told(fact)
        for collector in (self.rounds, self.tickets, self.cases, self.staff):
            for _ in collector.add(record, fact):
                pass
        for _ in self.shares.add(fact):
            pass
        self.pit.note(record.at_ms, fact, ())
        self.note(fact)

    def carried(self) -> Self:
        """Without what is of one day alone."""
        return replace(self, pit=self.pit.carried())

    def note(self, fact: f.AnyFact) -> None:
        """Who is there, and how far their journals had come."""
        match fact:
            case f.SeatJoined():
                self.seats[fact.seat] = None
            case f.CaseOpened(withhold=True):
                self.withholding.add(fact.case)
            case f.HeadSeen():
                self.heads[fact.seat] = Head(fact.seq, bytes.fromhex(fact.hash))
            case f.SlipTaken(head=(int(seq), str(hashed))):
                self.heads[fact.seat] = Head(seq, bytes.fromhex(hashed))
            case f.SeatCleared() | f.SeatWrittenOff():
                self.heads.pop(fact.seat, None)


@dataclass(slots=True)
class TerminalOpening:
    state: Terminal

    def read_over(self, record: Record, fact: f.AnyFact) -> None:
        if not isinstance(fact, f.Begun):
            self.state = terminal.apply(self.state, fact)

    def carried(self) -> Self:
        return self


class Openings:
    """Of the journals of a folder."""

    def __init__(
        self, folder: TableFolder, count: Count, begin_ms: Callable[[int], int] | None = None
    ) -> None:
        """`begin_ms` is the beginning of the day that a moment belongs to: there marks are kept.
        None: those that there are are used, and none is made."""
        self._folder = folder
        self._count = count
        self._begin_ms = begin_ms
        self._here = frozenset(source.seat for source in folder.terminals)
        self._over_ms = max(map(last_ms, folder.sources))

    def of_table(self, at_ms: int) -> Opened[TableOpening]:
        """What this time begins with."""
        source, book = self._folder.table, self._folder.book
        fresh = TableOpening(
            Rounds(book, source.name),
            Tickets(source.name),
            Cases(source.name),
            StaffActions(source.name),
            ToldMovements(book, source.name, self._here),
        )
        return self._opened(source, at_ms, fresh)

    def of_terminal(self, source: Source, at_ms: int) -> Opened[TerminalOpening]:
        fresh = TerminalOpening(terminal.new_terminal(self._folder.book, source.seat))
        return self._opened(source, at_ms, fresh)

    def times_ms(self) -> list[int]:
        """Of which the table's opening is known, the last first."""
        return self._marks(self._folder.table).times_ms()

    def of_all(self, at_ms: int) -> None:
        """Whoever comes later finds them."""
        self.of_table(at_ms)
        for source in self._folder.terminals:
            self.of_terminal(source, at_ms)

    def keep(self, opened: Opened[Made], at_ms: int) -> None:
        """All facts from before this time were read. Of a time that is not over none is kept."""
        if opened.at is not None and self._over_ms >= at_ms:
            self._marks(opened.source).keep(opened.at, at_ms, opened.made.carried())

    def _marks(self, source: Source) -> Marks:
        purpose = f"records 1 {source.name} {sorted(self._here)}"
        return Marks(source.journal, purpose, self._folder.books)

    def _opened(self, source: Source, at_ms: int, fresh: Made) -> Opened[Made]:
        marks = self._marks(source)
        found = marks.latest(at_ms)
        opened = Opened(source, None, fresh)
        known_ms = 0
        if found is not None:
            opened.at, known_ms, opened.made = found
        next_ms, last = 0, opened.at
        for record, fact in self._count.read(source, after=opened.seq, until_ms=at_ms):
            if self._begin_ms is not None and record.at_ms >= next_ms:
                begin_ms = self._begin_ms(record.at_ms)
                next_ms = self._begin_ms(begin_ms + _A_DAY_AND_A_BIT_MS)
                if opened.at is not None and begin_ms > known_ms:
                    marks.keep(opened.at, begin_ms, opened.made)
            with possible(source, record):
                opened.made.read_over(record, fact)
            opened.at = record.head
        if self._begin_ms is not None and opened.at is not last:
            self.keep(opened, at_ms)
        return opened


def last_ms(source: Source) -> int:
    after = max(0, source.journal.head.seq - 1)
    return max((record.at_ms for record in source.journal.records(after)), default=0)
