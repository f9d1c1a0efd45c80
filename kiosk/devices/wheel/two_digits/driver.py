"""A reader of numbers on a serial port."""

import asyncio
from collections.abc import Iterator

from kiosk.devices import ports as p
from kiosk.devices.validator.driver import Record, no_record
from kiosk.devices.wheel.driver import WheelDriver
from kiosk.devices.wheel.two_digits import machine
from kiosk.devices.wheel.two_digits.codec import Decoder


class TwoDigitsReader(WheelDriver):
    SILENCE_S = None

    def __init__(self, *, record: Record = no_record) -> None:
        super().__init__(record=record)
        self._state = machine.TwoDigitsState()
        self._decoder = Decoder()

    def _open(self) -> None:
        self._decoder = Decoder()

    def _hear(self, data: bytes) -> Iterator[p.WheelEvent]:
        for number in self._decoder.feed(data):
            now_s = asyncio.get_running_loop().time()
            self._state, events = machine.heard(self._state, number, at_s=now_s)
            yield from events
