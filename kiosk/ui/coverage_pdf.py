"""What keeps and proves each clause, as a document for a laboratory."""

import re
from collections.abc import Sequence
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QGuiApplication

from kiosk.clauses.coverage import ClauseState, CoverageRow, DocumentCoverage
from kiosk.clauses.forms import STATES, counts_table
from kiosk.ui.fonts import load_fonts
from kiosk.ui.paper.sheet import (
    ALARM,
    BODY,
    BRASS,
    FELT,
    GUTTER,
    INK,
    INNER,
    MARGIN,
    QUIET,
    RIGHT,
    SMALL,
    Sheet,
    Type,
    put_paragraph,
    table,
)

_TITLE = Type(20, FELT, strong=True)
_CLAUSE = Type(7.0, strong=True)
_CELL, _FINE = Type(7.0), Type(6.0, QUIET)
_Part: TypeAlias = tuple[str, Type]
"""Of a cell."""
_PIECES = re.compile(r"[^\s/:_]*[\s/:_]+|[^\s/:_]+")
_SHARES = (14, 11, 23, 24, 34)
"""Clause, state, title, kept by, proved by or why not."""
_HEAD = ("Clause", "State", "Title", "Kept by", "Proved by, or why not")
_COLOURS = {
    ClauseState.PROVED: FELT,
    ClauseState.UNPROVED: ALARM,
    ClauseState.IN_PART: BRASS,
    ClauseState.MISSING: ALARM,
    ClauseState.NOT_OFFERED: QUIET,
    ClauseState.NO_MACHINE: QUIET,
}
_ABOUT = (
    "Read from the rule books, from the modules that name a clause, and from the tests and "
    "scenarios that do. A key such as wagers.split is of the rule book of the document; tests are "
    "named by their file and function, scenarios as tapis simulate --scenario plays them."
)


def write_pdf(documents: Sequence[DocumentCoverage], path: Path) -> None:
    """Raises `OSError`."""
    path.write_bytes(coverage_pdf(documents))


def coverage_pdf(documents: Sequence[DocumentCoverage]) -> bytes:
    # A screen is not needed to draw on paper, so none is asked for.
    application = QGuiApplication.instance() or QGuiApplication(["tapis", "-platform", "offscreen"])
    load_fonts()
    sheet = Sheet()
    release = version("tapis")
    _head(sheet, release)
    _summary(sheet, documents)
    for document in documents:
        _document(sheet, document)
    pdf = sheet.pdf(
        title="Clauses of the rule documents, what keeps and what proves them",
        footer=f"Tapis {release} · clauses and their proofs",
    )
    del application  # kept until here: fonts and painters live by it
    return pdf


def _head(sheet: Sheet, release: str) -> None:
    box = QRectF(MARGIN, sheet.y, INNER, _TITLE.height)
    sheet.text("Clauses and their proofs", box, _TITLE)
    sheet.text(f"Tapis {release}", box, Type(12, QUIET), RIGHT)
    sheet.skip(_TITLE.height + 60)
    sheet.line(sheet.y)
    sheet.skip(120)
    sheet.paragraph(_broken(_ABOUT, INNER, BODY), BODY)
    sheet.skip(160)


def _summary(sheet: Sheet, documents: Sequence[DocumentCoverage]) -> None:
    head, *rows, total = counts_table(documents)
    table(sheet, head, rows, total, (8, *(12 for _ in head[1:])))
    sheet.skip(160)
    for state, meaning in STATES.items():
        box = QRectF(MARGIN, sheet.y, INNER * 0.16, BODY.height)
        sheet.text(state, box, Type(8.5, _COLOURS[state], strong=True))
        sheet.text(meaning, box.translated(INNER * 0.16, 0).adjusted(0, 0, INNER * 0.6, 0), BODY)
        sheet.skip(BODY.height + 10)
    sheet.skip(160)
    for document in documents:
        about = f"{document.id}: {document.title}, {document.edition}"
        sheet.paragraph(_broken(about, INNER, BODY), BODY)


def _document(sheet: Sheet, document: DocumentCoverage) -> None:
    sheet.skip(240)
    sheet.need(1200)
    sheet.heading(f"{document.id}: {document.title}")
    sheet.paragraph(document.edition, SMALL)
    sheet.skip(60)
    _column_heads(sheet)
    for row in document.rows:
        _row(sheet, row)


def _boxes(y: float, height: float) -> list[QRectF]:
    widths = [INNER * share / sum(_SHARES) for share in _SHARES]
    lefts = [MARGIN + sum(widths[:column]) for column in range(len(widths))]
    return [
        QRectF(left, y, wide - GUTTER, height) for left, wide in zip(lefts, widths, strict=True)
    ]


def _column_heads(sheet: Sheet) -> None:
    for text, box in zip(_HEAD, _boxes(sheet.y, SMALL.height), strict=True):
        sheet.text(text, box, SMALL)
    sheet.skip(SMALL.height + 15)
    sheet.line(sheet.y)
    sheet.skip(25)


def _row(sheet: Sheet, row: CoverageRow) -> None:
    in_play = row.state in (ClauseState.PROVED, ClauseState.UNPROVED, ClauseState.IN_PART)
    cells: tuple[tuple[_Part, ...], ...] = (
        ((row.clause.name, _CLAUSE),),
        ((row.state, Type(7.0, _COLOURS[row.state], strong=True)),),
        ((row.title, Type(7.0, INK if in_play else QUIET)),),
        tuple((keeper, _FINE) for keeper in row.kept_by),
        (*(((row.why, _CELL),) if row.why else ()), *((proof, _FINE) for proof in row.proved_by)),
    )
    set_ = [
        [(_broken(text, box.width(), kind), kind) for text, kind in parts]
        for parts, box in zip(cells, _boxes(0, 1), strict=True)
    ]
    height = max(sum(map(_height, parts)) for parts in set_)
    if sheet.need(height + 50):
        _column_heads(sheet)
    for parts, box in zip(set_, _boxes(sheet.y, height), strict=True):
        top = box.y()
        for part in parts:
            text, kind = part
            place = QRectF(box.x(), top, box.width(), _height(part))
            sheet.draw(partial(put_paragraph, text=text, box=place, kind=kind))
            top += _height(part)
    sheet.skip(height + 10)
    sheet.line(sheet.y)
    sheet.skip(25)


def _height(part: _Part) -> float:
    text, kind = part
    return QFontMetricsF(kind.font()).lineSpacing() * (text.count("\n") + 1)


def _broken(text: str, width: float, kind: Type) -> str:
    """Into lines, between words and within the name of a test or file where its words end."""
    metrics = QFontMetricsF(kind.font())
    lines = [""]
    for piece in _PIECES.findall(text):
        if lines[-1] and metrics.horizontalAdvance((lines[-1] + piece).rstrip()) > width:
            lines.append("")
        lines[-1] += piece
    return "\n".join(line.rstrip() for line in lines)
