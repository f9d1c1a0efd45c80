"""A TCL printer on a serial port: asks for its status all the time, and prints when told to."""

import asyncio
from collections.abc import Awaitable, Callable

from kiosk.devices.ports import Printed
from kiosk.devices.printer.driver import PrinterDriver, Setup
from kiosk.devices.printer.face import TicketText
from kiosk.devices.printer.job import Silence
from kiosk.devices.printer.tcl import machine
from kiosk.devices.printer.tcl.codec import (
    CLEAR_ERRORS,
    ENQ,
    RESET,
    Status,
    StatusReader,
    print_voucher,
    status_bytes,
)
from kiosk.devices.printer.tcl.machine import Cleared, Event, Heard, Job, Sent, takes_a_ticket
from kiosk.devices.serial.driver import SerialPort
from kiosk.devices.trace import Way


class TclDriver(PrinterDriver[Job, Event]):
    def __init__(self, setup: Setup) -> None:
        super().__init__(machine, Job(), setup)
        self._asked = False

    def _prepare(self) -> None:
        self._send(CLEAR_ERRORS)
        self._take(Cleared())

    def _ready(self) -> bool:
        return self._port is not None and takes_a_ticket(self._job)

    def _begin(self, ticket: TicketText) -> None:
        self._send(print_voucher(ticket))
        self._take(Sent(barcode=bool(ticket.code)))

    def _end(self, outcome: Printed) -> None:
        if outcome is Printed.NOT_DONE:
            self._send(RESET)

    async def _converse(self, port: SerialPort, here: Callable[[], Awaitable[None]]) -> None:
        port.write(CLEAR_ERRORS)
        await self._at_once(self._ask(port), self._listen(port, here))

    async def _ask(self, port: SerialPort) -> None:
        while True:
            port.write(ENQ)
            self._asked = True
            await asyncio.sleep(self._patience.poll_s)

    async def _listen(self, port: SerialPort, here: Callable[[], Awaitable[None]]) -> None:
        """Some units tell their status unasked as well, and a line may tell one twice: whatever has
        come since the last question is one word of the printer's, and not two."""
        reader = StatusReader()
        while True:
            async with asyncio.timeout(self._patience.gone_s):
                status = await self._status_heard(port, reader)
            await here()
            if self._asked:
                self._asked = False
                if status != self._job.heard:
                    self._record(Way.HEARD, status_bytes(status))
                self._take(Heard(status))

    async def _status_heard(self, port: SerialPort, reader: StatusReader) -> Status:
        """The next one. Should that take too long, nobody knows how the printer is."""
        silence = asyncio.get_running_loop().call_later(
            self._patience.silence_s, self._take, Silence()
        )
        try:
            while not (statuses := reader.feed(await port.read())):
                pass
            return statuses[-1]
        finally:
            silence.cancel()
