"""What the drivers of all validators share."""

import asyncio
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from contextlib import suppress
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from kiosk.devices import ports as p
from kiosk.devices.trace import Trace, Way
from kiosk.devices.validator.wanted import Decision, Wanted

EVENTS_MAX = 100
"""Of the queue. A driver whose events nobody takes waits, and so does its validator."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    poll_s: float
    answer_s: float
    silences: int
    """So many questions without an answer, and the device is gone."""


class Record(Protocol):
    def __call__(self, way: Way, data: bytes, *, sealed: bool = False) -> None: ...


def no_record(way: Way, data: bytes, *, sealed: bool = False) -> None:
    """For a driver that nobody watches."""


def record_in(trace: Trace, now_ms: Callable[[], int]) -> Record:
    def record(way: Way, data: bytes, *, sealed: bool = False) -> None:
        trace.write(now_ms(), way, data, sealed=sealed)

    return record


State = TypeVar("State")


class Machine(Protocol[State]):
    """The machine of a protocol, as far as commands go: a module is one."""

    def decide(self, state: State, decision: Decision) -> State: ...

    def acknowledge(self, state: State) -> State: ...

    def want(self, state: State, wanted: Wanted) -> State: ...


class Commanded(Generic[State]):
    """The commands of a `NoteValidator`. Each changes what the machine says next, and wakes a
    driver that waits for its next poll."""

    def __init__(self, machine: Machine[State], state: State, timing: Timing) -> None:
        self._machine = machine
        self._state = state
        self._timing = timing
        self._events: asyncio.Queue[p.ValidatorEvent] = asyncio.Queue(EVENTS_MAX)
        self._nudged = asyncio.Event()

    @property
    def events(self) -> asyncio.Queue[p.ValidatorEvent]:
        return self._events

    def accept(self) -> None:
        self._become(self._machine.decide(self._state, Decision.ACCEPT))

    def give_back(self) -> None:
        self._become(self._machine.decide(self._state, Decision.GIVE_BACK))

    def acknowledge(self) -> None:
        self._become(self._machine.acknowledge(self._state))

    def enable(self, notes_cents: AbstractSet[int], *, tickets: bool) -> None:
        wanted = Wanted(frozenset(notes_cents), tickets)
        self._become(self._machine.want(self._state, wanted))

    def disable(self) -> None:
        self._become(self._machine.want(self._state, Wanted()))

    def _become(self, state: State) -> None:
        if state != self._state:
            self._state = state
            self._nudged.set()

    async def _pause(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self._timing.poll_s):
                await self._nudged.wait()
