"""Staff at a console: orders that are not lost, signing in on each connection, lent PINs."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kiosk.console.order import Order, Outcome, Person
from kiosk.console.outbox import OutboxError, OutboxFile
from kiosk.console.service import ConsoleService
from kiosk.game import facts as f
from kiosk.game.facts import StaffRole
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.round.state import TablePhase
from kiosk.game.table import commands as c
from kiosk.lab.simulate.console import VirtualConsole
from kiosk.lab.simulate.staff import DEALER, PEOPLE, SECOND, SUPERVISOR, Staff
from kiosk.lab.simulate.stage import VirtualStage
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.rules.terms import Tender
from tests.conftest import BOOKS
from tests.e2e.floor import Floor
from tests.e2e.processes import until
from tests.hostile.table import connect

ANA = Person("Ana", "482915")


# ---- In a virtual room --------------------------------------------------------------------------


class Room:
    """A table, and a console of which the test is the staff."""

    def __init__(self) -> None:
        self.stage = VirtualStage(BOOKS["nsw-single-zero"], ["1"], seed="console")
        self.console = VirtualConsole(self.stage.book, self.stage.network, Random(1), self._sit)
        self.outcomes: list[Outcome] = []

    async def _sit(self, staff: Staff) -> None:
        self.staff, self.service = staff, staff.console
        self.service.on_outcome = self.outcomes.append

    async def open(self) -> None:
        await self.stage.start()
        await self.start()
        await self.staff.come_on_duty()
        assert (await self.staff.order(c.OpenTable(0), who=SUPERVISOR)).done
        await self.shown(TablePhase.IDLE)

    async def start(self) -> None:
        self.console.start()
        await asyncio.sleep(0)  # its processes begin
        await self.stage.until(lambda: self.service.client.board is not None, "the console")

    async def shown(self, phase: TablePhase) -> None:
        await self.stage.until(lambda: self.service.board.phase is phase, phase)

    def signed_in(self) -> list[set[str]]:
        """At each console, as the table knows it."""
        clients = self.stage.table_service._clients.of_role(Role.CONSOLE)
        return [{*client.signed_in} for client in clients]

    async def killed(self, order: Coroutine[Any, Any, Outcome]) -> None:
        """The console dies under it, and is started again."""
        given = asyncio.ensure_future(order)
        await self.stage.until(lambda: not self.console.on, "its death")
        await asyncio.gather(given, return_exceptions=True)
        assert given.cancelled()
        await self.start()

    def credits(self) -> list[int]:
        return [fact.cents for fact in self.stage.facts(self.stage.table, "seat_credited")]


@asynccontextmanager
async def opened() -> AsyncIterator[Room]:
    room = Room()
    await room.open()
    yield room


@pytest.fixture
def room() -> AbstractAsyncContextManager[Room]:
    return opened()


CREDIT = c.Credit("1", 2500, Tender.CASH)


@pytest.mark.virtual_time
async def test_a_console_killed_before_it_has_spoken_gives_the_order_afterwards(room: Room) -> None:
    room.console.outbox.on_put = room.console.die
    await room.killed(room.staff.order(CREDIT))
    room.console.outbox.on_put = lambda: None
    assert room.credits() == []
    (waiting,) = room.service.unanswered
    await room.staff.come_on_duty()
    assert Outcome(waiting) in room.outcomes
    assert room.credits() == [2500]
    assert not room.service.unanswered


@pytest.mark.virtual_time
async def test_a_console_killed_before_the_answer_learns_of_it_and_nothing_is_done_twice(
    room: Room,
) -> None:
    room.stage.at(room.stage.table, "after", "seat_credited", room.console.die)
    await room.killed(room.staff.order(CREDIT))
    assert room.credits() == [2500]
    (waiting,) = room.service.unanswered
    await room.staff.come_on_duty()
    assert Outcome(waiting) in room.outcomes
    assert room.credits() == [2500]
    (ordered,) = [
        fact
        for fact in room.stage.facts(room.stage.table, "staff_ordered")
        if fact.key == waiting.id
    ]
    assert ordered.who == DEALER


@pytest.mark.parametrize("obeyed", [False, True])
@pytest.mark.virtual_time
async def test_an_order_of_two_is_finished_without_the_second_pin_which_nobody_kept(
    room: Room, obeyed: bool
) -> None:
    assert (await room.staff.order(c.OpenRound(20))).done
    await room.shown(TablePhase.SPINNING)
    assert (await room.staff.order(c.ConfirmResult("17"))).done
    await room.shown(TablePhase.IDLE)
    assert (await room.staff.order(c.Freeze("misread"), who=SUPERVISOR)).done
    if obeyed:
        room.stage.at(room.stage.table, "after", "result_corrected", room.console.die)
    else:
        room.console.outbox.on_put = room.console.die
    correction = c.CorrectResult(1, "18", "misread")
    await room.killed(room.staff.order(correction, who=SUPERVISOR, second=SECOND, outcome="17"))
    room.console.outbox.on_put = lambda: None
    (waiting,) = room.service.unanswered
    assert (waiting.second, waiting.second_pin) == (SECOND, None)
    await room.staff.come_on_duty()
    (finished,) = [x for x in room.outcomes if x.command == waiting]
    assert finished.done is obeyed
    assert len(room.stage.facts(room.stage.table, "result_corrected")) == obeyed
    assert not room.service.unanswered


@pytest.mark.virtual_time
async def test_whoever_is_signed_in_is_signed_in_again_on_each_connection(room: Room) -> None:
    assert {DEALER} in room.signed_in()
    room.stage.table.die()
    room.stage.table.start()
    await room.stage.until(lambda: room.service.client.connections == 2, "a new connection")
    await room.shown(TablePhase.IDLE)
    assert {DEALER} not in room.signed_in()
    assert (await room.staff.order(CREDIT)).done
    assert {DEALER} in room.signed_in()


@pytest.mark.virtual_time
async def test_a_pin_is_lent_for_one_order(room: Room) -> None:
    for command, done in ((c.Freeze("a look at the wheel"), True), (CREDIT, False)):
        seen: list[set[str]] = []
        room.stage.at(
            room.stage.table,
            "after",
            "staff_ordered",
            lambda seen=seen: seen.extend(map(set, room.signed_in())),
        )
        came = await room.staff.order(command, who=SUPERVISOR)
        assert came.done is done
        assert ({DEALER, SUPERVISOR} in seen) is done
        assert {DEALER} in room.signed_in()
    assert room.service.person == PEOPLE[DEALER]


@pytest.mark.virtual_time
async def test_a_wrong_pin_is_no_order(room: Room) -> None:
    order = Order(
        command=c.Freeze("a look at the wheel"),
        why="a look",
        by=Person(SUPERVISOR, "999999"),
        expects=room.service.expected(),
    )
    came = await room.service.give(order)
    assert (came.done, room.service.unanswered) == (False, ())
    assert not room.stage.table_state.frozen
    assert {DEALER} in room.signed_in()


@pytest.mark.virtual_time
async def test_an_order_that_is_right_at_any_time_is_given_anew_when_the_round_went_on(
    room: Room,
) -> None:
    stale = room.service.expected()
    assert (await room.staff.order(c.OpenRound(20))).done
    await room.shown(TablePhase.BETTING)
    for any_time in (False, True):
        order = Order(
            command=CREDIT, why="cash", by=PEOPLE[DEALER], expects=stale, any_time=any_time
        )
        came = await room.service.give(order)
        assert (came.done, came.went_on) == (any_time, not any_time)
    assert room.credits() == [2500]


@pytest.mark.virtual_time
async def test_a_disk_that_fails_after_the_answer_does_not_deny_it(room: Room) -> None:
    def full(order: str) -> None:
        raise OutboxError("cannot write orders.json: No space left on device")

    room.console.outbox.remove = full  # type: ignore[method-assign]
    assert (await room.staff.order(CREDIT)).done
    assert room.service.trouble == "cannot write orders.json: No space left on device"
    assert room.credits() == [2500]


@pytest.mark.virtual_time
async def test_an_order_that_cannot_be_written_down_is_not_given(room: Room) -> None:
    def full() -> None:
        raise OutboxError("cannot write orders.json: No space left on device")

    room.console.outbox.on_put = full
    came = await room.staff.order(CREDIT)
    told = "cannot write orders.json: No space left on device"
    assert came.why == Refusal(Reason.ORDER_NOT_KEPT, because=told)
    assert room.service.trouble == told
    assert room.credits() == []


# ---- With a table in a process of its own --------------------------------------------------------


class Console:
    """With a table of its own process."""

    def __init__(self, floor: Floor) -> None:
        self.outcomes: list[Outcome] = []
        client = TableClient(Role.CONSOLE, "2", lambda: connect(floor.house.socket))
        self.outbox = OutboxFile(floor.house.folder / "orders.json")
        self.service = ConsoleService(
            client, BOOKS[floor.house.rulebook], self.outbox, lambda: secrets.token_hex(8)
        )
        self.service.look_at_seat("")
        self.service.on_outcome = self.outcomes.append
        self._running = asyncio.create_task(self.service.run())

    async def connected(self) -> None:
        await until(lambda: self.service.connected, "the table")

    def credit(self, cents: int) -> None:
        self.service.give(
            Order(
                command=c.Credit("1", cents, Tender.CASH),
                why="cash",
                by=ANA,
                expects=self.service.expected(),
                any_time=True,
            )
        )

    async def stop(self) -> None:
        """As if it were killed: nothing is tidied up."""
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)


def credits(floor: Floor) -> list[int]:
    facts = floor.facts("table")
    return [fact.cents for fact in facts if isinstance(fact, f.SeatCredited)]


async def test_an_order_survives_the_table_and_the_console(tmp_path: Path) -> None:
    """The table is killed under an order; then the console is, while the table is away."""

    floor = Floor(tmp_path, Random(1), terminals=1)
    floor.start_table()
    floor.start_terminal("1", player=False)
    console = Console(floor)
    await console.connected()
    console.service.enrol(ANA, StaffRole.SUPERVISOR)
    await until(lambda: console.service.person == ANA, "Ana signed in")
    await until(lambda: console.service.seats["1"].here, "the seat")
    await floor.table.killed()
    console.credit(100)  # given while nobody hears it
    floor.start_table()
    await until(lambda: len(console.outcomes) == 3, "an answer")
    assert console.outcomes[-1].done
    assert credits(floor) == [100]

    await floor.table.killed()
    console.credit(200)
    await until(lambda: console.outbox.waiting, "it is written down")
    await console.stop()
    floor.start_table()
    console = Console(floor)
    await console.connected()
    assert [waiting.who for waiting in console.service.unanswered] == ["Ana"]
    console.service.sign_in(ANA)
    await until(lambda: len(console.outcomes) == 2, "it is told")
    assert isinstance(console.outcomes[-1].command, m.StaffOrder)
    # The round may have gone on: then it is refused, and said to be. It is never done twice.
    done = console.outcomes[-1].done
    assert credits(floor) == ([100, 200] if done else [100])
    assert not console.service.unanswered
    await console.stop()
    for program in floor.programs():
        await program.abandon()
