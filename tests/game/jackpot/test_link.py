"""Who may stop and start the link, and change its levels."""

from msgspec.structs import replace

from kiosk.game import facts as f
from kiosk.game.jackpot import commands as c
from kiosk.game.jackpot.levels import difference_parts
from kiosk.game.jackpot.values import PARTS, LevelTerms
from kiosk.game.refusal import Reason
from kiosk.rules.supernova import Several
from tests.game.jackpot.stories import MAJOR, MINOR, TERMS, Story

GRAND = LevelTerms(name="Grand", reset_cents=500_000, limit_cents=900_000, increment_bp=100)
ROUND = c.DrawRound("new", "A", 1000, ("1",), Several.SHARE)


def stopped(story: Story) -> Story:
    story.tell(c.StopLink("maintenance"), who="ann", second="bob")
    return story


def opened(story: Story) -> Story:
    for index, (trigger_parts, nonce) in story.secrets.items():
        story.tell(c.OpenTrigger(index, trigger_parts, nonce.hex()))
    return story


def test_two_people_stop_and_start_it() -> None:
    story = Story()
    stop = c.StopLink("maintenance")
    assert story.refuses(stop, "ann") is Reason.UNKNOWN_STAFF
    assert story.refuses(stop, "ann", "ann") is Reason.SECOND_PERSON
    assert story.refuses(stop, "ann", "mallory") is Reason.UNKNOWN_STAFF
    assert story.refuses(c.StopLink(), "ann", "bob") is Reason.NO_WHY
    stopped(story)
    assert story.refuses(ROUND) is Reason.LINK_STOPPED
    assert story.refuses(c.StartLink("done")) is Reason.UNKNOWN_STAFF, "not by itself again"
    story.tell(c.StartLink("done"), who="bob", second="eve")
    story.tell(ROUND)


def test_levels_change_only_while_it_is_stopped_and_all_is_paid() -> None:
    story = Story()
    change = c.SetJackpotTerms(replace(TERMS, wager_cents=1000), "new wager")
    assert story.refuses(change, "ann", "bob") is Reason.LINK_STARTED
    hit = story.play_until_hit(1, "1")
    stopped(story)
    assert story.refuses(change, "ann", "bob") is Reason.HITS_PENDING
    story.settle(hit.table)
    assert story.refuses(change, "ann", "bob") is Reason.TRIGGER_SEALED, "each seal is opened"
    opened(story)
    assert story.refuses(change, "ann", "ann") is Reason.SECOND_PERSON
    story.tell(change, who="ann", second="bob")
    assert story.refuses(c.StartLink("go"), "ann", "bob") is Reason.LEVEL_STOPPED
    story.draw_due()
    assert min(level.epoch for level in story.state.levels) > hit.epoch
    story.tell(c.StartLink("go"), who="ann", second="bob")


def test_what_the_levels_held_stays_the_players() -> None:
    story = Story()
    story.play("1", "2", "3")
    held = {level.terms.name: level for level in story.state.levels}
    opened(stopped(story))
    terms = replace(TERMS, levels=(GRAND, replace(MAJOR, limit_cents=300_000)))
    story.tell(c.SetJackpotTerms(terms, "new levels"), who="ann", second="bob")
    grand, major = story.state.levels
    assert grand.value_parts == 500_000 * PARTS
    assert major.value_parts == held["Major"].value_parts
    gone = held["Minor"].value_parts + held["Minor"].hidden_parts
    assert major.hidden_parts == held["Major"].hidden_parts + gone
    assert difference_parts(major) == difference_parts(grand) == 0


def test_a_trigger_is_read_only_by_giving_it_up() -> None:
    story = Story()
    trigger_parts, nonce = story.secrets[0]
    peek = c.OpenTrigger(0, trigger_parts, nonce.hex())
    assert story.refuses(peek) is Reason.TRIGGER_NOT_DUE
    assert story.refuses(c.DrawTrigger(0, "0" * 64)) is Reason.TRIGGER_SEALED
    stopped(story)
    assert story.refuses(replace(peek, trigger_parts=trigger_parts + 1)) is Reason.NOT_THE_TRIGGER
    story.tell(peek)
    assert story.refuses(c.StartLink("go"), "ann", "bob") is Reason.LEVEL_STOPPED
    story.draw_due()
    assert story.secrets[0] != (trigger_parts, nonce)
    story.tell(c.StartLink("go"), who="ann", second="bob")


def test_a_trigger_that_somebody_has_read_is_opened_and_drawn_anew() -> None:
    story = Story()
    story.play("1")
    trigger_parts, nonce = story.secrets[0]
    (fact,) = story.tell(c.SeeTrigger(0))
    assert isinstance(fact, f.TriggerSeen)
    assert story.refuses(ROUND) is Reason.LEVEL_STOPPED
    story.draw_due()
    opened, drawn = story.facts[-2:]
    assert isinstance(opened, f.TriggerOpened) and isinstance(drawn, f.TriggerDrawn)
    assert (opened.trigger_parts, opened.nonce) == (trigger_parts, nonce.hex())
    assert (drawn.why, drawn.low_parts) == (f.DrawnWhy.SEEN, story.level(0).value_parts)
    assert story.play("1") is not None and story.state.running


def test_a_trigger_that_is_lost_is_drawn_anew_over_what_is_left() -> None:
    story = Story()
    story.play("1")
    (fact,) = story.tell(c.LoseTrigger(0))
    assert isinstance(fact, f.TriggerLost)
    assert story.refuses(ROUND) is Reason.LEVEL_STOPPED
    story.draw_due()
    drawn = story.facts[-1]
    assert isinstance(drawn, f.TriggerDrawn)
    assert drawn.low_parts == story.level(0).value_parts > MAJOR.reset_cents * PARTS
    assert drawn.why is f.DrawnWhy.LOST
    assert MINOR.name == story.level(1).terms.name
