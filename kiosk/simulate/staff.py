"""Simulated staff at a console: who they are, how they sign in, and how they give an order.

Staff are signed in on a connection, and a table that is away may have heard an order or not. So
they sign in again on each new connection, and give an order again, by its id, until it is answered.
"""

import asyncio
import logging
from contextlib import suppress
from random import Random

from kiosk.game.refusal import Reason
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.session import GoneError

_log = logging.getLogger(__name__)

DEALER, SUPERVISOR, SECOND, TECHNICIAN = "deb", "sue", "sam", "tess"
PINS = {DEALER: "111111", SUPERVISOR: "222222", SECOND: "333333", TECHNICIAN: "444444"}
_ROLES = {
    SUPERVISOR: "supervisor",
    SECOND: "supervisor",
    DEALER: "dealer",
    TECHNICIAN: "technician",
}
RETRY_S = 0.5


class Staff:
    """A dealer and two supervisors at one console, and a technician who comes to the terminals."""

    def __init__(self, console: TableClient, random: Random) -> None:
        self.console = console
        self._random = random
        self._orders = 0
        self._signed_in_on = 0
        self._enrolled: set[str] = set()
        self._signing_in = asyncio.Lock()

    @property
    def board(self) -> m.Board:
        """What the console shows. Raises `GoneError` while it shows nothing."""
        if self.console.board is None:
            raise GoneError("the table is away")
        return self.console.board

    async def look(self, for_s: float = RETRY_S) -> None:
        """Until the console shows something else, or for so long: some matters only need time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(for_s):
                await self.console.changed()

    async def sign_in(self) -> None:
        """On this connection, if they are not."""
        async with self._signing_in:
            connection = self.console.connections
            if self._signed_in_on == connection:
                return
            for name, role in _ROLES.items():
                enrol = m.EnrolStaff(
                    id=f"enrol {name}", who=SUPERVISOR, name=name, role=role, pin=PINS[name]
                )
                if name not in self._enrolled:
                    await self.console.ask(enrol)
                    self._enrolled.add(name)
                if name != TECHNICIAN:  # who signs in at a terminal
                    await self.console.ask(m.SignIn(id=self._fresh(), name=name, pin=PINS[name]))
            self._signed_in_on = connection

    async def order(
        self, command: c.Command, *, who: str = DEALER, second: str = "", outcome: str | None = None
    ) -> m.Answer:
        """Given again, by its id, until it is answered."""
        board = self.board
        order = m.StaffOrder(
            id=self._fresh(),
            who=who,
            why="it was time",
            expects=m.Expected(phase=board.phase, round=board.round, outcome=outcome),
            order=m.STAFF_WIRE.pack(command),
            second=second or None,
            second_pin=PINS[second] if second else None,
        )
        while True:
            try:
                await self.sign_in()
                answer = await self.console.ask(order)
            except GoneError:
                await asyncio.sleep(RETRY_S)
            else:
                if not answer.done:
                    _log.info("%s is refused: %s", type(command).__name__, answer.reason)
                return answer

    async def order_any_time(self, command: c.Command, *, who: str = DEALER) -> m.Answer:
        """What is right at any moment of a round: given anew if the round went on meanwhile."""
        while True:
            answer = await self.order(command, who=who)
            if answer.done or not answer.reason.startswith(Reason.STATE_CHANGED):
                return answer
            await self.look()

    def _fresh(self) -> str:
        self._orders += 1
        return f"order {self._orders} {self._random.getrandbits(32):08x}"
