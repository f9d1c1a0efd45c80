"""A running `tapis simulate`, asked at its control socket and judged by its journals."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from kiosk.game import facts as f
from kiosk.journal.errors import JournalError
from kiosk.journal.facts import read_facts
from kiosk.journal.reader import JournalReader
from kiosk.lab.devices.control_line import ControlLine
from tests.e2e.processes import LOOK_S, Program

SEATS = ("1", "2")
MACHINES = ("table", "terminal-1", "terminal-2")
_NOBODY_YET = ("error No such file or directory", "error Connection refused")

STATUS_S = 0.02
"""Between two questions, each of which the program that is waited for has to answer."""

Fact = TypeVar("Fact", bound=f.Fact)


class Simulation(Program):
    """With two terminals."""

    def __init__(self, folder: Path, rulebook: str, *options: str | Path) -> None:
        self.folder = folder
        words = ("--fast", "--terminals", str(len(SEATS)), "--rulebook", rulebook)
        super().__init__("simulate", *words, *options)

    async def ask(self, line: str) -> str:
        """What the control socket answers, once somebody listens at it."""
        control = ControlLine(self.folder / "control.sock")
        while (answer := await control.ask(line)) in _NOBODY_YET:
            assert self.running, self.told()
            await asyncio.sleep(LOOK_S)
        return answer

    async def everybody_here(self) -> None:
        await self.shows("seats 1 2;")

    async def shows(self, status: str) -> None:
        """At the control socket."""
        while status not in await self.ask("status"):
            assert self.running, self.told()
            await asyncio.sleep(STATUS_S)

    def facts(self, machine: str, kind: type[Fact]) -> list[Fact]:
        """Nothing, while the journal has not begun."""
        try:
            with JournalReader.read_only(self.folder / f"{machine}.db") as journal:
                return [fact for _, fact in read_facts(journal) if isinstance(fact, kind)]
        except JournalError:
            return []


@asynccontextmanager
async def simulating(folder: Path, rulebook: str, *options: str) -> AsyncIterator[Simulation]:
    """In a folder that is kept, whatever becomes of the program."""
    running = Simulation(folder, rulebook, "--record", folder, *options)
    try:
        yield running
    except BaseException:
        print(running.told())
        raise
    finally:
        await running.abandon()
