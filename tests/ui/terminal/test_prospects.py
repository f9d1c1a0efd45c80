"""What the whole slip covers and may win at best; and which numbers came up often, if asked."""

import pytest
from pytestqt.qtbot import QtBot

from kiosk.game.preferences.facts import Preferences
from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import House
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, house_of

SIZES = pytest.mark.parametrize("size", [LARGE, SMALL, TALL], ids=["large", "small", "tall"])


@SIZES
def test_coverage_and_the_best_win_follow_the_chips(salon: Salon, qtbot: QtBot) -> None:
    def told() -> str:
        return salon.text("prospects") if salon.find("prospects") is not None else ""

    words = "{}, {}" if salon.compact and not salon.tall else "Covers {}, at best {}"
    assert told() == ""
    salon.touch("chip500")
    salon.touch_spot("straight:17")
    qtbot.waitUntil(lambda: told() == words.format("1 of 37", "+$175.00"))
    salon.touch_spot("red", "black")
    qtbot.waitUntil(lambda: told() == words.format("36 of 37", "+$175.00"))
    salon.touch("undoButton")
    salon.touch("undoButton")
    salon.touch("clearButton")
    assert told() == ""
    salon.touch_spot("red", "black")
    qtbot.waitUntil(lambda: told() == words.format("36 of 37", "$0.00"))
    salon.house.closes()
    assert told() == ""


def played(crown: RuleBook, rounds: int) -> House:
    house = house_of(crown)
    for number in range(rounds):
        house.plays("17" if number % 3 == 0 else str(number % 36))
        house.opens()
    return house


def tinted(salon: Salon) -> set[tuple[str, str]]:
    rows = salon.view.table_top.track.tinted.rows
    assert len(salon.all("tintedPocket")) == len(rows)
    return {(row.source.split("/")[-2], row.source.split("/")[-1]) for row in rows}


def test_hot_and_cold_are_shown_to_whoever_asks(enter: Enter, crown: RuleBook) -> None:
    salon = enter(played(crown, 60))
    assert not tinted(salon), "not unless it is asked for"
    salon.touch("settingsButton")
    assert salon.says("Past spins do not change the next one.")
    salon.touch("hot_coldSwitch")
    assert salon.text("noticeText") == "Hot and cold: past spins do not change the next one"
    salon.touch("closeSettings")
    shown = tinted(salon)
    assert ("17", "hot") in shown
    assert ("0", "hot") not in shown and len(shown) == 8
    salon.house.closes()
    assert not tinted(salon)


def test_few_spins_make_no_number_hot(enter: Enter, crown: RuleBook) -> None:
    salon = enter(played(crown, 20))
    salon.house.tell(c.Prefer(Preferences(hot_cold=True)))
    assert not tinted(salon)
    assert salon.text("noticeText") == "Too few spins yet for hot and cold numbers"
