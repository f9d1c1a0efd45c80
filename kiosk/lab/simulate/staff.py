"""Simulated staff at a console: who they are, and how they give an order."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count
from random import Random

from kiosk.console.order import Order, Outcome, Person
from kiosk.console.outbox import Outbox
from kiosk.console.service import ConsoleService
from kiosk.game.facts import StaffRole
from kiosk.game.refusal import Reason
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.session import GoneError
from kiosk.rules.rulebook import RuleBook

_log = logging.getLogger(__name__)

DEALER, SUPERVISOR, SECOND, TECHNICIAN = "deb", "sue", "sam", "tess"
PINS = {DEALER: "111111", SUPERVISOR: "222222", SECOND: "333333", TECHNICIAN: "444444"}
PEOPLE = {name: Person(name, pin) for name, pin in PINS.items()}
ROLES = {
    SUPERVISOR: StaffRole.SUPERVISOR,
    SECOND: StaffRole.SUPERVISOR,
    TECHNICIAN: StaffRole.TECHNICIAN,
    DEALER: StaffRole.DEALER,
}
_GIVEN_PIN = "987654"
"""Until somebody has a PIN of his own."""


def order_ids(random: Random) -> Callable[[], str]:
    numbers = count(1)
    return lambda: f"order {next(numbers)} {random.getrandbits(32):08x}"


def simulated_console(client: TableClient, book: RuleBook, random: Random) -> ConsoleService:
    return ConsoleService(client, book, Outbox(), order_ids(random))


async def set_up(
    console: ConsoleService, staff: Mapping[Person, StaffRole], given_pin: str = _GIVEN_PIN
) -> None:
    """The first, a supervisor, enrols herself and the others, the second of them a supervisor too,
    who confirms from then on. Each takes a PIN of his own, which nobody else has typed. Nothing
    happens to those who have one already."""
    first, second, *_ = staff
    await console.enrol(first, staff[first])  # refused, if she was enrolled before
    for person, role in [*staff.items()][1:]:
        await console.sign_in(first)
        confirms = second if person is not second else None
        await console.enrol(Person(person.name, given_pin), role, confirms)
        console.sign_out()
        if (await console.sign_in(Person(person.name, given_pin))).done:
            await console.change_pin(given_pin, person.pin)
            console.sign_out()


class Staff:
    """A dealer who is signed in at the console, two supervisors who lend their PINs there for their
    own orders, and a technician who comes to the terminals."""

    second = SECOND
    """Who confirms."""

    def __init__(self, console: ConsoleService) -> None:
        self.console = console
        self._coming = asyncio.Lock()

    @property
    def board(self) -> m.Board:
        """What the console shows. Raises `GoneError` while it shows nothing."""
        if self.console.client.board is None:
            raise GoneError("the table is away")
        return self.console.client.board

    async def come_on_duty(self) -> None:
        """All are enrolled, orders of before the console was killed are finished, and the dealer is
        signed in."""
        async with self._coming:
            console = self.console
            if console.person == PEOPLE[DEALER]:
                return
            for name in dict.fromkeys(order.who for order in console.unanswered):
                await console.sign_in(PEOPLE[name])
                console.sign_out()
            if not (await console.sign_in(PEOPLE[DEALER])).done:
                await set_up(console, {PEOPLE[name]: role for name, role in ROLES.items()})
                await console.sign_in(PEOPLE[DEALER])

    async def order(
        self,
        command: c.Command,
        *,
        who: str = DEALER,
        second: str = "",
        outcome: str | None = None,
        any_time: bool = False,
    ) -> Outcome:
        """A second supervisor is called where the table asks for one."""
        board = self.board
        await self.come_on_duty()
        order = Order(
            command=command,
            why="it was time",
            by=PEOPLE[who],
            second=PEOPLE[second] if second else None,
            expects=m.Expected(phase=board.phase, round=board.round, outcome=outcome),
            any_time=any_time,
        )
        came = await self.console.give(order)
        if came.why is not None and came.why.reason is Reason.SECOND_PERSON and self.second:
            came = await self.console.give(replace(order, second=PEOPLE[self.second]))
        if not came.done:
            _log.info("%s is refused: %s", type(command).__name__, came.why)
        return came


class OnePerson(Staff):
    """A supervisor who does everything herself: no PIN is lent, which takes long to check."""

    second = ""

    async def come_on_duty(self) -> None:
        async with self._coming:
            console, sue = self.console, PEOPLE[SUPERVISOR]
            if console.person is None and not (await console.sign_in(sue)).done:
                await console.enrol(sue, StaffRole.SUPERVISOR)

    async def order(
        self,
        command: c.Command,
        *,
        who: str = "",
        second: str = "",
        outcome: str | None = None,
        any_time: bool = False,
    ) -> Outcome:
        return await super().order(command, who=SUPERVISOR, outcome=outcome, any_time=any_time)
