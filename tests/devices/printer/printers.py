"""Drivers at work with simulated printers, over real ptys and in a hurry."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC
from pathlib import Path
from typing import Any

from kiosk.devices.lost import DeviceLost
from kiosk.devices.ports import PrinterCondition, TicketFace
from kiosk.devices.printer.driver import Patience, PrinterDriver, Setup
from kiosk.devices.printer.escpos.driver import EscposDriver
from kiosk.devices.printer.face import HouseWords
from kiosk.devices.printer.tcl.driver import TclDriver
from kiosk.devices.validator.driver import Record, no_record
from kiosk.lab.devices.bench import Bench
from kiosk.lab.devices.escpos import EscposPrinter
from kiosk.lab.devices.printer import Pace, SimulatedPrinter
from kiosk.lab.devices.tcl import TclPrinter

NUMBER = "001234567890123456"
NOON_MS = 1_763_294_096_000
DAY_MS = 86_400_000
WAIT_S = 60.0
"""The bound of every wait. It is reached only when something is wrong."""

HOUSE = HouseWords(
    name="DEMO CASINO",
    address=("1 MAIN ST", "CITY ST"),
    machine="00123",
    currency="USD",
    language="en",
)
# Quick, and yet each step of a ticket is seen several times, however busy this machine is.
PATIENCE = Patience(poll_s=0.01, silence_s=1.0, ready_s=2.0, job_s=4.0)
PACE = Pace(step_s=0.03, questions=4, take_s=0.05)

KINDS: dict[str, tuple[type[SimulatedPrinter], type[PrinterDriver]]] = {
    "tcl": (TclPrinter, TclDriver),
    "escpos": (EscposPrinter, EscposDriver),
}


def face(number: str = NUMBER, cents: int = 2500, **other: Any) -> TicketFace:
    told = {"issued_ms": NOON_MS, "expires_ms": NOON_MS + 30 * DAY_MS, "sequence": 42, **other}
    return TicketFace(number=number, cents=cents, **told)


@dataclass
class Plugged:
    """A driver, the printer at the other end, and the bench it stands on."""

    driver: PrinterDriver
    printer: SimulatedPrinter
    bench: Bench
    link: Path
    changed: asyncio.Event

    async def until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(WAIT_S):
            while not true():
                self.changed.clear()
                await self.changed.wait()

    async def becomes(self, condition: PrinterCondition) -> None:
        await self.until(lambda: self.driver.status.condition is condition)

    async def keep_open(self) -> None:
        """As a supervisor does, and quicker: open the port whenever it is there."""
        while True:
            with suppress(DeviceLost):
                await self.driver.run(self.link, _here)
            await asyncio.sleep(0.01)


async def _here() -> None:
    pass


@asynccontextmanager
async def plugged(
    kind: str,
    folder: Path,
    *,
    pictures: bool = False,
    house: HouseWords = HOUSE,
    record: Record = no_record,
) -> AsyncIterator[Plugged]:
    make_printer, make_driver = KINDS[kind]
    printer = make_printer(folder / "tickets" if pictures else None, pace=PACE)
    driver = make_driver(Setup(house=house, patience=PATIENCE, zone=UTC, record=record))
    link, changed = folder / "printer", asyncio.Event()
    driver.on_change = changed.set
    async with Bench(printer, link=link) as bench:
        here = Plugged(driver, printer, bench, link, changed)
        opening = asyncio.create_task(here.keep_open())
        try:
            await here.becomes(PrinterCondition.READY)
            yield here
        finally:
            opening.cancel()
            await asyncio.gather(opening, return_exceptions=True)
