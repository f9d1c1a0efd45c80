"""An SSP validator on a serial port: agrees on a key, then says what the machine says."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path

from kiosk.devices import ports as p
from kiosk.devices.lost import DeviceLost
from kiosk.devices.serial.driver import Line, SerialPort
from kiosk.devices.trace import Way
from kiosk.devices.validator.driver import Record, Timing, ValidatorDriver, no_record, said
from kiosk.devices.validator.ssp import machine
from kiosk.devices.validator.ssp.cipher import draw_offer
from kiosk.devices.validator.ssp.codec import Decoder, Frame
from kiosk.devices.validator.ssp.codes import Reply, SspCommand
from kiosk.devices.validator.ssp.session import Session

LINE = Line(baud=9600, two_stop_bits=True)
TIMING = Timing(poll_s=0.2, answer_s=1.0, silences=20)
SYNC_SILENCES = 3
"""For the first word, which nobody may be there to hear."""
SEALED_SILENCES = 3
"""Then the two may count differently, and would for ever: a new key is agreed on."""
_SERIAL_BYTES = 4
_SECRET = (SspCommand.SET_GENERATOR, SspCommand.SET_MODULUS, SspCommand.KEY_EXCHANGE)


class _KeyLost(Exception):  # noqa: N818 - a turn of the conversation
    """The validator has started anew and knows no key, or it understands us no more."""


class SspValidator(ValidatorDriver[machine.SspState, Frame]):
    def __init__(self, *, record: Record = no_record, timing: Timing = TIMING) -> None:
        super().__init__(machine, machine.SspState(), Decoder, record=record, timing=timing)
        self._session = Session(secrets.token_bytes)

    # ---- At work ------------------------------------------------------------------------------

    async def run(self, path: Path, here: Callable[[], Awaitable[None]]) -> None:
        with SerialPort(path, LINE) as port:
            while True:
                self._state = machine.SspState(wanted=self._state.wanted)
                self._decoder = self._new_decoder()
                await self._agree(port)
                await here()
                with suppress(_KeyLost):
                    await self._converse(port)

    async def _converse(self, port: SerialPort) -> None:
        while True:
            self._nudged.clear()
            sent, before = machine.command(self._state), self._state.phase
            reply = await self._ask(port, sent)
            if reply[0] == Reply.KEY_NOT_SET:
                raise _KeyLost
            self._state, told = machine.heard(self._state, sent, reply)
            await self._tell(told)
            if self._state.phase is before and machine.outstanding(self._state) is None:
                if not self._introduced and machine.idles(self._state):
                    await self._ask_identity(port)
                await self._pause()
            elif self._state.phase is before:
                await asyncio.sleep(0)

    async def _ask_identity(self, port: SerialPort) -> None:
        """Only while it idles; what it counts is known from before."""
        self._introduced = True
        told = []
        for code in (SspCommand.FIRMWARE_VERSION, SspCommand.SERIAL_NUMBER):
            reply = await self._ask(port, bytes((code,)))
            if reply[0] == Reply.KEY_NOT_SET:
                raise _KeyLost
            told.append(reply[1:] if reply[0] == Reply.OK else b"")
        firmware, serial = told
        self._identity = p.DeviceIdentity(
            firmware=said(firmware),
            serial=str(int.from_bytes(serial, "big")) if len(serial) == _SERIAL_BYTES else "",
            counted=self._state.counted,
        )

    async def _agree(self, port: SerialPort) -> None:
        """SYNC, then a key by Diffie and Hellman. It is never logged."""
        await self._ask(port, bytes((SspCommand.SYNC,)), silences=SYNC_SILENCES)
        offer = draw_offer(secrets.randbits)
        for code, number in (
            (SspCommand.SET_GENERATOR, offer.generator),
            (SspCommand.SET_MODULUS, offer.modulus),
            (SspCommand.KEY_EXCHANGE, offer.public),
        ):
            reply = await self._ask(port, bytes((code,)) + number.to_bytes(8, "little"))
            if reply[0] != Reply.OK:
                raise DeviceLost("the validator does not agree on a key: its firmware is too old")
        self._session.agree(offer.key(int.from_bytes(reply[1:9], "little")))

    # ---- The line -----------------------------------------------------------------------------

    async def _ask(self, port: SerialPort, data: bytes, *, silences: int | None = None) -> bytes:
        """The answer. Without one the very same bytes are sent again, so that nothing is done
        twice; in the end the key is lost, or the validator."""
        wire = self._session.request(data)
        sealed, shown = self._session.sealed, data[:1] if data[0] in _SECRET else data
        if silences is None:
            silences = SEALED_SILENCES if sealed else self._timing.silences
        for _ in range(1 + silences):
            self._say(port, wire)
            self._record(Way.SENT, shown, sealed=self._session.sealed)
            reply = await self._answer(port, self._reply)
            if reply is not None:
                shown = reply[:1] if data[0] in _SECRET else reply
                self._record(Way.HEARD, shown, sealed=self._session.sealed)
                return reply
        if sealed:
            raise _KeyLost
        raise DeviceLost("the validator does not answer")

    def _reply(self, frames: Sequence[Frame]) -> bytes | None:
        """The first of them that the session understands."""
        return next((r for frame in frames if (r := self._session.reply(frame)) is not None), None)
