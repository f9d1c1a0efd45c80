from fractions import Fraction

import pytest

from kiosk.resources import rulebook_file
from kiosk.rules.limits import Limit, close, place
from kiosk.rules.paytable import UnknownWagerError
from kiosk.rules.rulebook import RuleBook, load
from kiosk.rules.settlement import settle_spread, void
from kiosk.rules.spread import aligned, spread_sum
from kiosk.rules.wagers import Kind
from tests.conftest import BOOKS

BOOK = BOOKS["crown-double-zero"]


@pytest.mark.parametrize("table", BOOK.spread_tables)
def test_the_options_of_a_table_leave_no_sum_out(table: str) -> None:
    """S3 3.44."""
    ranges = [wager.sums or (1, 0) for wager in BOOK.spread_of(table)]
    assert len(ranges) == 7
    for total in range(73):
        assert sum(low <= total <= high for low, high in ranges) == 1


def test_a_zero_counts_nothing() -> None:
    assert spread_sum(wheel="00", simulated="0") == 0
    assert spread_sum(wheel="36", simulated="36") == 72


def test_both_wheels_on_a_zero_pay_320_to_1() -> None:
    """S3 3.43(a), 3.43(b)."""
    stakes = {"spread:1:0-00": 100}
    won = settle_spread(BOOK.spread_wagers, stakes, wheel="0", simulated="00")
    assert (won.winnings_cents, won.returned_cents) == (32_000, 100)
    lost = settle_spread(BOOK.spread_wagers, stakes, wheel="0", simulated="1")
    assert lost.credited_cents == 0


def test_a_malfunction_gives_the_stake_back() -> None:
    """S3 6.21."""
    assert void({"spread:1:0-00": 700}).credited_cents == 700


def test_the_second_number_is_the_one_in_line_with_the_ball() -> None:
    """S3 4.2(c): the inner ring is turned by so many pockets, and the ball points at both."""
    order = BOOK.wheel.order
    assert aligned(order, "17", 0) == "17"
    assert aligned(order, "0", 1) == order[1] == "00"
    assert aligned(order, order[-1], 1) == order[0]
    for outer in order:
        assert {aligned(order, outer, ring) for ring in range(38)} == {*order}


def test_edges_and_ways_are_those_of_the_wheel_pair() -> None:
    assert BOOK.ways_of("spread:1:0-00") == 4
    assert BOOK.ways_of("spread:1:40-57") == 441
    assert BOOK.edge_of("spread:1:0-00") == Fraction(40, 361)
    assert BOOK.edge_of("spread:1:40-57") == 1 - Fraction(441 * 3, 1444)
    for table in BOOK.spread_tables:
        assert sum(BOOK.ways_of(wager.id) for wager in BOOK.spread_of(table)) == 38 * 38


def test_an_unknown_table_or_option_is_named() -> None:
    with pytest.raises(ValueError, match="'9'"):
        BOOK.spread_table("9")
    with pytest.raises(UnknownWagerError, match="spread:1:73"):
        BOOK.wager("spread:1:73")
    with pytest.raises(UnknownWagerError, match="spread:1:73"):
        settle_spread(BOOK.spread_wagers, {"spread:1:73": 1}, wheel="0", simulated="0")


def _selected(text: str = "", **changes: str) -> RuleBook:
    told = rulebook_file(BOOK.id).read_text(encoding="utf-8")
    told = told.replace('# selected = "1"', 'selected = "1"')
    for old, new in changes.items():
        told = told.replace(old, new)
    return load(told.replace("# aggregate_maximum_cents = 500000", text), "book.toml")


def test_a_selected_table_has_limits_of_its_own() -> None:
    book = _selected()
    limits = book.limits.kinds[Kind.SPREAD]
    assert (limits.minimum_cents, limits.maximum_cents, limits.unit_cents) == (100, 10_000, 100)
    placed = place(book.limits, {}, "spread:1:40-57", 20_050, balance_cents=90_000)
    assert (placed.shown_cents, placed.cuts[0].limit) == (10_000, Limit.MAXIMUM)
    assert Kind.SPREAD not in BOOK.limits.kinds, "nothing is selected"


def test_spread_bets_are_no_part_of_the_aggregate_unless_the_book_says_so() -> None:
    book = _selected("aggregate_minimum_cents = 1000\naggregate_maximum_cents = 5000")
    slip = {"straight:17": 500, "spread:1:40-57": 4_000}
    beside = place(book.limits, slip, "spread:1:0-00", 4_000, balance_cents=90_000)
    assert not beside.cuts
    closed = close(book.limits, slip, balance_cents=90_000)
    assert closed.accepted == {"spread:1:40-57": 4_000}, "500 is below the minimum outlay"

    counted = _selected(
        "aggregate_minimum_cents = 1000\naggregate_maximum_cents = 5000",
        **{"in_aggregate = false": "in_aggregate = true"},
    )
    assert close(counted.limits, slip, balance_cents=90_000).accepted == slip
    cut = place(counted.limits, slip, "spread:1:0-00", 4_000, balance_cents=90_000)
    assert cut.shown_cents == 500
    assert cut.cuts[0].limit is Limit.AGGREGATE_MAXIMUM


def test_the_rules_are_told_of_the_table_that_is_selected() -> None:
    assert BOOK.offering("") is BOOK
    offered = BOOK.offering("3").terms.spread_bet
    assert offered is not None
    assert offered.selected == "3"
