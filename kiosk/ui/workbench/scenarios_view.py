"""The scenarios that fit the table beside the bench, and how far the last one has come."""

import asyncio

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


@QmlElement
class ScenariosView(QObject):
    changed = Signal()

    def __init__(self, house: ControlLine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._house = house
        self._rows = Rows(ScenarioRow, self)
        self._status = ""
        self._told = ""
        """What the house said last of a scenario."""
        self._refused = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def look(self) -> None:
        """A house that is open offers the same ones all the time."""
        if not self._house.there:
            return
        if not self._rows.rows:
            self._rows.show(_listed(await self._house.ask("scenarios")))
            self.changed.emit()
        answer = await self._house.ask("scenario-status")
        told = answer.removeprefix("ok").strip()
        if answer.startswith("ok") and told != self._told:  # what was refused is shown until then
            self._told = told
            self._show(told)

    def _show(self, status: str, *, refused: bool = False) -> None:
        self._status, self._refused = status, refused
        self.changed.emit()

    @Slot(str)
    def start(self, name: str) -> None:
        """It was chosen from the list."""
        task = asyncio.ensure_future(self._start(name))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self, name: str) -> None:
        answer = await self._house.ask(f"scenario {name}")
        refused = not answer.startswith("ok")
        self._show(answer.removeprefix("ok").removeprefix("error").strip(), refused=refused)

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        return self._rows

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
    """`name: title | name: title`, as the house tells them."""
    told = [entry.partition(": ") for entry in answer.removeprefix("ok ").split(" | ")]
    return [ScenarioRow(name, title) for name, colon, title in told if colon and " " not in name]
