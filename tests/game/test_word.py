"""A table that lost facts takes a terminal's word for money, and only for so much of it."""

import pytest

from kiosk.game import facts as f
from kiosk.game.funds.table import has_cents
from kiosk.game.recovery.table import CASES, CASES_MAX
from kiosk.game.recovery.word import MORE_THAN_ITS_WORD
from kiosk.game.refusal import Reason
from kiosk.game.round.state import SlipStatus
from kiosk.game.staff.facts import StaffRole, StaffRules
from kiosk.game.staff.table import cents_of, needs_two
from kiosk.game.table import commands as c
from kiosk.game.tickets.state import TicketStatus
from kiosk.rules.rulebook import RuleBook
from tests.game.stories import TableStory

ALONE_CENTS = 50_000
RULES = StaffRules(
    dealer_cents=20_000,
    supervisor_cents=ALONE_CENTS,
    hand_pay_cents=20_000,
    most_cents=10**8,
    change_wait_ms=0,
)
TICKET_CENTS = 10_000


def recovering(crown: RuleBook) -> TableStory:
    """Of seat 1 the table still knows 100.00 in notes."""
    told = TableStory(crown).tell(c.SetPaperLimits(TICKET_CENTS, (5000,)))
    for seat in ("1", "2", "3"):
        told.tell(c.Join(seat), c.TellFunds(seat, 0))
    told.tell(c.TellNotes("1", {5000: 2}), c.SetPlaying("1", True), c.SetStaffRules(RULES))
    return told.tell(c.BeginRecovery())


def tell_tickets(
    told: TableStory, count: int, seat: str = "1", status: TicketStatus = TicketStatus.ISSUED
) -> list[str]:
    numbers = [f"{seat}{n:017}" for n in range(count)]
    told.tell(*(c.RecoverTicket(n, seat, TICKET_CENTS, 10**9, status) for n in numbers))
    return numbers


def ended(told: TableStory, cents: int, seat: str = "1") -> TableStory:
    """The terminal has told all, and what it has; and so has everybody."""
    told.tell(c.RecoverSeat(seat), c.TellFunds(seat, cents, {5000: 2}), c.EndRecovery())
    return told.tell(c.OpenTable(0))


def pays(told: TableStory, number: str, seat: str = "2") -> bool:
    ticket = told.state.tickets[number]
    hold = c.HoldTicket(seat, number)
    if ticket.status is TicketStatus.ISSUED and ticket.word != "doubted":
        return bool(told.decide(hold))
    assert told.refuses(hold) is Reason.TICKET_WITHHELD
    return False


def doubt(told: TableStory) -> f.CaseOpened | None:
    opened = [x for x in told.facts if isinstance(x, f.CaseOpened) and x.what in CASES]
    return next((case for case in opened if case.what == MORE_THAN_ITS_WORD), None)


def test_its_word_is_good_for_what_the_table_knew_and_one_supervisor_may_order(
    crown: RuleBook,
) -> None:
    told = recovering(crown)
    numbers = tell_tickets(told, 5)
    ended(told, 10_000)
    assert doubt(told) is None
    assert all(pays(told, number) for number in numbers)
    assert has_cents(crown, told.state, "1") == 10_000


def test_above_that_nothing_is_paid_before_two_people_have_looked(crown: RuleBook) -> None:
    told = recovering(crown)
    numbers = tell_tickets(told, 6)
    ended(told, 10_000)
    case = doubt(told)
    assert case is not None
    assert (case.seat, case.cents) == ("1", 6 * TICKET_CENTS + 10_000)
    assert not any(pays(told, number) for number in numbers)
    right = c.CloseCase(case.case, "its records are right", pay=True)
    assert needs_two(RULES, StaffRole.SUPERVISOR, right, cents_of(told.state, right))
    told.tell(right)
    assert all(pays(told, number) for number in numbers)


def test_what_staff_do_not_believe_is_never_paid(crown: RuleBook) -> None:
    told = recovering(crown)
    numbers = tell_tickets(told, 6)
    ended(told, 2**50)
    case = doubt(told)
    assert case is not None
    told.tell(c.CloseCase(case.case, "invented", pay=False))
    assert not any(pays(told, number) for number in numbers)
    assert has_cents(crown, told.state, "1") == 10_000


@pytest.mark.parametrize("pay", [False, True])
def test_money_at_the_terminal_is_its_word_too(crown: RuleBook, pay: bool) -> None:
    told = recovering(crown)
    ended(told, 10_000 + ALONE_CENTS + 1)
    case = doubt(told)
    assert case is not None
    ticket = c.ReserveTicket("out", "1", "9" * 18, 10_000, 10**9)
    too_much = c.ReserveTicket("more", "1", "8" * 18, 1, 10**9)
    told.tell(ticket)
    assert told.refuses(too_much) is Reason.MORE_THAN_THERE
    told.tell(c.CloseCase(case.case, "looked", pay=pay))
    assert has_cents(crown, told.state, "1") == (ALONE_CENTS + 1 if pay else 0)


def test_who_tells_what_it_has_when_the_recovery_is_over_has_what_was_known(
    crown: RuleBook,
) -> None:
    told = recovering(crown).tell(c.RecoverSeat("1"), c.EndRecovery())
    told.tell(c.TellFunds("1", 2**50, {5000: 2}))
    assert has_cents(crown, told.state, "1") == 10_000


@pytest.mark.parametrize("status", [TicketStatus.HELD, TicketStatus.RESERVED])
def test_tickets_under_way_bring_no_money_to_it(crown: RuleBook, status: TicketStatus) -> None:
    told = recovering(crown)
    numbers = tell_tickets(told, 7, status=status)
    ended(told, 0)
    held = status is TicketStatus.HELD
    told.tell(*(c.PayTicket("1", n) if held else c.CancelTicket(n) for n in numbers))
    assert has_cents(crown, told.state, "1") == 0


def test_paper_that_another_terminal_has_in_its_box_is_owed_to_nobody(crown: RuleBook) -> None:
    told = recovering(crown)
    numbers = tell_tickets(told, 12)
    paid = [c.RecoverTicket(n, "2", TICKET_CENTS, 10**9, TicketStatus.PAID) for n in numbers[:10]]
    told.tell(*paid, c.RecoverSeat("2"))
    ended(told, 0)
    assert doubt(told) is None


def test_a_terminal_that_has_not_told_all_is_bound_by_it_as_well(crown: RuleBook) -> None:
    told = recovering(crown)
    numbers = tell_tickets(told, 6)
    told.tell(c.EndRecovery(), c.OpenTable(0))
    assert doubt(told) is not None
    assert not any(pays(told, number) for number in numbers)


def test_a_second_recovery_is_no_second_word(crown: RuleBook) -> None:
    told = recovering(crown)
    first = tell_tickets(told, 5)
    told.tell(c.EndRecovery(), c.BeginRecovery())
    tell_tickets(told, 6)
    told.tell(c.EndRecovery(), c.OpenTable(0))
    assert doubt(told) is not None
    assert not any(pays(told, number) for number in first)


def test_a_slip_that_would_be_paid_too_much_is_confirmed_by_staff(crown: RuleBook) -> None:
    told = recovering(crown)
    for seat in ("2", "3"):
        told.tell(c.RecoverRound(seat, 5, "17", 1, 500, 0), c.RecoverSeat(seat))
    told.tell(c.RecoverSeat("1", 5, "slip", {"straight:17": 5000}, {}, True), c.EndRecovery())
    assert told.state.round.kept[5].slips["1"].status is SlipStatus.IN_QUESTION
    assert doubt(told) is not None


def test_a_wager_that_there_is_not_is_told_by_nobody(crown: RuleBook) -> None:
    told = recovering(crown)
    assert told.refuses(c.RecoverSeat("1", 5, "slip", {"x": 500}, {})) is Reason.UNKNOWN_WAGER


def test_nobody_buries_the_others_cases(crown: RuleBook) -> None:
    told = recovering(crown)
    for n in range(100):
        above = c.RecoverTicket(f"{n:018}", "1", TICKET_CENTS + 1, 10**9, TicketStatus.ISSUED)
        told.tell(above)
    assert len(told.state.cases) == CASES_MAX


def test_a_journal_that_does_not_say_what_its_house_allowed_has_no_such_bound(
    crown: RuleBook,
) -> None:
    told = TableStory(crown).tell(c.Join("1"), c.BeginRecovery())
    tell_tickets(told, 100)
    told.tell(c.EndRecovery())
    assert told.state.cases == {}
