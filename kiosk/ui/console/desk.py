"""The table as its staff need it: what it shows, who is signed in, and orders that are not lost.

An order has its id before it is sent and stays on the disk until it is answered. Whoever gave it is
signed in again on each new connection, for staff are signed in on a connection and not for good;
for that a PIN is remembered as long as its owner is signed in here, in memory and nowhere else.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from kiosk.game.facts import LimitAmounts, StaffRole
from kiosk.game.refusal import Reason
from kiosk.game.table import commands as c
from kiosk.game.table.staff import MAY
from kiosk.game.table.state import Phase
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.session import GoneError
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.console.outbox import Outbox, OutboxError
from kiosk.ui.money import Currency

_log = logging.getLogger(__name__)

RETRY_S = 0.5


@dataclass(frozen=True, slots=True, kw_only=True)
class ConsoleLook:
    """What the house decides about the console."""

    currency: Currency
    chips_cents: tuple[int, ...]
    wagering_s: int
    idle_s: int
    """Nobody has touched it for so long: whoever is signed in is signed out."""
    cycle_s: int
    """From a result to the next round, when rounds are opened automatically."""


@dataclass(frozen=True, slots=True)
class Person:
    name: str
    pin: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """What is given to the table, and by whom."""

    command: c.Command
    why: str
    by: Person
    second: Person | None = None
    expects: m.Expected
    any_time: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an order. Without a reason it was obeyed."""

    command: object
    reason: str = ""

    @property
    def done(self) -> bool:
        return not self.reason


class ConsoleDesk:
    def __init__(
        self,
        client: TableClient,
        book: RuleBook,
        look: ConsoleLook,
        outbox: Outbox,
        draw_id: Callable[[], str],
    ) -> None:
        self.client = client
        self.book = book
        self.look = look
        self.on_change: Callable[[], None] = lambda: None
        self.on_outcome: Callable[[Outcome], None] = lambda outcome: None
        self.person: Person | None = None
        """Who is signed in here."""
        self.busy = 0
        """Orders on their way."""
        self.trouble = ""
        """Why no order can be given: the disk of this console."""
        self._outbox = outbox
        self.draw_id = draw_id
        self._signed_in: dict[str, int] = {}
        """On which connection the table knows somebody."""
        self._looks = m.LookAt()
        limits = LimitAmounts.of(book.limits)
        self._blank = m.Board(phase=Phase.SHUT, round=0, frozen=False, last=(), limits=limits)
        self._one_at_a_time = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until it is cancelled."""
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.client.run())
            while True:
                await self.client.changed()
                self.on_change()

    # ---- Where the table stands ---------------------------------------------------------------

    @property
    def connected(self) -> bool:
        """Everything that this console shows has come."""
        shown = self.client.house is not None and self.client.seats is not None
        return self.client.up and self.client.board is not None and shown

    @property
    def other_rules(self) -> bool:
        welcome = self.client.welcome
        return welcome is not None and welcome.digest != self.book.digest

    @property
    def table(self) -> str:
        return self.client.welcome.table if self.client.welcome else ""

    @property
    def board(self) -> m.Board:
        return self.client.board or self._blank

    @property
    def house(self) -> m.House:
        assert self.client.house is not None
        return self.client.house

    @property
    def seats(self) -> dict[str, m.SeatAt]:
        return self.client.seats.seats if self.client.seats else {}

    @property
    def matters(self) -> m.Matters:
        return self.client.matters

    @property
    def remaining_s(self) -> float:
        """Of the wagering period, by this machine's own clock since the table last told."""
        return self.client.remaining_s or 0.0

    @property
    def last_round(self) -> int:
        """The number of the last round that is over, 0 if there is none."""
        between = self.board.phase in (Phase.IDLE, Phase.SHUT)
        return self.board.round if between else max(0, self.board.round - 1)

    def results(self) -> list[tuple[int, str | None]]:
        """Rounds that are over with their numbers, newest first. No number: it was void."""
        return [(self.last_round - back, number) for back, number in enumerate(self.board.last)]

    # ---- What the table is asked to show -------------------------------------------------------

    def look_at_seat(self, seat: str, round_: int = 0) -> None:
        """Nobody's wagers, if no seat is named; of round 0, the latest."""
        self._look(replace(self._looks, seat=seat or None, round=round_))

    def look_what_if(self, what_if: m.WhatIf | None) -> None:
        """What another result of a past round would do."""
        self._look(replace(self._looks, what_if=what_if))

    def _look(self, looks: m.LookAt) -> None:
        self._looks = looks
        self.client.look_at(looks)

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

    def supervisors(self, *, but: str = "") -> list[str]:
        staff = self.client.house.staff if self.client.house else {}
        return sorted(
            name
            for name, member in staff.items()
            if member.role is StaffRole.SUPERVISOR and name != but
        )

    def sign_in(self, person: Person) -> None:
        self._start(self._sign_in(person))

    async def _sign_in(self, person: Person) -> None:
        async with self._one_at_a_time:
            reason = await self._introduce(person)
        if not reason:
            self.person = person
        self.on_outcome(Outcome(m.SignIn, reason))
        if not reason:
            await self._finish_old_orders(person)

    def sign_out(self) -> None:
        person, self.person = self.person, None
        if person is not None:
            self._start(self._sign_out(person))
            self.on_change()

    async def _sign_out(self, person: Person) -> None:
        """After his last order: it is not refused because he has gone meanwhile."""
        async with self._one_at_a_time:
            await self._dismiss(person)

    def enrol(self, person: Person, role: StaffRole) -> None:
        """The first of a table enrols himself; later ones are enrolled by who is signed in."""
        self._start(self._enrol(person, role))

    async def _enrol(self, person: Person, role: StaffRole) -> None:
        by = self.person
        first = by is None
        message = m.EnrolStaff(
            id=self.draw_id(),
            who=person.name if by is None else by.name,
            name=person.name,
            role=role,
            pin=person.pin,
        )
        async with self._one_at_a_time:
            reason = await self._introduce(by) if by is not None else ""
            reason = reason or await self._asked_until_answered(message)
        self.on_outcome(Outcome(m.EnrolStaff, reason))
        if first and not reason:
            await self._sign_in(person)

    # ---- Orders -------------------------------------------------------------------------------

    @property
    def unanswered(self) -> tuple[m.StaffOrder, ...]:
        """Orders of before this console was started, of which nobody knows what became."""
        return self._outbox.waiting if not self.busy else ()

    def forget_unanswered(self) -> None:
        for order in self.unanswered:
            self._outbox.remove(order.id)
        self.on_change()

    def expected(self, outcome: str | None = None) -> m.Expected:
        return m.Expected(phase=self.board.phase, round=self.board.round, outcome=outcome)

    def give(self, order: Order) -> None:
        """What comes of it is told to `on_outcome`."""
        self._start(self._give(order))

    async def _give(self, order: Order) -> None:
        self.busy += 1
        self.on_change()
        try:
            async with self._one_at_a_time:
                reason = await self._given(order)
        except OutboxError as error:
            self.trouble = reason = str(error)
            _log.error("an order is not given: %s", error)
        finally:
            self.busy -= 1
        self.on_outcome(Outcome(order.command, reason))

    async def _given(self, order: Order) -> str:
        """Why it was refused, or nothing."""
        expects = order.expects
        while True:
            message = m.StaffOrder(
                id=self.draw_id(),
                who=order.by.name,
                why=order.why[:500],
                expects=expects,
                order=m.STAFF_WIRE.pack(order.command),
                second=order.second.name if order.second else None,
                second_pin=order.second.pin if order.second else None,
            )
            reason = await self._sent(message, order.by)
            if not (order.any_time and reason.startswith(Reason.STATE_CHANGED)):
                return reason
            # The round went on while it was on its way, and it is right all the same.
            expects = self.expected(order.expects.outcome)

    async def _sent(self, message: m.StaffOrder, by: Person) -> str:
        """Written down, then said until it is answered. A console that is stopped meanwhile has it
        on the disk."""
        self._outbox.put(message)
        reason = await self._asked_until_answered(message, by)
        self._outbox.remove(message.id)
        if self.person is None or self.person.name != by.name:
            await self._dismiss(by)  # he lent his PIN for this one order
        return reason

    async def _asked_until_answered(
        self, message: m.StaffOrder | m.EnrolStaff, by: Person | None = None
    ) -> str:
        while True:
            try:
                if by is not None and (reason := await self._introduce(by)):
                    return reason
                answer = await self.client.ask(message)
            except GoneError:
                await self._table_back()
            else:
                return "" if answer.done else answer.reason

    async def _introduce(self, person: Person) -> str:
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
                return answer.reason
            self._signed_in[person.name] = connection
        return ""

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
                    reason = await self._asked_until_answered(message, person)
                    self._outbox.remove(message.id)
                self.on_outcome(Outcome(message, reason))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(self._then_look(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _then_look(self, work: Coroutine[Any, Any, None]) -> None:
        await work
        self.on_change()
