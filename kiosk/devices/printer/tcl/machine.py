"""A ticket in a TCL printer: from the print command to the hand that takes it.

A status has no check sum, so only what was said twice in a row, word for word, is believed. And the
flag of the bar code may still be that of the ticket before: it counts only after it was seen off.
"""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from kiosk.devices.ports import Printed, PrinterCondition, PrinterStatus
from kiosk.devices.printer.job import OutOfOrderError, Silence, TooLong
from kiosk.devices.printer.tcl.codec import F1, F2, F3, F4, F5, VOUCHER, Status


class TclPhase(StrEnum):
    IDLE = "idle"
    """No ticket of ours is under way."""
    SENT = "sent"
    """The print command has left. Nothing shows yet that it was taken."""
    PRINTING = "printing"
    """Seen at work since then, with the bar code not printed."""
    PRINTED = "printed"
    """It is money: on its way into the chute, or there until somebody takes it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Job:
    phase: TclPhase = TclPhase.IDLE
    barcode: bool = True
    """A duplicate has none, and is done when the paper is at rest again."""
    outcome: Printed | None = None
    """Of the last ticket; none while that is open."""
    heard: Status | None = None
    believed: Status | None = None
    """What was said twice. None: nothing, or not since it fell silent."""
    fresh: bool = False
    """And it was said since the errors were cleared."""


@dataclass(frozen=True, slots=True)
class Cleared:
    """The flags of before are to go, as they do before each ticket."""


@dataclass(frozen=True, slots=True)
class Sent:
    """The print command is on the line."""

    barcode: bool


@dataclass(frozen=True, slots=True)
class Heard:
    status: Status


Event: TypeAlias = Cleared | Sent | Heard | Silence | TooLong


def advance(job: Job, event: Event) -> Job:
    match event:
        case Cleared():
            return replace(job, heard=None, fresh=False)
        case Sent(barcode):
            return _sent(job, barcode=barcode)
        case Heard(status) if status != job.heard:
            return replace(job, heard=status)
        case Heard(status):
            return _believed(replace(job, believed=status, fresh=True), status)
        case Silence():
            return replace(_given_up(job), heard=None, believed=None, fresh=False)
        case TooLong():
            return _given_up(job)
        case _:
            raise TypeError(f"a job knows no {event!r}")


def _sent(job: Job, *, barcode: bool) -> Job:
    if job.phase is not TclPhase.IDLE:
        raise OutOfOrderError(f"a ticket is {job.phase}")
    # What was said before belongs to another ticket: this one must be spoken of twice.
    return replace(job, phase=TclPhase.SENT, barcode=barcode, outcome=None, heard=None)


def _given_up(job: Job) -> Job:
    """An open ticket is in doubt. One that is printed stays so, and perhaps in the chute."""
    if job.phase in (TclPhase.SENT, TclPhase.PRINTING):
        return replace(job, phase=TclPhase.IDLE, outcome=Printed.UNKNOWN)
    return job


def _believed(job: Job, status: Status) -> Job:
    match job.phase:
        case TclPhase.IDLE:
            return job
        case TclPhase.PRINTED:
            return replace(job, phase=TclPhase.IDLE) if _taken(status) else job
        case TclPhase.SENT | TclPhase.PRINTING:
            return _under_way(job, status)


def _under_way(job: Job, status: Status) -> Job:
    coded = F5.VALIDATION_PRINTED in status.f5
    if F5.POWER_UP in status.f5:
        return _over(job, Printed.UNKNOWN)  # it lost power with the ticket in it
    if _stuck(status):
        # With the bar code on it the paper is money, and out of reach: somebody must look.
        in_doubt = coded or not job.barcode
        return _over(job, Printed.UNKNOWN if in_doubt else Printed.NOT_DONE)
    if not job.barcode:
        return _duplicate(job, status)
    if coded and _refused(status):
        return _over(job, Printed.UNKNOWN)  # perhaps it is not our ticket that was printed
    if job.phase is TclPhase.PRINTING and coded and status.template == VOUCHER:
        return replace(job, phase=TclPhase.PRINTED, outcome=Printed.DONE)
    if F1.BUSY not in status.f1 and (F1.PAPER_OUT in status.f1 or _refused(status)):
        # The last ticket of a pack is finished with no paper behind it: so it must have stopped.
        return _over(job, Printed.UNKNOWN if coded else Printed.NOT_DONE)
    return job if coded else replace(job, phase=TclPhase.PRINTING)


def _duplicate(job: Job, status: Status) -> Job:
    """Nobody is paid for it, so that its end is simply the end of the work."""
    if job.phase is TclPhase.SENT:
        return replace(job, phase=TclPhase.PRINTING) if F1.BUSY in status.f1 else job
    if F1.BUSY not in status.f1 and F5.TOP_OF_FORM in status.f5:
        return replace(job, phase=TclPhase.PRINTED, outcome=Printed.DONE)
    return job


def _over(job: Job, outcome: Printed) -> Job:
    return replace(job, phase=TclPhase.IDLE, outcome=outcome)


# ---- What a status means ------------------------------------------------------------------------

_BROKEN_1 = F1.SYSTEM_ERROR | F1.HEAD_ERROR | F1.VOLTAGE_ERROR
_BROKEN_3 = F3.LIBRARIES_CORRUPT | F3.FLASH_ERROR | F3.OFFLINE


def _open(status: Status) -> bool:
    return F1.HEAD_OPEN in status.f1 or F5.CHASSIS_OPEN in status.f5


def _stuck(status: Status) -> bool:
    """The paper does not move by itself any more."""
    return _open(status) or F4.PAPER_JAM in status.f4 or bool(status.f1 & _BROKEN_1)


def _refused(status: Status) -> bool:
    """It did not understand what it was asked to print."""
    bad = F2.BAD_LIBRARY_REFERENCE | F2.BAD_REGION_DATA | F2.BUFFER_OVERFLOW
    return F3.COMMAND_ERROR in status.f3 or bool(status.f2 & (bad | F2.JOB_MEMORY_OVERFLOW))


def _taken(status: Status) -> bool:
    """The printer is busy until the ticket is in the chute, so that one which nobody has seen there
    was pulled at once."""
    idle = F1.BUSY not in status.f1 and F3.TICKET_IN_CHUTE not in status.f3
    return idle and not _stuck(status)


def takes_a_ticket(job: Job) -> bool:
    """Idle at the top of a form, with nothing left over from before: else a P is lost, or the flags
    of another ticket are taken for those of this one."""
    known = job.believed
    return job.phase is TclPhase.IDLE and job.fresh and known is not None and _at_top(known)


def _at_top(status: Status) -> bool:
    fresh = F5.POWER_UP not in status.f5 and F5.XOFF not in status.f5 and not _refused(status)
    at_top = F5.TOP_OF_FORM in status.f5
    return _taken(status) and at_top and fresh and condition(status) in _FIT


_FIT = (PrinterCondition.READY, PrinterCondition.PAPER_LOW)


def condition(status: Status) -> PrinterCondition:
    """The one that matters most."""
    if _open(status):
        return PrinterCondition.OPEN
    if F4.PAPER_JAM in status.f4:
        return PrinterCondition.JAM
    if F1.PAPER_OUT in status.f1:
        return PrinterCondition.PAPER_OUT
    if status.f1 & _BROKEN_1 or status.f3 & _BROKEN_3:
        return PrinterCondition.FAULT
    return PrinterCondition.PAPER_LOW if F4.PAPER_LOW in status.f4 else PrinterCondition.READY


def status_of(job: Job) -> PrinterStatus:
    known = job.believed
    chute = job.phase is TclPhase.PRINTED
    if known is None:
        return PrinterStatus(PrinterCondition.UNKNOWN, chute)
    in_chute = chute or F3.TICKET_IN_CHUTE in known.f3
    return PrinterStatus(condition(known), in_chute, firmware=known.firmware)
