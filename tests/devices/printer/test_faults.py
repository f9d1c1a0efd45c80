"""A fault at every step of a ticket in turn: whatever is said of it, the paper bears it out."""

import asyncio
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from pathlib import Path

import pytest

from kiosk.devices.ports import Printed, PrinterCondition
from kiosk.lab.devices.tcl import STEPS
from tests.devices.printer.printers import KINDS, PACE, WAIT_S, Plugged, face, plugged

TICKETS = int(os.environ.get("TAPIS_TICKETS", "0"))
"""How many of each kind. None: each fault at each step once."""

PRINTERS = 3
"""For each fault."""

FAULTS = {
    "power-cut": "",
    "unplug": "plug",
    "mute": "mute off",
    "jam": "clear",
    "open": "close",
    "paper out": "paper ok",
    "paper low": "paper ok",
    "garble 4": "",
    "drop 4": "",
    "delay 1.5 2": "",
}
# Steps as the printer counts them. A receipt printer prints a line at a time, in two halves.
TCL_STEPS = [(step, 0) for step in STEPS]
ESCPOS_STEPS = [("line", 0), ("line", 4), ("line", 10), ("code", 0), ("cut", 0), ("done", 0)]
STEPS_OF = {"tcl": TCL_STEPS, "escpos": ESCPOS_STEPS}

# What must be said where the fault leaves no choice. Elsewhere it depends on what was heard.
BEFORE_CODE = {
    "tcl": (("accepted", 0), ("heading", 0), ("coded", 0)),
    "escpos": (("line", 0), ("line", 4)),
}
SURELY = {
    ("tcl", "power-cut"): Printed.UNKNOWN,
    ("tcl", "unplug"): Printed.UNKNOWN,
    ("tcl", "mute"): Printed.UNKNOWN,
    ("tcl", "jam"): Printed.NOT_DONE,
    ("tcl", "open"): Printed.NOT_DONE,
    ("tcl", "paper out"): Printed.NOT_DONE,
    ("escpos", "power-cut"): Printed.NOT_DONE,
    ("escpos", "unplug"): Printed.NOT_DONE,
    ("escpos", "mute"): Printed.NOT_DONE,
    ("escpos", "jam"): Printed.NOT_DONE,
    ("escpos", "open"): Printed.NOT_DONE,
    ("escpos", "paper out"): Printed.NOT_DONE,
}
IN_CODE = (("code", 0), ("cut", 0))
STOPPING = ("power-cut", "unplug", "mute", "jam", "open", "paper out")


def expected(kind: str, step: tuple[str, int], fault: str) -> set[Printed]:
    if step in BEFORE_CODE[kind] and (kind, fault) in SURELY:
        return {SURELY[kind, fault]}
    if kind == "escpos" and step in IN_CODE and fault in STOPPING:
        return {Printed.UNKNOWN}
    if fault == "paper low":
        return {Printed.DONE}
    return set(Printed)


class AtStep:
    """Does something once, when a ticket has come so far."""

    def __init__(self, here: Plugged, step: tuple[str, int], command: str) -> None:
        self._here = here
        self._step, self._left = step
        self._command = command
        self.struck = asyncio.Event()

    def __call__(self, step: str) -> None:
        if step != self._step or self.struck.is_set():
            return
        if self._left:
            self._left -= 1
            return
        self.struck.set()
        self._here.bench.do(self._command)


async def one_ticket(here: Plugged, number: str, step: tuple[str, int], fault: str) -> Printed:
    here.printer.on_step = strike = AtStep(here, step, fault)
    printed = await here.driver.print(face(number))
    async with asyncio.timeout(WAIT_S):
        await strike.struck.wait()
    if FAULTS[fault]:
        here.bench.do(FAULTS[fault])
    async with asyncio.timeout(WAIT_S):
        while here.printer.at_work:
            await asyncio.sleep(PACE.step_s)
    await here.until(lambda: here.driver.status.can_print)
    return printed


def cases(kind: str) -> Iterator[tuple[str, Sequence[tuple[str, int]]]]:
    """Each fault with some of the steps. Nearly all of the time is spent in waiting for a printer
    that says nothing, so that each has its own and all wait side by side."""
    each = -(-TICKETS // len(FAULTS)) if TICKETS else len(STEPS_OF[kind])
    for fault in FAULTS:
        steps = list(islice(cycle(STEPS_OF[kind]), each))
        for begin in range(PRINTERS):
            yield fault, steps[begin::PRINTERS]


async def tickets(
    kind: str, fault: str, steps: Sequence[tuple[str, int]], folder: Path
) -> list[Printed]:
    """Of one printer, all with this fault. Returns what was said of them."""
    said: dict[str, Printed] = {}
    folder.mkdir()
    async with plugged(kind, folder) as here:
        for n, step in enumerate(steps):
            number = f"{n:018}"
            said[number] = await one_ticket(here, number, step, fault)
            assert said[number] in expected(kind, step, fault), (step, fault)
        await here.becomes(PrinterCondition.READY)
        # Anything that was left over in the printer comes out before these. The last fault may
        # reach into the first of them, and no further.
        for number in ("9" * 18, "8" * 18, "7" * 18):
            said[number] = await here.driver.print(face(number))
            await here.until(lambda: here.driver.status.can_print)
        assert said["8" * 18] is said["7" * 18] is Printed.DONE
    came = Counter(code for piece in here.printer.pieces for code in piece.codes)
    assert set(came.values()) == {1}, "a ticket came out twice"
    for number, printed in said.items():
        assert printed is not Printed.DONE or came[number] == 1, f"{number} is not there"
        assert printed is not Printed.NOT_DONE or came[number] == 0, f"{number} is there"
    return list(said.values())


@pytest.mark.parametrize("kind", KINDS)
async def test_what_is_said_of_a_ticket_is_borne_out_by_the_paper(
    kind: str, tmp_path: Path
) -> None:
    all_said = await asyncio.gather(
        *(tickets(kind, *case, tmp_path / str(n)) for n, case in enumerate(cases(kind)))
    )
    # The faults must have been met: a test in which nothing goes wrong proves nothing.
    said = Counter(printed for each in all_said for printed in each)
    assert said.keys() == set(Printed)
    print(kind, dict(said))
