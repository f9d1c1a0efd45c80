"""A driver with its supervisor against a simulated validator, over a real pty."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from kiosk.devices import ports as p
from kiosk.devices.supervisor import Supervisor
from kiosk.devices.trace import Trace
from kiosk.devices.validator.driver import Timing, record_in
from kiosk.devices.validator.id003.driver import Id003Validator
from kiosk.devices.validator.ssp.driver import SspValidator
from kiosk.lab.devices.bench import Bench
from kiosk.lab.devices.id003 import SimulatedId003
from kiosk.lab.devices.ssp import SimulatedSsp
from kiosk.lab.devices.transport import PaperPlace

WAIT_S = 60.0
MOVE_S = 0.03
TIMING = Timing(poll_s=0.01, answer_s=0.15, silences=10)
NUMBER = "001234567890123456"


class Host:
    def __init__(self, folder: Path, protocol: str, *, escrow_s: float = 10.0) -> None:
        self._folder = folder
        self._trace = Trace(folder / "trace")
        record = record_in(self._trace, lambda: 0)
        self.validator: Id003Validator | SspValidator
        self.device: SimulatedId003 | SimulatedSsp
        if protocol == "id003":
            self.device = SimulatedId003(move_s=MOVE_S, escrow_s=escrow_s)
            self.validator = Id003Validator(record=record, timing=TIMING)
        else:
            self.device = SimulatedSsp(move_s=MOVE_S, escrow_s=escrow_s)
            self.validator = SspValidator(record=record, timing=TIMING)
        self.bench = Bench(self.device, link=folder / "port")
        self.seen: list[p.ValidatorEvent] = []

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator["Host"]:
        supervisor = Supervisor(
            "validator",
            self._folder / "port",
            self.validator,
            gone=lambda why: self.validator.events.put(p.Gone(why)),
            back=lambda: self.validator.events.put(p.Back()),
        )
        async with self.bench:
            task = asyncio.create_task(supervisor.run())
            self.validator.enable({1000, 2000}, tickets=True)
            try:
                await self.hears(p.Ready)
                yield self
            finally:
                task.cancel()
                await asyncio.wait([task])
                self._trace.close()

    async def hears(self, kind: type[p.ValidatorEvent]) -> p.ValidatorEvent:
        """The next event of this kind. A power-up is acknowledged, as a terminal does."""
        while True:
            event = await asyncio.wait_for(self.validator.events.get(), WAIT_S)
            self.seen.append(event)
            if isinstance(event, p.PoweredUp):
                self.validator.acknowledge()
            if isinstance(event, kind):
                return event

    async def until(self, met: Callable[[], object]) -> None:
        async with asyncio.timeout(WAIT_S):
            while not met():
                await asyncio.sleep(0.002)

    async def insert(self, command: str) -> None:
        await self.until(
            lambda: self.device.takes() and self.device.transport.place is PaperPlace.EMPTY
        )
        self.bench.do(command)

    async def takes(self, command: str) -> p.Item | None:
        """The whole way of one item into the box. Returns what was told as stacked."""
        await self.insert(command)
        await self.hears(p.Escrowed)
        self.validator.accept()
        stacked = await self.hears(p.Stacked)
        assert isinstance(stacked, p.Stacked)
        self.validator.acknowledge()
        await self.hears(p.Acknowledged)
        return stacked.item
