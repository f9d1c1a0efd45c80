"""What a player chose about the screen lasts until the player has gone, and no longer."""

from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from kiosk.devices.ports import Printed
from kiosk.game.preferences.facts import Preferences
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import Printer
from tests.ui.terminal.salon import house_of
from tests.ui.terminal.test_screens import WAKE, prints

HOUSE = Preferences()
MALAY = Preferences(language="ms", large_text=True)


def test_the_last_words_are_the_players_and_the_next_screen_is_the_houses(
    enter: Enter, crown: RuleBook, qtbot: QtBot
) -> None:
    printer = Printer()
    salon = enter(house_of(crown, printer=printer))
    preferences = salon.view.preferences
    preferences.speak("ms")
    preferences.turn("large_text", True)
    assert salon.house.state.preferences == MALAY
    assert preferences.showing == replace(MALAY, hot_cold=False)
    prints(salon, qtbot, "Tiket sedang dicetak")
    printer.answers(Printed.DONE)
    qtbot.waitUntil(lambda: not salon.house.state.account.open)
    assert salon.house.state.preferences == HOUSE
    assert preferences.showing == replace(MALAY, hot_cold=False)
    qtbot.waitUntil(lambda: salon.text("cashOutTitle") == "Sila ambil tiket")
    printer.is_emptied()
    salon.touch("backButton")
    assert preferences.showing == replace(HOUSE, hot_cold=False)


def test_who_chose_and_went_away_without_playing_leaves_nothing_behind(
    enter: Enter, crown: RuleBook, qtbot: QtBot
) -> None:
    salon = enter(house_of(crown, credit_cents=0))
    assert WAKE in salon.texts()
    salon.view.preferences.speak("ms")
    assert salon.view.preferences.language == "ms"
    assert WAKE not in salon.texts()
    salon.house.clock.passed_s += 60
    qtbot.waitUntil(lambda: WAKE in salon.texts())
    assert salon.house.state.preferences == HOUSE
    assert salon.view.preferences.showing == replace(HOUSE, hot_cold=False)
