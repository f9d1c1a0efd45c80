"""A control socket: one command a line, each answered by one line, `ok ...` or `error why`."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Protocol, TypeVar

from kiosk.lab.devices.device import BenchError

LINE_MAX = 4096


class Explained(Protocol):
    """Anything that a command can do, as `help` lists it."""

    @property
    def usage(self) -> str: ...

    @property
    def about(self) -> str: ...


Known = TypeVar("Known", bound=Explained)


def find(commands: Mapping[str, Known], line: str) -> tuple[Known, list[str]]:
    """What a line asks for, and the words behind the command. Raises `BenchError`."""
    words = line.split()
    if not words:
        raise BenchError("there is no command: try help")
    if words[0] not in commands:
        raise BenchError(f"{words[0]} is not known here: try help")
    return commands[words[0]], words[1:]


def help_text(commands: Mapping[str, Explained]) -> str:
    told = [f"{f'{word} {known.usage}'.strip()}: {known.about}" for word, known in commands.items()]
    return " | ".join(told)


@asynccontextmanager
async def control_socket(
    path: Path, answer: Callable[[str], Awaitable[str]]
) -> AsyncIterator[None]:
    """Listens, for this user alone, until the end of the block. Raises `BenchError`."""

    async def converse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(ConnectionError):
                while line := await _line(reader):
                    writer.write(f"{await answer(line.decode(errors='replace'))}\n".encode())
                    await writer.drain()
        except asyncio.CancelledError:
            # The bench is put away. Nobody waits for this task, so nobody need be told.
            writer.transport.abort()
        finally:
            writer.close()

    if path.exists() and not path.is_socket():
        raise BenchError(f"{path} is there, and is not a socket")
    before = os.umask(0o177)  # 0600 from the first moment on
    try:
        path.unlink(missing_ok=True)
        server = await asyncio.start_unix_server(converse, path, limit=LINE_MAX)
    except OSError as error:
        raise BenchError(f"cannot listen at {path}: {error.strerror or error}") from None
    finally:
        os.umask(before)
    try:
        yield
    finally:
        server.close()
        path.unlink(missing_ok=True)


async def _line(reader: asyncio.StreamReader) -> bytes:
    """The next line, or nothing at the end. One that is too long ends the conversation."""
    try:
        return await reader.readline()
    except ValueError:
        return b""
