"""What the drivers of all validators share."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from collections.abc import Set as AbstractSet
from contextlib import suppress
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from kiosk.devices import ports as p
from kiosk.devices.serial.driver import SerialPort
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


_SAID_MAX = 60


def said(text: bytes) -> str:
    """What a device says of itself, for a screen."""
    letters = text.decode("ascii", "replace")[:_SAID_MAX]
    return "".join(
        letter for letter in letters if letter.isascii() and letter.isprintable()
    ).strip()


State = TypeVar("State")
Frame = TypeVar("Frame")
Frame_co = TypeVar("Frame_co", covariant=True)
Answer = TypeVar("Answer")


class Decoder(Protocol[Frame_co]):
    """Finds frames in bytes that come in pieces of any size. What is no frame is skipped."""

    skipped: bytearray

    def feed(self, data: bytes) -> Sequence[Frame_co]: ...

    def reset(self) -> None: ...


class ValidatorMachine(Protocol[State]):
    """The machine of a protocol, as far as commands go: a module is one."""

    def decide(self, state: State, decision: Decision) -> State: ...

    def acknowledge(self, state: State) -> State: ...

    def want(self, state: State, wanted: Wanted) -> State: ...


class ValidatorDriver(Generic[State, Frame]):
    """A `NoteValidator`, kept at work by a supervisor. Each of its commands changes what the
    machine says next, and wakes a driver that waits for its next poll."""

    def __init__(
        self,
        machine: ValidatorMachine[State],
        state: State,
        decoder: Callable[[], Decoder[Frame]],
        *,
        record: Record,
        timing: Timing,
    ) -> None:
        self._machine = machine
        self._state = state
        self._new_decoder = decoder
        self._decoder = decoder()
        self._record = record
        self._timing = timing
        self._events: asyncio.Queue[p.ValidatorEvent] = asyncio.Queue(EVENTS_MAX)
        self._nudged = asyncio.Event()
        self._identity = p.DeviceIdentity()
        self._introduced = True
        """Nobody has asked who it is since it was asked."""

    @property
    def identity(self) -> p.DeviceIdentity:
        return self._identity

    def introduce(self) -> None:
        self._introduced = False

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

    # ---- The line -----------------------------------------------------------------------------

    async def _tell(self, events: Iterable[p.ValidatorEvent]) -> None:
        for event in events:
            await self._events.put(event)

    def _say(self, port: SerialPort, data: bytes) -> None:
        """What is still there answers something older."""
        self._decoder.feed(port.read_nowait())
        self._decoder.reset()
        port.write(data)

    async def _answer(
        self, port: SerialPort, meant: Callable[[Sequence[Frame]], Answer | None]
    ) -> Answer | None:
        """The first frames that mean something. None: it said nothing in time."""
        try:
            async with asyncio.timeout(self._timing.answer_s):
                while (answer := meant(self._decoder.feed(await port.read()))) is None:
                    pass
                return answer
        except TimeoutError:
            self._decoder.reset()
            return None
        finally:
            if self._decoder.skipped:
                self._record(Way.SKIPPED, bytes(self._decoder.skipped))
                self._decoder.skipped.clear()

    async def _pause(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(self._timing.poll_s):
                await self._nudged.wait()
