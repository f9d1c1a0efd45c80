"""Programs of ours in processes of their own: what they say, how they end, and killing them."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import mkstemp

from kiosk.lab.simulate.children import Child
from kiosk.lab.simulate.house import ATTENDED, TAPIS
from tests import looking

WAIT_S = 60.0
"""The bound of every wait. It is reached only when something is wrong."""
LOOK_S = 0.005
KIOSK = (TAPIS,)
WITH_SOMEBODY = (ATTENDED,)


async def until(what: Callable[[], object], about: str = "") -> None:
    """Look again and again until it is so."""
    await looking.until(what, lambda: about, wait_s=WAIT_S)


class Program(Child):
    """A running program, and all that it says."""

    def __init__(
        self,
        *arguments: str | Path,
        launcher: Sequence[str] = KIOSK,
        under: Sequence[str] = (),
        log: Path | None = None,
    ) -> None:
        """What is said is appended to the log; without one it is kept in memory at the end."""
        self._words = [*launcher, *map(str, arguments)]
        self._kept = log is not None
        if log is None:
            descriptor, name = mkstemp(prefix="program-")
            os.close(descriptor)
            log = Path(name)
        self._read = log.stat().st_size if log.exists() else 0
        self._lines: list[str] = []
        super().__init__(self._words[0], self._words, log, under=under)

    @property
    def lines(self) -> list[str]:
        """Those that are complete by now."""
        with suppress(FileNotFoundError), self.log.open("rb") as log:
            log.seek(self._read)
            said = log.read()
            whole = said[: said.rfind(b"\n") + 1]
            self._read += len(whole)
            self._lines += whole.decode(errors="replace").splitlines()
        return self._lines

    def told(self) -> str:
        """The end of what it said, for whoever wonders what went wrong."""
        return "\n".join([f"--- {self._words}", *self.lines[-40:]])

    def said(self, text: str, *, after: int = 0) -> bool:
        return any(text in line for line in self.lines[after:])

    async def says(self, text: str, *, after: int = 0) -> int:
        """Wait for a line with this text behind so many. Returns how many lines there are then."""
        give_up_s = time.monotonic() + WAIT_S
        while True:
            over = not self.running or time.monotonic() > give_up_s
            if self.said(text, after=after):
                return len(self.lines)
            assert not over, f"it never said {text!r}, but {self.lines[-10:]}"
            await asyncio.sleep(LOOK_S)

    async def ends(self) -> int:
        """Wait for its end. Returns the exit status."""
        try:
            async with asyncio.timeout(WAIT_S):
                status = await self.ended()
        except TimeoutError:
            raise AssertionError(f"not within {WAIT_S:g} s: the end of {self._words}") from None
        self._lines = self.lines
        if not self._kept:
            self.log.unlink(missing_ok=True)
        return status

    async def killed(self) -> None:
        self.kill()
        assert await self.ends() == -signal.SIGKILL

    async def stop(self) -> None:
        """In good order, as a service is stopped."""
        self.terminate()
        status = await self.ends()
        assert status == 0, f"exit status {status}: {self.lines[-10:]}"

    async def abandon(self) -> None:
        """At the end of a test, however it ended."""
        self.kill()
        await self.ends()
