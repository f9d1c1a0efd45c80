"""Responsible play by touch: reality checks, limits of one's own, breaks, and the sum of it all."""

import pytest
from pytestqt.qtbot import QtBot

from kiosk.devices.ports import Printed
from kiosk.game.terminal import commands as c
from kiosk.game.times import MINUTE_MS
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import Printer
from tests.ui.terminal.salon import LARGE, SMALL, Salon, house_of
from tests.ui.terminal.test_screens import prints

SIZES = pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])


def sums(salon: Salon, name: str) -> list[str]:
    return salon.texts(salon.item(name))


@SIZES
def test_a_reality_check_comes_after_the_round_and_is_answered(salon: Salon) -> None:
    salon.touch_spot("straight:17", "straight:17")
    salon.house.waits(minutes=31)
    assert salon.find("careTitle") is None, "never over a bet that is down"
    salon.house.plays("17")
    salon.house.seat.pass_time()
    assert salon.find("careTitle") is None, "nor over what has just been won"
    salon.house.waits(minutes=0.1)
    assert salon.text("careTitle") == "A moment to look at your play"
    assert sums(salon, "sittingTime") == ["Time at play", "0:31"]
    assert sums(salon, "sittingStaked") == ["Bet", "$2.00"]
    assert sums(salon, "sittingWon") == ["Won", "$70.00"]
    assert sums(salon, "sittingNet") == ["In all", "+$70.00"]
    salon.house.opens()
    salon.touch_spot("straight:36")
    assert salon.slip == {}
    salon.touch("careGoOn")
    assert salon.find("careTitle") is None
    salon.touch_spot("red")
    assert salon.slip == {"red": 100}


def test_a_reality_check_is_looked_at_for_a_moment(enter: Enter, crown: RuleBook) -> None:
    house = house_of(crown)
    house.plays("17")
    salon = enter(house)
    house.waits(minutes=30)
    assert not salon.item("careGoOn").isEnabled()
    assert salon.says("in 5 s")
    salon.touch("careGoOn")
    house.waits(minutes=0.1)
    assert salon.item("careGoOn").isEnabled()
    salon.touch("helpButton")
    assert salon.find("chapterTitle") is not None, "the rules can be read meanwhile"
    salon.touch("closeHelp")
    salon.touch("careGoOn")
    assert salon.find("careTitle") is None


@SIZES
def test_a_break_keeps_the_credit_and_ends_by_itself(salon: Salon) -> None:
    salon.touch_spot("red")
    salon.touch("playButton")
    assert not salon.item("break15").isEnabled()
    assert salon.text("breakReason") == "A break can begin when none of your bets is down."
    salon.touch("clearButton")
    salon.touch("break15")
    assert salon.text("careTitle") == "You are taking a break"
    assert salon.text("breakLeft") == "15:00"
    assert not salon.item("endBreak").isEnabled()
    assert salon.item("careCashOut").isEnabled()
    salon.house.waits(minutes=4.5)
    assert salon.text("breakLeft") == "10:30"
    assert salon.says("in 1 min")
    salon.house.waits(minutes=10.5)
    assert salon.find("careTitle") is None
    salon.touch_spot("red")
    assert salon.slip == {"red": 100}


def test_nobody_on_a_break_is_asked_to_bet(salon: Salon) -> None:
    """The countdown goes on for the others, and nothing urges this player."""
    salon.touch("playButton")
    salon.touch("break15")
    assert salon.text("phaseTitle") == "You are on a break"
    assert salon.text("phaseLine") == "no bets from you, round 1"
    salon.house.seat.left_s = 3.2
    salon.house.seat.on_change()
    assert salon.text("phaseTitle") == "You are on a break"
    assert salon.text("countdownFigure") == "4"
    assert not salon.view.round.last
    salon.house.waits(minutes=15)
    assert salon.text("phaseTitle") == "Last bets"


@pytest.mark.parametrize(
    ("minutes", "why"),
    [(31, "Please look at your play first"), (None, "Your own loss limit leaves $10 to bet")],
    ids=["reality check", "loss limit"],
)
def test_winners_that_stay_home_are_told(
    enter: Enter, rapid: RuleBook, minutes: int | None, why: str
) -> None:
    """They would ride on: what keeps them from it is the player's own wish, and is said."""
    house = house_of(rapid)
    salon = enter(house)
    house.tell(c.PlaceChip("red", 1000), c.PlaceChip("black", 1500), c.PlaceChip("dozen:1", 500))
    house.plays("1")
    if minutes is None:
        house.tell(c.SetOwnLimits(time_limit_s=None, loss_limit_cents=500))
    else:
        house.waits(minutes=minutes)
    house.opens()
    assert salon.slip == {}
    if minutes is not None:
        assert salon.text("noticeText") == "Bets not left on the cloth: $15.00"
        house.waits(minutes=0.1)
        salon.touch("careGoOn")
    assert salon.text("returnedTitle") == "$15.00 returned to your credit"
    assert salon.texts().count(why) == 2, "the reason stands though it is over"


def test_whoever_is_back_early_plays_on(salon: Salon) -> None:
    salon.touch("playButton")
    salon.touch("break30")
    salon.house.waits(minutes=5)
    salon.touch("endBreak")
    assert salon.find("careTitle") is None


@SIZES
def test_a_loss_limit_is_set_reached_and_left_by_cashing_out(
    enter: Enter, crown: RuleBook, qtbot: QtBot, size: tuple[int, int]
) -> None:
    printer = Printer()
    house = house_of(crown, printer=printer)
    salon = enter(house, size)
    salon.touch("playButton")
    assert salon.text("limitsInForce") == "You have set no limits."
    for _ in range(12):
        salon.touch("lossDown")
    assert salon.text("lossLimit") == "$10"
    salon.touch("setLimits")
    assert salon.text("limitsInForce") == "In force: time at play none, loss $10."
    assert not salon.item("lossUp").isEnabled()
    salon.touch("closePlay")
    house.tell(c.PlaceChip("red", 500), c.PlaceChip("black", 500))
    salon.touch("doubleButton")
    assert salon.says("Your own loss limit leaves $10 to bet")
    house.plays("0")
    house.waits(minutes=0.1)
    assert salon.text("careTitle") == "Your loss limit is reached"
    salon.touch("careGoOn")
    house.opens()
    salon.touch_spot("red")
    assert salon.says("Your own loss limit is reached")
    assert salon.slip == {}
    prints(salon, qtbot)
    printer.answers(Printed.DONE)
    qtbot.waitUntil(lambda: not house.state.account.open)
    assert "rounds 1, bet $10.00, won $0.00" in salon.text("cashOutSitting")
    house.gives(5000)
    assert house.state.care.loss_limit_cents is None


def test_the_time_limit_is_shown_between_rounds(enter: Enter, crown: RuleBook) -> None:
    house = house_of(crown)
    salon = enter(house)
    salon.touch("playButton")
    for _ in range(9):
        salon.touch("timeDown")
    assert salon.text("timeLimit") == "0:15"
    salon.touch("timeUp")
    salon.touch("setLimits")
    assert house.state.care.time_limit_s == 30 * 60
    salon.touch("closePlay")
    house.waits(minutes=30)
    assert salon.find("careTitle") is None
    house.plays("2")
    house.seat.pass_time()
    assert salon.text("careTitle") == "Your time limit is reached"
    assert salon.says("0:30 at play")


def test_time_at_play_is_the_journals_and_not_the_screens(enter: Enter, crown: RuleBook) -> None:
    """A terminal that starts again shows how long its player has been here."""
    house = house_of(crown)
    house.clock.now_ms += 75 * MINUTE_MS
    salon = enter(house)
    assert salon.says("1:15 at play")
    salon.touch("playButton")
    assert sums(salon, "playTime") == ["Time at play", "1:15"]


def test_a_second_that_passes_is_told_to_the_terminal(salon: Salon, qtbot: QtBot) -> None:
    salon.touch("playButton")
    salon.touch("break5")
    salon.house.clock.now_ms += 5 * MINUTE_MS
    qtbot.waitUntil(lambda: salon.house.state.care.break_ is None)


def test_what_becomes_of_a_dispute_is_told_during_a_break_too(
    enter: Enter, crown: RuleBook
) -> None:
    house = house_of(crown)
    house.plays("17")
    salon = enter(house)
    now_ms = house.clock.now_ms
    house.tell(c.TakeBreak(now_ms=now_ms, until_ms=now_ms + 5 * MINUTE_MS))
    assert salon.find("careTitle") is not None
    house.tell(c.OpenDispute("dispute 3 c0ffee", "player", 1, ""))
    assert salon.find("careTitle") is None
    assert salon.text("disputeTitle") == "Your dispute about round 1 is recorded"
