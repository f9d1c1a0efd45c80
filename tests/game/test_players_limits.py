"""Limits of single players, and what else S4 asks staff to record of a table."""

import pytest
from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.refusal import Reason, Refused
from kiosk.game.table import commands as c
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.wagers import Kind
from kiosk.table.client import Clients
from kiosk.table.overview import all_seats
from tests.conftest import BOOKS
from tests.game.stories import TableStory

CROWN, NSW, RAPID = (BOOKS[f"{name}-single-zero"] for name in ("crown", "nsw", "rapid"))
HOUR_MS = 3_600_000


def amounts(book: RuleBook, straight: tuple[int, int, int | None]) -> f.LimitAmounts:
    limits = f.LimitAmounts.of(book.limits)
    return replace(limits, kinds={**limits.kinds, Kind.STRAIGHT: straight})


NEW = amounts(CROWN, (1000, 20_000, 500))


def idle(book: RuleBook, *seats: str) -> TableStory:
    joined = [c.Join(seat) for seat in seats]
    return TableStory(book).tell(
        c.OpenTable(1_000_000), *joined, *(c.SetPlaying(seat, True) for seat in seats)
    )


def play(told: TableStory, stakes: dict[str, dict[str, int]]) -> TableStory:
    told.tell(c.OpenRound(30), c.CloseRound())
    number = told.state.round.number
    for seat, wagers in stakes.items():
        told.tell(c.RegisterSlip(seat, number, f"{number} {seat}", wagers))
    return told.tell(c.EndGrace(), c.ConfirmResult("17"))


def refused(told: TableStory, command: c.Command) -> Reason:
    with pytest.raises(Refused) as caught:
        told.decide(command)
    return caught.value.refusal.reason


# ---- Legacy wagers, S3 7.4 to 7.6 ------------------------------------------------------------


def test_whoever_sat_down_after_the_change_keeps_nothing() -> None:
    """S3 7.4(a)."""
    told = idle(CROWN, "1").tell(
        c.ChangeLimits(NEW, all_agree=True), c.Join("2"), c.SetPlaying("2", True)
    )
    assert refused(told, c.GrantLegacy("2")) is Reason.MAY_NOT_KEEP
    told.decide(c.GrantLegacy("1"))


def test_whoever_left_and_came_back_keeps_nothing() -> None:
    told = idle(CROWN, "1").tell(
        c.ChangeLimits(NEW, all_agree=True), c.SetPlaying("1", False), c.SetPlaying("1", True)
    )
    assert refused(told, c.GrantLegacy("1")) is Reason.MAY_NOT_KEEP


def test_after_a_change_of_an_empty_table_nobody_keeps_anything() -> None:
    """7.4 is about 7.3(b) and (c), not about (a)."""
    told = TableStory(CROWN).tell(c.OpenTable(1_000_000), c.Join("1"), c.ChangeLimits(NEW))
    told.tell(c.SetPlaying("1", True))
    assert refused(told, c.GrantLegacy("1")) is Reason.MAY_NOT_KEEP


def test_whoever_has_played_by_the_new_limits_has_not_gone_on_by_the_old_ones() -> None:
    told = idle(CROWN, "1", "2").tell(c.ChangeLimits(NEW, all_agree=True))
    play(told, {"1": {"straight:17": 1000}})
    assert refused(told, c.GrantLegacy("1")) is Reason.MAY_NOT_KEEP
    told.decide(c.GrantLegacy("2"))


def test_legacy_limits_are_granted_once_for_each_change() -> None:
    """S3 7.6(a): an hour, and not an hour again and again."""
    told = idle(CROWN, "1").tell(c.ChangeLimits(NEW, all_agree=True), c.GrantLegacy("1"))
    assert refused(told, c.GrantLegacy("1")) is Reason.MAY_NOT_KEEP
    told.tell(c.EndLegacy("1"))
    assert refused(told, c.GrantLegacy("1")) is Reason.MAY_NOT_KEEP
    told.tell(c.ChangeLimits(amounts(CROWN, (2000, 40_000, 500)), all_agree=True))
    (granted,) = told.decide(c.GrantLegacy("1"))
    assert isinstance(granted, f.LegacyGranted) and granted.limits == NEW


def test_the_management_may_let_them_last_longer() -> None:
    """S3 7.6(b)."""
    told = idle(CROWN, "1").tell(c.ChangeLimits(NEW, all_agree=True), c.GrantLegacy("1"))
    told.tell(c.LengthenLegacy("1", 2))
    assert told.state.seats["1"].legacy_until_ms == 3 * HOUR_MS
    told.tell(c.OpenRound(30), now_ms=3 * HOUR_MS - 60_000)
    played = (c.CloseRound(), c.EndGrace(), c.ConfirmResult("17"))
    told.tell(*played, now_ms=3 * HOUR_MS - 1)
    assert told.state.limits_of("1").kinds[Kind.STRAIGHT].minimum_cents == 100
    told.tell(c.OpenRound(30), now_ms=3 * HOUR_MS)
    assert told.state.limits_of("1").kinds[Kind.STRAIGHT].minimum_cents == 1000
    assert refused(idle(CROWN, "1"), c.LengthenLegacy("1", 2)) is Reason.NOT_LEGACY


# ---- Limits agreed with one player, S0 5.5 and S4 4.4 ------------------------------------------


@pytest.mark.parametrize("book", [RAPID, NSW], ids=lambda book: book.id)
def test_agreed_limits_are_one_players_and_go_with_him(book: RuleBook) -> None:
    """S0 5.5, S4 4.4."""
    high = amounts(book, (500, 50_000, 500))
    told = idle(book, "1", "2").tell(c.AgreeLimits("1", high))
    told.tell(c.OpenRound(30))
    bet = {"straight:17": 50_000}
    (taken,) = told.decide(c.RegisterSlip("1", 1, "a", bet))
    (down,) = told.decide(c.RegisterSlip("2", 1, "b", bet))
    assert isinstance(taken, f.SlipTaken) and isinstance(down, f.SlipTurnedDown)
    told.tell(c.CloseRound(), c.EndGrace(), c.ConfirmResult("1"), c.SetPlaying("1", False))
    assert told.state.seats["1"].agreed is None


def test_s4_agrees_limits_only_above_the_maximum() -> None:
    """S4 4.4."""
    low = amounts(NSW, (50, 10_000, 50))
    assert refused(idle(NSW, "1"), c.AgreeLimits("1", low)) is Reason.ONLY_ABOVE_MAXIMUM
    idle(RAPID, "1").decide(c.AgreeLimits("1", amounts(RAPID, (50, 10_000, 50))))


def test_a_document_without_it_agrees_on_nothing() -> None:
    for name in ("crown-single-zero", "rws-triple-zero"):
        book = BOOKS[name]
        high = amounts(book, (500, 50_000, 500))
        assert refused(idle(book, "1"), c.AgreeLimits("1", high)) is Reason.NO_AGREEMENT


# ---- S4 7.5, 8.9 ---------------------------------------------------------------------------------


def test_a_ball_that_left_the_wheel_is_examined_once() -> None:
    """S4 7.5."""
    told = idle(NSW, "1").tell(c.OpenRound(30), c.CloseRound(), c.EndGrace())
    examine = c.ExamineBall("The ball is fit for play")
    assert refused(told, examine) is Reason.NOT_TO_EXAMINE
    told.tell(c.CallNoSpin("interference"))
    assert refused(told, examine) is Reason.NOT_TO_EXAMINE
    told.tell(c.CallNoSpin("ball-out"))
    assert refused(told, c.ConfirmResult("17")) is Reason.BALL_UNEXAMINED, "nor spun again before"
    (examined,) = told.decide(examine)
    assert examined == f.BallExamined(round=1, found="The ball is fit for play")
    assert refused(told, examine) is Reason.NOT_TO_EXAMINE
    told.tell(c.CallNoSpin("ball-out")).decide(examine)
    told.tell(c.ConfirmResult("17"))


def test_rounds_without_a_wager_are_counted_from_when_the_player_came() -> None:
    """S4 8.9."""
    told = idle(NSW, "1", "2")
    for _ in range(3):
        play(told, {"1": {"red": 500}})
    assert [seat.sat_out for seat in told.state.seats.values()] == [0, 3]
    play(told, {"2": {"red": 500}})
    assert [seat.sat_out for seat in told.state.seats.values()] == [1, 0]
    told.tell(c.OpenRound(30), c.Join("3"), c.SetPlaying("3", True), c.CloseRound())
    told.tell(c.EndGrace(), c.ConfirmResult("17"))
    assert told.state.seats["3"].sat_out == 0, "that round was under way already"


def test_staff_are_told_of_an_idle_player_only_while_all_places_are_taken() -> None:
    """S4 8.9."""
    told = idle(NSW, "1", "2")
    for _ in range(2):
        play(told, {"1": {"red": 500}})
    assert _sat_out(told) == {"1": 0, "2": 0}, "not yet"
    play(told, {"1": {"red": 500}})
    assert _sat_out(told) == {"1": 0, "2": 3}
    assert _sat_out(told, "1", "2", "3") == {"1": 0, "2": 0, "3": 0}, "a place is free"
    crown = idle(CROWN, "1")
    for _ in range(4):
        play(crown, {})
    assert _sat_out(crown, "1") == {"1": 0}, "S3 asks nobody to wager"


def _sat_out(told: TableStory, *places: str) -> dict[str, int]:
    seats = all_seats(told.book, told.state, places or ("1", "2"), Clients())
    return {name: seat.sat_out for name, seat in seats.items()}
