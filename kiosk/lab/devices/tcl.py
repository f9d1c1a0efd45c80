"""A casino ticket printer that speaks TCL: template 9, its status flags and when they change."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from kiosk.devices.printer.tcl.codec import (
    F1,
    F2,
    F3,
    F4,
    F5,
    VOUCHER,
    VOUCHER_FIELDS,
    Status,
    status_bytes,
)
from kiosk.lab.devices.paper import torn, voucher
from kiosk.lab.devices.printer import Pace, Paper, SimulatedPrinter

FIRMWARE = "SIM-1.00A"
UNASKED_S = 5.0
"""Some units tell their status by themselves, as this one does."""
COMMAND_MAX = 2048
_ENQ, _CARET = 0x05, ord("^")
_CODE_DIGITS = 18
_IGNORED = ("R", "T", "D", "G", "f")
"""Regions, templates, data and graphics of the host's own: taken, and not used here."""
STEPS = ("accepted", "heading", "coded", "chute", "idle")


@dataclass(slots=True)
class _Job:
    fields: Sequence[str]
    steps_done: int = 0

    @property
    def coded(self) -> bool:
        return self.steps_done > STEPS.index("coded")


class TclPrinter(SimulatedPrinter):
    steps = STEPS

    def __init__(self, folder: Path | None = None, *, pace: Pace | None = None) -> None:
        super().__init__(folder, pace=pace)
        self._heard = b""
        self._errors = Status(firmware=FIRMWARE)
        """Flags that stay until they are cleared."""
        self._validation = True
        self._powered_up = True
        self._template = VOUCHER
        self._job: _Job | None = None
        self._next: asyncio.TimerHandle | None = None
        self._questions = 0
        self._asked_at = 0.0
        self._unasked: asyncio.TimerHandle | None = None

    @property
    def at_work(self) -> bool:
        return self._job is not None

    # ---- What it hears ------------------------------------------------------------------------

    def hear(self, data: bytes) -> None:
        if self._unasked is None:
            self._tell_unasked()
        for byte in data:
            if byte == _ENQ:
                self._questions += 1
                self._asked_at = asyncio.get_running_loop().time()
                self._tell()
            else:
                self._hear(byte)

    def _hear(self, byte: int) -> None:
        """`^` begins a command and ends it. What stands between commands means nothing."""
        if not self._heard and byte != _CARET:
            return
        self._heard += bytes([byte])
        if byte == _CARET and len(self._heard) > 1:
            if self._heard.endswith(b"|^"):
                command, self._heard = self._heard[1:-2], b""
                self._obey(command.decode("ascii", "replace").split("|"))
            else:
                # A new command where the last had not ended.
                self._errors = replace(self._errors, f3=self._errors.f3 | F3.COMMAND_ERROR)
                self._heard = b"^"
        elif len(self._heard) > COMMAND_MAX:
            self._errors = replace(self._errors, f2=self._errors.f2 | F2.BUFFER_OVERFLOW)
            self._heard = b""

    def _obey(self, command: list[str]) -> None:
        match command:
            case ["S" | "Se"]:
                self._tell()
            case ["C"] | ["C", "j"]:
                self._errors, self._powered_up = Status(firmware=FIRMWARE), False
            case ["r"]:
                self.power_cut()
            case ["P", template, copies, *fields]:
                self._print(template, copies, fields)
            case [name, *_] if name in _IGNORED:
                pass
            case _:
                self._errors = replace(self._errors, f3=self._errors.f3 | F3.COMMAND_ERROR)

    def _print(self, template: str, copies: str, fields: Sequence[str]) -> None:
        code = fields[-1] if fields else ""
        if template != VOUCHER:
            self._errors = replace(self._errors, f2=self._errors.f2 | F2.BAD_LIBRARY_REFERENCE)
        elif len(fields) != VOUCHER_FIELDS or copies != "1" or not _is_code(code):
            self._errors = replace(self._errors, f2=self._errors.f2 | F2.BAD_REGION_DATA)
        elif self._job is not None or self.in_chute or not self._fit:
            self._errors = replace(self._errors, f3=self._errors.f3 | F3.COMMAND_ERROR)
        else:
            self._template, self._validation = template, False
            self._job = _Job(tuple(fields))
            self._step()

    # ---- What it says -------------------------------------------------------------------------

    def _tell(self) -> None:
        busy = F1.BUSY if self._job else F1.NONE
        out = F1.PAPER_OUT if self._paper is Paper.OUT else F1.NONE
        lid = F1.HEAD_OPEN if self._opened else F1.NONE
        top = F5.NONE if self._job or not self._fit else F5.TOP_OF_FORM
        told = replace(
            self._errors,
            f1=busy | out | lid,
            f3=self._errors.f3 | (F3.TICKET_IN_CHUTE if self.in_chute else F3.NONE),
            f4=(F4.PAPER_JAM if self._jammed else F4.NONE)
            | (F4.NONE if self._paper is Paper.OK else F4.PAPER_LOW),
            f5=top
            | (F5.VALIDATION_PRINTED if self._validation else F5.NONE)
            | (F5.POWER_UP if self._powered_up else F5.NONE),
            template=self._template,
        )
        self._answer(status_bytes(told))

    def _tell_unasked(self) -> None:
        if self._unasked is not None:
            self._tell()
        self._unasked = asyncio.get_running_loop().call_later(UNASKED_S, self._tell_unasked)

    # ---- A ticket -----------------------------------------------------------------------------

    def _step(self) -> None:
        job = self._job
        assert job is not None
        step = STEPS[job.steps_done]
        self._reach(step)
        if self._job is not job:
            return  # what the step met has ended it
        job.steps_done += 1
        match step:
            case "coded":
                # The bar code's last line is on paper: from now on it is money.
                self._validation = bool(job.fields[-1])
                self._came_out(voucher(job.fields), [code for code in job.fields[-1:] if code])
            case "chute":
                self._present()
            case "idle":
                self._job = None
        self._questions = 0
        if self._job is not None:
            self._next = asyncio.get_running_loop().call_later(self._pace.step_s, self._when_seen)

    def _when_seen(self) -> None:
        loop = asyncio.get_running_loop()
        silent = loop.time() - self._asked_at > self._pace.silence_s
        if silent or self._questions >= self._pace.questions:
            self._step()
        else:
            self._next = loop.call_later(self._pace.step_s, self._when_seen)

    def _stop(self) -> None:
        """Whatever has not reached the paper by now never will."""
        job, self._job = self._job, None
        if self._next is not None:
            self._next.cancel()
        if job is not None and not job.coded and job.steps_done > STEPS.index("heading"):
            self._came_out(torn(voucher(job.fields)), ())

    def _changed(self) -> None:
        if not self._fit:
            self._stop()

    def power_cut(self) -> None:
        """It forgets what it was doing. Its flags come back as those of a ticket that is done, but
        for the one that says why."""
        self._stop()
        self._heard = b""
        self._errors = Status(firmware=FIRMWARE)
        self._validation = self._powered_up = True
        self._template = VOUCHER


def _is_code(text: str) -> bool:
    digits = len(text) == _CODE_DIGITS and text.isascii() and text.isdecimal()
    return not text or digits
