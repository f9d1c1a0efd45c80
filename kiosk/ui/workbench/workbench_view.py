"""What a technician sees of a seat's simulated world, and what its buttons do."""

import asyncio
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.ui.workbench.control_line import ControlLine
from kiosk.ui.workbench.scenarios_view import ScenariosView
from kiosk.ui.workbench.switches import (
    HOUSE,
    PRINTER,
    SWITCHES,
    VALIDATOR,
    in_short,
    switched_on,
)

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

LOOK_S = 0.7
_NOBODYS = "0" * 17 + "1"
"""A number that no table has given to a ticket."""


@QmlElement
class WorkbenchView(QObject):
    changed = Signal()

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
        self._tasks: set[asyncio.Task[None]] = set()
        self._scenarios = ScenariosView(lines[HOUSE], self)

    async def run(self) -> None:
        """Looks at everything again and again, until it is cancelled."""
        while True:
            for name in self._lines:
                await self._look_at(name)
            self._look_for_tickets()
            await self._scenarios.look()
            await asyncio.sleep(LOOK_S)

    async def _look_at(self, name: str) -> None:
        line = self._lines[name]
        status = await line.ask("status") if line.there else ""
        self._show_status(name, status.removeprefix("ok").strip())

    def _look_for_tickets(self) -> None:
        last = max(self._tickets.glob("*.png"), default=None)
        if last != self._last_ticket:
            self._last_ticket = last
            self.changed.emit()

    def _show_status(self, name: str, status: str) -> None:
        if status != self._statuses[name]:
            self._statuses[name] = status
            self.changed.emit()

    @Slot(str, str)
    def send(self, name: str, command: str) -> None:
        """A button was touched."""
        self._start(self._send(name, command))

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
        self.changed.emit()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @Property(ScenariosView, constant=True)
    def scenarios(self) -> ScenariosView:
        return self._scenarios

    @Property(str, constant=True)
    def seat(self) -> str:
        return self._seat

    @Property(str, notify=changed)
    def house(self) -> str:
        """How the table is."""
        return self._statuses[HOUSE]

    @Property(str, notify=changed)
    def validator(self) -> str:
        return in_short(VALIDATOR, self._statuses[VALIDATOR])

    @Property(str, notify=changed)
    def printer(self) -> str:
        return in_short(PRINTER, self._statuses[PRINTER])

    @Property(str, notify=changed)
    def switched(self) -> str:
        """What is on, each by device and name in a line of its own."""
        there = (f"{n} {switch}" for n in SWITCHES for switch in switched_on(n, self._statuses[n]))
        return "\n".join(there)

    def _well(self, name: str) -> bool:
        return self._lines[name].there and not switched_on(name, self._statuses[name])

    @Property(bool, notify=changed)
    def validatorWell(self) -> bool:  # noqa: N802
        return self._well(VALIDATOR)

    @Property(bool, notify=changed)
    def printerWell(self) -> bool:  # noqa: N802
        return self._well(PRINTER)

    @Property(QUrl, notify=changed)
    def lastTicket(self) -> QUrl:  # noqa: N802
        """Its picture, or nothing."""
        return QUrl.fromLocalFile(str(self._last_ticket)) if self._last_ticket else QUrl()

    @Property(bool, notify=changed)
    def hasTicket(self) -> bool:  # noqa: N802
        return self._last_ticket is not None

    @Property(bool, notify=changed)
    def hasValidator(self) -> bool:  # noqa: N802
        return self._lines[VALIDATOR].there

    @Property(bool, notify=changed)
    def hasPrinter(self) -> bool:  # noqa: N802
        return self._lines[PRINTER].there

    @Property(str, notify=changed)
    def answer(self) -> str:
        """What the last touch came to."""
        return self._answer

    @Property(bool, notify=changed)
    def failed(self) -> bool:
        return self._failed
