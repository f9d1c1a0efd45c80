"""The clocks of a terminal and its table: nothing is obeyed before it is ordered, or known before
it is told.

Each clock is set when its machine starts, the table's also by staff, and both run alike from there.
A terminal that comes to its table goes on from the table's time if its own is behind. How far it is
ahead is not known; but every order that was obeyed, and everything that was told, says how far it
can be. If no distance fits them all, one of the two was written at another time.
"""

from bisect import bisect
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain

from kiosk.audit.findings import Audited, Finding
from kiosk.audit.places import EVER, Place
from kiosk.audit.testimony import Named
from kiosk.game.facts import Came

APART_MS = 2 * 60_000
"""Two clocks that run beside one another, with whatever keeps a fact from being written at once."""
DRIFT = 5000
"""In so much time they may come apart by one more."""


@dataclass(frozen=True, slots=True)
class _Run:
    """A time in which neither clock was set."""

    table_from: int
    """The fact of the table with which it began."""
    terminal_from: int
    """How far the terminal's journal had come then."""
    followed: bool
    """The terminal has gone on from the table's time."""


@dataclass(frozen=True, slots=True)
class _Apart:
    """How far the terminal's clock is ahead, by one fact of it: at most if it obeyed, at least if
    it told."""

    ms: int
    seq: int
    at_ms: int


@dataclass(slots=True)
class _Bounds:
    """How far the terminal's clock can have been ahead in one run."""

    most: _Apart | None = None
    """At most so far, by what it obeyed."""
    least_ms: int | None = None
    """At least so far, by what it told."""
    first_ms: int = EVER
    latest_ms: int = 0

    def add(self, apart: _Apart, *, obeyed: bool) -> None:
        self.first_ms = min(self.first_ms, apart.at_ms)
        self.latest_ms = max(self.latest_ms, apart.at_ms)
        if not obeyed:
            self.least_ms = max(apart.ms, apart.ms if self.least_ms is None else self.least_ms)
        elif self.most is None or apart.ms < self.most.ms:
            self.most = apart


@dataclass(slots=True)
class Clocks:
    """What is known of the clocks of a table and one terminal, as far as both were compared."""

    runs: list[_Run] = field(default_factory=list)
    bounds: dict[int, _Bounds] = field(default_factory=dict)
    """Of each run, counted from 1; 0: before the first."""
    _seen: int = 0
    _behind: bool = False
    _set_seq: int = 0
    _steps: list[tuple[int, Named | None]] = field(default_factory=list)
    """Where the table's clock was set, and hellos, that were not due yet."""

    def compare(
        self,
        table: Audited,
        terminal: Audited,
        seat: str,
        pairs: Iterable[tuple[bool, Place, Place]],
    ) -> Iterator[Finding]:
        self._go_on(table, terminal, seat)
        table_from = [run.table_from for run in self.runs]
        terminal_from = [run.terminal_from for run in self.runs]
        for obeyed, here, there in chain(pairs, _by_heads(table, terminal, seat)):
            run = bisect(table_from, there.seq)
            if run == bisect(terminal_from, here.seq - 1):
                apart = _Apart(here.at_ms - there.at_ms, here.seq, there.at_ms)
                self.bounds.setdefault(run, _Bounds()).add(apart, obeyed=obeyed)
        for run in [*self.bounds]:
            if table.final or run < len(self.runs) - 1:
                began = self.runs[run - 1] if run else None
                yield from _contradiction(table, terminal, began, self.bounds.pop(run))

    def _go_on(self, table: Audited, terminal: Audited, seat: str) -> None:
        """Staff who set the table's clock set it ahead: the terminal follows with its next
        hello."""
        for named in table.testimony.heads_of(seat):
            if named.came in (Came.STARTED, Came.BACK) and table.is_due(named.seq):
                self._steps.append((named.seq, named))
        for confirmed, clock_ms in table.clock_set:
            if table.is_due(confirmed):
                self._steps.append((_first_since(table, confirmed, clock_ms), None))
        self._steps.sort(key=_first)
        while self._steps and self._steps[0][0] <= table.due:
            seq, hello = self._steps.pop(0)
            if hello is None:
                self._behind, self._set_seq = True, seq
                self.runs.append(_Run(seq, self._seen, followed=False))
            else:
                self._greet(table, terminal, hello)

    def _greet(self, table: Audited, terminal: Audited, named: Named) -> None:
        self._seen = named.head.seq if terminal.holds(named.head) else self._seen
        if self._behind and not _welcomed_since(terminal, self._seen, self._set_seq):
            # It was welcomed with the time of before, which it goes on from.
            if named.came is Came.STARTED:
                self.runs.append(_Run(named.seq, self._seen, followed=False))
            return
        if named.came is Came.STARTED or self._behind:
            self._behind = False
            since = table.testimony.told_all
            self.runs.append(_Run(named.seq, self._seen, followed=0 < since < named.seq))


def compare_clocks(
    table: Audited,
    terminal: Audited,
    seat: str,
    pairs: Iterable[tuple[bool, Place, Place]],
) -> Iterator[Finding]:
    """`pairs`: what both say, whether the terminal obeyed or told, and where each says it."""
    clocks = terminal.clocks if terminal.clocks is not None else Clocks()
    yield from clocks.compare(table, terminal, seat, pairs)


def _contradiction(
    table: Audited, terminal: Audited, began: _Run | None, bounds: _Bounds
) -> Iterator[Finding]:
    """One for each run is enough."""
    high = bounds.most
    if high is None:
        return
    may_ms = APART_MS + (bounds.latest_ms - bounds.first_ms) // DRIFT
    lows = [bounds.least_ms] if bounds.least_ms is not None else []
    if began is not None and began.followed:
        lows.append(0)
    early_ms = max(lows, default=high.ms) - high.ms
    if early_ms > may_ms:
        what = f"by the clock of {table.file} it was written {early_ms // 60_000}"
        yield Finding(terminal.file, high.seq, f"{what} minutes before it can have happened")


def _welcomed_since(terminal: Audited, seen: int, set_seq: int) -> bool:
    """Behind this fact it has written down how far the table's journal had come."""
    heads = (n.head.seq for n in terminal.testimony.heads_of() if n.seq > seen)
    return next(heads, set_seq) >= set_seq


def _first_since(table: Audited, confirmed: int, clock_ms: int) -> int:
    """What was on its way when staff set the clock is written with the time of before."""
    later = (seq for seq in range(confirmed, table.facts + 1) if table.written_ms(seq) >= clock_ms)
    return next(later, confirmed)


def _first(step: tuple[int, object]) -> int:
    return step[0]


def _by_heads(table: Audited, terminal: Audited, seat: str) -> Iterator[tuple[bool, Place, Place]]:
    """A journal had come so far before the other machine wrote it down. What a terminal is told
    with a welcome it writes down before it goes on from the table's time."""
    for named in table.testimony.heads_of(seat):
        due = terminal.is_due_with(named.head.seq, table, named.seq)
        if due and terminal.holds(named.head):
            here = Place(named.head.seq, terminal.written_ms(named.head.seq))
            yield False, here, Place(named.seq, named.at_ms)
    for named in terminal.testimony.heads_of():
        due = terminal.is_due_with(named.seq, table, named.head.seq)
        if due and named.came is Came.HERE and table.holds(named.head):
            there = Place(named.head.seq, table.written_ms(named.head.seq))
            yield True, Place(named.seq, named.at_ms), there
