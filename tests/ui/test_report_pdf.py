"""The day's report on paper: pages, tables that go on, and bars as long as their amounts."""

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
import segno
import zxingcpp
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter
from pytestqt.qtbot import QtBot

from kiosk.game import facts as f
from kiosk.game.times import HOUR_MS
from kiosk.records.day import day_of
from kiosk.records.figures import Figures
from kiosk.records.report import DayReport, Remedied, anchored, report
from kiosk.ui.fonts import load_fonts
from kiosk.ui.paper.charts import ChartColumn, put_chart, step_cents
from kiosk.ui.paper.code import put_code
from kiosk.ui.paper.sheet import ALARM, BODY, BOTTOM, BRASS, TINT, TOP, Sheet, fitting, table
from kiosk.ui.report_pdf import report_pdf, write_pdf
from tests.records.nights import START_MS, hard_night, opened, write


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> DayReport:
    folder = write(tmp_path_factory.mktemp("paper") / "night", hard_night().journals())
    with opened(folder) as journals:
        return report(journals, day_of(START_MS, 6 * HOUR_MS))


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.fixture(autouse=True)
def _fonts(qtbot: QtBot) -> None:
    load_fonts()


def test_it_is_a_document_for_archives_with_its_fonts_inside(qtbot: QtBot, told: DayReport) -> None:
    pdf = report_pdf(told)
    assert pdf.startswith(b"%PDF-1.4") and pdf.rstrip().endswith(b"%%EOF")
    assert b"pdfaid:part" in pdf
    fonts = {name.split(b"+")[-1] for name in re.findall(rb"/FontName\s*/(\S+)", pdf)}
    assert fonts and all(name.startswith(b"Inter") for name in fonts)
    assert pages(pdf) >= 2


def test_a_hundred_seats_take_more_pages_and_none_is_lost(qtbot: QtBot, told: DayReport) -> None:
    many = {str(seat): told.by_seat["1"] for seat in range(1, 101)}
    assert pages(report_pdf(replace(told, by_seat=many))) > pages(report_pdf(told))


def test_a_day_on_which_nothing_happened_is_a_document_too(qtbot: QtBot, told: DayReport) -> None:
    quiet = replace(told, by_hour=(told.by_hour[0],) * 0, by_seat={}, hand_pays=())
    assert pages(report_pdf(quiet)) >= 1


def test_a_table_goes_on_over_pages_with_its_head_on_each(qtbot: QtBot) -> None:
    sheet = Recording()
    rows = [(str(number), "x") for number in range(500)]
    table(sheet, ("name", "value"), rows, ("all", "y"), (1, 2))
    cells = [text for page in sheet.told for text in page]
    assert [cell for cell in cells if cell.isdecimal()] == [name for name, _ in rows]
    assert len(sheet.told) > 4
    assert all(page[:2] == ["name", "value"] for page in sheet.told)
    assert cells[-2:] == ["all", "y"]
    assert all(y >= TOP and y + BODY.height <= BOTTOM + 1 for y in sheet.places)


@pytest.mark.parametrize("text", ["1.00", "9,999,999,999,999.99", "\u22121,000.00", "a long note"])
def test_a_text_is_set_as_small_as_it_must_be_and_never_cut(qtbot: QtBot, text: str) -> None:
    for width in (40.0, 200.0, 900.0):
        made = fitting(text, width, BODY, figures=True)
        assert QFontMetricsF(made).horizontalAdvance(text) <= width


class Recording(Sheet):
    """A sheet that also keeps what was put where."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[list[str]] = [[]]
        self.places: list[float] = []
        self.boxes: dict[str, QRectF] = {}

    def need(self, height: float) -> bool:
        begun = super().need(height)
        if begun:
            self.told.append([])
        return begun

    def text(self, text: str, box: QRectF, *rest: object) -> None:
        self.told[-1].append(text)
        self.places.append(box.top())
        self.boxes[text] = box
        super().text(text, box, *rest)  # type: ignore[arg-type]

    def paragraph(self, text: str, *rest: object, **more: object) -> None:
        super().paragraph(text, *rest, **more)  # type: ignore[arg-type]
        self.told[-1].append(text)


def test_headline_figures_have_a_currency_and_room_and_no_page_is_for_one_line(
    qtbot: QtBot, told: DayReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    sheets: list[Recording] = []

    def sheet() -> Recording:
        sheets.append(Recording())
        return sheets[-1]

    monkeypatch.setattr("kiosk.ui.report_pdf.Sheet", sheet)
    monkeypatch.setattr(Recording, "pdf", lambda *_, **__: b"")  # what is where is known by then
    million = Figures(notes_cents=123_456_789, handle_cents=987_654_321, paid_cents=700_000_000)
    voided = Remedied(at_ms=1, fact=f.SeatVoided(seat="3", round=7, reason="left", who="ann"))
    for journals in range(1, 60, 4):
        read = {f"{name}.db": next(iter(told.as_of.values())) for name in range(journals)}
        day = replace(told, total=million, as_of=read, missing=("9",))
        day.at_table.remedied[:] = [voided]
        report_pdf(day, "$")
        last = sheets[-1].told[-1]
        assert len(last) > 5, f"a page for {last}"
    boxes = sheets[-1].boxes
    figures = [boxes[text] for text in ("$1,234,567.89", "$9,876,543.21", "$2,876,543.21")]
    assert all(one.right() + 150 <= two.left() for one, two in pairwise(figures))
    words = [text for page in sheets[-1].told for text in page]
    assert any("round 7, seat 3: its wagers are void" in text for text in words)
    assert any("all amounts in $" in text for text in words)
    assert "Seats without a journal, as the table was told" in words


@given(st.integers(0, 10**14))
def test_a_scale_has_few_lines_at_round_amounts(span_cents: int) -> None:
    step = step_cents(span_cents)
    assert span_cents <= 4 * step
    assert str(step).strip("0") in ("1", "2", "5")
    assert step == 100 or span_cents > step, "no coarser than it need be"


def test_bars_are_as_long_as_their_amounts_and_losses_hang_down(qtbot: QtBot) -> None:
    places = [
        ChartColumn("1", 4_000, 1_000),
        ChartColumn("2", 2_000, -1_000),
        ChartColumn("3", 0, 0),
    ]
    tall = {colour: _extent(places, colour) for colour in (TINT, BRASS, ALARM)}
    handle, win, loss = tall[TINT], tall[BRASS], tall[ALARM]
    half_line = 4  # the line of nothing lies over the foot of each bar
    long_, short = (bar[1] - bar[0] + half_line for bar in (handle, win))
    assert long_ == pytest.approx(4 * short, abs=6)
    assert loss[1] - loss[0] == pytest.approx(win[1] - win[0], abs=3)
    assert win[1] == pytest.approx(loss[0], abs=2 * half_line + 1), "they meet at the line"


def _extent(places: list[ChartColumn], colour: str) -> tuple[int, int]:
    """The first and last row of the plot in which the colour is, below the key."""
    image = QImage(5000, 1200, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    put_chart(painter, box=QRectF(0, 0, 5000, 1200), places=places)
    painter.end()
    wanted = QColor(colour).rgb()
    rows = [
        y
        for y in range(150, 1200)
        if any(image.pixel(x, y) == wanted for x in range(650, 2400, 25))
    ]
    return rows[0], rows[-1]


def test_it_can_be_written_where_the_folder_is(
    qtbot: QtBot, told: DayReport, tmp_path: Path
) -> None:
    write_pdf(told, tmp_path / "day.pdf")
    assert (tmp_path / "day.pdf").read_bytes().startswith(b"%PDF")
    with pytest.raises(OSError, match="No such file"):
        write_pdf(told, tmp_path / "nowhere" / "day.pdf")


def test_an_anchor_is_a_code_that_others_can_read(
    qtbot: QtBot, tmp_path: Path, told: DayReport, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = anchored(told, Ed25519PrivateKey.generate()).anchor
    image = QImage(900, 900, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    put_code(painter, box=QRectF(50, 50, 800, 800), code=segno.make(text, error="l").matrix)
    painter.end()
    image.save(str(tmp_path / "code.png"))
    with Image.open(tmp_path / "code.png") as picture:
        (found,) = zxingcpp.read_barcodes(picture.convert("L"))
    assert found.text == text
    sheet = Recording()
    monkeypatch.setattr("kiosk.ui.report_pdf.Sheet", lambda: sheet)
    report_pdf(replace(told, anchor=text))
    words = [words for page in sheet.told for words in page]
    assert "Anchor" in words and text in "".join(words)
