"""What players give to the dealer: gone from the credit, and in neither drop, payments nor win."""

import pytest

from kiosk.game import facts as f
from kiosk.game.funds.table import OVERDRAWN, has_cents
from kiosk.game.meters import Meters, count
from kiosk.game.money import MoneyPlace
from kiosk.game.refusal import Reason
from kiosk.game.staff.facts import StaffRole
from kiosk.game.table import commands as sgc
from kiosk.game.terminal import commands as ats
from kiosk.game.terminal.machine import apply, new_terminal
from kiosk.records.figures import NOTHING, figures_of
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import CashOutWay
from tests.game.floor import Floor


def house(book: RuleBook, most_cents: int = 2500) -> Floor:
    """A player with 50.00, and Cy deals."""
    floor = Floor(book, seats=1, seed=1)
    floor.table.tell(
        sgc.EnrolStaff("cy", StaffRole.DEALER, "ab", "cd"),
        sgc.AllowTips(most_cents),
        sgc.TellFunds("1", 0),
        sgc.ChangeDealer("cy"),
    )
    floor.seats["1"].tell(ats.StackNote("note", 5000))
    floor.exchange()
    return floor


def test_a_tip_is_gone_and_the_table_knows_for_whom(crown: RuleBook) -> None:
    floor = house(crown)
    floor.seats["1"].tell(ats.GiveTip(500, "tip"), ats.GiveTip(2500, "other"))
    floor.exchange()
    state, table = floor.seats["1"].state, floor.table.state
    assert (state.credit_cents, state.money[MoneyPlace.TIPPED]) == (2000, 3000)
    assert (table.seats["1"].tips_cents, has_cents(crown, table, "1")) == (3000, 2000)
    told = [fact for fact in floor.table.facts if isinstance(fact, f.SeatTipped)]
    assert [(fact.cents, fact.dealer) for fact in told] == [(3000, "cy")]
    assert not table.cases


def test_what_was_won_a_moment_ago_can_be_given(crown: RuleBook) -> None:
    """The table hears of the tip together with the settlement it was paid from."""
    floor = house(crown, most_cents=100_000)
    floor.table.tell(sgc.OpenRound(60))
    floor.exchange()
    floor.seats["1"].tell(ats.PlaceChip("straight:17", 5000))
    floor.table.tell(sgc.CloseRound())
    floor.exchange()
    floor.table.tell(sgc.EndGrace(), sgc.ConfirmResult("17"))
    floor.exchange()
    floor.seats["1"].tell(ats.GiveTip(100_000, "tip"))
    floor.exchange()
    assert not floor.table.state.cases
    assert has_cents(crown, floor.table.state, "1") == 36 * 5000 - 100_000


def test_meters_and_figures_count_it_apart(crown: RuleBook) -> None:
    floor = house(crown)
    story = floor.seats["1"].tell(ats.GiveTip(500, "tip"))
    state, figures, meters = new_terminal(crown, "1"), NOTHING, Meters()
    for fact in (x for x in story.facts if not isinstance(x, f.Begun)):
        before, state = state, apply(state, fact)
        figures += figures_of(fact, before, state) or NOTHING
        meters = count(meters, fact, before)
    assert (meters.tips_cents, meters.tips) == (figures.tips_cents, figures.tips) == (500, 1)
    assert (figures.drop_cents, figures.out_cents, figures.win_cents) == (5000, 0, 0)
    assert figures.change_cents == state.credit_cents == 4500


@pytest.mark.parametrize(
    ("cents", "reason"),
    [(0, Reason.BAD_AMOUNT), (-1, Reason.BAD_AMOUNT), (2501, Reason.BAD_AMOUNT)],
)
def test_it_is_an_amount_that_the_house_allows(crown: RuleBook, cents: int, reason: Reason) -> None:
    assert house(crown).seats["1"].refuses(ats.GiveTip(cents, "tip")) is reason


def test_it_is_refused_where_it_cannot_be(crown: RuleBook) -> None:
    seat = house(crown, most_cents=10_000).seats["1"]
    assert seat.refuses(ats.GiveTip(5001, "tip")) is Reason.NO_CREDIT
    assert house(crown, most_cents=0).seats["1"].refuses(ats.GiveTip(1, "t")) is (
        Reason.TIPS_NOT_TAKEN
    )
    seat.tell(ats.CashOut(CashOutWay.TICKET, "out"))
    assert seat.refuses(ats.GiveTip(1, "tip")) is Reason.PAYMENT_PENDING


def test_the_house_stops_taking_them(crown: RuleBook) -> None:
    floor = house(crown)
    floor.table.tell(sgc.AllowTips(0))
    floor.exchange()
    assert floor.seats["1"].refuses(ats.GiveTip(1, "tip")) is Reason.TIPS_NOT_TAKEN


def test_a_terminal_that_gives_what_it_cannot_have_is_looked_at(crown: RuleBook) -> None:
    floor = house(crown)
    kinds = [type(fact) for fact in floor.table.decide(sgc.TellTips("1", 5001))]
    assert kinds == [f.SeatTipped, f.CaseOpened, f.SeatLocked]
    assert floor.table.state.cases["funds 1"].what == OVERDRAWN
    assert floor.table.decide(sgc.TellTips("1", 5000)) == ()  # tips never become fewer


def test_another_machine_begins_anew(crown: RuleBook) -> None:
    floor = house(crown)
    floor.seats["1"].tell(ats.GiveTip(500, "tip"))
    floor.exchange()
    floor.table.tell(sgc.SetPlaying("1", False), sgc.ClearSeat("1"))
    assert floor.table.state.seats["1"].tips_cents == 0
