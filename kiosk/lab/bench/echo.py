"""The least that a close can cost: the same lines over the same sockets, and nobody who thinks.

On "close" the server sends every client the order to end wagering; each answers with its slip, is
answered with a receipt, and tells where it stands then, as a terminal does.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from kiosk.garbage import garbage_waits
from kiosk.lab.bench.crowd import Crowd
from kiosk.lab.bench.processes import beside, listening
from kiosk.lab.bench.script import ScriptStep
from kiosk.link.session import LINE_MAX

SOCKET = "echo.sock"
_CLOSE = b"close\n"
_CLIENTS_MAX = 1000


@dataclass(frozen=True, slots=True)
class Lines:
    """As a table has said them."""

    end_wagering: bytes
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
            elif b'"slip":{' in data:
                writer.write(lines.receipt)
        writers.remove(writer)
        writer.close()

    # All clients come at once. One that finds no room would be told so by nobody.
    server = await asyncio.start_unix_server(door, path, limit=LINE_MAX, backlog=_CLIENTS_MAX)
    await server.serve_forever()


class Echo:
    """Made by `echo`."""

    def __init__(self, crowd: Crowd, console: asyncio.StreamWriter) -> None:
        self._crowd = crowd
        self._console = console
        self._rounds = 0

    async def play(self) -> float:
        """From the close until the last client had its second line."""
        self._rounds += 1
        with garbage_waits():
            start = perf_counter()
            self._console.write(_CLOSE)
            await self._crowd.all_are_at(ScriptStep.REGISTERED, self._rounds)
            return self._crowd.all_at_s - start


@asynccontextmanager
async def echo(folder: Path, clients: int, lines: Lines) -> AsyncIterator[Echo]:
    path = folder / SOCKET
    crowd = Crowd(clients)
    # The server ends first: then every client has heard its last line.
    async with asyncio.TaskGroup() as tasks:
        with beside(serve_echo, path, lines):
            await listening(path)
            _, console = await asyncio.open_unix_connection(path)
            await crowd.enter(path, tasks, greet=False)
            yield Echo(crowd, console)
            console.close()
