"""The Spread-Bet Wheels: both rings turn, fade, come back locked, and then there is the sum."""

import pytest
from msgspec.structs import replace
from PySide6.QtGui import QImage

from kiosk.game import facts as f
from kiosk.game.facts import LimitAmounts
from kiosk.game.spread.facts import Shown, SpreadFault
from kiosk.link import messages as m
from kiosk.rules.spread import aligned
from kiosk.ui.application import Application
from kiosk.ui.ring_motion import FADE_S, GONE_S, LOCKED_S, TO_THE_TOP_S, RingsAt
from tests.conftest import BOOKS
from tests.ui.display.conftest import Show
from tests.ui.display.stage import Screen, Stage
from tests.ui.display.test_sizes import check, check_limits_keep_clear_of_the_time
from tests.ui.terminal.spread import LIMITS

SEAL = "3f9a12bc" + 56 * "0"
FRAME_S = 0.05


class Wheels:
    """A display of double zero with Spread-Bet, and its table."""

    def __init__(self, show: Show, size: tuple[int, int] = (1280, 720)) -> None:
        self.stage = Stage(BOOKS["crown-double-zero"])
        self.screen: Screen = show(self.stage, size)
        self.order = self.stage.book.wheel.order
        self.stage.spread = m.SpreadSeen(selected="1", commitment=SEAL)
        self.stage.opens()
        self.stage.happens(f.SpreadSelected(table="1", limits=LIMITS, agreed=True))

    @property
    def rings(self):  # type: ignore[no-untyped-def]
        return self.screen.view.rings

    @property
    def told(self) -> list[m.RingsShown]:
        return self.stage.client.told

    def tells(self, **changes: object) -> None:
        """The table, of what else it knows of Spread-Bet."""
        self.stage.spread = replace(self.stage.spread, **changes)
        self.stage.happens()

    def bets(self) -> None:
        self.stage.spread = replace(self.stage.spread, ring=None, void="")
        self.stage.bets()
        self.rings.watched(True)

    def spins(self) -> None:
        self.stage.spins()

    def locks(self, ring: int) -> None:
        self.tells(ring=ring)
        self.passes(LOCKED_S + 4 * FRAME_S)

    def confirms(self, outcome: str, ring: int | None) -> None:
        assert self.stage.spread is not None
        last = (ring, *self.stage.spread.last)
        self.stage.spread = replace(self.stage.spread, ring=None, last=last)
        self.stage.confirms(outcome)

    def passes(self, seconds: float) -> None:
        """Picture by picture."""
        for _ in range(round(seconds / FRAME_S)):
            self.stage.clock.now_ms += round(FRAME_S * 1000)
            self.rings.advance()
            self.picture()

    def picture(self) -> QImage:
        item = self.screen.item("displayRings")
        area = item.mapRectToScene(item.boundingRect()).toAlignedRect()
        return self.screen.window.grabWindow().copy(area)

    def shown(self) -> list[tuple[Shown, int, int, int | None]]:
        return [(one.shown, one.outer, one.inner, one.ring) for one in self.told]


@pytest.fixture
def wheels(show: Show) -> Wheels:
    return Wheels(show)


def test_the_table_is_told_what_was_painted_and_nothing_that_nobody_saw(wheels: Wheels) -> None:
    """S3 4.2(a): a window that is hidden shows no rings; angles count, not what was ordered."""
    wheels.bets()
    wheels.rings.watched(False)
    wheels.passes(0.3)
    assert wheels.told == []
    wheels.rings.watched(True)
    wheels.passes(0.3)
    wheels.spins()
    wheels.rings.watched(False)
    wheels.locks(5)
    assert [one.shown for one in wheels.told] == [Shown.TURNING]
    wheels.rings.watched(True)
    wheels.passes(0.3)
    span = 360 / len(wheels.order)
    wheels.rings.painted.emit(RingsAt(0.0, -6 * span, locked=True))
    assert wheels.shown()[-1] == (Shown.LOCKED, 0, 0, 6)


def test_announced_odds_are_no_rings_yet(wheels: Wheels) -> None:
    wheels.bets()
    assert wheels.rings.showing.shown
    wheels.tells(selected="", notice=("2", None, 0))
    assert not wheels.rings.showing.shown


def test_a_round_from_the_turning_rings_to_the_sum(wheels: Wheels) -> None:
    """S3 1.1 Spread-Bet Wheels, 3.44, 4.2(a) to (d)."""
    wheels.bets()
    screen = wheels.screen
    assert screen.text("ringsTitle") == "Both rings turn"
    assert "40 – 57" in screen.texts() and "1275 to 1" in screen.texts()
    assert screen.text("spreadLimits") == "Spread-Bet $1–$100 by $1"
    wheels.passes(0.3)
    assert wheels.shown() == [(Shown.TURNING, 1, -1, None)]
    wheels.spins()
    wheels.passes(0.2)
    assert screen.text("ringsTitle") == "No more bets"
    assert wheels.shown() == [(Shown.TURNING, 1, -1, None)]  # nothing new
    wheels.locks(5)
    assert wheels.shown()[1:] == [(Shown.FADED, 0, 0, None), (Shown.LOCKED, 0, 0, 5)]
    assert screen.text("ringsTitle") == "Locked"
    assert "3f9a12bc" in screen.text("ringsNote")
    wheels.confirms("17", 5)
    inner = aligned(wheels.order, "17", 5)
    assert screen.item("outerNumber").property("pocket") == "17"
    assert screen.item("innerNumber").property("pocket") == inner
    assert screen.text("spreadSum") == str(17 + int(inner))
    wheels.passes(TO_THE_TOP_S + FRAME_S)
    assert not wheels.rings.showing.moving
    span = 360 / len(wheels.order)
    top = round(-wheels.rings._at.outer_deg / span) % len(wheels.order)
    under = round(-wheels.rings._at.inner_deg / span) % len(wheels.order)
    assert (wheels.order[top], wheels.order[under]) == ("17", inner)
    assert {one.round for one in wheels.told} == {1}


def test_the_ball_rolls_around_locked_rings_until_there_is_a_number(wheels: Wheels) -> None:
    """S3 4.2(b): the rings stand, and not a second goes by in which nothing moves."""
    wheels.bets()
    wheels.passes(0.3)
    wheels.spins()
    wheels.locks(5)
    told, before = len(wheels.told), wheels.picture()
    for _ in range(3):
        assert wheels.rings.showing.moving
        wheels.stage.clock.now_ms += 1000
        wheels.rings.advance()
        after = wheels.picture()
        assert after != before
        before = after
    assert len(wheels.told) == told, "of the ball nothing is told"
    wheels.stage.clock.now_ms += 90_000
    wheels.rings.advance()
    assert not wheels.rings.showing.moving, "nobody believes any more that it rolls"
    waiting = wheels.picture()
    wheels.stage.clock.now_ms += 1000
    wheels.rings.advance()
    assert wheels.picture() == waiting


def test_what_it_tells_is_what_was_painted(wheels: Wheels) -> None:
    """S3 4.2(a), 6.21: a display that nobody sees turn has turned nothing."""
    wheels.bets()
    for _ in range(10):
        wheels.stage.clock.now_ms += 50
        wheels.rings.advance()  # and no picture of it
    assert wheels.told == []
    wheels.rings.watched(False)
    wheels.passes(0.3)
    assert wheels.told == []


def test_on_a_busy_machine_too_the_rings_are_gone_before_they_are_back(wheels: Wheels) -> None:
    wheels.bets()
    wheels.passes(0.2)
    wheels.spins()
    wheels.tells(ring=9)
    wheels.stage.clock.now_ms += round((FADE_S + GONE_S + 5) * 1000)
    wheels.rings.advance()
    wheels.picture()
    assert wheels.shown()[-1][0] is Shown.FADED
    wheels.passes(LOCKED_S)
    assert wheels.shown()[-1] == (Shown.LOCKED, 0, 0, 9)


def test_void_spread_bets_are_told_with_their_reason_and_the_rings_stand(wheels: Wheels) -> None:
    """S3 6.21."""
    screen, reasons = wheels.screen, set()
    for fault in SpreadFault:
        wheels.bets()
        wheels.passes(0.2)
        reason = "A cable of the display is loose" if fault is SpreadFault.STAFF else ""
        wheels.tells(void=fault, reason=reason, clauses=("6.21",))
        told = len(wheels.told)
        assert screen.text("ringsTitle") == screen.text("ringsHub") == "Spread-Bets returned"
        assert reason in screen.text("ringsFirst") and screen.text("ringsFirst")
        reasons.add(screen.text("ringsFirst"))
        assert "All other bets stand." in screen.text("ringsSecond")
        before = wheels.picture()
        wheels.passes(0.3)
        assert wheels.picture() == before and len(wheels.told) == told
        wheels.spins()
        wheels.confirms("17", None)
        assert screen.item("numberAlone").property("pocket") == "17"
        assert screen.text("ringsHub") == "Spread-Bets returned"
        assert screen.text("spreadSum") == ""
    assert len(reasons) == len(SpreadFault)


def test_the_last_sums_are_those_of_the_numbers(wheels: Wheels) -> None:
    wheels.bets()
    wheels.spins()
    wheels.locks(0)
    wheels.confirms("36", 0)
    wheels.bets()
    assert [row.sum for row in wheels.rings.last_sums.rows] == ["72"]
    wheels.spins()
    wheels.confirms("00", None)
    wheels.bets()
    rows = wheels.rings.last_sums.rows
    assert [(row.outer, row.inner, row.sum) for row in rows] == [("00", "", ""), ("36", "36", "72")]


def test_when_the_table_goes_or_checks_a_result_no_ring_is_seen(wheels: Wheels) -> None:
    wheels.bets()
    assert wheels.screen.seen("displayRings")
    wheels.stage.goes()
    assert not wheels.screen.seen("displayRings")


def test_a_new_connection_is_told_again_what_turns(wheels: Wheels) -> None:
    wheels.bets()
    wheels.passes(0.2)
    board = wheels.stage.client.board
    assert board is not None
    wheels.stage.goes()
    wheels.stage.welcomes()
    wheels.stage.tells(board)
    wheels.passes(0.2)
    assert wheels.shown() == [(Shown.TURNING, 1, -1, None)] * 2


def test_without_a_table_of_odds_nothing_of_it_is_seen(show: Show) -> None:
    stage = Stage(BOOKS["crown-double-zero"])
    screen = show(stage)
    stage.opens()
    stage.bets()
    assert not screen.seen("displayRings")
    assert not [
        text for text in screen.texts() if "ring" in text.lower() or "spread" in text.lower()
    ]
    stage.spins()
    stage.confirms("17")
    assert screen.number == "17" and stage.client.told == []


def test_odds_or_rings_that_the_rule_book_lacks_are_not_shown(wheels: Wheels) -> None:
    wheels.bets()
    wheels.tells(selected="9")
    assert wheels.screen.view.showing.screen == "waiting"
    wheels.tells(selected="1", ring=38)
    assert wheels.screen.view.showing.screen == "waiting"
    wheels.tells(ring=37)
    assert wheels.screen.view.showing.screen == "table"


@pytest.mark.parametrize("language", ["en", "ms", "zh_CN", "upright"])
def test_everything_has_its_room(show: Show, application: Application, language: str) -> None:
    """What must be announced takes the place of what the house says."""
    upright = language == "upright"
    application.speaker.speak("ms" if upright else language)
    wheels = Wheels(show, (1080, 1920) if upright else (1280, 720))
    limits = LimitAmounts.of(wheels.stage.state.limits.in_force)
    together = replace(limits, aggregate_minimum_cents=500, aggregate_maximum_cents=500_000)
    wheels.stage.happens(f.LimitsChanged(limits=together, agreed=True))
    for outcome in ("17", "00", "36", "20", "10"):
        wheels.bets()
        wheels.spins()
        wheels.confirms(outcome, 5)
    for step in (
        wheels.rings.advance,
        wheels.bets,
        lambda: wheels.stage.notices(limits_min=20, closing_min=30),
        lambda: wheels.stage.happens(f.NoticeWithdrawn()),
        lambda: wheels.stage.happens(f.HouseTextShown(lines=("Poker",) * 3, who="sue")),
        lambda: wheels.stage.notices(limits_min=20, closing_min=30),
        lambda: wheels.tells(void=SpreadFault.SAME_DIRECTION, clauses=("4.2(a)", "6.21")),
        wheels.spins,
        lambda: wheels.confirms("00", None),
    ):
        step()
        wheels.picture()  # puts everything in its place
        check(wheels.screen)
        check_limits_keep_clear_of_the_time(wheels.screen)
        seen = [wheels.screen.seen(name) for name in ("houseTextLines", "noticeTitle1")]
        assert seen == [
            bool(wheels.stage.state.house_text) and not noticed(wheels),
            noticed(wheels),
        ]


def noticed(wheels: Wheels) -> bool:
    return wheels.stage.state.limits.closing_due_ms is not None
