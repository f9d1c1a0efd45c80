"""Why a touch did nothing, or less than it asked for: in a few words, where the player looks."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from kiosk.game import facts as f
from kiosk.game.facts import LockReason
from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.house import House
from tests.ui.terminal.salon import LARGE, SMALL, Salon, house_of

NO_CREDIT = "No credit: insert a note or ask the dealer"
LIMITS = {
    "straight:17": (1, "Table maximum $100: $100 placed"),
    "split:14/17": (1, "Table maximum $200: $200 placed"),
    "dozen:1": (2, "Table maximum $1,500: $500 placed"),
    "red": (4, "Table maximum $3,000: not placed"),
}
"""What is said at which touch with a chip of 1,000."""


@pytest.mark.parametrize("wager", LIMITS)
def test_a_touch_over_the_maximum_says_what_was_placed(salon: Salon, wager: str) -> None:
    salon.touch("chip100000")
    touches, words = LIMITS[wager]
    salon.touch_spot(*[wager] * touches)
    assert_said(salon, wager, words)


def test_a_touch_at_the_maximum_is_refused(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:17", 10_000))
    salon.touch_spot("straight:17")
    assert salon.slip == {"straight:17": 10_000}
    assert_said(salon, "straight:17", "Table maximum $100: not placed")
    assert salon.says("max 100")


def test_chips_below_the_minimum_say_so_before_they_come_back(salon: Salon) -> None:
    salon.touch_spot("red")
    assert salon.says("min 5")
    salon.touch_spot(*["red"] * 4)
    assert not salon.says("min 5")


def test_a_touch_between_two_steps_is_cut_to_the_lower(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("red", 500))
    salon.touch_spot("red")
    assert salon.slip == {"red": 500}
    assert_said(salon, "red", "Steps of $5: not placed")


def test_a_touch_beyond_the_credit(enter: Enter, crown: RuleBook) -> None:
    salon = enter(house_of(crown, credit_cents=4000))
    salon.touch("chip10000")
    salon.touch_spot("straight:17")
    assert salon.slip == {"straight:17": 4000}
    assert_said(salon, "straight:17", "Credit $40: $40 placed")
    salon.touch_spot("straight:20")
    assert salon.slip == {"straight:17": 4000}
    assert_said(salon, "straight:20", NO_CREDIT)


def test_a_touch_beyond_all_bets_together(enter: Enter, rapid: RuleBook) -> None:
    salon = enter(house_of(rapid))
    salon.house.tell(c.PlaceChip("red", 300_000), c.PlaceChip("odd", 199_900))
    assert salon.slip == {"red": 300_000, "odd": 199_500}
    salon.touch("chip10000")
    salon.touch_spot("straight:17")
    assert salon.slip["straight:17"] == 500
    assert_said(salon, "straight:17", "All bets together at most $5,000: $5 placed")


def assert_said(salon: Salon, wager: str, words: str) -> None:
    """In the notice, and beside the spot."""
    assert salon.text("noticeText") == words
    assert salon.text("spotPill") == words
    pill = salon.area(salon.item("spotPill").parentItem())
    chip = salon.on_cloth(salon.cloth_map.places[wager].chip)
    assert pill.left() - 200 <= chip.x() <= pill.right() + 200
    assert abs(pill.center().y() - chip.y()) < 120


def test_the_words_go_away_by_themselves(salon: Salon, qtbot: QtBot) -> None:
    salon.touch("chip50000")
    salon.hasten()
    salon.touch_spot("straight:17")
    assert salon.find("spotPill") is not None
    assert salon.find("noticeText") is not None
    qtbot.waitUntil(lambda: salon.find("spotPill") is None)
    qtbot.waitUntil(lambda: salon.find("noticeText") is None)


# ---- Moments ----------------------------------------------------------------------------------


def _registers(house: House) -> None:
    house.tell(c.PlaceChip("straight:5", 500))
    house.closes()
    house.registers()


MOMENTS: dict[str, tuple[Callable[[House], None], str]] = {
    "closed": (House.closes, "No more bets: wait for the next round"),
    "registered": (_registers, "No more bets: wait for the next round"),
    "result": (lambda house: house.plays("5"), "No more bets: wait for the next round"),
    "no table": (House.falls_silent, "Waiting for the table: your money is safe"),
    "frozen": (
        lambda house: house.tell(c.Freeze("checking")),
        "All accounts are frozen for a moment",
    ),
    "locked": (
        lambda house: house.tell(c.Lock(LockReason.DOOR)),
        "This terminal is locked: an attendant will help",
    ),
}


@pytest.mark.parametrize("where", ["cloth", "track"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_touch_at_the_wrong_moment_says_why(salon: Salon, moment: str, where: str) -> None:
    at = salon.spot("straight:17")
    if where == "track":
        at = salon.on_track(salon.track_map().cells["17"].badge)
    happens, words = MOMENTS[moment]
    happens(salon.house)
    before = salon.house.state
    salon.touch(at)
    assert salon.house.state == before
    if where == "cloth":
        assert_said(salon, "straight:17", words)
    elif moment != "result":  # which stands in the place of the track
        assert salon.text("noticeText") == words


def test_without_credit_a_touch_asks_for_some(enter: Enter, crown: RuleBook) -> None:
    house = house_of(crown, credit_cents=0)
    salon = enter(house)
    salon.touch(salon.window.contentItem().boundingRect().center().toPoint())
    salon.touch_spot("straight:17")
    assert salon.slip == {}
    assert salon.says(NO_CREDIT)


# ---- What comes back at the close -------------------------------------------------------------


@pytest.mark.parametrize("size", [LARGE, SMALL], ids=["large", "small"])
def test_bets_below_the_minimum_come_back_with_the_reason(salon: Salon) -> None:
    salon.touch_spot("red", "straight:17", "dozen:1")
    salon.house.closes()
    assert salon.text("returnedTitle") == "$2.00 returned to your credit"
    words = salon.texts()
    for told in ("Red", "1st 12", "$1.00"):
        assert told in words
    assert words.count("below the minimum") == 2
    assert salon.chips() == {"straight:17": "1"}
    assert salon.text("creditMeter") == "$9,999.00"
    salon.house.registers()
    salon.house.settles("17")
    assert salon.find("returnedTitle") is None
    salon.house.opens()
    assert salon.find("returnedTitle") is None


def test_all_bets_come_back_below_the_least_sum(enter: Enter, crown: RuleBook) -> None:
    limits = f.LimitAmounts.of(replace(crown.limits, aggregate_minimum_cents=1000))
    house = house_of(crown, open_=False)
    house.tell(c.ChangeLimits(limits))
    house.opens()
    salon = enter(house)
    salon.touch_spot("straight:17", "straight:20")
    salon.house.closes()
    assert salon.text("returnedTitle") == "$2.00 returned to your credit"
    assert salon.texts().count("all bets together are too little") == 2
    assert salon.chips() == {}


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        ("slip_late", "Too late"),
        ("it came after the time for slips", "Too late"),  # as journals of before have it
        ('wager_outside_limits {"wager":"red","cents":500}', "Not taken"),
        ("500 cents on red are outside its limits", "Not taken"),
    ],
)
def test_a_slip_that_the_table_refuses_is_returned(salon: Salon, reason: str, words: str) -> None:
    salon.touch_spot("straight:17")
    salon.house.closes()
    salon.house.tell(c.RefuseSlip(1, "slip 1", reason))
    assert salon.text("noticeText") == f"{words}: $1.00 returned"
    assert salon.chips() == {}
    assert salon.text("creditMeter") == "$10,000.00"
    assert salon.text("betMeter") == "$0.00"
