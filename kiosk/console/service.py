"""The table as its staff need it: what it shows, who is signed in, and orders that are not lost.

An order has its id before it is sent and stays in the outbox until it is answered. Whoever gave it
is signed in again on each new connection, for staff are signed in on a connection and not for good;
for that a PIN is remembered as long as its owner is signed in here, in memory and nowhere else.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from msgspec import structs

from kiosk.console.order import Order, Outcome, Person
from kiosk.console.outbox import Outbox, OutboxError
from kiosk.console.records import fetch
from kiosk.console.shown import RETRY_S, TableShown
from kiosk.game.facts import StaffRole
from kiosk.game.refusal import Reason, Refusal, Refused
from kiosk.game.staff.table import MAY, needs_two
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.link.client import ANSWER_S, TableClient
from kiosk.link.session import GoneError
from kiosk.rules.rulebook import RuleBook

_log = logging.getLogger(__name__)

Result = TypeVar("Result")
ELSEWHERE_S = 300.0
"""Longer than the table asks for a second person."""


class ConsoleService(TableShown):
    """What is asked for is begun at once, and its outcome can be awaited or is told to
    `on_outcome`."""

    def __init__(
        self, client: TableClient, book: RuleBook, outbox: Outbox, draw_id: Callable[[], str]
    ) -> None:
        super().__init__(client, book)
        self.on_change: Callable[[], None] = lambda: None
        self.on_outcome: Callable[[Outcome], None] = lambda outcome: None
        self.person: Person | None = None
        """Who is signed in here."""
        self.busy = 0
        """Orders on their way."""
        self.trouble = ""
        """Why no order can be given: the disk of this console."""
        self.draw_id = draw_id
        self._outbox = outbox
        self.asks_elsewhere = ""
        """The order that a second person is asked for at other consoles."""
        self._withdrawn = False
        """It is not wanted any more, wherever it is on its way."""
        self._signed_in: dict[str, int] = {}
        """On which connection the table knows somebody."""
        self._one_at_a_time = asyncio.Lock()
        self._tasks: dict[asyncio.Task[Any], None] = {}
        client.on_signed_out = self._signed_out

    async def run(self) -> None:
        """Until it is cancelled. What was asked for and is not done yet ends with it."""
        try:
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(self.client.run())
                while True:
                    await self.client.changed()
                    self.on_change()
        finally:
            for task in self._tasks:
                task.cancel()

    # ---- Who is there -------------------------------------------------------------------------

    @property
    def role(self) -> StaffRole | None:
        if self.person is None or self.client.house is None:
            return None
        member = self.client.house.staff.get(self.person.name)
        return member.role if member else None

    def may(self, command: type) -> bool:
        """Whether whoever is signed in may give this order, alone or with a second person."""
        return self.role is not None and command in MAY[self.role]

    def needs_two(self, command: c.Command, who: str) -> bool:
        """Whether a second person must confirm it, as far as the order itself says so."""
        house = self.client.house
        member = house.staff.get(who) if house else None
        if house is None or house.rules is None or member is None:
            return False
        return needs_two(house.rules, member.role, command)

    def supervisors(self, *, but: str = "") -> list[str]:
        staff = self.client.house.staff if self.client.house else {}
        return sorted(
            name
            for name, member in staff.items()
            if member.role is StaffRole.SUPERVISOR and name != but
        )

    def sign_in(self, person: Person) -> asyncio.Task[Outcome]:
        """His orders of before this console was killed are finished too."""
        return self._start(self._sign_in(person))

    async def _sign_in(self, person: Person) -> Outcome:
        async with self._one_at_a_time:
            outcome = Outcome(m.SignIn, await self._introduce(person))
        if outcome.done:
            self.person = person
        self._tell(outcome)
        if outcome.done:
            await self._finish_old_orders(person)
        return outcome

    def sign_out(self) -> None:
        person, self.person = self.person, None
        if person is not None:
            self._start(self._sign_out(person))
            self.on_change()

    async def _sign_out(self, person: Person) -> None:
        """After his last order: it is not refused because he has gone meanwhile."""
        async with self._one_at_a_time:
            await self._dismiss(person)

    def _signed_out(self, name: str) -> None:
        """By the table: his PIN or role is another, or he is of the staff no more."""
        self._signed_in.pop(name, None)
        if self.person is not None and self.person.name == name:
            self.person = None
            self._tell(Outcome(m.SignedOut, Refusal(Reason.SIGNED_OUT, name=name)))

    def change_pin(self, old_pin: str, new_pin: str) -> asyncio.Task[Outcome]:
        """Of who is signed in, who goes on with it."""
        assert self.person is not None
        return self._start(self._change_pin(self.person, old_pin, new_pin))

    async def _change_pin(self, person: Person, old_pin: str, new_pin: str) -> Outcome:
        asked = m.ChangePin(id=self.draw_id(), name=person.name, pin=old_pin, new_pin=new_pin)
        async with self._one_at_a_time:
            why = await self._pin_changed(asked, person)
        if why is None and self.person == person:
            self.person = Person(person.name, new_pin)
        return self._tell(Outcome(m.ChangePin, why))

    async def _pin_changed(self, asked: m.ChangePin, person: Person) -> Refusal | None:
        """After a break nobody knows which of the two is right, and the new one is tried first."""
        new = Person(person.name, asked.new_pin)
        while True:
            try:
                if why := await self._introduce(person):
                    return why
                return (await self.client.ask(asked)).why
            except GoneError:
                await self._table_back()
                if await self._introduce(new) is None:
                    return None

    def enrol(
        self, person: Person, role: StaffRole, second: Person | None = None
    ) -> asyncio.Task[Outcome]:
        """The first of a table enrols himself and is signed in; later ones are enrolled by who is
        signed in, and a second supervisor where there is one."""
        return self._start(self._enrol(person, role, second))

    async def _enrol(self, person: Person, role: StaffRole, second: Person | None) -> Outcome:
        by = self.person
        message = m.EnrolStaff(
            id=self.draw_id(),
            who=(by or person).name,
            name=person.name,
            role=role,
            pin=person.pin,
            second=second.name if second else None,
            second_pin=second.pin if second else None,
        )
        async with self._one_at_a_time:
            why = await self._asked_until_answered(message, by)
        outcome = self._tell(Outcome(m.EnrolStaff, why))
        if by is None and outcome.done:
            await self._sign_in(person)
        return outcome

    # ---- Records ------------------------------------------------------------------------------

    async def look_up(self, about: m.LookedUp) -> bytes:
        """Of whoever is signed in. Raises `Refused`, and `GoneError` while the table is away."""
        if (person := self.person) is None:
            raise Refused(Refusal(Reason.NOT_SIGNED_IN, name=""))
        if not self.client.up:
            raise GoneError("the table is away")
        async with self._one_at_a_time:
            if why := await self._introduce(person):
                raise Refused(why)
        return await fetch(self.client, m.LookUp(id=self.draw_id(), who=person.name, about=about))

    # ---- Orders -------------------------------------------------------------------------------

    @property
    def unanswered(self) -> tuple[m.StaffOrder, ...]:
        """Orders of before this console was started, of which nobody knows what became."""
        return self._outbox.waiting if not self.busy else ()

    def forget_unanswered(self) -> None:
        for order in self.unanswered:
            self._remove(order.id)
        self.on_change()

    def give(self, order: Order) -> asyncio.Task[Outcome]:
        self._withdrawn = self._withdrawn and not order.elsewhere
        return self._start(self._give(order))

    async def _give(self, order: Order) -> Outcome:
        self.busy += 1
        self.on_change()
        try:
            async with self._one_at_a_time:
                outcome = await self._given(order)
        except OutboxError as error:
            outcome = Outcome(order.command, self._in_trouble(error))
        finally:
            self.busy -= 1
        return self._tell(outcome)

    async def _given(self, order: Order) -> Outcome:
        while True:
            outcome = Outcome(order.command, await self._sent(order))
            if not (order.any_time and outcome.went_on):
                return outcome
            # The round went on while it was on its way, and it is right all the same.
            if self.expected(order.expects.outcome) == order.expects:
                await self.wait_for_change()
            order = replace(order, expects=self.expected(order.expects.outcome))

    async def _sent(self, order: Order) -> Refusal | None:
        """Written down, then said until it is answered: a console that is stopped meanwhile still
        has it. Why it was refused, or nothing."""
        message = order.message(self.draw_id())
        self._outbox.put(message)
        self.asks_elsewhere = message.id if order.elsewhere else ""
        try:
            why = await self._asked_until_answered(message, order.by)
        finally:
            self.asks_elsewhere = ""
        self._remove(message.id)
        if self.person is None or self.person.name != order.by.name:
            await self._dismiss(order.by)  # he lent his PIN for this one order
        return why

    def withdraw(self) -> None:
        """Nobody else need confirm what is waiting for it; the order is answered by that."""
        self._withdrawn = True
        if self.asks_elsewhere:
            asked = m.WithdrawOrder(id=self.draw_id(), order=self.asks_elsewhere)
            self._start(self._asked_once(asked))

    def confirm_for(self, order: str, *, yes: bool) -> asyncio.Task[Outcome]:
        """What another console has asked for, by who is signed in here."""
        assert self.person is not None
        return self._start(self._confirm_for(self.person, order, yes))

    async def _confirm_for(self, person: Person, order: str, yes: bool) -> Outcome:
        asked = m.ConfirmOrder(id=self.draw_id(), order=order, who=person.name, yes=yes)
        async with self._one_at_a_time:
            why = await self._introduce(person) or await self._asked_once(asked)
        return self._tell(Outcome(m.ConfirmOrder, why))

    async def _asked_once(self, asked: m.WithdrawOrder | m.ConfirmOrder) -> Refusal | None:
        """Said on this connection alone: with it goes what it is about."""
        with suppress(GoneError):
            return (await self.client.ask(asked)).why
        return Refusal(Reason.NO_TABLE)

    def _remove(self, answered: str) -> None:
        """If the disk fails just now, the table is asked once more after the next start."""
        try:
            self._outbox.remove(answered)
        except OutboxError as error:
            self._in_trouble(error)

    def _in_trouble(self, error: OutboxError) -> Refusal:
        _log.error("orders cannot be kept: %s", error)
        self.trouble = str(error)
        return Refusal(Reason.ORDER_NOT_KEPT, because=self.trouble)

    async def _asked_until_answered(
        self, message: m.StaffOrder | m.EnrolStaff, by: Person | None
    ) -> Refusal | None:
        while True:
            if isinstance(message, m.StaffOrder) and message.elsewhere and self._withdrawn:
                return Refusal(Reason.WITHDRAWN)
            try:
                if by is not None and (why := await self._introduce(by)):
                    return why
                answer = await self.client.ask(message, _patience_s(message))
            except GoneError:
                await self._table_back()
            else:
                return answer.why

    async def _introduce(self, person: Person) -> Refusal | None:
        """Signed in on this connection. Why that is refused, or nothing."""
        while self._signed_in.get(person.name) != self.client.connections or not self.client.up:
            connection = self.client.connections
            ask = m.SignIn(id=self.draw_id(), name=person.name, pin=person.pin)
            try:
                answer = await self.client.ask(ask)
            except GoneError:
                await self._table_back()
                continue
            if not answer.done:
                self._signed_in.pop(person.name, None)
                return answer.why
            self._signed_in[person.name] = connection
        return None

    async def _dismiss(self, person: Person) -> None:
        self._signed_in.pop(person.name, None)
        with suppress(GoneError):
            await self.client.ask(m.SignOut(id=self.draw_id(), name=person.name))

    async def _table_back(self) -> None:
        self.on_change()
        while True:
            await asyncio.sleep(RETRY_S)
            if self.client.up:
                return

    async def _finish_old_orders(self, person: Person) -> None:
        """Of before this console was killed: the table says what became of them."""
        for message in self.unanswered:
            if message.who == person.name:
                async with self._one_at_a_time:
                    # Nobody is asked anew for what nobody looks at any more.
                    again = structs.replace(message, elsewhere=False)
                    why = await self._asked_until_answered(again, person)
                    self._remove(message.id)
                self._tell(Outcome(message, why))

    def _tell(self, outcome: Outcome) -> Outcome:
        self.on_outcome(outcome)
        return outcome

    def _start(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        task = asyncio.ensure_future(self._then_look(work))
        # One that is cancelled before its first step never comes to its work.
        task.add_done_callback(lambda _: work.close())
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)
        return task

    async def _then_look(self, work: Coroutine[Any, Any, Result]) -> Result:
        result = await work
        self.on_change()
        return result


def _patience_s(asked: m.StaffOrder | m.EnrolStaff) -> float:
    return ELSEWHERE_S if isinstance(asked, m.StaffOrder) and asked.elsewhere else ANSWER_S
