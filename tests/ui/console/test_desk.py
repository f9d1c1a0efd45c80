"""Orders that are not lost: over a restart of the table, and of the console itself."""

import asyncio
import secrets
from pathlib import Path
from random import Random

import pytest

from kiosk.game import facts as f
from kiosk.game.facts import StaffRole
from kiosk.game.table import commands as c
from kiosk.link import messages as m
from kiosk.link.client import TableClient
from kiosk.link.identity import Role
from kiosk.rules.terms import Tender
from kiosk.ui.console.desk import ConsoleDesk, Order, Outcome, Person
from kiosk.ui.console.outbox import Outbox, OutboxError
from tests.conftest import BOOKS
from tests.e2e.floor import Floor, facts_of
from tests.e2e.processes import until
from tests.hostile.table import connect
from tests.ui.console.glass import look_of

ANA = Person("Ana", "482915")


def order(who: str = "Ana") -> m.StaffOrder:
    return m.StaffOrder(
        id=secrets.token_hex(4),
        who=who,
        why="cash",
        expects=m.Expected(phase="idle", round=3),  # type: ignore[arg-type]
        order=m.STAFF_WIRE.pack(c.Credit("", "1", 500, Tender.CASH, "")),
        second="Sam",
        second_pin="123456",
    )


def test_orders_are_kept_without_pins_until_they_are_answered(tmp_path: Path) -> None:
    path = tmp_path / "orders.json"
    first, second = order(), order()
    outbox = Outbox(path)
    outbox.put(first)
    outbox.put(second)
    assert "123456" not in path.read_text()
    again = Outbox(path)
    assert [waiting.id for waiting in again.waiting] == [first.id, second.id]
    assert again.waiting[0].order == first.order
    again.remove(first.id)
    assert [waiting.id for waiting in Outbox(path).waiting] == [second.id]


@pytest.mark.parametrize("text", ["", "{}", '[{"type": "staff_order"}]'])
def test_a_file_that_is_no_list_of_orders_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "orders.json"
    path.write_text(text)
    with pytest.raises(OutboxError, match=r"orders\.json is no list of orders"):
        Outbox(path)


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(OutboxError, match=r"cannot use .*orders\.json"):
        Outbox(tmp_path / "nowhere" / "orders.json")


class Console:
    """A desk without a window."""

    def __init__(self, floor: Floor) -> None:
        self.outcomes: list[Outcome] = []
        client = TableClient(Role.CONSOLE, "2", lambda: connect(floor.socket))
        client.look_at(m.LookAt())
        book = BOOKS[floor.rulebook]
        outbox = Outbox(floor.folder / "orders.json")
        self.desk = ConsoleDesk(client, book, look_of(book), outbox, lambda: secrets.token_hex(8))
        self.desk.on_outcome = self.outcomes.append
        self._running = asyncio.create_task(self.desk.run())

    async def connected(self) -> None:
        await until(lambda: self.desk.connected, "the table")

    def credit(self, cents: int) -> None:
        self.desk.give(
            Order(
                command=c.Credit("", "1", cents, Tender.CASH, ""),
                why="cash",
                by=ANA,
                expects=self.desk.expected(),
                any_time=True,
            )
        )

    async def stop(self) -> None:
        """As if it were killed: nothing is tidied up."""
        for task in (self._running, *self.desk._tasks):
            task.cancel()
        await asyncio.gather(self._running, *self.desk._tasks, return_exceptions=True)


def credits(floor: Floor) -> list[int]:
    facts = facts_of(floor, "table")
    return [fact.cents for fact in facts if isinstance(fact, f.SeatCredited)]


def test_an_order_survives_the_table_and_the_console(tmp_path: Path) -> None:
    """The table is killed under an order; then the console is, while the table is away."""

    async def story() -> None:
        floor = Floor(tmp_path, Random(1), seats=("1",))
        floor.start_table()
        floor.start_terminal("1", player=False)
        console = Console(floor)
        await console.connected()
        console.desk.enrol(ANA, StaffRole.SUPERVISOR)
        await until(lambda: console.desk.person == ANA, "Ana signed in")
        await until(lambda: console.desk.seats["1"].here, "the seat")
        await floor.table.kill()
        console.credit(100)  # given while nobody hears it
        floor.start_table()
        await until(lambda: len(console.outcomes) == 3, "an answer")
        assert console.outcomes[-1].done
        assert credits(floor) == [100]

        await floor.table.kill()
        console.credit(200)
        await until(lambda: console.desk._outbox.waiting, "it is written down")
        await console.stop()
        floor.start_table()
        console = Console(floor)
        await console.connected()
        assert [waiting.who for waiting in console.desk.unanswered] == ["Ana"]
        console.desk.sign_in(ANA)
        await until(lambda: len(console.outcomes) == 2, "it is told")
        assert isinstance(console.outcomes[-1].command, m.StaffOrder)
        # The round may have gone on: then it is refused, and said to be. It is never done twice.
        done = console.outcomes[-1].done
        assert credits(floor) == ([100, 200] if done else [100])
        assert not console.desk.unanswered
        await console.stop()
        for program in floor.programs():
            await program.abandon()

    asyncio.run(story())
