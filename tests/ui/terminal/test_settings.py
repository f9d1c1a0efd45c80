"""How a player wants the screen to be: a key on each screen, and each choice is seen at once."""

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from kiosk.game.preferences.facts import Preferences
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, house_of, read

SIZES = pytest.mark.parametrize("size", [LARGE, SMALL, TALL], ids=["large", "small", "tall"])


def text_size(salon: Salon, name: str) -> int:
    return int(salon.item(name).property("font").pixelSize())


@SIZES
def test_each_choice_is_seen_at_once_and_taken_back(salon: Salon) -> None:
    small, cloth = text_size(salon, "phaseTitle"), salon.source(salon.cloth.childItems()[0])
    left = salon.area("cashOutButton").left()
    salon.touch("settingsButton")
    salon.touch("large_textSwitch")
    assert text_size(salon, "phaseTitle") >= 1.25 * small
    salon.touch("high_contrastSwitch")
    assert salon.source(salon.cloth.childItems()[0]) != cloth
    assert salon.picture().pixelColor(2, 2).name() == "#000000"
    salon.touch("left_handedSwitch")
    assert salon.area("cashOutButton").left() < left
    salon.touch("stillSwitch")
    salon.touch("spokenSwitch")
    salon.touch("soundsSwitch")
    assert salon.house.state.preferences == Preferences(
        large_text=True,
        high_contrast=True,
        left_handed=True,
        still=True,
        spoken=True,
        sounds=False,
    )
    for name in ("large_text", "high_contrast", "left_handed", "still", "spoken", "sounds"):
        salon.touch(f"{name}Switch")
    assert salon.house.state.preferences == Preferences()
    assert text_size(salon, "phaseTitle") == small
    assert salon.area("cashOutButton").left() == left
    salon.touch("closeSettings")
    assert salon.find("settingsTitle") is None


def test_nothing_moves_for_whoever_wants_it_so(salon: Salon) -> None:
    salon.theme.setProperty("still", False)
    salon.touch("settingsButton")
    salon.touch("stillSwitch")
    assert salon.theme.property("still")
    assert not salon.theme.property("panelTime")
    salon.touch("stillSwitch")
    assert not salon.theme.property("still")
    salon.theme.setProperty("still", True)


def test_bets_go_on_for_a_left_hand_with_large_text(salon: Salon) -> None:
    for name in ("large_text", "left_handed"):
        salon.touch("settingsButton")
        salon.touch(f"{name}Switch")
        salon.touch("settingsButton")
    salon.touch("chip500")
    salon.touch_spot("straight:17", "split:14/17", "red")
    salon.touch("undoButton")
    assert salon.slip == {"straight:17": 500, "split:14/17": 500}


def test_the_attract_screen_has_the_key_too(enter: Enter, crown: RuleBook, qtbot: QtBot) -> None:
    salon = enter(house_of(crown, credit_cents=0))
    salon.touch("attractSettingsButton")
    salon.touch("high_contrastSwitch")
    assert salon.house.state.preferences.high_contrast
    salon.house.clock.passed_s += 60
    salon.house.seat.on_change()
    qtbot.waitUntil(lambda: "Touch to play" in salon.texts())
    assert salon.house.state.preferences == Preferences(), "the next one begins anew"
    salon.touch(QPoint(900, 400))
    assert salon.find("settingsTitle") is None


@SIZES
def test_it_stays_open_under_the_result(salon: Salon) -> None:
    salon.touch_spot("straight:17")
    salon.touch("settingsButton")
    salon.house.plays("17")
    assert salon.find("settingsTitle") is not None
    assert salon.says("You are up")


def test_an_upright_cloth_is_bet_on_like_any(enter: Enter, book: RuleBook) -> None:
    salon = enter(house_of(book), TALL)
    wagers = list(book.wagers)[::9]
    salon.touch_spot(*wagers)
    assert set(salon.slip) == set(wagers)
    assert set(salon.chips()) == set(wagers)


def test_the_settings_of_a_small_screen_cut_through_no_line_below(
    enter: Enter, crown: RuleBook
) -> None:
    salon = enter(crown, SMALL)
    salon.touch("settingsButton")
    panel = salon.area(salon.item("settingsTitle").parentItem().parentItem())
    (limits,) = [item for item in salon.items() if read(item).startswith("Straight up $1")]
    assert panel.bottom() <= salon.area(limits).top()
