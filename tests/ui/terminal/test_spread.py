"""Spread-Bet on the player's screen: seven boxes by touch, both numbers, and the sum."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from kiosk.game.spread.facts import SpreadFault
from kiosk.game.terminal import commands as c
from kiosk.rules.spread import aligned
from kiosk.ui.money import Currency
from kiosk.ui.ring_motion import direction
from kiosk.ui.terminal.guide.places import GuidePlaces
from kiosk.ui.terminal.guide.reach import Reach
from tests.conftest import BOOKS
from tests.ui.kept_pictures import KeptPictures
from tests.ui.scene_texts import faults
from tests.ui.terminal.conftest import Enter
from tests.ui.terminal.salon import LARGE, SMALL, TALL, Salon, house_of
from tests.ui.terminal.spread import box, offers, on_boxes, opens_spread, settles_spread

BOOK = "crown-double-zero"
SIZES = pytest.mark.parametrize("size", [LARGE, SMALL, TALL], ids=["large", "small", "tall"])
FIRST, SECOND = "spread:1:40-57", "spread:1:12-18"


def misplaced(salon: Salon) -> list[str]:
    salon.picture()  # puts everything in its place
    return faults(salon.window)


def seated(enter: Enter, size: tuple[int, int] = LARGE, table: str = "1") -> Salon:
    """At a terminal that offers it, with betting open and the track in sight."""
    house = house_of(BOOKS[BOOK], open_=False)
    offers(house, table)
    salon = enter(house, size)
    opens_spread(house)
    if size == SMALL:
        salon.touch("trackTab")
    return salon


@SIZES
@pytest.mark.parametrize("table", ["1", "2"])
def test_every_box_takes_a_chip_by_touch(enter: Enter, size: tuple[int, int], table: str) -> None:
    """S3 3.43, 3.44."""
    salon = seated(enter, size, table)
    wagers = salon.book.spread_of(table)
    for wager in wagers:
        salon.touch(box(salon, wager.label, table))
    assert salon.slip == {wager.id: 100 for wager in wagers}
    assert on_boxes(salon) == {wager.id: "1" for wager in wagers}
    odds = [text for text in salon.texts() if text.endswith(" to 1")]
    assert {f"{wager.pays} to 1" for wager in wagers} <= {*odds}
    assert not misplaced(salon)


def test_a_box_does_what_any_spot_does(enter: Enter) -> None:
    """Placed, moved by finger and by key, taken back, undone, doubled, kept and repeated."""
    salon = seated(enter)
    here, there = box(salon, "40-57"), box(salon, "12-18")
    salon.touch(here)
    salon.slide(here, there)
    assert salon.slip == {SECOND: 100}
    salon.touch("undoButton")
    assert salon.slip == {FIRST: 100}
    salon.touch("doubleButton")
    assert salon.slip == {FIRST: 200}
    salon.touch("moveButton")
    salon.touch(here)
    salon.touch(salon.spot("straight:17"))  # from the box to the cloth
    assert salon.slip == {"straight:17": 200}
    salon.touch("undoButton")
    salon.slide(here, here + QPoint(0, -300))  # off the track
    assert salon.slip == {}
    salon.touch("undoButton")
    salon.house.tell(c.SaveFavourite("#1"))
    settles_spread(salon.house, "17", 5)
    opens_spread(salon.house)
    salon.touch("repeatButton")
    assert salon.slip == {FIRST: 200}
    salon.house.tell(c.Clear())
    salon.house.tell(c.RecallFavourite("#1"))
    assert salon.slip == {FIRST: 200} and on_boxes(salon) == {FIRST: "2"}


def test_a_chip_that_would_be_too_much_is_cut_and_the_box_says_why(enter: Enter) -> None:
    salon = seated(enter)
    salon.house.tell(c.PlaceChip(FIRST, 9_900))
    salon.house.tell(c.PlaceChip(FIRST, 100))
    salon.touch(box(salon, "40-57"))
    assert salon.slip == {FIRST: 10_000}
    assert salon.says("max 100")


@SIZES
def test_the_preview_tells_ways_edge_and_limits(
    enter: Enter, qtbot: QtBot, size: tuple[int, int]
) -> None:
    salon = seated(enter, size)
    at = box(salon, "40-57")
    salon.fingers.press(at)
    qtbot.waitUntil(lambda: salon.find("preview") is not None)
    assert salon.text("previewTitle") == "Sum 40 – 57"
    for words in ("441 of 1,444", "House edge 8.38 %", "Pays 2 to 1", "$100", "wins $2.00"):
        assert salon.says(words.replace(" %", "\N{NO-BREAK SPACE}%")), words
    shown, touched = salon.area("preview"), salon.area(f"box {FIRST}")
    assert not shown.intersects(touched)
    salon.fingers.lift(at)


@SIZES
def test_the_result_shows_both_numbers_the_sum_and_the_box_that_won(
    enter: Enter, size: tuple[int, int]
) -> None:
    """S3 4.2(c), (d)."""
    salon = seated(enter, size)
    salon.touch(box(salon, "40-57"))
    inner = aligned(salon.book.wheel.order, "17", 5)
    settles_spread(salon.house, "17", 5)
    assert (inner, salon.text("resultTotal")) == ("36", "53")
    assert salon.text("resultSpread") == "40 – 57 wins"
    assert salon.says("Spread-Bet 53")
    assert salon.house.state.credit_cents == 1_000_000 + 200
    assert salon.text("resultSum") == "+$2.00"
    assert salon.view.result.wins.rows[0].name == "Spread-Bet 40 – 57"
    assert not misplaced(salon)


def test_history_shows_both_numbers(enter: Enter) -> None:
    salon = seated(enter)
    salon.touch(box(salon, "40-57"))
    settles_spread(salon.house, "17", 5)
    salon.house.opens()
    salon.touch("historyButton")
    assert salon.item("historyInner").property("pocket") == "36"
    assert salon.text("historyTotal") == "= 53"
    assert salon.says("Spread-Bet: 40 – 57 $1")
    assert not misplaced(salon)


def test_void_while_betting_is_open_the_chips_come_home_at_once(enter: Enter) -> None:
    """S3 6.21: Spread-Bets alone."""
    salon = seated(enter)
    salon.touch(box(salon, "40-57"))
    salon.touch_spot("straight:17")
    number = salon.house.state.round.number
    salon.house.tell(c.VoidSpread(number, SpreadFault.DISPLAY_LOST, "", ("6.21",)))
    assert salon.text("spreadLine") == "Returned: The display of the rings failed."
    assert salon.slip == {"straight:17": 100} and not on_boxes(salon)
    salon.touch(box(salon, "12-18"))  # refused
    assert salon.slip == {"straight:17": 100}
    assert not misplaced(salon)


def test_a_round_without_a_ring_takes_no_spread_bets_and_says_so(enter: Enter) -> None:
    """S3 6.21."""
    house = house_of(BOOKS[BOOK], open_=False)
    offers(house)
    salon = enter(house)
    assert not salon.text("spreadLine").startswith("Returned")
    house.opens()  # nothing was sealed for it
    assert salon.text("spreadLine") == "Returned: The simulated ring could not be determined."
    salon.touch(box(salon, "40-57"))
    assert salon.slip == {}


@pytest.mark.parametrize("fault", list(SpreadFault))
def test_void_spread_bets_come_back_with_their_reason(enter: Enter, fault: SpreadFault) -> None:
    """S3 6.21: they alone."""
    salon = seated(enter)
    salon.touch(box(salon, "40-57"))
    salon.touch_spot("straight:17")
    salon.house.closes()
    salon.house.registers()
    number = salon.house.state.round.number
    salon.house.tell(c.VoidSpread(number, fault, "", ("6.21",)))
    salon.house.tell(c.Settle(number, "17", None, fault))
    assert salon.says("Spread-Bets void") and salon.says("Spread-Bets are returned: ")
    assert salon.find("resultTotal") is None
    assert salon.house.state.credit_cents == 1_000_000 + 3500
    assert not misplaced(salon)


def test_keys_and_a_screen_reader_reach_the_boxes(enter: Enter) -> None:
    salon = seated(enter)
    spots, track = salon.view.table_top.accessible_spots, salon.view.table_top.track
    assert [wager.id for wager in track.spread] == [w.id for w in salon.book.spread_of("1")]
    spots.press(FIRST)
    assert salon.slip == {FIRST: 100}
    area = track.area_of(SECOND)
    assert area.width() > 100 and area.height() > 50
    places = GuidePlaces(
        salon.book, Reach(salon.window), cloth=salon.view.table_top.cloth, track=track, flat=False
    )
    there = {leaf.id: leaf for leaf in places.tree.leaves}
    assert {f"wager:{wager.id}" for wager in salon.book.spread_of("1")} <= there.keys()
    shown = salon.area(f"box {SECOND}")
    assert shown.contains(places.area(there[f"wager:{SECOND}"]).center())
    salon.view.table_top.cloth.aim(SECOND)
    assert salon.text("previewTitle") == "Sum 12 – 18"
    salon.view.table_top.cloth.strike(SECOND)
    assert salon.slip == {FIRST: 100, SECOND: 100}


@SIZES
def test_without_a_table_of_odds_nothing_of_it_is_on_the_screen(
    enter: Enter, size: tuple[int, int]
) -> None:
    """S3 3.44."""
    salon = enter(BOOK, size)
    if size == SMALL:
        salon.touch("trackTab")
    assert salon.find(f"box {FIRST}") is None and salon.find("finale0") is not None
    assert not salon.says("Spread") and not salon.says("ring")
    salon.house.plays("17")
    assert salon.find("resultTotal") is None
    assert not salon.says("Spread") and not salon.says("ring")


def test_boxes_go_and_others_come_with_the_table_of_odds(enter: Enter) -> None:
    salon = seated(enter)
    settles_spread(salon.house, "17", 5)
    offers(salon.house, "3")
    opens_spread(salon.house)
    assert salon.find(f"box {FIRST}") is None
    salon.touch(box(salon, "71-72", "3"))
    assert salon.slip == {"spread:3:71-72": 100}
    settles_spread(salon.house, "17", 5)
    offers(salon.house, "")
    salon.house.opens()
    assert salon.find("finale0") is not None and salon.find("box spread:3:71-72") is None


def test_on_the_stage_the_inner_ring_comes_to_lie_as_it_is_paid(enter: Enter) -> None:
    """S3 4.2(b), (c)."""
    salon = seated(enter)
    stage, house = salon.view.table_top.stage, salon.house
    house.closes()
    stage.watched(True)
    seen = []
    for _ in range(3):
        house.clock.passed_s += 0.1
        stage.advance()
        inner = stage._inner_ring()
        assert inner is not None and not inner.locked
        seen.append((inner.outer_deg, inner.inner_deg))
    turns = [direction(one, other) for one, other in pairwise(outer for outer, _ in seen)]
    others = [direction(one, other) for one, other in pairwise(inner for _, inner in seen)]
    assert (turns, others) == ([1, 1], [-1, -1])
    house.tell(c.Settle(house.state.round.number, "17", 5))
    stage._lies()
    rest = stage._inner_ring()
    order = salon.book.wheel.order
    span = 360 / len(order)
    assert rest is not None and (rest.locked, rest.opacity) == (True, 1)
    top = order[round(-rest.inner_deg / span) % len(order)]
    assert top == aligned(order, "17", 5)


def test_the_inner_ring_turns_on_until_its_place_is_durable(enter: Enter) -> None:
    """S3 4.2(b), however long the disk takes."""
    salon = seated(enter)
    stage, house = salon.view.table_top.stage, salon.house
    house.closes()
    stage.watched(True)
    house.decides_unwritten(c.Settle(house.state.round.number, "17", 5))
    seen = []
    for _ in range(3):
        house.clock.passed_s += 1.0
        stage.advance()
        inner = stage._inner_ring()
        assert inner is not None and not inner.locked
        seen.append(inner.inner_deg)
    assert len(set(seen)) == len(seen)


def test_of_a_wheel_that_is_not_shown_any_more_no_picture_is_kept(
    enter: Enter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the inner ring the outer one is smaller: both would be 20 MB more."""
    salon = seated(enter)
    forgotten: list[int] = []
    monkeypatch.setattr(KeptPictures, "forget", lambda _, rev: forgotten.append(rev))
    wheel = salon.view.table_top.stage._revision
    settles_spread(salon.house, "17", 5)
    opens_spread(salon.house)
    assert wheel not in forgotten
    settles_spread(salon.house, "17", 5)
    offers(salon.house, "")
    salon.house.opens()
    assert wheel in forgotten


@SIZES
def test_what_bets_cover_says_that_it_leaves_spread_bets_out(
    enter: Enter, size: tuple[int, int], qtbot: QtBot
) -> None:
    salon = seated(enter, size)
    words = "heel {}, {}" if salon.compact and not salon.tall else "heel: {}, at best {}"
    told = salon.view.prospects
    salon.touch("chip100")
    salon.touch(box(salon, "40-57"))
    assert told.line == "", "of the sums of two rings nothing is told"
    salon.touch_spot("straight:17")
    qtbot.waitUntil(lambda: words.format("1 of 38", "+$35.00") in salon.text("prospects"))
    salon.touch("undoButton")
    salon.touch("undoButton")
    salon.touch_spot("straight:17")
    qtbot.waitUntil(lambda: "1 of 38" in (now := salon.text("prospects")) and "heel" not in now)
    salon.touch(box(salon, "40-57"))
    qtbot.waitUntil(lambda: "heel" in salon.text("prospects"))
    salon.house.closes()
    stage = salon.view.table_top.stage
    stage.watched(True)
    assert salon.text("stageCovers") == "1 of 38 numbers"
    assert salon.find("stageSpread") is not None
    assert salon.says("Spread-Bet, apart")
    money = Currency("$")
    assert [row.sum for row in stage.best.rows] == [money.signed(3500), money.signed(-100)]
    assert (stage.total, stage.spreadSum) == ("$2.00", "$1")


def test_a_void_or_missing_ring_is_not_on_the_stage(enter: Enter) -> None:
    salon = seated(enter)
    salon.house.closes()
    stage = salon.view.table_top.stage
    assert stage._inner_ring() is not None
    number = salon.house.state.round.number
    salon.house.tell(c.VoidSpread(number, SpreadFault.DISPLAY_LOST, "", ("6.21",)))
    assert stage._inner_ring() is None


@SIZES
def test_statistics_tell_the_last_sums(enter: Enter, size: tuple[int, int]) -> None:
    salon = seated(enter, size)
    for outcome in ("17", "00"):
        settles_spread(salon.house, outcome, 5)
        opens_spread(salon.house)
    salon.touch("clothTab" if salon.find("clothTab") else "statisticsButton")
    if salon.find("statisticsTitle") is None:
        salon.touch("statisticsButton")
    inner = aligned(salon.book.wheel.order, "00", 5)
    assert salon.says(f"Last sums of Spread-Bet: {int(inner)}, 53.")
    assert not misplaced(salon)


def test_the_rules_tell_of_it_while_it_is_on_offer(enter: Enter) -> None:
    """S3 3.44, 2.5(c)."""
    salon = seated(enter)
    rules = salon.view.panels.help

    def told() -> str:
        rules.open(90)
        pages = [title.number for title in rules.titles.rows]
        texts = []
        for page in pages:
            rules.turnTo(page)
            texts += [cell for block in rules.blocks.rows for cell in block.cells]
        return " ".join(texts).replace("\N{NO-BREAK SPACE}", " ")

    assert "Spread-Bet" in told() and "1275 to 1" in told()
    settles_spread(salon.house, "17", 5)
    offers(salon.house, "")
    assert "1275 to 1" not in told()
