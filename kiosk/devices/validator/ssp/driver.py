"""An SSP validator on a serial port: agrees on a key, then says what the machine says."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from kiosk.devices.lost import DeviceLost
from kiosk.devices.serial.driver import Line, SerialPort
from kiosk.devices.trace import Way
from kiosk.devices.validator.driver import Commanded, Record, Timing, no_record
from kiosk.devices.validator.ssp import machine
from kiosk.devices.validator.ssp.cipher import draw_offer
from kiosk.devices.validator.ssp.codec import Decoder
from kiosk.devices.validator.ssp.codes import Command, Reply
from kiosk.devices.validator.ssp.session import Session

_log = logging.getLogger(__name__)

LINE = Line(baud=9600, two_stop_bits=True)
TIMING = Timing(poll_s=0.2, answer_s=1.0, silences=20)
SYNC_SILENCES = 3
"""For the first word, which nobody may be there to hear."""
_SECRET = (Command.SET_GENERATOR, Command.SET_MODULUS, Command.KEY_EXCHANGE)


class _KeyLost(Exception):  # noqa: N818 - a turn of the conversation
    """The validator has started anew and knows no key."""


class SspValidator(Commanded[machine.State]):
    """A `NoteValidator`, kept at work by a supervisor."""

    def __init__(self, *, record: Record = no_record, timing: Timing = TIMING) -> None:
        super().__init__(machine, machine.State(), timing)
        self._record = record
        self._decoder = Decoder()
        self._session = Session(secrets.token_bytes)

    # ---- At work ------------------------------------------------------------------------------

    async def run(self, path: Path, here: Callable[[], Awaitable[None]]) -> None:
        with SerialPort(path, LINE) as port:
            while True:
                self._state = machine.State(wanted=self._state.wanted)
                self._decoder = Decoder()
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
            for event in told:
                await self._events.put(event)
            if self._state.phase is before and machine.outstanding(self._state) is None:
                await self._pause()
            elif self._state.phase is before:
                await asyncio.sleep(0)

    async def _agree(self, port: SerialPort) -> None:
        """SYNC, then a key by Diffie and Hellman. It is never logged."""
        await self._ask(port, bytes((Command.SYNC,)), silences=SYNC_SILENCES)
        offer = draw_offer(secrets.randbits)
        for code, number in (
            (Command.SET_GENERATOR, offer.generator),
            (Command.SET_MODULUS, offer.modulus),
            (Command.KEY_EXCHANGE, offer.public),
        ):
            reply = await self._ask(port, bytes((code,)) + number.to_bytes(8, "little"))
            if reply[0] != Reply.OK:
                raise DeviceLost("the validator does not agree on a key: its firmware is too old")
        self._session.agree(offer.key(int.from_bytes(reply[1:9], "little")))

    # ---- The line -----------------------------------------------------------------------------

    async def _ask(self, port: SerialPort, data: bytes, *, silences: int | None = None) -> bytes:
        """The answer. Without one the very same bytes are sent again, so that nothing is done
        twice; in the end the validator is lost."""
        wire = self._session.request(data)
        shown = data[:1] if data[0] in _SECRET else data
        for _ in range(1 + (self._timing.silences if silences is None else silences)):
            self._decoder.feed(port.read_nowait())
            self._decoder.reset()
            port.write(wire)
            self._record(Way.SENT, shown, sealed=self._session.sealed)
            reply = await self._answer(port)
            if reply is not None:
                shown = reply[:1] if data[0] in _SECRET else reply
                self._record(Way.HEARD, shown, sealed=self._session.sealed)
                return reply
        raise DeviceLost("the validator does not answer")

    async def _answer(self, port: SerialPort) -> bytes | None:
        try:
            async with asyncio.timeout(self._timing.answer_s):
                while True:
                    for frame in self._decoder.feed(await port.read()):
                        reply = self._session.reply(frame)
                        if reply is not None:
                            return reply
        except TimeoutError:
            self._decoder.reset()
            return None
        finally:
            if self._decoder.skipped:
                self._record(Way.SKIPPED, bytes(self._decoder.skipped))
                self._decoder.skipped.clear()
