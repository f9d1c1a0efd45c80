"""Responsible play, as a player lives it: limits of one's own, reality checks, breaks, names."""

import pytest

from kiosk.game.refusal import Reason
from kiosk.game.terminal import commands as c
from kiosk.game.times import MINUTE_MS
from kiosk.rules.rulebook import RuleBook
from tests.conftest import BOOKS
from tests.game.stories import TerminalStory

EVERY_MS = 30 * MINUTE_MS


class Sitting(TerminalStory):
    """Somebody with a clock."""

    def __init__(self, book: RuleBook) -> None:
        super().__init__(book)
        self.now_ms = 0
        self.tell(c.StackNote("note", 50_000))
        self.passes(0)

    def passes(self, minutes: int) -> "Sitting":
        self.now_ms += minutes * MINUTE_MS
        self.tell(c.PassTime(now_ms=self.now_ms, check_every_ms=EVERY_MS))
        return self

    def opens(self) -> "Sitting":
        self.tell(c.OpenWagering(self.state.round.number + 1, 30))
        return self

    def loses(self, cents: int) -> "Sitting":
        self.opens().tell(c.PlaceChip("red", cents))
        return self.ends("2")

    def ends(self, outcome: str) -> "Sitting":
        round_ = self.state.round.number
        self.tell(c.EndWagering(round_, f"slip {round_}"))
        if self.state.round.sent is not None:
            self.tell(c.ConfirmSlip(round_, f"slip {round_}"))
        self.tell(c.Settle(round_, outcome))
        return self

    def limits(self, *, minutes: int | None = None, cents: int | None = None) -> c.SetOwnLimits:
        time_s = None if minutes is None else minutes * 60
        return c.SetOwnLimits(time_limit_s=time_s, loss_limit_cents=cents)

    def answers(self) -> c.AnswerRealityCheck:
        return c.AnswerRealityCheck(now_ms=self.now_ms, hold_ms=5000)

    @property
    def played_min(self) -> int:
        return self.state.care.played_ms(self.now_ms) // MINUTE_MS


@pytest.fixture
def sitting(crown: RuleBook) -> Sitting:
    return Sitting(crown)


def test_nobody_can_lose_more_than_the_limit_of_his_own(sitting: Sitting) -> None:
    sitting.tell(sitting.limits(cents=3000))
    sitting.loses(2000).opens()
    assert sitting.refuses(c.PlaceChip("red", 1500)) is Reason.OWN_LOSS_LIMIT
    sitting.tell(c.PlaceChip("red", 1000))
    assert sitting.refuses(c.Double()) is Reason.OWN_LOSS_LIMIT
    sitting.ends("2").opens()
    assert sitting.refuses(c.PlaceChip("straight:17", 100)) is Reason.OWN_LOSS_LIMIT
    assert sitting.refuses(c.Repeat()) is Reason.OWN_LOSS_LIMIT


def test_what_was_won_can_be_lost_again(sitting: Sitting) -> None:
    sitting.tell(sitting.limits(cents=1000))
    sitting.opens().tell(c.PlaceChip("red", 1000))
    sitting.ends("1").opens()
    assert sitting.state.loss_left_cents == 2000
    sitting.tell(c.PlaceChip("red", 2000))


def test_a_limit_that_is_lowered_leaves_what_is_down(sitting: Sitting) -> None:
    sitting.opens().tell(c.PlaceChip("red", 2000), c.PlaceChip("black", 500))
    sitting.tell(sitting.limits(cents=1000))
    assert sitting.refuses(c.PlaceChip("red", 500)) is Reason.OWN_LOSS_LIMIT
    sitting.tell(c.TakeBack("black"))
    assert sitting.refuses(c.Undo()) is Reason.OWN_LOSS_LIMIT
    assert sitting.ends("1").state.account.sitting.winnings_cents == 2000


def test_the_time_limit_ends_play_between_rounds_alone(sitting: Sitting) -> None:
    sitting.tell(sitting.limits(minutes=20))
    sitting.opens().passes(21).tell(c.PlaceChip("red", 1000))
    sitting.ends("1").passes(0)
    assert sitting.opens().refuses(c.PlaceChip("red", 1000)) is Reason.OWN_TIME_LIMIT
    sitting.tell(c.HandPay("pay", "ann"), c.StackNote("more", 5000), c.PlaceChip("red", 1000))


@pytest.mark.parametrize("wish", [{"minutes": 50}, {"cents": 9000}, {"minutes": 61, "cents": 9000}])
def test_a_limit_is_raised_only_after_a_cash_out(sitting: Sitting, wish: dict[str, int]) -> None:
    sitting.tell(sitting.limits(minutes=60, cents=10_000))
    assert sitting.refuses(sitting.limits(**wish)) is Reason.OWN_LIMIT_RAISED
    sitting.tell(sitting.limits(minutes=60, cents=9000), sitting.limits(minutes=50, cents=9000))
    sitting.tell(c.HandPay("pay", "ann"), c.StackNote("more", 5000))
    sitting.tell(sitting.limits(minutes=600, cents=100_000))


def test_a_reality_check_waits_for_the_end_of_the_round(sitting: Sitting) -> None:
    sitting.opens().tell(c.PlaceChip("red", 1000))
    sitting.passes(31)
    assert sitting.state.care.check_due_ms is None
    sitting.ends("1").passes(0).opens()
    assert sitting.refuses(c.PlaceChip("red", 1000)) is Reason.REALITY_CHECK
    assert sitting.refuses(sitting.answers()) is Reason.CHECK_HELD
    sitting.passes(1).tell(sitting.answers(), c.PlaceChip("red", 1000))
    sitting.ends("1").passes(29)
    assert sitting.state.care.check_due_ms is None
    assert sitting.passes(1).state.care.check_due_ms is not None


def test_a_break_is_no_time_at_play(sitting: Sitting) -> None:
    sitting.passes(10).opens().tell(c.PlaceChip("red", 1000))
    rest = c.TakeBreak(now_ms=sitting.now_ms, until_ms=sitting.now_ms + 15 * MINUTE_MS)
    assert sitting.refuses(rest) is Reason.WAGERS_DOWN
    sitting.tell(c.Clear(), rest)
    assert sitting.refuses(c.PlaceChip("red", 1000)) is Reason.ON_A_BREAK
    early = c.EndBreak(now_ms=sitting.now_ms + MINUTE_MS, least_ms=5 * MINUTE_MS)
    assert sitting.refuses(early) is Reason.BREAK_TOO_SHORT
    assert sitting.passes(14).state.care.break_ is not None
    assert sitting.played_min == 10
    sitting.passes(1).tell(c.PlaceChip("red", 1000))
    assert sitting.passes(2).played_min == 12


def test_nothing_rides_for_whoever_rests() -> None:
    """Rapid Roulette lets winners stay on the layout, but not behind the player's back."""
    sitting = Sitting(BOOKS["rapid-single-zero"])
    sitting.opens().tell(c.PlaceChip("red", 1000))
    sitting.ends("1")
    assert sitting.state.round.riding == {"red": 1000}
    sitting.tell(c.TakeBreak(now_ms=sitting.now_ms, until_ms=sitting.now_ms + MINUTE_MS))
    assert sitting.opens().state.credit_cents == 51_000


def test_a_favourite_is_renamed_and_comes_back(sitting: Sitting) -> None:
    sitting.opens().tell(c.PlaceChip("red", 1000), c.SaveFavourite("1"), c.SaveFavourite("2"))
    sitting.tell(c.RenameFavourite("1", "Sunday luck"))
    assert list(sitting.state.favourites.kept) == ["Sunday luck", "2"]
    assert sitting.refuses(c.RenameFavourite("2", "Sunday luck")) is Reason.NAME_TAKEN
    for bad in ("", " ", "x" * 17, "a\nb", " a"):
        assert sitting.refuses(c.RenameFavourite("2", bad)) is Reason.BAD_NAME
    sitting.tell(c.DeleteFavourite("Sunday luck"), c.RestoreFavourite())
    assert sitting.state.favourites.kept["Sunday luck"] == {"red": 1000}
    assert sitting.refuses(c.RestoreFavourite()) is Reason.UNKNOWN_FAVOURITE
