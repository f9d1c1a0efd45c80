"""Between the floor and PostgreSQL: can swallow an answer, and hang up."""

import asyncio
from contextlib import suppress
from pathlib import Path

SOCKET = ".s.PGSQL.5432"


class Proxy:
    """A folder with a socket like PostgreSQL's own."""

    def __init__(self, folder: Path, behind: Path) -> None:
        self.folder = folder
        self._behind = behind / SOCKET
        self._server: asyncio.Server | None = None
        self.cuts = 0
        self._armed = False
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_unix_server(self._accept, self.folder / SOCKET)

    def cut(self) -> None:
        """The next answer to a question that was passed on does not arrive, nor anything after."""
        self._armed = True

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._serve(reader, writer)
        finally:
            self._tasks.discard(task)
            writer.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            behind, to_behind = await asyncio.open_unix_connection(self._behind)
        except OSError:
            return
        ways = [
            asyncio.create_task(self._carry(reader, to_behind, back=False)),
            asyncio.create_task(self._carry(behind, writer, back=True)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            to_behind.close()

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, back: bool
    ) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if back and self._armed:
                    self._armed, self.cuts = False, self.cuts + 1
                    return
                writer.write(data)
                await writer.drain()
