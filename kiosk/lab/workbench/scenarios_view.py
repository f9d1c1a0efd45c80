"""The scenarios that fit the table beside the bench, and how far the last one has come."""

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.lab.devices.control_line import ControlLine
from kiosk.ui.aside import KeptTasks
from kiosk.ui.shown import View, rows_of


class ScenarioRow(Struct, frozen=True):
    name: str
    title: str
    clauses: str
    """By which the table beside the bench is played."""


class ScenariosShown(Struct, frozen=True, kw_only=True):
    outages: str = ""
    """Each in one word."""
    offered: bool = False
    status: str = ""
    failed: bool = False
    """It was not begun, or did not end as its clauses demand."""


class ScenariosView(View[ScenariosShown]):
    rows = rows_of(ScenarioRow)

    def __init__(self, house: ControlLine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._house = house
        self._status = ""
        self._told = "ok"
        """What the house said last of a scenario."""
        self._refused = False
        self._outages: list[str] = []
        """What has no power or no line."""
        self._tasks = KeptTasks()

    async def look(self) -> None:
        """A house that is open offers the same ones all the time."""
        if not self._house.there:
            return
        if not self.rows.rows:
            self.rows.show(_listed(await self._house.ask("scenarios")))
            self._update()
        told = await self._house.ask("scenario-status")
        if told.startswith("ok") and told != self._told:  # what was refused is shown until then
            self._told = told
            self._show(told.removeprefix("ok").strip())
        outages = await self._house.ask("outages")
        if outages.startswith("ok") and outages.split()[1:] != self._outages:
            self._outages = outages.split()[1:]
            self._update()

    def _show(self, status: str, *, refused: bool = False) -> None:
        self._status, self._refused = status, refused
        self._update()

    def _update(self) -> None:
        status = self._status
        self.show(
            ScenariosShown(
                outages=" ".join(self._outages),
                offered=bool(self.rows.rows),
                status=status,
                failed=self._refused or " failed: " in status or "not as demanded" in status,
            )
        )

    @Slot(str)
    def start(self, name: str) -> None:
        """It was chosen from the list."""
        self._tasks.begin(self._start(name))

    @Slot(str)
    def turn(self, what: str) -> None:
        """Power or line of a machine, such as `power-table`: off, or on again."""
        kind, _, machine = what.partition("-")
        off, on = ("power-cut", "power-up") if kind == "power" else ("cut-line", "mend-line")
        self._tasks.begin(self._ask(f"{on if what in self._outages else off} {machine}"))

    async def _ask(self, command: str) -> None:
        answer = await self._house.ask(command)
        if answer.startswith("error"):
            self._show(answer.removeprefix("error "), refused=True)
        await self.look()

    async def _start(self, name: str) -> None:
        answer = await self._house.ask(f"scenario {name}")
        refused = not answer.startswith("ok")
        self._show(answer.removeprefix("ok").removeprefix("error").strip(), refused=refused)


def _listed(answer: str) -> list[ScenarioRow]:
    """`name: title; clauses | name: title; clauses`, as the house tells them."""
    rows = []
    for entry in answer.removeprefix("ok ").split(" | "):
        name, _, about = entry.partition(": ")
        title, semicolon, clauses = about.rpartition("; ")
        if semicolon:
            rows.append(ScenarioRow(name, title, clauses))
    return rows
