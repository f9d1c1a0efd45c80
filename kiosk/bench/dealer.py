"""A table in a process of its own, and its dealer in this one. Nobody waits for the wheel."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from kiosk import resources
from kiosk.bench.processes import beside, listening
from kiosk.config import Network, TableConfig
from kiosk.game.table import commands as sgc
from kiosk.game.table.state import Phase
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.link.session import LINE_MAX
from kiosk.table.process import run_table

RULEBOOK = "crown-single-zero"
JOURNAL = "table.db"
SOCKET = "table.sock"
OUTCOME = "17"
QUIET_S = 0.2
"""Before a close, so that nobody is still at work on what came before."""
WAIT_S = 30.0
"""The bound of every wait. It is reached only when something is wrong."""
_STAFF, _PIN = "bench", "135790"


def serve_table(folder: Path, seats: Sequence[str], grace_s: float) -> None:
    """The table's own process."""
    logging.basicConfig(filename=folder / "table.log", level=logging.INFO)
    config = TableConfig(
        name="bench",
        rulebook=RULEBOOK,
        journal=JOURNAL,
        seats=tuple(seats),
        hand_pay_limit_cents=0,
        ticket_days=1,
        grace_s=grace_s,
        network=Network(socket=SOCKET),
    )
    asyncio.run(run_table(config, resources.rulebook(RULEBOOK), folder))


class Dealer:
    """Made by `dealing`."""

    def __init__(self, console: TableClient) -> None:
        self._console = console

    async def open_table(self) -> None:
        await self.shown(Phase.SHUT)
        enrol = m.EnrolStaff(id="enrol", who=_STAFF, name=_STAFF, role="supervisor", pin=_PIN)
        for asked in (enrol, m.SignIn(id="sign in", name=_STAFF, pin=_PIN)):
            answer = await self._console.ask(asked)
            assert answer.done, answer.reason
        await self.order(sgc.OpenTable(0, ""))

    async def order(self, command: sgc.Command) -> None:
        board = self._console.board
        assert board is not None, "the table is away"
        order = m.StaffOrder(
            id=secrets.token_hex(8),
            who=_STAFF,
            why="bench",
            expects=m.Expected(phase=board.phase, round=board.round),
            order=m.STAFF_WIRE.pack(command),
        )
        answer = await self._console.ask(order)
        assert answer.done, f"{type(command).__name__}: {answer.reason}"
        await self._shown_other_than(board)

    async def _shown_other_than(self, board: m.Board) -> None:
        async with asyncio.timeout(WAIT_S):
            while self._console.board in (board, None):
                await self._console.changed()

    async def joined_by(self, terminals: int) -> None:
        """Wait until so many are at the table."""
        async with asyncio.timeout(WAIT_S):
            while self._console.board is None or len(self._console.board.here) < terminals:
                await self._console.changed()

    async def shown(self, phase: Phase) -> None:
        async with asyncio.timeout(WAIT_S):
            while self._console.board is None or self._console.board.phase is not phase:
                await self._console.changed()


@asynccontextmanager
async def dealing(folder: Path, seats: Sequence[str], *, grace_s: float) -> AsyncIterator[Dealer]:
    """A table, not open yet."""
    path = folder / SOCKET
    with beside(serve_table, folder, seats, grace_s):
        await listening(path)
        async with asyncio.TaskGroup() as tasks:
            console = TableClient(
                Role.CONSOLE, "bench", lambda: asyncio.open_unix_connection(path, limit=LINE_MAX)
            )
            running = tasks.create_task(console.run())
            try:
                yield Dealer(console)
            finally:
                running.cancel()
