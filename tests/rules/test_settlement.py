import pytest

from kiosk.rules.paytable import UnknownPocketError, UnknownWagerError
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.settlement import settle, void
from tests.conftest import BOOKS


def test_winners_earn_their_odds_and_their_stake_is_theirs(crown: RuleBook) -> None:
    """S3 3.11(a), 3.12, 3.13(a), 3.14, 4.7(b)."""
    result = settle(crown.table, {"straight:17": 500, "red": 1000, "split:14/17": 200}, "17")
    assert result.won == {"straight:17": 17_500, "split:14/17": 3400}
    assert result.lost == {"red": 1000}
    assert (result.winnings_cents, result.returned_cents) == (20_900, 700)
    assert result.credited_cents == 21_600


@pytest.mark.parametrize("zero", ["0", "00", "000"])
def test_a_zero_pays_only_what_covers_that_very_zero(zero: str) -> None:
    """S2 3.8."""
    book = BOOKS["rws-triple-zero"]
    everything = dict.fromkeys(book.wagers, 100)
    winners = settle(book.table, everything, zero).won
    assert set(winners) == {w.id for w in book.wagers.values() if zero in w.numbers}
    assert not {"red", "even", "low", "dozen:1", "column:1"} & winners.keys()


def test_a_void_round_gives_everything_back(book: RuleBook) -> None:
    stakes = dict.fromkeys(book.wagers, 300)
    result = void(stakes)
    assert result.credited_cents == 300 * len(stakes)
    assert (dict(result.won), result.lost) == ({}, {})
    assert book.deducted_next_open_cents(result) == 0


def test_winners_ride_only_where_the_rule_book_says_so(book: RuleBook) -> None:
    """S0 8.7.1(d)."""
    result = settle(book.table, {"red": 500, "straight:18": 100}, "18")
    rides = book.id == "rapid-single-zero"
    assert book.deducted_next_open_cents(result) == (600 if rides else 0)


def test_a_promotional_stake_is_spent_but_its_win_is_paid() -> None:
    """S4 1.1 casino promotional token or voucher."""
    book = BOOKS["nsw-single-zero"]
    result = settle(book.table, {"red": 500, "odd": 500}, "19", promotional={"red"})
    assert (result.winnings_cents, result.returned_cents) == (1000, 500)


def test_a_stake_on_no_wager_is_refused_by_name(crown: RuleBook) -> None:
    with pytest.raises(UnknownWagerError, match="split:1/36"):
        settle(crown.table, {"red": 100, "split:1/36": 100}, "0")


def test_an_outcome_off_the_wheel_is_refused_by_name(crown: RuleBook) -> None:
    with pytest.raises(UnknownPocketError, match="'00'"):
        settle(crown.table, {"red": 100}, "00")


def test_sums_beyond_32_bits_are_exact(crown: RuleBook) -> None:
    assert settle(crown.table, {"straight:0": 10**12 + 1}, "0").winnings_cents == 35 * (10**12 + 1)
