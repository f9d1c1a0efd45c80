"""Keeping a machine in service: whatever fails, it comes back and goes on from its journal.

While the disk is full or failing the machine is out of service, with the last figures it can vouch
for. It tries again by itself: when there is room, play resumes from the very state.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from kiosk.journal.damage import is_damage
from kiosk.journal.errors import JournalError
from kiosk.notify import Starting

if TYPE_CHECKING:  # a screen is shown before the journal and its database are loaded
    from kiosk.game.history import State
    from kiosk.journal.log import FactLog

_log = logging.getLogger(__name__)

RETRY_S = 2.0
_TELL_S = 1.0


class Running(Protocol):
    @property
    def durable(self) -> "State": ...

    async def run(self) -> None: ...


Service = TypeVar("Service", bound=Running)


class Machine(Generic[Service]):
    """Opens its journal, runs its service, and does so again when the disk has failed."""

    def __init__(
        self,
        open_log: "Callable[[], FactLog]",
        start: "Callable[[FactLog], Awaitable[Service]]",
    ) -> None:
        self._open_log = open_log
        self._start = start
        self.service: Service | None = None
        """None: out of service."""
        self.trouble = ""
        """Why it is out of service."""
        self.trusted: State | None = None
        """The last figures that were durable."""
        self.damaged = False
        """Its journal is not what was written: it cannot come back by itself."""
        self.starting = Starting()
        self.reading: int | None = None
        """How much of the journal is read, in percent, at a start that takes long."""
        self._opening = asyncio.Lock()
        self.on_change: Callable[[], None] = lambda: None

    async def run(self) -> None:
        while True:
            try:
                async with self._opening:
                    await self._run_once()
            except* JournalError as errors:
                first = _first(errors)
                self.trouble, self.damaged = str(first), _is_damage(first)
                _log.critical("out of service: %s", self.trouble)
                self._started(f"out of service: {self.trouble}")
            # A task group that fails forgets that it was cancelled meanwhile (until Python 3.13).
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise asyncio.CancelledError
            await asyncio.sleep(RETRY_S)

    async def _run_once(self) -> None:
        self.starting.status = "opening its journal"
        log = self._open_log()
        log.start.progress = _Reading(self, asyncio.get_running_loop().time())
        try:
            self.service = await self._start(log)
            self.trouble, self.damaged = "", False
            self._started("in service")
            # In a task of its own: before Python 3.13 a task group that fails leaves its task
            # marked as cancelled, and the next failure would then end the machine for good.
            await asyncio.create_task(self.service.run())
        finally:
            if self.service is not None:
                self.trusted, self.service = self.service.durable, None
            log.close()

    def _started(self, status: str) -> None:
        self.reading = None
        self.starting.status = status
        self.starting.over.set()
        self.on_change()

    async def while_shut(self, work: "Callable[[], Awaitable[None]]") -> None:
        """Do something with a damaged journal while this machine has it not open."""
        async with self._opening:
            if self.damaged:  # and not back in service meanwhile
                await work()


class _Reading:
    """Tells of a start that takes long, and not too often."""

    def __init__(self, machine: Machine[Any], began_s: float) -> None:
        self._machine = machine
        self._next_s = began_s + _TELL_S

    def __call__(self, folded: int, of: int) -> None:
        now_s = asyncio.get_running_loop().time()
        if now_s < self._next_s:
            return
        self._next_s = now_s + _TELL_S
        machine = self._machine
        machine.reading = 100 * folded // max(of, 1)
        machine.starting.status = f"reading its journal: {folded:,} of {of:,} facts"
        _log.info(machine.starting.status)
        machine.on_change()


def _is_damage(error: BaseException) -> bool:
    return isinstance(error, JournalError) and is_damage(error)


def _first(errors: BaseExceptionGroup) -> BaseException:
    first: BaseException = errors.exceptions[0]
    return _first(first) if isinstance(first, BaseExceptionGroup) else first
