"""The staff of a story: they do what the script says, over the real link, and nothing else."""

import asyncio
from itertools import count

from kiosk.game.refusal import Reason
from kiosk.game.table import commands as sgc
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.session import GoneError
from kiosk.simulate.machines import VirtualTable
from kiosk.simulate.staff import DEALER, PINS, SECOND, SUPERVISOR

_ROLES = {SUPERVISOR: "supervisor", SECOND: "supervisor", DEALER: "dealer"}
_TWO = (sgc.CorrectResult, sgc.InvalidateGame)


class Staff:
    def __init__(self, console: TableClient, table: VirtualTable) -> None:
        self._console = console
        self._table = table
        self._numbers = count(1)

    async def come_on_duty(self) -> None:
        for name, role in _ROLES.items():
            enrol = m.EnrolStaff(
                id=self._fresh(), who=SUPERVISOR, name=name, role=role, pin=PINS[name]
            )
            assert (await self._console.ask(enrol)).done
            await self._sign_in(name)

    async def _sign_in(self, name: str) -> None:
        sign_in = m.SignIn(id=self._fresh(), name=name, pin=PINS[name])
        assert (await self._console.ask(sign_in)).done

    async def order(self, command: sgc.Command, *, outcome: str | None = None) -> None:
        answer = await self.ask(command, outcome=outcome)
        assert answer.done, f"{command} is refused: {answer.reason}"

    async def ask(
        self, command: sgc.Command, *, outcome: str | None = None, alone: bool = False
    ) -> m.Answer:
        """Given again, by its id, until the table has answered."""
        order: m.StaffOrder | None = None
        while True:
            try:
                order = order or self._written(command, outcome, alone=alone)
                answer = await self._console.ask(order)
                if Reason.NOT_SIGNED_IN not in answer.reason:
                    return answer
                # The console has lost its table since, and nobody is signed in any more.
                await self._sign_in(SUPERVISOR)
            except GoneError:
                await asyncio.sleep(0.1)

    def _written(self, command: sgc.Command, outcome: str | None, *, alone: bool) -> m.StaffOrder:
        service = self._table.machine.service
        if service is None or not self._console.up:
            raise GoneError("the table is away")
        two = isinstance(command, _TWO) and not alone
        return m.StaffOrder(
            id=self._fresh(),
            who=SUPERVISOR,
            why="the story says so",
            expects=m.Expected(
                phase=service.durable.phase, round=service.durable.round, outcome=outcome
            ),
            order=m.STAFF_WIRE.pack(command),
            second=SECOND if two else None,
            second_pin=PINS[SECOND] if two else None,
        )

    def _fresh(self) -> str:
        return f"order {next(self._numbers)}"
