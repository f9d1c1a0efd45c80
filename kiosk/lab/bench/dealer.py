"""A table in a process of its own, and its dealer in this one. Nobody waits for the wheel."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random

from kiosk import resources
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as sgc
from kiosk.lab.bench.processes import listening, running
from kiosk.lab.simulate.house import House, furnish, table
from kiosk.lab.simulate.staff import OnePerson, simulated_console
from kiosk.link import messages as m
from kiosk.link.identity import Role

RULEBOOK = "nsw-single-zero"
"""Its dealer ends wagering, as soon as the shortest period is over."""
JOURNAL = "table.db"
SOCKET = "table.sock"
OUTCOME = "17"
NOTE_CENTS = 100_000_000
"""Nobody runs out of money while something is measured."""
QUIET_S = 0.7
"""Before a close: nobody is still at work on what came before, and by the hurried table's time the
shortest wagering period is over."""
WAIT_S = 30.0
"""The bound of every wait. It is reached only when something is wrong."""


class Dealer(OnePerson):
    """Made by `dealer_at`."""

    async def open_table(self) -> None:
        await self.shown(TablePhase.SHUT)
        await self.give(sgc.OpenTable(0))

    async def give(self, command: sgc.Command) -> None:
        """Obeyed, and shown: each of these orders moves the round on. Another change of what is
        shown, a seat that joined, may come first, and the next order would be given too early."""
        board = self.console.client.board
        assert board is not None, "nobody has seen the table yet"
        came = await self.order(command)
        assert came.done, f"{type(command).__name__}: {came.why}"
        await self._shown(lambda shown: shown.phase is not board.phase)

    async def _shown(self, so: Callable[[m.Board], bool]) -> None:
        client = self.console.client
        async with asyncio.timeout(WAIT_S):
            while client.board is None or not so(client.board):
                await client.changed()

    async def joined_by(self, terminals: int) -> None:
        """Wait until so many are at the table."""
        await self._shown(lambda board: len(board.here) >= terminals)

    async def shown(self, phase: TablePhase) -> None:
        await self._shown(lambda board: board.phase is phase)


@contextmanager
def table_beside(
    folder: Path, seats: Sequence[str], *, grace_s: float, network: str = ""
) -> Iterator[House]:
    """Until the end of the block. `network` is added to its settings of that."""
    house = furnish(
        folder,
        RULEBOOK,
        seats=tuple(seats),
        grace_s=grace_s,
        notes_cents=(NOTE_CENTS,),
        tip_limit_cents=0,  # scripts know of none
    )
    house.table_config.write_text(house.table_config.read_text() + network)
    child = table(house, hurried=True)
    try:
        yield house
    finally:
        child.close()


@asynccontextmanager
async def dealer_at(house: House) -> AsyncIterator[Dealer]:
    """Once somebody listens there."""
    await listening(house.socket)
    book = resources.rulebook(house.rulebook)
    console = simulated_console(house.client(Role.CONSOLE), book, Random(1))
    async with running(console.run()):
        yield Dealer(console)


@asynccontextmanager
async def dealing(
    folder: Path, seats: Sequence[str], *, grace_s: float, network: str = ""
) -> AsyncIterator[Dealer]:
    """A table, not open yet."""
    with table_beside(folder, seats, grace_s=grace_s, network=network) as house:
        async with dealer_at(house) as dealer:
            yield dealer
