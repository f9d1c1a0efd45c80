"""Looking records up in a process of its own, for a table whose loop must not wait.

Asked and answered over one socket: a length in four bytes, then as much JSON; an answer begins with
whether there is one. Who waits no longer ends the process with its work; the next question has
another one, though no console can have one more than once a second.
"""

import asyncio
import logging
import socket
import subprocess
import sys
from pathlib import Path

import msgspec

from kiosk.link.look_up import FOUND_MAX, LookedUp
from kiosk.table.settings import ReadingError

_log = logging.getLogger(__name__)

LENGTH_BYTES = 4
FOUND, WHY = b"+", b"-"
_READING = "kiosk.records.reading"
_LEAST_S = 1.0
"""Between two processes for the same console."""


class Asked(msgspec.Struct, frozen=True):
    about: LookedUp
    seats: tuple[str, ...]


class ReaderProcess:
    """Begun with the first question."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._began_s = -_LEAST_S
        self._one_at_a_time = asyncio.Lock()

    async def read(self, about: LookedUp, seats: tuple[str, ...]) -> bytes:
        asked = msgspec.json.encode(Asked(about, seats))
        async with self._one_at_a_time:
            try:
                return await self._answer(asked)
            except (OSError, EOFError) as error:
                self.close()
                _log.error("the process that reads the records has ended: %r", error)
                raise ReadingError("the reading was ended: try again") from None
            except ReadingError:
                raise
            except BaseException:
                self.close()  # nobody waits for it any more
                raise

    async def _answer(self, asked: bytes) -> bytes:
        reader, writer = self._streams or await self._begin()
        writer.write(len(asked).to_bytes(LENGTH_BYTES) + asked)
        kind = await reader.readexactly(1)
        length = int.from_bytes(await reader.readexactly(LENGTH_BYTES))
        if length > FOUND_MAX:
            self.close()
            raise ReadingError("it is too much for one answer: ask on the table's own machine")
        told = await reader.readexactly(length)
        if kind == WHY:
            raise ReadingError(told.decode())
        return told

    async def _begin(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        clock = asyncio.get_running_loop()
        await asyncio.sleep(max(0.0, self._began_s + _LEAST_S - clock.time()))
        self._began_s = clock.time()
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", _READING, str(self._folder)],
                stdin=theirs.fileno(),
                stdout=theirs.fileno(),
            )
        self._streams = await asyncio.open_connection(sock=ours)
        return self._streams

    def close(self) -> None:
        process, streams = self._process, self._streams
        self._process = self._streams = None
        if streams is not None:
            streams[1].close()
        if process is not None:
            process.kill()
            # It is gone in a moment, for which nobody here may wait.
            asyncio.get_running_loop().run_in_executor(None, process.wait)
