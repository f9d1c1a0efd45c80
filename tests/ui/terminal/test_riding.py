"""Winning bets that stay down: said at the result, and taken off by a touch, before or after."""

import pytest

from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, house_of


@pytest.fixture(params=[LARGE, SMALL, TALL], ids=["large", "small", "tall"])
def salon(enter: Enter, rapid: RuleBook, request: pytest.FixtureRequest) -> Salon:
    salon = enter(house_of(rapid), request.param)
    salon.touch("chip10000")
    salon.touch_spot("red", "odd", "straight:2")
    return salon


def test_the_result_says_what_stays_down_and_a_key_takes_it_off(salon: Salon) -> None:
    salon.house.plays("3")
    assert salon.text("ridingWords") == "Your winning bets of $200.00 stay down for the next spin"
    assert not salon.says("returned")
    assert salon.item("cashOutButton").property("second") == "take your bets off first"
    salon.touch("takeOffButton")
    assert salon.find("takeOffButton") is None
    assert salon.text("noticeText") == "Your winning bets are off the cloth"
    salon.house.opens()
    assert salon.slip == {}
    assert salon.text("betMeter") == "$0.00"
    assert salon.item("cashOutButton").isEnabled()


def test_undo_takes_what_stayed_down_back_one_by_one(salon: Salon) -> None:
    salon.house.plays("3")
    salon.house.opens()
    assert salon.slip == {"red": 10_000, "odd": 10_000}
    assert salon.item("cashOutButton").property("second") == "take your bets off first"
    salon.touch_spot("straight:2")
    for left in ({"red", "odd"}, {"red"}, set()):
        salon.touch("undoButton")
        assert salon.slip.keys() == left
    assert not salon.item("undoButton").isEnabled()
    assert salon.item("cashOutButton").isEnabled()


def test_repeat_lays_nothing_on_top_of_what_stayed_down(salon: Salon) -> None:
    salon.house.plays("3")
    salon.house.opens()
    salon.touch_spot("black")
    salon.touch("repeatButton")
    assert salon.slip == dict.fromkeys(["red", "odd", "black", "straight:2"], 10_000)
    assert not salon.item("repeatButton").isEnabled(), "all of it lies there"
    salon.touch("undoButton")
    assert salon.slip.keys() == {"red", "odd", "black"}
