"""The first hour of a table: its two supervisors are enrolled, and one round is played."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from random import SystemRandom

from kiosk.console.order import Order, Outcome, Person
from kiosk.console.outbox import Outbox
from kiosk.console.service import ConsoleService
from kiosk.game.facts import StaffRole
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.lab.setup.asking import SetupError
from kiosk.lab.simulate.children import watch
from kiosk.lab.simulate.house import House, Machines, machines, playing_terminal
from kiosk.lab.simulate.machines import TABLE
from kiosk.lab.simulate.staff import set_up
from kiosk.link import messages as m
from kiosk.link.identity import Role
from kiosk.refusal_words import staff_words
from kiosk.rules.money import money_text
from kiosk.rules.rulebook import RuleBook

_FLOAT_CENTS = 1_000_000
_COMES_S = 60.0
_PLAYER_PACE_S = 0.5
_PIN_DIGITS = 8


@dataclass(frozen=True, slots=True)
class AtWork:
    """What runs meanwhile."""

    running: Machines
    tasks: asyncio.TaskGroup
    others: list[asyncio.Task[None]]

    def watch_terminals(self) -> None:
        self.others.append(self.tasks.create_task(watch(self.running.terminals)))


@dataclass(slots=True)
class FirstHour:
    house: House
    """With the seats that play."""
    book: RuleBook
    people: Callable[[], tuple[Person, Person]]
    """Asked when it is known that they are needed."""
    say: Callable[[str], None]
    finished: bool = False
    _changed: asyncio.Event = field(default_factory=asyncio.Event)
    """The table shows something else."""

    async def run(self, *, plays: bool) -> None:
        """Raises `SetupError`, or `ChildEndedError` if a program of the table failed."""
        client = self.house.client(Role.CONSOLE, "setup")
        console = ConsoleService(client, self.book, Outbox(), lambda: secrets.token_hex(16))
        console.on_change = self._changed.set
        console.look_at_seat("")  # of staff and seats a console is told that looks
        async with machines(self.house) as running:
            failed: Exception | None = None
            try:
                async with asyncio.TaskGroup() as tasks:
                    others: list[asyncio.Task[None]] = [tasks.create_task(watch([running.table]))]
                    others.append(tasks.create_task(console.run()))
                    at_work = AtWork(running, tasks, others)
                    await self._hour(console, at_work, plays=plays)
                    for task in others:
                        task.cancel()
            except* Exception as errors:
                failed = errors.exceptions[0]
            if failed is not None:
                raise failed
            self.finished = True

    async def _hour(self, console: ConsoleService, at_work: AtWork, *, plays: bool) -> None:
        client = console.client
        await self._until(console, lambda board: client.up and client.house is not None, TABLE)
        assert client.house is not None
        staff = {name: one.role for name, one in client.house.staff.items()}
        supervisors = [name for name, role in staff.items() if role is StaffRole.SUPERVISOR]
        enrolled = len(supervisors) > 1
        played = self._board(console).last_round > 0
        if enrolled:
            self.say(f"  {' and '.join(supervisors)} are supervisors already")
        if enrolled and (played or not plays):
            self.say("  A round was played before." if played else "  No round is played.")
            return
        first, second = people = self.people()
        if not enrolled:
            pin = "".join(str(secrets.randbelow(10)) for _ in range(_PIN_DIGITS))
            await set_up(console, dict.fromkeys((first, second), StaffRole.SUPERVISOR), pin)
        for person in (second, first):
            self._demand(await console.sign_in(person), f"{person.name} cannot sign in")
            if person is second:
                console.sign_out()
        if not enrolled:
            self.say(f"  {first.name} and {second.name} are the table's supervisors")
        if plays:
            await self._round(console, at_work, first)
            await self._pay(console, people)

    async def _round(self, console: ConsoleService, at_work: AtWork, by: Person) -> None:
        (seat,) = self.house.seats
        player = secrets.randbits(32)
        at_work.running.start_terminals(
            lambda seat: [
                *playing_terminal(self.house, seat, player=player, pace_s=_PLAYER_PACE_S),
                "--guest",
            ]
        )
        at_work.watch_terminals()
        terminal = f"terminal-{seat}"
        await self._until(console, lambda board: seat in board.here, terminal)
        if self._board(console).phase is TablePhase.SHUT:
            await self._order(console, by, c.OpenTable(_FLOAT_CENTS))
            await self._until(console, lambda board: board.phase is not TablePhase.SHUT, TABLE)
        if self._board(console).phase is TablePhase.IDLE:  # or it was left under way
            await self._until(console, lambda board: not self._free(console), terminal)
            shortest_s = self.book.terms.period.shortest_s
            await self._order(console, by, c.OpenRound(shortest_s))
            self.say(f"  A round is open for {shortest_s} seconds")
        await self._until(console, lambda board: board.phase is TablePhase.SPINNING, terminal)
        bets = "has bets in it" if self._board(console).registered else "has no bets in it"
        number = self._board(console).round
        outcome = SystemRandom().choice(self.book.wheel.order)
        await self._order(console, by, c.ConfirmResult(outcome))
        await self._until(console, lambda board: board.last_round == number, terminal)
        self.say(f"  Seat {seat} {bets}; the number is {outcome}")

    async def _pay(self, console: ConsoleService, people: tuple[Person, Person]) -> None:
        """Whoever plays at this table next finds no money of another there."""
        (seat,), (by, second) = self.house.seats, people
        client, terminal = console.client, f"terminal-{seat}"
        asked = lambda _: self._free(console) or seat in client.staff_tasks.calls  # noqa: E731
        await self._until(console, asked, terminal)
        if cents := client.staff_tasks.calls.get(seat):
            await self._order(console, by, c.HandPay(seat, cents), second=second)
            await self._until(console, lambda _: self._free(console), terminal)
            self.say(f"  {by.name} and {second.name} pay {money_text(cents)}: seat {seat} is free")

    def _free(self, console: ConsoleService) -> bool:
        seats = console.client.seats
        return seats is not None and not any(at.playing for at in seats.seats.values())

    async def _order(
        self, console: ConsoleService, by: Person, command: c.Command, second: Person | None = None
    ) -> None:
        why = "the first round of the table, with simulated devices"
        order = Order(command=command, why=why, by=by, second=second, expects=console.expected())
        self._demand(await console.give(order), type(command).__name__)

    def _demand(self, outcome: Outcome, what: str) -> None:
        if outcome.why is not None:
            raise SetupError(f"{what}: {staff_words(outcome.why)}")

    def _board(self, console: ConsoleService) -> m.Board:
        if console.client.board is None:
            raise SetupError(f"the table is gone; see {self.house.log_of(TABLE)}")
        return console.client.board

    async def _until(
        self, console: ConsoleService, seen: Callable[[m.Board], bool], whose: str
    ) -> None:
        """A bound of time, for a machine that cannot find its table says so in its log."""
        longest_s = _COMES_S + self.book.terms.period.shortest_s
        try:
            async with asyncio.timeout(longest_s):
                while console.client.board is None or not seen(console.client.board):
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            log = self.house.log_of(whose)
            raise SetupError(f"nothing comes of it within {longest_s:.0f} s; see {log}") from None
