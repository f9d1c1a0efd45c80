"""Limits that explain themselves: what was cut, by how much and by which clause."""

import pytest

from kiosk.rules.limits import (
    Cut,
    KindLimits,
    Limit,
    Limits,
    Returned,
    close,
    legacy,
    place,
)
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind
from tests.conftest import BOOKS

RAPID, CROWN = BOOKS["rapid-single-zero"].limits.law, BOOKS["crown-single-zero"].limits.law


def ten_to_hundred(book_law: object = RAPID, **aggregates: int) -> Limits:
    """Minimum 10, maximum 100, units of 5, in whole currency."""
    kind = KindLimits(minimum_cents=1000, maximum_cents=10_000, unit_cents=500)
    law = CROWN if book_law is CROWN else RAPID
    return Limits(law=law, kinds={Kind.STRAIGHT: kind, Kind.RED: kind}, **aggregates)


def test_a_wager_over_the_maximum_is_cut_to_it_and_says_so() -> None:
    """S0 8.5.3(b)."""
    placed = place(ten_to_hundred(), {"red": 9000}, "red", 5000, balance_cents=50_000)
    assert placed.shown_cents == 10_000
    assert placed.debited_cents == 1000
    assert placed.cuts == (Cut(Limit.MAXIMUM, 10_000, 4000, ("8.5.3(b)",)),)


def test_a_wager_between_units_is_cut_to_the_next_lowest() -> None:
    """S0 8.5.3(a)."""
    placed = place(ten_to_hundred(), {"red": 400}, "red", 900, balance_cents=50_000)
    assert (placed.shown_cents, placed.debited_cents, placed.refused_cents) == (1000, 600, 300)
    assert placed.cuts == (Cut(Limit.UNIT, 500, 300, ("8.5.3(a)",)),)


def test_the_aggregate_maximum_counts_the_whole_layout() -> None:
    """S0 8.5.3(c)."""
    limits = ten_to_hundred(aggregate_maximum_cents=12_000)
    placed = place(limits, {"red": 9000}, "straight:17", 5000, balance_cents=50_000)
    assert placed.shown_cents == 3000
    assert placed.cuts == (Cut(Limit.AGGREGATE_MAXIMUM, 12_000, 2000, ("8.5.3(c)",)),)


def test_credit_is_a_ceiling_and_then_the_unit_cuts_the_rest() -> None:
    """S0 8.4.6."""
    placed = place(ten_to_hundred(), {}, "red", 2500, balance_cents=1700)
    assert placed.shown_cents == 1500
    assert placed.cuts == (
        Cut(Limit.BALANCE, 1700, 800, ("8.4.6",)),
        Cut(Limit.UNIT, 500, 200, ("8.5.3(a)",)),
    )


def test_nothing_is_cut_down_into_a_wager_below_the_minimum() -> None:
    placed = place(ten_to_hundred(), {"red": 300}, "red", 2500, balance_cents=500)
    assert placed.shown_cents == 300
    assert placed.cuts == (Cut(Limit.BALANCE, 500, 2500, ("8.4.6",)),)
    assert placed.held


def test_a_wager_below_the_minimum_waits_and_goes_back_at_the_close() -> None:
    """S0 8.5.2, S3 6.19(a)."""
    placed = place(ten_to_hundred(), {}, "red", 300, balance_cents=5000)
    assert (placed.shown_cents, placed.cuts, placed.held) == (300, (), True)
    closing = close(ten_to_hundred(), {"red": 300, "straight:17": 1000}, balance_cents=3700)
    assert closing.accepted == {"straight:17": 1000}
    assert closing.returned == (Returned("red", 300, Limit.MINIMUM, 1000, ("8.5.2",)),)


def test_an_aggregate_below_the_minimum_goes_back_whole() -> None:
    """S0 8.5.4, S3 6.20."""
    limits = ten_to_hundred(CROWN, aggregate_minimum_cents=5000)
    closing = close(limits, {"red": 2000, "straight:17": 1000}, balance_cents=9000)
    assert closing.accepted == {}
    assert closing.credited_cents == 3000
    assert {back.clauses for back in closing.returned} == {("6.20", "7.2")}


@pytest.mark.parametrize(("law", "accepted"), [(CROWN, {"red": 2000}), (RAPID, {})])
def test_only_perth_lets_a_short_stack_play_its_rest(law: object, accepted: dict[str, int]) -> None:
    """S3 7.9; S0 has no such exception."""
    limits = ten_to_hundred(law, aggregate_minimum_cents=5000)
    closing = close(limits, {"red": 2000}, balance_cents=1000)
    assert closing.accepted == accepted
    assert closing.short_stack is (law is CROWN)


def test_funds_equal_to_the_outlay_are_not_a_short_stack() -> None:
    limits = ten_to_hundred(CROWN, aggregate_minimum_cents=5000)
    assert close(limits, {"red": 2000}, balance_cents=3000).accepted == {}


def test_a_legacy_seat_keeps_its_minimum_and_units_under_the_new_maximum() -> None:
    """S3 7.4: minimum wager and betting units; the maximum is the table's."""
    now = Limits(
        law=CROWN,
        kinds={
            Kind.STRAIGHT: KindLimits(minimum_cents=2500, maximum_cents=20_000, unit_cents=2500)
        },
        aggregate_minimum_cents=5000,
    )
    seat = legacy(ten_to_hundred(CROWN), now)
    assert seat.kinds[Kind.STRAIGHT] == KindLimits(
        minimum_cents=1000, maximum_cents=20_000, unit_cents=500
    )
    assert seat.aggregate_minimum_cents == 5000


def test_a_legacy_minimum_above_the_new_maximum_gives_way() -> None:
    low = KindLimits(minimum_cents=100, maximum_cents=900)
    now = Limits(law=CROWN, kinds={Kind.STRAIGHT: low})
    assert legacy(ten_to_hundred(CROWN), now).kinds[Kind.STRAIGHT] == low


@pytest.mark.parametrize("cents", [0, -100])
def test_a_touch_adds_something(rapid: RuleBook, cents: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        place(rapid.limits, {}, "red", cents, balance_cents=1000)


def test_a_wager_without_limits_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no limits are set for dozen"):
        place(ten_to_hundred(), {}, "dozen:1", 1000, balance_cents=1000)


@pytest.mark.parametrize("unit_cents", [None, 1, 300, 500])
def test_a_wager_is_permitted_if_it_is_the_largest_permitted_one_up_to_itself(
    unit_cents: int | None,
) -> None:
    kind = KindLimits(minimum_cents=1000, maximum_cents=2600, unit_cents=unit_cents)
    amounts = range(-1, 3000)
    assert [c for c in amounts if kind.permits(c)] == [
        c for c in amounts if c > 0 and kind.permitted_at_most(c) == c
    ]


def test_the_first_wager_outside_its_limits_is_named() -> None:
    limits = ten_to_hundred()
    assert limits.not_permitted({"red": 1500, "straight:7": 1000}) is None
    assert limits.not_permitted({"red": 1500, "straight:7": 999, "straight:8": 1}) == "straight:7"
