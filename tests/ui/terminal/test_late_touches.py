"""A touch that was made before the player could see the round that is open is no bet."""

import time

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QInputEvent, QKeyEvent, QMouseEvent
from pytestqt.qtbot import QtBot

from kiosk.game.terminal import commands as c
from kiosk.game.terminal.state import Terminal
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.hands import CHOOSE, Hands
from tests.ui.terminal.salon import CHIPS_CENTS, Salon, house_of

WORDS = "Touched before betting opened: touch again"
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
PRESS, RELEASE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease
KEY_DOWN, KEY_UP = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


class SlowHand:
    """What it does carries the time at which it was done, and may be heard later."""

    def __init__(self, salon: Salon) -> None:
        self._window: QObject = salon.window
        # Somewhere: from what is heard at once the screen knows the clock of the stamps.
        self.touch(QPoint(2, 2), self.now_ms)

    @property
    def now_ms(self) -> int:
        """By a clock that is not the screen's own."""
        QCoreApplication.processEvents()
        return time.monotonic_ns() // 1_000_000 + 12_345_678

    @property
    def a_while_ago_ms(self) -> int:
        """By more than a stamp is exact, however soon the next frame is shown."""
        return self.now_ms - 50

    def touch(self, at: QPoint, made_ms: int) -> None:
        self.press(at, made_ms)
        self.lift(at, self.now_ms)

    def press(self, at: QPoint, made_ms: int) -> None:
        self._send(_mouse(PRESS, at), made_ms)

    def lift(self, at: QPoint, made_ms: int) -> None:
        self._send(_mouse(RELEASE, at), made_ms)

    def key(self, key: Qt.Key, kind: QEvent.Type, made_ms: int) -> None:
        self._send(QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier), made_ms)

    def _send(self, event: QInputEvent, made_ms: int) -> None:
        event.setTimestamp(made_ms)
        QCoreApplication.sendEvent(self._window, event)


def _mouse(kind: QEvent.Type, at: QPoint) -> QMouseEvent:
    down = LEFT if kind == PRESS else NONE
    where = QPointF(at)
    return QMouseEvent(kind, where, where, LEFT, down, Qt.KeyboardModifier.NoModifier)


@pytest.fixture
def salon(enter: Enter, crown: RuleBook) -> Salon:
    """Between two rounds; a bet rides on, so that each key of the slip has something to do."""
    salon = enter(house_of(crown))
    salon.house.tell(c.PlaceChip("red", 500), c.SaveFavourite("mine"))
    salon.house.plays("3")
    return salon


def opens(salon: Salon) -> Terminal:
    """Another round, and the player sees it."""
    salon.house.opens()
    salon.house.tell(c.PlaceChip("straight:20", 500))
    QCoreApplication.processEvents()
    return salon.house.state


def place_of(salon: Salon, where: str) -> QPoint:
    match where:
        case "cloth":
            return salon.spot("straight:17")
        case "own chips":
            return salon.spot("straight:20")
        case "track":
            return salon.on_track(salon.track_map().cells["17"].badge)
        case _:
            return salon.centre(where)


SLIP = ("undoButton", "clearButton", "repeatButton", "doubleButton", "favourite1")


@pytest.mark.parametrize("where", ["cloth", "own chips", "track", *SLIP])
def test_a_touch_made_before_the_opening_does_nothing(
    salon: Salon, where: str, qtbot: QtBot
) -> None:
    hand = SlowHand(salon)
    made_ms = hand.a_while_ago_ms
    before = opens(salon)
    if where == "favourite1":
        hand.touch(salon.centre("favouritesButton"), hand.now_ms)
        qtbot.waitUntil(lambda: salon.find(where) is not None)
    at = place_of(salon, where)
    hand.touch(at, made_ms)
    assert salon.house.state == before
    assert salon.says(WORDS)
    hand.touch(at, hand.now_ms)
    assert salon.house.state != before


def test_chips_held_since_before_the_opening_stay(salon: Salon, qtbot: QtBot) -> None:
    salon.hasten()
    hand = SlowHand(salon)
    made_ms = hand.a_while_ago_ms
    before = opens(salon)
    at = salon.spot("straight:20")
    hand.press(at, made_ms)
    assert salon.lit() == set()
    hand.lift(at, hand.now_ms)
    hand.press(at, hand.now_ms)
    qtbot.waitUntil(lambda: salon.house.state != before)


def test_a_key_pressed_before_the_opening_and_let_go_after_it_does_nothing(
    enter: Enter, crown: RuleBook, qtbot: QtBot
) -> None:
    """Cash-out is possible in both."""
    salon = enter(house_of(crown, open_=False))
    hand, at = SlowHand(salon), salon.centre("cashOutButton")
    hand.press(at, hand.a_while_ago_ms)
    salon.house.opens()
    hand.lift(at, hand.now_ms)
    assert not salon.house.seat.asked
    assert salon.says(WORDS)
    hand.touch(at, hand.now_ms)
    qtbot.waitUntil(lambda: bool(salon.house.seat.asked))


def test_a_switch_pressed_before_the_opening_and_let_go_after_it_does_nothing(
    salon: Salon,
) -> None:
    hand = SlowHand(salon)
    Hands(salon).keys("1", "7")
    hand.key(CHOOSE, KEY_DOWN, hand.a_while_ago_ms)
    before = opens(salon)
    # Another key in between is another gesture.
    hand.key(Qt.Key.Key_F5, KEY_DOWN, hand.now_ms)
    hand.key(CHOOSE, KEY_UP, hand.now_ms)
    assert salon.house.state == before
    assert salon.says(WORDS)
    hand.key(CHOOSE, KEY_DOWN, hand.now_ms)
    hand.key(CHOOSE, KEY_UP, hand.now_ms)
    assert salon.slip["straight:17"] == CHIPS_CENTS[0]


def test_a_touch_of_a_round_that_no_frame_has_shown_does_nothing(salon: Salon) -> None:
    hand, at = SlowHand(salon), salon.spot("straight:17")
    made_ms = hand.now_ms
    salon.house.opens()
    hand.press(at, made_ms)
    hand.lift(at, made_ms)
    assert "straight:17" not in salon.slip
    hand.touch(at, hand.now_ms)
    assert "straight:17" in salon.slip


def test_what_is_no_bet_is_done_however_late(salon: Salon) -> None:
    hand = SlowHand(salon)
    made_ms = hand.a_while_ago_ms
    opens(salon)
    hand.touch(salon.centre("statisticsButton"), made_ms)
    assert salon.find("closeStatistics") is not None
    assert not salon.says(WORDS)


def test_a_press_without_a_hand_is_not_late(salon: Salon) -> None:
    """As of a screen reader, long after somebody touched the screen."""
    SlowHand(salon)
    opens(salon)
    salon.view.accessibleSpots.press("straight:17")
    assert salon.slip["straight:17"] == CHIPS_CENTS[0]
