"""Which device is at a port? Each protocol is asked one harmless question in turn.

The questions change nothing: a version is asked for, and SYNC only sets a flag that every host sets
first. A note that is on its way in is not disturbed.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kiosk.devices.lost import DeviceLost
from kiosk.devices.serial.driver import Line, SerialPort
from kiosk.devices.validator.id003 import codec as id003
from kiosk.devices.validator.id003.codes import Command as Id003Command
from kiosk.devices.validator.id003.codes import Status
from kiosk.devices.validator.id003.driver import LINE as ID003_LINE
from kiosk.devices.validator.ssp import codec as ssp
from kiosk.devices.validator.ssp.codes import Command as SspCommand
from kiosk.devices.validator.ssp.codes import Reply
from kiosk.devices.validator.ssp.driver import LINE as SSP_LINE

ANSWER_S = 1.0
TRIES = 2


@dataclass(frozen=True, slots=True)
class Question:
    """How a kind of device is recognised."""

    kind: str
    about: str
    line: Line
    ask: bytes
    known: Callable[[bytes], bool]
    """Is this, all that has come so far, its answer?"""


def _is_id003(come: bytes) -> bool:
    """The version is asked for, and not the status: an acceptor that idles answers that with the
    very bytes of the question, and so does a line that only echoes."""
    frames = id003.Decoder().feed(come)
    return any(frame.code in set(Status) or frame.data for frame in frames)


def _is_ssp(come: bytes) -> bool:
    frames = ssp.Decoder().feed(come)
    return any(frame.flag and frame.data[:1] == bytes((Reply.OK,)) for frame in frames)


QUESTIONS = [
    Question(
        "id003",
        "JCM note validator",
        ID003_LINE,
        id003.encode(id003.Frame(Id003Command.VERSION)),
        _is_id003,
    ),
    Question(
        "ssp",
        "ITL note validator",
        SSP_LINE,
        ssp.encode(ssp.Frame(bytes((SspCommand.SYNC,)), flag=True)),
        _is_ssp,
    ),
]
"""Asked in this order."""


async def probe(path: Path) -> Question | None:
    """What is at this port, or None if nothing answers. Raises `DeviceLost`."""
    for question in QUESTIONS:
        with SerialPort(path, question.line) as port:
            for _ in range(TRIES):
                if await _answers(port, question):
                    return question
    return None


async def _answers(port: SerialPort, question: Question) -> bool:
    port.read_nowait()
    port.write(question.ask)
    come = b""
    try:
        async with asyncio.timeout(ANSWER_S):
            while not question.known(come):
                come += await port.read()
    except TimeoutError:
        return False
    return True


__all__ = ["QUESTIONS", "DeviceLost", "Question", "probe"]
