"""What is told along the top: each thing for a while, and what a round did not outlive it."""

import pytest
from pytestqt.qtbot import QtBot

from kiosk.game.terminal import commands as c
from kiosk.lab.bench.stand_in import StandInMachine, StandInService
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.money import Currency
from kiosk.ui.terminal.desk import Desk, Look
from kiosk.ui.terminal.notice_view import MESSAGE_MS, SHOWN_MS, NoticeView


@pytest.fixture
def told(crown: RuleBook, qtbot: QtBot) -> tuple[StandInService, NoticeView]:
    machine = StandInMachine(crown, "1")
    look = Look(currency=Currency("$"), chips_cents=(500,), seat="1")
    desk = Desk(crown, look)
    view = NoticeView(desk)
    desk.on_facts, desk.on_change = view.happened, view.refresh
    desk.attach(machine)  # type: ignore[arg-type]
    return machine.service, view


def test_news_of_a_round_end_with_the_next(told: tuple[StandInService, NoticeView]) -> None:
    terminal, view = told
    terminal.touch(c.StackNote("note", 10_000))
    terminal.touch(c.OpenWagering(1, 20))
    terminal.touch(c.PlaceChip("red", 500))
    terminal.touch(c.EndWagering(1, "slip"))
    terminal.touch(c.VoidRound(1, "the ball left the wheel"))
    assert view.text == "Round void: $5.00 returned"
    terminal.touch(c.OpenWagering(2, 20))
    assert view.text == ""


def test_news_of_money_outlive_a_round(told: tuple[StandInService, NoticeView]) -> None:
    terminal, view = told
    terminal.touch(c.StackNote("note", 10_000))
    terminal.touch(c.OpenWagering(1, 20))
    assert view.text == "$100.00 added to your credit"


def test_a_message_of_staff_is_shown_once_and_longer_than_other_news(
    told: tuple[StandInService, NoticeView],
) -> None:
    terminal, view = told
    terminal.touch(c.ShowMessage("words", "Somebody is coming to you"))
    assert view.text == "Somebody is coming to you"
    assert view._timer.interval() == MESSAGE_MS > SHOWN_MS
    terminal.touch(c.StackNote("note", 10_000))
    terminal.touch(c.ShowMessage("words", "Somebody is coming to you"))
    assert view.text == "$100.00 added to your credit"
    assert view._timer.interval() == SHOWN_MS
