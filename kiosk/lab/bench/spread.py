"""The player's screen with Spread-Bet on offer, beside the same screen without it: rounds with and
without take turns in one window, so that a noisy moment of the machine meets both."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from typing import cast

from msgspec.structs import replace

from kiosk import resources
from kiosk.game.settling import Numbers, settle_slip
from kiosk.game.terminal import commands as ats
from kiosk.lab.bench.dealer import NOTE_CENTS
from kiosk.lab.bench.hand import Hand
from kiosk.lab.bench.measure import Beside, Figure, Spread, Wanted, best_s
from kiosk.lab.bench.processes import apart
from kiosk.lab.bench.screen import FRAME_MS, choose_display, late_share, lifts_s, took
from kiosk.lab.bench.stand_in import StandInMachine
from kiosk.lab.bench.windows import SEAT, SIZE, Seen, config, resident_bytes, run_window
from kiosk.lab.simulate.croupier import select_spread
from kiosk.lab.windows.touch_screen import ShownFrame, TouchScreen
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.process import TerminalMachine
from kiosk.ui.application import WindowPlace
from kiosk.ui.terminal.run import OpenTerminal, open_terminal

RULEBOOK = "crown-double-zero"
TABLE = "1"
WITHOUT = "without Spread-Bet"
_WAGERS = 50
_SEED = 7
_SEAL = "0" * 64
_REPEATS = 200
_MB = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class SpreadPlan:
    warm_up: int = 38
    """Hurried rounds without, before anything is measured: every number has won by then, and what
    it needs is drawn."""
    rounds: int = 12
    """Of each kind."""
    others: int = 8
    """Touches of the cloth in a round; with Spread-Bet each of its boxes is touched as well."""
    drawing_s: float = 4.5
    """Before the close. The rule book's shortest wagering period is longer, and what the close and
    the number show is drawn in it."""
    rolling_s: float = 2.0
    result_s: float = 2.5


HURRIED = SpreadPlan(others=1, drawing_s=0.0, rolling_s=0.1, result_s=1.2)
"""And yet the ball falls, and the result is shown."""
SHORT = SpreadPlan(warm_up=1, rounds=1, others=1, drawing_s=0.1, rolling_s=0.2, result_s=0.2)


@dataclass(slots=True)
class BothSeen:
    spread: Seen = field(default_factory=Seen)
    without: Seen = field(default_factory=Seen)


def figures(wanted: Wanted) -> Iterator[Figure]:
    yield _settling(resources.rulebook(RULEBOOK), 1 if wanted.short else _REPEATS)
    where = choose_display()
    seen = apart(spread_window, SHORT if wanted.short else SpreadPlan())
    yield from _touches(seen, where)
    yield from _frames(seen)
    ours, bare = seen.spread.memory_bytes, seen.without.memory_bytes
    yield Figure(
        "memory with Spread-Bet / without",
        ours / bare,
        "x",
        1.1,
        f"{ours / _MB:.0f} MB after all rounds against {bare / _MB:.0f} MB before them",
        Beside(WITHOUT, ours / _MB, bare / _MB, "MB"),
    )


def _settling(book: RuleBook, repeats: int) -> Figure:
    likes = Random(_SEED).sample(sorted(book.wagers), _WAGERS)
    boxes = [wager.id for wager in book.spread_of(TABLE)]
    with_boxes = dict.fromkeys([*boxes, *likes[len(boxes) :]], 100)

    def settles(stakes: Mapping[str, int]) -> None:
        for _ in range(repeats):
            for ring, outcome in enumerate(book.wheel.order):
                settle_slip(book, stakes, {}, Numbers(outcome, ring))

    ours_s, bare_s = best_s(
        lambda: settles(with_boxes), lambda: settles(dict.fromkeys(likes, 100)), rounds=10
    )
    spins = repeats * len(book.wheel.order)
    return Figure(
        f"settle {_WAGERS} wagers, {len(boxes)} of them Spread-Bets / none of them",
        ours_s / bare_s,
        "x",
        1.5,
        f"{ours_s / spins * 1e6:.1f} us against {bare_s / spins * 1e6:.1f} us",
        Beside(WITHOUT, ours_s / spins * 1e6, bare_s / spins * 1e6, "us"),
    )


def _touches(seen: BothSeen, where: str) -> Iterator[Figure]:
    ours, bare = seen.spread.touches, seen.without.touches
    for what, times_s, bare_s in (
        ("touch with Spread-Bet", [t.press_s for t in ours], [t.press_s for t in bare]),
        ("lift with Spread-Bet", lifts_s(ours), lifts_s(bare)),
    ):
        spread, without = Spread.of(times_s), Spread.of(bare_s)
        yield Figure(
            f"{what}, p99",
            spread.p99_s * 1e3,
            "ms",
            FRAME_MS,
            f"{spread}; without {without}; {len(times_s)} touches, {where}",
            Beside(WITHOUT, spread.p99_s * 1e3, without.p99_s * 1e3, "ms"),
        )


def _frames(seen: BothSeen) -> Iterator[Figure]:
    ours, bare = seen.spread, seen.without
    for name, frames, others in (
        ("betting", ours.betting, bare.betting),
        ("both rings turning", ours.rolling, bare.rolling),
        ("result of both rings", ours.result, bare.result),
    ):
        yield Figure(
            f"frames over {FRAME_MS} ms, {name}",
            late_share(frames),
            "%",
            1,
            f"{took(frames)}\n    without {late_share(others):.2f} %: {took(others)}",
            Beside(WITHOUT, late_share(frames), late_share(others), "%"),
        )


# ---- The window ---------------------------------------------------------------------------------


def spread_window(plan: SpreadPlan) -> BothSeen:
    """The real screen and the real game, and nobody to wait for."""
    book = resources.rulebook(RULEBOOK)
    machine = StandInMachine(book, SEAT)
    opened = open_terminal(replace(config(), rulebook=RULEBOOK), book, WindowPlace(SIZE))
    opened.desk.attach(cast(TerminalMachine, machine))
    seen = BothSeen()
    run_window(opened, _measure(seen, plan, opened, machine, book))
    return seen


async def _measure(
    seen: BothSeen, plan: SpreadPlan, opened: OpenTerminal, machine: StandInMachine, book: RuleBook
) -> None:
    screen = TouchScreen(opened.window)
    machine.on_change()
    await screen.frame()
    machine.service.touch(ats.StackNote("note", NOTE_CENTS))
    await screen.frame()
    hurried = _Rounds(screen, machine, book, HURRIED)
    for _ in range(plan.warm_up):
        await hurried.play(Seen(), spread=False)
    rounds = _Rounds(screen, machine, book, plan, after=plan.warm_up)
    seen.without.memory_bytes = resident_bytes()
    for _ in range(plan.rounds):
        await rounds.play(seen.without, spread=False)
        await rounds.play(seen.spread, spread=True)
    seen.spread.memory_bytes = resident_bytes()


class _Rounds:
    def __init__(
        self,
        screen: TouchScreen,
        machine: StandInMachine,
        book: RuleBook,
        plan: SpreadPlan,
        after: int = 0,
    ) -> None:
        """`after` is the last round that was played."""
        self._screen, self._service = screen, machine.service
        self._book, self._plan = book, plan
        self._random = Random(_SEED)
        self._hand = Hand(screen, book, self._random)
        self._outcomes = cycle(enumerate(book.wheel.order))
        self._limits = select_spread(book, TABLE).limits
        self._number = after

    async def play(self, seen: Seen, *, spread: bool) -> None:
        service, plan = self._service, self._plan
        self._number += 1
        number, slip = self._number, f"slip-{self._number}"
        service.touch(ats.SelectSpread(TABLE if spread else "", self._limits if spread else None))
        service.touch(ats.OpenWagering(number, 20, _SEAL if spread else ""))
        await self._screen.frame()
        with self._frames_into(seen.betting):
            await self._place(seen, spread=spread)
        await asyncio.sleep(plan.drawing_s)
        service.touch(ats.EndWagering(number, slip))
        service.touch(ats.ConfirmSlip(number, slip))
        await self._screen.frame()
        with self._frames_into(seen.rolling):
            await asyncio.sleep(plan.rolling_s)
        ring, outcome = next(self._outcomes)
        with self._frames_into(seen.result):
            service.touch(ats.Settle(number, outcome, ring if spread else None))
            await asyncio.sleep(plan.result_s)

    async def _place(self, seen: Seen, *, spread: bool) -> None:
        boxes = [wager.id for wager in self._book.spread_of(TABLE)] if spread else []
        others = self._random.sample(sorted(self._book.wagers), self._plan.others)
        for wager in others:
            seen.touches.append(await self._hand.place(wager))
        for box in boxes:
            seen.touches.append(await self._hand.key(f"box {box}"))
        placed = len(self._service.state.layout())
        wanted = len(others) + len(boxes)
        assert placed == wanted, f"{placed} of {wanted} touches placed a chip"

    @contextmanager
    def _frames_into(self, frames: list[ShownFrame]) -> Iterator[None]:
        self._screen.frames.clear()
        yield
        frames += self._screen.frames
