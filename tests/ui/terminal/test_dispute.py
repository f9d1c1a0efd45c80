"""A dispute by touch: what it does is read before it is done, and there is a way back."""

import pytest
from pytestqt.qtbot import QtBot

from kiosk.game.facts import LockReason
from kiosk.game.terminal import commands as c
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon

CASE = "dispute 3 c0ffee"


@pytest.fixture(params=[LARGE, SMALL, TALL], ids=["large", "small", "tall"])
def salon(enter: Enter, request: pytest.FixtureRequest) -> Salon:
    salon = enter("crown-single-zero", request.param)
    salon.touch_spot("straight:17")
    salon.house.plays("5")
    salon.desk.picture = salon.picture
    salon.touch("helpButton")
    salon.touch("disputeNow")
    return salon


def locked(salon: Salon) -> bool:
    return LockReason.DISPUTE in salon.house.state.locks.reasons


def test_one_touch_locks_nothing_and_says_what_a_second_does(salon: Salon) -> None:
    assert not locked(salon)
    assert salon.text("disputeTitle") == "Do you dispute round 1?"
    assert salon.text("disputeTold").startswith("This terminal is then locked")
    salon.touch("disputeBack")
    assert salon.find("disputePanel") is None
    assert not locked(salon)


def test_it_can_be_taken_back_until_somebody_comes(salon: Salon, qtbot: QtBot) -> None:
    salon.touch("disputeConfirm")
    qtbot.waitUntil(lambda: locked(salon))
    assert salon.house.seat.pictures != [b""], "the screen of the first touch is kept"
    salon.touch("disputeWithdraw")
    qtbot.waitUntil(lambda: salon.house.state.cases.withdrawing)
    assert salon.find("disputeWithdraw") is None
    assert salon.text("disputeTold") == "You take it back: the table ends the case."
    salon.house.tell(c.EndDispute(CASE, "table"), c.Unlock(LockReason.DISPUTE, "table"))
    assert salon.find("disputePanel") is None


def test_staff_who_have_come_decide_and_the_player_reads_it(salon: Salon, qtbot: QtBot) -> None:
    salon.touch("disputeConfirm")
    qtbot.waitUntil(lambda: locked(salon))
    salon.house.tell(c.EndHelp())
    assert salon.find("disputeWithdraw") is None
    assert salon.text("disputeTold") == "Staff have taken it up."
    decided = c.EndDispute(CASE, "table", "The result stands", "The film shows 17.")
    salon.house.tell(c.Unlock(LockReason.DISPUTE, "table"), decided)
    assert salon.text("disputeTitle") == "Your dispute about round 1 is decided"
    assert salon.text("disputeTold") == "The result stands\nThe film shows 17."
    salon.touch("disputeBack")
    assert salon.find("disputePanel") is None
