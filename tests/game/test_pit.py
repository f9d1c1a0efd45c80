"""The float, the dealer, the note boxes and the day of a table."""

from datetime import UTC, datetime

import pytest

from kiosk.clock import HouseDay
from kiosk.game import facts as f
from kiosk.game.pit.state import UNCOUNTED_MAX
from kiosk.game.refusal import Reason
from kiosk.game.table import commands as c
from kiosk.game.takings.state import SeatTakings
from kiosk.game.times import DAY_MS, HOUR_MS
from kiosk.rules.rulebook import RuleBook
from tests.game.stories import TableStory
from tests.game.test_staff import refusal, table

__all__ = ["table"]  # a fixture


@pytest.fixture
def played(crown: RuleBook) -> TableStory:
    """100.00 in notes at seat 1."""
    return TableStory(crown).tell(
        c.SetPaperLimits(1_000_000, (1000, 5000)),
        c.OpenTable(0),
        c.Join("1"),
        c.TellFunds("1", 0, {1000: 3}),
        c.SetPlaying("1", True),
        c.TellNotes("1", {5000: 2}),
    )


def test_a_large_fill_or_credit_of_the_float_takes_two_people(table: TableStory) -> None:
    for order in (c.FillFloat, c.CreditFloat):
        assert refusal(table, order(50_000), "deb") is None
        assert refusal(table, order(50_001), "deb") is Reason.SECOND_PERSON
        assert refusal(table, order(50_001), "deb", second="sue") is None
        assert refusal(table, order(9_000_001), "sue", second="sam") is Reason.ABOVE_ALL_LIMITS
        assert refusal(table, order(1), "tom") is Reason.NOT_ALLOWED
    assert table.refuses(c.FillFloat(0)) is Reason.BAD_AMOUNT
    (filled,) = table.decide(c.FillFloat(700), who="deb", second="sue", key="order")
    assert filled == f.FloatFilled(key="order", cents=700, who="deb", second="sue")


def test_only_who_may_deal_is_named_as_the_dealer(table: TableStory) -> None:
    assert table.refuses(c.ChangeDealer("tom")) is Reason.NOT_ALLOWED
    assert table.refuses(c.ChangeDealer("eve")) is Reason.UNKNOWN_STAFF
    (changed,) = table.decide(c.ChangeDealer("deb"), who="sue")
    assert changed == f.DealerChanged(name="deb", who="sue")
    assert table.state.pit.dealer == "deb"
    assert table.decide(c.ChangeDealer("deb"), who="sue") == ()


def test_a_box_is_counted_once_against_what_its_meter_said_when_it_was_collected(
    played: TableStory,
) -> None:
    (collected,) = played.decide(c.CollectBox("1"), who="sue")
    assert (collected.box, collected.notes) == (1, {5000: 2})
    played.tell(c.TellNotes("1", {5000: 3, 1000: 1}))  # these are in the next one
    assert played.refuses(c.CountBox("1", 2, 0)) is Reason.NO_BOX
    (counted,) = played.decide(c.CountBox("1", 1, 9500), who="sue", second="sam")
    assert (counted.metered_cents, counted.difference_cents) == (10_000, -500)
    assert played.refuses(c.CountBox("1", 1, 9500)) is Reason.NO_BOX
    (second,) = played.decide(c.CollectBox("1"), who="sue")
    assert (second.box, second.notes) == (2, {1000: 1, 5000: 1})


def test_a_machine_that_is_taken_away_leaves_its_box(played: TableStory) -> None:
    """What it took and the next one takes is one box, until somebody collects it."""
    played.tell(c.SetPlaying("1", False), c.ClearSeat("1"), c.SeeHead("1", 1, "ab", new=True))
    played.tell(c.TellFunds("1", 0), c.TellNotes("1", {1000: 1}))
    (collected,) = played.decide(c.CollectBox("1"), who="sue")
    assert collected.notes == {1000: 1, 5000: 2}


def test_boxes_that_nobody_counts_do_not_pile_up_for_ever(played: TableStory) -> None:
    for _ in range(UNCOUNTED_MAX):
        played.decide(c.CollectBox("1"), who="sue")
    assert played.refuses(c.CollectBox("1")) is Reason.BOXES_UNCOUNTED


def test_the_figures_of_a_day_begin_with_it_and_days_never_run_back(played: TableStory) -> None:
    began, now = 10 * DAY_MS, {"now_ms": 10 * DAY_MS + HOUR_MS}
    assert played.state.takings.seats["1"].notes_cents == 10_000
    played.decide(c.BeginDay(began), **now)
    assert played.state.takings.seats == {} and played.state.takings.since_ms == began
    played.tell(c.TellNotes("1", {5000: 3}))
    assert played.decide(c.BeginDay(began), **now) == ()
    assert played.decide(c.BeginDay(began - HOUR_MS), **now) == ()
    assert played.refuses(c.BeginDay(began + 2 * HOUR_MS), **now) is Reason.NOT_DUE
    # An opening within the day begins nothing anew.
    played.tell(c.SetPlaying("1", False), c.CloseTable(0), c.OpenTable(0))
    assert played.state.takings.seats == {"1": SeatTakings(notes_cents=5000)}


def test_a_day_of_the_house_begins_by_its_own_clocks() -> None:
    def at(*when: int) -> int:
        return int(datetime(*when, tzinfo=UTC).timestamp()) * 1000  # type: ignore[arg-type]

    singapore = HouseDay(6 * HOUR_MS, "Asia/Singapore")
    assert singapore.begin_ms(at(2026, 11, 16, 21, 59)) == at(2026, 11, 15, 22)
    assert singapore.begin_ms(at(2026, 11, 16, 22)) == at(2026, 11, 16, 22)
    # Clocks are set on the last Sunday of October: that day has 25 hours.
    vienna = HouseDay(6 * HOUR_MS, "Europe/Vienna")
    assert vienna.begin_ms(at(2026, 10, 25, 4, 59)) == at(2026, 10, 24, 4)
    assert vienna.begin_ms(at(2026, 10, 25, 5)) == at(2026, 10, 25, 5)
