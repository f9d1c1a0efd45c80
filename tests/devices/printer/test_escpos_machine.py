import pytest

from kiosk.devices.ports import Printed, PrinterCondition, PrinterStatus
from kiosk.devices.printer.escpos.codec import Report
from kiosk.devices.printer.escpos.machine import (
    EscposPhase,
    Event,
    Job,
    Marked,
    Reported,
    Sent,
    advance,
    status_of,
)
from kiosk.devices.printer.job import OutOfOrderError, Silence, TooLong

DONE, NOT_DONE, UNKNOWN = Printed.DONE, Printed.NOT_DONE, Printed.UNKNOWN
IDLE, HEAD, BETWEEN = EscposPhase.IDLE, EscposPhase.HEAD, EscposPhase.BETWEEN
CODE, CHECK, AGAIN = EscposPhase.CODE, EscposPhase.CHECK, EscposPhase.AGAIN

FIT = {"fit": Report(), "paper low": Report(near_end=True)}
UNFIT = {
    "offline": Report(offline=True),
    "cover open": Report(cover_open=True),
    "stopped": Report(stopped_by_paper_end=True),
    "error": Report(error=True),
    "cutter": Report(cutter=True),
    "unrecoverable": Report(unrecoverable=True),
    "hot": Report(overheated=True),
    "paper end": Report(near_end=True, paper_end=True),
}
EVENTS: dict[str, Event] = {
    "marked": Marked(),
    "silence": Silence(),
    "too long": TooLong(),
    **{name: Reported(report) for name, report in {**FIT, **UNFIT}.items()},
}

# Until the second half is on the line nothing that happens can make the paper money.
_WORTHLESS = dict.fromkeys(["silence", "too long", *UNFIT], NOT_DONE)
_DOUBTFUL = dict.fromkeys(["silence", "too long", *UNFIT], UNKNOWN)
TABLE: dict[EscposPhase, dict[str, EscposPhase | Printed]] = {
    IDLE: dict.fromkeys(EVENTS, IDLE),
    HEAD: {"marked": BETWEEN, "fit": HEAD, "paper low": HEAD, **_WORTHLESS},
    BETWEEN: {"marked": BETWEEN, "fit": CODE, "paper low": CODE, **_WORTHLESS},
    CODE: {"marked": CHECK, "fit": CODE, "paper low": CODE, **_DOUBTFUL},
    CHECK: {"marked": CHECK, "fit": AGAIN, "paper low": AGAIN, **_DOUBTFUL},
    AGAIN: {"marked": DONE, "fit": AGAIN, "paper low": AGAIN, **_DOUBTFUL},
}


@pytest.mark.parametrize("name", EVENTS)
@pytest.mark.parametrize("phase", EscposPhase)
def test_every_phase_answers_every_event(phase: EscposPhase, name: str) -> None:
    after = advance(Job(phase=phase), EVENTS[name])
    match TABLE[phase][name]:
        case Printed() as outcome:
            assert (after.phase, after.outcome) == (IDLE, outcome)
        case expected:
            assert (after.phase, after.outcome) == (expected, None)


@pytest.mark.parametrize("phase", EscposPhase)
def test_a_ticket_is_begun_when_no_other_is_under_way(phase: EscposPhase) -> None:
    if phase is IDLE:
        assert advance(Job(outcome=DONE), Sent()) == Job(phase=HEAD)
    else:
        with pytest.raises(OutOfOrderError):
            advance(Job(phase=phase), Sent())


def test_an_event_of_no_kind_is_a_fault_of_ours() -> None:
    with pytest.raises(TypeError):
        advance(Job(), "printed")  # type: ignore[arg-type]


@pytest.mark.parametrize("noise_at", range(5))
def test_one_byte_of_noise_that_looks_like_a_mark_makes_no_ticket(noise_at: int) -> None:
    """Marks the printer owes are as many as those it gave; the noise is one more, somewhere."""
    job, marks = advance(Job(), Sent()), 0
    for step in range(5):
        if step == noise_at:
            job = advance(job, Marked())
        # The printer itself has answered only the mark behind the first half.
        if job.phase in (HEAD, CODE) and marks == 0:
            job, marks = advance(job, Marked()), 1
        job = advance(job, Reported(Report()))
    assert job.outcome is None


def test_a_whole_ticket() -> None:
    job = advance(Job(), Sent())
    for event in (Marked(), Reported(Report()), Marked(), Reported(Report()), Marked()):
        assert job.outcome is None
        job = advance(job, event)
    assert (job.phase, job.outcome) == (IDLE, DONE)


def test_silence_is_never_taken_for_paper() -> None:
    ready = advance(Job(), Reported(Report()))
    assert status_of(ready) == PrinterStatus(PrinterCondition.READY, in_chute=None)
    assert status_of(Job()).condition is PrinterCondition.UNKNOWN
    assert status_of(advance(ready, Silence())).condition is PrinterCondition.UNKNOWN
    assert not status_of(advance(ready, Silence())).can_print
