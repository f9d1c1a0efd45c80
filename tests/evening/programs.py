"""The programs of an evening, each a process with a log of its own."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from kiosk.simulate.house import House
from tests.conftest import PROJECT

END_S = 15
TOP_Y = 1080
"""Below the console, where the terminals stand beside one another."""


class Programs:
    """Made by `programs`."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._running: dict[str, subprocess.Popen[bytes]] = {}

    def table(self) -> None:
        self._start("table", "kiosk", "table", "--config", str(self._house.table_config))

    def display(self) -> None:
        place = ("--windowed", "--size", "1280x720", "--config", str(self._house.display_config))
        self._start("display", "kiosk", "display", *place)

    def seat(self, seat: str, *, seed: int) -> None:
        x = self._house.seats.index(seat) * 1280
        config = str(self._house.terminal_config(seat))
        self._start(f"seat {seat}", "tests.evening.seat", config, str(seed), str(x), str(TOP_Y))

    def tell(self, seat: str, *lines: str) -> None:
        """The player at a seat."""
        said = self._running[f"seat {seat}"].stdin
        assert said is not None
        said.write("".join(f"{line}\n" for line in lines).encode())
        said.flush()

    def destroy(self, seat: str) -> None:
        """The power fails, and the disk with it."""
        gone = self._running.pop(f"seat {seat}")
        gone.kill()
        gone.wait()
        for file in self._house.folder.glob(f"terminal-{seat}.db*"):
            file.unlink()

    def ended(self) -> list[str]:
        """Those that ended though nobody told them to."""
        return [name for name, program in self._running.items() if program.poll() is not None]

    def _start(self, name: str, module: str, *arguments: str) -> None:
        with self._house.log_of(name.replace(" ", "-")).open("ab") as log:
            self._running[name] = subprocess.Popen(
                [sys.executable, "-m", module, *arguments],
                cwd=PROJECT,
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
            )

    def end(self) -> None:
        """The table last, so that each terminal still has one to tell."""
        names = sorted(self._running, key=lambda name: name == "table")
        for name in names:
            self._running[name].terminate()
            self._running[name].wait(END_S)


@contextmanager
def programs(house: House) -> Iterator[Programs]:
    running = Programs(house)
    try:
        yield running
        running.end()
    finally:
        for program in running._running.values():
            program.kill()
            program.wait()
