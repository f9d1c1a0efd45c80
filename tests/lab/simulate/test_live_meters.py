"""No live meter moves while points are played for: a sample of `live_meters`, and what is found
when the rules that keep money away are broken one by one."""

from collections.abc import Callable

import pytest

from kiosk.game.meters import Meters, count
from kiosk.game.refusal import Refused
from kiosk.game.terminal import commands as c
from kiosk.resources import rulebook
from kiosk.rules.points import Points
from kiosk.rules.terms import Tender
from tests.game.stories import TerminalStory
from tests.game.test_terminal_walk import SEAT
from tests.lab.simulate import live_meters


@pytest.mark.parametrize("book", ["crown-double-zero", "rws-triple-zero"])
def test_no_live_meter_moves_in_a_session(book: str) -> None:
    """S3 5.1, 5.22: in an evening in which both alternate; other documents have no tournaments."""
    played = live_meters.evening(rulebook(book), seed=3)
    assert live_meters.moved(played) == []
    assert live_meters.sessions(played) == (3 if book.startswith("crown") else 0)


ATTEMPTS: dict[str, Callable[[TerminalStory], None]] = {
    "chips": lambda story: story.tell(c.PlaceChip("red", 1000)) and None,
    "notes": lambda story: story.tell(c.EnterNote("in", 2000), c.StackNote("in", 2000)) and None,
    "tickets": lambda story: (
        story.tell(c.EnterTicket("1" * 18, 500), c.RedeemTicket("1" * 18)) and None
    ),
    "credit": lambda story: story.tell(c.Credit("key", 700, Tender.CASH, "ann")) and None,
    "tips": lambda story: story.tell(c.OfferTips(500), c.GiveTip(100, "tip")) and None,
}
KEPT_BY = {
    "chips": "kiosk.game.slip.terminal",
    "notes": "kiosk.game.cash.terminal",
    "tickets": "kiosk.game.tickets.terminal",
    "credit": "kiosk.game.payments.terminal",
    "tips": "kiosk.game.tips.terminal",
}


def change(attempt: Callable[[TerminalStory], None]) -> bool:
    """Whether money or a meter moved upon it. There is credit, though no session starts with it:
    somebody has come with a note that was on its way."""
    story = TerminalStory(rulebook("crown-single-zero"))
    story.tell(c.StackNote("note", 50_000), c.SetTournamentSeat(SEAT), c.OpenWagering(1, 30))
    story.tell(c.PlacePoints("red", Points(100)))
    before, facts = story.state, len(story.facts)
    try:
        attempt(story)
    except Refused:
        assert story.state.money == before.money
        return False
    meters, state = Meters(), before
    for fact in story.facts[facts:]:
        meters = count(meters, fact, state)
    return meters != Meters() or story.state.money != before.money


@pytest.mark.parametrize("what", ATTEMPTS)
def test_each_rule_that_keeps_money_away_is_needed(
    what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not change(ATTEMPTS[what])
    monkeypatch.setattr(f"{KEPT_BY[what]}.require_no_tournament", lambda state: None)
    assert change(ATTEMPTS[what])
