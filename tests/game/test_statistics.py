"""Counts against cases that were counted by hand, ranges against sums that were made by hand."""

from fractions import Fraction
from math import comb

import pytest

from kiosk.game.statistics import WINDOW, covered, ordinary_range, statistics
from kiosk.rules.layout import BOXES
from kiosk.rules.rulebook import RuleBook
from tests.conftest import BOOKS

# Newest first, with a void round among them.
EVENING = ["17", "32", None, "15", "0", "17", "26", "3", "8", "17"]


def test_an_evening_counted_by_hand(crown: RuleBook) -> None:
    counted = statistics(crown, EVENING)
    assert counted.spins == 9
    assert {p: t.times for p, t in counted.pockets.items() if t.times} == {
        "17": 3,
        **dict.fromkeys(("32", "15", "0", "26", "3", "8"), 1),
    }
    assert {box: tally.times for box, tally in counted.boxes.items()} == {
        "red": 2,  # 32 3
        "black": 6,  # 17 15 17 26 8 17
        "green": 1,
        "even": 3,  # 32 26 8
        "odd": 5,
        "low": 6,  # 17 15 17 3 8 17
        "high": 2,
        "dozen:1": 2,  # 3 8
        "dozen:2": 4,  # 17 15 17 17
        "dozen:3": 2,  # 32 26
        "column:1": 0,
        "column:2": 6,  # 17 32 17 26 8 17
        "column:3": 2,  # 15 3
    }
    assert {sector: tally.times for sector, tally in counted.sectors.items()} == {
        "tier": 1,  # 8
        "orphelins": 3,  # 17 17 17
        "grand-series": 5,  # 32 15 0 26 3
        "zero-game": 5,  # 32 15 0 26 3
    }


def test_the_chance_of_sectors_is_the_share_of_the_wheel(crown: RuleBook) -> None:
    chances = {name: t.chance for name, t in statistics(crown, []).sectors.items()}
    assert chances == {
        "tier": Fraction(12, 37),
        "orphelins": Fraction(8, 37),
        "grand-series": Fraction(17, 37),
        "zero-game": Fraction(7, 37),
    }
    tier = next(a for a in crown.announced.values() if a.id == "tier")
    assert " ".join(covered(crown, tier)) == "27 13 36 11 30 8 23 10 5 24 16 33"


def test_most_and_least_often_are_ordered_by_count_and_then_by_time(crown: RuleBook) -> None:
    counted = statistics(crown, EVENING)
    assert counted.most_often(3) == ["17", "32", "15"]
    assert counted.most_often(50) == ["17", "32", "15", "0", "26", "3", "8"]
    assert counted.least_often(2) == ["19", "4"]  # as they lie on the wheel after 0 32 15
    everything = statistics(crown, [*crown.wheel.order, "5"])
    assert everything.most_often(2) == ["5", "0"]
    assert everything.least_often(2) == ["26", "3"]  # the longest ago of those that came once


def test_only_the_window_is_counted(crown: RuleBook) -> None:
    counted = statistics(crown, [None, *["0"] * WINDOW, *["36"] * 20])
    assert (counted.spins, counted.pockets["0"].times, counted.pockets["36"].times) == (100, 100, 0)


def test_before_the_first_spin_there_is_nothing_to_divide_by(crown: RuleBook) -> None:
    counted = statistics(crown, [])
    assert counted.spins == 0 and counted.most_often(5) == []
    red = counted.boxes["red"]
    assert (red.times, red.share, red.mean, red.ordinary) == (0, 0, 0, (0, 0))


def test_every_spin_is_in_one_of_each_group(book: RuleBook) -> None:
    counted = statistics(book, list(book.wheel.order))
    groups = (
        ("red", "black", "green"),
        ("even", "odd", "green"),
        ("low", "high", "green"),
        ("dozen:1", "dozen:2", "dozen:3", "green"),
        ("column:1", "column:2", "column:3", "green"),
    )
    for group in groups:
        assert sum(counted.boxes[box].times for box in group) == counted.spins, group
        assert sum(counted.boxes[box].chance for box in group) == 1, group


def test_boxes_hold_the_numbers_that_the_rule_book_pays(book: RuleBook) -> None:
    for wager in book.wagers.values():
        if wager.kind in BOXES:
            counted = statistics(book, wager.numbers)
            assert counted.boxes[wager.id].times == len(wager.numbers), wager.id


@pytest.mark.parametrize(
    ("spins", "chance", "expected"),
    [
        # One number of 37 in 100 spins. P(0) = (36/37)^100 = 6.5 %, so 0 is ordinary; at most 5
        # times 94.5 %, at most 6 times 98.0 %.
        (100, Fraction(1, 37), (0, 6)),
        # Two spins of a coin: 25 %, 50 %, 25 %.
        (2, Fraction(1, 2), (0, 2)),
        # Six: the ends have 1/64 = 1.6 % each, one more has 7/64.
        (6, Fraction(1, 2), (1, 5)),
        # Five: the ends have 1/32 = 3.1 % each.
        (5, Fraction(1, 2), (0, 5)),
        (0, Fraction(1, 37), (0, 0)),
        (7, Fraction(1), (7, 7)),
        (7, Fraction(0), (0, 0)),
    ],
)
def test_the_ordinary_range(spins: int, chance: Fraction, expected: tuple[int, int]) -> None:
    assert ordinary_range(spins, chance) == expected


@pytest.mark.parametrize("wheel", [37, 38, 39])
@pytest.mark.parametrize("pockets", [1, 2, 8, 12, 18])
def test_what_is_left_out_at_either_end_is_rare(wheel: int, pockets: int) -> None:
    """And nothing more could be left out, for 1 to 100 spins."""
    chance = Fraction(pockets, wheel)
    for spins in (1, 10, 37, 99, 100):
        low, high = ordinary_range(spins, chance)
        case = [comb(spins, k) * chance**k * (1 - chance) ** (spins - k) for k in range(spins + 1)]
        rare = Fraction(25, 1000)
        assert sum(case[:low]) <= rare < sum(case[: low + 1])
        assert sum(case[high + 1 :]) <= rare < sum(case[high:])


def test_books_without_sections_have_no_sectors() -> None:
    assert statistics(BOOKS["rapid-single-zero"], EVENING).sectors == {}
