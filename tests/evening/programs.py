"""The programs of an evening, each a process with a log of its own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from kiosk.lab.simulate.children import Child
from kiosk.lab.simulate.house import TAPIS, House, Machines, machines

TOP_Y = 1080
"""Below the console, where the terminals stand beside one another."""


class Programs:
    """Made by `programs`."""

    def __init__(self, house: House, running: Machines) -> None:
        self._house = house
        self._running = running
        self._seats: dict[str, Child] = {}

    def display(self) -> None:
        place = ["--windowed", "--size", "1280x720", "--config", str(self._house.display_config)]
        self._running.start_screen("display", [TAPIS, "display", *place])

    def seat(self, seat: str, *, seed: int) -> None:
        x = self._house.seats.index(seat) * 1280
        config = str(self._house.terminal_config(seat))
        line = ["tests.evening.seat", config, str(seed), str(x), str(TOP_Y)]
        log = self._house.log_of(f"seat-{seat}")
        self._seats[seat] = child = Child(f"seat {seat}", line, log, hears=True)
        self._running.terminals.append(child)

    def tell(self, seat: str, *lines: str) -> None:
        """The player at a seat."""
        self._seats[seat].say(*lines)

    def says(self, seat: str, word: str) -> bool:
        """Whether the player has said it by now."""
        return word in self._house.log_of(f"seat-{seat}").read_text().splitlines()

    def heard(self, seat: str, word: str) -> int:
        """How often the player has said it by now."""
        return self._house.log_of(f"seat-{seat}").read_text().splitlines().count(word)

    @property
    def folder(self) -> Path:
        """Of the house."""
        return self._house.folder

    async def destroy(self, seat: str) -> None:
        """The power fails, and the disk with it."""
        gone = self._seats.pop(seat)
        self._running.terminals.remove(gone)
        gone.kill()
        await gone.ended()
        for file in self._house.folder.glob(f"terminal-{seat}.db*"):
            file.unlink()

    def ended(self) -> list[str]:
        """Those that ended though nobody told them to."""
        running = self._running
        children = [running.table, *running.terminals, *running.screens]
        return [child.name for child in children if not child.running]


@asynccontextmanager
async def programs(house: House) -> AsyncIterator[Programs]:
    """The table runs until the end of the block, and whatever is started in it."""
    async with machines(house, hurried=True) as running:
        yield Programs(house, running)
