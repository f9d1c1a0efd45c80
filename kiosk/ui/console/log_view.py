"""The last that has happened at the table, as this console saw it, newest first."""

from collections.abc import Callable
from dataclasses import replace as with_time

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Slot

from kiosk.link import messages as m
from kiosk.ui.console.deed_events import deed_event
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.table_events import LogKind, TableEvent, TableSeen, table_events
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import rows_of
from kiosk.ui.texts import translate
from kiosk.ui.times import Times

KEPT = 100


class LogRow(Struct, frozen=True):
    number: int
    time: str
    text: str
    alarm: bool


class LogKindRow(Struct, frozen=True):
    key: str
    """Nothing: all of them."""
    name: str
    selected: bool


class LogView(ViewPart[Struct, ConsoleDesk]):
    rows = rows_of(LogRow)
    """All of them."""
    chosen = rows_of(LogRow)
    """Those of the kind that was chosen."""
    kinds = rows_of(LogKindRow)

    def __init__(self, desk: ConsoleDesk, times: Times, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._times = times
        self.on_urgent: Callable[[str], None] = lambda text: None
        self._seen = TableSeen()
        self._lines: list[LogRow] = []
        self._told: list[TableEvent] = []
        """That the lines are about."""
        self._count = 0
        self._kind = ""
        self.on_opened: Callable[[TableEvent], None] = lambda event: None
        """A line was touched: its record is to be shown."""
        desk.client.on_deeds = self._done

    def _done(self, deeds: tuple[m.Deed, ...]) -> None:
        for deed in deeds:
            self.tell(deed_event(deed, self._desk.book, self._desk.look.currency))

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
        event = with_time(event, at_ms=event.at_ms or self._times.now_ms())
        time = self._times.of_day(event.at_ms)
        self._lines.insert(0, LogRow(self._count, time, event.shown, event.alarm))
        self._told.insert(0, event)
        del self._lines[KEPT:], self._told[KEPT:]
        self._show()

    def _show(self) -> None:
        self.rows.show(self._lines)
        pairs = zip(self._lines, self._told, strict=True)
        self.chosen.show([line for line, told in pairs if self._kind in ("", told.kind)])
        names = [("", translate("LogView", "All")), *((k, _kind_name(k)) for k in LogKind)]
        self.kinds.show([LogKindRow(key, name, key == self._kind) for key, name in names])

    @Slot(str)
    def choose(self, kind: str) -> None:
        self._kind = kind
        self._show()

    @Slot(int)
    def openRecord(self, number: int) -> None:  # noqa: N802 - QML names are camelCase
        for line, told in zip(self._lines, self._told, strict=True):
            if line.number == number:
                self.on_opened(told)

    def retranslate(self) -> None:
        pairs = zip(self._lines, self._told, strict=True)
        self._lines = [replace(line, text=told.shown) for line, told in pairs]
        self._show()


def _kind_name(kind: LogKind) -> str:
    names = {
        LogKind.ROUND: translate("LogView", "Rounds"),
        LogKind.MONEY: translate("LogView", "Money"),
        LogKind.STAFF: translate("LogView", "Staff"),
        LogKind.MACHINE: translate("LogView", "Machines"),
    }
    return names[kind]
