"""What all printer drivers do alike: one ticket at a time, on a line that comes and goes."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import tzinfo
from pathlib import Path
from typing import Any

from kiosk.devices.lost import DeviceLost
from kiosk.devices.ports import Printed, PrinterCondition, PrinterStatus, TicketFace
from kiosk.devices.printer.face import House, TicketText, lay_out
from kiosk.devices.serial.driver import Line, SerialPort
from kiosk.devices.trace import Way
from kiosk.devices.validator.driver import Record, no_record

_log = logging.getLogger(__name__)


LINE = Line(baud=38400)


@dataclass(frozen=True, slots=True, kw_only=True)
class Patience:
    """How long each thing may take. A printer needs about three seconds for a ticket."""

    poll_s: float = 0.05
    silence_s: float = 1.5
    """Without a word that can be understood: what it is doing is not known any more."""
    gone_s: float = 10.0
    """Of silence: it is not there any more, whatever the port says."""
    ready_s: float = 2.0
    job_s: float = 20.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What a driver is told once."""

    house: House
    line: Line = LINE
    patience: Patience = Patience()
    zone: tzinfo | None = None
    """Of the times on a ticket. None: the machine's own."""
    record: Record = no_record


class PrinterDriver(ABC):
    """A `TicketPrinter`, kept at work by a supervisor."""

    def __init__(self, setup: Setup) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self._setup = setup
        self._patience = setup.patience
        self._record = setup.record
        self._port: SerialPort | None = None
        self._one = asyncio.Lock()
        self._moved = asyncio.Event()
        self._told = self.status

    @property
    def status(self) -> PrinterStatus:
        if self._port is None:
            # A ticket that was in the chute is still there, for all that anybody knows.
            return replace(self._status(), condition=PrinterCondition.GONE)
        return self._status()

    async def print(self, face: TicketFace) -> Printed:
        async with self._one:
            ticket = lay_out(face, self._setup.house, zone=self._setup.zone)
            if not await self._becomes_ready():
                _log.warning("no ticket is printed: the printer is %s", self.status.condition)
                return Printed.NOT_DONE
            self._begin(ticket)
            try:
                outcome = await self._outcome()
            except asyncio.CancelledError:
                self._give_up()  # nobody waits for it any more, and the next one is not this one
                self._end(Printed.UNKNOWN)
                raise
            self._end(outcome)
            _log.info("the ticket is printed: %s", outcome)
            return outcome

    async def run(self, path: Path, here: Callable[[], Awaitable[None]]) -> None:
        with SerialPort(path, self._setup.line) as port:
            self._port = port
            try:
                await self._converse(port, here)
            except TimeoutError:
                raise DeviceLost(f"{path} does not answer") from None
            finally:
                self._port = None
                self._lose()
                self._tell()

    async def _becomes_ready(self) -> bool:
        self._prepare()
        return await self._wait_for(self._ready, self._patience.ready_s)

    async def _outcome(self) -> Printed:
        if not await self._wait_for(lambda: self._ended is not None, self._patience.job_s):
            self._give_up()
        assert self._ended is not None, "a ticket that was given up has an outcome"
        return self._ended

    async def _wait_for(self, condition: Callable[[], bool], seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                while not condition():
                    self._moved.clear()
                    await self._moved.wait()
        except TimeoutError:
            return False
        return True

    def _tell(self) -> None:
        """The machine has moved."""
        self._moved.set()
        if self.status != self._told:
            self._told = self.status
            self.on_change()

    def _send(self, data: bytes) -> None:
        """For a ticket. A line that is gone is found to be so by whoever listens to it."""
        if self._port is not None:
            self._record(Way.SENT, data)
            with suppress(DeviceLost):
                self._port.write(data)

    async def _at_once(self, *works: Coroutine[Any, Any, None]) -> None:
        """All at once, until the first of them ends, as it does when the line is gone."""
        tasks = [asyncio.create_task(work) for work in works]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await done.pop()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    # ---- What each protocol does in its own way -------------------------------------------------

    @property
    @abstractmethod
    def _ended(self) -> Printed | None:
        """What became of the ticket, once that is known."""

    @abstractmethod
    def _status(self) -> PrinterStatus:
        """By what was heard."""

    @abstractmethod
    def _prepare(self) -> None:
        """Before a ticket: away with what is left of the one before."""

    @abstractmethod
    def _ready(self) -> bool:
        """A ticket sent now would be printed."""

    @abstractmethod
    def _begin(self, ticket: TicketText) -> None: ...

    @abstractmethod
    def _end(self, outcome: Printed) -> None:
        """Nothing of a ticket that failed may come out later."""

    @abstractmethod
    def _give_up(self) -> None: ...

    @abstractmethod
    def _lose(self) -> None:
        """The line is gone."""

    @abstractmethod
    async def _converse(self, port: SerialPort, here: Callable[[], Awaitable[None]]) -> None:
        """Until the line is lost, or a silence has been so long that `TimeoutError` is raised."""
