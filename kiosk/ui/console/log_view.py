"""The last that has happened at the table, as this console saw it, newest first."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject

from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.table_events import TableEvent, TableSeen, table_events
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.times import Times

KEPT = 100


class LogRow(Struct, frozen=True):
    number: int
    time: str
    text: str
    alarm: bool


class LogView(ViewPart[Struct, ConsoleDesk]):
    rows = rows_of(LogRow)

    def __init__(self, desk: ConsoleDesk, times: Times, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._times = times
        self.on_urgent: Callable[[str], None] = lambda text: None
        self._seen = TableSeen()
        self._lines: list[LogRow] = []
        self._told: list[TableEvent] = []
        """That the lines are about."""
        self._count = 0

    def refresh(self) -> None:
        client = self._desk.client
        seen = TableSeen(client.board, client.seats, client.staff_tasks, client.house)
        for event in table_events(self._seen, seen, self._desk.look.currency):
            self.tell(event)
            if event.urgent:
                self.on_urgent(event.shown)
        self._seen = seen

    def tell(self, event: TableEvent) -> None:
        self._count += 1
        time = self._times.of_day(self._times.now_ms())
        self._lines.insert(0, LogRow(self._count, time, event.shown, event.alarm))
        self._told.insert(0, event)
        del self._lines[KEPT:], self._told[KEPT:]
        self.rows.show(self._lines)

    def retranslate(self) -> None:
        pairs = zip(self._lines, self._told, strict=True)
        self._lines = [replace(line, text=told.shown) for line, told in pairs]
        self.rows.show(self._lines)
