"""A table forgets tickets that are over, and goes on knowing those that are not."""

from typing import Any

import pytest

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, Refused
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.game.tickets.state import TicketStatus
from kiosk.game.tickets.table import EXPIRED_KEPT_MS
from kiosk.game.times import DAY_MS
from kiosk.journal.ticket_archive import KeptTicket
from kiosk.rules.rulebook import RuleBook
from kiosk.table import archivist
from kiosk.table.archivist import Archivist
from kiosk.table.client import Client
from kiosk.table.settings import TableSettings
from kiosk.table.tickets import OwnTickets, mark_of
from tests.game.stories import TableStory

EXPIRES_MS = 30 * DAY_MS


class Deciding:
    """A table and its archivist, without a journal: all that is decided is durable."""

    def __init__(self, book: RuleBook) -> None:
        self.story = TableStory(book).tell(c.OpenTable(0), *map(c.Join, "12"))
        self.time_ms = 0
        self.tickets: Any = None
        self.archivist = self.started()

    def started(self) -> Archivist:
        return Archivist(self, self)  # type: ignore[arg-type] # as much of both as it needs

    @property
    def state(self) -> Table:
        return self.story.state

    durable = state

    def now_ms(self) -> int:
        return self.time_ms

    def submit(self, who: str, command: c.Command) -> None:
        self.archivist.see(self.story.decide(command, now_ms=self.time_ms))

    async def tell(self, who: str, *commands: c.Command) -> None:
        for command in commands:
            self.submit(who, command)

    def sell(self, count: int, *, first: int = 0, paid: bool = True) -> None:
        for place in range(first, first + count):
            number = f"{mark_of('T')}{place:014}"
            self.submit("", c.ReserveTicket(f"out {place}", "1", number, 500, EXPIRES_MS))
            self.submit("", c.IssueTicket(number))
            if paid:
                self.submit("", c.HoldTicket("2", number))
                self.submit("", c.PayTicket("2", number))


@pytest.fixture
def table(crown: RuleBook, monkeypatch: pytest.MonkeyPatch) -> Deciding:
    monkeypatch.setattr(archivist, "CLOSED_KEPT", 10)
    monkeypatch.setattr(archivist, "ARCHIVED_MAX", 5)
    return Deciding(crown)


def archived(table: Deciding) -> list[tuple[str, ...]]:
    return [fact.numbers for fact in table.story.facts if isinstance(fact, f.TicketsArchived)]


def test_the_newest_stay(table: Deciding) -> None:
    table.sell(14)
    table.archivist.rest()
    assert not archived(table)
    table.sell(1, first=14)
    table.archivist.rest()
    (numbers,) = archived(table)
    assert [int(number[4:]) for number in numbers] == [0, 1, 2, 3, 4]
    assert len(table.state.tickets) == 10


def test_an_old_journal_is_rid_of_them_pause_by_pause(table: Deciding) -> None:
    table.sell(100)
    table.archivist = table.started()
    for _ in range(10):
        table.archivist.rest()
    assert len(table.state.tickets) in range(10, 15)
    assert max(map(len, archived(table))) <= 5


def test_what_nobody_redeems_leaves_after_it_has_expired(table: Deciding) -> None:
    table.sell(3, paid=False)
    table.sell(3, first=3)
    table.time_ms = EXPIRES_MS + EXPIRED_KEPT_MS - 1
    table.archivist.rest()
    assert not archived(table)
    table.time_ms += 1
    table.archivist.rest()
    assert [len(numbers) for numbers in archived(table)] == [3]
    assert len(table.state.tickets) == 3


def test_nothing_leaves_while_records_are_recovered(table: Deciding) -> None:
    table.sell(30)
    table.submit("", c.BeginRecovery())
    table.archivist.rest()
    assert not archived(table)


class Archive:
    def __init__(self, **told: Any) -> None:
        self.told = told

    async def find(self, number: str) -> KeptTicket | None:
        about = {"seat": "1", "cents": 500, "expires_ms": EXPIRES_MS, "holder": "", "seq": 9}
        return KeptTicket(**{"number": number, "at_ms": 77} | about | self.told)


class AClient:
    name = "1"
    see_head = c.SeeHead("1", 1, "aa", False)


async def refusal(table: Deciding, number: str) -> Refused:
    settings = TableSettings(name="T", seats=("1",), hand_pay_limit_cents=0, ticket_days=30)
    own = OwnTickets(table, settings, table)  # type: ignore[arg-type]
    client: Client = AClient()  # type: ignore[assignment]
    with pytest.raises(Refused) as refused:
        await own.hold(client, number)
    return refused.value


PAID = Archive(status=TicketStatus.PAID, holder="2")


async def test_it_is_told_when_and_where_a_ticket_was_paid(table: Deciding) -> None:
    table.sell(30)
    first = f"{mark_of('T')}{0:014}"
    assert first in table.state.tickets
    for _ in range(2):  # while it is known, and when it has left
        table.tickets = PAID
        why = (await refusal(table, first)).refusal
        assert (why.reason, why.time_ms, why.seat) == (Reason.TICKET_PAID, 77, "2")
        table.tickets = None
        assert (await refusal(table, first)).reason is Reason.TICKET_PAID
        table.archivist.rest()
    assert first not in table.state.tickets


async def test_an_archive_that_lies_pays_nobody(table: Deciding) -> None:
    """It has words for a ticket that the state does not know, and none against the state's."""
    table.sell(30)
    table.archivist.rest()
    first, unknown = (f"{mark_of('T')}{place:014}" for place in (0, 99))
    table.tickets = Archive(status=TicketStatus.ISSUED)
    assert (await refusal(table, first)).reason is Reason.TICKET_PAID
    assert (await refusal(table, unknown)).reason is Reason.UNKNOWN_TICKET
    table.time_ms = EXPIRES_MS
    assert (await refusal(table, unknown)).reason is Reason.TICKET_EXPIRED
    table.tickets = PAID
    assert (await refusal(table, unknown)).reason is Reason.TICKET_PAID
    assert not [fact for fact in table.story.facts[-5:] if isinstance(fact, f.TicketHeld)]
