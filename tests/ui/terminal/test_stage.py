"""From no more bets to the result a wheel turns. It knows nothing before the table has told, keeps
still for whoever wants that, and ends where the number is."""

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    QRectF,
    Qt,
    QTimer,
    qInstallMessageHandler,
)
from PySide6.QtGui import QImage, QPainter

from kiosk.game import facts as f
from kiosk.game.preferences.facts import Preferences
from kiosk.game.terminal import commands as c
from kiosk.rules.rulebook import RuleBook
from kiosk.ui.painting.ahead import DrawnAhead
from kiosk.ui.painting.cloth import ClothPainting
from kiosk.ui.painting.stage import draw_wedge
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, house_of

SLIP = {
    "straight:17": 2000,
    "split:14/17": 500,
    "corner:13/14/16/17": 500,
    "straight:8": 1500,
    "straight:32": 2500,
    "dozen:2": 5000,
}
SIZES = pytest.mark.parametrize("size", [LARGE, SMALL, TALL], ids=["large", "small", "tall"])


@pytest.fixture
def moving(salon: Salon) -> Salon:
    """A terminal where things move, though only when the test moves its clock."""
    salon.view.stage.watched(True)
    return salon


def closes(salon: Salon, slip: dict[str, int]) -> None:
    salon.house.tell(*(c.PlaceChip(wager, cents) for wager, cents in slip.items()))
    salon.house.closes()
    if slip:
        salon.house.registers()
    salon.view.stage.watched(True)


def passes(salon: Salon, seconds: float) -> None:
    salon.house.clock.passed_s += seconds
    salon.view.stage.advance()


def ends(salon: Salon, name: str) -> None:
    """What waits for the ball waits no longer."""
    timer = getattr(salon.view.stage, name)
    assert timer.isActive()
    timer.timeout.emit()


def beats(part: QObject) -> list[QTimer]:
    """At each of which a picture is drawn before it is needed."""
    return [
        timer for ahead in part.findChildren(DrawnAhead) for timer in ahead.findChildren(QTimer)
    ]


def badges(salon: Salon) -> list[str]:
    """The last results above the cloth."""
    strip = salon.all("resultStrip")[0]
    return [salon.source(item).split("/")[4] for item in salon.items(strip) if salon.source(item)]


def wheel(salon: Salon) -> QImage:
    return salon.picture().copy(salon.area("stageWheel").toAlignedRect())


# ---- Before it is seen ------------------------------------------------------------------------


def test_the_frame_of_the_close_and_that_of_the_number_wait_for_no_picture(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The wheel and the cloth around it are drawn one by one while bets are open."""
    top = salon.view.table_top
    for timer in (*beats(top.cloth), *beats(top.stage)):
        while timer.isActive():
            timer.timeout.emit()
    drawn: list[str] = []
    spied = draw_wedge
    monkeypatch.setattr(
        "kiosk.ui.painting.pictures.draw_wedge",
        lambda *told: drawn.append(str(told[0])) or spied(*told),  # type: ignore[func-returns-value]
    )
    whole = ClothPainting.whole
    monkeypatch.setattr(
        ClothPainting,
        "whole",
        lambda cloth, how: drawn.append(how) or whole(cloth, how),  # type: ignore[func-returns-value]
    )
    closes(salon, SLIP)
    salon.picture()
    assert drawn == []
    salon.house.settles("17")
    for timer in beats(top.stage):
        timer.timeout.emit()
    assert drawn == ["17"], "the winner alone has an edge of its own"
    drawn.clear()
    ends(salon, "_landing")
    salon.picture()
    assert drawn == []


# ---- While the ball rolls ---------------------------------------------------------------------


@SIZES
def test_the_wheel_turns_where_the_track_was_and_nothing_else_moves(salon: Salon) -> None:
    closes(salon, SLIP)
    stage = salon.area("stage").toAlignedRect()
    before = salon.picture()
    for _ in range(5):
        passes(salon, 1.0)
        after = salon.picture()
        assert after.copy(stage) != before.copy(stage)
        turned, area = after.copy(), salon.area("stageWheel")
        assert without(after, area) == without(before, area), "only the wheel is painted anew"
        before = turned


def without(image: QImage, area: QRectF) -> QImage:
    painter = QPainter(image)
    painter.fillRect(area, Qt.GlobalColor.black)
    painter.end()
    return image


@SIZES
def test_it_says_what_the_slip_covers_and_what_it_may_come_to(salon: Salon) -> None:
    closes(salon, SLIP)
    assert salon.text("stageCaption") == "Ball rolling"
    assert salon.text("stageCovers") == "14 of 37 numbers"
    assert {"+$885.00", "+$780.00", "+$420.00", "+$30 to +$165", "11 more"} <= set(salon.texts())
    assert {"23 others", "-$120.00", "Total bet", "$120.00"} <= set(salon.texts())


def test_without_bets_it_says_so(salon: Salon) -> None:
    closes(salon, {})
    assert salon.text("stageCovers") == "No bets this round"
    assert not salon.says("Total bet")


def test_numbers_that_come_to_the_same_are_one_line(salon: Salon) -> None:
    closes(salon, {"red": 1000})
    assert {"18 numbers", "+$10.00", "19 others", "-$10.00"} <= set(salon.texts())


def test_the_wheel_of_every_rule_book_turns(enter: Enter, book: RuleBook) -> None:
    salon = enter(book)
    closes(salon, {"red": 500})
    assert salon.text("stageCovers") == f"18 of {len(book.wheel.order)} numbers"
    before = wheel(salon)
    passes(salon, 0.5)
    assert wheel(salon) != before


# ---- The number -------------------------------------------------------------------------------


def test_the_wheel_tells_nothing_of_a_number_that_is_not_durable(moving: Salon) -> None:
    """However long the disk takes."""
    closes(moving, SLIP)
    passes(moving, 2.0)
    before = wheel(moving)
    moving.house.decides_unwritten(c.Settle(moving.house.state.round.number, "17"))
    assert wheel(moving) == before
    assert moving.text("phaseTitle") == "No more bets"
    assert moving.find("resultPanel") is None
    assert not moving.cells("win-chip")
    for _ in range(3):
        passes(moving, 1.0)
        rolls = wheel(moving)
        assert rolls != before, "the ball rolls on, and falls nowhere"
        before = rolls


def test_the_ball_falls_before_anything_else_tells_the_number(moving: Salon) -> None:
    closes(moving, SLIP)
    passes(moving, 2.0)
    credit, rolls = moving.text("creditMeter"), wheel(moving)
    moving.house.settles("17")
    passes(moving, 0.0)
    assert wheel(moving) == rolls, "it falls from where it rolls"
    for seconds in (0.0, 0.3, 0.3):
        passes(moving, seconds)
        assert moving.text("phaseTitle") == "No more bets"
        assert moving.text("creditMeter") == credit
        assert "17" not in badges(moving)
        assert moving.find("resultPanel") is None
        assert not moving.cells("win-chip")
        assert set(moving.chips()) == set(SLIP)
    ends(moving, "_landing")
    assert moving.text("phaseTitle") == "17 Black"
    assert moving.text("stageCovers") == "17 Black"
    assert "17" in badges(moving)
    assert moving.cells("win-chip") == {"17"}
    assert moving.text("creditMeter") == "$10,885.00"
    assert moving.find("resultPanel") is None, "one looks at the ball first"
    ends(moving, "_resting")
    assert moving.text("resultSum") == "+$885.00"
    assert moving.find("stage") is None


@pytest.mark.parametrize("number", ["17", "20"])
def test_no_key_and_no_chip_tells_the_number_before_the_ball_lies(
    enter: Enter, crown: RuleBook, number: str
) -> None:
    """Of somebody who bet all that he had, and won or lost it."""
    salon = enter(house_of(crown, credit_cents=10_000))

    def keys() -> dict[str, tuple[bool, str]]:
        named = (item for item in salon.items() if item.objectName())
        return {
            item.objectName(): (item.isEnabled(), str(item.property("second") or ""))
            for item in named
            if item.inherits("QQuickAbstractButton")
        }

    closes(salon, {"straight:17": 10_000})
    passes(salon, 2.0)
    before = keys()
    chips = [chip.affordable for chip in salon.view.table_top.rail.chips.rows]
    assert before["cashOutButton"] == (False, "after your bets")
    salon.house.settles(number)
    passes(salon, 0.3)
    assert keys() == before
    assert [chip.affordable for chip in salon.view.table_top.rail.chips.rows] == chips
    assert not any(chips)
    ends(salon, "_landing")
    told = (True, "") if number == "17" else (False, "no credit")
    assert keys()["cashOutButton"] == told
    assert any(chip.affordable for chip in salon.view.table_top.rail.chips.rows) == told[0]


@pytest.mark.parametrize("outcome", ["17", "0", "26"])
def test_the_wheel_rests_with_the_number_at_the_top(moving: Salon, outcome: str) -> None:
    closes(moving, SLIP)
    passes(moving, 1.3)
    moving.house.settles(outcome)
    passes(moving, 0.7)
    ends(moving, "_landing")
    at, order = moving.view.stage._at, moving.book.wheel.order
    top = round(-at.turn_deg / (360 / len(order))) % len(order)
    assert order[top] == outcome
    assert (at.ball_deg, at.fallen) == (0, 1)


def test_a_touch_goes_on_to_the_result(moving: Salon) -> None:
    closes(moving, SLIP)
    moving.house.settles("17")
    assert moving.find("resultPanel") is None
    moving.touch_spot("straight:1")
    assert moving.text("resultSum") == "+$885.00"


def test_a_touch_of_the_wheel_says_why_no_chip_can_be_placed_and_then_goes_on(
    moving: Salon,
) -> None:
    closes(moving, SLIP)
    before = moving.house.state
    wheel_middle = moving.area("stageWheel").center().toPoint()
    moving.touch(wheel_middle)
    assert moving.house.state == before
    assert moving.text("noticeText") == "No more bets: wait for the next round"
    moving.view.notice.hush()
    moving.house.settles("17")
    moving.touch(wheel_middle)
    assert moving.text("resultSum") == "+$885.00"
    assert moving.find("noticeText") is None


def test_whoever_was_not_watching_sees_the_result_at_once(salon: Salon) -> None:
    """A terminal that comes back, or a screen on which something lies over the wheel."""
    closes(salon, SLIP)
    salon.view.stage.watched(False)
    salon.house.settles("17")
    assert salon.text("resultSum") == "+$885.00"


def test_what_comes_over_the_falling_ball_ends_it_without_a_complaint(moving: Salon) -> None:
    """Where things move by themselves, as at a real terminal."""
    complaints: list[str] = []
    before = qInstallMessageHandler(lambda kind, context, message: complaints.append(message))
    moving.theme.setProperty("still", False)
    try:
        closes(moving, SLIP)
        moving.house.settles("17")
        assert moving.desk.ball_falls
        moving.house.tell(c.OpenDispute("dispute 3 c0ffee", "player", 1, ""))
        QCoreApplication.processEvents()
    finally:
        moving.theme.setProperty("still", True)
        qInstallMessageHandler(before)
    assert not moving.desk.ball_falls
    assert complaints == []


def test_the_next_round_waits_for_no_ball(moving: Salon) -> None:
    closes(moving, SLIP)
    moving.house.settles("17")
    moving.house.opens()
    assert moving.find("stage") is None
    assert moving.text("phaseTitle") == "Place your bets"
    moving.house.plays("1")
    moving.view.stage.skip()
    assert moving.text("phaseTitle") == "1 Red"


def test_nothing_moves_for_whoever_wants_that_and_the_words_are_the_same(salon: Salon) -> None:
    salon.house.tell(c.Prefer(Preferences(still=True)))
    salon.house.tell(*(c.PlaceChip(wager, cents) for wager, cents in SLIP.items()))
    salon.house.closes()
    salon.house.registers()
    before = wheel(salon)
    passes(salon, 3.0)
    assert (salon.text("stageCaption"), salon.text("stageCovers")) == (
        "Ball rolling",
        "14 of 37 numbers",
    )
    assert wheel(salon) == before
    salon.house.settles("17")
    assert salon.text("resultSum") == "+$885.00"


def test_what_is_heard_waits_for_the_ball_as_well(moving: Salon) -> None:
    told: list[str] = []
    moving.view.stage.landed.connect(lambda: told.append("landed"))
    moving.view.happened.connect(
        lambda facts: told.extend("fact" for x in facts if isinstance(x, f.RoundSettled))
    )
    closes(moving, SLIP)
    moving.house.settles("17")
    assert told == ["fact"]
    ends(moving, "_landing")
    assert told == ["fact", "landed"]


def test_returned_bets_stand_beside_the_wheel(salon: Salon) -> None:
    salon.house.tell(c.PlaceChip("straight:1", 1), c.PlaceChip("red", 500))
    salon.house.closes()
    assert salon.text("returnedTitle") == "$0.01 returned to your credit"
    assert salon.find("stageWheel") is not None


# ---- The losers -------------------------------------------------------------------------------


def test_what_lost_stays_long_enough_to_be_seen_going(moving: Salon) -> None:
    closes(moving, SLIP)
    moving.house.settles("17")
    ends(moving, "_landing")
    leaving = {
        str(chip.property("wager"))
        for chip in moving.cloth.childItems()
        if chip.objectName() == "chipOnCloth" and chip.property("leaving")
    }
    assert leaving == {"straight:8", "straight:32"}


def test_a_round_opens_on_a_cloth_without_what_lost(moving: Salon) -> None:
    closes(moving, SLIP)
    moving.house.settles("17")
    ends(moving, "_landing")
    moving.house.opens()
    assert moving.chips() == {}
    assert not moving.cells("chip")
