"""Simulated devices that note when they are asked, and the hosts that ask them: a terminal behind
its screen, and one that does nothing else."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import TextIO

from kiosk.config import PrinterConfig, PrinterProtocol, ValidatorConfig, ValidatorProtocol
from kiosk.devices.printer.driver import Patience, Setup
from kiosk.devices.printer.escpos.codec import Question
from kiosk.devices.printer.escpos.driver import EscposDriver
from kiosk.devices.printer.face import HouseWords
from kiosk.devices.printer.tcl.driver import TclDriver
from kiosk.devices.supervisor import Supervised, Supervisor
from kiosk.devices.validator.id003.driver import TIMING as ID003_TIMING
from kiosk.devices.validator.id003.driver import Id003Validator
from kiosk.devices.validator.ssp.driver import TIMING as SSP_TIMING
from kiosk.devices.validator.ssp.driver import SspValidator
from kiosk.lab.bench.processes import running
from kiosk.lab.devices.cable import REPLY_S, Cable
from kiosk.lab.devices.kinds import KINDS
from kiosk.rules.rulebook import RuleBook
from kiosk.service import Machine
from kiosk.terminal.cash_in import CashIn
from kiosk.terminal.printer import PrinterDesk
from kiosk.terminal.service import TerminalService
from kiosk.terminal.validator import ValidatorDesk

READY_S = 1.5
"""After this the devices are set up, and are asked how they are and nothing else."""
_LIMIT_CENTS = 10**12
_LOOK_S = 0.01


@dataclass(frozen=True, slots=True)
class Polled:
    """How a device at rest is asked."""

    poll_s: float
    """From one turn to the next, by the driver's own plan."""
    mark: bytes = b""
    """In the first question of a turn. A receipt printer is asked four in each."""


POLLED: dict[str, Polled] = {
    ValidatorProtocol.ID003: Polled(ID003_TIMING.poll_s),
    ValidatorProtocol.SSP: Polled(SSP_TIMING.poll_s),
    PrinterProtocol.TCL: Polled(Patience().poll_s),
    # Of the four answers three are on the line before the last, and then it pauses.
    PrinterProtocol.ESCPOS: Polled(Patience().poll_s + 3 * REPLY_S, Question.PRINTER.asked),
}


@dataclass(frozen=True, slots=True)
class Pair:
    """As a terminal has them."""

    validator: ValidatorProtocol
    printer: PrinterProtocol

    def __str__(self) -> str:
        return f"{self.validator} and {self.printer}"


PAIRS = (
    Pair(ValidatorProtocol.ID003, PrinterProtocol.TCL),
    Pair(ValidatorProtocol.SSP, PrinterProtocol.ESCPOS),
)


# ---- The devices --------------------------------------------------------------------------------


def serve_devices(folders: Sequence[Path]) -> None:
    """In a process of their own: one of each kind in each folder."""
    asyncio.run(_serve(folders))


async def _serve(folders: Sequence[Path]) -> None:
    with ExitStack() as files:
        for folder in folders:
            for kind in POLLED:
                _plug_in(folder, kind, files.enter_context(_times(folder, kind).open("w")))
        await asyncio.get_running_loop().create_future()


def _plug_in(folder: Path, kind: str, file: TextIO) -> None:
    device = KINDS[kind].make(folder)

    def hear(data: bytes) -> None:
        if POLLED[kind].mark in data:
            # All processes of a machine read the same clock.
            print(time.monotonic(), file=file, flush=True)
        device.hear(data)

    cable = Cable(folder / kind, hear)
    device.say = cable.say
    cable.plug()


def _times(folder: Path, kind: str) -> Path:
    return folder / f"{kind}.times"


@dataclass(frozen=True, slots=True)
class Span:
    """By the clock of the machine."""

    begin_s: float
    end_s: float

    @property
    def length_s(self) -> float:
        return self.end_s - self.begin_s


def waits(folder: Path, kind: str, spans: Sequence[Span]) -> list[Span]:
    """From when each poll was due until it came to the device; one too early has less than no
    length. From the beginning of each span to its end: a host that fell silent is late as well."""
    times_s = [float(line) for line in _times(folder, kind).read_text().split()]
    poll_s = POLLED[kind].poll_s
    found: list[Span] = []
    for span in spans:
        within_s = [at_s for at_s in times_s if span.begin_s <= at_s <= span.end_s]
        ends_s = (span.begin_s, *within_s, span.end_s)
        found += [Span(before + poll_s, after) for before, after in pairwise(ends_s)]
    return found


def beyond(wait: Span, noise: Iterable[Span]) -> float:
    """How much of a wait is left when all that others waited in the same moment is taken away."""
    left_s, at_s = 0.0, wait.begin_s
    for other in sorted(noise, key=lambda other: other.begin_s):
        if other.end_s > at_s:
            left_s += max(0.0, min(other.begin_s, wait.end_s) - at_s)
            at_s = other.end_s
    return left_s + max(0.0, wait.end_s - at_s)


# ---- Hosts --------------------------------------------------------------------------------------


def poll_and_nothing_else(folder: Path) -> None:
    """In a process of its own: the drivers alone."""
    asyncio.run(_poll(folder))


async def _poll(folder: Path) -> None:
    house = HouseWords(name="", address=("", ""), machine="", currency="AUD", language="en")
    drivers: dict[str, Supervised] = {
        ValidatorProtocol.ID003: Id003Validator(),
        ValidatorProtocol.SSP: SspValidator(),
        PrinterProtocol.TCL: TclDriver(Setup(house=house)),
        PrinterProtocol.ESCPOS: EscposDriver(Setup(house=house)),
    }
    while not all((folder / kind).exists() for kind in drivers):
        await asyncio.sleep(_LOOK_S)
    async with asyncio.TaskGroup() as tasks:
        for kind, driver in drivers.items():
            kept = Supervisor(kind, folder / kind, driver, gone=_shown, back=_shown)
            tasks.create_task(kept.run())


async def _shown(why: str = "") -> None:
    """By the times of its polls."""


@asynccontextmanager
async def devices_at_work(
    pair: Pair, folder: Path, book: RuleBook, machine: Machine[TerminalService]
) -> AsyncIterator[Callable[[], Span]]:
    """With the drivers and supervisors of a terminal. Gives the time that they were at work."""
    validator = ValidatorConfig(
        protocol=pair.validator,
        port=pair.validator,
        notes_cents=(1000, 2000),
        credit_limit_cents=_LIMIT_CENTS,
        trace=f"{pair.validator}.trace",
    )
    printer = PrinterConfig(
        protocol=pair.printer,
        port=pair.printer,
        ticket_limit_cents=_LIMIT_CENTS,
        house="bench",
        machine="1",
        currency="AUD",
        trace=f"{pair.printer}.trace",
    )
    desk = ValidatorDesk(validator, folder)
    cash_in = CashIn(
        book,
        desk.validator,
        validator,
        service=lambda: machine.service,
        draw_key=lambda: secrets.token_hex(16),
    )
    async with (
        running(desk.run()),
        running(cash_in.run()),
        running(PrinterDesk(printer, folder).run()),
    ):
        await asyncio.sleep(READY_S)
        begin_s = time.monotonic()
        yield lambda: Span(begin_s, time.monotonic())
