"""An ESC/POS printer on a serial port: asks the four questions in turn, all the time.

Answers are single bytes that do not say what they answer, so that the next question waits for the
answer to the last. An answer that comes too late would be taken for another one's: after a silence
everything is let pass by before anything is asked again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from kiosk.devices.ports import Printed
from kiosk.devices.printer.driver import PrinterDriver, Setup
from kiosk.devices.printer.escpos import machine
from kiosk.devices.printer.escpos.codec import (
    ASK_MARK,
    CLEAR_BUFFER,
    Question,
    Report,
    answers_of,
    is_mark,
    report_of,
)
from kiosk.devices.printer.escpos.machine import (
    EscposPhase,
    Event,
    Job,
    Marked,
    Reported,
    Sent,
    fit,
)
from kiosk.devices.printer.escpos.ticket import code, head
from kiosk.devices.printer.face import TicketText
from kiosk.devices.printer.job import Silence
from kiosk.devices.serial.driver import SerialPort
from kiosk.devices.trace import Way


class EscposDriver(PrinterDriver[Job, Event]):
    def __init__(self, setup: Setup) -> None:
        super().__init__(machine, Job(), setup)
        self._second_half = b""
        self._answers: asyncio.Queue[int] = asyncio.Queue()

    def _prepare(self) -> None:
        # With it goes a mark that nobody waits for any more, and that would be taken for another.
        self._send(CLEAR_BUFFER)

    def _ready(self) -> bool:
        return self._port is not None and fit(self._job.report)

    def _begin(self, ticket: TicketText) -> None:
        self._second_half = code(ticket)
        self._send(head(ticket) + ASK_MARK)
        self._take(Sent())

    def _end(self, outcome: Printed) -> None:
        if outcome is not Printed.DONE:
            self._send(CLEAR_BUFFER)

    async def _converse(self, port: SerialPort, here: Callable[[], Awaitable[None]]) -> None:
        await self._at_once(self._ask(port, here), self._listen(port))

    async def _listen(self, port: SerialPort) -> None:
        while True:
            for byte in await port.read():
                if is_mark(byte):
                    self._record(Way.HEARD, bytes([byte]))
                    self._take(Marked())
                else:
                    self._answers.put_nowait(byte)

    async def _ask(self, port: SerialPort, here: Callable[[], Awaitable[None]]) -> None:
        loop = asyncio.get_running_loop()
        understood_at = loop.time()
        while loop.time() - understood_at < self._patience.gone_s:
            phase, report = self._job.phase, await self._answered(port)
            if report is not None:
                understood_at = loop.time()
                await here()
                self._heard(report, phase)
                await asyncio.sleep(self._patience.poll_s)
                continue
            if loop.time() - understood_at >= self._patience.silence_s:
                self._take(Silence())
            await self._let_pass()
        raise TimeoutError

    def _heard(self, report: Report, phase: EscposPhase) -> None:
        """Begun before the last step of the ticket, it says nothing about what came after."""
        if report != self._job.report:
            self._record(Way.HEARD, bytes(answers_of(report)))
        if phase is self._job.phase:
            self._take(Reported(report))

    async def _answered(self, port: SerialPort) -> Report | None:
        """All four questions. None, if that cannot be understood."""
        answers = []
        for question in Question:
            port.write(question.asked)
            answer = await self._answer()
            if answer is None:
                return None
            answers.append(answer)
        # An answer too many, and nobody knows any more what answers what.
        return report_of(answers) if self._answers.empty() else None

    async def _answer(self) -> int | None:
        try:
            async with asyncio.timeout(self._patience.silence_s):
                return await self._answers.get()
        except TimeoutError:
            return None

    async def _let_pass(self) -> None:
        """Whatever is still on its way."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._patience.silence_s):
                while True:
                    await self._answers.get()

    def _take(self, event: Event) -> None:
        before = self._job.phase
        super()._take(event)
        match self._job.phase:
            case EscposPhase.CODE if before is not EscposPhase.CODE:
                self._send(self._second_half + ASK_MARK)
            case EscposPhase.AGAIN if before is not EscposPhase.AGAIN:
                self._send(ASK_MARK)
