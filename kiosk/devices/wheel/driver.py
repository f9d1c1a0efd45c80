"""What the drivers of all wheels share: they listen, and ask nothing."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from pathlib import Path

from kiosk.devices import ports as p
from kiosk.devices.lost import DeviceLost
from kiosk.devices.serial.driver import Line, SerialPort
from kiosk.devices.trace import Way
from kiosk.devices.validator.driver import Record, no_record

LINE = Line(baud=9600)
EVENTS_MAX = 100


class WheelDriver(ABC):
    """A `WheelSensor`, kept at work by a supervisor."""

    SILENCE_S: float | None
    """A wheel that says nothing for so long is gone. None: it may say nothing for hours."""

    def __init__(self, *, record: Record = no_record) -> None:
        self._record = record
        self._events: asyncio.Queue[p.WheelEvent] = asyncio.Queue(EVENTS_MAX)

    @property
    def events(self) -> asyncio.Queue[p.WheelEvent]:
        return self._events

    async def run(self, path: Path, here: Callable[[], Awaitable[None]]) -> None:
        with SerialPort(path, LINE) as port:
            self._open()
            while True:
                try:
                    async with asyncio.timeout(self.SILENCE_S):
                        data = await port.read()
                except TimeoutError:
                    raise DeviceLost(f"{path} says nothing") from None
                self._record(Way.HEARD, data)
                for event in self._hear(data):
                    self._tell(event)
                await here()

    def _tell(self, event: p.WheelEvent) -> None:
        """Whoever does not take them in time misses the oldest: an old number is worth nothing."""
        while self._events.full():
            with suppress(asyncio.QueueEmpty):
                self._events.get_nowait()
        self._events.put_nowait(event)

    @abstractmethod
    def _open(self) -> None:
        """The line is open: what was coming in when it was lost will not go on."""

    @abstractmethod
    def _hear(self, data: bytes) -> Iterable[p.WheelEvent]: ...
