"""The day's report as a document: what an inspector is handed."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from textwrap import wrap

import segno
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication

from kiosk.records.report import DayReport
from kiosk.records.report_lines import (
    CLOSED,
    NOTES,
    Grid,
    Line,
    Section,
    busy_hours,
    by_hour,
    by_seat,
    remarks,
    sections,
    share_text,
)
from kiosk.records.requests import write_new
from kiosk.rules.money import money_text
from kiosk.ui.fonts import load_fonts
from kiosk.ui.paper.charts import ChartColumn, put_chart
from kiosk.ui.paper.code import put_code
from kiosk.ui.paper.sheet import (
    ALARM,
    BODY,
    BOTTOM,
    FELT,
    INNER,
    MARGIN,
    QUIET,
    RIGHT,
    SMALL,
    STRONG,
    TOP,
    Sheet,
    Type,
    table,
    wrapped_height,
)

_TITLE = Type(20, FELT, strong=True)
_FIGURE = Type(17, strong=True)
_SMALLER_FIGURE = Type(13, strong=True)
_SMALLEST_FIGURE = Type(10.5, strong=True)
_SHORT, _LONG = len("100,000.00"), len("$999,999.99")
_BETWEEN_TILES = 220.0
_TOGETHER = 6
"""Lines that no page ends before the last of."""
_WARNING = Type(8.5, ALARM, strong=True)
_SHARES = (6, 13, 13, 13, 13, 12, 9, 9, 7)
"""How wide the columns of a table are: a name, five amounts, two percentages and a count."""
_GAP = 260.0
_CHART_HEIGHT = 1180.0
_CODE_HEIGHT = 2200.0
"""Of a QR code that a camera reads with a hundred terminals in it."""
_ANCHOR_WIDTH = 88
"""Letters in a line of it: none is as wide as the widest of them all."""
_ANCHOR = (
    "How far each journal had come, signed. Kept with this paper, and given to tapis audit "
    "--anchor, it shows whether anything was cut off or written anew since."
)


def write_pdf(told: DayReport, path: Path, currency: str = "") -> None:
    """Raises `OSError`."""
    path.write_bytes(report_pdf(told, currency))


def write_new_pdf(told: DayReport, path: Path, currency: str = "") -> None:
    """For its owner alone, and over nothing that is there. Raises `OSError`."""
    write_new(path, report_pdf(told, currency))


def report_pdf(told: DayReport, currency: str = "") -> bytes:
    """`currency` is the sign of the house, which no journal holds."""
    # A screen is not needed to draw on paper, so none is asked for.
    application = QGuiApplication.instance() or QGuiApplication(["tapis", "-platform", "offscreen"])
    load_fonts()
    sheet = Sheet()
    _head(sheet, told, currency)
    _tiles(sheet, told, currency)
    _columns(sheet, sections(told))
    hours = [
        ChartColumn(told.day.hour_text(hour), figures.handle_cents, figures.win_cents)
        for hour in busy_hours(told)
        for figures in (told.by_hour[hour],)
    ]
    _chart(sheet, "Handle and win by hour", hours)
    seats = [ChartColumn(seat, f.handle_cents, f.win_cents) for seat, f in told.by_seat.items()]
    _chart(sheet, "Handle and win by seat", seats)
    _grid(sheet, by_seat(told))
    _grid(sheet, by_hour(told))
    _remarks(sheet, told)
    _small_print(sheet, told)
    _anchor(sheet, told)
    pdf = sheet.pdf(
        title=f"Daily report {told.day.date}, {told.table}",
        footer=f"Tapis daily report · {told.table} · {told.day.date}",
    )
    del application  # kept until here: fonts and painters live by it
    return pdf


def _head(sheet: Sheet, told: DayReport, currency: str) -> None:
    box = QRectF(MARGIN, sheet.y, INNER, _TITLE.height)
    sheet.text("Daily report", box, _TITLE)
    sheet.text(f"{told.day.date:%d %B %Y}", box, Type(12, QUIET), RIGHT)
    sheet.skip(_TITLE.height + 30)
    line = QRectF(MARGIN, sheet.y, INNER, BODY.height)
    sheet.text(f"{told.title} · table “{told.table}” · rule book {told.rulebook}", line, BODY)
    sheet.skip(BODY.height)
    amounts = f" · all amounts in {currency}" if currency else ""
    below = QRectF(MARGIN, sheet.y, INNER, SMALL.height)
    sheet.text(f"{told.day}{amounts}", below, SMALL)
    sheet.skip(SMALL.height + 30)
    sheet.line(sheet.y)
    sheet.skip(60)
    if told.missing:
        seats = ", ".join(told.missing)
        sheet.paragraph(
            f"Not counted, because their journals are not there: seats {seats}", _WARNING
        )
        sheet.skip(80)


def _tiles(sheet: Sheet, told: DayReport, currency: str) -> None:
    total = told.total
    tiles = (
        ("Drop", _with_sign(currency, total.drop_cents)),
        ("Handle", _with_sign(currency, total.handle_cents)),
        ("Win", _with_sign(currency, total.win_cents)),
        ("Hold, win/drop", share_text(total.hold_on_drop)),
        ("Hold, win/handle", share_text(total.hold_on_handle)),
    )
    width = INNER / len(tiles)
    longest = max(len(value) for _, value in tiles)
    figure = _FIGURE if longest <= _SHORT else _SMALLER_FIGURE
    figure = figure if longest <= _LONG else _SMALLEST_FIGURE
    for number, (name, value) in enumerate(tiles):
        left = MARGIN + number * width
        sheet.text(name, QRectF(left, sheet.y, width, SMALL.height), SMALL)
        box = QRectF(left, sheet.y + SMALL.height, width - _BETWEEN_TILES, _FIGURE.height)
        sheet.text(value, box, figure)
    sheet.skip(SMALL.height + _FIGURE.height + _GAP)


def _with_sign(currency: str, cents: int) -> str:
    return f"{'-' if cents < 0 else ''}{currency}{money_text(abs(cents))}"


def _columns(sheet: Sheet, parts: tuple[Section, ...]) -> None:
    """In two columns, of which neither is much longer."""
    result, money, tickets, rounds, *more = parts
    width = (INNER - _GAP) / 2
    top, ends = sheet.y, []
    for number, column in enumerate(((result, rounds), (money, tickets, *more))):
        sheet.y = top
        for part in column:
            _section(sheet, part, MARGIN + number * (width + _GAP), width)
        ends.append(sheet.y)
    sheet.y = max(ends)


def _section(sheet: Sheet, part: Section, left: float, width: float) -> None:
    heading = Type(9.5, FELT, strong=True)
    sheet.text(part.title, QRectF(left, sheet.y, width, heading.height), heading)
    sheet.skip(heading.height + 20)
    sheet.line(sheet.y, left=left, right=left + width)
    sheet.skip(25)
    for line in part.lines:
        _line(sheet, line, left, width)
    sheet.skip(_GAP * 0.6)


def _line(sheet: Sheet, line: Line, left: float, width: float) -> None:
    kind = STRONG if line.strong else BODY
    name, value = width * 0.37, width * 0.26
    sheet.text(line.what, QRectF(left, sheet.y, name, kind.height), kind)
    sheet.text(line.value, QRectF(left + name, sheet.y, value, kind.height), kind, RIGHT)
    note = QRectF(left + name + value + 70, sheet.y, width - name - value - 70, kind.height)
    sheet.text(line.note, note, SMALL)
    sheet.skip(kind.height + 15)


def _chart(sheet: Sheet, title: str, places: Sequence[ChartColumn]) -> None:
    if not places:
        return
    sheet.need(_CHART_HEIGHT + 250)
    sheet.heading(title)
    box = QRectF(MARGIN, sheet.y, INNER, _CHART_HEIGHT)
    sheet.draw(partial(put_chart, box=box, places=places))
    sheet.skip(_CHART_HEIGHT + _GAP * 0.7)


def _grid(sheet: Sheet, grid: Grid) -> None:
    sheet.need(700)
    sheet.heading(grid.title)
    table(sheet, grid.head, grid.rows, grid.total, _SHARES)
    sheet.skip(_GAP)


def _remarks(sheet: Sheet, told: DayReport) -> None:
    for title, lines in remarks(told):
        sheet.need(450)
        sheet.heading(title)
        for line in lines or ["none"]:
            sheet.paragraph(line, BODY)
        sheet.skip(_GAP * 0.7)


def _small_print(sheet: Sheet, told: DayReport) -> None:
    read = [
        f"{name}: {head.seq:,} facts, the last {head.hash.hex()}"
        for name, head in told.as_of.items()
    ]
    # All on one page, if it fits one: no page is begun for its last lines.
    height = sum(wrapped_height(text, INNER, SMALL) + 30 for text in (*NOTES, *read))
    sheet.need(min(height + 400, BOTTOM - TOP))
    sheet.heading("How it was made")
    for note in NOTES:
        sheet.paragraph(note, SMALL)
        sheet.skip(30)
    sheet.skip(60)
    for number, text in enumerate(read):
        if len(read) - number == _TOGETHER:
            sheet.need(sum(wrapped_height(last, INNER, SMALL) for last in read[number:]))
        sheet.paragraph(text, SMALL)


def _anchor(sheet: Sheet, told: DayReport) -> None:
    for closing in told.at_table.closings:
        sheet.skip(_GAP * 0.7)
        sheet.need(1200)
        sheet.heading(CLOSED)
        for line in wrap(closing, _ANCHOR_WIDTH, break_on_hyphens=False):
            sheet.paragraph(line, SMALL)
    if not told.anchor:
        return
    sheet.skip(_GAP * 0.7)
    sheet.need(_CODE_HEIGHT + 1200)
    sheet.heading("Anchor")
    sheet.paragraph(_ANCHOR, SMALL)
    sheet.skip(60)
    with suppress(segno.DataOverflowError):  # so many terminals that only the text can hold them
        code = segno.make(told.anchor, error="l", micro=False)
        box = QRectF(MARGIN, sheet.y, _CODE_HEIGHT, _CODE_HEIGHT)
        sheet.draw(partial(put_code, box=box, code=code.matrix))
        sheet.skip(_CODE_HEIGHT + 60)
    for line in wrap(told.anchor, _ANCHOR_WIDTH, break_on_hyphens=False):
        sheet.paragraph(line, SMALL)
