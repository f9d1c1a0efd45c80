"""A ticket is issued once and paid once."""

from random import Random

import pytest

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, Refused
from kiosk.game.table import commands as c
from kiosk.game.tickets.state import TicketStatus
from kiosk.rules.rulebook import RuleBook
from tests.game.stories import TableStory

NUMBER = "123456789012345678"
SEATS = [str(n) for n in range(1, 51)]


@pytest.fixture
def table(crown: RuleBook) -> TableStory:
    return TableStory(crown).tell(
        c.OpenTable(0),
        *map(c.Join, SEATS),
        c.ReserveTicket("out", "1", NUMBER, 5000, 9000),
    )


def test_a_ticket_that_is_perhaps_printed_is_paid_to_nobody(table: TableStory) -> None:
    assert table.refuses(c.HoldTicket("2", NUMBER)) is Reason.TICKET_NOT_ISSUED
    assert table.refuses(c.PayTicket("2", NUMBER)) is Reason.TICKET_NOT_ISSUED


def test_a_cancelled_number_is_never_issued(table: TableStory) -> None:
    table.tell(c.CancelTicket(NUMBER))
    assert table.refuses(c.IssueTicket(NUMBER)) is Reason.TICKET_NOT_ISSUED
    again = c.ReserveTicket("next", "1", NUMBER, 5000, 9000)
    assert table.refuses(again) is Reason.KEY_REUSED


def test_a_ticket_in_a_pocket_cannot_be_cancelled(table: TableStory) -> None:
    table.tell(c.IssueTicket(NUMBER))
    assert table.refuses(c.CancelTicket(NUMBER)) is Reason.TICKET_ISSUED


def test_fifty_seats_at_once_and_one_is_paid(table: TableStory) -> None:
    table.tell(c.IssueTicket(NUMBER))
    paid: list[str] = []
    asked = [(step, seat) for seat in SEATS for step in (c.HoldTicket, c.PayTicket)]
    Random(3).shuffle(asked)
    for step, seat in asked * 3:
        try:
            facts = table.decide(step(seat, NUMBER))
        except Refused:
            continue
        paid += [fact.seat for fact in facts if isinstance(fact, f.TicketPaid)]
    assert len(paid) == 1
    assert table.state.tickets[NUMBER].status is TicketStatus.PAID
    assert table.state.tickets[NUMBER].holder == paid[0]


def test_a_ticket_given_back_can_be_redeemed_elsewhere(table: TableStory) -> None:
    table.tell(c.IssueTicket(NUMBER), c.HoldTicket("2", NUMBER))
    assert table.refuses(c.HoldTicket("3", NUMBER)) is Reason.TICKET_HELD
    table.tell(c.ReleaseTicket("2", NUMBER), c.HoldTicket("3", NUMBER), c.PayTicket("3", NUMBER))
    assert table.refuses(c.HoldTicket("2", NUMBER)) is Reason.TICKET_PAID


def test_every_answer_can_be_asked_for_again(table: TableStory) -> None:
    """A lost answer is no loss: the same request finds it done."""
    for command in (
        c.ReserveTicket("out", "1", "111111111111111111", 5000, 9000),
        c.IssueTicket(NUMBER),
        c.HoldTicket("2", NUMBER),
        c.PayTicket("2", NUMBER),
    ):
        table.tell(command)
        assert table.decide(command) == ()
    asked = c.ReserveTicket("out", "1", "222222222222222222", 5000, 9000)
    assert table.decide(asked) == ()
    assert list(table.state.tickets) == [NUMBER]


def test_an_expired_ticket_is_refused_by_that_name(table: TableStory) -> None:
    table.tell(c.IssueTicket(NUMBER))
    assert table.refuses(c.HoldTicket("2", NUMBER), now_ms=9000) is Reason.TICKET_EXPIRED


def test_a_refusal_shows_only_the_end_of_a_number(table: TableStory) -> None:
    with pytest.raises(Refused) as refused:
        table.decide(c.HoldTicket("2", "999999999999991234"))
    assert refused.value.reason is Reason.UNKNOWN_TICKET
    assert refused.value.refusal.number == "1234"


@pytest.mark.parametrize("number", ["", "12345678901234567", "12345678901234567x", "१" * 18])
def test_a_number_has_18_digits(table: TableStory, number: str) -> None:
    asked = c.ReserveTicket("new", "1", number, 5000, 9000)
    assert table.refuses(asked) is Reason.BAD_NUMBER
