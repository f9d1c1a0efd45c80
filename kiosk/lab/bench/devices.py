"""The devices of a terminal: are they asked in time while its screen is busy, and is the screen
shown in time while they are asked?

The terminal's screen, its table with a crowd of others, and the devices are processes of their own.
Rounds without devices and with either pair of them take turns, and beside the terminal a host asks
the same devices and does nothing else: so that a noisy moment of the machine meets all alike.
"""

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from msgspec.structs import replace

from kiosk import resources
from kiosk.game.terminal import commands as ats
from kiosk.lab.bench.crowd import Crowd
from kiosk.lab.bench.dealer import NOTE_CENTS, OUTCOME, RULEBOOK, dealer_at, table_beside
from kiosk.lab.bench.fair_screen import FairScreen
from kiosk.lab.bench.measure import Beside, Figure, Spread, Wanted
from kiosk.lab.bench.polling import (
    PAIRS,
    POLLED,
    Pair,
    Span,
    beyond,
    devices_at_work,
    poll_and_nothing_else,
    serve_devices,
    waits,
)
from kiosk.lab.bench.processes import apart, beside, listening
from kiosk.lab.bench.screen import choose_display, late_share, took
from kiosk.lab.bench.windows import (
    SIZE,
    Seen,
    WindowsEvening,
    at_work,
    config,
    run_window,
)
from kiosk.lab.simulate.house import House
from kiosk.lab.windows.touch_screen import ShownFrame
from kiosk.progress import Progress
from kiosk.service import Machine
from kiosk.terminal.cabinet import cabinet_in
from kiosk.terminal.service import TerminalService
from kiosk.ui.application import WindowPlace
from kiosk.ui.terminal.run import OpenTerminal, open_terminal

_SEAT = "screen"
_LATE_MS = 100
_LOST_PERCENT = 0.5
_ALONE = "alone"
_GRACE_S = 1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class DevicesPlan:
    pairs: tuple[Pair, ...] = PAIRS
    rounds: int = 12
    """Without devices, and as many with each pair of them."""
    touches: int = 20
    """In each."""
    terminals: int = 20
    """At the same table, besides the one that is looked at."""


@dataclass(slots=True)
class Watched:
    """The rounds with a pair of devices, or without any."""

    seen: Seen = field(default_factory=Seen)
    rounds: list[list[ShownFrame]] = field(default_factory=list)
    spans: list[Span] = field(default_factory=list)
    """When the devices were asked."""
    starved: list[Span] = field(default_factory=list)
    """When the window had no core."""

    @property
    def frames(self) -> list[ShownFrame]:
        return [frame for each in self.rounds for frame in each]

    async def watch(self, evening: WindowsEvening, touches: int) -> None:
        await evening.result(touches)
        self.rounds.append(self.seen.betting + self.seen.result)
        self.seen.betting.clear()
        self.seen.result.clear()


SHORT = DevicesPlan(pairs=PAIRS[1:], rounds=1, touches=2, terminals=2)


def figures(wanted: Wanted) -> Iterator[Figure]:
    yield from measured(wanted.folder, SHORT if wanted.short else DevicesPlan())


def measured(folder: Path, plan: DevicesPlan) -> Iterator[Figure]:
    where = choose_display()
    alone = folder / _ALONE
    alone.mkdir()
    with beside(serve_devices, [folder, alone]), beside(poll_and_nothing_else, alone):
        without, *watched = apart(_terminal_window, folder, plan)
    for pair, with_them in zip(plan.pairs, watched, strict=True):
        for kind in (pair.validator, pair.printer):
            yield _polls(kind, folder, alone, with_them)
        yield _frames(pair, with_them, without, where)


def _polls(kind: str, folder: Path, alone: Path, watched: Watched) -> Figure:
    spans = watched.spans
    ours, bare = (waits(there, kind, spans) for there in (folder, alone))
    # The machine's own doing: the window had no core, or whoever only polls was late as well.
    noise = [wait for each in POLLED for wait in waits(alone, each, spans) if wait.length_s > 0]
    late, alone_late = (Spread.of(wait.length_s for wait in each) for each in (ours, bare))
    return Figure(
        f"latest poll of {kind} behind a busy screen",
        max(beyond(wait, [*noise, *watched.starved]) for wait in ours) * 1e3,
        "ms",
        _LATE_MS,
        f"by the terminal's own doing, of {len(ours)} polls\n"
        f"    all in all {late} late; a host that only polls {alone_late}",
        Beside("a host that only polls", late.worst_s * 1e3, alone_late.worst_s * 1e3, "ms"),
    )


def _frames(pair: Pair, ours: Watched, bare: Watched, where: str) -> Figure:
    """Of each two rounds that were played one after the other the difference, and of these the one
    in the middle: a noisy moment of the machine is seldom as long as both."""
    lost = median(
        late_share(with_them) - late_share(without)
        for with_them, without in zip(ours.rounds, bare.rounds, strict=True)
    )
    return Figure(
        f"frames lost to polling {pair}",
        lost,
        "%",
        _LOST_PERCENT,
        f"the middle of {len(ours.rounds)} rounds, of those over 16.7 ms; all in all\n"
        f"    with them {late_share(ours.frames):.2f} %: {took(ours.frames)}\n"
        f"    without {late_share(bare.frames):.2f} %: {took(bare.frames)}; {where}",
        Beside("without devices", late_share(ours.frames), late_share(bare.frames), "%"),
    )


# ---- The terminal -------------------------------------------------------------------------------


def _terminal_window(folder: Path, plan: DevicesPlan) -> list[Watched]:
    """Without devices, then with each pair."""
    book = resources.rulebook(RULEBOOK)
    own = replace(config(), seat=_SEAT)
    machine = cabinet_in(folder, own, book).machine
    opened = open_terminal(own, book, WindowPlace(SIZE))
    opened.desk.attach(machine)
    seats = [_SEAT, *Crowd(plan.terminals).seats]
    watched = [Watched() for _ in (None, *plan.pairs)]
    with table_beside(folder, seats, grace_s=_GRACE_S) as house:
        run_window(opened, _watch(watched, plan, opened, machine, house))
    return watched


def _crowd(path: Path, terminals: int) -> None:
    """The others at the table, in a process of their own."""
    asyncio.run(_sit(path, terminals))


async def _sit(path: Path, terminals: int) -> None:
    crowd = Crowd(terminals)
    await listening(path)
    async with asyncio.TaskGroup() as tasks:
        await crowd.enter(path, tasks, greet=True)
        await crowd.beat()


async def _watch(
    watched: Sequence[Watched],
    plan: DevicesPlan,
    opened: OpenTerminal,
    machine: Machine[TerminalService],
    house: House,
) -> None:
    screen, book = FairScreen(opened.window), resources.rulebook(RULEBOOK)
    async with dealer_at(house) as dealer, at_work(machine) as service:
        await dealer.open_table()
        await service.tell(ats.StackNote("note", NOTE_CENTS))
        # The one that the crowd expects.
        evenings = [
            WindowsEvening(screen, dealer, service, each.seen, [OUTCOME]) for each in watched
        ]
        with beside(_crowd, house.socket, plan.terminals), Progress("watching ") as progress:
            await dealer.joined_by(1 + plan.terminals)
            for done in range(plan.rounds):
                await watched[0].watch(evenings[0], plan.touches)
                for pair, evening, each in zip(plan.pairs, evenings[1:], watched[1:], strict=True):
                    async with devices_at_work(pair, house.folder, book, machine) as span:
                        await each.watch(evening, plan.touches)
                        each.spans.append(span())
                        each.starved += screen.starved
                    screen.starved.clear()
                progress(done + 1, plan.rounds)
