"""Whoever sits down next sees nothing of the player before: the number is the table's, the rest was
somebody's own."""

import pytest
from pytestqt.qtbot import QtBot

from kiosk.devices.ports import Printed
from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import Printer
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, house_of, remove_what_has_left

SIZES = pytest.mark.parametrize(
    "left", [LARGE, SMALL, TALL], ids=["large", "small", "tall"], indirect=True
)


@pytest.fixture
def left(enter: Enter, crown: RuleBook, qtbot: QtBot, request: pytest.FixtureRequest) -> Salon:
    """Somebody has bet on 17 by touch, won, and gone with a ticket; the next round is not open."""
    printer = Printer()
    salon = enter(house_of(crown, printer=printer), getattr(request, "param", LARGE))
    salon.touch_spot("straight:17", "straight:20")
    salon.house.plays("17")
    assert salon.text("resultSum") == "+$34.00"
    assert salon.find("resultReceipt") is not None
    salon.touch("cashOutButton")
    qtbot.waitUntil(lambda: salon.house.state.tickets.printing is not None)
    printer.answers(Printed.DONE)
    qtbot.waitUntil(lambda: not salon.house.state.account.open)
    assert "in all +$34.00" in salon.text("cashOutSitting"), "who leaves sees what it came to"
    printer.is_emptied()
    salon.touch("backButton")
    return salon


def sees_nothing_of_the_former(salon: Salon, *, credit: str) -> None:
    assert salon.says("You had no bets in this round")
    assert (salon.text("creditMeter"), salon.text("winMeter")) == (credit, "$0.00")
    remove_what_has_left()
    assert salon.chips() == {}
    assert salon.find("resultSum") is None
    assert salon.find("resultReceipt") is None
    assert not [text for text in salon.texts() if "34.00" in text or "35.00" in text]


@SIZES
def test_a_free_seat_shows_the_number_and_nobodys_money(left: Salon) -> None:
    sees_nothing_of_the_former(left, credit="$0.00")
    assert left.text("phaseTitle") == "17 Black"
    left.touch("resultHistory" if left.find("resultHistory") else "historyButton")
    assert left.text("historyTitle") == "No round of yours is settled yet"
    assert not left.says("in all")


def test_whoever_sits_down_before_the_next_round_has_no_result(left: Salon) -> None:
    left.house.gives(5000)
    sees_nothing_of_the_former(left, credit="$50.00")
    left.house.opens()
    assert not left.item("repeatButton").isEnabled(), "nobody repeats what he has not bet"


def test_what_the_former_was_told_of_his_bets_is_not_told_to_the_next(
    enter: Enter, crown: RuleBook
) -> None:
    """S3 7.11(a): his bets were void, and the round went on without him."""
    house = house_of(crown)
    salon = enter(house)
    salon.touch_spot("straight:20")
    house.closes()
    house.registers()
    house.tell(c.VoidSlip(house.state.round.number, reason="an error of the staff"))
    assert salon.text("phaseTitle") == "Your bets are void"
    assert salon.says("$1.00 returned")
    house.tell(c.HandPay("pay", "sue", house.state.credit_cents))
    house.gives(5000)
    assert salon.text("phaseTitle") == "No more bets"
    assert not salon.says("$1.00")
    house.settles("17")
    assert salon.says("You had no bets in this round")
    salon.touch("resultHistory")
    assert salon.says("you had no bets")


def test_money_that_was_withheld_from_the_former_is_not_told_to_the_next(
    enter: Enter, crown: RuleBook
) -> None:
    salon = enter(house_of(crown))
    salon.house.tell(c.Withhold("case 1", 5000, reason="a claim", round=0))
    assert salon.says("is withheld")
    salon.house.tell(c.HandPay("pay", "sue", salon.house.state.credit_cents))
    salon.touch("backButton")
    assert salon.find("cashOutTitle") is None
    assert not salon.says("is withheld")
