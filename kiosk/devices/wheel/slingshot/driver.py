"""A Slingshot 2 on a serial port."""

from collections.abc import Iterator

from kiosk.devices import ports as p
from kiosk.devices.validator.driver import Record, no_record
from kiosk.devices.wheel.driver import WheelDriver
from kiosk.devices.wheel.slingshot import machine
from kiosk.devices.wheel.slingshot.codec import Decoder


class SlingshotWheel(WheelDriver):
    SILENCE_S = 3.0
    """It speaks twice a second."""

    def __init__(self, *, record: Record = no_record) -> None:
        super().__init__(record=record)
        self._state = machine.SlingshotState()
        self._decoder = Decoder()

    def _open(self) -> None:
        self._state = machine.opened(self._state)
        self._decoder = Decoder()

    def _hear(self, data: bytes) -> Iterator[p.WheelEvent]:
        for status in self._decoder.feed(data):
            self._state, events = machine.heard(self._state, status)
            yield from events
