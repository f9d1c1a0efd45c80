"""Statistics and the player's own history: panels to read under a countdown that goes on."""

import pytest
from PySide6.QtCore import QPoint

from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import House
from tests.ui.terminal.salon import LARGE, SMALL, Salon, house_of

SIZES = pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])


def played(book: RuleBook, *outcomes: str) -> House:
    """Rounds that are over, and one that is open."""
    house = house_of(book)
    for outcome in outcomes:
        house.plays(outcome)
        house.opens()
    return house


def badges(salon: Salon) -> list[str]:
    """The numbers in the panel, newest first."""
    grid = salon.item("lastNumbers")
    return [salon.source(item).split("/")[-2] for item in salon.items(grid) if salon.source(item)]


# ---- Statistics -------------------------------------------------------------------------------


@SIZES
def test_the_last_numbers_are_counted(enter: Enter, book: RuleBook, size: tuple[int, int]) -> None:
    salon = enter(played(book, "17", "0", "17", "3"), size)
    salon.touch("statisticsButton")
    assert salon.text("statisticsTitle") == "The last 4 numbers"
    assert badges(salon) == ["3", "17", "0", "17"]
    assert salon.says("For information only.")
    assert salon.says("Past spins do not change the next one.")
    assert "2×" in salon.texts()
    assert salon.text("countdownFigure") == "20"
    salon.touch("closeStatistics")
    assert salon.find("statisticsTitle") is None


def test_statistics_follow_the_table_while_they_are_read(salon: Salon) -> None:
    salon.touch("statisticsButton")
    assert salon.says("Statistics begin with the first spin.")
    salon.house.plays("26")
    assert salon.text("statisticsTitle") == "The last number"
    assert badges(salon) == ["26"]


def test_a_touch_of_a_panel_does_not_reach_the_cloth_below(enter: Enter, crown: RuleBook) -> None:
    salon = enter(played(crown, "17"))
    spots = [salon.spot(f"straight:{number}") for number in (2, 17, 32)]
    for button in ("statisticsButton", "historyButton"):
        salon.touch(button)
        for spot in spots:
            salon.touch(spot)
        salon.touch("closeStatistics" if button == "statisticsButton" else "closeHistory")
    assert salon.slip == {}


# ---- History ----------------------------------------------------------------------------------


def test_own_rounds_are_drawn_again(enter: Enter, book: RuleBook) -> None:
    house = house_of(book)
    salon = enter(house)
    salon.touch_spot("straight:17", "straight:3")
    house.plays("17")
    house.opens()
    salon.touch("historyButton")
    assert salon.text("historyTitle") == "Round 1"
    assert salon.texts(salon.item("slipCloth")) == ["1", "1"]
    assert "$35.00" in salon.texts(salon.item("historyWon"))
    assert "$2.00" in salon.texts(salon.item("historyStaked"))


@SIZES
def test_a_finger_goes_through_the_rounds(
    enter: Enter, crown: RuleBook, size: tuple[int, int]
) -> None:
    salon = enter(played(crown, *(str(number) for number in range(1, 12))), size)
    salon.touch("historyButton")
    assert salon.text("historyTitle") == "Round 11"
    assert salon.text("historyPlace") == "11 of 11"
    slider = salon.area("roundSlider")
    y = slider.center().y()
    ends = [
        QPoint(int(x), int(y))
        for x in (slider.right() - 30, slider.center().x(), slider.left() + 2)
    ]
    salon.slide(*ends)
    assert salon.text("historyTitle") == "Round 1"
    salon.touch("newerRound")
    assert salon.text("historyTitle") == "Round 2"
    assert salon.item("olderRound").property("enabled")
    salon.touch("olderRound")
    assert not salon.item("olderRound").property("enabled")


def test_the_round_that_is_looked_at_stays_when_another_is_over(
    enter: Enter, crown: RuleBook
) -> None:
    salon = enter(played(crown, "1", "2", "3"))
    salon.touch("historyButton")
    salon.house.plays("4")
    assert salon.text("historyTitle") == "Round 4"
    salon.touch("olderRound")
    salon.house.opens()
    salon.house.plays("5")
    assert salon.text("historyTitle") == "Round 3"


def test_nobody_sees_the_rounds_of_the_player_before(enter: Enter, crown: RuleBook) -> None:
    salon = enter(played(crown, "1", "2"))
    salon.house.tell(c.HandPay("pay", "sue", salon.house.state.credit_cents))
    salon.house.gives(5000)
    salon.touch("historyButton")
    assert salon.text("historyTitle") == "No round of yours is settled yet"


def test_the_whole_sitting_is_summed_up(enter: Enter, crown: RuleBook) -> None:
    """Also of rounds that are no longer kept, and after a number was corrected."""
    house = house_of(crown)
    for _ in range(101):
        house.tell(c.PlaceChip("straight:17", 100))
        house.plays("3")
        house.opens()
    salon = enter(house)
    house.tell(c.PlaceChip("straight:17", 200))
    salon.touch("historyButton")
    house.plays("17")
    summed = "rounds 102, bet $103.00, won $70.00, stakes back $2.00, in all -$31.00"
    assert salon.text("sitting").endswith(summed)
    house.tell(c.Freeze("a wrong number"), c.CorrectRound(102, 2, "16", "case"), c.Thaw())
    summed = "rounds 102, bet $103.00, won $0.00, stakes back $0.00, in all -$103.00"
    assert salon.text("sitting").endswith(summed)
