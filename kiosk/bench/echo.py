"""The least that a close can cost: the same lines over the same sockets, and nobody who reads them.

On "close" the server sends every client a line, each answers with one, and is answered with one.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from kiosk.bench.processes import beside, listening
from kiosk.link.session import LINE_MAX

SOCKET = "echo.sock"
_CLOSE = b"close\n"
_WAIT_S = 30.0


@dataclass(frozen=True, slots=True)
class Lines:
    """As table and terminal have said them."""

    end_wagering: bytes
    slip: bytes
    receipt: bytes


def serve_echo(path: Path, lines: Lines) -> None:
    """The server's own process."""
    asyncio.run(_serve(path, lines))


async def _serve(path: Path, lines: Lines) -> None:
    writers: set[asyncio.StreamWriter] = set()

    async def door(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers.add(writer)
        while data := await reader.readline():
            if data == _CLOSE:
                for other in writers - {writer}:
                    other.write(lines.end_wagering)
            else:
                writer.write(lines.receipt)
        writers.remove(writer)
        writer.close()

    server = await asyncio.start_unix_server(door, path, limit=LINE_MAX)
    await server.serve_forever()


class Echo:
    """Made by `echo`."""

    def __init__(self, clients: int) -> None:
        self._clients = clients
        self._receipts_at: list[float] = []
        self._all = asyncio.Event()
        self._console: asyncio.StreamWriter

    async def connect(self, path: Path, lines: Lines, tasks: asyncio.TaskGroup) -> None:
        _, self._console = await asyncio.open_unix_connection(path)
        for _ in range(self._clients):
            reader, writer = await asyncio.open_unix_connection(path, limit=LINE_MAX)
            tasks.create_task(self._listen(reader, writer, lines))

    async def _listen(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, lines: Lines
    ) -> None:
        with suppress(ConnectionError):
            while data := await reader.readline():
                if data == lines.end_wagering:
                    writer.write(lines.slip)
                else:
                    self._receive()
        writer.close()

    def _receive(self) -> None:
        self._receipts_at.append(time.perf_counter())
        if len(self._receipts_at) == self._clients:
            self._all.set()

    async def play(self) -> list[float]:
        """From the close until each client had its second line."""
        self._receipts_at.clear()
        self._all.clear()
        start = time.perf_counter()
        self._console.write(_CLOSE)
        async with asyncio.timeout(_WAIT_S):
            await self._all.wait()
        return [at - start for at in self._receipts_at]

    def hang_up(self) -> None:
        self._console.close()


@asynccontextmanager
async def echo(folder: Path, clients: int, lines: Lines) -> AsyncIterator[Echo]:
    path = folder / SOCKET
    there = Echo(clients)
    # The server ends first: then every client has heard its last line.
    async with asyncio.TaskGroup() as tasks:
        with beside(serve_echo, path, lines):
            await listening(path)
            await there.connect(path, lines, tasks)
            yield there
            there.hang_up()
