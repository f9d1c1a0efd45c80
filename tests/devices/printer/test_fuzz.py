"""Frames cut, repeated and garbled, in any number: no codec falls over and no ticket is made."""

import os
from random import Random

from kiosk.devices.printer.escpos.codec import Report, is_mark, report_of
from kiosk.devices.printer.escpos.machine import EscposPhase, Marked, Reported
from kiosk.devices.printer.escpos.machine import Job as EscposJob
from kiosk.devices.printer.escpos.machine import advance as advance_escpos
from kiosk.devices.printer.tcl.codec import F1, F5, Status, StatusReader, status_bytes
from kiosk.devices.printer.tcl.machine import Heard, Job, TclPhase, advance

FRAMES = int(os.environ.get("TAPIS_FRAMES", "30000"))
BUSY = status_bytes(Status(unit="0", firmware="PAY-6.22B", f1=F1.BUSY))
CODED = F5.VALIDATION_PRINTED


def spoilt(frame: bytes, random: Random) -> bytes:
    """What a bad line makes of a frame. It is never the frame itself."""
    match random.randrange(4):
        case 0:
            return frame[: random.randrange(len(frame))]
        case 1:
            return frame[random.randrange(1, len(frame) + 1) :]
        case 2:
            changed = bytearray(frame)
            for _ in range(random.randrange(1, 4)):
                changed[random.randrange(len(frame))] ^= 1 << random.randrange(8)
            return bytes(changed)
        case _:
            return random.randbytes(random.randrange(2 * len(frame)))


def test_a_printer_that_never_prints_is_never_heard_to_have_printed() -> None:
    """One frame for each question. Every other one is spoilt, and may be told several times."""
    random, reader = Random(1), StatusReader()
    job, wrongly_coded = Job(phase=TclPhase.PRINTING), 0
    for n in range(FRAMES):
        told = spoilt(BUSY, random) * random.randrange(1, 4) if n % 2 else BUSY
        statuses = reader.feed(told)
        wrongly_coded += any(CODED in status.f5 for status in statuses)
        for status in statuses[-1:]:
            job = advance(job, Heard(status))
        assert job.outcome is None
    assert wrongly_coded, "no frame was ever spoilt where it matters"


def test_bytes_without_sense_never_make_a_ticket_of_a_receipt_printer() -> None:
    random = Random(2)
    job, marks, answers = EscposJob(phase=EscposPhase.CODE), 0, []
    for _ in range(FRAMES):
        byte = random.randrange(256)
        if is_mark(byte):
            marks += 1
            job = advance_escpos(job, Marked())
        else:
            answers.append(byte)
        if len(answers) == 4:
            report: Report | None = report_of(answers)
            answers.clear()
            if report is not None:
                job = advance_escpos(job, Reported(report))
        assert job.outcome is None or job.outcome != "done"
        if job.phase is EscposPhase.IDLE:
            job = EscposJob(phase=EscposPhase.CODE)
    assert marks
