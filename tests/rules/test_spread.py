from fractions import Fraction

import pytest

from kiosk.rules.spread import settle_spread, spread_edge, spread_sum, void_spread
from tests.conftest import BOOKS

BOOK = BOOKS["crown-double-zero"]


@pytest.mark.parametrize("table", BOOK.spread_tables)
def test_the_options_of_a_table_leave_no_sum_out(table: str) -> None:
    options = BOOK.spread_tables[table].options
    for total in range(73):
        assert sum(option.covers(total) for option in options) == 1


def test_a_zero_counts_nothing() -> None:
    assert spread_sum(wheel="00", simulated="0") == 0
    assert spread_sum(wheel="36", simulated="36") == 72


def test_both_wheels_on_a_zero_pay_320_to_1() -> None:
    option = BOOK.spread_table("1").option("0-00")
    assert settle_spread(option, 100, wheel="0", simulated="00").winnings_cents == 32_000
    assert settle_spread(option, 100, wheel="0", simulated="1").credited_cents == 0


def test_a_malfunction_gives_the_stake_back() -> None:
    """S3 6.21."""
    assert void_spread(700).credited_cents == 700


def test_edges_differ_with_the_wheel_pair() -> None:
    option = BOOK.spread_table("1").option("0-00")
    assert spread_edge(option, BOOK.wheel.order) == Fraction(40, 361)
    assert spread_edge(option, BOOKS["crown-single-zero"].wheel.order) == Fraction(1048, 1369)


def test_an_unknown_table_or_option_is_named() -> None:
    with pytest.raises(ValueError, match="'9'"):
        BOOK.spread_table("9")
    with pytest.raises(ValueError, match="'73'"):
        BOOK.spread_table("1").option("73")
