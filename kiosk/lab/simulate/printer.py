"""A ticket printer in virtual time, behind the port that the drivers of real ones implement."""

import asyncio
from collections.abc import Callable
from random import Random

from kiosk.devices.ports import Printed, PrinterCondition, PrinterStatus, TicketFace
from kiosk.lab.simulate.casino import Room
from kiosk.lab.simulate.faults import Faults

MOVE_S = (0.2, 1.5)
"""How long paper takes for half of its way."""
_PAPER_S = (2.0, 20.0)
"""How long it takes until somebody brings paper."""
_IN_CHUTE_S = (1.0, 10.0)
"""How long somebody forgets his ticket."""


class VirtualPrinter:
    """Paper comes out half way through, also if whoever sent it has died by then."""

    def __init__(
        self,
        room: Room,
        random: Random,
        faults: Faults,
        *,
        move_s: tuple[float, float] = MOVE_S,
    ) -> None:
        self._room = room
        self._random = random
        self._faults = faults
        self._move_s = move_s
        self._status = PrinterStatus(PrinterCondition.READY, in_chute=False)
        self._jobs: set[asyncio.Task[Printed]] = set()
        self.on_change: Callable[[], None] = lambda: None
        self.broken = False
        """It says at once that nothing can be printed."""
        self.silent = False
        """It never says what became of the ticket."""
        self.jams = False
        """No paper comes out, and it does not notice."""
        self.at_work = asyncio.Event()
        self.may_print = asyncio.Event()
        self.may_answer = asyncio.Event()
        self.may_print.set()
        self.may_answer.set()

    @property
    def status(self) -> PrinterStatus:
        return self._status

    async def print(self, face: TicketFace) -> Printed:
        job = asyncio.get_running_loop().create_task(self._print(face))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)
        return await asyncio.shield(job)

    def lose_power(self) -> None:
        for job in sorted(self._jobs, key=hash):
            job.cancel()

    async def _print(self, face: TicketFace) -> Printed:
        self._room.printing.add(face.number)
        try:
            if self.broken:
                return Printed.NOT_DONE
            self.at_work.set()
            await self._move()
            await self.may_print.wait()
            if self._faults.fires("printer fails"):
                return Printed.NOT_DONE
            if self._faults.fires("printer denies what it printed"):
                self._room.lied[face.number] = face.cents
                self._room.print(face.number, face.cents)
                return Printed.NOT_DONE
            if self._faults.fires("printer prints nothing, and says that it did"):
                self._room.lied[face.number] = face.cents
                return Printed.DONE
            silent = self._faults.fires("printer does not answer")
            if not self.jams and (not silent or self._random.random() < 1 / 2):
                self._room.print(face.number, face.cents)
        finally:
            self._room.printing.discard(face.number)
        await self._move()
        await self.may_answer.wait()
        self._wear()
        return Printed.UNKNOWN if silent or self.silent else Printed.DONE

    async def _move(self) -> None:
        await asyncio.sleep(self._random.uniform(*self._move_s))

    def _wear(self) -> None:
        if self._faults.fires("printer runs out of paper"):
            self._become(PrinterStatus(PrinterCondition.PAPER_OUT, in_chute=False), _PAPER_S)
        elif self._faults.fires("player forgets the ticket in the chute"):
            self._become(PrinterStatus(PrinterCondition.READY, in_chute=True), _IN_CHUTE_S)

    def _become(self, status: PrinterStatus, for_s: tuple[float, float]) -> None:
        self._status = status
        self.on_change()
        loop = asyncio.get_running_loop()
        loop.call_later(self._random.uniform(*for_s), self._be_well)

    def _be_well(self) -> None:
        self._status = PrinterStatus(PrinterCondition.READY, in_chute=False)
        self.on_change()
