"""A part of the credit is paid by hand, and the player plays on with the rest."""

import pytest

from kiosk.game.funds.table import has_cents
from kiosk.game.given import Given
from kiosk.game.money import MoneyPlace
from kiosk.game.reconcile import orders, standing_of
from kiosk.game.refusal import Reason, Refused
from kiosk.game.staff.facts import StaffRole, StaffRules
from kiosk.game.staff.table import authorise
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay
from tests.game.floor import Floor
from tests.game.stories import TableStory

RULES = StaffRules(
    dealer_cents=100_000,
    supervisor_cents=100_000,
    hand_pay_cents=5000,
    most_cents=10_000_000,
    change_wait_ms=0,
)


def paying(book: RuleBook, part_cents: int) -> Floor:
    """Of a credit of 50.00."""
    floor = Floor(book, seats=1, seed=1)
    floor.seats["1"].tell(ats.StackNote("note", 5000), ats.CashOut(CashOutWay.ATTENDANT, "out"))
    floor.table.tell(sgc.HandPay("1", part_cents, part=True))
    return floor


def test_the_rest_stays_and_the_account_open(crown: RuleBook) -> None:
    floor = paying(crown, 2000)
    (order,) = orders(floor.table.state, standing_of(floor.seats["1"].state), key="k")
    floor.seats["1"].tell(order, order)
    state = floor.seats["1"].state
    assert (state.money[MoneyPlace.HAND_PAID], state.credit_cents) == (2000, 3000)
    assert state.account.open and not state.payments.attendant_called
    floor.exchange()
    assert floor.table.state.due == {}
    assert floor.table.state.takings.seats["1"].hand_paid_cents == 2000


def test_it_is_paid_while_bets_lie_on_the_cloth(crown: RuleBook) -> None:
    floor = Floor(crown, seats=1, seed=1)
    floor.seats["1"].tell(ats.StackNote("note", 5000))
    floor.table.tell(sgc.OpenRound(60))
    floor.exchange()
    floor.seats["1"].tell(ats.PlaceChip("red", 1000))
    floor.table.tell(sgc.HandPay("1", 2000, part=True))
    floor.exchange()
    state = floor.seats["1"].state
    assert (state.money[MoneyPlace.HAND_PAID], state.money[MoneyPlace.STAKE]) == (2000, 1000)
    assert state.credit_cents == 2000


@pytest.mark.parametrize("cents", [5000, 5001])
def test_the_whole_is_no_part(crown: RuleBook, cents: int) -> None:
    """Whoever is paid all has left: that is another order. Nothing has moved."""
    floor = paying(crown, cents)
    floor.exchange()
    state = floor.seats["1"].state
    assert (state.money[MoneyPlace.HAND_PAID], state.credit_cents) == (0, 5000)
    assert floor.table.state.due == {}
    assert floor.table.state.seats["1"].parts_cents == 0


@pytest.mark.parametrize("cents", [0, -100])
def test_a_part_is_an_amount(crown: RuleBook, cents: int) -> None:
    """Also by the word of a table that lies."""
    floor = Floor(crown, seats=1, seed=1)
    assert floor.table.refuses(sgc.HandPay("1", cents, part=True)) is Reason.BAD_AMOUNT
    terminal = floor.seats["1"].tell(ats.StackNote("note", 5000))
    assert terminal.refuses(ats.HandPay("k", "ann", cents, part=True)) is Reason.BAD_AMOUNT
    assert terminal.refuses(ats.HandPay("k", "ann", None, part=True)) is Reason.BAD_AMOUNT


def house(book: RuleBook) -> TableStory:
    table = TableStory(book)
    for name in ("ann", "bob"):
        table.tell(sgc.EnrolStaff(name, StaffRole.SUPERVISOR, "ab", "cd"), who="ann")
    table.tell(sgc.SetStaffRules(RULES), sgc.SetPaperLimits(1_000_000, (10_000,)), sgc.Join("1"))
    return table.tell(
        sgc.TellFunds("1", 0), sgc.SetPlaying("1", True), sgc.TellNotes("1", {10_000: 5})
    )


def needs_two(table: TableStory, command: sgc.HandPay) -> bool:
    try:
        authorise(table.state, command, Given("ann", 0, "key"))
    except Refused as refused:
        assert refused.refusal.reason is Reason.SECOND_PERSON
        return True
    return False


def test_nobody_pays_much_alone_in_small_parts(crown: RuleBook) -> None:
    """Parts of one player's credit add up, and the whole that follows adds to them."""
    table = house(crown)
    assert not needs_two(table, sgc.HandPay("1", 3000, part=True))
    table.decide(sgc.HandPay("1", 3000, part=True), key="first")
    assert has_cents(crown, table.state, "1") == 47_000
    assert not needs_two(table, sgc.HandPay("1", 2000, part=True))
    assert needs_two(table, sgc.HandPay("1", 2001, part=True))
    assert needs_two(table, sgc.HandPay("1", 2001))
    table.tell(sgc.AnswerPayment("1", "first", False, "busy"))
    assert not needs_two(table, sgc.HandPay("1", 5000))
    table.decide(sgc.HandPay("1", 5000, part=True), key="second")
    table.tell(sgc.AnswerPayment("1", "second", True))
    assert needs_two(table, sgc.HandPay("1", 1, part=True))
    table.tell(sgc.SetPlaying("1", False), sgc.SetPlaying("1", True))
    assert not needs_two(table, sgc.HandPay("1", 5000))
