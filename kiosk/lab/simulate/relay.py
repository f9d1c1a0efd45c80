"""The line between a simulated terminal and its table, which can be cut and mended."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

_PIECE_BYTES = 2**16


class Relay:
    """Carries what either end says. While it is cut nothing arrives and neither end is told; what
    was said meanwhile arrives when it is mended."""

    def __init__(self, terminal: Path, table: Path) -> None:
        self._terminal = terminal
        self._table = table
        self._whole = asyncio.Event()
        self._whole.set()

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        server = await asyncio.start_unix_server(self._carry, self._terminal)
        try:
            yield
        finally:
            server.close()
            self._terminal.unlink(missing_ok=True)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            if self._whole.is_set():
                far_reader, far_writer = await asyncio.open_unix_connection(self._table)
                await asyncio.gather(self._pump(reader, far_writer), self._pump(far_reader, writer))
        except asyncio.CancelledError:
            # The house is put away. Nobody waits for this task, so nobody need be told.
            writer.transport.abort()
        except OSError:
            pass  # the table is away, which a terminal sees by being hung up on
        finally:
            writer.close()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(ConnectionError):
                while piece := await reader.read(_PIECE_BYTES):
                    await self._whole.wait()
                    writer.write(piece)
                    await writer.drain()
            await self._whole.wait()  # that one end has hung up does not arrive before, either
        finally:
            writer.close()
