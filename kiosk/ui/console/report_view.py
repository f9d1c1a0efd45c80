"""A day of the table in figures and charts, and as a document or for a spreadsheet."""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QObject, Slot

from kiosk.records.day import Day
from kiosk.records.figures import Figures
from kiosk.records.report import DayReport
from kiosk.records.report_lines import busy_hours, sections, share_text
from kiosk.rules.money import short_money_text
from kiosk.ui.aside import KeptTasks
from kiosk.ui.console.archive import Archive, ArchiveError
from kiosk.ui.console.desk import ConsoleDesk
from kiosk.ui.console.words import seats_text, sentence
from kiosk.ui.paper.charts import step_cents
from kiosk.ui.part import ViewPart
from kiosk.ui.shown import View, constant, rows_of
from kiosk.ui.texts import translate

SEATS_SHOWN = 25
"""That a chart has room for: those with the most drop. The document has them all."""


class FigureLine(Struct, frozen=True):
    key: str
    title: str
    """Of a section; a line of figures has none."""
    what: str
    value: str
    note: str
    strong: bool


class BarRow(Struct, frozen=True):
    """Two bars of a chart, as shares of its height."""

    label: str
    drop: float
    win: float
    hold: str


class ScaleRow(Struct, frozen=True):
    text: str
    at: float
    """From the top of the chart."""


class ChartShown(Struct, frozen=True):
    zero: float = 1.0
    """Where nothing is, from the top."""


class ChartView(View[ChartShown]):
    """Drop and win of each hour or seat, on one scale."""

    bars = rows_of(BarRow)
    scale = rows_of(ScaleRow)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)

    def draw(self, places: Sequence[tuple[str, Figures]]) -> None:
        cents = [0, *(f.drop_cents for _, f in places), *(f.win_cents for _, f in places)]
        step = step_cents(max(cents) - min(cents))
        low, high = min(cents) // step * step, -(-max(cents) // step) * step
        high = high if high > low else low + step
        span = high - low
        self.scale.show(
            [
                ScaleRow(short_money_text(line), (high - line) / span)
                for line in range(low, high + 1, step)
            ]
        )
        self.bars.show(
            [
                BarRow(name, f.drop_cents / span, f.win_cents / span, share_text(f.hold_on_drop))
                for name, f in places
            ]
        )
        self.show(ChartShown(high / span))


class ReportShown(Struct, frozen=True, kw_only=True):
    day: str = ""
    state: str = ""
    failed: bool = False
    ready: bool = False


class ReportView(ViewPart[ReportShown, ConsoleDesk]):
    lines = rows_of(FigureLine)
    hours = constant(ChartView)
    seats = constant(ChartView)

    def __init__(self, desk: ConsoleDesk, archive: Archive, parent: QObject | None = None) -> None:
        super().__init__(desk, parent)
        self._archive = archive
        self.on_written: Callable[[str], None] = lambda text: None
        self._told: DayReport | None = None
        self._problem = ""
        self._busy = False
        self._tasks = KeptTasks()
        self._hours = ChartView(self)
        self._seats = ChartView(self)

    def start(self) -> None:
        """The last day in the journals."""
        self._begin(self._read(None))

    @Slot(int)
    def turn(self, days: int) -> None:
        if self._told is not None and not self._busy:
            day = self._told.day
            self._begin(self._read(replace(day, date=day.date + timedelta(days=days))))

    async def _read(self, day: Day | None) -> None:
        self._told = await self._archive.report(day)
        told = self._told
        hours = [(told.day.hour_text(hour), told.by_hour[hour]) for hour in busy_hours(told)]
        self._hours.draw(hours)
        seats = sorted(told.by_seat.items(), key=lambda seat: -seat[1].drop_cents)[:SEATS_SHOWN]
        kept = {name for name, _ in seats}
        self._seats.draw([(name, f) for name, f in told.by_seat.items() if name in kept])
        self.lines.show(_lines(told))

    @Slot(str)
    def write(self, kind: str) -> None:
        """A pdf or a csv."""
        told = self._told
        if told is None or self._busy:
            return
        name = f"report-{told.day.date}-{self._desk.draw_id()[:8]}.{kind}"
        self._begin(self._write(told, kind, self._archive.place.exports / name))

    async def _write(self, told: DayReport, kind: str, out: Path) -> None:
        if kind == "pdf":
            await self._archive.write_pdf(told, out)
        else:
            await self._archive.write_csv(told, out)
        self.on_written(translate("ReportView", "Written: {file}").format(file=out))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._busy, self._problem = True, ""
        self._tasks.begin(self._then_show(work))
        self._update()

    async def _then_show(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except ArchiveError as error:
            self._problem = str(error)
        self._busy = False
        self._update()

    def _update(self) -> None:
        told = self._told
        self.show(
            ReportShown(
                day=_span(told.day) if told else "",
                state=self._state(),
                failed=bool(self._problem) or bool(told and told.missing),
                ready=told is not None and not self._busy,
            )
        )

    def _state(self) -> str:
        if self._problem:
            return sentence(self._problem)
        if self._busy:
            return translate("ReportView", "The table looks it up")
        missing = self._told.missing if self._told else ()
        if missing:
            text = translate("ReportView", "Not counted, no journal: seats {seats}")
            return text.format(seats=seats_text(missing))
        return ""


def _span(day: Day) -> str:
    """From minute to minute."""
    begins, ends = day.time_text(day.begin_ms)[:-3], day.time_text(day.end_ms)[:-3]
    text = translate("ReportView", "{begins} to {ends} {zone}")
    return text.format(begins=begins, ends=ends, zone=day.zone)


def _lines(told: DayReport) -> list[FigureLine]:
    lines = []
    for section in sections(told, translate):
        lines.append(FigureLine(section.title, section.title, "", "", "", False))
        lines += [
            FigureLine(f"{section.title} {x.what}", "", x.what, x.value, x.note, x.strong)
            for x in section.lines
        ]
    return lines
