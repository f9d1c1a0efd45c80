"""Jackpot wagers of a round: counted once, drawn once, confirmed or void."""

import pytest
from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.given import Given
from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.draw import winner_of
from kiosk.game.jackpot.levels import difference_parts
from kiosk.game.jackpot.machine import apply, decide
from kiosk.game.jackpot.values import PARTS, PaidHow, WrongWager
from kiosk.game.refusal import Reason
from kiosk.rules.supernova import Several
from tests.game.jackpot.stories import TERMS, Story


def test_every_wager_raises_every_level() -> None:
    """S0 9.2, 9.3: a fixed amount, of which each level takes its part."""
    story = Story()
    story.play("1", "2", "3")
    major, minor = story.state.levels
    assert major.value_parts == 100_000 * PARTS + 3 * 500 * 300
    assert major.hidden_parts == 3 * 500 * 100
    assert minor.value_parts == 1000 * PARTS + 3 * 500 * 500
    assert major.meters.turnover_cents == {"A": 1500}


def test_a_round_that_is_said_again_changes_nothing() -> None:
    story = Story()
    story.play("1", "2", key="k")
    before = story.state
    again = c.DrawRound("k", "A", story.round, ("1", "2"), Several.SHARE)
    assert story.tell(again) == ()
    assert story.state == before
    other = c.DrawRound("k", "A", story.round, ("1", "2", "3"), Several.SHARE)
    assert story.refuses(other) is Reason.KEY_REUSED
    old = c.DrawRound("k2", "A", story.round, ("1",), Several.SHARE)
    assert story.refuses(old) is Reason.TOO_OLD
    twice = c.DrawRound("k3", "A", story.round + 1, ("1", "1"), Several.SHARE)
    assert story.refuses(twice) is Reason.BAD_MESSAGE


def test_two_tables_may_use_the_same_key() -> None:
    story = Story()
    story.tell(c.DrawRound("k", "A", 1, ("1",), Several.SHARE))
    story.tell(c.DrawRound("k", "B", 1, ("1",), Several.SHARE))
    assert len({fact.once for fact in story.facts if isinstance(fact, f.JackpotRoundDrawn)}) == 2


def test_a_hit_is_shared_evenly_and_rounded_up_to_the_dollar() -> None:
    """S0 9.5.5, 9.5.6: the rounding is metered; the next jackpot runs meanwhile."""
    story = Story()
    hit = story.play_until_hit(1, "1", "2", "3")
    level = story.level(1)
    assert hit.seats == ("1", "2", "3")
    assert hit.share_cents % 100 == 0
    assert hit.share_cents * 3 * PARTS - hit.value_parts == hit.rounding_parts
    assert 0 <= hit.rounding_parts < 3 * 100 * PARTS
    assert level.meters.pending_parts == hit.share_cents * 3 * PARTS
    assert level.ready and level.epoch > hit.epoch
    assert level.low_parts == level.value_parts >= 1000 * PARTS
    story.play("9", table="B")
    assert story.level(1).value_parts > level.value_parts


def test_one_of_several_wins_if_the_rule_book_says_so() -> None:
    story = Story()
    while not (hits := story.play("1", "2", "3", "4", several=Several.ONE)):
        story.settle()
    (hit, *_) = hits
    chosen = winner_of(bytes.fromhex(hit.nonce), hit.key, 4)
    assert hit.seats == (("1", "2", "3", "4")[chosen],)
    assert hit.share_cents == -(-hit.value_parts // (100 * PARTS)) * 100


def test_no_award_exceeds_the_limit() -> None:
    """It must fall before: what the last round brought beyond it belongs to the next jackpot."""
    story = Story()
    limit_parts = TERMS.levels[1].limit_cents * PARTS
    story.secrets[1] = limit_parts, b""  # as if it had been drawn
    seats = tuple(map(str, range(1, 31)))
    while story.level(1).value_parts < limit_parts:
        story.round += 1
        story.tell(c.DrawRound(f"k{story.round}", "A", story.round, seats, Several.SHARE))
        last = story.level(1)
        if last.value_parts < limit_parts:
            story.tell(c.ConfirmRound(f"k{story.round}", "A"))
    above_parts = last.value_parts - limit_parts
    assert above_parts > 0
    hit = f.JackpotHit(
        key=f"k{story.round}",
        hit=f"2-{last.epoch}",
        level=1,
        epoch=last.epoch,
        table="A",
        round=story.round,
        trigger_parts=limit_parts,
        nonce="00" * 32,
        value_parts=limit_parts,
        seats=seats,
        share_cents=100,
        rounding_parts=30 * 100 * PARTS - limit_parts,
        at_ms=0,
    )
    after = apply(story.state, hit).levels[1]
    assert after.value_parts == 1000 * PARTS + last.hidden_parts + above_parts
    assert difference_parts(after) == 0
    # A level that has reached its limit and was not hit is no mystery any more.
    more = c.DrawRound("more", "B", 1, ("1",), Several.SHARE)
    assert story.refuses(more) is Reason.NOT_THE_TRIGGER


def test_a_hit_belongs_to_the_round_that_reached_the_trigger_and_to_no_other() -> None:
    story = Story()
    trigger_parts, nonce = story.secrets[1]
    story.tell(c.DrawRound("a", "A", 1, ("1",), Several.SHARE))
    early = c.HitLevel("A", "a", 1, trigger_parts, nonce.hex())
    assert story.refuses(early) is Reason.NOT_THE_TRIGGER
    hit = Story().play_until_hit(1, "1")
    assert hit.table == "A"
    other = Story()
    while other.level(1).value_parts + 25_0000 < other.secrets[1][0]:
        other.play("1")
        other.settle()
    other.round += 1
    other.tell(c.DrawRound("b", "B", other.round, ("1",), Several.SHARE))
    trigger_parts, nonce = other.secrets[1]
    for table, key in (("A", "b"), ("A", f"A-{other.round - 1}"), ("B", "c")):
        asked = c.HitLevel(table, key, 1, trigger_parts, nonce.hex())
        assert other.refuses(asked) is Reason.NOT_DRAWN
    other.tell(c.HitLevel("B", "b", 1, trigger_parts, nonce.hex()))


def test_a_void_round_takes_its_increments_back_and_moves_no_trigger() -> None:
    """S0 9.9.2: the wagers were returned."""
    story = Story()
    before = story.state.levels
    story.play("1", "2", key="k")
    story.tell(c.VoidRound("k", "A", 1, "no answer"))
    for was, now in zip(before, story.state.levels, strict=True):
        assert (now.value_parts, now.hidden_parts) == (was.value_parts, was.hidden_parts)
        assert (now.epoch, now.commitment) == (was.epoch, was.commitment)
    assert story.tell(c.VoidRound("k", "A", 1, "no answer")) == ()
    late = c.DrawRound("k", "A", 1, ("1", "2"), Several.SHARE)
    assert story.refuses(late) is Reason.ROUND_VOID
    assert story.refuses(c.ConfirmRound("k", "A")) is Reason.ROUND_VOID


def test_a_void_that_comes_before_its_round_voids_that_too() -> None:
    story = Story()
    story.tell(c.VoidRound("k", "A", 5, "no answer"))
    late = c.DrawRound("k", "A", 5, ("1",), Several.SHARE)
    assert story.refuses(late) is Reason.ROUND_VOID


def test_a_confirmed_round_is_not_voided() -> None:
    story = Story()
    story.play("1", key="k")
    story.tell(c.ConfirmRound("k", "A"))
    assert story.tell(c.ConfirmRound("k", "A")) == ()
    assert story.refuses(c.VoidRound("k", "A", 1, "")) is Reason.ROUND_CONFIRMED
    assert story.refuses(c.ConfirmRound("x", "A")) is Reason.NOT_DRAWN


def test_nobody_is_paid_for_a_void_wager_and_the_level_is_drawn_anew() -> None:
    """What was won is in the level again, what others wagered since stays, and the seal that is
    thrown away is opened."""
    story = Story()
    hit = story.play_until_hit(1, "1", "2")
    key = hit.key
    before_hit_parts = hit.value_parts - 2 * 500 * 500
    story.play("7", table="B", key="b")
    thrown_away = story.level(1)
    facts = story.tell(c.VoidRound(key, "A", hit.round, "no answer"))
    assert [type(fact) for fact in facts] == [f.JackpotRoundVoided, f.JackpotWithdrawn]
    assert story.refuses(c.DrawRound("c", "B", 99, ("7",), Several.SHARE)) is Reason.LEVEL_STOPPED
    story.draw_due()
    opened = [fact for fact in story.facts if isinstance(fact, f.TriggerOpened)]
    assert [fact.epoch for fact in opened] == [thrown_away.epoch]
    level = story.level(1)
    assert story.facts[-1] == f.TriggerDrawn(
        level=1,
        epoch=level.epoch,
        commitment=level.commitment,
        low_parts=level.value_parts,
        high_parts=2000 * PARTS,
        why=f.DrawnWhy.VOID_ROUND,
    )
    assert level.value_parts >= before_hit_parts + 500 * 500
    assert level.meters.pending_parts == level.meters.rounding_parts == 0
    assert story.refuses(c.PayShare("A", hit.hit, "1", PaidHow.HAND)) is Reason.ROUND_VOID


def test_a_share_is_paid_once() -> None:
    """S0 9.8: by the table; one that the inspector refuses belongs to the next jackpot."""
    story = Story()
    hit = story.play_until_hit(1, "1", "2")
    pay = c.PayShare("A", hit.hit, "1", PaidHow.CREDITED, "ann")
    assert story.refuses(pay) is Reason.NOT_DRAWN, "its round may still be void"
    story.tell(c.ConfirmRound(hit.key, "A"))
    assert story.refuses(replace(pay, table="B")) is Reason.UNKNOWN_HIT
    assert story.refuses(replace(pay, seat="9")) is Reason.UNKNOWN_HIT
    story.tell(pay)
    assert story.tell(pay) == ()
    assert story.refuses(replace(pay, how=PaidHow.HAND)) is Reason.SHARE_PAID
    hidden_parts = story.level(1).hidden_parts
    story.tell(c.PayShare("A", hit.hit, "2", PaidHow.REFUSED, "eve"))
    level = story.level(1)
    assert level.hidden_parts == hidden_parts + hit.share_cents * PARTS
    assert level.meters.won_parts == hit.share_cents * PARTS
    assert level.meters.pending_parts == 0


@pytest.mark.parametrize("kind", WrongWager)
def test_a_wrong_wager_is_taken_out_of_the_increments_once(kind: WrongWager) -> None:
    """S0 9.5.8, 9.7: each of the four kinds, as a fact for the Inspectorate."""
    story = Story()
    story.play("1", "2", key="k")
    adjust = c.AdjustWager("adj", "A", "k", "2", kind, "blue chip of the next table", "ann")
    (fact,) = story.tell(adjust)
    assert isinstance(fact, f.JackpotWagerAdjusted) and fact.kind is kind
    assert story.level(0).value_parts == 100_000 * PARTS + 500 * 300
    assert story.tell(adjust) == ()
    assert story.refuses(replace(adjust, key="other")) is Reason.WAGER_ADJUSTED
    assert story.refuses(replace(adjust, seat="3")) is Reason.UNKNOWN_SEAT
    story.tell(c.VoidRound("k", "A", 1, ""))
    assert story.level(0).value_parts == 100_000 * PARTS


def test_meters_that_do_not_come_to_what_a_level_holds_stop_it() -> None:
    story = Story()
    level = replace(story.level(1), value_parts=story.level(1).value_parts + 1)
    state = replace(story.state, levels=(story.level(0), level))
    (stopped,) = decide(state, c.CheckLevels(), Given("", 0))
    assert stopped == f.LevelStopped(level=1, difference_parts=-1)
    _, stopped = decide(state, c.OfferJackpots("A", True), Given("", 0))
    assert isinstance(stopped, f.LevelStopped), "found beside whatever comes next"
    story.state = apply(state, stopped)
    assert not story.state.running
    assert story.refuses(c.DrawRound("k", "A", 1, ("1",), Several.SHARE)) is Reason.LEVEL_STOPPED
    assert decide(story.state, c.CheckLevels(), Given("", 0)) == ()
