"""The staff of a story: they do what the script says, over the real link, and nothing else."""

import asyncio

from kiosk.console.order import Order, Outcome
from kiosk.console.service import ConsoleService
from kiosk.game.table import commands as sgc
from kiosk.lab.simulate.machines import VirtualTable
from kiosk.lab.simulate.staff import DEALER, PEOPLE, ROLES, SECOND, SUPERVISOR, set_up
from kiosk.link import messages as m

_TWO = (sgc.CorrectResult, sgc.InvalidateGame, sgc.VoidRound, sgc.DeclareMalfunction)


class Staff:
    def __init__(self, console: ConsoleService, table: VirtualTable) -> None:
        self._console = console
        self._table = table

    async def come_on_duty(self) -> None:
        await set_up(self._console, {PEOPLE[n]: ROLES[n] for n in (SUPERVISOR, SECOND, DEALER)})
        assert (await self._console.sign_in(PEOPLE[SUPERVISOR])).done

    async def order(
        self, command: sgc.Command, *, outcome: str | None = None, together: bool = False
    ) -> None:
        """The clock may be quicker than a member of staff, who then looks again."""
        came = await self.ask(command, outcome=outcome, together=together)
        if came.went_on:
            came = await self.ask(command, outcome=outcome, together=together)
        assert came.done, f"{command} is refused: {came.why}"

    async def ask(
        self,
        command: sgc.Command,
        *,
        outcome: str | None = None,
        alone: bool = False,
        together: bool = False,
    ) -> Outcome:
        """`together`: with a second person, also where an order of this kind mostly needs none."""
        two = _needs_two(command) and not alone
        order = Order(
            command=command,
            why="the story says so",
            by=PEOPLE[SUPERVISOR],
            second=PEOPLE[SECOND] if two or together else None,
            expects=await self._expects(outcome),
        )
        return await self._console.give(order)

    async def _expects(self, outcome: str | None) -> m.Expected:
        """Where the table is, also if the console does not show it yet."""
        while (service := self._table.machine.service) is None or not self._console.client.up:
            await asyncio.sleep(0.1)
        table = service.durable
        return m.Expected(phase=table.round.phase, round=table.round.number, outcome=outcome)


def _needs_two(command: sgc.Command) -> bool:
    voiding = isinstance(command, sgc.JudgeRecords) and not command.confirmed
    return voiding or isinstance(command, _TWO)
