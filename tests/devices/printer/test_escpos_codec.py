from datetime import UTC
from itertools import product

import pytest

from kiosk.devices.ports import PrinterCondition, ReceiptFace
from kiosk.devices.printer.escpos import codec
from kiosk.devices.printer.escpos.codec import (
    Question,
    Report,
    answers_of,
    is_answer,
    is_mark,
    report_of,
)
from kiosk.devices.printer.escpos.ticket import code, head
from kiosk.devices.printer.face import lay_out, lay_out_receipt
from tests.devices.printer.printers import HOUSE, NOON_MS, NUMBER, face

OK = (0x12, 0x12, 0x12, 0x12)


def test_the_questions_of_the_fact_sheet() -> None:
    assert [q.asked for q in Question] == [bytes([0x10, 0x04, n]) for n in (1, 2, 3, 4)]
    assert bytes.fromhex("1D 72 01") == codec.ASK_MARK


# The answers of the fact sheet: which question, which bits, what it means.
@pytest.mark.parametrize(
    ("question", "bits", "condition"),
    [
        (1, 0x00, PrinterCondition.READY),
        (1, 0x08, PrinterCondition.FAULT),
        (2, 0x04, PrinterCondition.OPEN),
        (2, 0x20, PrinterCondition.PAPER_OUT),
        (2, 0x40, PrinterCondition.FAULT),
        (3, 0x08, PrinterCondition.JAM),
        (3, 0x20, PrinterCondition.FAULT),
        (3, 0x40, PrinterCondition.FAULT),
        (4, 0x0C, PrinterCondition.PAPER_LOW),
        (4, 0x60, PrinterCondition.PAPER_OUT),
        (4, 0x6C, PrinterCondition.PAPER_OUT),
    ],
)
def test_the_answers_of_the_fact_sheet(
    question: int, bits: int, condition: PrinterCondition
) -> None:
    answers = list(OK)
    answers[question - 1] |= bits
    report = report_of(answers)
    assert report is not None
    assert report.condition is condition
    assert answers_of(report) == tuple(answers)


def test_every_report_is_read_back() -> None:
    for flags in product((False, True), repeat=9):
        report = Report(**dict(zip(Report.__dataclass_fields__, flags, strict=True)))
        assert report_of(answers_of(report)) == report


@pytest.mark.parametrize("byte", range(256))
def test_a_byte_is_an_answer_a_mark_or_neither(byte: int) -> None:
    assert is_answer(byte) == (byte & 0x93 == 0x12)
    assert is_mark(byte) == (byte in (0, 3))
    assert not (is_answer(byte) and is_mark(byte))
    if not is_answer(byte):
        for at in range(4):
            assert report_of([*OK[:at], byte, *OK[at + 1 :]]) is None


@pytest.mark.parametrize("paper", [0x16, 0x1A, 0x32, 0x52])
def test_a_sensor_whose_two_bits_differ_is_not_believed(paper: int) -> None:
    assert report_of([0x12, 0x12, 0x12, paper]) is None


@pytest.mark.parametrize("answers", [(), OK[:3], (*OK, 0x12)])
def test_too_few_or_too_many_answers_are_none(answers: tuple[int, ...]) -> None:
    assert report_of(answers) is None


def test_the_bar_code_of_the_fact_sheet() -> None:
    ticket = lay_out(face(), HOUSE)
    assert bytes.fromhex("1D 6B 46 12") + NUMBER.encode() in code(ticket)


def test_what_leaves_first_is_worth_nothing() -> None:
    ticket = lay_out(face(), HOUSE)
    first, second = head(ticket), code(ticket)
    for worth in (b"$25.00", b"TWENTY-FIVE DOLLARS AND NO CENTS", b"\x1dk"):
        assert worth not in first
        assert worth in second
    for shown in (b"DEMO CASINO", b"1 MAIN ST", b"CASHOUT VOUCHER", b"TICKET # 0042", b"# 00123"):
        assert shown in first


def test_a_duplicate_has_no_bars_and_not_the_whole_number() -> None:
    ticket = lay_out(face(duplicate=True), HOUSE)
    sent = head(ticket) + code(ticket)
    assert b"\x1dk" not in sent
    assert b"3456" not in sent


def test_a_receipt_is_marked_and_has_neither_bars_nor_an_amount() -> None:
    receipt = ReceiptFace(text="TAPIS1:ABC", round=12, at_ms=NOON_MS)
    ticket = lay_out_receipt(receipt, HOUSE, zone=UTC)
    sent = head(ticket) + code(ticket)
    for shown in (b"RECEIPT - NOT A TICKET", b"NO VALUE", b"ROUND 12", b"TAPIS1:ABC"):
        assert shown in sent
    for worth in (b"\x1dk", b"$", b"VALIDATION", b"VOUCHER"):
        assert worth not in sent


def test_long_words_go_over_to_the_next_line() -> None:
    ticket = lay_out(face(cents=77_777_777), HOUSE)
    lines = code(ticket).split(b"\n")
    assert b"SEVEN HUNDRED SEVENTY-SEVEN THOUSAND SEVEN" in lines[1]
    assert max(len(line) for line in lines[2:4]) <= 48


def test_nothing_is_said_on_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    code(lay_out(face(), HOUSE))
    assert capsys.readouterr().out == ""
