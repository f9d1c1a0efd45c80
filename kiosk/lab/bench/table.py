"""The table: how long a close takes with a full house, and whether one bad terminal is felt.

The table is a process with its journal on a disk; all terminals are in another, because the machine
that must manage has two cores. What the table is answerable for is measured with terminals that
have their lines ready, as the clients of the echo have: real ones are a hundred computers, and here
they would be one core, which takes longer over its slips than the table over all of them. The time
with real terminals is told beside it. Each round is played by the table and by a bare echo of the
same lines, so that a noisy moment of the machine meets both.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path

from kiosk import resources
from kiosk.journal.journal import Journal
from kiosk.lab.bench.crowd import Rehearsal, rehearsal
from kiosk.lab.bench.dealer import JOURNAL, QUIET_S, RULEBOOK, SOCKET
from kiosk.lab.bench.echo import Lines, echo
from kiosk.lab.bench.measure import Beside, Figure, Spread, Wanted
from kiosk.lab.bench.rude import flooding, hanging
from kiosk.lab.bench.script import WAGERS
from kiosk.lab.bench.seated import Floor, Round, floor
from kiosk.lab.bench.strangers import network, strangers
from kiosk.progress import Progress

_FLOODER, _HANGER = "flooder", "hanger"
_REAL, _SCRIPTED = "real", "scripted"


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlan:
    terminals: int = 100
    warm_up: int = 10
    """Rounds before anything is measured."""
    rounds: int = 200
    """Beside the echo: enough for a hundredth of them to be two."""
    real: int = 30
    """Rounds with real terminals."""
    rude: int = 10
    """Rounds beside each bad terminal, and beside the strangers."""
    strangers: int = 10_000
    """At the door of the network."""
    grace_s: float = 2.0
    """How long the table waits for the slip of one that plays and says nothing."""

    @property
    def scripted_rounds(self) -> int:
        return self.warm_up + self.rounds

    @property
    def real_rounds(self) -> int:
        return self.warm_up + self.real + 3 * self.rude


@dataclass(slots=True)
class Times:
    echo_s: list[float] = field(default_factory=list)
    """From the close until the last client of the echo was answered."""
    scripted_s: list[float] = field(default_factory=list)
    """The same, of the table with scripted terminals."""
    calm: list[Round] = field(default_factory=list)
    """With real ones."""
    flooded: list[Round] = field(default_factory=list)
    crowded: list[Round] = field(default_factory=list)
    hanging: list[Round] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Ways:
    """To the table."""

    socket: Path
    port: int


SHORT = TablePlan(terminals=4, warm_up=1, rounds=2, real=2, rude=1, strangers=300, grace_s=0.3)


def figures(wanted: Wanted) -> Iterator[Figure]:
    yield from measured(wanted.folder, SHORT if wanted.short else TablePlan())


def measured(folder: Path, plan: TablePlan) -> list[Figure]:
    with Progress("playing") as progress:
        times = asyncio.run(_play(folder, plan, progress))
    _require_whole_rounds(folder / _SCRIPTED / JOURNAL, plan.scripted_rounds, plan)
    _require_whole_rounds(folder / _REAL / JOURNAL, plan.real_rounds, plan)
    return [*_figures(times, plan)]


async def _play(folder: Path, plan: TablePlan, progress: Progress) -> Times:
    """One table after the other: two of them would wait for one another's disk."""
    times = Times()
    done = map(partial(_tell, progress, plan), count(1))
    for path in (folder / _SCRIPTED, folder / _REAL):
        path.mkdir()
    async with rehearsal(folder / _SCRIPTED, plan.terminals, grace_s=plan.grace_s) as table:
        await _play_scripted(folder, table, plan, times, done)
    port, network_ = network(folder / _REAL)
    async with floor(
        folder / _REAL,
        plan.terminals,
        others=(_FLOODER, _HANGER),
        grace_s=plan.grace_s,
        network=network_,
    ) as there:
        await _play_real(Ways(folder / _REAL / SOCKET, port), there, plan, times, done)
    return times


def _tell(progress: Progress, plan: TablePlan, rounds: int) -> None:
    progress(rounds, plan.scripted_rounds + plan.real_rounds)


async def _play_scripted(
    folder: Path, table: Rehearsal, plan: TablePlan, times: Times, done: Iterator[None]
) -> None:
    for _ in range(plan.warm_up):
        await table.play()
        next(done)
    lines = Lines(
        end_wagering=table.crowd.last_heard(b'"end_wagering"'),
        receipt=table.crowd.last_heard(b'"confirm_slip"'),
    )
    async with echo(folder, plan.terminals, lines) as bare:
        for _ in range(plan.rounds):
            times.scripted_s.append(await table.play())
            await asyncio.sleep(QUIET_S)
            times.echo_s.append(await bare.play())
            next(done)


async def _play_real(
    ways: Ways, there: Floor, plan: TablePlan, times: Times, done: Iterator[None]
) -> None:
    async def play(rounds: int) -> list[Round]:
        played = []
        for _ in range(rounds):
            played.append(await there.play())
            next(done)
        return played

    book = resources.rulebook(RULEBOOK)
    await play(plan.warm_up)
    times.calm = await play(plan.real)
    async with flooding(ways.socket, book, _FLOODER):
        times.flooded = await play(plan.rude)
    async with strangers(ways.port, plan.strangers):
        times.crowded = await play(plan.rude)
    async with hanging(ways.socket, book, _HANGER):
        times.hanging = await play(plan.rude)


def _require_whole_rounds(path: Path, rounds: int, plan: TablePlan) -> None:
    """A figure counts for something only if every slip was registered, settled and reported."""
    with Journal.read_only(path) as journal:
        kinds = Counter(record.kind for record in journal.records())
    slips = rounds * plan.terminals
    assert kinds["slip_taken"] == slips, f"{kinds['slip_taken']} of {slips} slips were registered"
    # Those of the last round may still have been on their way at the end.
    reported = kinds["settlement_reported"]
    assert reported >= slips - plan.terminals, f"{reported} of {slips} slips were reported"


def _figures(times: Times, plan: TablePlan) -> Iterator[Figure]:
    scripted, bare = Spread.of(times.scripted_s), Spread.of(times.echo_s)
    closes = Spread.of(played.all_registered_s for played in times.calm)
    calm = _receipts(times.calm)
    yield Figure(
        f"close to all {plan.terminals} slips registered / bare echo",
        scripted.p99_s / bare.p99_s,
        "x",
        3,
        f"{scripted} against {bare}\n    {plan.rounds} rounds; {WAGERS} wagers each",
        Beside("bare echo of the same lines", scripted.p99_s * 1e3, bare.p99_s * 1e3, "ms"),
    )
    yield Figure(
        f"the same with {plan.terminals} real terminals, all on one core / bare echo",
        closes.p99_s / bare.p99_s,
        "x",
        3,
        f"{closes}; receipt at a real terminal: {calm}\n"
        f"    {plan.real} rounds; terminals' journals in memory",
        Beside("bare echo of the same lines", closes.p99_s * 1e3, bare.p99_s * 1e3, "ms"),
    )
    # One terminal in a hundred has a hundredth of the table's turns, until it is hung up on; then
    # it only knocks. But it is a third busy process on two cores, and that alone may cost half.
    flooded = _receipts(times.flooded)
    yield Figure(
        "the same, while one terminal floods / without",
        flooded.p99_s / calm.p99_s,
        "x",
        2,
        f"receipt at the others: {flooded}",
        Beside("without", flooded.p99_s * 1e3, calm.p99_s * 1e3, "ms"),
    )
    grace_s = max(played.grace_s for played in times.flooded)
    yield Figure(
        "registration over, while one terminal floods",
        grace_s,
        "s",
        plan.grace_s / 2,
        f"nobody waits for it, as for one that plays: {plan.grace_s:g} s",
        Beside("without", grace_s, max(played.grace_s for played in times.calm), "s"),
    )
    crowded = _receipts(times.crowded)
    yield Figure(
        f"the same, while {plan.strangers:,} strangers are at the door / without",
        crowded.p99_s / calm.p99_s,
        "x",
        2,
        f"receipt at the others: {crowded}; who is hung up on is back after a while",
        Beside("without", crowded.p99_s * 1e3, calm.p99_s * 1e3, "ms"),
    )
    hung = _receipts(times.hanging)
    yield Figure(
        "the same, while one terminal hangs / without",
        hung.p99_s / calm.p99_s,
        "x",
        2,
        f"receipt at the others: {hung}; the round waits {plan.grace_s:g} s for its slip",
        Beside("without", hung.p99_s * 1e3, calm.p99_s * 1e3, "ms"),
    )


def _receipts(rounds: Iterable[Round]) -> Spread:
    return Spread.of(s for played in rounds for s in played.receipts_s)
