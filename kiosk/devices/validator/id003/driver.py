"""An ID-003 acceptor on a serial port: says what the machine says, and waits for the answer."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from kiosk.devices.lost import DeviceLost
from kiosk.devices.serial.driver import Line, SerialPort
from kiosk.devices.trace import Way
from kiosk.devices.validator.driver import Commanded, Record, Timing, no_record
from kiosk.devices.validator.id003 import machine
from kiosk.devices.validator.id003.codec import Decoder, Frame, encode
from kiosk.devices.validator.id003.codes import Command

LINE = Line(baud=9600, even_parity=True)
TIMING = Timing(poll_s=0.1, answer_s=0.2, silences=15)


class Id003Validator(Commanded[machine.State]):
    """A `NoteValidator`, kept at work by a supervisor."""

    def __init__(self, *, record: Record = no_record, timing: Timing = TIMING) -> None:
        super().__init__(machine, machine.State(), timing)
        self._record = record
        self._decoder = Decoder()

    async def run(self, path: Path, here: Callable[[], Awaitable[None]]) -> None:
        self._state = machine.State(wanted=self._state.wanted)
        self._decoder = Decoder()
        with SerialPort(path, LINE) as port:
            silences = 0
            while True:
                self._nudged.clear()
                sent, before = machine.command(self._state), self._state.phase
                reply = await self._exchange(port, sent)
                if reply is not None:
                    silences = 0
                    await here()
                elif sent.code != Command.ACK:
                    silences += 1
                if silences > self._timing.silences:
                    raise DeviceLost(f"{path} does not answer")
                await self._make_of(sent, reply)
                if sent == machine.STATUS_REQUEST and self._state.phase is before:
                    await self._pause()

    async def _make_of(self, sent: Frame, reply: Frame | None) -> None:
        self._state, told = machine.heard(self._state, sent, reply)
        for event in told:
            await self._events.put(event)

    async def _exchange(self, port: SerialPort, sent: Frame) -> Frame | None:
        """The newest answer, should an older one have been late. None: it said nothing in time."""
        self._decoder.feed(port.read_nowait())
        self._decoder.reset()
        data = encode(sent)
        port.write(data)
        self._record(Way.SENT, data)
        if sent.code == Command.ACK:
            return None
        try:
            async with asyncio.timeout(self._timing.answer_s):
                while True:
                    frames = self._decoder.feed(await port.read())
                    for frame in frames:
                        self._record(Way.HEARD, encode(frame))
                    if frames:
                        return frames[-1]
        except TimeoutError:
            self._decoder.reset()
            return None
        finally:
            if self._decoder.skipped:
                self._record(Way.SKIPPED, bytes(self._decoder.skipped))
                self._decoder.skipped.clear()
