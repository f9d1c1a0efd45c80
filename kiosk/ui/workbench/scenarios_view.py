"""The scenarios that fit the table beside the bench, and how far the last one has come."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from msgspec import Struct
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.ui.rows import Rows
from kiosk.ui.workbench.control_line import ControlLine

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1


class ScenarioRow(Struct, frozen=True):
    name: str
    title: str
    clauses: str
    """By which the table beside the bench is played."""


@QmlElement
class ScenariosView(QObject):
    changed = Signal()

    def __init__(self, house: ControlLine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._house = house
        self._rows = Rows(ScenarioRow, self)
        self._status = ""
        self._told = "ok"
        """What the house said last of a scenario."""
        self._refused = False
        self._outages: list[str] = []
        """What has no power or no line."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def look(self) -> None:
        """A house that is open offers the same ones all the time."""
        if not self._house.there:
            return
        if not self._rows.rows:
            self._rows.show(_listed(await self._house.ask("scenarios")))
            self.changed.emit()
        told = await self._house.ask("scenario-status")
        if told.startswith("ok") and told != self._told:  # what was refused is shown until then
            self._told = told
            self._show(told.removeprefix("ok").strip())
        outages = await self._house.ask("outages")
        if outages.startswith("ok") and outages.split()[1:] != self._outages:
            self._outages = outages.split()[1:]
            self.changed.emit()

    def _show(self, status: str, *, refused: bool = False) -> None:
        self._status, self._refused = status, refused
        self.changed.emit()

    @Slot(str)
    def start(self, name: str) -> None:
        """It was chosen from the list."""
        self._begin(self._start(name))

    @Slot(str)
    def turn(self, what: str) -> None:
        """Power or line of a machine, such as `power-table`: off, or on again."""
        kind, _, machine = what.partition("-")
        off, on = ("power-cut", "power-up") if kind == "power" else ("cut-line", "mend-line")
        self._begin(self._ask(f"{on if what in self._outages else off} {machine}"))

    async def _ask(self, command: str) -> None:
        answer = await self._house.ask(command)
        if answer.startswith("error"):
            self._show(answer.removeprefix("error "), refused=True)
        await self.look()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self, name: str) -> None:
        answer = await self._house.ask(f"scenario {name}")
        refused = not answer.startswith("ok")
        self._show(answer.removeprefix("ok").removeprefix("error").strip(), refused=refused)

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        return self._rows

    @Property(str, notify=changed)
    def outages(self) -> str:
        """Each in one word."""
        return " ".join(self._outages)

    @Property(bool, notify=changed)
    def offered(self) -> bool:
        return bool(self._rows.rows)

    @Property(str, notify=changed)
    def status(self) -> str:
        return self._status

    @Property(bool, notify=changed)
    def failed(self) -> bool:
        """It was not begun, or did not end as its clauses demand."""
        return self._refused or " failed: " in self._status or "not as demanded" in self._status


def _listed(answer: str) -> list[ScenarioRow]:
    """`name: title; clauses | name: title; clauses`, as the house tells them."""
    rows = []
    for entry in answer.removeprefix("ok ").split(" | "):
        name, _, about = entry.partition(": ")
        title, semicolon, clauses = about.rpartition("; ")
        if semicolon:
            rows.append(ScenarioRow(name, title, clauses))
    return rows
