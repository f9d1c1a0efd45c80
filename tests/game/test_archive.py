"""Tickets that are over leave the register. Their numbers are spent all the same."""

import pytest
from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.history import decode_state, encode_state
from kiosk.game.refusal import Reason
from kiosk.game.table import commands as c
from kiosk.game.table.state import Table
from kiosk.game.tickets.spent import spent_as, with_spent
from kiosk.game.tickets.state import Ticket, TicketStatus
from kiosk.game.tickets.table import ARCHIVED_MAX, EXPIRED_KEPT_MS
from kiosk.game.times import DAY_MS
from kiosk.rules.rulebook import RuleBook
from tests.game.stories import TableStory

EXPIRES_MS = 30 * DAY_MS


def number(place: int) -> str:
    return f"{place:018}"


def reserved(place: int, seat: str = "1") -> c.ReserveTicket:
    return c.ReserveTicket(f"out {place}", seat, number(place), 500, EXPIRES_MS)


def paid(place: int, seat: str = "1") -> list[c.Command]:
    there = number(place)
    life = [c.IssueTicket(there), c.HoldTicket("2", there), c.PayTicket("2", there)]
    return [reserved(place, seat), *life]


@pytest.fixture
def table(crown: RuleBook) -> TableStory:
    """Number 1 is paid, 2 cancelled, 3 issued, and 4 being printed."""
    return TableStory(crown).tell(
        c.OpenTable(0),
        *map(c.Join, "123"),
        *paid(1),
        reserved(2),
        c.CancelTicket(number(2)),
        reserved(3),
        c.IssueTicket(number(3)),
        reserved(4),
    )


def archive(*places: int) -> c.ArchiveTickets:
    return c.ArchiveTickets(tuple(map(number, places)))


def test_what_is_paid_or_cancelled_leaves_and_is_never_paid_again(table: TableStory) -> None:
    table.tell(archive(1, 2))
    assert [*table.state.tickets] == [number(3), number(4)]
    for command in (c.HoldTicket, c.PayTicket, c.ReleaseTicket):
        assert table.refuses(command("3", number(1))) is Reason.TICKET_PAID
        assert table.refuses(command("3", number(2))) is Reason.TICKET_NOT_ISSUED
    assert table.refuses(c.IssueTicket(number(2))) is Reason.TICKET_NOT_ISSUED
    for place in (1, 2):
        again = c.ReserveTicket("another", "1", number(place), 500, EXPIRES_MS)
        assert table.refuses(again) is Reason.KEY_REUSED


def test_what_is_owed_stays(table: TableStory) -> None:
    for place in (3, 4, 5):
        assert table.refuses(archive(place)) is Reason.NOT_DUE
    almost_ms = EXPIRES_MS + EXPIRED_KEPT_MS - 1
    assert table.refuses(archive(3), now_ms=almost_ms) is Reason.NOT_DUE
    table.tell(c.HoldTicket("2", number(3)))
    assert table.refuses(archive(3), now_ms=almost_ms + 1) is Reason.NOT_DUE
    assert table.refuses(archive(1, 3)) is Reason.NOT_DUE  # all of them, or none


def test_what_is_long_expired_leaves(table: TableStory) -> None:
    table.tell(archive(1))
    table.tell(archive(3), now_ms=EXPIRES_MS + EXPIRED_KEPT_MS)
    assert number(3) not in table.state.tickets
    assert not table.state.spent  # and those of its day go with it
    assert table.refuses(c.HoldTicket("2", number(3))) is Reason.UNKNOWN_TICKET


def test_the_last_of_a_seat_stays_for_a_terminal_that_was_away(crown: RuleBook) -> None:
    table = TableStory(crown).tell(c.OpenTable(0), *map(c.Join, "12"), *paid(1))
    assert table.refuses(archive(1)) is Reason.NOT_DUE
    table.tell(*paid(2, seat="2"))
    assert table.refuses(archive(1)) is Reason.NOT_DUE
    table.tell(reserved(3), archive(1))


def test_no_more_at_once_than_a_fact_should_hold(table: TableStory) -> None:
    many = tuple(map(number, range(ARCHIVED_MAX + 1)))
    assert table.refuses(c.ArchiveTickets(many)) is Reason.NOT_DUE
    assert table.refuses(c.ArchiveTickets(())) is Reason.NOT_DUE
    assert table.refuses(archive(1, 1)) is Reason.KEY_REUSED


def test_a_terminal_cannot_bring_a_spent_number_back_in_a_recovery(table: TableStory) -> None:
    table.tell(archive(1, 2), c.BeginRecovery())
    assert table.refuses(archive(3)) is Reason.RECOVERING
    for status in (TicketStatus.ISSUED, TicketStatus.PAID, TicketStatus.RESERVED):
        told = c.RecoverTicket(number(1), "3", 500, 2 * EXPIRES_MS, status)
        assert table.decide(told) == ()
    told = c.RecoverTicket(number(2), "3", 500, 2 * EXPIRES_MS, TicketStatus.ISSUED)
    (case,) = table.decide(told)
    assert isinstance(case, f.CaseOpened)
    told = c.RecoverTicket(number(2), "3", 500, 2 * EXPIRES_MS, TicketStatus.RESERVED)
    assert table.decide(told) == ()


def test_spent_numbers_are_in_a_snapshot(table: TableStory) -> None:
    table.tell(archive(1, 2))
    back = decode_state(f.Role.TABLE, encode_state(table.state))
    assert isinstance(back, Table)
    assert back == table.state
    assert spent_as(back.spent, number(1)) is TicketStatus.PAID
    assert spent_as(back.spent, number(2)) is TicketStatus.CANCELLED


def test_only_the_very_number_is_spent() -> None:
    """Also the first and the last that there are, and among many."""
    known = {"0" * 18: TicketStatus.PAID, "9" * 18: TicketStatus.CANCELLED}
    known |= {number(7 * place): TicketStatus.PAID for place in range(2, 500)}
    spent = with_spent({}, [], 0)
    for told, status in known.items():
        ticket = Ticket("", "1", 500, DAY_MS * (len(told) % 3 + 5), status)
        spent = with_spent(spent, [(told, ticket)], 0)
    assert {told: spent_as(spent, told) for told in known} == known
    for other in (number(1), number(15), "9" * 17 + "8", "", "x" * 18, "9" * 19, "\uff17" * 18):
        assert spent_as(spent, other) is None


def test_a_floor_that_lies_brings_no_spent_number_back(table: TableStory) -> None:
    table.tell(archive(1, 2))
    for place in (1, 2):
        assert table.refuses(c.SeekTicket("k", number(place), "3")) is Reason.TICKET_PAID
    table.tell(c.SeekTicket("k", number(9), "3"))  # another table's, for all that is known here
    vouched = c.VouchTicket("k", number(9), "3", 500, EXPIRES_MS, "Table 8")
    table.tell(vouched, c.PayTicket("3", number(9)))
    table.tell(c.SeekTicket("l", number(10), "3"))
    table.tell(c.VouchTicket("l", number(10), "3", 500, EXPIRES_MS, "Table 8"), archive(9))
    assert table.refuses(c.SeekTicket("m", number(9), "2")) is Reason.TICKET_PAID
    assert table.refuses(c.HoldTicket("2", number(9))) is Reason.TICKET_PAID


def test_what_was_asked_for_before_it_left_is_not_vouched_for(table: TableStory) -> None:
    table.tell(c.SeekTicket("k", number(9), "3"), c.SeekTicket("l", number(10), "2"))
    spent = with_spent({}, [(number(9), Ticket("", "", 500, EXPIRES_MS, TicketStatus.PAID))], 0)
    table.state = replace(table.state, spent=spent)
    vouched = c.VouchTicket("k", number(9), "3", 500, EXPIRES_MS, "Table 8")
    assert table.refuses(vouched) is Reason.TICKET_PAID
