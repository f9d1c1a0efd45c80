"""A terminal that is gone for good: its player is paid once, whatever was under way there."""

import pytest

from kiosk.game import facts as f
from kiosk.game.refusal import Reason
from kiosk.game.seats.gone import PAID_TOO_LITTLE, PAID_TOO_MUCH, trusted_cents
from kiosk.game.table import commands as c
from kiosk.game.tickets.state import TicketStatus
from kiosk.rules.rulebook import RuleBook
from kiosk.rules.terms import Tender
from tests.game.stories import TableStory

NUMBER = "1" * 18
RED = {"red": 500}


@pytest.fixture
def lost(crown: RuleBook) -> TableStory:
    """Seat 1 went away with a bet of 5 on red registered and 12 of credit."""
    return TableStory(crown).tell(
        c.OpenTable(0),
        c.Join("1"),
        c.SeeHead("1", 5, "ab", new=True),
        c.SetPlaying("1", True),
        c.OpenRound(30),
        c.CloseRound(),
        c.RegisterSlip("1", 1, "slip", RED),
        c.EndGrace(),
        c.LoseSeat("1", 1200, 500),
    )


def owed(story: TableStory, *, printed: bool = False) -> int:
    return trusted_cents(story.book, story.state, "1", printed=printed)


def paid(cents: int, *, printed: bool = False) -> c.WriteOffSeat:
    return c.WriteOffSeat("1", cents, printed)


def test_nothing_is_paid_before_the_round_is_over(lost: TableStory) -> None:
    assert lost.refuses(paid(1700)) is Reason.NOT_SETTLED


@pytest.mark.parametrize(
    ("ending", "cents"),
    [
        (c.ConfirmResult("3"), 1200 + 1000),  # the stake and as much again
        (c.ConfirmResult("2"), 1200),
        (c.InvalidateGame(1, "fire", "r0"), 1200 + 500),
    ],
)
def test_what_its_bets_came_to_is_counted(lost: TableStory, ending: c.Command, cents: int) -> None:
    assert owed(lost.tell(ending)) == cents


def test_bets_that_never_came_to_the_table_go_back(crown: RuleBook, lost: TableStory) -> None:
    betting = TableStory(crown).tell(
        c.OpenTable(0), c.Join("1"), c.OpenRound(30), c.LoseSeat("1", 1200, 500)
    )
    assert owed(betting) == 1700


def test_money_taken_for_it_and_a_ticket_not_printed_are_the_players(lost: TableStory) -> None:
    story = lost.tell(
        c.ConfirmResult("2"),
        c.Credit("1", 2000, Tender.CASH),
        c.ReserveTicket("out", "1", NUMBER, 700, 9000),
    )
    assert owed(story) == 1200 + 2000 + 700
    assert owed(story, printed=True) == 1200 + 2000
    after = story.tell(paid(3200, printed=True)).state
    assert after.tickets[NUMBER].status is TicketStatus.ISSUED and not after.due


def test_its_seat_is_free_and_the_old_machine_is_not_let_in_again(lost: TableStory) -> None:
    story = lost.tell(c.ConfirmResult("2")).tell(paid(1200), key="off")
    seat = story.state.seats["1"]
    assert not seat.playing and seat.last is None and not seat.tickets
    assert story.facts[-1] == f.SeatWrittenOff(
        key="off", seat="1", cents=1200, trusted_cents=1200, seq=5, hash="ab", who="ann"
    )
    assert story.refuses(paid(1200)) is Reason.NO_ACCOUNT  # not even by two people
    for seq, hashed in ((5, "ab"), (9, "cd")):  # where it was, and further
        assert story.refuses(c.SeeHead("1", seq, hashed)) is Reason.WRITTEN_OFF
    after = story.tell(c.SeeHead("1", 2, "ef", new=True))
    assert after.state.heads["1"] == (2, "ef")
    # The bets of the old one are nothing of the new one's, should that die too.
    assert owed(after.tell(c.SetPlaying("1", True), c.LoseSeat("1", 100, 0))) == 100


def test_withheld_money_is_decided_on_first_and_then_paid_with_the_rest(lost: TableStory) -> None:
    story = lost.tell(
        c.ConfirmResult("2"),
        c.OpenCase("claim", "1", 1, 300, "a claim", withhold=True),
        c.AnswerWithhold("claim", True),
    )
    assert story.refuses(paid(1200)) is Reason.CASE_OPEN
    story.tell(c.CloseCase("claim", "right", pay=True))
    assert owed(story) == 1500
    assert not story.tell(paid(1500)).state.cases


@pytest.mark.parametrize(
    ("first", "then", "what"),
    [("2", "3", PAID_TOO_LITTLE), ("3", "2", PAID_TOO_MUCH)],
    ids=["little", "much"],
)
def test_a_correction_of_its_rounds_is_a_case(
    lost: TableStory, first: str, then: str, what: str
) -> None:
    """No terminal is left that would settle the round again."""
    story = lost.tell(c.ConfirmResult(first))
    story = story.tell(paid(owed(story)), c.Freeze("misread"))
    corrected = story.tell(c.CorrectResult(1, then, "misread"))
    case = corrected.state.cases["replaced 1 1 2"]
    assert (case.seat, case.round, case.cents, case.what) == ("1", 1, 1000, what)
    closed = corrected.tell(c.CloseCase("replaced 1 1 2", "paid by hand"))
    assert not closed.state.cases


def test_a_correction_that_changes_nothing_for_it_is_none(lost: TableStory) -> None:
    story = lost.tell(c.ConfirmResult("2"), paid(1200), c.Freeze("misread"))
    assert not story.tell(c.CorrectResult(1, "4", "misread")).state.cases
