"""A tip for the dealer by touch, where the house allows tips."""

import pytest

from kiosk.game.terminal import commands as c
from tests.ui.terminal.salon import LARGE, SMALL, Salon

SIZES = pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])


@SIZES
def test_an_amount_is_chosen_and_given_by_a_second_touch(salon: Salon) -> None:
    salon.touch("playButton")
    assert salon.find("tipKey") is None, "the house wants no tips"
    salon.house.tell(c.OfferTips(2500))
    salon.touch("tipKey")
    assert salon.find("tip-10000") is None, "above what the house allows"
    assert not salon.item("tipGive").isEnabled()
    salon.touch("tip-500")
    assert salon.item("tip-500").property("selected")
    assert salon.house.seat.state.tips.given_cents == 0, "one touch gives nothing"
    assert salon.text("tipGive") == "Give $5.00"
    before_cents = salon.house.seat.state.credit_cents
    salon.touch("tipGive")
    state = salon.house.seat.state
    assert (state.tips.given_cents, state.credit_cents) == (500, before_cents - 500)
    assert salon.find("tipPanel") is None
    assert salon.text("noticeText") == "Thank you: $5.00 for the dealer"


def test_what_is_not_there_cannot_be_chosen_and_no_tip_is_a_choice(salon: Salon) -> None:
    salon.house.tell(c.OfferTips(2500))
    salon.house.tell(c.HandPay("k", "ann", salon.house.seat.state.credit_cents - 100, part=True))
    salon.touch("playButton")
    salon.touch("tipKey")
    assert salon.item("tip-100").isEnabled()
    assert not salon.item("tip-500").isEnabled()
    salon.touch("tip-100")
    salon.touch("tipClose")
    assert salon.find("tipPanel") is None
    assert salon.house.seat.state.credit_cents == 100
    salon.house.tell(c.OfferTips(0))
    assert salon.find("tipKey") is None
