"""Meters hold the largest win there can be, whole, at every size."""

import pytest
from PySide6.QtQuick import QQuickItem

from kiosk.game.refusal import Refused
from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import LARGE, SMALL, Salon, house_of

CREDIT_CENTS = 99_999_999
LONG_BET_CENTS = 1_000_000


def largest_win(salon: Salon) -> str:
    """Every spot of the best number at its maximum, the dearest first."""
    book = salon.book

    def worth(pocket: str) -> int:
        return sum(
            wager.pays * book.limits.of(wager.id).maximum_cents
            for wager in book.wagers.values()
            if pocket in wager.numbers
        )

    best = max(book.wheel.order, key=worth)
    covering = [wager for wager in book.wagers.values() if best in wager.numbers]
    for wager in sorted(covering, key=lambda wager: -wager.pays):
        try:
            salon.house.tell(c.PlaceChip(wager.id, book.limits.of(wager.id).maximum_cents))
        except Refused:
            break  # all bets together are at their maximum
    salon.house.plays(best)
    return best


def assert_whole(text: QQuickItem) -> None:
    assert not text.property("truncated")
    assert text.property("paintedWidth") <= text.width() + 0.5
    assert text.property("paintedHeight") <= text.height() + 0.5


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_the_largest_win_fits(enter: Enter, book: RuleBook, size: tuple[int, int]) -> None:
    salon = enter(house_of(book, credit_cents=CREDIT_CENTS), size)
    largest_win(salon)
    won_cents = salon.house.state.round.played[1].winnings_cents
    assert won_cents > 1_000_000
    assert salon.text("winMeter") == f"${won_cents / 100:,.2f}"
    salon.picture()  # everything has found its place
    for name in ("creditMeter", "betMeter", "winMeter", "resultSum"):
        assert_whole(salon.item(name))
    rail = salon.area("chip100")
    for name in ("creditMeter", "betMeter", "winMeter"):
        assert salon.area(name).right() <= rail.left(), f"{name} runs into the chips"
    assert_apart(salon)


def assert_apart(salon: Salon) -> None:
    """No two texts of the result lie over one another."""
    [panel] = salon.all("resultPanel")
    texts = [
        salon.area(item)
        for item in salon.items(panel)
        if item.inherits("QQuickText") and item.width()
    ]
    for index, one in enumerate(texts):
        for other in texts[:index]:
            assert not one.adjusted(1, 1, -1, -1).intersects(other)


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_a_long_bet_stands_beside_the_win(
    enter: Enter, book: RuleBook, size: tuple[int, int]
) -> None:
    house = house_of(book, credit_cents=CREDIT_CENTS)
    for wager in book.wagers:
        try:
            house.tell(c.PlaceChip(wager, book.limits.of(wager).maximum_cents))
        except Refused:
            break
        if sum(house.state.slip.stakes.values()) >= LONG_BET_CENTS:
            break
    salon = enter(house, size)
    salon.house.plays("17")
    salon.house.opens()
    salon.touch("repeatButton")
    salon.picture()  # everything has found its place
    credit, bet, win = (salon.area(name) for name in ("creditMeter", "betMeter", "winMeter"))
    assert len(salon.text("betMeter")) >= 9
    for area in (bet, win):
        assert area.right() <= salon.area("chip100").left()
        assert area.bottom() <= salon.window.height()
        assert area.top() >= credit.bottom() - 2
    assert not bet.intersects(win)
