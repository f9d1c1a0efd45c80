"""What a technician sees of a seat's simulated world, and what its buttons do."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from re import fullmatch

from msgspec import Struct
from PySide6.QtCore import QObject, QUrl, Slot

from kiosk.lab.devices.control_line import ControlLine
from kiosk.lab.workbench.scenarios_view import ScenariosView
from kiosk.lab.workbench.switches import (
    HOUSE,
    PRINTER,
    SWITCHES,
    VALIDATOR,
    in_short,
    switched_on,
)
from kiosk.ui.aside import KeptTasks
from kiosk.ui.shown import View, constant, rows_of

LOOK_S = 0.7
_NOBODYS = "0" * 17 + "1"
"""A number that no table has given to a ticket."""


class BenchLevel(Struct, frozen=True):
    number: int
    name: str
    next: bool
    """It falls with the next jackpot wager."""


class WorkbenchShown(Struct, frozen=True, kw_only=True):
    house: str = ""
    """How the table is."""
    validator: str = ""
    printer: str = ""
    switched: str = ""
    """What is on, each by device and name in a line of its own."""
    validator_well: bool = False
    printer_well: bool = False
    last_ticket: QUrl = QUrl()
    """Its picture, or nothing."""
    has_ticket: bool = False
    has_validator: bool = False
    has_printer: bool = False
    has_jackpots: bool = False
    falls_next: str = ""
    """The level that does, by name."""
    answer: str = ""
    """What the last touch came to."""
    failed: bool = False


class WorkbenchView(View[WorkbenchShown]):
    scenarios = constant(ScenariosView)
    seat = constant(str)
    levels = rows_of(BenchLevel)

    def __init__(
        self,
        seat: str,
        lines: Mapping[str, ControlLine],
        tickets: Path,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._seat = seat
        self._tickets = tickets
        """Where the simulated printer leaves pictures of what it printed."""
        self._last_ticket: Path | None = None
        self._lines = lines
        self._statuses = dict.fromkeys(lines, "")
        self._answer = ""
        self._failed = False
        self._tasks = KeptTasks()
        self._scenarios = ScenariosView(lines[HOUSE], self)
        self._update()

    async def run(self) -> None:
        """Looks at everything again and again, until it is cancelled."""
        while True:
            for name in self._lines:
                await self._look_at(name)
            self._look_for_tickets()
            await self._scenarios.look()
            await self._look_at_jackpots()
            await asyncio.sleep(LOOK_S)

    async def _look_at(self, name: str) -> None:
        line = self._lines[name]
        status = await line.ask("status") if line.there else ""
        self._show_status(name, status.removeprefix("ok").strip())

    async def _look_at_jackpots(self) -> None:
        house = self._lines[HOUSE]
        told = await house.ask("jackpots") if house.there else ""
        levels = _levels(told)
        if levels != self.levels.rows:
            self.levels.show(levels)
            self._update()

    def _look_for_tickets(self) -> None:
        last = max(self._tickets.glob("*.png"), default=None)
        if last != self._last_ticket:
            self._last_ticket = last
            self._update()

    def _show_status(self, name: str, status: str) -> None:
        self._statuses[name] = status
        self._update()

    def _update(self) -> None:
        statuses, lines, ticket = self._statuses, self._lines, self._last_ticket
        there = (f"{n} {switch}" for n in SWITCHES for switch in switched_on(n, statuses[n]))
        self.show(
            WorkbenchShown(
                house=statuses[HOUSE],
                validator=in_short(VALIDATOR, statuses[VALIDATOR]),
                printer=in_short(PRINTER, statuses[PRINTER]),
                switched="\n".join(there),
                validator_well=self._well(VALIDATOR),
                printer_well=self._well(PRINTER),
                last_ticket=QUrl.fromLocalFile(str(ticket)) if ticket else QUrl(),
                has_ticket=ticket is not None,
                has_validator=lines[VALIDATOR].there,
                has_printer=lines[PRINTER].there,
                has_jackpots=bool(self.levels.rows),
                falls_next=", ".join(level.name for level in self.levels.rows if level.next),
                answer=self._answer,
                failed=self._failed,
            )
        )

    def _well(self, name: str) -> bool:
        return self._lines[name].there and not switched_on(name, self._statuses[name])

    @Slot(str, str)
    def send(self, name: str, command: str) -> None:
        """A button was touched."""
        self._tasks.begin(self._send(name, command))

    @Slot(str, str)
    def turn(self, name: str, switch: str) -> None:
        """On, or off again."""
        is_on = switch in switched_on(name, self._statuses[name])
        self.send(name, SWITCHES[name][switch].off if is_on else SWITCHES[name][switch].on)

    @Slot()
    def reset(self) -> None:
        """Everything as it was made."""
        for name in SWITCHES:
            there = switched_on(name, self._statuses[name])
            for command in dict.fromkeys(SWITCHES[name][switch].off for switch in there):
                self.send(name, command)

    @Slot(str)
    def insertTicket(self, flaw: str) -> None:  # noqa: N802 - QML names are camelCase
        """The last ticket that was printed goes into the validator, or one that nobody printed."""
        number = _NOBODYS
        if self._last_ticket is not None and flaw != "unknown":
            number = self._last_ticket.stem.rpartition("-")[2]
        self.send(VALIDATOR, f"ticket {number} {flaw.removeprefix('unknown')}".strip())

    async def _send(self, name: str, command: str) -> None:
        answer = await self._lines[name].ask(command)
        self._failed = answer.startswith("error")
        detail = answer.removeprefix("error").removeprefix("ok").strip()
        self._answer = f"{command}: {detail or 'done'}"
        await self._look_at(name)
        await self._look_at_jackpots()


def _levels(answer: str) -> list[BenchLevel]:
    """`1 Nova at 1,000.00; 2 Comet at 200.00, falls next`, as the house tells them."""
    levels = []
    for entry in answer.removeprefix("ok ").split("; "):
        told = fullmatch(r"(\d) (.+) at [\d,.]+?(, falls next)?", entry)
        if told is not None:
            levels.append(BenchLevel(int(told[1]), told[2], bool(told[3])))
    return levels
