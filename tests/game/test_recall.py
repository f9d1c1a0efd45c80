"""A past round told from the facts alone."""

from kiosk.game.recall import Ending, RoundStory, go_on
from kiosk.game.terminal import commands as c
from kiosk.game.terminal.machine import apply, new_terminal
from kiosk.rules.rulebook import RuleBook
from tests.game.stories import TerminalStory


def told(story: TerminalStory) -> dict[int, RoundStory]:
    state, stories = new_terminal(story.book, "1"), dict[int, RoundStory]()
    for at_ms, fact in enumerate(story.facts):
        before, state = state, apply(state, fact)
        go_on(stories, at_ms, fact, before=before, after=state)
    return stories


def played(book: RuleBook) -> TerminalStory:
    return TerminalStory(book).tell(
        c.StackNote("note", 50_000),
        c.OpenWagering(1, 30),
        c.PlaceChip("straight:17", 1000),
        c.PlaceChip("red", 500),
        c.Undo(),
        c.EndWagering(1, "slip"),
        c.ConfirmSlip(1, "slip"),
        c.Settle(1, "17"),
    )


def test_a_round_is_told_with_wagers_result_and_credit(crown: RuleBook) -> None:
    story = told(played(crown))[1]
    assert (story.stakes, story.steps, story.ending) == ({"straight:17": 1000}, 3, Ending.SETTLED)
    assert (story.credit_before_cents, story.credit_after_cents) == (50_000, 85_000)
    assert [(r.outcome, r.winnings_cents) for r in story.results] == [("17", 35_000)]


def test_a_correction_is_told_beside_the_first_result(crown: RuleBook) -> None:
    story = told(
        played(crown).tell(c.Freeze("wrong"), c.CorrectRound(1, 2, "18", "case"), c.Thaw())
    )[1]
    assert [(r.outcome, r.winnings_cents) for r in story.results] == [("17", 35_000), ("18", 0)]
    assert story.credit_after_cents == 85_000, "as it was then"


def test_money_between_rounds_belongs_to_no_round(crown: RuleBook) -> None:
    later = played(crown).tell(c.StackNote("later", 2000), c.OpenWagering(2, 30))
    stories = told(later)
    assert stories[1].credit_after_cents == 85_000
    assert stories[2].credit_before_cents == 87_000


def test_each_ending_is_told(crown: RuleBook) -> None:
    def start() -> TerminalStory:
        return TerminalStory(crown).tell(c.StackNote("note", 5000), c.OpenWagering(1, 30))

    wager, end = c.PlaceChip("red", 500), c.EndWagering(1, "slip")
    assert told(start())[1].ending is Ending.OPEN
    assert told(start().tell(end, c.Settle(1, "0")))[1].ending is Ending.NO_WAGER
    assert told(start().tell(wager, end))[1].ending is Ending.SENT
    assert told(start().tell(wager, end, c.ConfirmSlip(1, "slip")))[1].ending is Ending.REGISTERED
    refused = start().tell(wager, end, c.RefuseSlip(1, "slip", "late"), c.Settle(1, "0"))
    assert (told(refused)[1].ending, told(refused)[1].reason) == (Ending.REFUSED, "late")
    assert told(start().tell(wager, c.VoidRound(1, "power")))[1].ending is Ending.VOID
