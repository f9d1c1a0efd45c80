from dataclasses import replace
from random import Random

import pytest

from kiosk.devices.ports import Printed, PrinterCondition, PrinterStatus
from kiosk.devices.printer.job import OutOfOrderError, Silence, TooLong
from kiosk.devices.printer.tcl.codec import F1, F2, F3, F4, F5, Status
from kiosk.devices.printer.tcl.machine import (
    Cleared,
    Event,
    Heard,
    Job,
    Sent,
    TclPhase,
    advance,
    status_of,
    takes_a_ticket,
)

DONE, NOT_DONE, UNKNOWN = Printed.DONE, Printed.NOT_DONE, Printed.UNKNOWN
CODED, TOP = F5.VALIDATION_PRINTED, F5.TOP_OF_FORM

STATUSES = {
    "idle": Status(f5=TOP),
    "idle, coded": Status(f5=TOP | CODED),
    "busy": Status(f1=F1.BUSY),
    "busy, coded": Status(f1=F1.BUSY, f5=CODED),
    "busy, coded, in chute": Status(f1=F1.BUSY, f3=F3.TICKET_IN_CHUTE, f5=CODED),
    "idle, coded, in chute": Status(f3=F3.TICKET_IN_CHUTE, f5=TOP | CODED),
    "coded, another template": Status(f5=TOP | CODED, template="A"),
    "paper out": Status(f1=F1.PAPER_OUT),
    "paper out, busy": Status(f1=F1.PAPER_OUT | F1.BUSY),
    "paper out, coded": Status(f1=F1.PAPER_OUT, f5=CODED),
    "jam": Status(f1=F1.BUSY, f4=F4.PAPER_JAM),
    "jam, coded": Status(f4=F4.PAPER_JAM, f5=CODED),
    "open": Status(f1=F1.HEAD_OPEN),
    "open, coded": Status(f1=F1.HEAD_OPEN, f5=CODED),
    "drawer open": Status(f5=F5.CHASSIS_OPEN),
    "head error": Status(f1=F1.HEAD_ERROR),
    "command error": Status(f3=F3.COMMAND_ERROR, f5=TOP),
    "command error, busy": Status(f1=F1.BUSY, f3=F3.COMMAND_ERROR),
    "command error, coded": Status(f3=F3.COMMAND_ERROR, f5=TOP | CODED),
    "bad data": Status(f2=F2.BAD_REGION_DATA, f5=TOP),
    "power up": Status(f5=TOP | CODED | F5.POWER_UP),
}

# What each status, told twice, does to a ticket that is sent, being printed, or printed.
SENT, PRINTING, PRINTED, IDLE = TclPhase.SENT, TclPhase.PRINTING, TclPhase.PRINTED, TclPhase.IDLE
AS_TOLD: dict[str, tuple[TclPhase | Printed, TclPhase | Printed, TclPhase]] = {
    "idle": (PRINTING, PRINTING, IDLE),
    "idle, coded": (SENT, DONE, IDLE),
    "busy": (PRINTING, PRINTING, PRINTED),
    "busy, coded": (SENT, DONE, PRINTED),
    "busy, coded, in chute": (SENT, DONE, PRINTED),
    "idle, coded, in chute": (SENT, DONE, PRINTED),
    "coded, another template": (SENT, PRINTING, IDLE),
    "paper out": (NOT_DONE, NOT_DONE, IDLE),
    "paper out, busy": (PRINTING, PRINTING, PRINTED),
    "paper out, coded": (UNKNOWN, DONE, IDLE),
    "jam": (NOT_DONE, NOT_DONE, PRINTED),
    "jam, coded": (UNKNOWN, UNKNOWN, PRINTED),
    "open": (NOT_DONE, NOT_DONE, PRINTED),
    "open, coded": (UNKNOWN, UNKNOWN, PRINTED),
    "drawer open": (NOT_DONE, NOT_DONE, PRINTED),
    "head error": (NOT_DONE, NOT_DONE, PRINTED),
    "command error": (NOT_DONE, NOT_DONE, IDLE),
    "command error, busy": (PRINTING, PRINTING, PRINTED),
    "command error, coded": (UNKNOWN, UNKNOWN, IDLE),
    "bad data": (NOT_DONE, NOT_DONE, IDLE),
    "power up": (UNKNOWN, UNKNOWN, IDLE),
}

JOBS = {
    IDLE: Job(),
    SENT: Job(phase=SENT),
    PRINTING: Job(phase=PRINTING),
    PRINTED: Job(phase=PRINTED, outcome=DONE),
}


def told(job: Job, *events: Event) -> Job:
    for event in events:
        job = advance(job, event)
    return job


def said(job: Job, name: str) -> Job:
    return told(job, *[Heard(STATUSES[name])] * 2)


@pytest.mark.parametrize("name", STATUSES)
@pytest.mark.parametrize("phase", [SENT, PRINTING, PRINTED])
def test_every_phase_answers_every_status(phase: TclPhase, name: str) -> None:
    expected = AS_TOLD[name][[SENT, PRINTING, PRINTED].index(phase)]
    after = said(JOBS[phase], name)
    match expected:
        case Printed.DONE:
            assert (after.phase, after.outcome) == (PRINTED, DONE)
        case Printed():
            assert (after.phase, after.outcome) == (IDLE, expected)
        case TclPhase():
            assert (after.phase, after.outcome) == (expected, JOBS[phase].outcome)


@pytest.mark.parametrize("name", STATUSES)
def test_without_a_ticket_a_status_is_only_remembered(name: str) -> None:
    after = said(Job(), name)
    assert (after.phase, after.outcome) == (IDLE, None)
    assert after.believed == STATUSES[name]


@pytest.mark.parametrize("name", STATUSES)
@pytest.mark.parametrize("phase", TclPhase)
def test_what_is_said_once_changes_nothing(phase: TclPhase, name: str) -> None:
    other = "busy" if name == "idle" else "idle"
    before = replace(JOBS[phase], heard=STATUSES[other])
    after = advance(before, Heard(STATUSES[name]))
    assert replace(after, heard=None) == replace(before, heard=None)


@pytest.mark.parametrize("event", [Silence(), TooLong()], ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("phase", TclPhase)
def test_silence_and_delay_leave_an_open_ticket_in_doubt(phase: TclPhase, event: Event) -> None:
    after = advance(JOBS[phase], event)
    if phase in (SENT, PRINTING):
        assert (after.phase, after.outcome) == (IDLE, UNKNOWN)
    else:
        assert (after.phase, after.outcome) == (phase, JOBS[phase].outcome)


@pytest.mark.parametrize("phase", TclPhase)
def test_a_ticket_is_begun_when_no_other_is_under_way(phase: TclPhase) -> None:
    if phase is IDLE:
        assert advance(Job(outcome=DONE), Sent(barcode=True)).outcome is None
    else:
        with pytest.raises(OutOfOrderError):
            advance(JOBS[phase], Sent(barcode=True))


def test_an_event_of_no_kind_is_a_fault_of_ours() -> None:
    with pytest.raises(TypeError):
        advance(Job(), "printed")  # type: ignore[arg-type]


def test_the_flag_of_the_ticket_before_does_not_count() -> None:
    job = told(said(Job(), "idle, coded"), Sent(barcode=True))
    for _ in range(100):
        job = said(job, "idle, coded")
    assert job.outcome is None
    assert advance(job, TooLong()).outcome is UNKNOWN


def test_a_whole_ticket() -> None:
    job = told(said(Job(), "idle, coded"), Sent(barcode=True))
    assert said(job, "busy").phase is PRINTING
    job = said(said(job, "busy"), "busy, coded")
    assert job.outcome is DONE
    assert status_of(job).in_chute
    job = said(said(job, "busy, coded, in chute"), "idle, coded, in chute")
    assert status_of(job).in_chute
    job = said(job, "idle, coded")
    assert status_of(job) == PrinterStatus(PrinterCondition.READY, in_chute=False)
    assert job.outcome is DONE


def test_a_duplicate_is_done_when_the_paper_is_at_rest_again() -> None:
    job = said(advance(Job(), Sent(barcode=False)), "idle")
    assert job.phase is SENT
    job = said(said(job, "busy"), "idle")
    assert (job.phase, job.outcome) == (PRINTED, DONE)


@pytest.mark.parametrize(
    ("name", "condition"),
    [
        ("idle", PrinterCondition.READY),
        ("paper out", PrinterCondition.PAPER_OUT),
        ("jam", PrinterCondition.JAM),
        ("open", PrinterCondition.OPEN),
        ("drawer open", PrinterCondition.OPEN),
        ("head error", PrinterCondition.FAULT),
    ],
)
def test_what_staff_are_told(name: str, condition: PrinterCondition) -> None:
    assert status_of(said(Job(), name)).condition is condition


def test_silence_is_never_taken_for_paper() -> None:
    assert status_of(Job()).condition is PrinterCondition.UNKNOWN
    job = advance(said(Job(), "idle"), Silence())
    assert status_of(job).condition is PrinterCondition.UNKNOWN
    assert not status_of(job).can_print


def test_paper_low_prints_and_is_told() -> None:
    low = Status(f4=F4.PAPER_LOW, f5=TOP)
    job = told(Job(), Heard(low), Heard(low))
    assert takes_a_ticket(job)
    assert status_of(job).condition is PrinterCondition.PAPER_LOW


AT_REST = ("idle", "idle, coded", "coded, another template")


@pytest.mark.parametrize("name", STATUSES)
@pytest.mark.parametrize("phase", TclPhase)
def test_a_ticket_is_sent_only_to_a_printer_at_rest(phase: TclPhase, name: str) -> None:
    job = said(JOBS[phase], name)
    assert takes_a_ticket(job) == (job.phase is IDLE and name in AT_REST)


@pytest.mark.parametrize("phase", TclPhase)
def test_what_was_said_before_the_errors_were_cleared_does_not_count(phase: TclPhase) -> None:
    before = said(JOBS[phase], "idle")
    after = advance(before, Cleared())
    assert (after.phase, after.outcome) == (before.phase, before.outcome)
    assert not takes_a_ticket(after)
    assert not takes_a_ticket(advance(after, Heard(STATUSES["idle"])))


def test_statuses_that_are_wrong_now_and_then_never_make_a_ticket() -> None:
    """Every second one is garbled in any way there is: no two of those are the same in a row."""
    random = Random(4)
    for _ in range(300):
        job = advance(Job(), Sent(barcode=True))
        for _ in range(100):
            job = advance(job, Heard(STATUSES["busy"]))
            wrong = Status(
                f1=F1(random.randrange(64)),
                f3=F3(random.randrange(64)),
                f5=F5(random.randrange(64)),
            )
            job = advance(job, Heard(wrong))
        assert job.outcome is None
