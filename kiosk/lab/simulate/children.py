"""Programs of ours as processes of their own, each with a log, and none that outlives us.

A child is in a session of its own, so that Ctrl-C reaches us alone and we end the children in
order. Should we be killed, the kernel kills them: a machine of a table may die at any instant.
"""

import asyncio
import ctypes
import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NoReturn

END_S = 10.0
"""How long a child may take to end in good order."""
_LINES_TOLD = 15
_PR_SET_PDEATHSIG = 1  # prctl(2)
_OUR_FOLDER = Path(__file__).parents[3]
_LIBC = ctypes.CDLL(None)


class ChildEndedError(Exception):
    """A child ended without being told to. Names it, its exit status and its last lines."""

    def __init__(self, child: "Child", status: int) -> None:
        super().__init__(f"{child.name} {_ending(status)}; the end of {child.log}:\n{child.tail()}")
        self.name, self.status = child.name, status


class Child:
    """A module of ours as a program, with what is said behind it. Starts at once."""

    def __init__(  # noqa: PLR0913 - all that a process is started with
        self,
        name: str,
        command_line: Sequence[str],
        log: Path,
        environment: Mapping[str, str] | None = None,
        *,
        under: Sequence[str] = (),
        hears: bool = False,
    ) -> None:
        """`environment` is what differs from ours. `under` is what starts it instead of us. One
        that hears is told lines by `say`."""
        self.name = name
        self.log = log
        self._line = [*under, sys.executable, "-m", *command_line]
        self._hears = hears
        self._environment = {**os.environ, **(environment or {})}
        self._power: asyncio.Event | None = None
        """Set when the power is back; None: it was never cut."""
        self._process = self._started()

    def _started(self) -> subprocess.Popen[bytes]:
        parent = os.getpid()

        def die_with_parent() -> None:
            _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
            if os.getppid() != parent:
                os._exit(1)  # it was killed before we could ask for that

        with self.log.open("ab") as said:
            return subprocess.Popen(
                self._line,
                cwd=_OUR_FOLDER,  # the same program as this one, wherever it was started
                stdin=subprocess.PIPE if self._hears else subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                env=self._environment,
                start_new_session=True,
                preexec_fn=die_with_parent,  # noqa: PLW1509 - it makes two calls that take no lock
            )

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process.poll() is None

    def say(self, *lines: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self._process.stdin.flush()

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    async def ended(self) -> int:
        """Wait for its end. Returns the exit status, or minus the signal that killed it. One whose
        power was cut has not ended: it is waited for until the power is back."""
        while True:
            process = self._process
            if process.poll() is None:
                await _end_of_process(process.pid)
            if self._power is not None:
                await self._power.wait()
            elif process is self._process:
                return process.wait()

    def cut_power(self) -> None:
        """It dies at once, and nobody takes that for its end."""
        if self._power is None:
            self._power = asyncio.Event()
        self.kill()

    def power_up(self) -> None:
        """Start it again, as it was started."""
        if self._power is not None:
            self._process.wait()
            self._process = self._started()
            self._let_end()

    def _let_end(self) -> None:
        if self._power is not None:
            self._power.set()
            self._power = None

    def terminate(self) -> None:
        self._let_end()
        self._process.terminate()

    def kill(self) -> None:
        self._process.kill()

    def close(self) -> None:
        """In good order, and wait for it: for who has no event loop."""
        self.terminate()
        self._process.wait()

    def tail(self) -> str:
        with self.log.open(errors="replace") as lines:
            return "".join(f"  {line}" for line in deque(lines, maxlen=_LINES_TOLD)).rstrip()


async def watch(children: Sequence[Child]) -> NoReturn:
    """Until one of them ends by itself."""
    ends = {asyncio.ensure_future(child.ended()): child for child in children}
    try:
        done, _ = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for waiting in ends:
            waiting.cancel()
    first = next(end for end in ends if end in done)
    raise ChildEndedError(ends[first], first.result())


async def end(children: Sequence[Child]) -> None:
    """All of them at once and in good order; those that take too long are killed, and so are all
    if we are told to stop meanwhile."""
    for child in children:
        child.terminate()
    try:
        async with asyncio.timeout(END_S):
            for child in children:
                await child.ended()
    except TimeoutError:
        pass
    finally:
        for child in children:
            child.kill()
            await child.ended()


async def _end_of_process(pid: int) -> None:
    loop = asyncio.get_running_loop()
    ended = asyncio.Event()
    descriptor = os.pidfd_open(pid)
    loop.add_reader(descriptor, ended.set)
    try:
        await ended.wait()
    finally:
        loop.remove_reader(descriptor)
        os.close(descriptor)


def _ending(status: int) -> str:
    if status < 0:
        return f"was killed by {signal.Signals(-status).name}"
    return f"ended by itself with exit status {status}"
