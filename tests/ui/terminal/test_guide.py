"""Every screen without a finger: by keys, and by two switches."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from kiosk.config import SwitchesConfig
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.cloth_map import ClothMap
from kiosk.ui.terminal.guide.bets import boxes, numbers
from kiosk.ui.terminal.guide.tree import Node
from kiosk.ui.terminal.guide.walker import nearest
from kiosk.ui.terminal.run import switches_of
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.hands import Hands
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, house_of

TAB, ENTER = Qt.Key.Key_Tab, Qt.Key.Key_Return
LEFT, RIGHT = Qt.Key.Key_Left, Qt.Key.Key_Right
UP, DOWN = Qt.Key.Key_Up, Qt.Key.Key_Down
PERIOD_S = 20.0


@pytest.fixture
def salon(enter: Enter, crown: RuleBook) -> Salon:
    """A round has been played, and there are 20 seconds for the next."""
    salon = enter(house_of(crown))
    salon.touch_spot("straight:8")
    salon.house.plays("3")
    salon.house.opens(left_s=PERIOD_S)
    return salon


# ---- A whole round within the wagering period -------------------------------------------------


def test_a_round_by_keys_alone(salon: Salon, qtbot: QtBot) -> None:
    hands = Hands(salon)
    hands.keys(TAB, RIGHT, ENTER)
    hands.keys("1", "7", ENTER)
    hands.keys(RIGHT, ENTER)
    assert hands.at == "Split 17 · 20"
    hands.keys(DOWN, DOWN, DOWN, DOWN, DOWN, ENTER)
    assert hands.at == "Red"
    assert salon.slip == {"straight:17": 500, "split:17/20": 500, "red": 500}
    hands.keys(TAB, ENTER)
    assert salon.slip == {"straight:17": 500, "split:17/20": 500}
    hands.keys(DOWN, ENTER)
    assert salon.slip == {"straight:17": 500, "split:17/20": 500, "straight:8": 100}
    assert hands.took_s < PERIOD_S, f"{hands.pressed} presses"
    salon.house.plays("17")
    assert salon.says("You are up")
    hands.keys(TAB, ENTER)
    leaves(salon, qtbot)


def test_a_round_by_two_switches(salon: Salon, qtbot: QtBot) -> None:
    hands = Hands(salon)
    hands.move()
    hands.scan_to("Chips", "Chip $5")
    hands.scan_to("Numbers", "2nd 12", "16 · 17 · 18", "17", "Straight up 17")
    hands.scan_to("Split 14 · 17")
    hands.hold()
    hands.scan_to("Outside bets", "Red")
    assert salon.slip == {"straight:17": 500, "split:14/17": 500, "red": 500}
    hands.hold()
    hands.scan_to("Undo")
    assert salon.slip == {"straight:17": 500, "split:14/17": 500}
    hands.scan_to("Repeat")
    assert salon.slip == {"straight:17": 500, "split:14/17": 500, "straight:8": 100}
    assert hands.took_s < PERIOD_S, f"{hands.pressed} presses"
    salon.house.plays("17")
    assert salon.says("You are up")
    hands.scan_to("Cash out")
    leaves(salon, qtbot)


def leaves(salon: Salon, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: salon.find("cashOutTitle") is not None)
    assert salon.house.state.payments.attendant_called


# ---- Everything can be reached ----------------------------------------------------------------


def test_arrows_reach_every_spot(book: RuleBook) -> None:
    cloth = ClothMap(book, width=1848, height=544, scale=1, compact=False)
    places = {w: QPointF(p.touch.x, p.touch.y) for w, p in cloth.places.items()}
    reached, new = set[str](), {"red"}
    while new:
        reached |= new
        ways = [QPointF(-1, 0), QPointF(1, 0), QPointF(0, -1), QPointF(0, 1)]
        steps = {nearest(places, places[spot], way) for spot in new for way in ways}
        new = {spot for spot in steps if spot} - reached
    assert reached == set(book.wagers)


PRESSES_MAX = 24


def test_two_switches_reach_every_spot(book: RuleBook) -> None:
    """By the way to each: along and into its groups, from the table as it opens."""
    ways: dict[str, int] = {}

    def follow(node: Node, presses: int) -> None:
        for at, child in enumerate(node.children):
            way = presses + at + 1
            follow(child, way)
            if not child.children:
                ways[child.id] = min(way, ways.get(child.id, way))

    follow(Node("", "", (Node("n", "", numbers(book)), Node("b", "", boxes(book)))), 1)
    assert {id_.removeprefix("wager:") for id_ in ways} == set(book.wagers)
    assert max(ways.values()) <= PRESSES_MAX


@pytest.mark.parametrize(
    ("name", "size"),
    [("crown-double-zero", LARGE), ("nsw-single-zero", SMALL), ("rapid-single-zero", TALL)],
)
def test_switches_reach_every_control_of_the_table(
    enter: Enter, name: str, size: tuple[int, int]
) -> None:
    """Whatever a finger can touch."""
    salon = enter(name, size)
    salon.touch_spot("straight:17", "red")
    hands = Hands(salon)
    hands.move()
    walker = salon.view.table_top.guide.walker()
    assert walker is not None
    controls = {leaf.id for leaf in walker._places().tree.leaves}
    touched = [item for item in salon.items() if is_key(item) and item.isEnabled()]
    assert {f"key {item.objectName()}" for item in touched} <= controls


def is_key(item: QQuickItem) -> bool:
    return item.inherits("QQuickAbstractButton")


def test_a_panel_takes_the_place_of_what_it_covers(salon: Salon, qtbot: QtBot) -> None:
    hands = Hands(salon)
    hands.move()
    hands.scan_to("Help and settings", "Rules")
    qtbot.waitUntil(lambda: salon.find("chapter0") is not None)
    hands.hold()
    names = set()
    while hands.at not in names:
        names.add(hands.at)
        hands.move()
    assert {"The wheel", "Further down", "Close", "Chips", "Help and settings"} <= names
    assert not {"Numbers", "Outside bets", "Race track"} & names
    hands.scan_to("Close")
    assert salon.find("chapterTitle") is None


def test_pages_are_read_to_their_end_and_again(salon: Salon) -> None:
    salon.touch("helpButton")
    page = next(item for item in salon.items() if item.inherits("QQuickListView") and long(item))
    hands = Hands(salon)
    hands.move()
    tops = []
    for _ in range(8):
        hands.scan_to("Further down")
        tops.append(page.property("contentY"))
    assert tops[0] > 0
    assert page.property("originY") in tops, "the end leads back to the top"


def test_own_rounds_are_gone_through_by_keys_and_by_switches(enter: Enter, crown: RuleBook) -> None:
    house = house_of(crown)
    for _ in range(40):
        house.plays("17")
        house.opens()
    salon = enter(house)
    salon.touch("historyButton")
    hands = Hands(salon)

    def place() -> str:
        return salon.text("historyPlace")

    hands.keys(TAB)
    while hands.at != "Further back":
        hands.keys(DOWN if hands.at == "Close" else RIGHT)
    assert place() == "40 of 40"
    hands.keys(LEFT, LEFT)
    assert place() == "38 of 40"
    hands.keys(Qt.Key.Key_Home)
    assert place() == "1 of 40"
    hands.keys(LEFT, RIGHT, Qt.Key.Key_PageDown)
    assert place() == "12 of 40"
    hands.keys(Qt.Key.Key_End, ENTER)
    assert place() == "36 of 40", "a tenth of them"
    hands.keys(UP)
    assert hands.at != "Further back", "one gets away from it"
    hands.move()
    hands.scan_to(*["Further back"] * 10)
    assert place() == "40 of 40", "after the oldest comes the newest"


def long(page: QQuickItem) -> bool:
    return bool(page.property("contentHeight") > page.height() + 1)


def test_the_attract_screen_is_woken_by_a_switch(enter: Enter, crown: RuleBook) -> None:
    salon = enter(house_of(crown, credit_cents=0))
    hands = Hands(salon)
    hands.choose()
    assert hands.at == "Touch to play"
    hands.choose()
    assert salon.find("clothSurface") is not None
    assert hands.at, "one is led on"


# ---- What is shown ----------------------------------------------------------------------------


def test_the_frame_is_around_what_is_meant(salon: Salon) -> None:
    hands = Hands(salon)
    hands.keys("1", "7")
    assert salon.area("focusFrame").contains(QPointF(salon.spot("straight:17")))
    assert salon.text("focusCaption") == "Straight up 17"
    assert salon.lit() == {"17"}
    assert salon.text("previewTitle") == "Straight up"
    hands.keys("3", "6", "2")
    assert hands.at == "Straight up 2", "362 is no number"
    hands.keys(TAB, TAB)
    assert salon.area("focusFrame").contains(salon.area("cashOutButton"))
    assert salon.lit() == set()


def test_what_is_meant_does_not_cover_the_result(salon: Salon, qtbot: QtBot) -> None:
    Hands(salon).keys("1", "7")
    assert salon.find("previewTitle") is not None
    salon.house.plays("17")
    qtbot.waitUntil(lambda: salon.find("previewTitle") is None)
    assert salon.lit() == set()
    salon.house.opens()
    qtbot.waitUntil(lambda: salon.lit() == {"17"})


def test_a_touch_puts_it_away(salon: Salon) -> None:
    hands = Hands(salon)
    hands.keys("1", "7")
    salon.touch_spot("straight:30")
    assert salon.find("focusFrame") is None
    assert salon.lit() == set()
    assert salon.slip == {"straight:30": 100}


def test_nothing_is_placed_after_the_close(salon: Salon) -> None:
    hands = Hands(salon)
    hands.keys("1", "7")
    salon.house.closes()
    hands.keys(ENTER)
    assert salon.slip == {}
    assert salon.text("noticeText") == "No more bets: wait for the next round"


def test_chips_are_moved_by_keys(salon: Salon) -> None:
    salon.touch_spot("straight:17")
    salon.touch("moveButton")
    Hands(salon).keys("1", "7", ENTER, "2", "0", ENTER)
    assert salon.slip == {"straight:20": 100}


def test_a_held_choice_places_nothing(salon: Salon) -> None:
    hands = Hands(salon)
    hands.keys("1", "7")
    hands.hold()
    assert salon.slip == {}


def test_keys_of_other_switches_can_be_told(enter: Enter, crown: RuleBook) -> None:
    salon = enter(house_of(crown))
    switches = switches_of(SwitchesConfig(move="F5", choose="F6"))
    salon.view.table_top.guide.attach(salon.window, switches)
    hands = Hands(salon)
    hands.keys(Qt.Key.Key_F5)
    assert hands.at == "Chips"
    hands.keys(Qt.Key.Key_F6, Qt.Key.Key_F5, Qt.Key.Key_F6)
    assert salon.view.rail.chip_cents == 500
