"""Whether somebody opens a file, as Linux tells it (inotify(7)). Nothing in Python's own library
asks for that."""

import asyncio
import ctypes
import os
import sys
from pathlib import Path

_ACCESS, _OPEN = 0x001, 0x020
_HEAD_BYTES = 16
"""Of an event: watch, mask, cookie, and the length of the name behind it."""
_READ_BYTES = 4096
_BYTE_ORDER = sys.byteorder


class Opened:
    """Made where a loop runs. Raises `OSError` where nobody tells of it."""

    def __init__(self, path: Path) -> None:
        libc = ctypes.CDLL(None, use_errno=True)
        self._descriptor = _done(libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC))
        try:
            _done(libc.inotify_add_watch(self._descriptor, os.fsencode(path), _OPEN | _ACCESS))
        except OSError:
            os.close(self._descriptor)
            raise
        self.event = asyncio.Event()
        """Set when it was opened or read, by this process or by another."""
        asyncio.get_running_loop().add_reader(self._descriptor, self._read)

    def _read(self) -> None:
        told = os.read(self._descriptor, _READ_BYTES)
        while told:
            mask = int.from_bytes(told[4:8], _BYTE_ORDER)
            length = int.from_bytes(told[12:_HEAD_BYTES], _BYTE_ORDER)
            told = told[_HEAD_BYTES + length :]
            if mask & (_OPEN | _ACCESS):  # and not that the file is gone
                self.event.set()

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._descriptor)
        os.close(self._descriptor)


def _done(came: int) -> int:
    if came < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return came
