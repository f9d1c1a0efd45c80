"""A terminal killed at every step of a ticket: the paper, the register and the journals agree."""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

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


class Killed:
    """A terminal at a table, and staff who look into its printer."""

    def __init__(self, there: House, printer: SimulatedPrinter, config: Path) -> None:
        self._there = there
        self._printer = printer
        self._config = config
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

        self._printer.on_step = step
        await reached.wait()
        assert await self.program.ends() == -signal.SIGKILL
        await self._printer_at_rest()

    async def _printer_at_rest(self) -> None:
        """It has power of its own, and finishes what it was told."""
        self._printer.on_step = lambda step: None
        await until(lambda: not self._printer.at_work, "the printer at rest")

    async def judged(self, what: Callable[[], object]) -> None:
        """Until it is so, staff say of every doubtful ticket whether it is on paper."""
        while not what():
            assert self.program.running, self.program.told()
            for number in self._there.staff.staff_tasks.doubtful_tickets.values():
                printed = any(number in piece.codes for piece in self._printer.pieces)
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


@pytest.mark.parametrize("kind", KINDS)
async def test_every_ticket_on_paper_is_issued_and_every_other_is_not(
    kind: str, tmp_path: Path, crown: RuleBook
) -> None:
    printer = KINDS[kind][0](None, pace=PACE)
    config = tmp_path / "terminal.toml"

    async with (
        Bench(printer, link=tmp_path / "printer"),
        house(tmp_path, crown, open_table=False) as there,
    ):
        await there.order(sgc.OpenTable(0))
        socket = there.socket.name
        config.write_text(TERMINAL.format(seat=HONEST, rulebook=crown.id, socket=socket, kind=kind))
        here = Killed(there, printer, config)
        try:
            for step in STEPS_OF[kind]:
                await here.kill_at(step)
                here.start()
                issued = len(here.tickets(TicketStatus.ISSUED))
                # One for the doubt, if there is any, and one that is printed without.
                await here.judged(
                    lambda: len(here.tickets(TicketStatus.ISSUED)) > issued + 1  # noqa: B023
                )
            await here.retire()
        finally:
            await here.program.abandon()
        paper = Counter(code for piece in printer.pieces for code in piece.codes)
        assert set(paper.values()) == {1}
        assert here.tickets(TicketStatus.ISSUED) == paper.keys()
        assert len(here.tickets(TicketStatus.CANCELLED)) + len(paper) == len(there.table.tickets)
        audit = Program("audit", tmp_path)
        assert await audit.ends() == 0, audit.told()
