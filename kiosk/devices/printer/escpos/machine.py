"""A ticket in an ESC/POS printer, which never says that a ticket is printed.

So it is sent in two halves, and a mark behind each, which the printer answers when it has come so
far. Until the second half is on the line the paper is worth nothing, whatever happens to it. After
that everything but an answered mark is a doubt; and a mark counts when it was answered twice, for
one byte on a serial line can be noise.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from kiosk.devices.ports import Printed, PrinterCondition, PrinterStatus
from kiosk.devices.printer.escpos.codec import Report
from kiosk.devices.printer.job import OutOfOrderError, Silence, TooLong


class EscposPhase(StrEnum):
    IDLE = "idle"
    """No ticket of ours is under way."""
    HEAD = "head"
    """The first half is on the line, and a mark."""
    BETWEEN = "between"
    """The first half is on paper. Is the printer still fit?"""
    CODE = "code"
    """The second half is on the line, and a mark: from here on the paper may be money."""
    CHECK = "check"
    """The mark was answered. Is the printer still fit?"""
    AGAIN = "again"
    """Another mark is on the line, behind nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    phase: EscposPhase = EscposPhase.IDLE
    outcome: Printed | None = None
    """Of the last ticket; none while that is open."""
    report: Report | None = None
    """The last one. None: it has said nothing, or not since it fell silent."""


@dataclass(frozen=True, slots=True)
class Sent:
    """The first half and a mark are on the line. What follows is on the line as soon as the phase
    says so."""


@dataclass(frozen=True, slots=True)
class Marked:
    """A mark was answered."""


@dataclass(frozen=True, slots=True)
class Reported:
    report: Report


Event: TypeAlias = Sent | Marked | Reported | Silence | TooLong


_NEXT_BY_MARK = {EscposPhase.HEAD: EscposPhase.BETWEEN, EscposPhase.CODE: EscposPhase.CHECK}
_NEXT_BY_REPORT = {EscposPhase.BETWEEN: EscposPhase.CODE, EscposPhase.CHECK: EscposPhase.AGAIN}
_WORTHLESS = (EscposPhase.HEAD, EscposPhase.BETWEEN)
_FIT = (PrinterCondition.READY, PrinterCondition.PAPER_LOW)


def advance(job: Job, event: Event) -> Job:
    match event:
        case Sent() if job.phase is EscposPhase.IDLE:
            return replace(job, phase=EscposPhase.HEAD, outcome=None)
        case Sent():
            raise OutOfOrderError(f"a ticket is in phase {job.phase}")
        case Marked() if job.phase is EscposPhase.AGAIN:
            return replace(job, phase=EscposPhase.IDLE, outcome=Printed.DONE)
        case Marked():
            return replace(job, phase=_NEXT_BY_MARK.get(job.phase, job.phase))
        case Reported(report):
            return _reported(replace(job, report=report))
        case Silence():
            return replace(_given_up(job), report=None)
        case TooLong():
            return _given_up(job)
        case _:
            raise TypeError(f"a job knows no {event!r}")


def _reported(job: Job) -> Job:
    if not fit(job.report):
        return _given_up(job)
    return replace(job, phase=_NEXT_BY_REPORT.get(job.phase, job.phase))


def _given_up(job: Job) -> Job:
    if job.phase is EscposPhase.IDLE:
        return job
    outcome = Printed.NOT_DONE if job.phase in _WORTHLESS else Printed.UNKNOWN
    return replace(job, phase=EscposPhase.IDLE, outcome=outcome)


def fit(report: Report | None) -> bool:
    return report is not None and report.condition in _FIT


def status_of(job: Job) -> PrinterStatus:
    """Nothing in it watches the chute."""
    if job.report is None:
        return PrinterStatus(PrinterCondition.UNKNOWN)
    return PrinterStatus(job.report.condition)
