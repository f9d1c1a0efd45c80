"""What is asked of an ESC/POS printer, and what its answers mean. Each is a single byte."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from kiosk.devices.ports import PrinterCondition

ASK_MARK = b"\x1dr\x01"
"""GS r 1, the paper sensor. Unlike a real-time question it waits its turn: whatever was sent before
it has been printed when it is answered."""
CLEAR_BUFFER = b"\x10\x14\x08\x01\x03\x14\x01\x06\x02\x08"
"""DLE DC4 8: what was received and not yet printed is forgotten."""


class Question(IntEnum):
    """DLE EOT n, answered at once, also in the middle of a ticket."""

    PRINTER = 1
    OFFLINE = 2
    ERROR = 3
    PAPER = 4

    @property
    def asked(self) -> bytes:
        return bytes([0x10, 0x04, self])


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """The answers to all four questions."""

    offline: bool = False
    cover_open: bool = False
    stopped_by_paper_end: bool = False
    error: bool = False
    cutter: bool = False
    unrecoverable: bool = False
    overheated: bool = False
    near_end: bool = False
    paper_end: bool = False

    @property
    def condition(self) -> PrinterCondition:
        if self.cover_open:
            return PrinterCondition.OPEN
        if self.cutter:
            return PrinterCondition.JAM
        if self.paper_end or self.stopped_by_paper_end:
            return PrinterCondition.PAPER_OUT
        if self.unrecoverable or self.overheated or self.error or self.offline:
            return PrinterCondition.FAULT
        return PrinterCondition.PAPER_LOW if self.near_end else PrinterCondition.READY


_FIXED_BITS, _FIXED = 0x93, 0x12
_NEAR_END, _PAPER_END = 0x0C, 0x60
_MARKS = (0x00, 0x03)
"""Paper enough, or paper near its end. At the end of the paper a mark is never reached."""


def is_answer(byte: int) -> bool:
    """Of a real-time question, whichever it was: which one only its turn can tell."""
    return byte & _FIXED_BITS == _FIXED


def is_mark(byte: int) -> bool:
    return byte in _MARKS


def report_of(answers: Sequence[int]) -> Report | None:
    """None, if these cannot be the answers of a sound printer to the four questions in order."""
    if len(answers) != len(Question) or not all(map(is_answer, answers)):
        return None
    printer, offline, error, paper = answers
    near_end, paper_end = paper & _NEAR_END, paper & _PAPER_END
    # Each sensor is told by two bits, which are equal.
    if near_end not in (0, _NEAR_END) or paper_end not in (0, _PAPER_END):
        return None
    return Report(
        offline=bool(printer & 0x08),
        cover_open=bool(offline & 0x04),
        stopped_by_paper_end=bool(offline & 0x20),
        error=bool(offline & 0x40),
        cutter=bool(error & 0x08),
        unrecoverable=bool(error & 0x20),
        overheated=bool(error & 0x40),
        near_end=bool(near_end),
        paper_end=bool(paper_end),
    )


def answers_of(report: Report) -> tuple[int, int, int, int]:
    """As the printer tells it."""
    return (
        _FIXED | 0x08 * report.offline,
        _FIXED
        | 0x04 * report.cover_open
        | 0x20 * report.stopped_by_paper_end
        | 0x40 * report.error,
        _FIXED | 0x08 * report.cutter | 0x20 * report.unrecoverable | 0x40 * report.overheated,
        _FIXED | _NEAR_END * report.near_end | _PAPER_END * report.paper_end,
    )
