"""A newcomer at a simulated terminal is told what to do next, up to the first result."""

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import LARGE, SMALL, Salon, house_of

NOTE = "Put a note in: touch $20 in the Bench window"
OPENING = "The next round opens in a moment"
CHIP = "Touch a chip, then the cloth"
BALL = "When the time is up the ball falls. Wait for it"
ROLLING = "Your bets are in. Wait for the ball"
MISSED = "Bets are closed. You can bet in the next round"
WON = "You won! Bet again, or cash out when you like"
OVER = "That was a round. Bet again, or cash out when you like"


def newcomer(enter: Enter, book: RuleBook, size: tuple[int, int] = SMALL) -> Salon:
    """At a terminal that gives hints."""
    salon = enter(house_of(book, credit_cents=0, open_=False), size)
    salon.desk.look = replace(salon.desk.look, hints=True)
    salon.view.refresh()
    return salon


def hint(salon: Salon) -> str:
    return str(salon.view.announcements.hint.text)


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_each_step_is_told_until_the_first_result(
    enter: Enter, qtbot: QtBot, crown: RuleBook, size: tuple[int, int]
) -> None:
    salon = newcomer(enter, crown, size)
    assert salon.says(NOTE), "on the attract screen"
    salon.view.wake()
    place = "noticeText" if size == LARGE else "stripWords"
    assert salon.text(place) == NOTE
    salon.house.gives(2000)
    assert salon.text("noticeText") == "$20.00 added to your credit", "what happened comes first"
    assert hint(salon) == OPENING
    salon.house.opens()
    assert hint(salon) == CHIP
    salon.touch_spot("straight:17")
    assert hint(salon) == BALL
    salon.hasten()
    qtbot.waitUntil(lambda: salon.find(place) is not None and salon.text(place) == BALL)
    salon.house.plays("17")
    assert hint(salon) == WON
    salon.hasten()
    qtbot.waitUntil(lambda: hint(salon) == "")
    salon.house.opens()
    salon.touch_spot("straight:17")
    assert hint(salon) == "", "and it is gone for good"


def test_who_gets_less_back_than_was_bet_is_not_told_that_he_won(
    enter: Enter, crown: RuleBook
) -> None:
    salon = newcomer(enter, crown)
    salon.view.wake()
    salon.house.gives(2000)
    salon.house.opens()
    salon.house.tell(*(c.PlaceChip(wager, 500) for wager in ("red", "black", "straight:18")))
    salon.house.plays("17")
    assert hint(salon) == OVER
    salon.house.opens()
    assert hint(salon) == OVER
    salon.touch_spot("straight:17")
    assert hint(salon) == "", "who bets again needs it no more"


def test_whoever_comes_while_the_ball_rolls_is_not_told_that_a_round_opens(
    enter: Enter, crown: RuleBook
) -> None:
    salon = newcomer(enter, crown)
    salon.view.wake()
    salon.house.gives(2000)
    salon.house.opens()
    salon.house.closes()
    assert hint(salon) == MISSED
    salon.house.settles("17")
    assert hint(salon) == OPENING
    salon.house.opens()
    assert hint(salon) == CHIP


def test_no_hint_tells_the_number_before_the_ball_lies_there(enter: Enter, crown: RuleBook) -> None:
    salon = newcomer(enter, crown)
    salon.view.wake()
    salon.house.gives(2000)
    salon.house.opens()
    salon.touch_spot("straight:17")
    salon.view.stage.watched(True)
    salon.house.closes()
    assert hint(salon) == ROLLING
    salon.house.registers()
    salon.house.settles("17")
    assert hint(salon) == ROLLING
    salon.view.stage._landing.timeout.emit()
    assert hint(salon) == WON


def test_whoever_may_not_bet_is_not_told_to_wait(enter: Enter, crown: RuleBook) -> None:
    salon = newcomer(enter, crown)
    salon.view.wake()
    salon.house.gives(2000)
    salon.house.tell(
        c.TakeBreak(now_ms=salon.house.clock.now_ms, until_ms=salon.house.clock.now_ms + 60_000)
    )
    salon.house.opens()
    assert hint(salon) == "", "the screen says why"


def test_a_hint_is_taken_back_with_what_it_was_about(enter: Enter, crown: RuleBook) -> None:
    salon = newcomer(enter, crown)
    salon.view.wake()
    salon.house.gives(2000)
    salon.house.opens()
    salon.touch_spot("straight:17")
    salon.clear_cloth()
    assert hint(salon) == CHIP
    salon.house.falls_silent()
    assert hint(salon) == "", "the screen says what that means"
    salon.house.answers_again()
    assert hint(salon) == CHIP


def test_the_way_to_a_bench_beneath_is_told(enter: Enter, crown: RuleBook) -> None:
    salon = newcomer(enter, crown)
    salon.view.announcements.hint.fills_screen(True)
    assert salon.says("Put a note in: F11, then $20 in the Bench window")


def test_a_terminal_of_a_casino_gives_none(enter: Enter, crown: RuleBook) -> None:
    salon = enter(house_of(crown, credit_cents=0))
    assert hint(salon) == ""
    assert salon.says("or insert a note, or ask the dealer for credit")


@pytest.mark.parametrize("language", ["en", "ms", "zh_CN"])
def test_a_hint_is_whole_in_every_language(
    enter: Enter, qtbot: QtBot, crown: RuleBook, language: str
) -> None:
    salon = newcomer(enter, crown)
    salon.speaks(language)
    salon.view.wake()
    told = []

    def look() -> None:
        shown = salon.item("stripWords")
        assert shown.property("text") == hint(salon) != ""
        assert shown.property("paintedWidth") <= shown.width(), hint(salon)
        told.append(hint(salon))

    look()
    salon.view.announcements.hint.fills_screen(True)
    look()
    salon.house.gives(2000)
    salon.hasten()
    qtbot.waitUntil(lambda: salon.text("stripWords") == hint(salon))
    look()
    salon.house.opens()
    look()
    salon.touch_spot("straight:17")
    look()
    salon.house.plays("18")
    salon.house.opens()
    look()
    assert len(set(told)) == 6
    in_english = {NOTE, OPENING, CHIP, BALL, OVER} & set(told)
    assert len(in_english) == (5 if language == "en" else 0)
