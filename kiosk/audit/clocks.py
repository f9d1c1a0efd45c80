"""The clocks of a terminal and its table: nothing is obeyed before it is ordered, or known before
it is told.

Each clock is set when its machine starts, the table's also by staff, and both run alike from there.
A terminal that comes to its table goes on from the table's time if its own is behind. How far it is
ahead is not known; but every order that was obeyed, and everything that was told, says how far it
can be. If no distance fits them all, one of the two was written at another time.
"""

from bisect import bisect
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from kiosk.audit.findings import Audited, Finding
from kiosk.audit.testimony import Place
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
    at_ms: int
    followed: bool
    """The terminal has gone on from the table's time."""


@dataclass(frozen=True, slots=True)
class _Apart:
    """How far the terminal's clock is ahead, by one fact of it: at most if it obeyed, at least if
    it told."""

    ms: int
    seq: int
    at_ms: int


def compare_clocks(
    table: Audited,
    terminal: Audited,
    seat: str,
    pairs: Iterable[tuple[bool, Place, Place]],
) -> Iterator[Finding]:
    """`pairs`: what both say, whether the terminal obeyed or told, and where each says it."""
    runs = [*_runs(table, terminal, seat)]
    table_from = [run.table_from for run in runs]
    terminal_from = [run.terminal_from for run in runs]
    most: dict[int, list[_Apart]] = {}
    least: dict[int, list[_Apart]] = {}
    for obeyed, here, there in chain(pairs, _by_heads(table, terminal, seat)):
        run = bisect(table_from, there.seq)
        if run == bisect(terminal_from, here.seq - 1):
            apart = _Apart(here.at_ms - there.at_ms, here.seq, there.at_ms)
            (most if obeyed else least).setdefault(run, []).append(apart)
    for run, at_most in most.items():
        began = runs[run - 1] if run else None
        yield from _contradiction(table, terminal, began, at_most, least.get(run, []))


def _contradiction(
    table: Audited,
    terminal: Audited,
    began: _Run | None,
    at_most: Sequence[_Apart],
    at_least: Sequence[_Apart],
) -> Iterator[Finding]:
    """One for each run is enough."""
    latest_ms = max(apart.at_ms for apart in (*at_most, *at_least))
    first_ms = min(apart.at_ms for apart in (*at_most, *at_least))
    may_ms = APART_MS + (latest_ms - first_ms) // DRIFT
    high = min(at_most, key=lambda apart: apart.ms)
    lows = [apart.ms for apart in at_least]
    if began is not None and began.followed:
        lows.append(0)
    early_ms = max(lows, default=high.ms) - high.ms
    if early_ms > may_ms:
        what = f"by the clock of {table.file} it was written {early_ms // 60_000}"
        yield Finding(terminal.file, high.seq, f"{what} minutes before it can have happened")


def _runs(table: Audited, terminal: Audited, seat: str) -> Iterator[_Run]:
    """Staff who set the table's clock set it ahead: the terminal follows with its next hello."""
    heads = [n for n in table.testimony.heads_of(seat) if n.came in (Came.STARTED, Came.BACK)]
    written_ms = table.testimony.written_ms
    set_ms = {
        seq: written_ms[seq - 1]
        for confirmed, clock_ms in table.clock_set
        for seq in (_first_since(written_ms, confirmed, clock_ms),)
    }
    steps = sorted([(n.seq, n) for n in heads] + [(seq, None) for seq in set_ms], key=_first)
    seen, behind, set_seq = 0, False, 0
    for seq, named in steps:
        if named is None:
            behind, set_seq = True, seq
            yield _Run(seq, seen, set_ms[seq], followed=False)
            continue
        seen = named.head.seq if terminal.holds(named.head) else seen
        if behind and named.came is Came.BACK and not _welcomed_since(terminal, seen, set_seq):
            continue  # it was welcomed with the time of before, which it goes on from
        if named.came is Came.STARTED or behind:
            behind = False
            followed = bool(table.testimony.told_all) and seq > table.testimony.told_all
            yield _Run(seq, seen, named.at_ms, followed=followed)


def _welcomed_since(terminal: Audited, seen: int, set_seq: int) -> bool:
    """Behind this fact it has written down how far the table's journal had come."""
    heads = (n.head.seq for n in terminal.testimony.heads_of() if n.seq > seen)
    return next(heads, set_seq) >= set_seq


def _first_since(written_ms: Sequence[int], confirmed: int, clock_ms: int) -> int:
    """What was on its way when staff set the clock is written with the time of before."""
    later = (
        seq for seq in range(confirmed, len(written_ms) + 1) if written_ms[seq - 1] >= clock_ms
    )
    return next(later, confirmed)


def _first(step: tuple[int, object]) -> int:
    return step[0]


def _by_heads(table: Audited, terminal: Audited, seat: str) -> Iterator[tuple[bool, Place, Place]]:
    """A journal had come so far before the other machine wrote it down. What a terminal is told
    with a welcome it writes down before it goes on from the table's time."""
    there_ms, here_ms = table.testimony.written_ms, terminal.testimony.written_ms
    for named in table.testimony.heads_of(seat):
        if terminal.holds(named.head):
            here = Place(named.head.seq, here_ms[named.head.seq - 1])
            yield False, here, Place(named.seq, named.at_ms)
    for named in terminal.testimony.heads_of():
        if named.came is Came.HERE and table.holds(named.head):
            there = Place(named.head.seq, there_ms[named.head.seq - 1])
            yield True, Place(named.seq, named.at_ms), there
