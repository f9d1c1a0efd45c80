"""What is told along the top: each thing for a while, and what a round did not outlive it."""

import pytest
from pytestqt.qtbot import QtBot

from kiosk.game.terminal import commands as c
from kiosk.lab.bench.stand_in import StandInMachine, StandInService
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.money import Currency
from kiosk.ui.painting.pictures import Pictures
from kiosk.ui.terminal.desk import Desk, Look
from kiosk.ui.terminal.history_view import HistoryView
from kiosk.ui.terminal.notice_view import MESSAGE_MS, SHOWN_MS, NoticeView
from kiosk.ui.terminal.notices import announced_ahead
from kiosk.ui.terminal.result_view import ResultView
from kiosk.ui.terminal.results_view import ResultsView
from kiosk.ui.times import wall_times


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


def test_a_player_whose_bets_are_void_reads_that_only_his_are(
    told: tuple[StandInService, NoticeView],
) -> None:
    terminal, view = told
    terminal.touch(c.StackNote("note", 10_000))
    terminal.touch(c.OpenWagering(1, 20))
    terminal.touch(c.PlaceChip("red", 500))
    terminal.touch(c.EndWagering(1, "slip"))
    terminal.touch(c.ConfirmSlip(1, "slip"))
    terminal.touch(c.VoidSlip(1, "the terminal was interrupted", ("6.15",)))
    assert view.text == (
        "Your bets are void: $5.00 returned (the terminal was interrupted, rule 6.15)"
    )
    terminal.touch(c.Settle(1, "17"))
    shown = ResultView(view._desk, wall_times())
    shown.refresh()
    assert (shown.pocket, shown.title) == ("17", "Your bets were void: $5.00 returned")
    strip = ResultsView(view._desk)
    strip.refresh()
    assert [row.pocket for row in strip.rows.rows] == ["17"]


def test_withheld_money_is_told_with_its_reason_until_it_is_decided(
    told: tuple[StandInService, NoticeView],
) -> None:
    """S0 8.8.8, S3 6.12: the player reads of which round, why, and how to object."""
    terminal, view = told
    desk = view._desk

    def ahead(now_ms: int = 0) -> str:
        return announced_ahead(desk.book, desk.state, desk.look.currency, now_ms=now_ms)

    history = HistoryView(desk, Pictures({}))
    terminal.touch(c.StackNote("note", 20_000))
    terminal.touch(c.OpenWagering(1, 20))
    terminal.touch(c.PlaceChip("red", 500))
    terminal.touch(c.EndWagering(1, "slip"))
    terminal.touch(c.ConfirmSlip(1, "slip"))
    terminal.touch(c.Settle(1, "18"))
    terminal.touch(c.Withhold("case", 5000, "Fraud is suspected", None, 1))
    history.refresh()
    assert view.text == "$50.00 is withheld: Fraud is suspected, rule 6.12"
    assert history.remark == "$50.00 withheld"
    for _ in range(2):
        assert ahead() == "$50.00 of round 1 withheld: Fraud is suspected, rule 6.12"
        assert ahead(6000) == "You can object: History, I dispute this"
        view.hush()
    terminal.touch(c.RefuseCase("case", "ann", "The film shows it."))
    history.refresh()
    assert view.text == "$50.00 that was withheld is not paid to you"
    assert history.remark == "$50.00 withheld, and not paid" and ahead() == ""
    view._timer.timeout.emit()  # it was read
    assert view.text == "The film shows it."
    view._timer.timeout.emit()
    assert view.text == ""
