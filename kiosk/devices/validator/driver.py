"""What the drivers of all validators share."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from kiosk.devices.trace import Trace, Way

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
