"""A day of the table in figures and charts, and as a document or for a spreadsheet."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QCoreApplication, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from kiosk.records.day import Day
from kiosk.records.figures import Figures
from kiosk.records.report import DayReport
from kiosk.records.report_lines import busy_hours, sections, share_text
from kiosk.rules.money import short_money_text
from kiosk.ui.console.archive import Archive, ArchiveError
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.paper.charts import step_cents
from kiosk.ui.rows import Rows

QML_IMPORT_NAME = "Tapis.Bridge"
QML_IMPORT_MAJOR_VERSION = 1

translate = QCoreApplication.translate

SEATS_SHOWN = 25
"""That a chart has room for: those with the most drop. The document has them all."""


@dataclass(frozen=True, slots=True)
class FigureLine:
    key: str
    title: str
    """Of a section; a line of figures has none."""
    what: str
    value: str
    note: str
    strong: bool


@dataclass(frozen=True, slots=True)
class BarRow:
    """Two bars of a chart, as shares of its height."""

    label: str
    drop: float
    win: float
    hold: str


@dataclass(frozen=True, slots=True)
class ScaleRow:
    text: str
    at: float
    """From the top of the chart."""


@QmlElement
class ChartView(QObject):
    """Drop and win of each hour or seat, on one scale."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bars = Rows(BarRow, self)
        self._scale = Rows(ScaleRow, self)
        self._zero = 1.0

    def show(self, places: Sequence[tuple[str, Figures]]) -> None:
        cents = [0, *(f.drop_cents for _, f in places), *(f.win_cents for _, f in places)]
        step = step_cents(max(cents) - min(cents))
        low, high = min(cents) // step * step, -(-max(cents) // step) * step
        high = high if high > low else low + step
        span = high - low
        self._zero = high / span
        self._scale.show(
            [
                ScaleRow(short_money_text(line), (high - line) / span)
                for line in range(low, high + 1, step)
            ]
        )
        self._bars.show(
            [
                BarRow(name, f.drop_cents / span, f.win_cents / span, share_text(f.hold_on_drop))
                for name, f in places
            ]
        )
        self.changed.emit()

    @Property(Rows, constant=True)
    def bars(self) -> Rows:
        return self._bars

    @Property(Rows, constant=True)
    def scale(self) -> Rows:
        return self._scale

    @Property(float, notify=changed)
    def zero(self) -> float:
        """Where nothing is, from the top."""
        return self._zero


@QmlElement
class ReportView(QObject):
    changed = Signal()

    def __init__(self, desk: ConsoleDesk, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._archive = archive
        self.on_written: Callable[[str], None] = lambda text: None
        self._told: DayReport | None = None
        self._problem = ""
        self._busy = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._lines = Rows(FigureLine, self)
        self._hours = ChartView(self)
        self._seats = ChartView(self)

    def start(self) -> None:
        """The last day in the journals."""
        self._begin(self._read(None))

    @Slot(int)
    def turn(self, days: int) -> None:
        if self._told is not None and not self._busy:
            day = self._told.day
            self._begin(self._read(Day(day.date + timedelta(days=days), day.starts_ms)))

    async def _read(self, day: Day | None) -> None:
        self._told = await self._archive.report(day)
        told = self._told
        hours = [(told.day.hour_text(hour), told.by_hour[hour]) for hour in busy_hours(told)]
        self._hours.show(hours)
        seats = sorted(told.by_seat.items(), key=lambda seat: -seat[1].drop_cents)[:SEATS_SHOWN]
        kept = {name for name, _ in seats}
        self._seats.show([(name, f) for name, f in told.by_seat.items() if name in kept])
        self._lines.show(_lines(told))

    @Slot(str)
    def write(self, kind: str) -> None:
        """A pdf or a csv."""
        told, place = self._told, self._archive.place
        if told is None or place is None or self._busy:
            return
        name = f"report-{told.day.date}-{self._desk.draw_id()[:8]}.{kind}"
        self._begin(self._write(told, kind, place.exports / name))

    async def _write(self, told: DayReport, kind: str, out: Path) -> None:
        if kind == "pdf":
            await self._archive.write_pdf(told, out)
        else:
            await self._archive.write_csv(told.day, out)
        self.on_written(translate("ReportView", "Written: {file}").format(file=out))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._busy, self._problem = True, ""
        task = asyncio.ensure_future(self._then_show(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self.changed.emit()

    async def _then_show(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except ArchiveError as error:
            self._problem = str(error)
        self._busy = False
        self.changed.emit()

    # ---- For QML ------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def day(self) -> str:
        return str(self._told.day) if self._told else ""

    @Property(str, notify=changed)
    def state(self) -> str:
        if self._problem:
            return self._problem[:1].upper() + self._problem[1:]
        if self._busy:
            return translate("ReportView", "Reading the journals")
        missing = self._told.missing if self._told else ()
        if missing:
            text = translate("ReportView", "Not counted, no journal: seats {seats}")
            return text.format(seats=", ".join(missing))
        return ""

    @Property(bool, notify=changed)
    def failed(self) -> bool:
        return bool(self._problem) or bool(self._told and self._told.missing)

    @Property(bool, notify=changed)
    def ready(self) -> bool:
        return self._told is not None and not self._busy

    @Property(Rows, constant=True)
    def lines(self) -> Rows:
        return self._lines

    @Property(ChartView, constant=True)
    def hours(self) -> ChartView:
        return self._hours

    @Property(ChartView, constant=True)
    def seats(self) -> ChartView:
        return self._seats


def _lines(told: DayReport) -> list[FigureLine]:
    lines = []
    for section in sections(told):
        lines.append(FigureLine(section.title, section.title, "", "", "", False))
        lines += [
            FigureLine(f"{section.title} {x.what}", "", x.what, x.value, x.note, x.strong)
            for x in section.lines
        ]
    return lines
