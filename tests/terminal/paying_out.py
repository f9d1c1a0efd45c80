"""A terminal that pays out by tickets, as a process, with a simulated printer on a real line.

    python -m tests.terminal.paying_out escpos --minutes 15

kills it at every step of a ticket, and lets its printer lie: it prints nothing and says that it
did, prints a ticket twice, or denies what it has printed. The paper, the register and the journals
agree, but for a ticket that the printer says it printed: that one is owed to whoever asks for it.
"""

import argparse
import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image

from kiosk import resources
from kiosk.game.table import commands as sgc
from kiosk.game.tickets.state import TicketStatus
from kiosk.lab.devices.bench import Bench
from kiosk.lab.devices.printer import Pace, SimulatedPrinter
from kiosk.lab.devices.tcl import STEPS
from kiosk.rules.rulebook import RuleBook
from tests.devices.printer.printers import KINDS
from tests.e2e.processes import LOOK_S, Program, until
from tests.hostile.table import HONEST, House, house

PACE = Pace(step_s=0.05, questions=1, silence_s=0.1, take_s=0.05)
STEPS_OF = {"tcl": STEPS, "escpos": ("line", "code", "cut", "done")}
TERMINAL = """\
seat = "{seat}"
rulebook = "{rulebook}"
journal = "terminal.db"
[network]
socket = "{socket}"
[printer]
protocol = "{kind}"
port = "printer"
ticket_limit_cents = 300000
house = "Harbour Casino"
machine = "00123"
currency = "AUD"
"""


LIES = ("prints nothing", "prints twice", "denies it")


class LyingPrinter(SimulatedPrinter):
    lie = ""
    """Of the next ticket."""
    unprinted: frozenset[str] = frozenset()
    """The numbers of which it says that they are on paper."""

    def _came_out(self, picture: Image.Image, codes: Sequence[str]) -> None:
        lie, self.lie = self.lie, ""
        if lie == "prints nothing":
            self.unprinted |= set(codes)
            return
        super()._came_out(picture, codes)
        if lie == "prints twice":
            super()._came_out(picture, codes)
        elif lie == "denies it":
            self._set(jammed=True)
            asyncio.get_running_loop().call_later(PACE.take_s, lambda: self._set(jammed=False))


class PayingOut:
    """A terminal at a table, and staff who look into its printer."""

    def __init__(self, there: House, printer: LyingPrinter, config: Path) -> None:
        self._there = there
        self.printer = printer
        self._config = config
        self.wrong: list[str] = []
        """What did not agree at the end."""
        self.start()

    def start(self, *how: str) -> None:
        launcher = ("tests.terminal.cashing",)
        self.program = Program(self._config, *how, launcher=launcher)

    def tickets(self, wanted: TicketStatus) -> set[str]:
        tickets = self._there.table.tickets
        return {number for number, ticket in tickets.items() if ticket.status is wanted}

    async def kill_at(self, wanted: str) -> None:
        reached = asyncio.Event()

        def step(step: str) -> None:
            if step == wanted and not reached.is_set():
                os.kill(self.program.pid, signal.SIGKILL)
                reached.set()

        self.printer.on_step = step
        await self.judged(reached.is_set)
        assert await self.program.ends() == -signal.SIGKILL
        await self._printer_at_rest()

    async def hear(self, lie: str) -> None:
        """Until the printer has told it, and a ticket more is on paper."""
        self.printer.lie = lie
        await self.judged(lambda: not self.printer.lie)
        await self.ticket()

    async def ticket(self) -> None:
        """Until one more is issued that nobody doubts, and whatever is doubtful before."""
        issued = len(self.tickets(TicketStatus.ISSUED))
        await self.judged(lambda: len(self.tickets(TicketStatus.ISSUED)) > issued + 1)

    async def _printer_at_rest(self) -> None:
        """It has power of its own, and finishes what it was told."""
        self.printer.on_step = lambda step: None
        await until(lambda: not self.printer.at_work, "the printer at rest")

    async def judged(self, what: Callable[[], object]) -> None:
        """Until it is so, staff say of every doubtful ticket whether it is on paper."""
        while not what():
            assert self.program.running, self.program.told()
            for number in self._there.staff.staff_tasks.doubtful_tickets.values():
                printed = any(number in piece.codes for piece in self.printer.pieces)
                order = sgc.IssueTicket(number) if printed else sgc.CancelTicket(number)
                await self._there.ask(order)
            await asyncio.sleep(LOOK_S)

    async def retire(self) -> None:
        """Nobody plays any more, and nothing is left open."""
        await self.program.stop()
        await self._printer_at_rest()
        self.start("rest")
        await self.program.says("connected to")
        await self.judged(lambda: not self.tickets(TicketStatus.RESERVED))
        await self.program.stop()

    def differences(self) -> Iterator[str]:
        """What does not agree once all is at rest."""
        paper = {code for piece in self.printer.pieces for code in piece.codes}
        issued, cancelled = map(self.tickets, (TicketStatus.ISSUED, TicketStatus.CANCELLED))
        if owed := issued - paper - self.printer.unprinted:
            yield f"issued, and on no paper: {owed}"
        if lost := paper - issued:
            yield f"on paper, and not issued: {lost}"
        if len(issued) + len(cancelled) != len(self._there.table.tickets):
            yield f"neither issued nor cancelled: {self._there.table.tickets}"
        if self.program.said("Traceback"):
            yield self.program.told()


@asynccontextmanager
async def paying_out(folder: Path, book: RuleBook, kind: str) -> AsyncIterator[PayingOut]:
    """At the end all that is in doubt is judged, and the terminal has stopped."""
    made: Any = type("Lying", (LyingPrinter, KINDS[kind][0]), {})
    printer, config = made(None, pace=PACE), folder / "terminal.toml"
    async with (
        Bench(printer, link=folder / "printer"),
        house(folder, book, open_table=False) as there,
    ):
        await there.order(sgc.OpenTable(0))
        socket = there.socket.name
        config.write_text(TERMINAL.format(seat=HONEST, rulebook=book.id, socket=socket, kind=kind))
        here = PayingOut(there, printer, config)
        try:
            yield here
            await here.retire()
            here.wrong = list(here.differences())
        finally:
            await here.program.abandon()


async def play(folder: Path, kind: str) -> list[str]:
    """Each lie once. A table locks a terminal that tells of many more notes than people insert."""
    async with paying_out(folder, resources.rulebook("crown-single-zero"), kind) as here:
        for lie in LIES:
            for step in STEPS_OF[kind]:
                await here.kill_at(step)
                here.start()
                await here.ticket()
            await here.hear(lie)
    audit = Program("audit", folder)
    found = [] if await audit.ends() == 0 else [audit.told()]
    return [*here.wrong, *found]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("--minutes", type=float, default=15.0)
    wanted = parser.parse_args()
    until_s, wrong = time.monotonic() + 60 * wanted.minutes, list[str]()
    for evening in count(1):
        if time.monotonic() > until_s or wrong:
            break
        with TemporaryDirectory(prefix="tapis-") as folder:
            wrong = asyncio.run(play(Path(folder), wanted.kind))
        print(f"{evening} evenings, {len(wrong)} wrong", flush=True)
    for line in wrong:
        print(f"WRONG {line}")
    print(f"{wanted.kind}: {len(wrong)} wrong")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
