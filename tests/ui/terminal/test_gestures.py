"""What a finger means: slides, palms, second fingers, drags, long presses, and bad moments."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF
from PySide6.QtGui import QEventPoint
from pytestqt.qtbot import QtBot

from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.touch import TouchSurface
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import House
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, house_of


def test_a_slide_places_where_the_finger_is_lifted(salon: Salon, qtbot: QtBot) -> None:
    first, last = salon.spot("straight:5"), salon.spot("corner:16/17/19/20")
    salon.fingers.press(first)
    assert salon.lit() == {"5"}
    salon.fingers.move(last)
    qtbot.waitUntil(lambda: salon.lit() == {"16", "17", "19", "20"})
    assert salon.text("previewTitle") == "Corner"
    salon.fingers.lift(last)
    assert salon.slip == {"corner:16/17/19/20": 100}
    assert salon.lit() == set()
    assert salon.find("previewTitle") is None


@pytest.mark.parametrize("away", [QPoint(950, 60), QPoint(950, 700), QPoint(5, 300)])
def test_a_slide_off_the_cloth_places_nothing(salon: Salon, away: QPoint) -> None:
    salon.slide(salon.spot("straight:17"), away)
    assert salon.slip == {}
    assert salon.lit() == set()
    assert not salon.house.seat.asked


def test_a_slide_off_the_cloth_and_back_places_where_it_ends(salon: Salon) -> None:
    salon.slide(salon.spot("straight:17"), QPoint(950, 60), salon.spot("straight:20"))
    assert salon.slip == {"straight:20": 100}


def test_covered_numbers_are_lit_while_the_finger_is_down(salon: Salon) -> None:
    for wager in ("straight:0", "split:14/17", "street:0/1/2", "six-line:1/2/3/4/5/6"):
        salon.fingers.press(salon.spot(wager))
        assert salon.lit() == set(salon.book.wagers[wager].numbers)
        salon.fingers.lift(QPoint(950, 60))
        assert salon.lit() == set()
    salon.fingers.press(salon.spot("red"))
    assert salon.lit() == {"red", *salon.book.wagers["red"].numbers}


def test_the_chip_under_the_finger_shows_the_stake_it_would_make(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 300))
    salon.fingers.press(salon.spot("straight:17"))
    assert salon.item("chipUnderFinger").property("text") == "4"
    salon.fingers.lift(salon.spot("straight:17"))
    assert salon.find("chipUnderFinger") is None
    assert salon.chips() == {"straight:17": "4"}


# ---- More than a finger -----------------------------------------------------------------------


def test_a_second_finger_does_not_disturb_the_first(salon: Salon) -> None:
    first, second = salon.spot("straight:17"), salon.spot("straight:32")
    salon.fingers.press(first)
    salon.fingers.press(second, finger=1)
    assert salon.lit() == {"17"}
    salon.fingers.lift(second, finger=1)
    assert salon.slip == {}
    salon.fingers.lift(first)
    assert salon.slip == {"straight:17": 100}


def test_a_second_finger_that_stays_longer_places_nothing(salon: Salon) -> None:
    first, second = salon.spot("straight:17"), salon.spot("straight:32")
    salon.fingers.press(first)
    salon.fingers.press(second, finger=1)
    salon.fingers.lift(first)
    salon.fingers.lift(second, finger=1)
    assert salon.slip == {"straight:17": 100}


def test_three_fingers_are_a_hand_and_place_nothing(salon: Salon) -> None:
    points = [salon.spot(f"straight:{number}") for number in (14, 17, 20)]
    for finger, point in enumerate(points):
        salon.fingers.press(point, finger)
    assert salon.lit() == set()
    for finger, point in enumerate(points):
        salon.fingers.lift(point, finger)
    assert salon.slip == {}
    # Once the hand is gone the glass is as it was.
    salon.touch_spot("straight:17")
    assert salon.slip == {"straight:17": 100}


class Contact:
    """A contact as a panel that measures its size reports it; Qt's own tests cannot make one."""

    def __init__(self, state: QEventPoint.State, at: QPointF, width: float) -> None:
        self.state = lambda: state
        self.position = lambda: at
        self.id = lambda: 7
        self.ellipseDiameters = lambda: QSizeF(width, width / 2)


class Report:
    def __init__(self, contact: Contact) -> None:
        self.points = lambda: [contact]
        self.accept = lambda: None


@pytest.mark.parametrize(("width", "placed"), [(80, {"straight:17": 100}), (160, {})])
def test_a_palm_places_nothing(salon: Salon, width: float, placed: dict[str, int]) -> None:
    surface = salon.item("clothSurface")
    assert isinstance(surface, TouchSurface)
    spot = salon.cloth_map.places["straight:17"].touch
    for state in (QEventPoint.State.Pressed, QEventPoint.State.Released):
        # A palm is wide as it lands; the last contact of one that is lifted is small.
        size = width if state is QEventPoint.State.Pressed else 20.0
        report = Report(Contact(state, QPointF(spot.x, spot.y), size))
        surface.touchEvent(report)  # type: ignore[arg-type]
    assert salon.slip == placed


# ---- Own chips --------------------------------------------------------------------------------


def test_a_drag_moves_ones_own_chips(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 2500))
    salon.fingers.press(salon.spot("straight:17"))
    salon.fingers.move(salon.spot("split:17/20"))
    salon.fingers.move(salon.spot("dozen:2"))
    salon.fingers.lift(salon.spot("dozen:2"))
    assert salon.slip == {"dozen:2": 2500}
    assert salon.chips() == {"dozen:2": "25"}


@pytest.mark.parametrize("size", [LARGE, SMALL, TALL], ids=["large", "small", "tall"])
def test_a_drag_off_the_cloth_takes_one_bet_back(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 2500), c.PlaceChip("red", 500))
    away = QPoint(salon.window.width() // 2, 10)
    salon.fingers.press(salon.spot("straight:17"))
    salon.fingers.move(salon.spot("straight:20"))
    salon.fingers.move(away)
    assert salon.text("spotPill") == "Let go to take it off"
    salon.fingers.lift(away)
    assert salon.slip == {"red": 500}
    assert salon.find("spotPill") is None
    salon.touch("undoButton")
    assert salon.slip == {"straight:17": 2500, "red": 500}


def test_a_finger_that_slips_over_the_edge_takes_nothing_back(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:36", 2500))
    edge = QPoint(salon.spot("straight:36").x(), round(salon.area(salon.cloth).top()) - 10)
    salon.slide(salon.spot("straight:36"), edge)
    assert salon.slip == {"straight:36": 2500}


def test_a_drag_off_the_cloth_and_back_is_a_move(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 2500))
    salon.slide(salon.spot("straight:17"), QPoint(950, 60), salon.spot("straight:20"))
    assert salon.slip == {"straight:20": 2500}


def test_a_drag_onto_a_full_spot_is_refused_and_said_there(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 2500), c.PlaceChip("straight:20", 10_000))
    salon.slide(salon.spot("straight:17"), salon.spot("straight:20"))
    assert salon.slip == {"straight:17": 2500, "straight:20": 10_000}
    assert salon.text("spotPill") == "Table maximum $100: not placed"


def test_a_long_press_takes_the_chips_back(salon: Salon, qtbot: QtBot) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 2500), c.PlaceChip("red", 500))
    at = salon.spot("straight:17")
    salon.fingers.press(at)
    qtbot.waitUntil(lambda: salon.slip == {"red": 500})
    assert salon.chips() == {"red": "5"}
    assert salon.find("chipUnderFinger") is None
    salon.fingers.lift(at)
    assert salon.slip == {"red": 500}
    assert salon.text("creditMeter") == "$9,995.00"


def test_a_finger_that_has_moved_takes_nothing_back(salon: Salon, qtbot: QtBot) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 2500))
    away = salon.spot("straight:20")
    salon.fingers.press(salon.spot("straight:17"))
    salon.fingers.move(away)
    qtbot.waitUntil(lambda: salon.lit() == {"20"})
    assert salon.slip == {"straight:17": 2500}
    salon.fingers.lift(away)
    assert salon.slip == {"straight:20": 2500}


def test_the_move_button_moves_with_two_touches(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 2500))
    salon.touch("moveButton")
    salon.touch_spot("straight:17")
    assert salon.slip == {"straight:17": 2500}
    salon.touch_spot("split:8/11")
    assert salon.slip == {"split:8/11": 2500}
    # The mode ends with the move: the next touch places again.
    salon.touch_spot("straight:17")
    assert salon.slip == {"split:8/11": 2500, "straight:17": 100}


def test_who_thinks_better_of_a_move_leaves_nothing_behind(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 2500))
    salon.touch("moveButton")
    assert salon.says("which chips?")
    salon.touch_spot("straight:17")
    assert salon.says("to where?")
    salon.touch("moveButton")
    salon.touch("moveButton")
    salon.touch_spot("straight:20")
    assert salon.slip == {"straight:17": 2500}, "nothing was picked up this time"


def test_the_move_button_picks_up_only_what_is_there(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 2500))
    salon.touch("moveButton")
    salon.touch_spot("straight:1", "straight:2")
    assert salon.slip == {"straight:17": 2500}
    salon.touch("moveButton")
    salon.touch_spot("straight:1")
    assert salon.slip == {"straight:17": 2500, "straight:1": 100}


# ---- Bad moments ------------------------------------------------------------------------------


def _voids(house: House) -> None:
    house.tell(c.VoidRound(house.state.round.number, "the wheel stopped"))


def _next_round(house: House) -> None:
    house.plays("5")
    house.opens()


MEANWHILE: dict[str, Callable[[House], None]] = {
    "the close": House.closes,
    "the close and another round": _next_round,
    "a freeze": lambda house: house.tell(c.Freeze("a result is checked")),
    "a round void": _voids,
    "a silent table": House.falls_silent,
    "a failed disk": lambda house: house.fails("the disk is full"),
}


@pytest.mark.parametrize("meanwhile", MEANWHILE)
@pytest.mark.parametrize("where", ["cloth", "track", "own chips"])
def test_a_lift_after_it_places_nothing(salon: Salon, meanwhile: str, where: str) -> None:
    at = salon.spot("straight:17")
    if where == "track":
        at = salon.on_track(salon.track_map().cells["17"].badge)
    if where == "own chips":
        salon.house.tell(c.PlaceChip("straight:17", 500))
    salon.fingers.press(at)
    MEANWHILE[meanwhile](salon.house)
    before = salon.house.state
    salon.fingers.lift(at)
    assert salon.house.state == before
    assert not salon.house.seat.asked


@pytest.mark.parametrize("where", ["cloth", "track"])
def test_a_press_before_the_opening_and_a_lift_after_it_place_nothing(
    enter: Enter, crown: RuleBook, where: str
) -> None:
    salon = enter(house_of(crown, open_=False))
    track = salon.track_map().cells["17"].badge
    at = salon.spot("straight:17") if where == "cloth" else salon.on_track(track)
    salon.fingers.press(at)
    salon.house.opens()
    salon.fingers.lift(at)
    assert salon.slip == {}
    salon.touch(at)
    assert salon.slip != {}
