"""A serial line in the event loop: opened raw, read as bytes come, gone when it is hung up.

Plain termios on the descriptor. It is the same for a real port, an adapter and a pty, and there is
no thread and no buffer between the line and us that could keep an old answer.
"""

import asyncio
import fcntl
import os
import termios
from dataclasses import dataclass
from pathlib import Path

from kiosk.devices.lost import DeviceLost

CHUNK = 4096
_PTY = "/dev/pts/"
_SPEEDS = {
    9600: termios.B9600,
    19200: termios.B19200,
    38400: termios.B38400,
    57600: termios.B57600,
    115200: termios.B115200,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """How the bytes travel: always eight bits, no flow control by the line itself."""

    baud: int = 9600
    even_parity: bool = False
    two_stop_bits: bool = False


class SerialPort:
    """An open port. Raises `DeviceLost`, with the path and why, when there is none any more."""

    def __init__(self, path: Path, line: Line) -> None:
        self._path = path
        self._fd = _open(path, line)
        self._come = bytearray()
        self._change = asyncio.Event()
        self._over = ""
        asyncio.get_running_loop().add_reader(self._fd, self._read)

    def __enter__(self) -> "SerialPort":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        if self._fd >= 0:
            self._stop_reading()
            os.close(self._fd)
            self._fd = -1

    def write(self, data: bytes) -> None:
        """A device that takes nothing, not even a few bytes into an empty buffer, is lost."""
        self._require_open()
        try:
            written = os.write(self._fd, data)
        except OSError as error:
            raise DeviceLost(f"{self._path}: {error.strerror}") from None
        if written < len(data):
            raise DeviceLost(f"{self._path} takes no more bytes")

    def read_nowait(self) -> bytes:
        """What has come by now, perhaps nothing."""
        come = bytes(self._come)
        self._come.clear()
        self._change.clear()
        return come

    async def read(self) -> bytes:
        """Some bytes, as soon as there are any."""
        while not self._come:
            self._require_open()
            self._change.clear()
            await self._change.wait()
        return self.read_nowait()

    def _require_open(self) -> None:
        if self._over:
            raise DeviceLost(self._over)

    def _read(self) -> None:
        try:
            data = os.read(self._fd, CHUNK)
        except BlockingIOError:
            return
        except OSError as error:
            data, why = b"", error.strerror
        else:
            why = "the line was hung up"
        if not data:
            self._over = f"{self._path}: {why}"
            self._stop_reading()
        self._come += data
        self._change.set()

    def _stop_reading(self) -> None:
        asyncio.get_running_loop().remove_reader(self._fd)


def _open(path: Path, line: Line) -> int:
    try:
        fd = os.open(path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
    except OSError as error:
        raise DeviceLost(f"cannot open {path}: {error.strerror}") from None
    try:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        _set_up(fd, line)
    except (OSError, termios.error) as error:
        os.close(fd)
        busy = isinstance(error, BlockingIOError)
        why = "another program uses it" if busy else str(error.args[-1])
        raise DeviceLost(f"cannot use {path}: {why}") from None
    return fd


def _set_up(fd: int, line: Line) -> None:
    """Raw: every byte goes through as it is."""
    control = termios.CREAD | termios.CLOCAL | termios.CS8
    # A pty has no parity: it drops the setting, and refuses it when it is asked for again.
    if line.even_parity and not os.ttyname(fd).startswith(_PTY):
        control |= termios.PARENB
    if line.two_stop_bits:
        control |= termios.CSTOPB
    speed = _SPEEDS[line.baud]
    characters = termios.tcgetattr(fd)[6]
    characters[termios.VMIN], characters[termios.VTIME] = 1, 0
    termios.tcsetattr(fd, termios.TCSANOW, [0, 0, control, 0, speed, speed, characters])
    termios.tcflush(fd, termios.TCIOFLUSH)
