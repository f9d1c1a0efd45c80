"""An ID-003 acceptor on a serial port: says what the machine says, and waits for the answer."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from kiosk.devices import ports as p
from kiosk.devices.lost import DeviceLost
from kiosk.devices.serial.driver import Line, SerialPort
from kiosk.devices.trace import Way
from kiosk.devices.validator.driver import Record, Timing, ValidatorDriver, no_record, said
from kiosk.devices.validator.id003 import machine
from kiosk.devices.validator.id003.codec import Decoder, Frame, encode
from kiosk.devices.validator.id003.codes import Id003Command

LINE = Line(baud=9600, even_parity=True)
TIMING = Timing(poll_s=0.1, answer_s=0.2, silences=15)


class Id003Validator(ValidatorDriver[machine.Id003State, Frame]):
    def __init__(self, *, record: Record = no_record, timing: Timing = TIMING) -> None:
        super().__init__(machine, machine.Id003State(), Decoder, record=record, timing=timing)

    async def run(self, path: Path, here: Callable[[], Awaitable[None]]) -> None:
        self._state = machine.Id003State(wanted=self._state.wanted)
        self._decoder = self._new_decoder()
        with SerialPort(path, LINE) as port:
            silences = 0
            while True:
                self._nudged.clear()
                sent, before = machine.command(self._state), self._state.phase
                reply = await self._exchange(port, sent)
                if reply is not None:
                    silences = 0
                    await here()
                elif sent.code != Id003Command.ACK:
                    silences += 1
                if silences > self._timing.silences:
                    raise DeviceLost(f"{path} does not answer")
                self._state, told = machine.heard(self._state, sent, reply)
                await self._tell(told)
                if sent == machine.STATUS_REQUEST and self._state.phase is before:
                    if not self._introduced and machine.idles(self._state):
                        await self._ask_version(port)
                    await self._pause()

    async def _ask_version(self, port: SerialPort) -> None:
        """Only while it idles: an answer that does not come keeps no note waiting, and the status
        is asked for again whatever is heard. It has no serial number to tell."""
        self._introduced = True
        reply = await self._exchange(port, Frame(Id003Command.VERSION))
        if reply is not None and reply.code == Id003Command.VERSION:
            self._identity = p.DeviceIdentity(firmware=said(reply.data))

    async def _exchange(self, port: SerialPort, sent: Frame) -> Frame | None:
        data = encode(sent)
        self._say(port, data)
        self._record(Way.SENT, data)
        return None if sent.code == Id003Command.ACK else await self._answer(port, self._newest)

    def _newest(self, frames: Sequence[Frame]) -> Frame | None:
        """Should an older answer have been late."""
        for frame in frames:
            self._record(Way.HEARD, encode(frame))
        return frames[-1] if frames else None
