"""What must not happen by one stray touch, and what must not stay for the next player."""

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from kiosk.devices.ports import Printed, PrinterCondition, PrinterStatus
from kiosk.game.facts import LockReason
from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import Printer
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, house_of

SIZES = pytest.mark.parametrize("size", [LARGE, SMALL, TALL], ids=["large", "small", "tall"])


def called(salon: Salon, qtbot: QtBot) -> None:
    salon.touch("attendantButton")
    qtbot.waitUntil(lambda: salon.house.state.courtesy.help_asked)


@SIZES
def test_the_attendant_is_called_off_only_by_an_answer(salon: Salon, qtbot: QtBot) -> None:
    called(salon, qtbot)
    salon.touch("attendantButton")
    assert salon.text("question") == "Staff have been called. Shall somebody come?"
    salon.touch("questionNo")
    assert salon.find("question") is None
    assert salon.house.state.courtesy.help_asked, "a touch to make sure took nothing back"
    salon.touch("attendantButton")
    salon.touch("questionYes")
    qtbot.waitUntil(lambda: not salon.house.state.courtesy.help_asked)
    assert salon.find("question") is None


def test_who_comes_for_a_dispute_is_not_called_off(salon: Salon, qtbot: QtBot) -> None:
    salon.house.tell(c.OpenDispute("dispute 3 c0ffee", "player", 1, ""))
    assert LockReason.DISPUTE in salon.house.state.locks.reasons
    salon.touch("attendantButton")
    assert salon.text("question") == "Staff are coming because of your dispute."
    assert salon.find("questionYes") is None
    salon.touch("questionNo")
    assert salon.house.state.courtesy.help_asked


@SIZES
def test_much_credit_is_cashed_out_only_by_a_key_elsewhere(salon: Salon, qtbot: QtBot) -> None:
    salon.desk.look = replace(salon.desk.look, cash_out_asked_cents=1_000_000)
    salon.touch("cashOutButton")
    salon.touch("cashOutButton")
    assert salon.text("question") == "Cash out $10,000.00?"
    key = salon.area("cashOutButton")
    assert not salon.area("questionYes").intersects(key), "two touches of one place do nothing"
    salon.touch("questionNo")
    assert salon.find("question") is None
    assert not salon.house.seat.asked
    salon.touch("cashOutButton")
    salon.touch("questionYes")
    qtbot.waitUntil(lambda: salon.find("cashOutTitle") is not None)


def test_less_than_the_house_has_set_goes_at_once(salon: Salon, qtbot: QtBot) -> None:
    salon.desk.look = replace(salon.desk.look, cash_out_asked_cents=1_000_001)
    salon.touch("cashOutButton")
    qtbot.waitUntil(lambda: salon.find("cashOutTitle") is not None)


def test_the_question_goes_when_it_can_not_be_done_any_more(salon: Salon) -> None:
    salon.desk.look = replace(salon.desk.look, cash_out_asked_cents=1)
    salon.touch("cashOutButton")
    salon.touch_spot("straight:1")
    assert salon.find("question") is None


def paid(salon: Salon, qtbot: QtBot) -> None:
    salon.touch("cashOutButton")
    qtbot.waitUntil(lambda: salon.find("cashOutTitle") is not None)
    salon.house.tell(c.HandPay("pay", "anna"))
    assert salon.text("cashOutSum") == "$10,000.00"


def test_a_paid_sum_goes_with_the_next_touch(enter: Enter, qtbot: QtBot) -> None:
    salon = enter("crown-single-zero")
    paid(salon, qtbot)
    salon.touch(salon.centre("cashOutSum"))
    assert salon.find("cashOutSum") is None


def test_a_paid_sum_goes_by_itself(enter: Enter, qtbot: QtBot) -> None:
    salon = enter("crown-single-zero")
    salon.hasten()
    paid(salon, qtbot)
    qtbot.waitUntil(lambda: salon.find("cashOutSum") is None)
    assert not salon.says("$10,000.00")


def test_a_ticket_that_nobody_sees_taken_is_not_shown_for_ever(
    enter: Enter, crown: RuleBook, qtbot: QtBot
) -> None:
    """Some printers cannot tell."""
    printer = Printer()
    salon = enter(house_of(crown, printer=printer))
    salon.hasten()
    salon.touch("cashOutButton")
    qtbot.waitUntil(lambda: salon.house.state.tickets.printing is not None)
    printer.answers(Printed.DONE)
    printer.status = PrinterStatus(PrinterCondition.READY)
    qtbot.waitUntil(lambda: salon.find("cashOutSum") is None)
