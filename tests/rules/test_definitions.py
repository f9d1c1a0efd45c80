"""What the areas of the layout cover, as the documents define them and not as the engine does."""

import pytest

from kiosk.rules.pockets import Colour, colour
from kiosk.rules.rulebook import RuleBook
from tests.conftest import BOOKS

CROWN = [BOOKS["crown-single-zero"], BOOKS["crown-double-zero"]]
RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
NUMBERS = set(range(1, 37))
AREAS = {
    "red": RED,
    "black": NUMBERS - RED,
    "even": set(range(2, 37, 2)),
    "odd": set(range(1, 37, 2)),
    "low": set(range(1, 19)),
    "high": set(range(19, 37)),
    "dozen:1": set(range(1, 13)),
    "dozen:2": set(range(13, 25)),
    "dozen:3": set(range(25, 37)),
    "column:1": set(range(1, 37, 3)),
    "column:2": set(range(2, 37, 3)),
    "column:3": set(range(3, 37, 3)),
}


@pytest.mark.parametrize("book", CROWN, ids=lambda book: book.id)
@pytest.mark.parametrize("area", AREAS)
def test_an_area_covers_its_numbers_and_no_zero(book: RuleBook, area: str) -> None:
    """S3 1.1 Black, 1.1 Column, 1.1 Dozen, 1.1 Even, 1.1 High, 1.1 Low, 1.1 Odd, 1.1 Red,
    3.23, 3.26."""
    assert set(book.wagers[area].numbers) == {str(number) for number in AREAS[area]}


@pytest.mark.parametrize("book", CROWN, ids=lambda book: book.id)
def test_a_combination_covers_as_many_numbers_as_its_name_says(book: RuleBook) -> None:
    """S3 1.1 Combination Bets, 1.1 Corner, 1.1 Five-line, 1.1 Six-line, 1.1 Split, 1.1 Straight Up,
    1.1 Street."""
    many = {"straight": 1, "split": 2, "street": 3, "corner": 4, "five-line": 5, "six-line": 6}
    found = {wager.kind.value for wager in book.wagers.values()} & many.keys()
    assert found == (many.keys() if "00" in book.wheel.order else many.keys() - {"five-line"})
    for wager in book.wagers.values():
        assert len(wager.numbers) == many.get(wager.kind.value, len(wager.numbers)), wager.id


def test_every_zero_is_a_number_of_its_own_and_green() -> None:
    """S3 1.1 Double Zero, 1.1 Green, 1.1 Number, 1.1 Zero, S4 1.1 zero."""
    for name, zeros in (
        ("crown-single-zero", ["0"]),
        ("crown-double-zero", ["0", "00"]),
        ("nsw-single-zero", ["0"]),
    ):
        book = BOOKS[name]
        assert sorted(set(book.wheel.order) - {str(n) for n in NUMBERS}) == zeros
        assert all(colour(zero) is Colour.GREEN for zero in zeros)
        assert all(book.wagers[f"straight:{zero}"].numbers == (zero,) for zero in zeros)
        assert "green" not in book.wagers or list(book.wagers["green"].numbers) == zeros
