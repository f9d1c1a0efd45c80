"""What all printer drivers do alike: one ticket at a time, on a line that comes and goes."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import tzinfo
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from kiosk.devices.lost import DeviceLost
from kiosk.devices.ports import (
    Printed,
    PrinterCondition,
    PrinterStatus,
    ReceiptFace,
    TicketFace,
)
from kiosk.devices.printer.face import HouseWords, TicketText, lay_out, lay_out_receipt
from kiosk.devices.printer.job import Silence, TooLong
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

    house: HouseWords
    line: Line = LINE
    patience: Patience = Patience()
    zone: tzinfo | None = None
    """Of the times on a ticket. None: the machine's own."""
    record: Record = no_record


class Job(Protocol):
    """A ticket under way, or none."""

    @property
    def outcome(self) -> Printed | None:
        """Of the last ticket; none while that is open."""


AnyJob = TypeVar("AnyJob", bound=Job)
Event_contra = TypeVar("Event_contra", contravariant=True)


class PrinterMachine(Protocol[AnyJob, Event_contra]):
    """The machine of a protocol: a module is one."""

    def advance(self, job: AnyJob, event: Event_contra | Silence | TooLong) -> AnyJob: ...

    def status_of(self, job: AnyJob) -> PrinterStatus: ...


class PrinterDriver(ABC, Generic[AnyJob, Event_contra]):
    """A `TicketPrinter`, kept at work by a supervisor."""

    def __init__(
        self, machine: PrinterMachine[AnyJob, Event_contra], job: AnyJob, setup: Setup
    ) -> None:
        self.on_change: Callable[[], None] = lambda: None
        self._machine = machine
        self._job = job
        self._setup = setup
        self._patience = setup.patience
        self._record = setup.record
        self._port: SerialPort | None = None
        self._one = asyncio.Lock()
        self._moved = asyncio.Event()
        self._told = self.status

    @property
    def status(self) -> PrinterStatus:
        status = self._machine.status_of(self._job)
        if self._port is None:
            # A ticket that was in the chute is still there, for all that anybody knows.
            return replace(status, condition=PrinterCondition.GONE)
        return status

    async def print(self, face: TicketFace) -> Printed:
        return await self._print(lay_out(face, self._setup.house, zone=self._setup.zone))

    async def print_receipt(self, face: ReceiptFace) -> Printed:
        """For protocols with a QR code."""
        return await self._print(lay_out_receipt(face, self._setup.house, zone=self._setup.zone))

    async def _print(self, ticket: TicketText) -> Printed:
        async with self._one:
            if not await self._becomes_ready():
                _log.warning("no ticket is printed: the printer is %s", self.status.condition)
                return Printed.NOT_DONE
            self._begin(ticket)
            try:
                outcome = await self._outcome()
            except asyncio.CancelledError:
                # Nobody waits for it any more, and the next one is not this one.
                self._take(TooLong())
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
                self._take(Silence())

    async def _becomes_ready(self) -> bool:
        self._prepare()
        return await self._wait_for(self._ready, self._patience.ready_s)

    async def _outcome(self) -> Printed:
        if not await self._wait_for(lambda: self._job.outcome is not None, self._patience.job_s):
            self._take(TooLong())
        assert self._job.outcome is not None, "a ticket that was given up has an outcome"
        return self._job.outcome

    async def _wait_for(self, condition: Callable[[], bool], seconds: float) -> bool:
        try:
            async with asyncio.timeout(seconds):
                while not condition():
                    self._moved.clear()
                    await self._moved.wait()
        except TimeoutError:
            return False
        return True

    def _take(self, event: Event_contra | Silence | TooLong) -> None:
        self._job = self._machine.advance(self._job, event)
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
    async def _converse(self, port: SerialPort, here: Callable[[], Awaitable[None]]) -> None:
        """Until the line is lost, or a silence has been so long that `TimeoutError` is raised."""
