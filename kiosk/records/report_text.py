"""The day's report on a terminal."""

from collections.abc import Iterator
from textwrap import wrap

from kiosk.records.report import DayReport
from kiosk.records.report_lines import (
    CLOSED,
    NOTES,
    Grid,
    Section,
    by_hour,
    by_seat,
    remarks,
    sections,
)

_WIDTH = 100


def report_text(told: DayReport) -> str:
    lines = [
        f"{told.title}, table {told.table!r}",
        f"The day {told.day}",
        *_missing(told),
        "",
        *(line for section in sections(told) for line in _section(section)),
        *_grid(by_seat(told)),
        *_grid(by_hour(told)),
        *_remarks(told),
        *(line for note in NOTES for line in wrap(note, _WIDTH)),
        "",
        *_as_of(told),
        *_anchor(told),
    ]
    return "\n".join(lines)


def _missing(told: DayReport) -> Iterator[str]:
    if told.missing:
        yield f"NOT COUNTED, because their journals are not there: seats {', '.join(told.missing)}"


def _section(section: Section) -> Iterator[str]:
    yield section.title
    for line in section.lines:
        yield f"  {line.what:24}{line.value:>16}  {line.note}".rstrip()
    yield ""


def _grid(grid: Grid) -> Iterator[str]:
    rows = [grid.head, *grid.rows, grid.total]
    widths = [max(len(row[column]) for row in rows) for column in range(len(grid.head))]
    yield grid.title
    for row in rows:
        cells = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
        yield f"  {'  '.join(cells)}"
    yield ""


def _remarks(told: DayReport) -> Iterator[str]:
    for title, lines in remarks(told):
        if lines:
            yield title
            yield from (f"  {line}" for line in lines)
            yield ""


def _anchor(told: DayReport) -> Iterator[str]:
    for closing in told.at_table.closings:
        yield ""
        yield CLOSED
        yield from (f"  {line}" for line in wrap(closing, _WIDTH, break_on_hyphens=False))
    if told.anchor:
        yield ""
        yield "Anchor"
        yield from (f"  {line}" for line in wrap(told.anchor, _WIDTH, break_on_hyphens=False))


def _as_of(told: DayReport) -> Iterator[str]:
    yield "Read from"
    for name, head in told.as_of.items():
        yield f"  {name}: {head.seq:,} facts, the last with hash {head.hash.hex()}"
