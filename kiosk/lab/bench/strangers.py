"""A crowd at the table's door of the network that never says who it is."""

import asyncio
import multiprocessing
import resource
import secrets
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from multiprocessing.synchronize import Event
from pathlib import Path

from kiosk.lab.bench.processes import beside
from kiosk.link.authority import Authority

KEYS = "keys"
_HOST = "127.0.0.1"
_BACK_S = 20.0
"""After which one who was hung up on is back."""
_START_S = 60.0


def network(folder: Path) -> tuple[int, str]:
    """A free port, and the table's settings to listen there too."""
    Authority.make(folder / KEYS, now=datetime.now(UTC), randbits=secrets.randbits)
    with socket.create_server((_HOST, 0)) as probe:
        port: int = probe.getsockname()[1]
    return port, f'address = "{_HOST}:{port}"\nkeys = "{KEYS}"\n'


@asynccontextmanager
async def strangers(port: int, number: int) -> AsyncIterator[None]:
    """From a process of their own, once each of them has been at the door."""
    all_came = multiprocessing.get_context("spawn").Event()
    with beside(_strangers, port, number, all_came):
        async with asyncio.timeout(_START_S):
            while not all_came.is_set():
                await asyncio.sleep(0.01)
        yield


def _strangers(port: int, number: int, all_came: Event) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(_crowd(port, number, all_came))


async def _crowd(port: int, number: int, all_came: Event) -> None:
    came = 0

    async def stranger() -> None:
        nonlocal came
        first = True
        while True:
            with suppress(OSError), socket.socket() as connection:
                connection.setblocking(False)
                loop = asyncio.get_running_loop()
                await loop.sock_connect(connection, (_HOST, port))
                came += first
                first = False
                if came == number:
                    all_came.set()
                await loop.sock_recv(connection, 1)
            await asyncio.sleep(_BACK_S)

    async with asyncio.TaskGroup() as tasks:
        for _ in range(number):
            tasks.create_task(stranger())
