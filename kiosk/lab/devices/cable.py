"""The cable between a simulated device and its host: a pty, with faults on demand."""

import asyncio
import os
import tty
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from kiosk.lab.devices.device import BenchError

CHUNK = 4096
REPLY_S = 0.006
"""A short reply takes so long on a line of 9600 baud. Hosts that take what comes at once for one
message, as on a real line it is, would not find the second of two that come in one piece."""


@dataclass(frozen=True, slots=True)
class Drop:
    """The reply is lost."""


@dataclass(frozen=True, slots=True)
class Garble:
    """One bit of the reply is another."""

    at: int = 1


@dataclass(frozen=True, slots=True)
class Delay:
    seconds: float


LineFault: TypeAlias = Drop | Garble | Delay


class Cable:
    """Makes the pty when it is plugged in and links it at a path, as udev does. Unplugged, the host
    finds the line hung up and the path gone."""

    def __init__(self, link: Path, heard: Callable[[bytes], None]) -> None:
        self._link = link
        self._heard = heard
        self._ends: tuple[int, int] | None = None
        self._faults: deque[LineFault] = deque()
        self._free_at = 0.0
        """When the last reply has gone. What is said after it waits behind it."""

    @property
    def plugged(self) -> bool:
        return self._ends is not None

    def plug(self) -> None:
        if self._ends is not None:
            raise BenchError("it is plugged in")
        if self._link.exists() and not self._link.is_symlink():
            raise BenchError(f"{self._link} is there, and is not a link of ours")
        master, slave = os.openpty()
        try:
            tty.setraw(slave)
            os.set_blocking(master, False)
            self._link.unlink(missing_ok=True)
            self._link.symlink_to(os.ttyname(slave))
        except OSError as error:
            os.close(master)
            os.close(slave)
            raise BenchError(f"cannot link {self._link}: {error.strerror}") from None
        # Our own hold on the host's end: without it every host that hangs up would end the pty.
        self._ends = (master, slave)
        asyncio.get_running_loop().add_reader(master, self._read, master)

    def unplug(self) -> None:
        if self._ends is None:
            raise BenchError("it is not plugged in")
        ends, self._ends = self._ends, None
        asyncio.get_running_loop().remove_reader(ends[0])
        for end in ends:
            os.close(end)
        self._link.unlink(missing_ok=True)

    def spoil(self, fault: LineFault, replies: int) -> None:
        """The next replies meet this fault, after those that were asked for before."""
        self._faults.extend([fault] * replies)

    def say(self, data: bytes) -> None:
        """One reply of the device."""
        match self._faults.popleft() if self._faults else None:
            case None:
                self._send(data, 0.0)
            case Drop():
                pass
            case Garble(at):
                spoilt = bytearray(data)
                spoilt[at % len(data)] ^= 0x10
                self._send(bytes(spoilt), 0.0)
            case Delay(seconds):
                self._send(data, seconds)

    def _send(self, data: bytes, after_s: float) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        self._free_at = max(self._free_at, now + after_s)
        if self._free_at > now:
            loop.call_at(self._free_at, self._write, data)
        else:
            self._write(data)
        self._free_at += REPLY_S

    def _write(self, data: bytes) -> None:
        # A host that does not read loses bytes, as on a serial line without flow control.
        with suppress(BlockingIOError):
            if self._ends is not None:
                os.write(self._ends[0], data)

    def _read(self, master: int) -> None:
        with suppress(BlockingIOError):
            self._heard(os.read(master, CHUNK))
