"""Whatever happens in the very moment that a machine is told to stop, it stops."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from kiosk.devices.ports import NoPrinter
from kiosk.journal.journal import Journal
from kiosk.journal.log import DurableLog
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.link.session import Connect, line
from kiosk.rules.rulebook import RuleBook
from kiosk.terminal.service import TerminalService
from kiosk.terminal.sources import TerminalSources

TURNS = range(6)
"""Of the event loop, between the end of the link and the order to stop."""


class Wire(asyncio.Transport):
    """Takes everything, and carries nothing but its own end."""

    def __init__(self) -> None:
        super().__init__()
        self._closing = False
        self._protocol: asyncio.BaseProtocol | None = None

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def end(self) -> None:
        """The other end hangs up."""
        if self._protocol is not None:
            self._protocol.connection_lost(None)

    def write(self, data: object) -> None:
        pass

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        self._closing = True

    def abort(self) -> None:
        self._closing = True


class Table:
    """Welcomes whoever connects, once."""

    def __init__(self, book: RuleBook) -> None:
        self.reader = asyncio.StreamReader()
        welcome = m.Welcome(
            table="Table 7", rulebook=book.id, digest=book.digest, first=0, head=m.HeadAt()
        )
        self.reader.feed_data(line(0, welcome))
        self._connections = 0
        self.wire = Wire()

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self._connections += 1
        if self._connections > 1:
            raise ConnectionRefusedError("the table is gone")
        loop = asyncio.get_running_loop()
        protocol = asyncio.StreamReaderProtocol(self.reader)
        self.wire = Wire()
        return self.reader, asyncio.StreamWriter(self.wire, protocol, self.reader, loop)

    def hang_up(self) -> None:
        self.reader.feed_eof()
        self.wire.end()


async def stop_when_the_link_ends(
    work: Coroutine[Any, Any, None], table: Table, up: Callable[[], bool], turns: int
) -> None:
    running = asyncio.create_task(work)
    async with asyncio.timeout(60):
        while not up():
            await asyncio.sleep(0)
        table.hang_up()
        for _ in range(turns):
            await asyncio.sleep(0)
        running.cancel()
        await asyncio.wait([running])
    assert running.cancelled()


@pytest.mark.parametrize("turns", TURNS)
async def test_a_client_that_is_stopped_as_its_link_ends(crown: RuleBook, turns: int) -> None:
    table = Table(crown)
    client = TableClient(Role.CONSOLE, "1", table.connect)
    await stop_when_the_link_ends(client.run(), table, lambda: client.up, turns)


@pytest.mark.parametrize("turns", TURNS)
async def test_a_terminal_that_is_stopped_as_its_link_ends(
    crown: RuleBook, tmp_path: Path, turns: int
) -> None:
    def outside(connect: Connect) -> TerminalSources:
        return TerminalSources(
            now_ms=lambda: 1, draw_key=lambda: "key", connect=connect, printer=NoPrinter()
        )

    log = DurableLog(Journal.open(tmp_path / "terminal.db", machine="terminal-1"))
    table = Table(crown)
    terminal = await TerminalService.start(crown, "1", log, outside(table.connect))
    link = terminal.link
    await stop_when_the_link_ends(terminal.run(), table, lambda: link.up, turns)
    log.close()
