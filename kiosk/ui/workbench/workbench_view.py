"""What a technician sees of a seat's simulated world, and what its buttons do."""

import asyncio
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.ui.workbench.control_line import ControlLine

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

LOOK_S = 0.7
HOUSE, VALIDATOR, PRINTER = "house", "validator", "printer"


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

    async def run(self) -> None:
        """Looks at everything again and again, until it is cancelled."""
        while True:
            for name, line in self._lines.items():
                status = await line.ask("status") if line.there else ""
                self._show_status(name, status.removeprefix("ok").strip())
            self._look_for_tickets()
            await asyncio.sleep(LOOK_S)

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

    @Slot()
    def insertTicket(self) -> None:  # noqa: N802 - QML names are camelCase
        """The last ticket that was printed goes into the validator."""
        if self._last_ticket is not None:
            self.send(VALIDATOR, f"ticket {self._last_ticket.stem.rpartition('-')[2]}")

    async def _send(self, name: str, command: str) -> None:
        answer = await self._lines[name].ask(command)
        self._failed = answer.startswith("error")
        detail = answer.removeprefix("error").removeprefix("ok").strip()
        self._answer = f"{command}: {detail or 'done'}"
        self.changed.emit()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @Property(str, constant=True)
    def seat(self) -> str:
        return self._seat

    @Property(str, notify=changed)
    def house(self) -> str:
        """How the table is."""
        return self._statuses[HOUSE]

    @Property(str, notify=changed)
    def validator(self) -> str:
        return self._statuses[VALIDATOR]

    @Property(str, notify=changed)
    def printer(self) -> str:
        return self._statuses[PRINTER]

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
