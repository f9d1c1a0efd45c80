"""Scripted terminals: at a real table, or at the echo of one."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from time import perf_counter

from kiosk import resources
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as sgc
from kiosk.garbage import garbage_waits
from kiosk.lab.bench.dealer import OUTCOME, QUIET_S, RULEBOOK, SOCKET, WAIT_S, Dealer, dealing
from kiosk.lab.bench.script import Script, ScriptStep
from kiosk.link.session import BEAT_S, LINE_MAX


class Crowd:
    """The same clients, doing the same, whoever is at the other end."""

    def __init__(self, clients: int) -> None:
        book = resources.rulebook(RULEBOOK)
        self.seats = [str(number) for number in range(1, clients + 1)]
        self.heard: list[bytes] = []
        """By the first of them."""
        self._scripts = [Script(book, seat) for seat in self.seats]
        self._writers: list[asyncio.StreamWriter] = []
        self._steps: Counter[ScriptStep] = Counter()
        self._all = asyncio.Event()
        self.all_at_s = 0.0
        """When the last of them came to a step."""

    async def enter(self, path: Path, tasks: asyncio.TaskGroup, *, greet: bool) -> None:
        for script in self._scripts:
            reader, writer = await asyncio.open_unix_connection(path, limit=LINE_MAX)
            if greet:
                writer.write(script.hello())
                writer.write(script.welcomed(await reader.readline()))
            self._writers.append(writer)
            tasks.create_task(self._listen(script, reader, writer))

    async def _listen(
        self, script: Script, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        with suppress(OSError):
            while data := await reader.readline():
                if script is self._scripts[0]:
                    self.heard.append(data)
                if said := script.answer(data):
                    writer.write(said)
                    self._count(script.step)
        writer.close()

    def _count(self, step: ScriptStep) -> None:
        self._steps[step] += 1
        if self._steps[step] % len(self._scripts) == 0:
            self.all_at_s = perf_counter()
            self._all.set()

    async def all_are_at(self, step: ScriptStep, times: int) -> None:
        """Each of them has come to this step so many times."""
        async with asyncio.timeout(WAIT_S):
            while self._steps[step] < times * len(self._scripts):
                self._all.clear()
                await self._all.wait()

    async def beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            for script, writer in zip(self._scripts, self._writers, strict=True):
                writer.write(script.beat())

    def last_heard(self, part: bytes) -> bytes:
        return next(line for line in reversed(self.heard) if part in line)


class Rehearsal:
    """Whole rounds of a crowd at a table. Made by `rehearsal`."""

    def __init__(self, crowd: Crowd, dealer: Dealer, period_s: int) -> None:
        self.crowd = crowd
        self._dealer = dealer
        self._period_s = period_s
        self._rounds = 0

    async def play(self) -> float:
        """From the order to close until the last had the receipt for its slip."""
        self._rounds += 1
        await self._dealer.give(sgc.OpenRound(self._period_s))
        await self.crowd.all_are_at(ScriptStep.OPENED, self._rounds)
        await asyncio.sleep(QUIET_S)
        with garbage_waits():
            start = perf_counter()
            await self._dealer.give(sgc.CloseRound())
            await self.crowd.all_are_at(ScriptStep.REGISTERED, self._rounds)
            registered_s = self.crowd.all_at_s - start
        await self._dealer.shown(TablePhase.SPINNING)
        await self._dealer.give(sgc.ConfirmResult(OUTCOME))
        await self.crowd.all_are_at(ScriptStep.SETTLED, self._rounds)
        return registered_s


@asynccontextmanager
async def rehearsal(folder: Path, terminals: int, *, grace_s: float) -> AsyncIterator[Rehearsal]:
    """A table of its own, open, with a script at each seat."""
    crowd = Crowd(terminals)
    period_s = resources.rulebook(RULEBOOK).terms.period.shortest_s
    # The table ends first: then every client has heard its last line.
    async with (
        asyncio.TaskGroup() as tasks,
        dealing(folder, crowd.seats, grace_s=grace_s) as dealer,
    ):
        await dealer.open_table()
        await crowd.enter(folder / SOCKET, tasks, greet=True)
        beating = tasks.create_task(crowd.beat())
        yield Rehearsal(crowd, dealer, period_s)
        beating.cancel()
