"""Programs of ours in processes of their own: what they say, how they end, and killing them."""

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread

from tests.conftest import PROJECT

WAIT_S = 60.0
"""The bound of every wait. It is reached only when something is wrong."""
LOOK_S = 0.005
KIOSK = ("-m", "kiosk")


async def until(what: Callable[[], object], about: str = "") -> None:
    """Look again and again until it is so."""
    give_up_s = time.monotonic() + WAIT_S
    while not what():
        assert time.monotonic() < give_up_s, f"not within {WAIT_S:g} s: {about}"
        await asyncio.sleep(LOOK_S)


async def control_of(folder: Path) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """The control socket of a simulation, once somebody listens at it: its file is there before."""
    give_up_s = time.monotonic() + WAIT_S
    while True:
        try:
            return await asyncio.open_unix_connection(folder / "control.sock")
        except (FileNotFoundError, ConnectionRefusedError):
            assert time.monotonic() < give_up_s, f"nobody listens in {folder}"
            await asyncio.sleep(LOOK_S)


class Program:
    """A running program. What it logs is read as it comes, so that it never waits for us; what it
    prints, only if that is wanted, between what it logs."""

    def __init__(
        self,
        *arguments: str | Path,
        launcher: Sequence[str] = KIOSK,
        under: Sequence[str] = (),
        prints: bool = False,
    ) -> None:
        self.lines: list[str] = []
        self._process = subprocess.Popen(
            [*under, sys.executable, *launcher, *map(str, arguments)],
            cwd=PROJECT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if prints else subprocess.DEVNULL,
            stderr=subprocess.STDOUT if prints else subprocess.PIPE,
            text=True,
        )
        said = self._process.stdout if prints else self._process.stderr
        assert said is not None
        self._said = said
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        for line in self._said:
            self.lines.append(line.rstrip())

    @property
    def pid(self) -> int:
        return self._process.pid

    def told(self) -> str:
        """The end of what it said, for whoever wonders what went wrong."""
        return "\n".join([f"--- {self._process.args}", *self.lines[-40:]])

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def said(self, text: str, *, after: int = 0) -> bool:
        return any(text in line for line in self.lines[after:])

    async def says(self, text: str, *, after: int = 0) -> int:
        """Wait for a line with this text behind so many. Returns how many lines there are then."""
        give_up_s = time.monotonic() + WAIT_S
        while not self.said(text, after=after):
            over = not self._reader.is_alive() or time.monotonic() > give_up_s
            assert not over, f"it never said {text!r}, but {self.lines[-10:]}"
            await asyncio.sleep(LOOK_S)
        return len(self.lines)

    async def ends(self) -> int:
        """Wait for its end. Returns the exit status."""
        await until(lambda: not self.running, f"the end of {self._process.args}")
        self._reader.join()
        self._said.close()
        return self._process.returncode

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    async def kill(self) -> None:
        self._process.kill()
        assert await self.ends() == -signal.SIGKILL

    async def stop(self) -> None:
        """In good order, as a service is stopped."""
        self._process.terminate()
        status = await self.ends()
        assert status == 0, f"exit status {status}: {self.lines[-10:]}"

    async def abandon(self) -> None:
        """At the end of a test, however it ended."""
        if self.running:
            self._process.kill()
            await self.ends()
