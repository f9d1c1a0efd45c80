"""Levels that rise over a turning wheel: what they cost of its frames.

The real screen with five levels, of which every figure after the first few changes once a second.
Times in which they rise and in which they stand take turns in one window, so that a noisy moment of
the machine meets both alike.
"""

import asyncio
from dataclasses import dataclass, field
from typing import cast

from kiosk import resources
from kiosk.config import Network, Screen, TerminalConfig
from kiosk.game.jackpot.values import JackpotTold, LevelTold
from kiosk.game.terminal import commands as ats
from kiosk.lab.bench.fair_screen import FairScreen
from kiosk.lab.bench.measure import Beside, Figure, Spread
from kiosk.lab.bench.processes import apart
from kiosk.lab.bench.screen import FRAME_MS, choose_display, late_share
from kiosk.lab.bench.stand_in import StandInMachine, StandInService
from kiosk.lab.bench.windows import SEAT, SIZE, run_window
from kiosk.lab.windows.touch_screen import ShownFrame
from kiosk.link.messages import SupernovaSeen
from kiosk.progress import Progress
from kiosk.rules.supernova import WAGER
from kiosk.terminal.process import TerminalMachine
from kiosk.ui.application import WindowPlace
from kiosk.ui.terminal.run import OpenTerminal, open_terminal

RULEBOOK = "rapid-single-zero"
MOST = 1.25
_NAMES = ("Supernova", "Nova", "Star", "Comet", "Spark")
_VALUES = (4_821_360, 741_205, 138_840, 24_185, 3_820)
_WAGER_CENTS, _RISES_CENTS = 500, 37
TOLD_S = 1.0
"""A controller tells its levels no more often."""
_NOTE_CENTS = 10_000


@dataclass(slots=True)
class Watched:
    """The frames of each."""

    rising: list[ShownFrame] = field(default_factory=list)
    standing: list[ShownFrame] = field(default_factory=list)


def figure(turns: int, told_s: float = TOLD_S) -> Figure:
    where = choose_display()
    seen = apart(watch_levels, turns, told_s)
    rising, standing = (_mean_ms(frames) for frames in (seen.rising, seen.standing))
    late = ", ".join(
        f"{what}: {len(frames)} frames, {late_share(frames):.2f} % over {FRAME_MS} ms, "
        f"{Spread.of(frame.took_s for frame in frames)}"
        for what, frames in (("rising", seen.rising), ("standing", seen.standing))
    )
    return Figure(
        "a frame while five levels rise / while they stand",
        rising / standing,
        "x",
        MOST,
        f"{late}, {where}",
        Beside("levels that stand", rising, standing, "ms"),
    )


def _mean_ms(frames: list[ShownFrame]) -> float:
    return 1e3 * sum(frame.took_s for frame in frames) / len(frames)


def watch_levels(turns: int, told_s: float) -> Watched:
    book = resources.rulebook(RULEBOOK)
    machine = StandInMachine(book, SEAT)
    told = TerminalConfig(
        seat=SEAT,
        rulebook=RULEBOOK,
        journal="none",
        network=Network(socket="none"),
        screen=Screen(chips_cents=(_WAGER_CENTS,)),
    )
    opened = open_terminal(told, book, WindowPlace(SIZE))
    opened.desk.attach(cast(TerminalMachine, machine))
    watched = Watched()
    run_window(opened, _watch(watched, turns, told_s, opened, machine))
    return watched


async def _watch(
    watched: Watched, turns: int, told_s: float, opened: OpenTerminal, machine: StandInMachine
) -> None:
    screen, service = FairScreen(opened.window), machine.service
    machine.on_change()
    _tell(service, 0)
    service.touch(ats.StackNote("note", _NOTE_CENTS))
    service.touch(ats.OfferSupernova(_WAGER_CENTS))
    service.touch(ats.OpenWagering(1, 20))
    service.touch(ats.PlaceChip("red", _WAGER_CENTS))
    service.touch(ats.PlaceChip(WAGER, _WAGER_CENTS))
    await screen.frame()
    service.touch(ats.EndWagering(1, "slip"))
    service.touch(ats.ConfirmSlip(1, "slip"))
    await asyncio.sleep(told_s)  # the stage has come in
    with Progress("rising   ") as progress:
        for turn in range(turns):
            for rises in (False, True):
                screen.frames.clear()
                for second in (1, 2):
                    if rises:
                        _tell(service, 2 * turn + second)
                    await asyncio.sleep(told_s)
                (watched.rising if rises else watched.standing).extend(screen.frames)
            progress(turn + 1, turns)


def _tell(service: StandInService, times: int) -> None:
    """As the table does: levels that have risen so many times."""
    levels = tuple(
        LevelTold(
            name=name,
            rank=rank,
            value_cents=value + times * _RISES_CENTS,
            reset_cents=value // 2,
            limit_cents=2 * value,
            return_bp=1000,
            epoch=1,
            commitment="",
        )
        for rank, (name, value) in enumerate(zip(_NAMES, _VALUES, strict=True))
    )
    told = JackpotTold(wager_cents=_WAGER_CENTS, running=True, levels=levels)
    seen = SupernovaSeen(
        table="bench",
        opened=True,
        open=True,
        wager_cents=_WAGER_CENTS,
        connected=True,
        as_of_ms=service.now_ms,
        told=told,
    )
    service.link.supernova = seen
    service.on_change()
