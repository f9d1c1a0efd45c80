"""Words and keys that say what they mean."""

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from kiosk.game.preferences.facts import Preferences
from kiosk.game.refusal import Reason, Refusal
from kiosk.game.terminal import commands as c
from kiosk.refusal_words import player_words
from kiosk.rules.limits import Limit
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, house_of


@pytest.mark.parametrize(
    ("size", "book", "words"),
    [
        (LARGE, "crown-single-zero", "on every bet"),
        (LARGE, "crown-double-zero", "on most bets"),
        (TALL, "crown-single-zero", "House edge on every bet 2.70\N{NO-BREAK SPACE}%"),
        (TALL, "crown-double-zero", "House edge on most bets 5.26\N{NO-BREAK SPACE}%"),
    ],
)
def test_the_house_edge_says_of_which_bets(
    enter: Enter, size: tuple[int, int], book: str, words: str
) -> None:
    assert enter(book, size).text("edgeOn") == words


def test_the_last_bets_are_not_called_these(salon: Salon) -> None:
    salon.touch("favouritesButton")
    assert not salon.item("saveFavourite").isEnabled()
    salon.touch_spot("straight:17")
    assert salon.item("saveFavourite").property("text") == "Save these bets"
    salon.house.plays("5")
    salon.house.opens()
    salon.touch("favouritesButton")
    assert salon.item("saveFavourite").isEnabled()
    assert salon.item("saveFavourite").property("text") == "Save the last bets"


@pytest.mark.parametrize("size", [LARGE, SMALL, TALL], ids=["large", "small", "tall"])
def test_large_text_leaves_out_no_limit(enter: Enter, size: tuple[int, int]) -> None:
    salon = enter("crown-single-zero", size)
    salon.house.tell(c.Prefer(Preferences(large_text=True)))
    QCoreApplication.processEvents()
    for limits in (salon.view.showing.straight_limits, salon.view.showing.outside_limits):
        assert limits
        assert salon.says(limits)


def test_an_upright_free_seat_shows_the_whole_wheel(enter: Enter, crown: RuleBook) -> None:
    salon = enter(house_of(crown, credit_cents=0), TALL)
    wheel = salon.area("attractWheel")
    assert QRectF(0, 0, *TALL).contains(wheel)
    assert wheel.width() == wheel.height()


def test_the_track_says_why_when_it_is_touched_after_the_close(salon: Salon) -> None:
    at = salon.area("trackSurface").center().toPoint()
    salon.house.closes()
    salon.touch(at)
    assert salon.text("noticeText") == "No more bets: wait for the next round"


def test_the_track_says_why_when_no_round_is_open(enter: Enter, crown: RuleBook) -> None:
    """Nothing lies over it then."""
    salon = enter(house_of(crown, open_=False))
    salon.touch(salon.area("trackSurface").center().toPoint())
    assert salon.text("noticeText") == "No more bets: wait for the next round"


PANELS = {
    "helpButton": "closeHelp",
    "favouritesButton": "closeFavourites",
    "statisticsButton": "closeStatistics",
    "historyButton": "closeHistory",
    "settingsButton": "closeSettings",
    "playButton": "closePlay",
    "languageButton": "language-ms",
    "finalesButton": "closeFinales",
}


@pytest.mark.parametrize("size", [LARGE, SMALL, TALL], ids=["large", "small", "tall"])
def test_escape_closes_whatever_is_open(salon: Salon, qtbot: QtBot) -> None:
    salon.window.requestActivate()
    qtbot.waitUntil(salon.window.isActive)
    for key, inside in PANELS.items():
        salon.touch(key)
        QCoreApplication.processEvents()
        assert salon.find(inside) is not None, key
        QTest.keyClick(salon.window, Qt.Key.Key_Escape)
        QCoreApplication.processEvents()
        assert salon.find(inside) is None, key


def test_plus_begins_a_limit_where_there_is_none(salon: Salon) -> None:
    salon.touch("playButton")
    assert salon.text("timeLimit") == salon.text("lossLimit") == "none"
    salon.touch("timeUp")
    salon.touch("lossUp")
    assert (salon.text("timeLimit"), salon.text("lossLimit")) == ("0:15", "$10")
    salon.touch("timeUp")
    assert salon.text("timeLimit") == "0:30"
    salon.touch("setLimits")
    assert not salon.item("timeUp").isEnabled(), "what is in force is not raised"


@pytest.mark.parametrize("size", [LARGE, SMALL, TALL], ids=["large", "small", "tall"])
def test_max_bet_is_explained_where_it_is_touched(salon: Salon) -> None:
    salon.touch("maxBetButton")
    words = "Max Bet: touch a number to bet on every spot that covers it"
    assert salon.text("noticeText") == words


def test_every_refusal_begins_with_a_capital() -> None:
    """Whatever it is about, and by whichever limit."""
    by_limit = [
        Refusal(Reason.DOES_NOT_FIT, limit=limit, limit_cents=cents)
        for limit in Limit
        for cents in (0, 500)
    ]
    about = [Refusal(reason, cents=500, name="dora", seat="1", wager="red") for reason in Reason]
    for why in (*by_limit, *about):
        said = player_words(why, "${}".format)
        assert said[0].isupper(), said
