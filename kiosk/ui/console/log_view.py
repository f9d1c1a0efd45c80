"""The last that has happened at the table, as this console saw it, newest first."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Property, QObject
from PySide6.QtQml import QmlElement

from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.happenings import Happening, Seen, happenings
from kiosk.ui.rows import Rows
from kiosk.ui.times import Times

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

KEPT = 100


@dataclass(frozen=True, slots=True)
class LogRow:
    number: int
    time: str
    text: str
    alarm: bool


@QmlElement
class LogView(QObject):
    def __init__(self, desk: ConsoleDesk, times: Times, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._times = times
        self.on_urgent: Callable[[str], None] = lambda text: None
        self._seen = Seen()
        self._lines: list[LogRow] = []
        self._count = 0
        self._rows = Rows(LogRow, self)

    def refresh(self) -> None:
        client = self._desk.client
        seen = Seen(client.board, client.seats, client.matters, client.house)
        for happening in happenings(self._seen, seen, self._desk.look.currency):
            self.tell(happening)
            if happening.urgent:
                self.on_urgent(happening.text)
        self._seen = seen

    def tell(self, happening: Happening) -> None:
        self._count += 1
        time = self._times.of_day(self._times.now_ms())
        self._lines.insert(0, LogRow(self._count, time, happening.text, happening.alarm))
        del self._lines[KEPT:]
        self._rows.show(self._lines)

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        return self._rows
