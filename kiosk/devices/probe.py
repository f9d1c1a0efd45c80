"""Which device is at a port? Each protocol is asked a harmless question in turn.

The questions change nothing: a status or a version is asked for, and SYNC only sets a flag that
every host sets first. A note that is on its way in is not disturbed, and no paper moves.

Printers are asked before validators, and slowly before quickly. A validator takes what is meant for
others for noise, since its frames have check sums; a receipt printer would take it for text. And
what is sent too slowly for a printer comes to it in runs of equal bits, which are none of the
commands that move paper; it is found before anything is sent that is too quick for it.

A wheel speaks by itself, so at first nothing is asked at all.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from kiosk.devices.lost import DeviceLost
from kiosk.devices.printer.escpos import codec as escpos
from kiosk.devices.printer.tcl import codec as tcl
from kiosk.devices.serial.driver import Line, SerialPort
from kiosk.devices.validator.id003 import codec as id003
from kiosk.devices.validator.id003.codes import Id003Command, Status
from kiosk.devices.validator.id003.driver import LINE as ID003_LINE
from kiosk.devices.validator.ssp import codec as ssp
from kiosk.devices.validator.ssp.codes import Reply, SspCommand
from kiosk.devices.validator.ssp.driver import LINE as SSP_LINE
from kiosk.devices.wheel.driver import LINE as WHEEL_LINE
from kiosk.devices.wheel.slingshot import codec as slingshot

ANSWER_S = 0.5
LISTEN_S = 1.5
"""Two whole lines of a wheel."""
TRIES = 2
PRINTER_BAUDS = (9600, 19200, 38400, 115200)
"""In this order."""
ABOUT = {
    "id003": "JCM note validator",
    "ssp": "ITL note validator",
    "tcl": "casino ticket printer",
    "escpos": "receipt printer",
    "slingshot2": "automatic wheel",
}


@dataclass(frozen=True, slots=True)
class Found:
    kind: str
    line: Line

    def __str__(self) -> str:
        return f"{self.kind} ({ABOUT[self.kind]}) at {self.line.baud} baud"


async def probe(path: Path, *, answer_s: float = ANSWER_S) -> Found | None:
    """What is at this port, or None if nothing answers. Raises `DeviceLost`."""
    with SerialPort(path, WHEEL_LINE) as port:
        if await _is_wheel(_Conversation(port, LISTEN_S)):
            return Found("slingshot2", WHEEL_LINE)
    for line, ask in _QUESTIONS:
        with SerialPort(path, line) as port:
            for _ in range(TRIES):
                kind = await ask(_Conversation(port, answer_s))
                if kind:
                    return Found(kind, line)
    return None


class _Conversation:
    def __init__(self, port: SerialPort, answer_s: float) -> None:
        self._port = port
        self._answer_s = answer_s

    async def answer(self, question: bytes, known: Callable[[bytes], bool]) -> bytes:
        """All that comes until it is known as an answer, or nothing more can be waited for."""
        self._port.read_nowait()
        self._port.write(question)
        come = b""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._answer_s):
                while not known(come):
                    come += await self._port.read()
        return come


async def _is_wheel(line: _Conversation) -> bool:
    return _speaks(await line.answer(b"", _speaks))


def _speaks(come: bytes) -> bool:
    return bool(slingshot.Decoder().feed(come))


# ---- Printers -----------------------------------------------------------------------------------


async def _printer(line: _Conversation) -> str:
    """Both kinds are asked at once: neither understands the other's question."""
    come = await line.answer(tcl.ENQ + escpos.Question.PRINTER.asked, _is_printer)
    if _is_tcl(come):
        return "tcl"
    return "escpos" if _is_answer(come) and await _is_escpos(line) else ""


def _is_printer(come: bytes) -> bool:
    return _is_tcl(come) or _is_answer(come)


def _is_tcl(come: bytes) -> bool:
    return bool(tcl.StatusReader().feed(come))


def _is_answer(come: bytes) -> bool:
    return len(come) == 1 and escpos.is_answer(come[0])


async def _is_escpos(line: _Conversation) -> bool:
    """An answer is a single byte, and noise may look like one: all questions are asked twice, each
    is answered by one byte and no more, and unasked it says nothing."""
    for _ in range(2):
        answers = [await line.answer(question.asked, _is_answer) for question in escpos.Question]
        if escpos.report_of(b"".join(answers)) is None:
            return False
    return not await line.answer(b"", bool)


# ---- Validators ---------------------------------------------------------------------------------


async def _id003(line: _Conversation) -> str:
    """The version is asked for, and not the status: an acceptor that idles answers that with the
    very bytes of the question, and so does a line that only echoes."""
    question = id003.encode(id003.Frame(Id003Command.VERSION))
    return "id003" if _is_id003(await line.answer(question, _is_id003)) else ""


def _is_id003(come: bytes) -> bool:
    frames = id003.Decoder().feed(come)
    return any(frame.code in set(Status) or frame.data for frame in frames)


async def _ssp(line: _Conversation) -> str:
    question = ssp.encode(ssp.Frame(bytes((SspCommand.SYNC,)), flag=True))
    return "ssp" if _is_ssp(await line.answer(question, _is_ssp)) else ""


def _is_ssp(come: bytes) -> bool:
    frames = ssp.Decoder().feed(come)
    return any(frame.flag and frame.data[:1] == bytes((Reply.OK,)) for frame in frames)


_QUESTIONS: list[tuple[Line, Callable[[_Conversation], Awaitable[str]]]] = [
    *((Line(baud=baud), _printer) for baud in PRINTER_BAUDS),
    (ID003_LINE, _id003),
    (SSP_LINE, _ssp),
]

__all__ = ["ABOUT", "DeviceLost", "Found", "probe"]
